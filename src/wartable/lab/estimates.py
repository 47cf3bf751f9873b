"""Figures with 95 % confidence intervals: rates, means, and differences of paired games.

Everything measured is a ratio of two sums over games: wins over games for a rate, turns over games for a mean, wins of
those who held a castle over games in which somebody did. Its spread comes from the spread between games, which are
independent of each other, whatever hangs together inside a game.
"""

from __future__ import annotations

import math
from statistics import NormalDist
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from wartable.core.errors import NeedsExtra

__all__ = ["Difference", "Estimate", "Samples", "adjusted", "difference", "estimate", "t_quantile", "wilson"]

Floats = NDArray[np.float64]

_CONFIDENCE = 0.95
_POWER_Z = NormalDist().inv_cdf(0.80)


class Samples(msgspec.Struct, frozen=True):
    """What each game adds to the sum above and to the sum below."""

    above: Floats
    below: Floats
    is_rate: bool = False

    def grouped(self, groups: NDArray[np.int64]) -> Samples:
        """The same with games of a group counted as one: for games that share their dice."""
        size = int(groups.max()) + 1 if len(groups) else 0
        above, below = (np.bincount(groups, part, size).astype(np.float64) for part in (self.above, self.below))
        return Samples(above, below, self.is_rate)


class Estimate(msgspec.Struct, frozen=True):
    """A figure and its 95 % interval; what too few games leave unknown is None."""

    value: float | None
    low: float | None
    high: float | None
    count: float
    """What the value is the mean of: games, or whatever is counted below the line."""


class Difference(msgspec.Struct, frozen=True):
    """How much a figure changed between two series of games with the same dice."""

    value: float
    low: float
    high: float
    p: float
    """How likely a change as large as this one would be, if nothing had changed."""
    error: float
    """The standard error of the value."""

    def detectable(self, tests: int) -> float:
        """The smallest change that so many games show in 80 of 100 cases, when so many figures are looked at."""
        return (_z(tests) + _POWER_Z) * self.error

    def games_needed(self, games: int, tests: int) -> int | None:
        """Games of each series that show a change of the size seen in 80 of 100 cases; None if none was seen."""
        return math.ceil(games * (self.detectable(tests) / self.value) ** 2) if self.value else None


def estimate(samples: Samples, among: int = 1) -> Estimate:
    """The figure of one series of games; the interval is wider where it is one among several that all have to hold."""
    total, support = float(samples.below.sum()), _support(samples)
    if not support:
        return Estimate(None, None, None, 0.0)
    value = float(samples.above.sum()) / total
    if samples.is_rate:
        return Estimate(value, *wilson(value, _effective(samples, value), among), total)
    if support < 2:
        return Estimate(value, None, None, total)
    reach = t_quantile(support - 1, among) * _standard_error(_influence(samples, value), support)
    # Nothing that is counted is less than nothing, and a part is no more than the whole.
    floor = 0.0 if samples.above.min() >= 0 else -math.inf
    ceiling = 1.0 if _are_parts(samples) else math.inf
    return Estimate(value, max(value - reach, floor), min(value + reach, ceiling), total)


def difference(before: Samples, after: Samples) -> Difference | None:
    """The change from one series to another, game by game; None where one of them has too little to go by."""
    support = min(_support(before), _support(after))
    if support < 2 or len(before.below) < 3:
        return None
    (above, below), (above_then, below_then) = ((float(s.above.sum()), float(s.below.sum())) for s in (after, before))
    now, then = above / below, above_then / below_then
    error = _standard_error(_influence(after, now) - _influence(before, then), support)
    # If nothing changed, both have one value. Around it a rare thing that went well twice and badly twice still varies.
    common = (above + above_then) / (below + below_then)
    error_if_same = _standard_error(_influence(after, common) - _influence(before, common), support)
    largest = max(error, error_if_same)
    p = max(_p_value(now - then, largest, support - 1), _least_p(before, after))
    is_part = after.is_rate or (_are_parts(before) and _are_parts(after))
    return _with_interval(now - then, p, largest if after.is_rate else error, support, is_part=is_part)


def adjusted(p_values: list[float]) -> list[float]:
    """Holm's correction: what the p-values become when so many figures are looked at together."""
    order = sorted(range(len(p_values)), key=p_values.__getitem__)
    corrected = [0.0] * len(p_values)
    highest = 0.0
    for rank, place in enumerate(order):
        highest = max(highest, min(1.0, (len(p_values) - rank) * p_values[place]))
        corrected[place] = highest
    return corrected


def wilson(rate: float, count: float, among: int = 1) -> tuple[float, float]:
    """Wilson's interval of a rate: never beyond 0 and 1, and honest about few games."""
    z = _z(among)
    spread = z * math.sqrt(rate * (1 - rate) / count + z**2 / (4 * count**2))
    middle, scale = rate + z**2 / (2 * count), 1 + z**2 / count
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def t_quantile(freedom: int, among: int = 1) -> float:
    """The 97.5 % quantile of Student's t; further out where as many as `among` intervals have to hold together."""
    return float(_special().stdtrit(freedom, _level(among)))


def _with_interval(change: float, p: float, error: float, support: int, *, is_part: bool) -> Difference:
    reach = t_quantile(support - 1) * error
    # No part changes by more than all.
    most = 1.0 if is_part else math.inf
    return Difference(change, max(change - reach, -most), min(change + reach, most), p, error)


def _z(among: int) -> float:
    """How many standard errors an interval reaches, so that as many as `among` of them hold together (Bonferroni)."""
    return NormalDist().inv_cdf(_level(among))


def _level(among: int) -> float:
    return 1 - (1 - _CONFIDENCE) / (2 * among)


def _are_parts(samples: Samples) -> bool:
    """Whether every game adds a part of a whole: yes or no, or how much of it."""
    is_share = (samples.above >= 0) & (samples.above <= samples.below)
    return bool(is_share.all() and samples.below.max(initial=0) <= 1)


def _support(samples: Samples) -> int:
    """In how many games there was anything to count."""
    return int(np.count_nonzero(samples.below))


def _influence(samples: Samples, value: float) -> Floats:
    """What each game does to the ratio, seen from a value of it."""
    influence: Floats = (samples.above - value * samples.below) / samples.below.mean()
    return influence


def _standard_error(influence: Floats, support: int) -> float:
    """What is known from few of many games is no surer for the many that say nothing."""
    return float(influence.std()) / math.sqrt(len(influence)) * math.sqrt(support / (support - 1))


def _least_p(before: Samples, after: Samples) -> float:
    """As sure as pairs can be at all: if nothing changed, each might as well have been the other way round."""
    differ = (before.above != after.above) | (before.below != after.below)
    return min(1.0, 2.0 ** (1 - int(np.count_nonzero(differ))))


def _effective(samples: Samples, rate: float) -> float:
    """How many independent trials the rate is worth: fewer than counted where trials of a game hang together."""
    total = float(samples.below.sum())
    variance = float(_influence(samples, rate).var()) / len(samples.below)
    if variance == 0.0 or rate in (0.0, 1.0):
        # Nothing shows how much they hang together, so each game counts once.
        return min(total, _support(samples))
    return min(total, rate * (1 - rate) / variance)


def _p_value(change: float, error: float, freedom: int) -> float:
    if error == 0.0:
        return 1.0 if change == 0.0 else 0.0
    return 2 * float(_special().stdtr(freedom, -abs(change) / error))


def _special() -> Any:
    try:
        import scipy.special
    except ImportError:
        raise NeedsExtra("the lab needs scipy: pip install 'wartable[lab]'", extra="lab", package="scipy") from None
    return scipy.special
