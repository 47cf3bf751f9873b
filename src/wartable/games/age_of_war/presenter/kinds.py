"""The kinds of happenings of Age of War: what a screen can show of an event."""

from __future__ import annotations

from wartable.core.game import Seat
from wartable.core.presenter import Happening
from wartable.games.age_of_war.components import Roll

__all__ = [
    "AgeOfWarHappening",
    "CastleTaken",
    "ClanTaken",
    "DiceRolled",
    "DieLost",
    "GameWon",
    "LineFilled",
    "PlayerBegins",
    "TurnLost",
]


class PlayerBegins(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="first-player"):
    """Who was drawn to begin."""


class DiceRolled(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="rolled"):
    """The dice show this."""

    faces: Roll
    die: int
    """How many faces a die has."""


class LineFilled(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="filled"):
    """Dice were laid on a line."""

    castle: str
    line_number: int
    dice: Roll


class DieLost(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="lost-die"):
    """A die was lost."""

    left: int


class TurnLost(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="turn-lost"):
    """A turn ended with nothing taken."""


class CastleTaken(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="conquered"):
    """A castle was taken."""

    castle: str
    victim: Seat | None = None
    """From whom; None is the centre."""


class ClanTaken(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="clan"):
    """A whole clan is held by one player now."""

    clan: str
    points: int


class GameWon(Happening, frozen=True, kw_only=True, omit_defaults=True, tag="won"):
    """The game is over and this seat has won, alone or with others."""

    points: int


AgeOfWarHappening = PlayerBegins | DiceRolled | LineFilled | DieLost | TurnLost | CastleTaken | ClanTaken | GameWon
