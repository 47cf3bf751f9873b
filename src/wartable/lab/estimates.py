"""Figures with 95 % confidence intervals: rates, means, and differences of paired games.

Everything measured is a ratio of two sums over games: wins over games for a rate, turns over games for a mean, wins of
those who held a castle over games in which somebody did. Its spread comes from the spread between games, which are
independent of each other, whatever hangs together inside a game.
"""

from __future__ import annotations

import math
from statistics import NormalDist

import msgspec
import numpy as np
from numpy.typing import NDArray

__all__ = ["Difference", "Estimate", "Samples", "adjusted", "difference", "estimate", "t_quantile", "wilson"]

Floats = NDArray[np.float64]

_CONFIDENCE = 0.95
_Z = NormalDist().inv_cdf(0.5 + _CONFIDENCE / 2)
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
        return (NormalDist().inv_cdf(1 - (1 - _CONFIDENCE) / (2 * tests)) + _POWER_Z) * self.error

    def games_needed(self, games: int, tests: int) -> int | None:
        """Games of each series that show a change of the size seen in 80 of 100 cases; None if none was seen."""
        return math.ceil(games * (self.detectable(tests) / self.value) ** 2) if self.value else None


def estimate(samples: Samples) -> Estimate:
    """The figure of one series of games."""
    total = float(samples.below.sum())
    if total <= 0:
        return Estimate(None, None, None, 0.0)
    value = float(samples.above.sum()) / total
    if samples.is_rate:
        return Estimate(value, *wilson(value, _effective(samples, value)), total)
    if len(samples.below) < 2:
        return Estimate(value, None, None, total)
    reach = t_quantile(len(samples.below) - 1) * _standard_error(_influence(samples))
    # Nothing that is counted is less than nothing.
    floor = 0.0 if samples.above.min() >= 0 else -math.inf
    return Estimate(value, max(value - reach, floor), value + reach, total)


def difference(before: Samples, after: Samples) -> Difference | None:
    """The change from one series to another, game by game; None where one of them has nothing to go by."""
    if before.below.sum() <= 0 or after.below.sum() <= 0 or len(before.below) < 3:
        return None
    change = float(after.above.sum() / after.below.sum() - before.above.sum() / before.below.sum())
    influence = _influence(after) - _influence(before)
    error, games = _standard_error(influence), len(influence)
    reach = t_quantile(games - 1) * error
    return Difference(
        value=change,
        low=change - reach,
        high=change + reach,
        p=_p_value(change, error, games - 1),
        error=error,
    )


def adjusted(p_values: list[float]) -> list[float]:
    """Holm's correction: what the p-values become when so many figures are looked at together."""
    order = sorted(range(len(p_values)), key=p_values.__getitem__)
    corrected = [0.0] * len(p_values)
    highest = 0.0
    for rank, place in enumerate(order):
        highest = max(highest, min(1.0, (len(p_values) - rank) * p_values[place]))
        corrected[place] = highest
    return corrected


def wilson(rate: float, count: float) -> tuple[float, float]:
    """Wilson's interval of a rate: never beyond 0 and 1, and honest about few games."""
    spread = _Z * math.sqrt(rate * (1 - rate) / count + _Z**2 / (4 * count**2))
    middle, scale = rate + _Z**2 / (2 * count), 1 + _Z**2 / count
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def t_quantile(freedom: int) -> float:
    """The 97.5 % quantile of Student's t, by its expansion around the normal one (Abramowitz and Stegun 26.7.5)."""
    z, n = _Z, float(freedom)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / n**power for power, term in enumerate(terms, start=1))


def _influence(samples: Samples) -> Floats:
    """What each game does to the ratio; its mean is 0."""
    value = samples.above.sum() / samples.below.sum()
    influence: Floats = (samples.above - value * samples.below) / samples.below.mean()
    return influence


def _standard_error(influence: Floats) -> float:
    return float(influence.std(ddof=1)) / math.sqrt(len(influence))


def _effective(samples: Samples, rate: float) -> float:
    """How many independent trials the rate is worth: fewer than counted where trials of a game hang together."""
    total = float(samples.below.sum())
    variance = float(_influence(samples).var()) / len(samples.below)
    if variance == 0.0 or rate in (0.0, 1.0):
        return total
    return min(total, rate * (1 - rate) / variance)


def _p_value(change: float, error: float, freedom: int) -> float:
    if error == 0.0:
        return 1.0 if change == 0.0 else 0.0
    t = abs(change) / error
    # Wallace's normal approximation of Student's t.
    z = math.sqrt(freedom * math.log1p(t * t / freedom)) * (8 * freedom + 1) / (8 * freedom + 3)
    return 2 * NormalDist().cdf(-z)
