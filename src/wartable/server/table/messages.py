"""What goes over the wire while a table is live."""

from __future__ import annotations

from typing import Any

import msgspec

from wartable.core.entry import EntryPart
from wartable.core.game import Seat
from wartable.core.line import Line
from wartable.core.presenter import Choice, Prompt
from wartable.server.problems import ProblemDocument
from wartable.server.table.plan import TablePlan
from wartable.server.table.position import Origin, Status, TableResult

__all__ = [
    "Ack",
    "Ask",
    "ChatLine",
    "Choice",
    "ClockView",
    "Event",
    "Missed",
    "Presence",
    "Refusal",
    "Reseated",
    "SeatView",
    "SpectatorSaid",
    "TableView",
    "View",
    "Welcome",
    "You",
    "encode",
]

encode = msgspec.json.Encoder().encode


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as everybody sees it."""

    seat: Seat
    name: str = ""
    """Empty while the seat is open; a bot's name is the message "bot-NAME"."""
    player: str | None = None
    bot: str | None = None
    """The bot that decides here; with a player it stands in for that player."""
    is_out: bool = False
    gave_up: str = ""
    """"resigned" or "timed-out": why a bot plays for the player, or nobody does."""
    pledge: str = ""
    """The hash of what the player adds to the dice."""
    nonce: str = ""
    """What it was; there when the game has begun."""
    withheld: bool = False
    """Whether the player pledged something and did not say what."""


class ClockView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The clock, in milliseconds. What the running seat has left shrinks from `since` on."""

    since: int
    left: tuple[int, ...] = ()
    deadline: int | None = None


class TableView(msgspec.Struct, frozen=True, kw_only=True):
    """A table as everybody sees it."""

    id: str
    game: str
    plan: TablePlan
    owner: str
    status: Status
    seats: tuple[SeatView, ...]
    commitment: str
    """SHA-256 of the secret seed of the dice."""
    created_at: int
    starts_by: int | None = None
    """The start is called: when the game begins without those who have not told what they pledged."""
    to_act: Seat | None = None
    clock: ClockView | None = None
    result: TableResult | None = None
    secret: str | None = None
    """The seed itself, when the game is over."""
    rematch: str | None = None
    entering: Seat | None = None
    """Who is to say what came up, at a table with its own dice."""
    can_correct: bool = False
    """Whether what was entered last can still be taken back."""
    origin: Origin | None = None
    """Where the game came from, if it is a "what if"."""
    numbers: Any = None
    """What never changes in a match: cards, prices, the map, as the game's presenter gives them."""


class Ask(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat is asked to decide. The answer names the number."""

    number: int
    choices: tuple[Choice, ...] = ()
    entry: tuple[EntryPart, ...] = ()
    """What came up at a real table is to be picked from this; there are no choices then."""


class ChatLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something said at the table."""

    player: str
    name: str
    text: str
    seat: Seat | None = None


class Event(msgspec.Struct, frozen=True, omit_defaults=True, tag="event"):
    """What one viewer notices of one record. `viewer` is a seat, or null for spectators."""

    seq: int
    """Counts what this viewer noticed, without a gap."""
    at: int
    viewer: Seat | None = None
    lines: tuple[Line, ...] = ()
    happenings: tuple[Any, ...] = ()
    """What the viewer sees happen, in order; each is of a kind of the game's own."""
    patch: dict[str, Any] = {}
    """The fields of the observation that changed."""
    prompt: Prompt | None = None
    """What is to be decided now; there where the observation changed."""
    facts: Any = None
    """What the game's presenter says of the position; there where the observation changed."""
    table: dict[str, Any] = {}
    """The fields of the table that changed."""
    ask: Ask | None = None
    can_undo: bool = False
    """Whether this seat may take back its last decision now."""
    chat: ChatLine | None = None


class SpectatorSaid(msgspec.Struct, frozen=True, tag="said"):
    """A spectator said something, where spectators see the game later: the event with this number is yet to come."""

    seq: int
    at: int
    chat: ChatLine


class View(msgspec.Struct, frozen=True):
    """All that one viewer knows now."""

    viewer: Seat | None
    seq: int
    observation: dict[str, Any] | None
    """None before the start."""
    prompt: Prompt | None
    facts: Any
    """What the game's presenter says of the position."""
    ask: Ask | None
    can_undo: bool


class You(msgspec.Struct, frozen=True):
    """What the client is at this table."""

    player: str | None
    seats: tuple[Seat, ...]
    is_owner: bool
    invite: str | None = None
    """For players of this table: what lets others in."""


class Presence(msgspec.Struct, frozen=True, tag="presence"):
    """Who is connected. Not numbered: the latest counts."""

    players: tuple[str, ...]
    spectators: int


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """The first message of a fresh connection."""

    table: TableView
    you: You
    views: tuple[View, ...]
    presence: Presence


class Reseated(msgspec.Struct, frozen=True, tag="reseated"):
    """The client sat down or stood up: from now on these are its views."""

    you: You
    views: tuple[View, ...]


class Missed(msgspec.Struct, frozen=True, tag="missed"):
    """The first message of a connection that was there before; the missed events follow."""

    you: You
    presence: Presence
    events: int


class Ack(msgspec.Struct, frozen=True, tag="ack"):
    """What the client asked for under this id is committed."""

    id: str


class Refusal(msgspec.Struct, frozen=True, tag="problem"):
    """What the client asked for is refused; `id` is that of the request."""

    problem: ProblemDocument
    id: str | None = None
