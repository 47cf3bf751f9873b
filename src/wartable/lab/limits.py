"""Limits that a designer sets on what is measured: kept, broken, or not to be told from so few games."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from enum import StrEnum

import msgspec

from wartable.lab.compare import Change
from wartable.lab.estimates import Estimate, estimate
from wartable.lab.measures import Measure

__all__ = ["LimitCheck", "Limits", "Verdict", "check_changes", "check_limits", "exit_code"]


class Verdict(StrEnum):
    """What can be said of a limit with 95 % confidence."""

    KEPT = "kept"
    BROKEN = "broken"
    OPEN = "open"


class Limits(msgspec.Struct, frozen=True):
    """What is allowed; None is anything."""

    seat_bias: float | None = None
    """How far the win rate of a seat may be from an equal share."""
    first_bias: float | None = None
    """The same for whoever begins."""
    unfinished: float | None = None
    """Which part of the games may come to no end."""
    changes: dict[str, float] = {}
    """By measure id: how much it may change from the first variant."""


class LimitCheck(msgspec.Struct, frozen=True):
    """One limit and what came of it."""

    name: str
    limit: float
    value: float
    """How far off the worst case is."""
    verdict: Verdict
    games_needed: int | None = None
    """About how many games would tell, where the verdict is open."""
    variant: str = ""
    """Of which variant, where there are several."""


def check_limits(limits: Limits, measures: Sequence[Measure], players: int) -> tuple[LimitCheck, ...]:
    """The limits on one series of games."""
    fair = 1.0 / players
    checks = []
    if limits.seat_bias is not None:
        # Each seat is another chance for a false alarm, but what one of two wins the other loses: that is one question.
        among = players if players > 2 else 1
        checks.append(_off("seat-bias", limits.seat_bias, fair, _of(measures, "seat", among)))
    if limits.first_bias is not None:
        checks.append(_off("first-bias", limits.first_bias, fair, _of(measures, "first")))
    if limits.unfinished is not None:
        checks.append(_off("unfinished", limits.unfinished, 0.0, _of(measures, "unfinished")))
    return tuple(checks)


def check_changes(limits: Limits, changes: Sequence[Change]) -> tuple[LimitCheck, ...]:
    """The limits on what may change between two series."""
    checks = []
    for name, limit in limits.changes.items():
        for change in changes:
            found = change.difference
            if change.id == name and found is not None:
                seen = Estimate(found.value, found.low, found.high, change.games)
                checks.append(_off(name, limit, 0.0, [_Figure(change.games, seen, seen)]))
    return tuple(checks)


def exit_code(checks: Iterable[LimitCheck]) -> int:
    """For a designer's own automatic checks: 0 all kept, 1 one broken, 3 one not to be told from so few games."""
    verdicts = {check.verdict for check in checks}
    if Verdict.BROKEN in verdicts:
        return 1
    return 3 if Verdict.OPEN in verdicts else 0


class _Figure(msgspec.Struct, frozen=True):
    """A figure from so many games: by itself, and as one of several of which a single one may break the limit."""

    games: int
    seen: Estimate
    among_others: Estimate


def _of(measures: Sequence[Measure], kind: str, among: int = 1) -> list[_Figure]:
    return [
        _Figure(len(measure.samples.below), estimate(measure.samples), estimate(measure.samples, among))
        for measure in measures
        if measure.kind == kind and measure.samples.below.any()
    ]


def _off(name: str, limit: float, wanted: float, figures: list[_Figure]) -> LimitCheck:
    """How far figures are from what is wanted. Only an interval wholly on one side of the limit decides."""
    worst, needed = 0.0, 0
    verdicts = set()
    for figure in figures:
        value, low, high = _distances(figure.seen, wanted)
        _, lowest, highest = _distances(figure.among_others, wanted)
        worst = max(worst, abs(value))
        if lowest > limit or highest < -limit:
            verdicts.add(Verdict.BROKEN)
        elif low >= -limit and high <= limit:
            verdicts.add(Verdict.KEPT)
        else:
            verdicts.add(Verdict.OPEN)
            needed = max(needed, _games_to_tell(figure.games, (high - low) / 2, abs(limit - abs(value))))
    verdict = next((v for v in (Verdict.BROKEN, Verdict.OPEN) if v in verdicts), Verdict.KEPT)
    return LimitCheck(name, limit, worst, verdict, needed if verdict is Verdict.OPEN else None)


def _distances(seen: Estimate, wanted: float) -> tuple[float, float, float]:
    """A figure and its interval, as seen from what is wanted."""
    assert seen.value is not None
    assert seen.low is not None
    assert seen.high is not None
    return seen.value - wanted, seen.low - wanted, seen.high - wanted


def _games_to_tell(games: int, reach: float, distance: float) -> int:
    """Intervals shrink with the root of the games; a figure right at the limit would take for ever."""
    return math.ceil(games * (reach / max(distance, 1e-3)) ** 2)
