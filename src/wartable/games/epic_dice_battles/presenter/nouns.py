"""The things of the game as words not yet in any language."""

from __future__ import annotations

from typing import Protocol

from wartable.core.line import Line, Lines
from wartable.games.epic_dice_battles.components import UNITS, ArmyLine, Components, Counts, Purchase, Region

__all__ = ["OFFICER", "army_line", "dice", "price", "region", "region_id", "slot", "unit", "units"]


OFFICER = "officer"
"""The id of the officer whom a choice spends."""


class Map(Protocol):
    """Whatever knows the regions: the components, or the numbers that front ends get."""

    @property
    def regions(self) -> tuple[Region, ...]: ...


def region(components: Map, number: int) -> Line:
    """The name of a region."""
    return Line(f"region-{components.regions[number].id}")


def region_id(name: str) -> str:
    """A region as a thing to point at."""
    return f"region:{name}"


def unit(kind: Purchase) -> Line:
    """The name of a unit, or of the shield."""
    return Line(f"unit-{kind}")


def units(counts: Counts) -> Lines | Line:
    """Units with their numbers; a word for none at all."""
    found = tuple(Line(f"count-{UNITS[kind]}", {"count": count}) for kind, count in enumerate(counts) if count)
    return Lines(found) if found else Line("count-none")


def price(components: Components, kind: Purchase) -> Lines | Line:
    """What a unit or a shield costs."""
    costs = components.prices[kind]
    found = tuple(
        Line(f"price-{resource}", {"count": count})
        for resource, count in (("rice", costs.rice), ("money", costs.money), ("honor", costs.honor))
        if count
    )
    return Lines(found) if found else Line("count-none")


def army_line(line: ArmyLine) -> Line:
    """The name of a line of an army."""
    return Line(f"line-{line}")


def slot(place: int) -> Line:
    """A place on a mat; counted from one for people."""
    return Line("slot-name", {"slot": place + 1})


def dice(values: tuple[int, ...]) -> str:
    """Faces of dice, as they are written everywhere."""
    return " ".join(map(str, values))
