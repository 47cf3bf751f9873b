"""Lines, labels and errors as words of one language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from wartable.core.errors import EarlierRules, IllegalAction, TamperedReplay, WartableError
from wartable.core.line import Arg, Line, Lines, Name
from wartable.text.catalogue import LAB, PLATFORM, read_catalogue
from wartable.text.languages import REFERENCE

__all__ = ["BadMessage", "Words"]


class BadMessage(ValueError):
    """A message that Fluent cannot put together: a variable is missing, or a reference leads nowhere."""


class Words:
    """The words of one language for the platform and, if given, for one game."""

    def __init__(
        self,
        language: str = REFERENCE,
        game_id: str | None = None,
        names: Sequence[str] = (),
        *,
        symbols: Mapping[str, str] | None = None,
        is_strict: bool = False,
    ) -> None:
        self.language = language
        self.game_id = game_id
        self.names = tuple(names)
        """The names of the players, by seat."""
        self._symbols = symbols or {}
        self._is_strict = is_strict
        self._bundles = tuple(_bundle(tongue, game_id) for tongue in dict.fromkeys((language, REFERENCE)))

    def named(self, names: Sequence[str]) -> Words:
        """The same words at a table where these players sit."""
        return Words(self.language, self.game_id, names, symbols=self._symbols, is_strict=self._is_strict)

    def shortened(self, symbols: Mapping[str, str]) -> Words:
        """The same words with signs in place of some messages, by key; "{number}+" may name the arguments."""
        return Words(self.language, self.game_id, self.names, symbols=symbols, is_strict=self._is_strict)

    def has(self, key: str) -> bool:
        """Whether somebody wrote this message."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def say(self, key: str, **args: Arg | float) -> str:
        """A message in words.

        What is wrong with a message must not stop a game: one that nobody wrote is shown as its key, one with a
        gap is shown with the gap. Strict words, which the tests use, raise BadMessage instead.
        """
        plain = {name: self.phrase(value) for name, value in args.items()}
        if key in self._symbols:
            return self._symbols[key].format(**plain)
        bundle = next((bundle for bundle in self._bundles if bundle.has_message(key)), None)
        if bundle is None:
            return self._faulty(key, "nobody wrote it", key)
        pattern = bundle.get_message(key).value
        assert pattern is not None, "Fluent has no message without a value or attributes, and we use no attributes"
        text, problems = bundle.format_pattern(pattern, plain)
        return self._faulty(key, str(problems[0]), str(text)) if problems else str(text)

    def line(self, line: Line) -> str:
        """A line in words."""
        return self.say(line.key, **line.args)

    def joined(self, items: Iterable[str]) -> str:
        """Several things, listed."""
        return self.say("list-separator").join(items)

    def name(self, seat: int) -> str:
        """Who sits at a seat."""
        return self.names[seat] if seat < len(self.names) else self.say("ui-player-number", number=seat + 1)

    def error(self, error: WartableError) -> str:
        """What is wrong, in one sentence."""
        if isinstance(error, IllegalAction):
            return self.say("error-illegal", sentence=error.line, rule=error.rule_id)
        if isinstance(error, TamperedReplay):
            reason = self.say(f"tampered-{error.reason}")
            return self.say("error-tampered", event=error.event_index, what=reason)
        if isinstance(error, EarlierRules):
            game = Words(self.language, error.game_id)
            rules, title = game.say(f"rules-version-{error.version}"), game.say("game-title")
            return self.say(error.key, **error.args_for_words, title=title, rules=rules)
        if error.key == WartableError.key or not self.has(error.key):
            return self.say("error-generic", message=str(error))
        return self.say(error.key, **error.args_for_words)

    def percent(self, probability: float, decimals: int = 1) -> str:
        """A probability as a percentage."""
        from babel.numbers import format_percent

        pattern = "0" + "." * bool(decimals) + "0" * decimals + _PERCENT[self.language]
        return str(format_percent(probability, format=pattern, locale=self.language.replace("-", "_")))

    def phrase(self, value: Arg | float) -> Any:
        """Lines, lists and names as text; numbers and text stay what they are."""
        match value:
            case Name(seat):
                return self.name(seat)
            case Line():
                return self.line(value)
            case Lines(items):
                return self.joined(self.line(item) for item in items)
            case _:
                return value

    def _faulty(self, key: str, problem: str, text: str) -> str:
        if self._is_strict:
            raise BadMessage(f"{key} in {self.language}: {problem}")
        return text


_PERCENT = {"en": "%", "es": "\u00a0%", "zh-Hant": "%"}


@lru_cache(maxsize=16)
def _bundle(language: str, game_id: str | None) -> FluentBundle:
    # Isolation marks are for text that runs both ways; on a terminal they show up as boxes.
    bundle = FluentBundle([language], use_isolating=False)
    for name in (PLATFORM, LAB, game_id):
        source = read_catalogue(language, name) if name else None
        if source is not None:
            bundle.add_resource(FluentResource(source))
    return bundle
