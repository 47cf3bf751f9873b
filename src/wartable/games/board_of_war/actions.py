"""What a player of Board of War can decide, one class per small step, and what chance can bring."""

from __future__ import annotations

import msgspec

from wartable.core.game import Seat
from wartable.games.board_of_war.board import Square
from wartable.games.board_of_war.components import Card, CourtRank, Suit

__all__ = [
    "Action",
    "Attack",
    "Dealt",
    "Deploy",
    "Drew",
    "EndActions",
    "Expand",
    "Fought",
    "Mark",
    "Outcome",
    "Place",
    "PlayCard",
    "Raze",
    "Step",
    "UpgradeSoldier",
    "UpgradeSquare",
]


class Expand(msgspec.Struct, frozen=True, tag="expand"):
    """A builder adds a free square to the kingdom (BW-40)."""

    square: Square


class UpgradeSquare(msgspec.Struct, frozen=True, tag="upgrade-square"):
    """A builder upgrades a square (BW-41)."""

    square: Square


class UpgradeSoldier(msgspec.Struct, frozen=True, tag="upgrade-soldier"):
    """A builder upgrades a soldier of the army on a square, or of the barracks where it is None (BW-42)."""

    square: Square | None = None


class Deploy(msgspec.Struct, frozen=True, tag="deploy"):
    """A soldier leaves the barracks (BW-51)."""

    square: Square
    upgraded: bool = False


class Step(msgspec.Struct, frozen=True, tag="step"):
    """An army moves one step (BW-52)."""

    army: Square
    to: Square


class Attack(msgspec.Struct, frozen=True, tag="attack"):
    """An army attacks a square: the enemy army there, or the enemy kingdom (BW-53)."""

    army: Square
    target: Square


class Mark(msgspec.Struct, frozen=True, tag="mark"):
    """The Jack's marker is laid on an enemy, or on the enemy's army or farmer on a square (BW-56)."""

    seat: Seat
    square: Square | None = None


class EndActions(msgspec.Struct, frozen=True, tag="end-actions"):
    """Nothing more to build, move or mark: on to the cards (BW-21)."""


class Raze(msgspec.Struct, frozen=True, tag="raze"):
    """The attacker names a square that the besieged kingdom loses (BW-53)."""

    square: Square


class PlayCard(msgspec.Struct, frozen=True, tag="play-card"):
    """One of the three cards is played (BW-22)."""

    card: Card


class Place(msgspec.Struct, frozen=True, tag="place"):
    """The merchant or farmer just played is put on a square (BW-23)."""

    square: Square


class Dealt(msgspec.Struct, frozen=True, tag="dealt"):
    """The suits of the Kings, Queens or Jacks, by seat (BW-10)."""

    rank: CourtRank
    suits: tuple[Suit, ...]


class Drew(msgspec.Struct, frozen=True, tag="drew"):
    """The card that came from the deck; only its new owner may see it (BW-11, BW-22)."""

    card: Card


class Fought(msgspec.Struct, frozen=True, tag="fought"):
    """What the two dice of an attack show (BW-53)."""

    attacker: int
    defender: int


Action = Expand | UpgradeSquare | UpgradeSoldier | Deploy | Step | Attack | Mark | EndActions | Raze | PlayCard | Place
Outcome = Dealt | Drew | Fought
