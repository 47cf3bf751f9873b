"""What to believe of losses that were measured with an error.

Of a thousand decisions most lose nothing, yet each of them, measured with an error, seems to lose or to win a little.
So a measured loss is weighed against all others of the same player: a share of the decisions is taken to lose nothing,
the rest to lose the more seldom the more (exponentially), and share and size are learned from the measurements
themselves (empirical Bayes, by expectation and maximisation). What is believed of one loss is then its mean given what
was measured, and the loss that is certain is the one that it exceeds with 95 %.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from statistics import NormalDist
from typing import NamedTuple

__all__ = ["Belief", "Expectation", "Measured", "error_of_sum", "learned"]

_DOUBT = 0.05
_PASSES = 40
# Before anything is measured: people are blameless, and a loss is one of 5 %, as firmly as ten of them would say.
_BLAMELESS, _GUILTY = 5.0, 0.2
_SIZE, _LOSSES = 0.05, 10.0
_NORMAL = NormalDist()
_LEARNED = 1.5
"""The error of a sum is so much wider, since what was expected was learned from few measurements itself."""
_FAR = -8.0
"""So many deviations below nothing are as good as any more."""


class Measured(NamedTuple):
    """How much better another choice seemed."""

    gain: float
    deviation: float
    """The standard error of it."""


class Belief(NamedTuple):
    """What is believed of a loss."""

    mean: float
    deviation: float
    certain: float
    """The loss exceeds this with 95 %."""


class Expectation(NamedTuple):
    """What losses look like before one of them is measured."""

    blameless: float
    """The share of the decisions that lose nothing."""
    size: float
    """How much the others lose on average."""

    def belief(self, measured: Measured) -> Belief:
        """What is believed of a loss that was measured."""
        guilt, slab = self.weighed(measured)
        mean = guilt * slab.mean
        square = guilt * (slab.deviation**2 + slab.mean**2)
        return Belief(mean, math.sqrt(max(0.0, square - mean**2)), self._certain(guilt, slab))

    def weighed(self, measured: Measured) -> tuple[float, _Slab]:
        """How likely it is that anything was lost, and how much if so."""
        gain, deviation = measured
        slab = _Slab((gain - deviation**2 / self.size) / deviation, deviation)
        nothing = self.blameless * math.exp(-0.5 * (gain / deviation) ** 2) / math.sqrt(math.tau) / deviation
        exponent = 0.5 * (deviation / self.size) ** 2 - gain / self.size
        something = (1.0 - self.blameless) / self.size * math.exp(min(exponent, 500.0)) * slab.above
        return something / (nothing + something), slab

    @staticmethod
    def _certain(guilt: float, slab: _Slab) -> float:
        if guilt <= 1.0 - _DOUBT:
            return 0.0
        return slab.quantile((_DOUBT - (1.0 - guilt)) / guilt)


class _Slab:
    """A normal distribution cut off at nothing; `place` is its unbounded mean in deviations."""

    def __init__(self, place: float, deviation: float) -> None:
        self._place = max(place, _FAR)
        self._scale = deviation
        self.above = _NORMAL.cdf(self._place)
        slope = _NORMAL.pdf(self._place) / self.above
        self.mean = max(0.0, deviation * (self._place + slope))
        self.deviation = deviation * math.sqrt(max(0.0, 1.0 - slope * (slope + self._place)))

    def quantile(self, share: float) -> float:
        below = 1.0 - self.above
        level = min(max(below + share * self.above, 1e-12), 1.0 - 1e-12)
        return max(0.0, self._scale * (self._place + _NORMAL.inv_cdf(level)))


def learned(measurements: Iterable[Measured]) -> Expectation:
    """The expectation under which the measurements are most likely, starting from a mild one."""
    seen = tuple(measurements)
    expectation = Expectation(_BLAMELESS / (_BLAMELESS + _GUILTY), _SIZE)
    for _ in range(_PASSES):
        guilty = lost = 0.0
        for measured in seen:
            guilt, slab = expectation.weighed(measured)
            guilty += guilt
            lost += guilt * slab.mean
        blameless = 1.0 - (guilty + _GUILTY) / (len(seen) + _BLAMELESS + _GUILTY)
        expectation = Expectation(blameless, (lost + _LOSSES * _SIZE) / (guilty + _LOSSES))
    return expectation


def error_of_sum(deviations: Iterable[float]) -> float:
    """Half the width of the 95 % interval of a sum of losses."""
    return _LEARNED * _NORMAL.inv_cdf(0.975) * math.sqrt(sum(deviation**2 for deviation in deviations))
