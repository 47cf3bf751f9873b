"""Bits of a word: how many, and where the one of a number stands, without a branch that the processor could miss."""

# mypy: allow-untyped-decorators

from __future__ import annotations

import numpy as np
from numba import njit

from wartable.games.age_of_war.batch.tables import bit_places

__all__ = ["place_of", "place_of_bit", "sums_of_bytes"]

_BYTES = 0x0101010101010101
_TOPS = 0x0080808080808080
_REST = 0x007F7F7F7F7F7F7F


_PLACES = bit_places()
# De Bruijn's sequence: the top six bits of its product with a single bit are different for every bit.
_SEQUENCE = 0x03F79D71B4CB0A89
_PLACE = np.zeros(64, np.int64)
_PLACE[[(_SEQUENCE << place & (1 << 64) - 1) >> 58 for place in range(64)]] = np.arange(64)


@njit(inline="always")
def place_of(bit: int) -> int:
    """The place of the only bit of a word."""
    return _PLACE[(np.uint64(bit) * np.uint64(_SEQUENCE)) >> np.uint64(58)]  # type: ignore[no-any-return]


@njit(inline="always")
def sums_of_bytes(word: int) -> int:
    """In every byte: how many bits the word has up to there; so the top byte has their number, 63 at most."""
    count = word - (word >> 1 & 0x5555555555555555)
    count = (count & 0x3333333333333333) + (count >> 2 & 0x3333333333333333)
    return (count + (count >> 4) & 0x0F0F0F0F0F0F0F0F) * _BYTES


@njit(inline="always")
def place_of_bit(word: int, sums: int, number: int) -> int:
    """The place of the bit of this number, counted from below; the word must have so many."""
    # A byte's top bit stays where no more bits lie up to here than below the one that is looked for.
    passed = (number * _BYTES | _TOPS) - (sums & _REST) & _TOPS
    shift = ((passed >> 7) * _BYTES >> 56) * 8
    left = number - (sums << 8 >> shift & 0x7F)
    place: int = shift + _PLACES[word >> shift & 0xFF, left]
    return place
