"""What a judge is: it says what every choice is worth, from what the seat that chooses can see."""

from __future__ import annotations

import random
from typing import Any, Protocol, runtime_checkable

import msgspec

from wartable.core.game import AnyRules
from wartable.core.line import Line

__all__ = ["Judge", "Judgment", "SamplingJudge", "patient", "ranked"]


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
    """Half the width of the 95 % interval, for all choices at once, of how much this one falls short of the best;
    None where the choices were not sampled."""


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
    """A judge for whom every choice costs time: it says which are worth it when one was made already."""

    def shortlist(
        self, rules: AnyRules, observation: Any, legal_actions: tuple[Any, ...], made: Any, rng: random.Random
    ) -> tuple[Any, ...]:
        """Some of the legal actions, the one that was made among them."""

    def patient(self) -> Judge:
        """The same judge with more time: for the one question that somebody waits for."""


def patient(judge: Judge) -> Judge:
    """A judge that takes its time, where time makes it better."""
    return judge.patient() if isinstance(judge, SamplingJudge) else judge


def ranked(judgments: tuple[Judgment, ...], seat: int) -> tuple[Judgment, ...]:
    """Judgments by what they are worth to a seat, the best first; equals keep their order."""
    return tuple(sorted(judgments, key=lambda judgment: -judgment.values[seat]))
