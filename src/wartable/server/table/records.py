"""What can happen at a table, as the journal keeps it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Generic, TypeVar

import msgspec

from wartable.core.game import AnyGame, Seat

__all__ = [
    "Adopted",
    "Branched",
    "Called",
    "Chatted",
    "Closed",
    "Corrected",
    "Entered",
    "Left",
    "Moved",
    "Nonced",
    "Pledged",
    "Record",
    "Rematched",
    "Resigned",
    "Resumed",
    "Seated",
    "Started",
    "TimedOut",
    "Undone",
    "action_decoder_for",
    "decoder_for",
]

A = TypeVar("A")
O = TypeVar("O")  # noqa: E741


class Seated(msgspec.Struct, frozen=True, gc=False, tag="seated", omit_defaults=True):
    """Somebody took a seat: a player, or a bot."""

    seat: Seat
    name: str
    player: str | None = None
    bot: str | None = None
    pledge: str = ""
    """What a player who adds to the dice has pledged."""


class Left(msgspec.Struct, frozen=True, gc=False, tag="left"):
    """A seat became open again before the start."""

    seat: Seat


class Pledged(msgspec.Struct, frozen=True, gc=False, tag="pledged"):
    """A player fixed what they will add to the dice, by its hash."""

    seat: Seat
    pledge: str


class Called(msgspec.Struct, frozen=True, gc=False, tag="called"):
    """The start was called: from now on those who pledged say what."""


class Nonced(msgspec.Struct, frozen=True, gc=False, tag="nonced"):
    """A player threw something into the derivation of the dice."""

    seat: Seat
    nonce: str


class Started(msgspec.Struct, Generic[O], frozen=True, gc=False, tag="started", omit_defaults=True):
    """The game began; the opening chance events with it."""

    outcomes: tuple[O, ...] = ()


class Moved(msgspec.Struct, Generic[A, O], frozen=True, gc=False, tag="moved", omit_defaults=True):
    """A decision, and the chance events that followed it."""

    seat: Seat
    action: A
    outcomes: tuple[O, ...] = ()


class Entered(msgspec.Struct, Generic[O], frozen=True, gc=False, tag="entered"):
    """Somebody said what came up at a real table; what had to come up after it stands there too."""

    seat: Seat
    outcomes: tuple[O, ...]


class Corrected(msgspec.Struct, frozen=True, gc=False, tag="corrected"):
    """What was entered last was a slip: it is entered again."""

    seat: Seat


class Branched(msgspec.Struct, Generic[A, O], frozen=True, gc=False, tag="branched", omit_defaults=True):
    """The game goes on from a moment of another one that is over: "what if"."""

    table: str
    """Where it was played."""
    event: int
    """How many events of it are shared."""
    outcomes: tuple[O, ...] = ()
    """Its opening chance events, then its decisions."""
    moves: tuple[Moved[A, O], ...] = ()


class Undone(msgspec.Struct, frozen=True, gc=False, tag="undone"):
    """The last decision was taken back."""

    seat: Seat


class Resigned(msgspec.Struct, frozen=True, gc=False, tag="resigned", omit_defaults=True):
    """A player gave up a seat."""

    seat: Seat
    ends: bool = False
    """Whether the game is over by it: between two, the other one has won."""


class TimedOut(msgspec.Struct, frozen=True, gc=False, tag="timed-out"):
    """A player's time ran out."""

    seat: Seat


class Resumed(msgspec.Struct, frozen=True, gc=False, tag="resumed"):
    """The server was away for so many milliseconds of the running move: the clock stood still."""

    away: int


class Closed(msgspec.Struct, frozen=True, gc=False, tag="closed"):
    """Whoever runs the server closed the table, or the game did not come to an end: nobody has won."""


class Chatted(msgspec.Struct, frozen=True, gc=False, tag="chatted", omit_defaults=True):
    """Somebody said something."""

    player: str
    name: str
    text: str
    seat: Seat | None = None


class Rematched(msgspec.Struct, frozen=True, gc=False, tag="rematched"):
    """The next game has its own table."""

    table: str


class Adopted(msgspec.Struct, frozen=True, gc=False, tag="adopted"):
    """A guest's seats went over to an account."""

    guest: str
    account: str
    name: str


Record = (
    Seated
    | Left
    | Pledged
    | Called
    | Nonced
    | Started[Any]
    | Moved[Any, Any]
    | Branched[Any, Any]
    | Entered[Any]
    | Corrected
    | Undone
    | Resigned
    | TimedOut
    | Resumed
    | Closed
    | Chatted
    | Rematched
    | Adopted
)


@lru_cache(maxsize=64)
def action_decoder_for(game: AnyGame) -> msgspec.json.Decoder[Any]:
    """Reads the actions of a game."""
    return msgspec.json.Decoder(game.action_type)


@lru_cache(maxsize=64)
def decoder_for(game: AnyGame) -> msgspec.json.Decoder[Record]:
    """Reads the records of a game's tables."""
    moved: Any = Moved[game.action_type, game.outcome_type]  # type: ignore[name-defined]
    started: Any = Started[game.outcome_type]  # type: ignore[name-defined]
    entered: Any = Entered[game.outcome_type]  # type: ignore[name-defined]
    branched: Any = Branched[game.action_type, game.outcome_type]  # type: ignore[name-defined]
    seats = Seated | Left | Pledged | Called | Nonced | Adopted
    others = Undone | Corrected | Resigned | TimedOut | Resumed | Closed | Chatted | Rematched
    return msgspec.json.Decoder(seats | others | moved | started | entered | branched)
