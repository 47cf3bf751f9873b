"""Board, units and economy as frozen tables, read from data/*.toml."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum, StrEnum
from functools import lru_cache
from importlib import resources
from typing import Any

import msgspec

__all__ = [
    "LINES",
    "LINE_NUMBER",
    "NO_UNITS",
    "UNITS",
    "UNIT_NUMBER",
    "ArmyLine",
    "Components",
    "Counts",
    "Purchase",
    "Region",
    "Unit",
    "read_components",
    "standard_components",
]

Counts = tuple[int, ...]
"""How many of each unit, in the order of `Unit`."""

NO_UNITS: Counts = (0, 0, 0, 0, 0, 0)


class Unit(IntEnum):
    """The place of a unit in `Counts`."""

    FOOTMAN = 0
    ARCHER = 1
    CAVALRY = 2
    NINJA = 3
    SAMURAI = 4
    SAMURAI_CAVALRY = 5


class Purchase(StrEnum):
    """What can be bought in spring (ED-3); units in the order of `Unit`, then the shield."""

    FOOTMAN = "footman"
    ARCHER = "archer"
    CAVALRY = "cavalry"
    NINJA = "ninja"
    SAMURAI = "samurai"
    SAMURAI_CAVALRY = "samurai-cavalry"
    SHIELD = "shield"


UNITS: tuple[Purchase, ...] = tuple(Purchase)[:6]
"""The names of the units in the order of `Unit`."""


class ArmyLine(StrEnum):
    """A line of an army; its place in a tuple of three is its place in `LINES`."""

    MAIN = "main"
    FLANK_1 = "flank1"
    FLANK_2 = "flank2"


LINES: tuple[ArmyLine, ...] = tuple(ArmyLine)
LINE_NUMBER = {line: number for number, line in enumerate(LINES)}
UNIT_NUMBER = {unit: number for number, unit in enumerate(UNITS)}


class Region(msgspec.Struct, frozen=True):
    """A field of the board; neighbours by number."""

    id: str
    dots: int
    neighbours: tuple[int, ...]


class Price(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a purchase costs."""

    rice: int
    money: int
    honor: int


class UnitKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the table of units; data/units.toml explains the fields."""

    id: str
    rice: int
    money: int
    honor: int
    modifier: int
    floor: int
    kills: int
    dearness: int
    guess: int


class Shield(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body shield."""

    rice: int
    money: int
    honor: int
    absorbs: int


class BattleNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the dice of a battle mean."""

    arrow: int
    arrow_at_walls: int
    star: int
    dies: int
    succeeds: int
    flank_bonus: int
    gate: int
    reserve: int


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a player begins with."""

    rice: int
    money: int
    honor: int
    rice_marker: int
    troops: int


class Winter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers of the winter actions."""

    rice_marker_top: int
    trade_rice: int
    trade_money: int


class Spring(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Buying limits and the price of a castle."""

    tokens_controlled: int
    tokens_partial: int
    castle_rice: int


class Summer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What armies eat."""

    small_army_dice: int
    small_army: int
    large_army: int
    tokens_per_rice: int
    castle_discount: int


class Autumn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The march."""

    march_rice: int
    march_fields: int


class Villages(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the die at a village means."""

    lost: int
    freed: int
    honor: int


class Points(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What counts at the end."""

    controlled: int
    partial: int
    army: int
    rice_marker: int


class _RegionData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    dots: int
    neighbours: tuple[str, ...]


class _MapData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    last_year: int
    first_year: dict[str, int]
    starts: dict[str, tuple[str, ...]]
    region: tuple[_RegionData, ...]


class _UnitData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    unit: tuple[UnitKind, ...]
    shield: Shield
    battle: BattleNumbers


class Economy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of data/economy.toml."""

    dice: int
    action_dice: int
    reserve_dice: int
    armies: int
    army_dice: int
    start: Start
    winter: Winter
    spring: Spring
    summer: Summer
    autumn: Autumn
    villages: Villages
    points: Points


class Components(msgspec.Struct, frozen=True, eq=False):
    """Everything in the box, and the numbers of the rules. Regions are known by their place in the list.

    Compared by identity, so that it is a quick key of what is worked out from it.
    """

    regions: tuple[Region, ...]
    number_by_id: dict[str, int]
    starts: dict[int, tuple[int, ...]]
    first_year: dict[int, int]
    last_year: int
    units: tuple[UnitKind, ...]
    prices: dict[Purchase, Price]
    shield_absorbs: int
    battle: BattleNumbers
    economy: Economy


@lru_cache(maxsize=1)
def standard_components() -> Components:
    """The box as RULES.md has it."""
    return read_components({})


def read_components(overrides: Mapping[str, Any]) -> Components:
    """The box with some numbers changed: {"economy.start.rice": 5, "units.archer.money": 2, "map.last_year": 1530}.

    ValueError names an override that is not there; msgspec.ValidationError a value that does not fit.
    """
    tree = {name: _raw(name) for name in ("map", "units", "economy")}
    for path, value in overrides.items():
        _override(tree, path, value)
    board = msgspec.convert(tree["map"], _MapData)
    units = msgspec.convert(tree["units"], _UnitData)
    economy = msgspec.convert(tree["economy"], Economy)
    return _assemble(board, units, economy)


def _raw(name: str) -> dict[str, Any]:
    text = (resources.files(__package__) / "data" / f"{name}.toml").read_bytes()
    tree: dict[str, Any] = msgspec.toml.decode(text)
    return tree


def _override(tree: dict[str, Any], path: str, value: Any) -> None:
    """Put a value at a dotted path; rows of a list are known by their id."""
    *parents, last = path.split(".")
    place: Any = tree
    for name in parents:
        place = _child(place, name, path)
    if not isinstance(place, dict) or last not in place:
        raise ValueError(f"there is no number {path!r} in the data of the game")
    place[last] = value


def _child(place: Any, name: str, path: str) -> Any:
    if isinstance(place, dict):
        if name in place:
            return place[name]
        for kind in ("unit", "region"):
            for row in place.get(kind, ()):
                if row["id"] == name:
                    return row
    raise ValueError(f"there is no number {path!r} in the data of the game")


def _assemble(board: _MapData, units: _UnitData, economy: Economy) -> Components:
    number = {region.id: place for place, region in enumerate(board.region)}
    if tuple(unit.id for unit in units.unit) != tuple(UNITS):
        raise ValueError(f"the units must be {', '.join(UNITS)}, in this order")
    prices = {Purchase(unit.id): Price(unit.rice, unit.money, unit.honor) for unit in units.unit}
    prices[Purchase.SHIELD] = Price(units.shield.rice, units.shield.money, units.shield.honor)
    return Components(
        regions=tuple(
            Region(region.id, region.dots, tuple(sorted(number[neighbour] for neighbour in region.neighbours)))
            for region in board.region
        ),
        number_by_id=number,
        starts={int(players): tuple(number[hut] for hut in huts) for players, huts in board.starts.items()},
        first_year={int(players): year for players, year in board.first_year.items()},
        last_year=board.last_year,
        units=units.unit,
        prices=prices,
        shield_absorbs=units.shield.absorbs,
        battle=units.battle,
        economy=economy,
    )
