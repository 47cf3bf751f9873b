"""Which games to play at once, and how they went."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from wartable.games.age_of_war.batch.tables import Floats, Ints
from wartable.games.age_of_war.game import GAME

__all__ = ["TURN_LIMIT", "Batch", "Played", "Policy", "batch_of"]

TURN_LIMIT = 20_000
"""AW-43: a game of so many turns is stopped and counts as unfinished."""


class Policy(StrEnum):
    """Who plays a seat: the bots of the same names."""

    RANDOM = "random"
    GREEDY = "greedy"


class Batch(NamedTuple):
    """Which games: those numbered `first_game` … of a seed. A game depends on its number, not on the others."""

    policies: tuple[Policy, ...]
    """By seat."""
    games: int
    seed: int = 0
    first_game: int = 0
    turn_limit: int = TURN_LIMIT


def batch_of(policies: Sequence[str], games: int, seed: int, first_game: int, turn_limit: int) -> Batch:
    """A batch of checked numbers; an error says what cannot be played."""
    GAME.rules(len(policies))
    for name, number in (("seed", seed), ("first game", first_game)):
        if not 0 <= number < 1 << 64:
            raise ValueError(f"the {name} is a number from 0 to 2 ** 64 - 1, not {number}")
    return Batch(tuple(Policy(policy) for policy in policies), games, seed, first_game, turn_limit)


class Played(NamedTuple):
    """How the games of a batch went, by game."""

    held: Ints
    """By game and seat: its castles in the end, as a set of card numbers (bit 0 is castle 0)."""
    first: Ints
    """The seat that began."""
    turns: Ints
    decisions: Ints
    points: Ints
    """By game and seat."""
    shares: Floats
    """By game and seat: the share of the victory; nothing where a game is unfinished."""

    @property
    def finished(self) -> npt.NDArray[np.bool_]:
        """Whether the game came to its end before the limit."""
        return np.asarray(self.shares.any(axis=1))
