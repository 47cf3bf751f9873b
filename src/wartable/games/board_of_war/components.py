"""Cards, prices, powers and thresholds as frozen tables, read from data/numbers.toml."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import msgspec

from wartable.core.edition import Editions
from wartable.core.variant import VariantTables

__all__ = [
    "CLUBS",
    "COURT",
    "DIAMONDS",
    "HEARTS",
    "SPADES",
    "TURN_ORDER",
    "Card",
    "Components",
    "CourtRank",
    "Side",
    "Suit",
    "Unit",
    "components_of",
    "read_components",
    "standard_components",
    "tables_of",
]

Card = int
"""A unit card by its rank, the ace 1. Suits of unit cards mean nothing, so nobody keeps them."""


class Suit(StrEnum):
    """The suits, in the order in which their Queens take turns (BW-13)."""

    HEARTS = "hearts"
    DIAMONDS = "diamonds"
    SPADES = "spades"
    CLUBS = "clubs"


# Looking a member up in its class takes longer than all else in a small rule.
HEARTS, DIAMONDS, SPADES, CLUBS = TURN_ORDER = tuple(Suit)


class CourtRank(StrEnum):
    """The ranks of the ability cards (BW-2), in the order in which they are dealt."""

    KING = "king"
    QUEEN = "queen"
    JACK = "jack"


class Side(StrEnum):
    """An edge of the board, clockwise from the bottom as players sit round it."""

    SOUTH = "south"
    WEST = "west"
    NORTH = "north"
    EAST = "east"


class Unit(StrEnum):
    """What a unit card brings into play (BW-22)."""

    MERCHANT = "merchant"
    FARMER = "farmer"
    BUILDER = "builder"
    SOLDIER = "soldier"


COURT = {
    (CourtRank.KING, Suit.HEARTS): "general",
    (CourtRank.KING, Suit.DIAMONDS): "conqueror",
    (CourtRank.KING, Suit.SPADES): "engineer",
    (CourtRank.KING, Suit.CLUBS): "diplomat",
    (CourtRank.QUEEN, Suit.HEARTS): "strategist",
    (CourtRank.QUEEN, Suit.DIAMONDS): "architect",
    (CourtRank.QUEEN, Suit.SPADES): "almanac",
    (CourtRank.QUEEN, Suit.CLUBS): "grand-merchant",
    (CourtRank.JACK, Suit.HEARTS): "tactician",
    (CourtRank.JACK, Suit.DIAMONDS): "saboteur",
    (CourtRank.JACK, Suit.SPADES): "crow",
    (CourtRank.JACK, Suit.CLUBS): "spy",
}
"""The twelve ability cards by name."""


Number = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=100_000)]
Size = Annotated[int, msgspec.Meta(ge=3, le=26)]
"""Columns have letters, so there are at most 26."""
Rank = Annotated[int, msgspec.Meta(ge=1, le=30)]
Few = Annotated[int, msgspec.Meta(ge=1, le=50)]
Die = Annotated[int, msgspec.Meta(ge=1, le=20)]
Reach = Annotated[int, msgspec.Meta(ge=2, le=25)]
"""Next to the army it is no reach."""


class _Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A section of the data file; every field has to be there."""


class BoardNumbers(_Table, frozen=True):
    """The shape of the board and of what a kingdom starts with and strives for."""

    sizes: Annotated[tuple[Size, ...], msgspec.Meta(min_length=1)]
    centre: Positive
    start_squares: Positive
    goal_rows: Positive
    goal_columns: Number


class SeatingNumbers(_Table, frozen=True):
    """At which sides the players sit, in turn order, by their number."""

    two: Annotated[tuple[Side, ...], msgspec.Meta(min_length=2, max_length=2)]
    three: Annotated[tuple[Side, ...], msgspec.Meta(min_length=3, max_length=3)]
    four: Annotated[tuple[Side, ...], msgspec.Meta(min_length=4, max_length=4)]

    def sides(self, players: int) -> tuple[Side, ...]:
        """The sides of so many players, in turn order."""
        return {2: self.two, 3: self.three, 4: self.four}[players]


class DeckNumbers(_Table, frozen=True):
    """The unit cards: which ranks are which unit."""

    copies: Few
    hand: Few
    merchant: tuple[Rank, ...]
    farmer: tuple[Rank, ...]
    builder: tuple[Rank, ...]
    soldier: tuple[Rank, ...]


class IncomeNumbers(_Table, frozen=True):
    """What merchants and farmers earn at the start of a turn."""

    start_gold: Number
    merchant: Number
    merchant_upgraded: Number
    farmer: Number
    farmer_upgraded: Number


class BuildingNumbers(_Table, frozen=True):
    """What upgrades cost."""

    square_price: Number
    soldier_price: Number


class FightingNumbers(_Table, frozen=True):
    """The die and what is added to it."""

    die: Die
    soldier_power: Positive
    upgraded_power: Positive
    upgrade_defence: Number


class GeneralNumbers(_Table, frozen=True):
    """King of hearts."""

    reach: Reach
    divisor: Positive


