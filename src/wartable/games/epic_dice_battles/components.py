"""Board, units and economy as frozen tables, read from data/*.toml."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum, StrEnum
from typing import Annotated

import msgspec

from wartable.core.edition import Editions
from wartable.core.variant import VariantTables

__all__ = [
    "DIE",
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
    "components_of",
    "read_components",
    "standard_components",
    "tables_of",
]

Counts = tuple[int, ...]
"""How many of each unit, in the order of `Unit`."""

DIE = 6
"""How many faces a die has (ED-1)."""

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
FLANKS_BY_DOTS: tuple[tuple[int, ...], ...] = ((1, 2), (2,), (1,), ())
"""ED-4: the flanks that can be used in a field, by its dots."""


Number = Annotated[int, msgspec.Meta(ge=0, le=1_000)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=1_000)]
Year = Annotated[int, msgspec.Meta(ge=1, le=9_999)]
Dots = Annotated[int, msgspec.Meta(ge=0, le=3)]
Armies = Annotated[int, msgspec.Meta(ge=1, le=9)]
"""The number of an army is a die's face, or a digit."""
Face = Annotated[int, msgspec.Meta(ge=1, le=6)]
"""What some die shows: with less than a 6 needed every battle comes to an end."""
UpTo = Annotated[int, msgspec.Meta(ge=0, le=5)]


class Region(msgspec.Struct, frozen=True):
    """A field of the board; neighbours by number."""

    id: str
    dots: int
    neighbours: tuple[int, ...]


class Price(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a purchase costs."""

    rice: Number
    money: Number
    honor: Number


class UnitKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the table of units; data/units.toml explains the fields."""

    id: str
    rice: Number
    money: Number
    honor: Number
    modifier: Number
    floor: Positive
    kills: Positive
    dearness: Number
    guess: Number


class Shield(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body shield."""

    rice: Number
    money: Number
    honor: Number
    absorbs: Positive


class BattleNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the dice of a battle mean."""

    arrow: Face
    arrow_at_walls: Face
    star: Face
    dies: UpTo
    succeeds: Face
    flank_bonus: Number
    gate: Positive
    reserve: Positive


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a player begins with."""

    rice: Number
    money: Number
    honor: Number
    rice_marker: Number
    troops: Positive


class Winter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers of the winter actions."""

    rice_marker_top: Number
    trade_rice: Number
    trade_money: Number


class Spring(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Buying limits and the price of a castle."""

    tokens_controlled: Number
    tokens_partial: Number
    castle_rice: Number


class Summer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What armies eat."""

    small_army_dice: Number
    small_army: Number
    large_army: Number
    tokens_per_rice: Positive
    castle_discount: Number


class Autumn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The march."""

    march_rice: Number
    march_fields: Positive


class Villages(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the die at a village means."""

    lost: UpTo
    freed: Face
    honor: Number


class SiegeReadings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Readings of data/siege.toml."""

    owner_may_sally: bool
    shields_last_one_volley: bool


class VillageReadings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The reading of data/village.toml."""

    lost_die_is_gone: bool


class Points(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What counts at the end."""

    controlled: Number
    partial: Number
    army: Number
    rice_marker: Number


class _RegionData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    dots: Dots
    neighbours: tuple[str, ...]


class _MapData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    last_year: Year
    first_year: dict[str, Year]
    starts: dict[str, tuple[str, ...]]
    region: tuple[_RegionData, ...]


class _UnitData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    unit: tuple[UnitKind, ...]
    shield: Shield
    battle: BattleNumbers


class Economy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of data/economy.toml."""

    dice: Positive
    action_dice: Number
    reserve_dice: Number
    armies: Armies
    army_dice: Positive
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
    siege: SiegeReadings
    village: VillageReadings


def read_components(tables: VariantTables) -> Components:
    """Components from the tables of the data files."""
    board, units, economy = (
        tables.read("map", _MapData),
        tables.read("units", _UnitData),
        tables.read("economy", Economy),
    )
    _check_map(tables, board)
    _check_starts(tables, board)
    _check_numbers(tables, units, economy)
    readings = tables.read("siege", SiegeReadings), tables.read("village", VillageReadings)
    return _assemble(board, units, economy, *readings)


_EDITIONS = Editions(__package__, ("map", "units", "economy", "siege", "village"), read_components)
standard_components = _EDITIONS.standard
components_of = _EDITIONS.components
tables_of = _EDITIONS.tables


def _check_map(tables: VariantTables, board: _MapData) -> None:
    neighbours = {region.id: region.neighbours for region in board.region}
    for region, others in neighbours.items():
        _check_regions(tables, f"map.region.{region}.neighbours", others, neighbours)
    for region, others in neighbours.items():
        for other in others:
            if region not in neighbours[other] or other == region or others.count(other) > 1:
                problem = f"{region} and {other} must each name the other, once"
                raise tables.refuse(f"map.region.{region}.neighbours", "neighbours", problem, one=region, other=other)


def _check_regions(tables: VariantTables, name: str, given: Iterable[str], known: Iterable[str]) -> None:
    for region in given:
        if region not in known:
            raise tables.refuse(name, "choice", f"there is no region {region!r}", value=region, known=", ".join(known))


def _check_starts(tables: VariantTables, board: _MapData) -> None:
    regions = [region.id for region in board.region]
    for players, starts in board.starts.items():
        name = f"map.starts.{players}"
        _check_regions(tables, name, starts, regions)
        if len(set(starts)) != int(players) or len(starts) != int(players):
            problem = f"{players} players need {players} different start regions"
            raise tables.refuse(name, "starts", problem, players=int(players))
    for players, year in board.first_year.items():
        if year > board.last_year:
            problem = f"the calendar ends in {board.last_year}"
            raise tables.refuse(f"map.first_year.{players}", "year", problem, last=board.last_year)


def _check_numbers(tables: VariantTables, units: _UnitData, economy: Economy) -> None:
    if units.battle.dies >= units.battle.succeeds:
        raise tables.refuse("units.battle.dies", "dies", "a die cannot kill and die at once", other="succeeds")
    if economy.villages.lost >= economy.villages.freed:
        raise tables.refuse("economy.villages.lost", "dies", "a die cannot be lost and succeed at once", other="freed")
    if not any(unit.guess for unit in units.unit[1:]):
        raise tables.refuse("units.unit", "guess", "one unit with a token must be worth a guess")
    needed = economy.start.troops + economy.action_dice + economy.reserve_dice
    if needed > economy.dice or economy.start.troops > economy.army_dice:
        problem = f"the set-up needs {needed} dice of a player, and troops that fit into an army"
        raise tables.refuse("economy.dice", "set-up", problem, needed=needed)
    if economy.start.rice_marker > economy.winter.rice_marker_top:
        top = economy.winter.rice_marker_top
        raise tables.refuse("economy.start.rice_marker", "number-most", f"the ladder ends at {top}", limit=top)


def _assemble(
    board: _MapData, units: _UnitData, economy: Economy, siege: SiegeReadings, village: VillageReadings
) -> Components:
    number = {region.id: place for place, region in enumerate(board.region)}
    assert tuple(unit.id for unit in units.unit) == tuple(UNITS), "the units have a fixed order"
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
        siege=siege,
        village=village,
    )
