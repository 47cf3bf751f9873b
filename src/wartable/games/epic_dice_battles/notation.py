"""Actions and armies as short text, and back: for logs, tests and the terminal.

buy archer     put-die 0 main     scout -     open-flanks yes no     assign-die 3 cavalry no
2@owari 5/2/0 archer*2 ninja shield     (number, region, dice in the three lines, tokens and shields)
"""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Any, get_args

import msgspec

from wartable.games.epic_dice_battles.actions import Action
from wartable.games.epic_dice_battles.components import UNIT_NUMBER, UNITS, Components, Purchase
from wartable.games.epic_dice_battles.state import Slot

__all__ = ["format_action", "format_army", "parse_action", "parse_army"]

_CLASSES: dict[str, type[msgspec.Struct]] = {kind.__struct_config__.tag: kind for kind in get_args(Action)}
_NONE, _YES, _NO = "-", "yes", "no"
_ARMY = re.compile(r"([1-9])@([a-z]+) (\d+)/(\d+)/(\d+)((?: [a-z-]+(?:\*\d+)?)*)")


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


def format_army(components: Components, slot: Slot, region: int) -> str:
    """An army with all its secrets: `2@owari 5/2/0 archer*2 ninja shield`."""
    main, flank1, flank2 = slot.dice
    held = [(name, count) for name, count in zip(UNITS, slot.tokens, strict=True) if count]
    if slot.shields:
        held.append((Purchase.SHIELD, slot.shields))
    words = [name.value if count == 1 else f"{name.value}*{count}" for name, count in held]
    return " ".join([f"{slot.number}@{components.regions[region].id} {main}/{flank1}/{flank2}", *words])


def parse_army(components: Components, text: str) -> tuple[Slot, int]:
    """The army that `format_army` wrote, and its region."""
    found = _ARMY.fullmatch(text)
    if found is None or found[2] not in components.number_by_id:
        raise ValueError(f"not an army: {text!r}; write 'NUMBER@REGION MAIN/FLANK1/FLANK2 UNIT*COUNT …'")
    tokens, shields = [0] * len(UNITS), 0
    for word in found[6].split():
        name, _, count = word.partition("*")
        if name == Purchase.SHIELD:
            shields += int(count or 1)
        elif name in UNIT_NUMBER:
            tokens[UNIT_NUMBER[Purchase(name)]] += int(count or 1)
        else:
            raise ValueError(f"not a unit: {name!r}; the units are: {', '.join(Purchase)}")
    dice = (int(found[3]), int(found[4]), int(found[5]))
    return Slot(int(found[1]), dice, tuple(tokens), shields=shields), components.number_by_id[found[2]]


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
