"""One number of a game a step up or down, as a variant."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from typing import Any, NamedTuple

from wartable.core.errors import WartableError
from wartable.core.game import AnyGame
from wartable.core.variant import numbers_of
from wartable.lab.experiment import unknown_name

__all__ = [
    "Unplayable",
    "Variation",
    "movable_numbers",
    "number_names",
    "number_of",
    "variations_of",
    "with_number",
    "with_numbers",
]

_SMALL = 20
"""From here on a step is a tenth of the number."""


class Variation(NamedTuple):
    """A number, and another in its place."""

    name: str
    """As `lab numbers` has it; a number inside a list has its place behind it: "castle.kiyosu.lines[3]"."""
    old: int | float
    new: int | float
    toml: str
    """The variant."""


class Unplayable(NamedTuple):
    """A step that the game does not allow."""

    name: str
    new: int | float
    problem: WartableError


def movable_numbers(game: AnyGame, variant: str = "") -> dict[str, int | float]:
    """Every number that can be moved, by name."""
    return {name: value for name, value, _ in _numbers(game, variant)}


def number_names(game: AnyGame) -> tuple[str, ...]:
    """The names of all numbers that can be moved."""
    return tuple(movable_numbers(game))


def variations_of(
    game: AnyGame, names: Sequence[str] = (), step: float | None = None
) -> tuple[list[Variation], list[Unplayable]]:
    """Every number, or those that are named, with all below them or by a pattern, a step down and a step up.

    Without `step` it is 1 for small numbers and a tenth for others.
    """
    chosen = [each for each in _numbers(game) if not names or any(_is_meant(each[0], name) for name in names)]
    for name in names:
        if not any(_is_meant(each[0], name) for each in chosen):
            raise unknown_name("number", name, number_names(game))
    found: list[Variation] = []
    unplayable: list[Unplayable] = []
    for name, old, _ in chosen:
        width = step or (1 if abs(old) < _SMALL else round(abs(old) / 10))
        for new in (_like(old, old - width), _like(old, old + width)):
            toml = with_number(game, name, new)
            try:
                game.rules(game.player_counts[0], {"variant": toml})
            except WartableError as error:
                unplayable.append(Unplayable(name, new, error))
            else:
                found.append(Variation(name, old, new, toml))
    return found, unplayable


def number_of(game: AnyGame, name: str) -> int | float:
    """A number of the game as it is."""
    for found, value, _ in _numbers(game):
        if found == name:
            return value
    raise unknown_name("number", name, number_names(game))


def with_number(game: AnyGame, name: str, new: int | float) -> str:
    """The variant with one number changed."""
    return with_numbers(game, {name: new})


def with_numbers(game: AnyGame, numbers: Mapping[str, int | float]) -> str:
    """The variant with some numbers changed."""
    tables = dict(numbers_of(game.data_tables()))
    changed: dict[str, Any] = {}
    for name, new in numbers.items():
        key, _, place = name.partition("[")
        if place:
            value = changed.setdefault(key, list(tables[key]))
            value[int(place.rstrip("]"))] = new
        else:
            changed[key] = new
    return "".join(f"{key} = {json.dumps(value, ensure_ascii=False)}\n" for key, value in changed.items())


def _numbers(game: AnyGame, variant: str = "") -> Iterator[tuple[str, int | float, Any]]:
    for key, value in numbers_of(game.data_tables(variant)):
        if _is_number(value):
            yield key, value, value
        elif isinstance(value, list):
            for place, part in enumerate(value):
                if _is_number(part):
                    yield f"{key}[{place}]", part, value


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _is_meant(name: str, given: str) -> bool:
    """Whether a name is the one given, lies below it ("castle.kiyosu": all its numbers) or fits it ("*.points")."""
    # A bracket is the place in a list here and no set of letters.
    return name.startswith((f"{given}.", f"{given}[")) or fnmatchcase(name, given.replace("[", "[[]"))


def _like(old: int | float, new: float) -> int | float:
    return round(new) if isinstance(old, int) else new
