"""The state of a match of Board of War."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from wartable.core.game import Seat
from wartable.games.board_of_war.actions import Attack
from wartable.games.board_of_war.board import Square, Squares
from wartable.games.board_of_war.components import Card, Suit

__all__ = [
    "Army",
    "Kingdom",
    "Marker",
    "Phase",
    "State",
    "Victory",
]


class Phase(StrEnum):
    """What the match waits for."""

    DEAL = "deal"
    """Chance deals ability cards, then hands (BW-10, BW-11)."""
    ACT = "act"
    """Builders, armies and the Jack, in any order (BW-21)."""
    FIGHT = "fight"
    """Chance rolls both dice of an attack (BW-53)."""
    RAZE = "raze"
    """The attacker chooses a square that the besieged kingdom loses (BW-53)."""
    PLAY = "play"
    """One of the cards is played (BW-22)."""
    PLACE = "place"
    """A merchant or farmer is put on a square (BW-23)."""
    DRAW = "draw"
    """Chance draws the new card (BW-22)."""
    OVER = "over"


class Victory(StrEnum):
    """The ways to win."""

    GOLD = "gold"
    EXPANSION = "expansion"
    CENTRE = "centre"
    LAST_KINGDOM = "last-kingdom"


class Army(msgspec.Struct, frozen=True):
    """The soldiers of one player on one square (BW-50)."""

    square: Square
    soldiers: int
    """Plain ones."""
    upgraded: int = 0
    moved: bool = False
    """This turn."""
    attacked: bool = False
    """This turn."""
    stayed: int = 0
    """Whole rounds on a centre square that is not yet the owner's (BW-62)."""


class Marker(msgspec.Struct, frozen=True):
    """Where the marker of a Jack lies (BW-56): on a player, or on the army or farmer of that player on a square."""

    seat: Seat
    square: Square | None = None


class Kingdom(msgspec.Struct, frozen=True):
    """What lies open before one player. Without squares it is out of the game (BW-55)."""

    squares: Squares
    gold: int = 0
    merchants: Squares = ()
    farmers: Squares = ()
    upgrades: Squares = ()
    """Upgraded squares (BW-41)."""
    builders: int = 0
    barracks: int = 0
    """Plain soldiers beside the board (BW-23)."""
    barracks_upgraded: int = 0
    armies: tuple[Army, ...] = ()
    """In board order of their squares."""
    marker: Marker | None = None
    """Where this player's Jack lies; None while it is with its owner."""


class State(msgspec.Struct, frozen=True):
    """Where everything lies. The deck has no order: drawing is a chance event over what is left in it."""

    phase: Phase
    hands: tuple[tuple[Card, ...], ...]
    """By seat, sorted."""
    deck: tuple[int, ...]
    """Cards left, by rank, the ace first."""
    discard: tuple[int, ...]
    """Cards in the discard pile, by rank."""
    kings: tuple[Suit, ...] = ()
    """By seat; so are the next three."""
    queens: tuple[Suit, ...] = ()
    jacks: tuple[Suit, ...] = ()
    kingdoms: tuple[Kingdom, ...] = ()
    order: tuple[Seat, ...] = ()
    """Seats in turn order, which is clockwise round the board (BW-13)."""
    centre: tuple[Seat | None, ...] = ()
    """Who has captured each centre square, in board order (BW-62)."""
    round: int = 1
    turn: Seat = 0
    built: int = 0
    """Builders that have built this turn."""
    expanded: bool = False
    """Whether one of them has expanded the kingdom."""
    extra: int = 0
    """Squares that the Conqueror has added on top this turn."""
    marked: bool = False
    """Whether the Jack's marker has been moved this turn."""
    spied: bool = False
    """Whether the Spy of the seat in turn has worked this turn (BW-57)."""
    repulsed_by: tuple[Seat, ...] = ()
    """Kingdoms that tied a siege this turn: the seat in turn cannot besiege them again before its next (BW-53)."""
    attack: Attack | None = None
    """The attack whose dice are to be rolled."""
    besieged: Seat | None = None
    """Whose squares are being lost, while the attacker chooses them."""
    to_raze: int = 0
    """How many more are to be chosen."""
    played: Card | None = None
    """The card whose merchant or farmer is to be placed."""
    victory: Victory | None = None
    """How the seat in `turn` has won."""
