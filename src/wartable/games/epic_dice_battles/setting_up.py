"""Positions of Epic Dice Battles as one word of text: what cannot be on a table is refused with the rule."""

from __future__ import annotations

from wartable.core.packed import Packing, largest
from wartable.games.epic_dice_battles.invariants import check_invariants
from wartable.games.epic_dice_battles.rules.rules import Rules
from wartable.games.epic_dice_battles.state import State

__all__ = ["read_position", "shipped_position", "write_position"]

_LAST_YEAR = 1_999
_MOST = 199
"""No number but the year is larger: nobody is to roll a million dice."""


def _check(rules: Rules, state: State) -> None:
    assert largest(state, but="year") <= _MOST, "ED-1: there is only so much in the box"
    check_invariants(rules, state)


_PACKING = Packing(State, __package__, _LAST_YEAR, _check, "ED-1")
read_position = _PACKING.read
write_position = _PACKING.write
shipped_position = _PACKING.unpacked
