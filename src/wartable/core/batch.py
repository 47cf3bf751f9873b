"""Many games at once: what a game's fast engine is asked for, and what it answers, in columns.

A game without such an engine is played one match after the other by its readable rules; where there is one, it is
tested equal to them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

__all__ = ["BatchEngine", "Columns", "FactColumns", "SeatedGame"]

Ints = npt.NDArray[np.int32]
Floats = npt.NDArray[np.float64]


class SeatedGame(NamedTuple):
    """One game to be played; it depends on nothing else."""

    bots: tuple[str, ...]
    """By seat."""
    seed: int
    is_duplicate: bool = False
    """Whether every seat has dice of its own, the same in all games of this seed."""


class FactColumns(NamedTuple):
    """One topic of a game's chronicle in all games."""

    topic: str
    items: tuple[str, ...]
    counts: Ints
    """By game, item and seat."""
    order: Ints | None = None
    """By game and item: as the how-manieth it came, from 1; 0 where it did not come. None if the topic has no order."""


class Columns(NamedTuple):
    """How the games went, one row for each; what `core.chronicle` and `Result` say of a match."""

    shares: Floats
    """By seat: the share of the victory; nothing where a game is unfinished."""
    scores: Ints
    """By seat; nothing where a game is unfinished."""
    how: tuple[str | None, ...]
    """The kind of victory; None where a game is unfinished."""
    first: Ints
    decisions: Ints
    length: Ints
    lead_changes: Ints
    decided: Floats
    """Not a number without a sole winner."""
    facts: tuple[FactColumns, ...]


class BatchEngine(Protocol):
    """Plays many games of one game with one set of options."""

    bots: tuple[str, ...]
    """Those it knows how to play."""

    def play(self, games: Sequence[SeatedGame]) -> Columns:
        """How these games went."""

    def events(self, game: SeatedGame) -> tuple[Any, ...]:
        """Everything that happened in one of them, as events of the readable rules."""
