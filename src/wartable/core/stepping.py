"""What the tables of every game on arrays have in common while a learner decides, compiled (numba)."""

# mypy: allow-untyped-decorators

from __future__ import annotations

from typing import Any

from numba import njit

from wartable.core.batch import EVERY_SEAT, TableArrays

__all__ = ["CUT_SHORT", "ON", "OVER", "lose_by_illegal_action", "note_status"]

ON, OVER, CUT_SHORT = range(3)
"""How it stands with a match."""

_inlined: Any = njit(_nrt=False, inline="always")  # type: ignore[call-overload]


@_inlined
def note_status(arrays: TableArrays, table: int, status: int, learner: int, turn: int) -> None:
    """How it stands, and from whose place the table is told."""
    arrays.is_over[table], arrays.is_cut_short[table] = status == OVER, status == CUT_SHORT
    arrays.seats[table] = turn if learner == EVERY_SEAT else learner


@_inlined
def lose_by_illegal_action(arrays: TableArrays, table: int, turn: int) -> None:
    """The match is over; what is told of it stays."""
    arrays.is_over[table] = arrays.is_illegal[table] = True
    rewards = arrays.rewards[table]
    rewards[:] = 0.0
    rewards[turn] = -1.0 / (len(rewards) - 1)
