"""The ledger of a review: luck and skill of every seat, and every decision with its grade.

Before anything happens every seat is worth an equal share, since chance draws who begins. Then, for every seat, each
step from one judged moment to the next is booked once: what a decision lost against the best choice is the skill of who
decided (and a gift to the others), everything between two decisions is luck:

    result - start = luck + own decisions + decisions of others          exactly, for every seat

Within a stretch nothing happens, so there is no luck in it: a decision is worth what could still be made of it, and has
lost what no later step of the stretch could bring back.

What a bot decided that stood in for a player who had given up is a decision of others, for that player's seat too.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import msgspec

from wartable.analysis.belief import Expectation, Measured, error_of_sum, learned
from wartable.analysis.grades import Grade, grade_of
from wartable.core.game import Seat
from wartable.core.judge import Judgment, Step, Stretch
from wartable.core.line import Line

__all__ = ["Ending", "GradedDecision", "Ledger", "Point", "SeatAccount"]

_DEVIATIONS = 1.96
"""Standard errors in half a 95 % interval."""


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
    """Half the width of the 95 % interval of the loss."""
    grade: Grade
    reasons: tuple[Line, ...] = ()
    """What speaks for the best choice."""
    made_reasons: tuple[Line, ...] = ()
    """What was to be said of the choice made."""


class Point(msgspec.Struct, frozen=True):
    """Everybody's share of the victory after so many events."""

    event: int
    values: tuple[float, ...]


class SeatAccount(msgspec.Struct, frozen=True):
    """Where one seat's result came from; `start + luck + skill + others` is `result`."""

    seat: Seat
    start: float
    luck: float
    skill: float
    """What the seat's own decisions lost: never above 0, but for giving up a lost game."""
    others: float
    """What the other seats' decisions gave it or took from it."""
    result: float
    decisions: int
    grades: dict[Grade, int]


class Ending(NamedTuple):
    """How a table ended, where that is not what the rules say: somebody gave up."""

    shares: tuple[float, ...]
    out: tuple[Seat, ...]


class _Loss(NamedTuple):
    """What one decision lost."""

    best: Judgment
    made: Judgment
    before: tuple[float, ...]
    """By seat: the share of the victory with the best choice still to be made."""
    after: tuple[float, ...]
    """And with what could still be made of the choice that was."""
    error: float
    certain: float
    """The decider's loss that is beyond doubt."""


