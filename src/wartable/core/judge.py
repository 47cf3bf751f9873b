"""What a judge is: it says what every choice is worth, from what the seat that chooses can see."""

from __future__ import annotations

import random
from typing import Any, NamedTuple, Protocol, runtime_checkable

import msgspec

from wartable.core.game import AnyRules, Seat
from wartable.core.line import Line

__all__ = [
    "ForesightedJudge",
    "Judge",
    "Judgment",
    "SamplingJudge",
    "Step",
    "Stretch",
    "patient",
    "ranked",
    "shares_of",
]


class Judgment(msgspec.Struct, frozen=True):
    """What one choice is worth."""

    action: Any
    values: tuple[float, ...]
    """By seat: the share of the victory to be expected after this choice; adds up to 1."""
    error: float = 0.0
    """Half the width of the 95 % interval of the chooser's value; 0 where the value is exact."""
    reasons: tuple[Line, ...] = ()
    """Why, for people: odds, what is gained, what is denied."""
    gap_error: float | None = None
    """Half the width of the 95 % interval of how much this choice differs from the one it was compared with: for all
    choices at once from the best, in hindsight from what was done; None where the choices were not sampled."""


class Step(NamedTuple):
    """One decision of a seat that was made."""

    event: int
    """Its number in the log."""
    made: Any
    legal_actions: tuple[Any, ...]


class Stretch(NamedTuple):
    """Decisions of one seat in a row, between which nothing happened and nothing was learned.

    They are one plan: what was put off at the first step may be made good at the next.
    """

    seat: Seat
    observation: Any
    """What the seat knew before the first step, and, but for what it did itself, before every other."""
    steps: tuple[Step, ...]
    """Those without a choice between them too; the first and the last were choices."""


class Judge(Protocol):
    """Somebody strong enough to say what a decision cost."""

    name: str
    is_exact: bool

    def judge(
        self, rules: AnyRules, observation: Any, legal_actions: tuple[Any, ...], rng: random.Random
    ) -> tuple[Judgment, ...]:
        """A judgment of each of these legal actions, in their order; they need not be all."""


@runtime_checkable
class SamplingJudge(Judge, Protocol):
    """A judge for whom every choice costs time: it judges in hindsight what was done in a row all at once."""

    def weigh(self, rules: AnyRules, stretch: Stretch, rng: random.Random) -> tuple[tuple[Judgment, ...], ...]:
        """By step: the choice made, worth what all that was done in the stretch led to, and the one that looks better
        than that, if any, compared with it in worlds that did not choose it. Nothing where there was no choice."""

    def patient(self) -> Judge:
        """The same judge with more time: for the one question that somebody waits for."""


@runtime_checkable
class ForesightedJudge(Judge, Protocol):
    """A judge that also knows what a position is worth before chance has spoken."""

    def outlook(self, rules: AnyRules, observation: Any) -> tuple[float, ...]:
        """By seat: the share of the victory to be expected."""


def patient(judge: Judge) -> Judge:
    """A judge that takes its time, where time makes it better."""
    return judge.patient() if isinstance(judge, SamplingJudge) else judge


def ranked(judgments: tuple[Judgment, ...], seat: int) -> tuple[Judgment, ...]:
    """Judgments by what they are worth to a seat, the best first; equals keep their order."""
    return tuple(sorted(judgments, key=lambda judgment: -judgment.values[seat]))


def shares_of(players: int, winners: tuple[Seat, ...]) -> tuple[float, ...]:
    """By seat: the share of the victory when these have won."""
    return tuple(1.0 / len(winners) if seat in winners else 0.0 for seat in range(players))
