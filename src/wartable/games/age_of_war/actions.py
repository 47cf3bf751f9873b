"""What a player of Age of War can decide, and what chance can bring."""

from __future__ import annotations

import msgspec

from wartable.core.game import Seat
from wartable.games.age_of_war.components import Roll

__all__ = ["Action", "Fill", "FirstPlayer", "LoseDie", "Outcome", "Rolled"]


class Fill(msgspec.Struct, frozen=True, tag="fill"):
    """Fill a battle line of a castle with dice of the current roll."""

    castle: str
    line: int


class LoseDie(msgspec.Struct, frozen=True, tag="lose-die"):
    """Lose one die and roll the others again (AW-12)."""


class FirstPlayer(msgspec.Struct, frozen=True, tag="first-player"):
    """Who was drawn to begin."""

    seat: Seat


class Rolled(msgspec.Struct, frozen=True, tag="rolled"):
    """What the dice show."""

    faces: Roll


Action = Fill | LoseDie
Outcome = FirstPlayer | Rolled
