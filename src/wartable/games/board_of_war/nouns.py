"""The cards, units and players of Board of War as message keys."""

from __future__ import annotations

from collections.abc import Callable

from wartable.core.game import Seat
from wartable.core.line import Arg, Line, Lines, Name
from wartable.games.board_of_war.components import COURT, CourtRank, Numbers, Suit, Unit

__all__ = ["court_card", "court_name", "court_text", "players", "unit_name"]


def court_name(rank: CourtRank, suit: Suit) -> Line:
    """The name of an ability card: "The General"."""
    return Line(f"court-{COURT[rank, suit]}")


def court_card(rank: CourtRank, suit: Suit) -> Line:
    """An ability card with its sign: "K♥ The General"."""
    return Line("court-card", {"sign": Line(f"sign-{rank.value}-{suit.value}"), "name": court_name(rank, suit)})


def court_text(numbers: Numbers, rank: CourtRank, suit: Suit) -> Line:
    """What an ability card does, with the numbers as they are."""
    name = COURT[rank, suit]
    return Line(f"court-{name}-text", _NUMBERS_OF[name](numbers))


def unit_name(unit: Unit) -> Line:
    """What a unit card brings: "merchant"."""
    return Line(f"unit-{unit.value}")


def players(seats: tuple[Seat, ...]) -> Lines:
    """Several players, in this order."""
    return Lines(tuple(Line("player-name", {"player": Name(seat)}) for seat in seats))


_NUMBERS_OF: dict[str, Callable[[Numbers], dict[str, Arg]]] = {
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
