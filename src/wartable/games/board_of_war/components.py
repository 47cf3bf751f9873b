"""Cards, prices, powers and thresholds as frozen tables, read from data/numbers.toml."""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from importlib import resources

import msgspec

__all__ = [
    "CLUBS",
    "COURT",
    "DIAMONDS",
    "HEARTS",
    "SPADES",
    "TURN_ORDER",
    "CourtRank",
    "Numbers",
    "Suit",
    "Unit",
    "read_numbers",
    "standard_numbers",
]


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


class _Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A section of the data file; every field has to be there."""


class BoardNumbers(_Table, frozen=True):
    """The shape of the board and of what a kingdom starts with and strives for."""

    sizes: tuple[int, ...]
    centre: int
    start_squares: int
    goal_rows: int
    goal_columns: int


class DeckNumbers(_Table, frozen=True):
    """The unit cards: which ranks are which unit."""

    copies: int
    hand: int
    merchant: tuple[int, ...]
    farmer: tuple[int, ...]
    builder: tuple[int, ...]
    soldier: tuple[int, ...]


class IncomeNumbers(_Table, frozen=True):
    """What merchants and farmers earn at the start of a turn."""

    start_gold: int
    merchant: int
    merchant_upgraded: int
    farmer: int
    farmer_upgraded: int


class BuildingNumbers(_Table, frozen=True):
    """What upgrades cost."""

    square_price: int
    soldier_price: int


class FightingNumbers(_Table, frozen=True):
    """The die and what is added to it."""

    die: int
    soldier_power: int
    upgraded_power: int
    upgrade_defence: int


class GeneralNumbers(_Table, frozen=True):
    """King of hearts."""

    reach: int
    divisor: int


class ConquerorNumbers(_Table, frozen=True):
    """King of diamonds."""

    squares: int


class EngineerNumbers(_Table, frozen=True):
    """King of spades."""

    farmer_upgraded: int


class DiplomatNumbers(_Table, frozen=True):
    """King of clubs."""

    per_enemy_merchant: int


class ArchitectNumbers(_Table, frozen=True):
    """Queen of diamonds."""

    discount: int


class AlmanacNumbers(_Table, frozen=True):
    """Queen of spades."""

    per_farmer: int


class GrandMerchantNumbers(_Table, frozen=True):
    """Queen of clubs."""

    from_round: int
    merchant: int
    merchant_upgraded: int


class JackNumbers(_Table, frozen=True):
    """All four Jacks."""

    from_round: int


class TacticianNumbers(_Table, frozen=True):
    """Jack of hearts."""

    divisor: int


class SaboteurNumbers(_Table, frozen=True):
    """Jack of diamonds."""

    idle_builders: int


class CrowNumbers(_Table, frozen=True):
    """Jack of spades."""

    farmer: int


class SpyNumbers(_Table, frozen=True):
    """Jack of clubs."""

    loss: int
    gain: int


class VictoryNumbers(_Table, frozen=True):
    """What wins."""

    gold: int
    rounds_to_capture: int


class Numbers(_Table, frozen=True):
    """Every number of the game: what a variant may override."""

    board: BoardNumbers
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


@lru_cache(maxsize=1)
def standard_numbers() -> Numbers:
    """The numbers as this project plays them."""
    return read_numbers((resources.files(__package__) / "data" / "numbers.toml").read_bytes())


def read_numbers(toml: bytes) -> Numbers:
    """Numbers from the text of a data file; ValueError says what is wrong with it."""
    numbers = msgspec.toml.decode(toml, type=Numbers)
    ranks = sorted(rank for unit in Unit for rank in getattr(numbers.deck, unit))
    if ranks != list(range(1, len(ranks) + 1)):
        raise ValueError("deck: every rank from the ace up has to be one unit, and only one")
    for size in numbers.board.sizes:
        if (size - numbers.board.centre) % 2 or not 2 * numbers.board.goal_rows + numbers.board.centre <= size <= 26:
            raise ValueError(f"board: a size of {size} leaves no middle for a centre of {numbers.board.centre}")
    return numbers
