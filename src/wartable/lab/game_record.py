"""What came of one game: a row of the lab's file."""

from __future__ import annotations

import msgspec

from wartable.core.chronicle import Deed
from wartable.core.game import Seat

__all__ = ["HUMAN", "UNFINISHED", "GameRecord"]

UNFINISHED = "unfinished"
"""How a game "ended" that the programs' limit stopped."""
HUMAN = "human"
"""What every person is called in the lab."""


class GameRecord(msgspec.Struct, frozen=True):
    """What came of one game."""

    index: int
    seed: int
    bots: tuple[str, ...]
    """By seat."""
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    how: str
    first: Seat
    """Who had the first decision."""
    decisions: int
    length: int
    """In the game's own unit: turns, rounds, years; 0 if it has no chronicle."""
    lead_changes: int
    decided: float | None
    """Which part of the game had passed when the winner took the lead for good; None if the victory is shared."""
    deeds: tuple[Deed, ...] = ()

    @property
    def players(self) -> int:
        return len(self.bots)

    def share(self, seat: Seat) -> float:
        """The seat's share of the victory."""
        return 1.0 / len(self.winners) if seat in self.winners else 0.0
