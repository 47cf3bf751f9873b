"""What the tables of every game on arrays have in common while a learner decides, compiled (numba)."""

# mypy: allow-untyped-decorators

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from wartable.core.batch import EVERY_SEAT, TableArrays
from wartable.core.twister import ROW, Twister, seed_twister

__all__ = [
    "CUT_SHORT",
    "DECISIONS",
    "LEARNER",
    "ON",
    "OVER",
    "Positions",
    "begin_match",
    "lose_by_illegal_action",
    "new_positions",
    "note_status",
]

ON, OVER, CUT_SHORT = range(3)
"""How it stands with a match."""

DECISIONS, LEARNER, _NOTES = range(3)
"""What is noted of a table: decisions so far, and the learner's seat."""


class Positions(NamedTuple):
    """Where everything lies, by table."""

    rows: npt.NDArray[Any]
    """The state, as the game's engine lays it out."""
    notes: npt.NDArray[Any]
    dice_luck: Twister
    bot_luck: Twister


def new_positions(count: int, row: int, kind: type[np.signedinteger[Any]]) -> Positions:
    """Room for so many tables, each with a row of so many numbers."""
    return Positions(
        np.zeros((count, row), kind),
        np.zeros((count, _NOTES), kind),
        np.zeros((count, ROW), np.uint32),
        np.zeros((count, ROW), np.uint32),
    )


_inlined: Any = njit(_nrt=False, inline="always")  # type: ignore[call-overload]


@_inlined
def begin_match(positions: Positions, table: int, seed: np.uint64, bot_seed: np.uint64, learner: int) -> None:
    """Luck and notes of a new match; its state is laid out by the game."""
    seed_twister(positions.dice_luck[table], seed)
    seed_twister(positions.bot_luck[table], bot_seed)
    positions.notes[table, DECISIONS], positions.notes[table, LEARNER] = 0, learner


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
