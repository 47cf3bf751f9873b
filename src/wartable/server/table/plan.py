"""What a table was opened with: the game, its options, the seats, and the customs of the services."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any

import msgspec

__all__ = ["USUAL_WATCH_DELAY", "ClockPlan", "Fallback", "SeatKind", "SeatPlan", "ShortText", "TablePlan", "Visibility"]

ShortText = Annotated[str, msgspec.Meta(max_length=40)]
USUAL_WATCH_DELAY = 60
"""Seconds, for games with secrets that are found by pairing or in tournaments."""
Seconds = Annotated[int, msgspec.Meta(ge=1, le=60 * 60 * 24 * 30)]


class SeatKind(StrEnum):
    """Who may take a seat."""

    OPEN = "open"
    HERE = "here"
    """A person at the device of whoever opens the table."""
    BOT = "bot"


class Visibility(StrEnum):
    """Who may see a table."""

    PUBLIC = "public"
    """In the lobby; anybody may watch."""
    PRIVATE = "private"
    """Only with the invite."""


class Fallback(StrEnum):
    """What becomes of a seat whose player resigns or runs out of time."""

    BOT = "bot"
    """A bot plays on for it."""
    OUT = "out"
    """The seat has lost; with one seat left the game is over."""


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One seat."""

    kind: SeatKind = SeatKind.OPEN
    bot: ShortText | None = None
    """Which bot, where `kind` is "bot"."""
    name: ShortText | None = None
    """What the person is called who shares the device, where `kind` is "here"."""


class ClockPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Time for thinking, in seconds. A move lasts until another seat is to act."""

    per_move: Seconds | None = None
    per_game: Seconds | None = None
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0
    """Added to the time of the game after each move."""


class TablePlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything about a table that is settled when it is opened."""

    game: ShortText
    seats: Annotated[tuple[SeatPlan, ...], msgspec.Meta(min_length=1, max_length=12)]
    options: dict[str, Any] = {}
    clock: ClockPlan | None = None
    visibility: Visibility = Visibility.PRIVATE
    undo: bool = False
    odds: bool = False
    """Whether odds are shown during the game."""
    coach: bool = False
    """Whether the coach may be asked during the game; it says the odds, too."""
    start_when_full: bool = False
    """Whether the game starts by itself as soon as every seat is taken."""
    chat: bool = True
    watch_delay: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0
    """Seconds after which spectators see what happens, so that nobody watches to help a seat; all of it at the end."""
    rated: bool = False
    own_dice: bool = False
    """Whether people roll and draw at a real table and enter what came up; nobody can check such dice."""
    on_resign: Fallback = Fallback.BOT
    on_timeout: Fallback = Fallback.BOT
    substitute: ShortText | None = None
    """Which bot takes over a seat; None is the game's second weakest."""
