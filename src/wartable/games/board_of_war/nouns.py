"""The cards, units and players of Board of War as message keys."""

from __future__ import annotations

from wartable.core.game import Seat
from wartable.core.line import Line, Lines, Name
from wartable.games.board_of_war.components import COURT, CourtRank, Suit, Unit

__all__ = ["court_card", "court_name", "players", "unit_name"]


def court_name(rank: CourtRank, suit: Suit) -> Line:
    """The name of an ability card: "The General"."""
    return Line(f"court-{COURT[rank, suit]}")


def court_card(rank: CourtRank, suit: Suit) -> Line:
    """An ability card with its sign: "K♥ The General"."""
    return Line("court-card", {"sign": Line(f"sign-{rank.value}-{suit.value}"), "name": court_name(rank, suit)})


def unit_name(unit: Unit) -> Line:
    """What a unit card brings: "merchant"."""
    return Line(f"unit-{unit.value}")


def players(seats: tuple[Seat, ...]) -> Lines:
    """Several players, in this order."""
    return Lines(tuple(Line("player-name", {"player": Name(seat)}) for seat in seats))
