"""Figures in the reader's language: rates, means, intervals, and the names of what is measured."""

from __future__ import annotations

import math

from wartable.core.game import AnyGame
from wartable.lab.estimates import Estimate
from wartable.lab.game_record import HUMAN
from wartable.text.words import Words

__all__ = ["Figures"]


class Figures:
    """How the figures of one game's experiments are said."""

    def __init__(self, words: Words, game: AnyGame) -> None:
        self.words = words
        chronicle = game.chronicle()
        self.unit = None if chronicle is None else chronicle.UNIT
        self.topics = () if chronicle is None else chronicle.TOPICS

    def number(self, value: float, digits: int = 1) -> str:
        """A number with so many decimals."""
        from babel.numbers import format_decimal

        said = str(format_decimal(round(value, digits), format=_DECIMALS[digits], locale=self._locale))
        return said.replace("-", "−")

    def whole(self, value: float) -> str:
        """A whole number, its thousands set apart."""
        from babel.numbers import format_decimal

        return str(format_decimal(round(value), locale=self._locale))

    def estimate(self, found: Estimate, *, is_rate: bool) -> str:
        """A value and its interval: "52.1% (49.0%, 55.2%)"."""
        if found.value is None:
            return self.words.say("lab-none")
        value = self.figure(found.value, is_rate=is_rate)
        if found.low is None or found.high is None:
            return value
        low, high = (self.figure(part, is_rate=is_rate) for part in (found.low, found.high))
        return self.words.say("lab-interval", value=value, low=low, high=high)

    def figure(self, value: float, *, is_rate: bool) -> str:
        """A rate in percent, or a mean."""
        return self.words.percent(value) if is_rate else self.mean(value)

    def mean(self, value: float) -> str:
        """A mean with as many decimals as its size calls for."""
        return self.number(value, 2 if abs(value) < 10 else 1)

    def change(self, value: float, *, is_rate: bool) -> str:
        """A difference with its sign; that of rates in percentage points."""
        return self.points(value) if is_rate else f"{_sign(round(value, 2))}{self.mean(abs(value))}"

    def points(self, value: float) -> str:
        """A difference of rates in percentage points, with its sign."""
        return self.words.say("lab-points", sign=_sign(round(100 * value, 1)), value=self.number(abs(100 * value), 1))

    def probability(self, value: float) -> str:
        """A p-value; none is so small that it is nothing."""
        return self.number(value, 3) if value >= _LEAST_P else f"<{self.number(_LEAST_P, 3)}"

    def tick(self, value: float, step: float) -> str:
        """A round number of a scale."""
        from babel.numbers import format_decimal

        decimals = _decimals(step)
        pattern = "#,##0" + "." * bool(decimals) + "0" * decimals
        return str(format_decimal(value, format=pattern, locale=self._locale)).replace("-", "−")

    def rate_tick(self, value: float, step: float) -> str:
        """A round percentage of a scale."""
        return self.words.percent(value, _decimals(100 * step))

    def points_tick(self, value: float, step: float) -> str:
        """A round number of percentage points of a scale."""
        return self.words.say("lab-points", sign="", value=self.tick(100 * value, 100 * step))

    def name(self, kind: str, subject: str) -> str:
        """What a measure is called; those of a topic under the topic's title."""
        match kind:
            case "seat" | "bot" | "how":
                return self.words.say(f"lab-measure-{kind}", subject=self.subject(kind, subject))
            case "deed-count" | "deed-order" | "deed-win":
                return self.words.say(f"lab-item-{kind}", item=self.words.say(subject))
            case "length":
                return self.words.say(f"lab-length-{self.unit}" if self.unit else "lab-length")
            case _:
                return self.words.say(f"lab-measure-{kind}")

    def called(self, measure_id: str) -> str:
        """What the measure of an id is called; those of a topic by their id, which has both."""
        kind, _, subject = measure_id.partition(".")
        has_words = kind == "length" or self.words.has(f"lab-measure-{kind}")
        return self.name(kind, subject) if has_words else measure_id

    def subject(self, kind: str, subject: str) -> str:
        """A seat, a bot, a person or a kind of victory in words."""
        if (kind, subject) == ("bot", HUMAN):
            return self.words.say("lab-a-person")
        key = {"bot": f"bot-{subject}", "how": f"victory-{subject}"}.get(kind, "")
        return self.words.say(key) if key and self.words.has(key) else subject

    @property
    def _locale(self) -> str:
        return self.words.language.replace("-", "_")


def _sign(value: float) -> str:
    return "+" if value > 0 else "−" if value < 0 else "±"


def _decimals(step: float) -> int:
    """So many that neighbours on a scale differ."""
    return max(0, -math.floor(math.log10(step) + 1e-9))


_LEAST_P = 0.001
_DECIMALS = {1: "#,##0.0", 2: "#,##0.00", 3: "#,##0.000"}
