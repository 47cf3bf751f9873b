"""The review of a match: every decision judged and graded, and the result split into luck and skill.

The books balance by construction. Before anything happens every seat is worth an equal share, since chance draws who
begins. Then, for every seat, each step from one judged moment to the next is booked once: what a decision lost against
the best choice is the skill of who decided (and a gift to the others), everything between two decisions is luck:

    result - start = luck + own decisions + decisions of others          exactly, for every seat

Of many choices judged by samples one looks best by luck alone. So the choice that looks best and the one that was made
are compared once more, and their difference counts only as far as it stands out of the judge's error (`_credible`).
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec

from wartable.analysis.grades import Grade, grade_of
from wartable.core.errors import WartableError
from wartable.core.game import OVER, Seat
from wartable.core.judge import Judge, Judgment, ranked
from wartable.core.match import Entry, Match

__all__ = ["Account", "GradedDecision", "Point", "Review", "review"]

Progress = Callable[[int, int], None]
"""Called with the number of events done and of all."""


class GradedDecision(msgspec.Struct, frozen=True):
    """One decision and what it cost."""

    event: int
    """Its number in the log."""
    seat: Seat
    action: Any
    best: Any
    value: float
    """The decider's share of the victory after the choice made."""
    best_value: float
    """And after the best one."""
    loss: float
    error: float
    grade: Grade


class Point(msgspec.Struct, frozen=True):
    """Everybody's share of the victory after so many events."""

    event: int
    values: tuple[float, ...]


class Account(msgspec.Struct, frozen=True):
    """Where one seat's result came from; `start + luck + skill + others` is `result`."""

    seat: Seat
    start: float
    luck: float
    skill: float
    """What the seat's own decisions lost: never above 0 where the judge is exact."""
    others: float
    """What the other seats' decisions gave it or took from it."""
    result: float
    decisions: int
    grades: dict[Grade, int]


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
    accounts: tuple[Account, ...]


def review(match: Match, *, judge: Judge | None = None, seed: int = 0, progress: Progress | None = None) -> Review:
    """Judge a finished match."""
    if match.to_act is not OVER:
        raise WartableError("only a finished match can be reviewed")
    arbiter = judge or match.game.judge(match.players)
    books = _Books(match.players)
    total = len(match.log)
    for index, entry in enumerate(match.log):
        if entry.seat is not None:
            before = match.at(index)
            if len(before.legal_actions()) > 1:
                judgments = _judged(before, entry, arbiter, random.Random(f"{seed}/{index}"))
                books.book_decision(index, entry.seat, entry.event, judgments)
        if progress is not None:
            progress(index + 1, total)
    books.book_result(total, _shares(match))
    return Review(
        game=match.game.id,
        players=match.players,
        judge=arbiter.name,
        is_exact=arbiter.is_exact,
        error=sum(decision.error**2 for decision in books.decisions) ** 0.5,
        decisions=tuple(books.decisions),
        curve=tuple(books.curve),
        accounts=tuple(books.account(seat) for seat in range(match.players)),
    )


def _judged(before: Match, made: Entry, judge: Judge, rng: random.Random) -> tuple[Judgment, ...]:
    """The choices by what they are worth, the best first; where they are sampled, only the best and the one made."""
    assert made.seat is not None
    observation = before.observe(made.seat)
    judgments = ranked(judge.judge(before.rules, observation, before.legal_actions(), rng), made.seat)
    best = judgments[0]
    if best.gap_error is None or best.action == made.event:
        return judgments
    # The best of many samples is the luckiest of many: the two that count meet again, in fresh worlds.
    return ranked(judge.judge(before.rules, observation, (best.action, made.event), rng), made.seat)


class _Books:
    """The running accounts of all seats."""

    def __init__(self, players: int) -> None:
        self._start = (1.0 / players,) * players
        self._now = self._start
        self._luck = [0.0] * players
        self._skill = [0.0] * players
        self._others = [0.0] * players
        self.decisions: list[GradedDecision] = []
        self.curve = [Point(0, self._start)]

    def book_decision(self, event: int, decider: Seat, action: Any, judgments: tuple[Judgment, ...]) -> None:
        best = judgments[0]
        made = next(judgment for judgment in judgments if judgment.action == action)
        share = _credible(best.values[decider] - made.values[decider], made.gap_error)
        best_values = tuple(
            after + share * (before - after) for before, after in zip(best.values, made.values, strict=True)
        )
        self._book_luck(event, best_values)
        for seat, (after, before) in enumerate(zip(made.values, best_values, strict=True)):
            book = self._skill if seat == decider else self._others
            book[seat] += after - before
        self._now = made.values
        self.curve.append(Point(event + 1, made.values))
        loss = best_values[decider] - made.values[decider]
        error = 0.0 if made is best else _error_of_loss(best, made)
        self.decisions.append(
            GradedDecision(
                event=event,
                seat=decider,
                action=action,
                best=best.action,
                value=made.values[decider],
                best_value=best_values[decider],
                loss=loss,
                error=error,
                # Of a sampled loss only what is credible is left: the error is not taken off twice.
                grade=grade_of(loss, error if made.gap_error is None else 0.0),
            )
        )

    def book_result(self, event: int, shares: tuple[float, ...]) -> None:
        self._book_luck(event, shares)

    def account(self, seat: Seat) -> Account:
        own = [decision.grade for decision in self.decisions if decision.seat == seat]
        return Account(
            seat=seat,
            start=self._start[seat],
            luck=self._luck[seat],
            skill=self._skill[seat],
            others=self._others[seat],
            result=self._now[seat],
            decisions=len(own),
            grades={grade: own.count(grade) for grade in Grade},
        )

    def _book_luck(self, event: int, values: tuple[float, ...]) -> None:
        for seat, (after, before) in enumerate(zip(values, self._now, strict=True)):
            self._luck[seat] += after - before
        self._now = values
        self.curve.append(Point(event, values))


def _credible(loss: float, error: float | None) -> float:
    """The share of a loss that is to be believed: nothing within the error, ever more of it beyond."""
    if error is None or loss <= 0.0:
        return 1.0
    return max(0.0, 1.0 - (error / loss) ** 2)


def _error_of_loss(best: Judgment, made: Judgment) -> float:
    return (best.error**2 + made.error**2) ** 0.5 if made.gap_error is None else made.gap_error


def _shares(match: Match) -> tuple[float, ...]:
    assert match.result is not None
    winners = match.result.winners
    return tuple(1.0 / len(winners) if seat in winners else 0.0 for seat in range(match.players))