class ConquerorNumbers(_Table, frozen=True):
    """King of diamonds."""

    squares: Positive


class EngineerNumbers(_Table, frozen=True):
    """King of spades."""

    farmer_upgraded: Number


class DiplomatNumbers(_Table, frozen=True):
    """King of clubs."""

    per_enemy_merchant: Number
    per_own_merchant: bool
    """Whether every own merchant earns it, or it is paid once."""
    every_turn: bool
    """Whether it is paid at the start of everybody's turn, or of the own turn only."""


class ArchitectNumbers(_Table, frozen=True):
    """Queen of diamonds."""

    discount: Number


class AlmanacNumbers(_Table, frozen=True):
    """Queen of spades."""

    per_farmer: Number


class GrandMerchantNumbers(_Table, frozen=True):
    """Queen of clubs."""

    from_round: Positive
    merchant: Number
    merchant_upgraded: Number


class JackNumbers(_Table, frozen=True):
    """All four Jacks."""

    from_round: Positive


class TacticianNumbers(_Table, frozen=True):
    """Jack of hearts."""

    divisor: Positive


class SaboteurNumbers(_Table, frozen=True):
    """Jack of diamonds."""

    idle_builders: Number


class CrowNumbers(_Table, frozen=True):
    """Jack of spades."""

    farmer: Number


class SpyNumbers(_Table, frozen=True):
    """Jack of clubs."""

    loss: Positive
    gain: Number


class VictoryNumbers(_Table, frozen=True):
    """What wins."""

    gold: Positive
    rounds_to_capture: Positive
    captures_together: bool
    """Whether several armies of a player capture centre squares at the same time, or only the strongest one does."""


class Components(_Table, frozen=True):
    """Every number of the game: what a variant may override."""

    board: BoardNumbers
    seating: SeatingNumbers
    deck: DeckNumbers
    income: IncomeNumbers
    building: BuildingNumbers
    fighting: FightingNumbers
    general: GeneralNumbers
    conqueror: ConquerorNumbers
    engineer: EngineerNumbers
    diplomat: DiplomatNumbers
    architect: ArchitectNumbers
    almanac: AlmanacNumbers
    grand_merchant: GrandMerchantNumbers
    jacks: JackNumbers
    tactician: TacticianNumbers
    saboteur: SaboteurNumbers
    crow: CrowNumbers
    spy: SpyNumbers
    victory: VictoryNumbers

    @property
    def ranks(self) -> int:
        """Ranks of unit cards, ace to this one."""
        return len(self.units_by_rank)

    @property
    def units_by_rank(self) -> tuple[Unit, ...]:
        """What each rank is, the ace first; `units_by_rank[rank - 1]`."""
        unit_of = {rank: unit for unit in Unit for rank in getattr(self.deck, unit)}
        return tuple(unit_of[rank] for rank in sorted(unit_of))


def read_components(tables: VariantTables) -> Components:
    """Components from the tables of a data file."""
    numbers = tables.read(None, Components)
    _check_deck(tables, numbers)
    for size in numbers.board.sizes:
        _check_board(tables, numbers.board, size)
    for name in numbers.seating.__struct_fields__:
        sides = getattr(numbers.seating, name)
        if len(set(sides)) < len(sides):
            raise tables.refuse(f"seating.{name}", "seating", "two players cannot sit at the same side")
    if numbers.architect.discount > min(numbers.building.square_price, numbers.building.soldier_price):
        raise tables.refuse("architect.discount", "discount", "the discount is higher than a price")
    if numbers.fighting.upgraded_power <= numbers.fighting.soldier_power:
        problem = "an upgraded soldier must be stronger than a plain one"
        raise tables.refuse("fighting.upgraded_power", "power", problem)
    return numbers


_EDITIONS = Editions(__package__, "numbers", read_components)
standard_components = _EDITIONS.standard
components_of = _EDITIONS.components
tables_of = _EDITIONS.tables


def _check_deck(tables: VariantTables, numbers: Components) -> None:
    ranks = sorted(rank for unit in Unit for rank in getattr(numbers.deck, unit))
    if ranks != list(range(1, len(ranks) + 1)):
        raise tables.refuse("deck", "ranks", "every rank from the ace up has to be one unit, and only one")
    cards, dealt = len(ranks) * numbers.deck.copies, len(TURN_ORDER) * numbers.deck.hand
    if cards < dealt:
        problem = f"there are {cards} cards, and {dealt} are dealt"
        raise tables.refuse("deck", "deck", problem, cards=cards, dealt=dealt)


def _check_board(tables: VariantTables, board: BoardNumbers, size: int) -> None:
    if (size - board.centre) % 2 or 2 * board.goal_rows + board.centre > size:
        problem = f"a size of {size} leaves no middle for a centre of {board.centre}"
        raise tables.refuse("board.sizes", "centre", problem, size=size, centre=board.centre)
    for name in ("start_squares", "goal_columns"):
        # The corners belong to two edges.
        if getattr(board, name) > size - 2:
            problem = f"it is more than a board of size {size} has room for"
            raise tables.refuse(f"board.{name}", "room", problem, size=size)
