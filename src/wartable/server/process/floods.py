"""Floods: whoever asks for far more than is ever answered is turned away before anybody reads what they ask for.

The server refuses what is too much of an address politely, with a sentence. To say so costs about as much as an answer,
so where an address takes no notice it is said in one line, and the connection is closed.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

__all__ = ["Floods"]

_BURST = 900.0
_PER_SECOND = 150.0
"""Half as much again as an address may ask for: `ADDRESS` among the limits."""
_ADDRESSES_KEPT = 20_000


class Floods:
    """What each address has left; the longest unheard of are forgotten."""

    def __init__(self, scale: float, now: Callable[[], float] = time.monotonic) -> None:
        self._burst = _BURST * scale
        self._per_second = _PER_SECOND * scale
        self._now = now
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """By address: how many requests are left, and when that was counted."""

    def take(self, address: str) -> bool:
        """Count a request; False if it is one too many."""
        if not self._burst:
            return True
        left = self._count(address)
        self._left[address] = (left - 1 if left >= 1 else left, self._now())
        self._left.move_to_end(address)
        if len(self._left) > _ADDRESSES_KEPT:
            self._left.popitem(last=False)
        return left >= 1

    def is_flooding(self, address: str) -> bool:
        """Whether the next request of an address would be one too many."""
        return bool(self._burst) and address in self._left and self._count(address) < 1

    def _count(self, address: str) -> float:
        now = self._now()
        left, at = self._left.get(address, (self._burst, now))
        return min(self._burst, left + (now - at) * self._per_second)
