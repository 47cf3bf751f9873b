"""What a drill is: positions to choose in one after the other, and the odds to know by heart."""

from __future__ import annotations

import msgspec

from wartable.core.errors import WartableError
from wartable.core.line import Line

__all__ = ["Drill", "KnownOdds", "NoDrill"]


class NoDrill(WartableError, LookupError):
    """Nobody has made drills for this game."""

    key = "error-no-drill"


class KnownOdds(msgspec.Struct, frozen=True):
    """Odds that a player should know by heart."""

    label: Line
    odds: tuple[float | None, ...]
    """One for each column of the drill; None where it cannot be."""


class Drill(msgspec.Struct, frozen=True):
    """Positions with dice that were just rolled, as `Game.write_position` writes them."""

    players: int
    positions: tuple[str, ...]
    columns: tuple[Line, ...]
    odds: tuple[KnownOdds, ...]
