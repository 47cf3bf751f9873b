"""Which bit of a word it is (numba has no name for the processor's instruction)."""

# mypy: allow-untyped-decorators

from __future__ import annotations

import numpy as np
from numba import njit

__all__ = ["place_of"]

# De Bruijn's sequence: the top six bits of its product with a single bit are different for every bit.
_SEQUENCE = 0x03F79D71B4CB0A89
_PLACE = np.zeros(64, np.int64)
_PLACE[[(_SEQUENCE << place & (1 << 64) - 1) >> 58 for place in range(64)]] = np.arange(64)


@njit(inline="always")
def place_of(bit: int) -> int:
    """The place of the only bit of a word."""
    return _PLACE[(np.uint64(bit) * np.uint64(_SEQUENCE)) >> np.uint64(58)]  # type: ignore[no-any-return]
