"""Matches looked at decision by decision: how many choices there were, how it stood, what was chosen and where."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from wartable.core.game import CHANCE, AnyGame, Seat
from wartable.core.judge import patient, ranked
from wartable.core.library import get_game, get_judge
from wartable.core.match import Match
from wartable.lab.batch import batch_match
from wartable.lab.experiment import EngineKind, Experiment
from wartable.lab.playing import match_of
from wartable.lab.results import data_frames

if TYPE_CHECKING:
    from wartable.core.judge import Judge

__all__ = ["DECISIONS", "Decision", "LookedAt", "decisions_of", "look_and_keep", "look_at", "write_decisions"]

DECISIONS = "decisions.parquet"
_PLACES = ("to", "target", "square", "region", "castle")
"""Where an action happens: the first of these fields that it has."""


class Decision(msgspec.Struct, frozen=True):
    """One decision: a row of the file."""

    game: int
    """The number of the game in the run."""
    number: int
    """Of the decision in the game, from 0."""
    seat: Seat
    choices: int
    """How many actions were legal."""
    kind: str
    """Of the action that was chosen, as match files name it."""
    place: str | None
    """The square, region or castle where it happens."""
    prospects: tuple[float, ...]
    """By seat, before the decision: the share of the victory to be expected, from what everybody sees."""
    margin: float | None = None
    """By how much the best choice is better than the second, as the coach sees it; None where nobody looked."""


class LookedAt(msgspec.Struct, frozen=True):
    """A game that was looked at."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    decisions: tuple[Decision, ...]


def look_at(experiment: Experiment, games: int, *, judged: bool = False) -> Iterator[LookedAt]:
    """The first games of an experiment, each played again, by the engine that played it."""
    game = get_game(experiment.game)
    judge = patient(get_judge(game, len(experiment.bots))) if judged else None
    for index in range(games):
        deal = experiment.deal(index)
        replay = batch_match if experiment.engine is EngineKind.BATCH else match_of
        match = replay(game, experiment.options, deal)
        result = match.result
        yield LookedAt(
            () if result is None else result.winners,
            () if result is None else result.scores,
            tuple(decisions_of(match, index, judge)),
        )


def look_and_keep(
    experiment: Experiment,
    games: int,
    folder: Path,
    progress: Callable[[int, int], None] = lambda _done, _all: None,
    *,
    judged: bool = False,
) -> tuple[LookedAt, ...]:
    """The same, and a file of them in the folder of the experiment; no file of no games."""
    looked_at = []
    for game in look_at(experiment, games, judged=judged):
        looked_at.append(game)
        progress(len(looked_at), games)
    if looked_at:
        write_decisions(folder / DECISIONS, looked_at)
    return tuple(looked_at)


def decisions_of(match: Match, index: int, judge: Judge | None = None) -> Iterator[Decision]:
    """Every decision of a match."""
    rules, game = match.rules, match.game
    number = 0
    for before, entry, _ in match.steps():
        if entry.seat is None or rules.to_act(before) is CHANCE:
            continue
        legal = rules.legal_actions(before)
        margin = None
        if judge is not None and len(legal) > 1:
            found = judge.judge(rules, rules.observe(before, entry.seat), legal, random.Random(number))
            best, second = [each.values[entry.seat] for each in ranked(found, entry.seat)[:2]]
            margin = best - second
        yield Decision(
            game=index,
            number=number,
            seat=entry.seat,
            choices=len(legal),
            kind=_kind(entry.event),
            place=_place(entry.event),
            prospects=_prospects(game, match, before),
            margin=margin,
        )
        number += 1


def write_decisions(path: Path, games: Iterable[LookedAt]) -> None:
    """A Parquet file, one row per decision."""
    pl = data_frames()
    schema = {
        "game": pl.Int64,
        "number": pl.Int64,
        "seat": pl.Int64,
        "choices": pl.Int64,
        "kind": pl.String,
        "place": pl.String,
        "prospects": pl.List(pl.Float64),
        "margin": pl.Float64,
    }
    assert tuple(schema) == Decision.__struct_fields__
    rows = [msgspec.to_builtins(decision) for game in games for decision in game.decisions]
    unfinished = path.with_suffix(".new")
    pl.DataFrame(rows, schema=schema).write_parquet(unfinished)
    unfinished.replace(path)


def _kind(action: Any) -> str:
    tag = type(action).__struct_config__.tag
    return str(tag) if tag is not None else type(action).__name__


def _place(action: Any) -> str | None:
    for name in _PLACES:
        value = getattr(action, name, None)
        if isinstance(value, str):
            return value
    return None


def _prospects(game: AnyGame, match: Match, state: Any) -> tuple[float, ...]:
    told = game.prospects(match.rules, match.rules.observe(state, None))
    return () if told is None else tuple(round(share, 6) for share in told)
