"""The coach in words: every choice with what it is worth and why, the best first."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import msgspec

from wartable.core.game import Seat
from wartable.core.judge import Judgment
from wartable.core.line import Line
from wartable.core.presenter import AnyPresenter
from wartable.text.words import Words

__all__ = ["Advice", "advice_in_words", "reasons_in_words", "worth_in_words"]


class Advice(msgspec.Struct, frozen=True):
    """What the coach says of one choice."""

    action: Any
    worth: str
    choice: str
    why: str


def advice_in_words(
    judgments: Collection[Judgment], seat: Seat, presenter: AnyPresenter, observation: Any, words: Words
) -> tuple[Advice, ...]:
    """The coach's words for the one who sits at a seat, in the order of the judgments.

    Choices that are the same in words, as two equal lines of a castle, are one row: the first.
    """
    said: dict[str, Advice] = {}
    for judgment in judgments:
        choice = words.line(presenter.label(observation, judgment.action))
        if choice not in said:
            worth = worth_in_words(judgment.values[seat], judgment.error, words)
            said[choice] = Advice(judgment.action, worth, choice, reasons_in_words(judgment.reasons, words))
    return tuple(said.values())


def reasons_in_words(reasons: Iterable[Line], words: Words) -> str:
    """What speaks for a choice, or against it."""
    return words.say("coach-separator").join(words.line(reason) for reason in reasons)


def worth_in_words(value: float, error: float, words: Words) -> str:
    """A share of the victory, with its error where it is an estimate."""
    if error == 0.0:
        return words.percent(value)
    return words.say("coach-estimate", share=words.percent(value), error=words.percent(error))
