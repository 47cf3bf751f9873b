"""The options of a game that have a few values to choose from, found in the game's own options type."""

from __future__ import annotations

from enum import Enum
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from wartable.core.game import AnyGame
from wartable.text.words import Words

__all__ = ["Choice", "choices_of"]


class Choice(msgspec.Struct, frozen=True):
    """One option: its name, its values as a file writes them, and the value it has unless somebody says otherwise."""

    name: str
    values: tuple[Any, ...]
    default: Any

    def title(self, words: Words) -> str:
        """What the option is called."""
        key = f"option-{self.name.replace('_', '-')}"
        return words.say(key) if words.has(key) else self.name

    def said(self, value: Any, words: Words) -> str:
        """What a value is called."""
        key = f"option-{self.name.replace('_', '-')}-{str(value).lower().replace('_', '-')}"
        if words.has(key):
            return words.say(key)
        if isinstance(value, bool):
            return words.say("ui-yes") if value else words.say("ui-no")
        return str(value)


def choices_of(game: AnyGame) -> tuple[Choice, ...]:
    """The options of a game that can be chosen from a list; others are for `--option`."""
    hints = get_type_hints(game.options_type)
    found = []
    for field in msgspec.structs.fields(game.options_type):
        values = _values(hints[field.name])
        if values:
            found.append(Choice(field.name, values, msgspec.to_builtins(field.default)))
    return tuple(found)


def _values(kind: Any) -> tuple[Any, ...]:
    if kind is bool:
        return (False, True)
    if get_origin(kind) is Literal:
        return get_args(kind)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return tuple(msgspec.to_builtins(member) for member in kind)
    return ()
