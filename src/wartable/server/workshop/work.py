"""What the workshop has done in other processes: checking a plan, playing a portion, comparing, writing a report."""

from __future__ import annotations

import time
from typing import NamedTuple

import msgspec

from wartable.core.errors import WartableError
from wartable.lab.compare import Change, compared
from wartable.lab.compare_report import compare_report
from wartable.lab.experiment import Experiment
from wartable.lab.game_record import GameRecord
from wartable.lab.measures import victories_of
from wartable.lab.playing import Task, play_task
from wartable.lab.printing import as_html
from wartable.lab.report import Report
from wartable.registry import get_game
from wartable.server.problems import problem_of
from wartable.server.workshop.plan import ExperimentPlan, sides_of, with_engine
from wartable.text.words import Words

__all__ = [
    "Asked",
    "KeptExperiment",
    "Played",
    "Portion",
    "Sides",
    "check_plan",
    "compare_sides",
    "page_of",
    "play_portion",
    "prepare",
    "report_of",
]

Sides = tuple[Experiment, Experiment]


class Portion(NamedTuple):
    """Games to be played in one go, of both sides."""

    sides: bytes
    start: int
    stop: int


class Played(NamedTuple):
    """A portion that was played."""

    records: tuple[bytes, bytes]
    """Of the standard game, and of the other."""
    seconds: float


class KeptExperiment(msgspec.Struct, frozen=True):
    """What came of an experiment: all that its report needs, in no language yet."""

    sides: Sides
    games: int
    """How many of each side were played: fewer than asked for where the time was up."""
    changes: tuple[Change, ...]


class Asked(NamedTuple):
    """A report that somebody wants to read."""

    kept: str
    language: str


def check_plan(question: tuple[str, bytes]) -> bytes | None:
    """Why a plan cannot be played, as a problem document; None if it can."""
    game_id, plan = question
    try:
        sides_of(game_id, msgspec.json.decode(plan, type=ExperimentPlan))
    except WartableError as error:
        return msgspec.json.encode(problem_of(error).document())
    return None


def prepare(question: tuple[str, bytes]) -> bytes:
    """The two sides of a plan that can be played, with the engine that plays them."""
    game_id, plan = question
    return msgspec.json.encode(with_engine(sides_of(game_id, msgspec.json.decode(plan, type=ExperimentPlan))))


def play_portion(portion: Portion) -> Played:
    """The same games of both sides."""
    began = time.perf_counter()
    sides = msgspec.json.decode(portion.sides, type=Sides)
    records = [
        play_task(Task(side.game, side.options, tuple(map(side.deal, range(portion.start, portion.stop))), side.engine))
        for side in sides
    ]
    first, second = (msgspec.msgpack.encode(side) for side in records)
    return Played((first, second), time.perf_counter() - began)


def compare_sides(question: tuple[bytes, tuple[tuple[bytes, ...], tuple[bytes, ...]]]) -> str:
    """What changed, measure by measure, as JSON."""
    encoded, portions = question
    sides = msgspec.json.decode(encoded, type=Sides)
    standard, changed = (
        [record for part in parts for record in msgspec.msgpack.decode(part, type=list[GameRecord])]
        for parts in portions
    )
    changes = compared(standard, changed, victories=victories_of(get_game(sides[0].game)))
    return msgspec.json.encode(KeptExperiment(sides, len(standard), changes)).decode()


def report_of(asked: Asked) -> Report:
    """The report in the reader's language, as the command line has it."""
    kept = msgspec.json.decode(asked.kept, type=KeptExperiment)
    standard, changed = kept.sides
    words = Words(asked.language, standard.game)
    contestants = ((words.say("lab-standard-name"), standard), (words.say("lab-workshop-name"), changed))
    return compare_report(contestants, [kept.changes], kept.games, words)


def page_of(asked: Asked) -> str:
    """The same as one HTML page."""
    return as_html(report_of(asked))
