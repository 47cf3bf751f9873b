"""Positions of Board of War as one word of text: what cannot be on a table is refused with the rule."""

from __future__ import annotations

from wartable.core.packed import Packing
from wartable.games.board_of_war.invariants import check_invariants
from wartable.games.board_of_war.state import State

__all__ = ["read_position", "shipped_position", "write_position"]

_MOST = 2000


_PACKING = Packing(State, __package__, _MOST, check_invariants, "BW-1")
read_position = _PACKING.read
write_position = _PACKING.write
shipped_position = _PACKING.unpacked
