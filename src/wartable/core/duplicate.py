"""`DuplicateSource` in compiled code: the same luck for every seat from the same seed (numba).

So games on arrays can roll the duplicate dice that matches of the readable rules roll.
"""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"

from __future__ import annotations

import hashlib

import numpy as np
import numpy.typing as npt
from numba import njit

__all__ = ["Word", "begin_draw", "duplicate_below", "key_of"]

Word = npt.NDArray[np.uint64]
"""One word: where the numbers of one chance event come from."""

_STEP = np.uint64(0x9E3779B97F4A7C15)
_ONE, _OTHER = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_HALF, _LOW = np.uint64(32), np.uint64(0xFFFFFFFF)


def key_of(seed: int) -> int:
    """What a match of this seed draws with."""
    return int.from_bytes(hashlib.sha256(str(seed).encode()).digest()[:8], "big")


@njit(inline="always")
def _mixed(word: np.uint64) -> np.uint64:
    word = (word ^ (word >> np.uint64(30))) * _ONE
    word = (word ^ (word >> np.uint64(27))) * _OTHER
    return word ^ (word >> np.uint64(31))


@njit()
def begin_draw(word: Word, key: np.uint64, place: int, drawn: int) -> None:
    """A chance event of a seat that has had so many; `place` is 0 where it is nobody's, else the seat and one."""
    own = _mixed(key + np.uint64(place) * _STEP)
    word[0] = _mixed(own + np.uint64(drawn) * _STEP)


@njit(inline="always")
def duplicate_below(word: Word, bound: int) -> int:
    """The next number from 0 to `bound` - 1 of this event; `bound` has less than 32 bits."""
    word[0] += _STEP
    mixed, many = _mixed(word[0]), np.uint64(bound)
    # The upper half of a product of 128 bits.
    high, low = (mixed >> _HALF) * many, (mixed & _LOW) * many
    return np.int64((high + (low >> _HALF)) >> _HALF)  # type: ignore[return-value]
