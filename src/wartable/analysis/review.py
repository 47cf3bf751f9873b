"""The review of a match: every decision judged and graded, and the result split into luck and skill.

The ledger balances by construction (see `ledger`). How a match is judged depends on its judge alone: one that knows
what every choice is worth is asked decision by decision; one that samples is asked for whole stretches of decisions,
which costs less and counts nothing twice.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures.process import BrokenProcessPool
from itertools import repeat
from typing import NamedTuple

import msgspec

from wartable.analysis.ledger import Ending, GradedDecision, Ledger, Point, SeatAccount
from wartable.analysis.stretches import decisions, stretches
from wartable.core.errors import WartableError
from wartable.core.game import OVER, AnyRules, Seat
from wartable.core.judge import Judge, Judgment, SamplingJudge, Stretch, ranked, shares_of
from wartable.core.library import get_judge
from wartable.core.match import Match
from wartable.core.processes import pool_of

__all__ = ["Judgments", "Review", "Verdict", "assess", "booked", "cases", "review"]

Progress = Callable[[int, int], None]
"""Called with the number of events done and of all."""
Judgments = tuple[tuple[Judgment, ...], ...]
"""By step of a stretch."""


class Review(msgspec.Struct, frozen=True):
    """Everything a review says."""

    game: str
    players: int
    judge: str
    is_exact: bool
    error: float
    """Half the width of the 95 % interval of a seat's luck and skill; 0 where the judge is exact."""
    decisions: tuple[GradedDecision, ...]
    curve: tuple[Point, ...]
    accounts: tuple[SeatAccount, ...]


class Verdict(NamedTuple):
    """What a judge thinks of all decisions of a match, in their order."""

    judge: str
    is_exact: bool
    answers: tuple[tuple[Stretch, Judgments], ...]


def review(
    match: Match, *, judge: Judge | None = None, seed: int = 0, workers: int = 1, progress: Progress | None = None
) -> Review:
    """Judge a finished match: the same again with the same seed, however many workers it has.

    `workers`: so many processes share the work of the game's own judge, where it is long.
    """
    if match.to_act is not OVER:
        raise WartableError("only a finished match can be reviewed")
    arbiter = judge or get_judge(match.game, match.players)
    asked = cases(match, arbiter)
    if workers > 1 and judge is None and isinstance(arbiter, SamplingJudge):
        found = _shared_out(match, asked, seed, workers)
    else:
        found = (assess(arbiter, match.rules, stretch, seed) for stretch in asked)
    total, done = len(match.log), 0
    answers = []
    for stretch, judgments in zip(asked, found, strict=True):
        answers.append((stretch, judgments))
        done = _told(progress, done, stretch.steps[-1].event + 1, total)
    _told(progress, done, total, total)
    return booked(match, Verdict(arbiter.name, arbiter.is_exact, tuple(answers)))


def cases(match: Match, judge: Judge) -> tuple[Stretch, ...]:
    """The decisions of a match as this judge is to be asked about them."""
    return tuple(stretches(match) if isinstance(judge, SamplingJudge) else decisions(match))


def assess(judge: Judge, rules: AnyRules, stretch: Stretch, seed: int) -> Judgments:
    """What a judge thinks of every step: all choices, the best first; of a judge that samples, see `weigh`."""
    rng = random.Random(f"{seed}/{stretch.steps[0].event}")
    if isinstance(judge, SamplingJudge):
        return judge.weigh(rules, stretch, rng)
    (step,) = stretch.steps
    return (ranked(judge.judge(rules, stretch.observation, step.legal_actions, rng), stretch.seat),)


def booked(
    match: Match, verdict: Verdict, ending: Ending | None = None, stand_ins: Mapping[Seat, int] | None = None
) -> Review:
    """The review that follows from a verdict; `stand_ins`: the event from which on a bot decided for a player."""
    ledger = Ledger(match.players, stand_ins)
    ledger.expect(verdict.answers)
    for stretch, judgments in verdict.answers:
        ledger.book_stretch(stretch, judgments)
    total = len(match.log)
    if match.result is not None:
        ledger.book_result(total, shares_of(match.players, match.result.winners))
    if ending is not None:
        ledger.book_giving_up(total, ending)
    return Review(
        game=match.game.id,
        players=match.players,
        judge=verdict.judge,
        is_exact=verdict.is_exact,
        error=ledger.error(),
        decisions=tuple(ledger.decisions),
        curve=tuple(ledger.curve),
        accounts=tuple(ledger.account(seat) for seat in range(match.players)),
    )


def _shared_out(match: Match, asked: tuple[Stretch, ...], seed: int, workers: int) -> Iterator[Judgments]:
    """The answers in their order, from processes of their own."""
    pool = pool_of(min(workers, max(1, len(asked))))
    beginning = match.at(0)
    try:
        yield from pool.map(_assessed, repeat(beginning), asked, repeat(seed))
    except BrokenProcessPool:
        raise WartableError("a process that judged the match died") from None
    except BaseException:
        # Whoever stops has no use for what is under way, and it may take minutes.
        pool.break_off()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _assessed(beginning: Match, stretch: Stretch, seed: int) -> Judgments:
    return assess(get_judge(beginning.game, beginning.players), beginning.rules, stretch, seed)


def _told(progress: Progress | None, done: int, now: int, total: int) -> int:
    """Tell of every event from `done` to `now`; returns `now`."""
    if progress is not None:
        for count in range(done + 1, now + 1):
            progress(count, total)
    return now
