"""Successive halving: look at all, drop the worse half, look at the rest again."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

__all__ = ["halving", "rounds_for"]

T = TypeVar("T")


def rounds_for(count: int) -> int:
    """How many rounds it takes to halve so many down to one; at least one."""
    return max(1, math.ceil(math.log2(count)))


def halving(
    candidates: Sequence[T], worth: Callable[[T], float], *, fewest: int = 1, fixed: int = 0
) -> Iterator[list[T]]:
    """Round by round, without end: who is still looked at.

    After each round the better half by `worth` stays, but never fewer than `fewest`; the first `fixed` always stay,
    in front, to be compared with.
    """
    active = list(candidates)
    while True:
        yield active
        ranked = sorted(active[fixed:], key=lambda each: -worth(each))
        active = [*active[:fixed], *ranked[: max(fewest, len(active) // 2)]]
