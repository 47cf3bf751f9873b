"""The state of a match of Age of War."""

from __future__ import annotations

import msgspec

from wartable.core.game import Seat
from wartable.games.age_of_war.components import Roll

__all__ = ["Placed", "State"]


class Placed(msgspec.Struct, frozen=True):
    """Dice that lie on a filled battle line; `line` counts the card's lines from 0, the special one last."""

    line: int
    dice: Roll


class State(msgspec.Struct, frozen=True):
    """Where everything lies."""

    owners: tuple[Seat | None, ...]
    """By card number; None is the centre."""
    turn: Seat | None = None
    """Whose turn it is; None before the first player is drawn (AW-6)."""
    dice: int = 0
    """Dice that are neither placed nor lost."""
    roll: Roll | None = None
    """What those dice show; None before they are rolled."""
    target: int | None = None
    """The castle named by the first line filled this turn (AW-15)."""
    placed: tuple[Placed, ...] = ()
