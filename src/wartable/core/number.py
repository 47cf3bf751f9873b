"""What the numbers of a game are called where somebody may change them, and which rule each belongs to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

__all__ = ["NumberGroup", "NumberKind", "NumberName", "name_of"]

_ANY = "*"


class NumberKind(NamedTuple):
    """Numbers of one kind, one of each row where there are rows."""

    pattern: str
    """The key as a variant has it; a star stands for the id of a row: "castle.*.points"."""
    label: str
    """The message that names it; in a list it is told the place, from 1 on."""
    rule: str


class NumberGroup(NamedTuple):
    """Numbers that belong together."""

    title: str
    """A message."""
    kinds: tuple[NumberKind, ...]


class NumberName(NamedTuple):
    """What one number is called."""

    group: str
    label: str
    rule: str
    row: str = ""
    """The message that names its row: "castle-azuchi"."""
    place: int | None = None
    """Where it stands in its list, from 1 on."""


def name_of(number: str, groups: Iterable[NumberGroup]) -> NumberName | None:
    """What a number ("castle.azuchi.points", "castle.kiyosu.lines[3]") is called; None if nobody has said."""
    key, _, place = number.partition("[")
    parts = key.split(".")
    for group in groups:
        for kind in group.kinds:
            pattern = kind.pattern.split(".")
            if len(pattern) == len(parts) and all(a in (_ANY, b) for a, b in zip(pattern, parts, strict=True)):
                star = pattern.index(_ANY) if _ANY in pattern else 0
                row = f"{parts[star - 1]}-{parts[star]}" if star else ""
                return NumberName(
                    group.title, kind.label, kind.rule, row, int(place.rstrip("]")) + 1 if place else None
                )
    return None
