"""Random numbers for compiled games: any game of a seed can be had without those before it (xorshift64*)."""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from wartable.games.board_of_war.batch.compiled import compiled

__all__ = ["Luck", "below", "chance", "seed_luck"]

Luck = npt.NDArray[np.uint64]
"""One word: the state of the generator."""

_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_MIX_ONE = np.uint64(0xBF58476D1CE4E5B9)
_MIX_TWO = np.uint64(0x94D049BB133111EB)
_STAR = np.uint64(0x2545F4914F6CDD1D)


@compiled
def _mixed(word: np.uint64) -> np.uint64:
    word = (word ^ (word >> np.uint64(30))) * _MIX_ONE
    word = (word ^ (word >> np.uint64(27))) * _MIX_TWO
    return word ^ (word >> np.uint64(31))


@compiled
def seed_luck(luck: Luck, seed: np.uint64, game: np.uint64) -> None:
    """The luck of a game."""
    word = _mixed(_mixed(np.uint64(seed) + _GOLDEN) ^ (np.uint64(game) * _GOLDEN + _STAR))
    luck[0] = word if word != np.uint64(0) else _GOLDEN


@compiled
def _next(luck: Luck) -> np.uint64:
    word = luck[0]
    word ^= word >> np.uint64(12)
    word ^= word << np.uint64(25)
    word ^= word >> np.uint64(27)
    luck[0] = word
    return (word * _STAR) >> np.uint64(32)


@compiled
def below(luck: Luck, bound: int) -> int:
    """A number from 0 to `bound` - 1."""
    return np.int64((_next(luck) * np.uint64(bound)) >> np.uint64(32))  # type: ignore[return-value]


@compiled
def chance(luck: Luck) -> float:
    """A number from 0 to 1."""
    return float(np.int64(_next(luck))) / 4294967296.0
