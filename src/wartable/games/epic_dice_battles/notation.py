"""Actions as short text, and back: `buy archer`, `put-die 0 main`, `scout -`, `open-flanks yes no`."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, get_args

import msgspec

from wartable.games.epic_dice_battles.actions import Action

__all__ = ["format_action", "parse_action"]

_CLASSES: dict[str, type[msgspec.Struct]] = {kind.__struct_config__.tag: kind for kind in get_args(Action)}
_NONE, _YES, _NO = "-", "yes", "no"


def format_action(action: Action) -> str:
    """The tag of the action, then its fields in order."""
    fields = [getattr(action, field) for field in action.__struct_fields__]
    return " ".join([str(action.__struct_config__.tag), *map(_format_field, fields)])


def parse_action(text: str) -> Action:
    """The action that `format_action` wrote."""
    tag, *words = text.split() or [""]
    kind = _CLASSES.get(tag)
    if kind is None:
        raise ValueError(f"not an action: {text!r}; an action begins with one of: {', '.join(_CLASSES)}")
    fields = kind.__struct_fields__
    if len(words) != len(fields):
        raise ValueError(f"not an action: {text!r}; write '{' '.join((tag, *map(str.upper, fields)))}'")
    values = {field: _parse_field(word) for field, word in zip(fields, words, strict=True)}
    try:
        action: Action = msgspec.convert(values | {"type": tag}, kind)  # type: ignore[assignment]
    except msgspec.ValidationError as error:
        raise ValueError(f"not an action: {text!r}; {error}") from None
    return action


def _format_field(value: Any) -> str:
    if value is None:
        return _NONE
    if isinstance(value, bool):
        return _YES if value else _NO
    return value.value if isinstance(value, StrEnum) else str(value)


def _parse_field(word: str) -> Any:
    if word.isdecimal():
        return int(word)
    return {_NONE: None, _YES: True, _NO: False}.get(word, word)
