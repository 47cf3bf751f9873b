"""Two series of games with the same dice, measure by measure: what changed, by how much, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

import msgspec
import numpy as np
from msgspec.structs import replace

from wartable.lab.estimates import Difference, Estimate, Samples, adjusted, difference, estimate
from wartable.lab.experiment import check_measures
from wartable.lab.game_record import GameRecord
from wartable.lab.measures import Measure, measures_of

__all__ = ["Change", "Finding", "compared", "compared_measures"]

_SURE = 0.05


class Finding(StrEnum):
    """What can be said of a measure."""

    CHANGED = "changed"
    UNCLEAR = "unclear"
    """A change was not shown; one smaller than the detectable size may be there."""
    SAME = "same"
    """Not one game differs."""


class Change(msgspec.Struct, frozen=True):
    """One measure before and after."""

    id: str
    kind: str
    subject: str
    topic: str
    is_rate: bool
    before: Estimate
    after: Estimate
    games: int
    """In each series."""
    finding: Finding
    difference: Difference | None = None
    """None where one of the series has nothing to go by."""
    p: float = 1.0
    """Corrected for the number of measures that were looked at (Holm)."""
    detectable: float | None = None
    """The smallest change that so many games would probably show."""
    more_games: int | None = None
    """How many more would probably show a change of the size seen; None where it is shown, or none was seen."""


def compared(
    before: Sequence[GameRecord],
    after: Sequence[GameRecord],
    among: int = 1,
    only: Sequence[str] | None = None,
    *,
    victories: Sequence[str] = (),
    more: tuple[Sequence[Measure], Sequence[Measure]] = ((), ()),
) -> tuple[Change, ...]:
    """Every measure of two series whose games have the same numbers, seeds and seats, or those asked for by id.

    `among` is how many such comparisons are looked at together: each gives chance another try. Measures that are the
    same in every game of both series are one question, and count as one. `more` are measures that records do not hold,
    before and after; they may be of the first games alone.
    """
    assert [(r.index, r.seed, r.bots) for r in before] == [(r.index, r.seed, r.bots) for r in after]
    one, other = (measures_of(side, victories) for side in (before, after))
    return compared_measures((*one, *more[0]), (*other, *more[1]), among, only)


def compared_measures(
    before: Sequence[Measure], after: Sequence[Measure], among: int = 1, only: Sequence[str] | None = None
) -> tuple[Change, ...]:
    """The same of measures that are known already."""
    pairs = _asked_for(_paired(before, after), only)
    changes = [_change(one, other) for one, other in pairs]
    # What is the same in every game was no question to chance.
    tested = [place for place, change in enumerate(changes) if change.finding is Finding.UNCLEAR and change.difference]
    questions: dict[bytes, list[int]] = {}
    for place in tested:
        questions.setdefault(_fingerprint(*pairs[place]), []).append(place)
    p_values = [found.p for places in questions.values() if (found := changes[places[0]].difference) is not None]
    for places, p in zip(questions.values(), adjusted(p_values), strict=True):
        for place in places:
            changes[place] = _judged(changes[place], min(1.0, among * p), among * len(questions))
    return tuple(changes)


def _asked_for(pairs: list[tuple[Measure, Measure]], only: Sequence[str] | None) -> list[tuple[Measure, Measure]]:
    if only is None:
        return pairs
    by_id = {one.id: (one, other) for one, other in pairs}
    check_measures(only, by_id)
    return [by_id[name] for name in dict.fromkeys(only)]


def _fingerprint(one: Measure, other: Measure) -> bytes:
    """Equal for measures that say the same of every game; of two seats one wins what the other does not."""
    parts = [part for measure in (one, other) for part in (measure.samples.above, measure.samples.below)]
    above, below, above_then, below_then = parts
    straight = b"".join(part.tobytes() for part in parts)
    mirrored = (
        b"".join(part.tobytes() for part in (below - above, below, below_then - above_then, below_then))
        if one.samples.is_rate
        else straight
    )
    return min(straight, mirrored)


def _paired(before: Sequence[Measure], after: Sequence[Measure]) -> list[tuple[Measure, Measure]]:
    """Measures by id; what never happened in one series counts as nothing there."""
    firsts, seconds = ({measure.id: measure for measure in side} for side in (before, after))
    everything = firsts | seconds
    pairs = []
    for id_, some in everything.items():
        nothing = np.zeros_like(some.samples.above)
        below = np.ones_like(nothing) if some.kind in ("deed-count", "how") else nothing
        empty = replace(some, samples=Samples(nothing, below, some.samples.is_rate))
        pairs.append((firsts.get(id_, empty), seconds.get(id_, empty)))
    return pairs


def _change(one: Measure, other: Measure) -> Change:
    is_same = np.array_equal(one.samples.above, other.samples.above) and np.array_equal(
        one.samples.below, other.samples.below
    )
    return Change(
        id=one.id,
        kind=one.kind,
        subject=one.subject,
        topic=one.topic,
        is_rate=one.samples.is_rate,
        before=estimate(one.samples),
        after=estimate(other.samples),
        games=len(one.samples.above),
        finding=Finding.SAME if is_same else Finding.UNCLEAR,
        difference=difference(one.samples, other.samples),
    )


def _judged(change: Change, p: float, tests: int) -> Change:
    found = change.difference
    assert found is not None
    is_changed = p < _SURE
    needed = None if is_changed else found.games_needed(change.games, tests)
    return replace(
        change,
        p=p,
        finding=Finding.CHANGED if is_changed else Finding.UNCLEAR,
        detectable=found.detectable(tests),
        more_games=None if needed is None else max(1, needed - change.games),
    )
