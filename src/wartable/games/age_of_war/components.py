"""Dice, castle cards and clans as frozen tables, read from data/cards.toml."""

from __future__ import annotations

import math
from collections.abc import Sequence
from enum import IntEnum
from typing import Annotated, Literal

import msgspec

from wartable.core.edition import Editions
from wartable.core.variant import VariantTables

__all__ = [
    "SPECIAL_LINE",
    "BattleLine",
    "Castle",
    "Clan",
    "Components",
    "Face",
    "Roll",
    "components_of",
    "read_components",
    "standard_components",
    "tables_of",
]

Roll = tuple[int, ...]
"""Faces of rolled dice, sorted."""


class Face(IntEnum):
    """What a die shows (AW-1). The three infantry faces are their own value."""

    INFANTRY_1 = 1
    INFANTRY_2 = 2
    INFANTRY_3 = 3
    ARCHERY = 4
    CAVALRY = 5
    DAIMYO = 6


_SYMBOLS = {"archery": Face.ARCHERY, "cavalry": Face.CAVALRY, "daimyo": Face.DAIMYO}


class BattleLine(msgspec.Struct, frozen=True):
    """Either symbols, each needing one die that shows it, or an infantry number (AW-2)."""

    symbols: Roll = ()
    infantry: int = 0

    @property
    def fewest_dice(self) -> int:
        """How many dice it takes at the least."""
        return math.ceil(self.infantry / Face.INFANTRY_3) if self.infantry else len(self.symbols)

    def dice_for(self, roll: Roll) -> Roll | None:
        """The dice of a roll that fill this line, or None (AW-20, AW-21)."""
        return _infantry_dice(roll, self.infantry) if self.infantry else _symbol_dice(roll, self.symbols)


# AW-3: every card carries it; it counts only on a castle that is stolen.
SPECIAL_LINE = BattleLine(symbols=(Face.DAIMYO,))


class Castle(msgspec.Struct, frozen=True):
    """A castle card."""

    id: str
    clan: str
    points: int
    lines: tuple[BattleLine, ...]

    def lines_to_fill(self, *, stolen: bool) -> tuple[BattleLine, ...]:
        """The lines a conquest takes: printed ones, and the special one in front of an opponent (AW-23, AW-24)."""
        return (*self.lines, SPECIAL_LINE) if stolen else self.lines


class Clan(msgspec.Struct, frozen=True):
    """A clan: its castles by card number, and what all of them together are worth."""

    id: str
    points: int
    castles: tuple[int, ...]


class Components(msgspec.Struct, frozen=True):
    """Everything in the box. Castles are known by their place in the card order."""

    dice: int
    castles: tuple[Castle, ...]
    clans: tuple[Clan, ...]

    def number_of(self, castle_id: str) -> int:
        """The place of a castle in the card order; ValueError names an unknown one."""
        for number, castle in enumerate(self.castles):
            if castle.id == castle_id:
                return number
        known = ", ".join(castle.id for castle in self.castles)
        raise ValueError(f"there is no castle {castle_id!r}; the castles are: {known}")

    def clan_of(self, castle: int) -> Clan:
        """The clan of the castle with this number."""
        return next(clan for clan in self.clans if castle in clan.castles)


Points = Annotated[int, msgspec.Meta(ge=0, le=99)]
Symbols = Annotated[list[Literal["archery", "cavalry", "daimyo"]], msgspec.Meta(min_length=1)]
Infantry = Annotated[int, msgspec.Meta(ge=1)]


class _ClanData(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    points: Points


class _CastleData(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    clan: str
    points: Points
    lines: Annotated[list[Infantry | Symbols], msgspec.Meta(min_length=1, max_length=5)]


class _CardData(msgspec.Struct, forbid_unknown_fields=True):
    # The odds of a turn are exact, and their effort grows with the dice.
    dice: Annotated[int, msgspec.Meta(ge=1, le=10)]
    clan: list[_ClanData]
    castle: list[_CastleData]


def read_components(tables: VariantTables) -> Components:
    """Components from the tables of a card file."""
    data = tables.read(None, _CardData)
    castles = tuple(
        Castle(card.id, card.clan, card.points, tuple(_battle_line(line) for line in card.lines))
        for card in data.castle
    )
    clans = tuple(
        Clan(clan.id, clan.points, tuple(n for n, castle in enumerate(castles) if castle.clan == clan.id))
        for clan in data.clan
    )
    components = Components(data.dice, castles, clans)
    _check(tables, components)
    return components


_EDITIONS = Editions(__package__, "cards", read_components)
standard_components = _EDITIONS.standard
components_of = _EDITIONS.components
tables_of = _EDITIONS.tables


def _check(tables: VariantTables, components: Components) -> None:
    clans = [clan.id for clan in components.clans]
    for castle in components.castles:
        name = f"castle.{castle.id}"
        if castle.clan not in clans:
            known = ", ".join(clans)
            raise tables.refuse(
                f"{name}.clan", "choice", f"there is no clan {castle.clan!r}", value=castle.clan, known=known
            )
        needed = sum(line.fewest_dice for line in castle.lines)
        if needed > components.dice:
            # AW-40: the game ends when every castle is taken, so every castle must be within reach.
            problem = f"it takes {needed} dice, and there are {components.dice}"
            raise tables.refuse(f"{name}.lines", "dice", problem, needed=needed, dice=components.dice)
    for clan in components.clans:
        if not clan.castles:
            raise tables.refuse("castle", "no-castle", f"the clan {clan.id} has no castle", clan=clan.id)


def _battle_line(line: int | Sequence[str]) -> BattleLine:
    if isinstance(line, int):
        return BattleLine(infantry=line)
    return BattleLine(symbols=tuple(sorted(int(_SYMBOLS[symbol]) for symbol in line)))


def _symbol_dice(roll: Roll, symbols: Roll) -> Roll | None:
    enough = all(roll.count(symbol) >= symbols.count(symbol) for symbol in symbols)
    return symbols if enough else None


def _infantry_dice(roll: Roll, number: int) -> Roll | None:
    # AW-21: the fewest dice that reach the number, highest first.
    used: list[int] = []
    for face in reversed(roll):
        if face <= Face.INFANTRY_3:
            used.append(face)
            if sum(used) >= number:
                return tuple(sorted(used))
    return None
