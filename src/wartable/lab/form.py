"""The numbers of a game as a form: in groups, each with its name and the rule it belongs to."""

from __future__ import annotations

import msgspec

from wartable.core.game import AnyGame
from wartable.core.number import NumberName, name_of
from wartable.lab.variations import movable_numbers

__all__ = ["FormGroup", "FormNumber", "form_of"]


class FormNumber(msgspec.Struct, frozen=True):
    """One number that may be changed."""

    name: str
    """As a variant has it: "castle.azuchi.points"."""
    value: int | float
    """In the standard game."""
    label: str
    """A message of the game, told the `place`; empty where the game has none, then the name has to do."""
    row: str
    """The message that names what it is a number of: "castle-azuchi"; empty if it is one of the whole game."""
    place: int | None
    """Where it stands in a list, from 1 on."""
    rule: str


class FormGroup(msgspec.Struct, frozen=True):
    """Numbers that belong together."""

    title: str
    """A message of the game; empty where the game has none."""
    numbers: tuple[FormNumber, ...]


def form_of(game: AnyGame) -> tuple[FormGroup, ...]:
    """Every number that can be moved, in the order in which the game names them."""
    groups = game.number_groups()
    found: dict[str, list[FormNumber]] = {group.title: [] for group in groups}
    for name, value in movable_numbers(game).items():
        called = name_of(name, groups) or NumberName("", "", "")
        number = FormNumber(name, value, called.label, called.row, called.place, called.rule)
        found.setdefault(called.group, []).append(number)
    return tuple(FormGroup(title, tuple(numbers)) for title, numbers in found.items() if numbers)
