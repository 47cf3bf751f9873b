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
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import msgspec

from wartable.analysis.grades import Grade, grade_of
from wartable.core.errors import WartableError
from wartable.core.game import OVER, AnyRules, Seat
from wartable.core.judge import Judge, Judgment, SamplingJudge, ranked
from wartable.core.line import Line
from wartable.core.match import Match

__all__ = [
    "Account",
    "Ending",
    "GradedDecision",
    "Point",
    "Question",
    "Review",
    "Verdict",
    "assess",
    "booked",
    "questions",
    "review",
    "shares_of",
]

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
    reasons: tuple[Line, ...] = ()
    """What speaks for the best choice."""


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
    total, done = len(match.log), 0
    answers: list[tuple[Question, tuple[Judgment, ...]]] = []
    for question in questions(match):
        answers.append((question, assess(arbiter, match.rules, question, seed)))
        done = _told(progress, done, question.event + 1, total)
    _told(progress, done, total, total)
    return booked(match, Verdict(arbiter.name, arbiter.is_exact, tuple(answers)))


class Question(NamedTuple):
    """One decision of a match, as a judge is shown it."""

    event: int
    """Its number in the log."""
    seat: Seat
    made: Any
    observation: Any
    """What the seat knew."""
    legal_actions: tuple[Any, ...]


class Verdict(NamedTuple):
    """What a judge thinks of all decisions of a match, in their order."""

    judge: str
    is_exact: bool
    answers: tuple[tuple[Question, tuple[Judgment, ...]], ...]


class Ending(NamedTuple):
    """How a table ended, where that is not what the rules say: somebody gave up."""

    shares: tuple[float, ...]
    out: tuple[Seat, ...]


def questions(match: Match) -> Iterator[Question]:
    """Every decision at which there was a choice."""
    for index, (before, entry, _) in enumerate(match.steps()):
        if entry.seat is not None:
            legal = match.rules.legal_actions(before)
            if len(legal) > 1:
                yield Question(index, entry.seat, entry.event, match.rules.observe(before, entry.seat), legal)


def assess(judge: Judge, rules: AnyRules, question: Question, seed: int) -> tuple[Judgment, ...]:
    """The choices by what they are worth, the best first; where they are sampled, only the best and the one made."""
    rng = random.Random(f"{seed}/{question.event}")
    seat, made, choices = question.seat, question.made, question.legal_actions
    if isinstance(judge, SamplingJudge):
        choices = judge.shortlist(rules, question.observation, choices, made, rng)
    judgments = ranked(judge.judge(rules, question.observation, choices, rng), seat)
    best = judgments[0]
    if best.gap_error is None or best.action == made:
        return judgments
    # The best of many samples is the luckiest of many: the two that count meet again, in fresh worlds.
    return ranked(judge.judge(rules, question.observation, (best.action, made), rng), seat)


def booked(match: Match, verdict: Verdict, ending: Ending | None = None) -> Review:
    """The review that follows from a verdict."""
    books = _Books(match.players)
    total = len(match.log)
    for question, judgments in verdict.answers:
        books.book_decision(question.event, question.seat, question.made, judgments)
    if match.result is not None:
        books.book_result(total, shares_of(match.players, match.result.winners))
    if ending is not None:
        books.book_giving_up(total, ending)
    return Review(
        game=match.game.id,
        players=match.players,
        judge=verdict.judge,
        is_exact=verdict.is_exact,
        error=sum(decision.error**2 for decision in books.decisions) ** 0.5,
        decisions=tuple(books.decisions),
        curve=tuple(books.curve),
        accounts=tuple(books.account(seat) for seat in range(match.players)),
    )


def _told(progress: Progress | None, done: int, now: int, total: int) -> int:
    """Tell of every event from `done` to `now`; returns `now`."""
    if progress is not None:
        for count in range(done + 1, now + 1):
            progress(count, total)
    return now


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
                reasons=best.reasons,
            )
        )

    def book_result(self, event: int, shares: tuple[float, ...]) -> None:
        self._book_luck(event, shares)

    def book_giving_up(self, event: int, ending: Ending) -> None:
        """To give up is a decision too: what it cost is on the books of those who did."""
        for seat, (after, before) in enumerate(zip(ending.shares, self._now, strict=True)):
            book = self._skill if seat in ending.out else self._others
            book[seat] += after - before
        self._now = ending.shares
        self.curve.append(Point(event, ending.shares))

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


def shares_of(players: int, winners: tuple[Seat, ...]) -> tuple[float, ...]:
    """By seat: the share of the victory when these have won."""
    return tuple(1.0 / len(winners) if seat in winners else 0.0 for seat in range(players))
