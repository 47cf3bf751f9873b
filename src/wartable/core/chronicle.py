"""What a finished match tells those who study many of them: its length, who led when, and what was done.

A game that has one gives it as `Game.chronicle()`: a module with `UNIT`, `TOPICS` and `tell(match) -> Story`. The lab
needs to know nothing else of the game.
"""

from __future__ import annotations

from typing import Protocol

import msgspec

from wartable.core.game import Seat
from wartable.core.match import Match

__all__ = ["Chronicle", "Deed", "Story", "Topic"]


class Deed(msgspec.Struct, frozen=True):
    """Something that a seat had or did in a match."""

    topic: str
    """The id of one of the chronicle's topics."""
    item: str
    """What it was: the key of its name in the game's catalogue ("castle-azuchi")."""
    seat: Seat
    count: int = 1
    order: int | None = None
    """As the how-manieth of its topic in the match, from 1, where the topic has an order."""


class Topic(msgspec.Struct, frozen=True):
    """A kind of deed; its title is the message "deed-ID" of the game's catalogue."""

    id: str
    has_order: bool = False


class Story(msgspec.Struct, frozen=True):
    """A match as the lab wants it."""

    length: int
    """In the chronicle's unit."""
    standings: tuple[tuple[float, ...], ...]
    """How the seats stood, one time after the other, the end last: the highest number leads."""
    deeds: tuple[Deed, ...]


class Chronicle(Protocol):
    """The module of a game that tells its matches."""

    @property
    def UNIT(self) -> str:  # noqa: N802 (a constant of the module)
        """What the length of a match is counted in: "turn", "round", "year"."""

    @property
    def TOPICS(self) -> tuple[Topic, ...]:  # noqa: N802
        """The kinds of deeds it tells."""

    @property
    def VICTORIES(self) -> tuple[str, ...]:  # noqa: N802
        """Every kind of victory that the rules know, as `Result.how` names it."""

    @property
    def OPENING(self) -> str | None:  # noqa: N802
        """The topic whose first deed of a seat is how that seat opened; None where openings have no name."""

    def tell(self, match: Match) -> Story:
        """The story of a match, finished or stopped."""
