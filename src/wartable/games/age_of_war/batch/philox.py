"""Random words from counters (Philox 4x32, ten rounds): any game and any roll of it can be had without those before.

Triton has the same generator, so that processor and graphics card roll the same dice.
"""

# mypy: allow-untyped-decorators

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from numba import njit

__all__ = ["Word", "Words", "below", "philox", "philox_ahead"]

_ROUNDS = 10
_HALF = np.uint64(32)
_LOW = np.uint64(0xFFFFFFFF)
_FACTOR = (np.uint64(0xD2511F53), np.uint64(0xCD9E8D57))
_STEP = (np.uint64(0x9E3779B9), np.uint64(0xBB67AE85))

Word = int
"""A number below 2 ** 32, which compiled code holds without a sign."""


Words = npt.NDArray[np.uint64]


@njit(inline="always")
def philox(seed: np.uint64 | int, game: np.uint64 | int, number: int, kind: int) -> tuple[Word, Word, Word, Word]:
    """Four words for a seed (the key) and a counter of a game (two words), a number in it, and a kind of draw."""
    key, other_key = np.uint64(seed) & _LOW, np.uint64(seed) >> _HALF
    a, b, c, d = np.uint64(number), np.uint64(game) & _LOW, np.uint64(game) >> _HALF, np.uint64(kind)
    for _ in range(_ROUNDS):
        left, right = a * _FACTOR[0], c * _FACTOR[1]
        a, b, c, d = right >> _HALF ^ b ^ key, right & _LOW, left >> _HALF ^ d ^ other_key, left & _LOW
        key, other_key = key + _STEP[0] & _LOW, other_key + _STEP[1] & _LOW
    return a, b, c, d  # type: ignore[return-value]


@njit()
def philox_ahead(seed: np.uint64, game: np.uint64, number: int, kind: int, words: Words) -> None:
    """The words for as many numbers as there is room for, side by side: a multiple of eight fills the vectors."""
    for ahead in range(words.shape[1]):
        one, two, three, _ = philox(seed, game, number + ahead, kind)
        words[0, ahead], words[1, ahead], words[2, ahead] = one, two, three


@njit(inline="always")
def below(word: Word, bound: int) -> int:
    """A number from 0 to `bound` - 1; none is more likely than another by more than `bound` / 2 ** 32 of its chance."""
    return np.int64(np.uint64(word) * np.uint64(bound) >> _HALF)  # type: ignore[return-value]
