"""The cards, units and players of Board of War as message keys, and the ids by which a choice points at things."""

from __future__ import annotations

from collections.abc import Callable

from wartable.core.game import Seat
from wartable.core.line import Arg, Line, Lines, Name
from wartable.games.board_of_war.board import Square
from wartable.games.board_of_war.components import COURT, Card, Components, CourtRank, Suit, Unit
from wartable.games.board_of_war.rules.box import Box

__all__ = [
    "BARRACKS",
    "BUILDERS",
    "GOLD",
    "HAND",
    "JACK",
    "SETTLER",
    "SIEGE",
    "army_id",
    "card_id",
    "card_unit",
    "court_card",
    "court_name",
    "court_text",
    "players",
    "seat_id",
    "square_id",
    "unit_name",
    "unit_text",
]

BUILDERS, BARRACKS, JACK, HAND, SETTLER, SIEGE = "builders", "barracks", "jack", "hand", "settler", "siege"
"""What can act beside the armies: what a choice is picked up with."""
GOLD = "gold"
"""What a choice takes beside what it is done to."""


def army_id(square: Square) -> str:
    """An army that can act."""
    return f"army:{square}"


def square_id(square: Square) -> str:
    """A square that something is done to."""
    return f"square:{square}"


def seat_id(seat: Seat) -> str:
    """A player that something is done to."""
    return f"seat:{seat}"


def card_id(card: Card) -> str:
    """A card of the own hand."""
    return f"card:{card}"


def court_name(rank: CourtRank, suit: Suit) -> Line:
    """The name of an ability card: "The General"."""
    return Line(f"court-{COURT[rank, suit]}")


def court_card(rank: CourtRank, suit: Suit) -> Line:
    """An ability card with its sign: "K♥ The General"."""
    return Line("court-card", {"sign": Line(f"sign-{rank.value}-{suit.value}"), "name": court_name(rank, suit)})


def court_text(numbers: Components, rank: CourtRank, suit: Suit) -> Line:
    """What an ability card does, with the numbers as they are."""
    name = COURT[rank, suit]
    return Line(f"court-{name}-text", _NUMBERS_OF[name](numbers))


def unit_name(unit: Unit) -> Line:
    """What a unit card brings: "merchant"."""
    return Line(f"unit-{unit.value}")


def card_unit(box: Box, card: Card) -> Line:
    """What a unit card brings into play."""
    unit = box.unit_of[card]
    assert unit is not None
    return unit_name(unit)


def unit_text(numbers: Components, unit: Unit) -> Line:
    """What a unit is good for, with the numbers as they are."""
    income, building = numbers.income, numbers.building
    match unit:
        case Unit.MERCHANT:
            return Line("unit-merchant-text", {"gold": income.merchant, "upgraded": income.merchant_upgraded})
        case Unit.FARMER:
            return Line("unit-farmer-text", {"gold": income.farmer, "upgraded": income.farmer_upgraded})
        case Unit.BUILDER:
            return Line("unit-builder-text", {"square": building.square_price, "soldier": building.soldier_price})
        case Unit.SOLDIER:
            return Line("unit-soldier-text")


def players(seats: tuple[Seat, ...]) -> Lines:
    """Several players, in this order."""
    return Lines(tuple(Line("player-name", {"player": Name(seat)}) for seat in seats))


_NUMBERS_OF: dict[str, Callable[[Components], dict[str, Arg]]] = {
    "general": lambda n: {"reach": n.general.reach, "divisor": n.general.divisor},
    "conqueror": lambda n: {"squares": n.conqueror.squares},
    "engineer": lambda n: {"gold": n.engineer.farmer_upgraded, "usual": n.income.farmer_upgraded},
    "diplomat": lambda n: {
        "gold": n.diplomat.per_enemy_merchant,
        "perown": "yes" if n.diplomat.per_own_merchant else "no",
        "everyturn": "yes" if n.diplomat.every_turn else "no",
    },
    "strategist": lambda _: {},
    "architect": lambda n: {
        "gold": n.architect.discount,
        "square": n.building.square_price - n.architect.discount,
        "soldier": n.building.soldier_price - n.architect.discount,
    },
    "almanac": lambda n: {"gold": n.almanac.per_farmer},
    "grand-merchant": lambda n: {
        "round": n.grand_merchant.from_round,
        "gold": n.grand_merchant.merchant,
        "upgraded": n.grand_merchant.merchant_upgraded,
    },
    "tactician": lambda n: {"round": n.jacks.from_round, "divisor": n.tactician.divisor},
    "saboteur": lambda n: {"round": n.jacks.from_round, "count": n.saboteur.idle_builders},
    "crow": lambda n: {"round": n.jacks.from_round, "gold": n.crow.farmer},
    "spy": lambda n: {"round": n.jacks.from_round, "lost": n.spy.loss, "gained": n.spy.gain},
}
"""By ability card: the numbers that its text names."""
