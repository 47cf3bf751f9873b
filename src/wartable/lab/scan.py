"""Which number of a game matters: each a step down and a step up, by the same dice, ranked by what it moves."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from wartable.core.library import get_game
from wartable.lab.batch import columns_of
from wartable.lab.column_measures import measures_of_columns
from wartable.lab.compare import Change, Finding, compared_measures
from wartable.lab.estimates import adjusted
from wartable.lab.experiment import EngineKind, Experiment
from wartable.lab.game_record import GameRecord
from wartable.lab.measures import Measure, measures_of, victories_of
from wartable.lab.runner import Pool, tasks_of
from wartable.lab.variations import Variation

__all__ = ["MAIN_KINDS", "Moved", "scan", "series_measures"]

MAIN_KINDS = ("seat", "first", "bot", "length", "decisions", "lead-changes", "decided", "how", "shared", "unfinished")
"""What is looked at where nothing is asked for: what every game has."""
_SURE = 0.05

Progress = Callable[[int, int], None]


class Moved(NamedTuple):
    """What one variation does."""

    variation: Variation
    changes: tuple[Change, ...]
    """The largest first; p is corrected for everything that was looked at in the whole scan."""

    @property
    def largest(self) -> Change:
        return self.changes[0]

    @property
    def effect(self) -> float:
        return effect_of(self.largest)


def scan(
    experiment: Experiment,
    games: int,
    variations: Sequence[Variation],
    pool: Pool,
    *,
    only: Sequence[str] | None = None,
    progress: Progress | None = None,
) -> tuple[Moved, ...]:
    """Every variation against the game as it is, what moves it most first."""
    tell = progress or (lambda _done, _all: None)
    tell(0, len(variations) + 1)
    standard = series_measures(experiment, games, pool)
    asked = only or [measure.id for measure in standard if measure.kind in MAIN_KINDS]
    found: list[tuple[Variation, tuple[Change, ...]]] = []
    for number, variation in enumerate(variations, start=1):
        tell(number, len(variations) + 1)
        other = replace(experiment, options={**experiment.options, "variant": variation.toml})
        found.append((variation, compared_measures(standard, series_measures(other, games, pool), only=asked)))
    tell(len(variations) + 1, len(variations) + 1)
    return tuple(sorted(_corrected(found), key=lambda moved: -moved.effect))


def series_measures(experiment: Experiment, games: int, pool: Pool) -> tuple[Measure, ...]:
    """The measures of so many games of an experiment, which leave no other trace."""
    game = get_game(experiment.game)
    indexes = list(range(games))
    if experiment.engine is EngineKind.BATCH:
        deals = [experiment.deal(index) for index in indexes]
        columns = columns_of(game, experiment.options, deals)
        return measures_of_columns(columns, [deal.bots for deal in deals], victories_of(game))
    records: list[GameRecord] = [
        record for part in pool.play(tasks_of(experiment, indexes, pool.workers)) for record in part
    ]
    return measures_of(sorted(records, key=lambda record: record.index), victories_of(game))


def effect_of(change: Change) -> float:
    """How large a change is beside what differs from game to game anyway: in standard deviations of one pair."""
    found = change.difference
    if found is None or change.finding is Finding.SAME or found.value == 0.0:
        return 0.0
    deviation = found.error * math.sqrt(change.games)
    return abs(found.value) / deviation if deviation else math.inf


def _corrected(found: Sequence[tuple[Variation, tuple[Change, ...]]]) -> list[Moved]:
    """Holm's correction over all variations and measures at once."""
    places = [
        (row, column)
        for row, (_, changes) in enumerate(found)
        for column, change in enumerate(changes)
        if change.difference is not None and change.finding is not Finding.SAME
    ]
    raw: list[Any] = [found[row][1][column].difference for row, column in places]
    corrected = dict(zip(places, adjusted([each.p for each in raw]), strict=True))
    moved = []
    for row, (variation, changes) in enumerate(found):
        judged = [_judged(change, corrected.get((row, column))) for column, change in enumerate(changes)]
        moved.append(Moved(variation, tuple(sorted(judged, key=lambda change: -effect_of(change)))))
    return moved


def _judged(change: Change, p: float | None) -> Change:
    if p is None:
        return change
    return replace(change, p=p, finding=Finding.CHANGED if p < _SURE else Finding.UNCLEAR)
