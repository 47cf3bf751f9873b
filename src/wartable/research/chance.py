"""Chance by number: every outcome of a die roll, a draw or a deal as one of few branches of a tree.

A distribution with few outcomes is one step: outcome 0, 1, 2 … as it lists them. A roll of so many dice that nobody
wants to list it is told face by face: how many dice show the lowest face, then how many of the others the next, and so
on; every step is binomial, and together they have exactly the chances of the whole roll.
"""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache
from itertools import accumulate
from math import comb
from typing import Any

import msgspec

from wartable.core.distribution import Dice, Distribution

__all__ = ["MOST_BRANCHES", "Told", "branches", "describe", "drawn", "outcome"]

MOST_BRANCHES = 1000
"""A roll with more outcomes than this is told face by face."""

Told = tuple[int, ...]
"""The branches taken so far in one chance event."""

AnyDistribution = Distribution[Any]


def branches(distribution: AnyDistribution, told: Told) -> list[tuple[int, float]]:
    """The branches that may come next, with their chances."""
    if not _is_long(distribution):
        return _shares(distribution)
    assert isinstance(distribution, Dice)
    left, faces = distribution.count - sum(told), distribution.faces - len(told)
    return [
        (showing, comb(left, showing) * (1 / faces) ** showing * (1 - 1 / faces) ** (left - showing))
        for showing in range(left + 1)
    ]


def drawn(distribution: AnyDistribution, told: Told, fraction: float) -> int:
    """The branch that a number from 0 to 1 stands for, found without looking at all of them."""
    sums = _running_sums(branches(distribution, told)) if _is_long(distribution) else _sums(distribution)
    return min(bisect_right(sums, fraction), len(sums) - 1)


def outcome(distribution: AnyDistribution, told: Told) -> Any | None:
    """What has come up, or None while more has to be told."""
    if not told:
        return None
    if not _is_long(distribution):
        return _listed(distribution)[told[0]][0]
    assert isinstance(distribution, Dice)
    left = distribution.count - sum(told)
    if left and len(told) < distribution.faces - 1:
        return None
    showing = (*told, *(0,) * (distribution.faces - 1 - len(told)), left)[: distribution.faces]
    dice = iter([face for face, count in enumerate(showing) for _ in range(count)])
    return distribution.draw(lambda _: next(dice))


def describe(distribution: AnyDistribution, told: Told, branch: int) -> str:
    """A branch in short words, different for each."""
    if not _is_long(distribution):
        return _names(distribution)[branch]
    assert isinstance(distribution, Dice)
    return f"{branch} of {distribution.count - sum(told)} dice show {distribution.lowest + len(told)}"


def _is_long(distribution: AnyDistribution) -> bool:
    if not isinstance(distribution, Dice):
        return False
    return comb(distribution.count + distribution.faces - 1, distribution.count) > MOST_BRANCHES


# Rules keep their distributions, so these are asked for again and again.
@lru_cache(maxsize=256)
def _listed(distribution: AnyDistribution) -> tuple[tuple[Any, int], ...]:
    return distribution.outcomes()


@lru_cache(maxsize=256)
def _shares(distribution: AnyDistribution) -> list[tuple[int, float]]:
    listed = _listed(distribution)
    total = sum(weight for _, weight in listed)
    return [(branch, weight / total) for branch, (_, weight) in enumerate(listed)]


@lru_cache(maxsize=256)
def _sums(distribution: AnyDistribution) -> list[float]:
    return _running_sums(_shares(distribution))


def _running_sums(shares: list[tuple[int, float]]) -> list[float]:
    return list(accumulate(chance for _, chance in shares))


@lru_cache(maxsize=256)
def _names(distribution: AnyDistribution) -> tuple[str, ...]:
    return tuple(msgspec.json.encode(event).decode() for event, _ in _listed(distribution))
