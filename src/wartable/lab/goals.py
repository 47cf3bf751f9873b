"""What a designer wants of a game: measures within bands, and how far a setting is from that."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from wartable.lab.estimates import Estimate
from wartable.lab.experiment import BadExperiment
from wartable.lab.limits import Verdict
from wartable.lab.measures import is_share

__all__ = ["Goal", "check_share", "each_once", "goal_of", "goals_of", "miss_of", "range_of", "verdict_of"]


class Goal(NamedTuple):
    """A measure and the band it shall lie in."""

    measure: str
    low: float
    high: float

    def miss(self, value: float) -> float:
        """How far outside, in widths of the band; 0 inside."""
        outside = max(self.low - value, value - self.high, 0.0)
        return outside / ((self.high - self.low) or abs(self.high) or 1.0)

    def verdict(self, found: Estimate) -> Verdict:
        """With 95 % confidence."""
        if found.low is None or found.high is None:
            return Verdict.OPEN
        if self.low <= found.low and found.high <= self.high:
            return Verdict.KEPT
        return Verdict.BROKEN if found.high < self.low or found.low > self.high else Verdict.OPEN


def goals_of(texts: Sequence[str]) -> tuple[Goal, ...]:
    """Every goal of a list; a measure has one at most."""
    found = tuple(map(goal_of, texts))
    each_once([goal.measure for goal in found])
    return found


def each_once(names: Sequence[str]) -> None:
    """The error that says which of these names comes twice."""
    for number, name in enumerate(names):
        if name in names[:number]:
            raise BadExperiment(f"{name} is there twice", reason="twice", name=name)


def goal_of(text: str) -> Goal:
    """`length=40..60`, `how.gold=15%..25%`."""
    name, low, high = range_of(text)
    check_share(name, high, text)
    return Goal(name, low, high)


def check_share(measure: str, most: float, text: str) -> None:
    """The error that says that a share is no more than the whole, or that nothing else is in percent."""
    if is_share(measure) and most > 1:
        raise BadExperiment(f"{text!r} is more than the whole", reason="share", name=measure, value=text)
    if "%" in text and not is_share(measure):
        raise BadExperiment(f"{measure} is no part of a whole: {text!r}", reason="no-share", name=measure, value=text)


def range_of(text: str) -> tuple[str, float, float]:
    """A name and two numbers: NAME=LOW..HIGH."""
    name, _, band = text.rpartition("=")
    low, _, high = band.partition("..")
    try:
        found = name.strip(), _number(low), _number(high)
    except ValueError:
        found = "", 0.0, 0.0
    if not found[0] or found[1] > found[2]:
        raise BadExperiment(f"{text!r} is not NAME=LOW..HIGH", reason="band", band=text)
    return found


def miss_of(goals: Sequence[Goal], found: Mapping[str, Estimate]) -> float:
    """How far a setting is from all goals together."""
    return sum(goal.miss(found[goal.measure].value or 0.0) for goal in goals)


def verdict_of(goals: Sequence[Goal], found: Mapping[str, Estimate]) -> Verdict:
    """Kept if all are, broken if one is."""
    verdicts = {goal.verdict(found[goal.measure]) for goal in goals}
    return next((each for each in (Verdict.BROKEN, Verdict.OPEN) if each in verdicts), Verdict.KEPT)


def _number(text: str) -> float:
    text = text.strip()
    return float(text.removesuffix("%")) / 100 if text.endswith("%") else float(text)