class Ledger:
    """The running accounts of all seats."""

    def __init__(self, players: int, stand_ins: Mapping[Seat, int] | None = None) -> None:
        """`stand_ins`: the event from which on somebody else decided at a seat."""
        self._stand_ins = stand_ins or {}
        self._start = (1.0 / players,) * players
        self._now = self._start
        self._luck = [0.0] * players
        self._skill = [0.0] * players
        self._others = [0.0] * players
        self._expected = [learned(()) for _ in range(players)]
        self._stated: list[float] = []
        """Errors of estimates that were not sampled, decision by decision."""
        self._believed: list[float] = []
        """Standard errors of sampled losses, stretch by stretch."""
        self.decisions: list[GradedDecision] = []
        self.curve = [Point(0, self._start)]

    def expect(self, answers: Iterable[tuple[Stretch, tuple[tuple[Judgment, ...], ...]]]) -> None:
        """Learn from all that was measured what losses of each seat are like."""
        measured: list[list[Measured]] = [[] for _ in self._expected]
        for stretch, judgments in answers:
            if self._is_stand_in(stretch.seat, stretch.steps[0]):
                continue
            measured[stretch.seat] += [_measured(found, stretch.seat) for found in judgments if _is_measured(found)]
        self._expected = [learned(found) for found in measured]

    def book_stretch(self, stretch: Stretch, judgments: tuple[tuple[Judgment, ...], ...]) -> None:
        """Book all decisions of a stretch."""
        choices = [(step, found) for step, found in zip(stretch.steps, judgments, strict=True) if found]
        losses: list[tuple[Step, _Loss]] = []
        after = None
        for step, found in reversed(choices):
            if _is_sampled(found):
                loss = _sampled(found, stretch.seat, self._expected[stretch.seat], after)
            else:
                loss = _stated(found, stretch.seat, step.made)
            losses.append((step, loss))
            after = loss.before
        for step, loss in reversed(losses):
            self._book(step, stretch.seat, loss)
        if any(_is_sampled(found) for _, found in choices):
            # The ways out of one stretch have much in common: the widest stands for all.
            self._believed.append(max(loss.error for _, loss in losses) / _DEVIATIONS)
        else:
            self._stated += [loss.error for _, loss in losses]

    def book_result(self, event: int, shares: tuple[float, ...]) -> None:
        """What the rules say in the end."""
        self._book_luck(event, shares)

    def book_giving_up(self, event: int, ending: Ending) -> None:
        """To give up is a decision too: what it cost is on the account of those who did."""
        for seat, (after, before) in enumerate(zip(ending.shares, self._now, strict=True)):
            book = self._skill if seat in ending.out else self._others
            book[seat] += after - before
        self._now = ending.shares
        self.curve.append(Point(event, ending.shares))

    def error(self) -> float:
        """Half the width of the 95 % interval of a seat's luck and skill."""
        return math.hypot(error_of_sum(self._believed), *self._stated)

    def account(self, seat: Seat) -> SeatAccount:
        """Where one seat's result came from."""
        own = [decision.grade for decision in self.decisions if decision.seat == seat]
        return SeatAccount(
            seat=seat,
            start=self._start[seat],
            luck=self._luck[seat],
            skill=self._skill[seat],
            others=self._others[seat],
            result=self._now[seat],
            decisions=len(own),
            grades={grade: own.count(grade) for grade in Grade},
        )

    def _book(self, step: Step, decider: Seat, loss: _Loss) -> None:
        self._book_luck(step.event, loss.before)
        is_own = not self._is_stand_in(decider, step)
        for seat, (after, before) in enumerate(zip(loss.after, loss.before, strict=True)):
            book = self._skill if is_own and seat == decider else self._others
            book[seat] += after - before
        self._now = loss.after
        self.curve.append(Point(step.event + 1, loss.after))
        if not is_own:
            return
        self.decisions.append(
            GradedDecision(
                event=step.event,
                seat=decider,
                action=step.made,
                best=loss.best.action,
                value=loss.after[decider],
                best_value=loss.before[decider],
                loss=loss.before[decider] - loss.after[decider],
                error=loss.error,
                grade=grade_of(loss.certain),
                reasons=loss.best.reasons,
                made_reasons=loss.made.reasons,
            )
        )

    def _is_stand_in(self, seat: Seat, step: Step) -> bool:
        return step.event >= self._stand_ins.get(seat, math.inf)

    def _book_luck(self, event: int, values: tuple[float, ...]) -> None:
        for seat, (after, before) in enumerate(zip(values, self._now, strict=True)):
            self._luck[seat] += after - before
        self._now = values
        self.curve.append(Point(event, values))


def _is_sampled(found: tuple[Judgment, ...]) -> bool:
    return bool(found) and found[0].gap_error is not None


def _is_measured(found: tuple[Judgment, ...]) -> bool:
    """Whether another choice seemed better than what was done."""
    return _is_sampled(found) and len(found) > 1


def _measured(found: tuple[Judgment, ...], seat: Seat) -> Measured:
    made, better = found
    assert better.gap_error is not None
    return Measured(better.values[seat] - made.values[seat], better.gap_error / _DEVIATIONS)


def _stated(found: tuple[Judgment, ...], seat: Seat, action: Any) -> _Loss:
    """A loss between values that are known, or known up to an error that the judge states."""
    best, made = found[0], next(judgment for judgment in found if judgment.action == action)
    error = 0.0 if made is best else math.hypot(best.error, made.error)
    return _Loss(best, made, best.values, made.values, error, best.values[seat] - made.values[seat] - error)


def _sampled(found: tuple[Judgment, ...], seat: Seat, expected: Expectation, later: tuple[float, ...] | None) -> _Loss:
    """A loss that was measured; `later` is what the next step of the stretch could still make of it."""
    made = found[0]
    after = made.values if later is None else later
    if len(found) == 1:
        return _Loss(made, made, after, after, 0.0, 0.0)
    measured, better = _measured(found, seat), found[1]
    belief = expected.belief(measured)
    before = _part_of_the_way(made.values, better.values, belief.mean / measured.gain if measured.gain > 0.0 else 0.0)
    error = _DEVIATIONS * belief.deviation
    if before[seat] <= after[seat]:
        return _Loss(made, made, after, after, error, 0.0)
    return _Loss(better, made, before, after, error, belief.certain - (after[seat] - made.values[seat]))


def _part_of_the_way(here: tuple[float, ...], there: tuple[float, ...], part: float) -> tuple[float, ...]:
    """Everybody's share between two estimates; nobody's is less than nothing."""
    for now, then in zip(here, there, strict=True):
        if now + part * (then - now) < 0.0:
            part = now / (now - then)
    return tuple(now + part * (then - now) for now, then in zip(here, there, strict=True))
