"""Where a table stands, and how a record of the journal changes that: a pure fold."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, NamedTuple, assert_never

import msgspec

from wartable.core.chance import pledge_of
from wartable.core.game import CHANCE, Actor, Nobody, Seat
from wartable.core.play import Play
from wartable.server.table import clock as clocks
from wartable.server.table import records
from wartable.server.table.clock import Clock
from wartable.server.table.game_log import logged_plays, plays_of
from wartable.server.table.plan import Fallback, SeatKind
from wartable.server.table.records import Record
from wartable.server.table.setup import TableSetup

__all__ = [
    "CLOSED",
    "REVEAL_MS",
    "Origin",
    "Past",
    "Place",
    "Status",
    "TablePosition",
    "TableResult",
    "fold",
    "opening",
]

_UNDO_DEPTH = 32
REVEAL_MS = 5000
"""How long a start that was called waits for what was pledged."""
CLOSED = "closed"
"""How a game ended that was closed: nobody has won."""


class Status(StrEnum):
    """The three parts of a table's life."""

    OPEN = "open"
    PLAYING = "playing"
    OVER = "over"


class Place(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Who sits at a seat. A bot with a player stands in for that player."""

    name: str = ""
    player: str | None = None
    bot: str | None = None
    is_out: bool = False
    gave_up: str = ""
    """Why a bot plays here, or nobody: "resigned" or "timed-out"."""

    @property
    def is_open(self) -> bool:
        return self.player is None and self.bot is None


class TableResult(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """How the game ended: as the rules say, less the seats that gave up."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    how: str = "points"
    out: tuple[Seat, ...] = ()


class Origin(msgspec.Struct, frozen=True, gc=False):
    """Where a game came from that did not begin at the beginning."""

    table: str
    event: int
    """How many events of that table's game it shares."""


class Past(NamedTuple):
    """A decision that might be taken back: no chance event came after it."""

    seat: Seat
    action: Any
    before: Any
    clock: Clock | None = None
    """As it ran before the decision: whoever takes it back has had the time all along, and gets no increment."""


class TablePosition(msgspec.Struct, frozen=True, gc=False):
    """Everything about a table that changes."""

    seq: int
    at: int
    status: Status
    owner: str
    """Who opened the table."""
    places: tuple[Place, ...]
    nonces: tuple[str, ...]
    seen: tuple[int, ...]
    """By viewer (the seats, then the spectators): how many records each could notice."""
    asks: tuple[int, ...]
    """By seat: how often it was asked to decide."""
    state: Any = None
    """The game's state; None before the start."""
    to_act: Seat | None = None
    since: int = 0
    """When the seat that is to act came to be so, or last did what others noticed."""
    drawn: int = 0
    clock: Clock | None = None
    past: tuple[Past, ...] = ()
    result: TableResult | None = None
    rematch: str | None = None
    origin: Origin | None = None
    entering: Seat | None = None
    """Who is to say what came up, at a table with its own dice."""
    entered: tuple[Any, ...] = ()
    """The states before each chance event that was entered since the last decision: slips can be corrected."""
    pledges: tuple[str, ...] = ()
    """By seat: the hash of what it adds to the dice."""
    starts_by: int | None = None
    """When the game begins without those who have not told what they pledged; None before the start is called."""

    @property
    def deciding(self) -> Place | None:
        """Who sits at the seat that is to act."""
        return self.places[self.to_act] if self.to_act is not None else None


def opening(setup: TableSetup) -> TablePosition:
    """The table as it is opened: bots sit, everybody else comes by a record."""
    places = tuple(
        Place(name=plan.bot or "", bot=plan.bot) if plan.kind is SeatKind.BOT else Place() for plan in setup.plan.seats
    )
    nobody = (0,) * setup.players
    return TablePosition(
        seq=0,
        at=setup.created_at,
        status=Status.OPEN,
        owner=setup.opened_by,
        places=places,
        nonces=("",) * setup.players,
        seen=(*nobody, 0),
        asks=nobody,
        pledges=("",) * setup.players,
    )


def fold(setup: TableSetup, position: TablePosition, record: Record, at: int) -> TablePosition:
    """The table after a record; who could notice it is written down elsewhere."""
    after = msgspec.structs.replace
    match record:
        case records.Moved():
            return _moved(setup, position, record, at)
        case records.Chatted():
            return after(position, seq=position.seq + 1, at=at)
        case records.Seated(seat, name, player, bot, pledge):
            places, pledges = _put(position, seat, Place(name, player, bot)), _with(position.pledges, seat, pledge)
            return after(position, seq=position.seq + 1, at=at, places=places, pledges=pledges)
        case records.Left(seat):
            return _left(position, seat, at)
        case records.Pledged(seat, pledge):
            return after(position, seq=position.seq + 1, at=at, pledges=_with(position.pledges, seat, pledge))
        case records.Called():
            return after(position, seq=position.seq + 1, at=at, starts_by=at + REVEAL_MS)
        case records.Nonced(seat, nonce):
            nonces, pledges = _with(position.nonces, seat, nonce), _with(position.pledges, seat, pledge_of(nonce))
            return after(position, seq=position.seq + 1, at=at, nonces=nonces, pledges=pledges)
        case records.Started():
            return _started(setup, position, record, at)
        case records.Branched():
            return _branched(setup, position, record, at)
        case records.Entered(_, outcomes):
            return _entered(setup, position, outcomes, at)
        case records.Corrected():
            return _corrected(setup, position, at)
        case records.Undone():
            return _undone(setup, position, at)
        case records.Resigned(seat, ends):
            fallback = Fallback.OUT if ends else setup.plan.on_resign
            return _gave_up(setup, position, seat, fallback, why="resigned", at=at)
        case records.TimedOut(seat):
            return _gave_up(setup, position, seat, setup.plan.on_timeout, why="timed-out", at=at)
        case records.Closed():
            result = TableResult((), (), CLOSED)
            return after(position, seq=position.seq + 1, at=at, status=Status.OVER, to_act=None, past=(), result=result)
        case records.Resumed(away):
            clock = position.clock
            turned = Clock(clock.left, clock.since + away) if clock is not None else None
            return after(position, seq=position.seq + 1, at=at, clock=turned)
        case records.Rematched(table):
            return after(position, seq=position.seq + 1, at=at, rematch=table)
        case records.Adopted(guest, account, name):
            places = tuple(
                after(place, player=account, name=name) if place.player == guest else place for place in position.places
            )
            owner = account if position.owner == guest else position.owner
            return after(position, seq=position.seq + 1, at=at, places=places, owner=owner)
        case _:
            assert_never(record)


def _put(position: TablePosition, seat: Seat, place: Place) -> tuple[Place, ...]:
    return (*position.places[:seat], place, *position.places[seat + 1 :])


def _with(texts: tuple[str, ...], seat: Seat, text: str) -> tuple[str, ...]:
    return (*texts[:seat], text, *texts[seat + 1 :])


def _left(position: TablePosition, seat: Seat, at: int) -> TablePosition:
    """A seat is open again. If whoever opened the table leaves it, the next who sits there may start the game."""
    places = _put(position, seat, Place())
    nonces, pledges = _with(position.nonces, seat, ""), _with(position.pledges, seat, "")
    staying = [place.player for place in places if place.player is not None]
    owner = position.owner
    if position.places[seat].player == owner and owner not in staying and staying:
        owner = staying[0]
    return msgspec.structs.replace(
        position, seq=position.seq + 1, at=at, places=places, nonces=nonces, pledges=pledges, owner=owner
    )


def _started(setup: TableSetup, position: TablePosition, record: records.Started[Any], at: int) -> TablePosition:
    plan = setup.plan.clock
    clock = clocks.started(plan, setup.players, at) if plan is not None else None
    begun = msgspec.structs.replace(position, status=Status.PLAYING, clock=clock)
    played = _last_play(setup, position, record)
    return _stood(setup, begun, played.after, played.to_act, at, drawn=len(record.outcomes), past=())


def _branched(setup: TableSetup, position: TablePosition, record: records.Branched[Any, Any], at: int) -> TablePosition:
    """The own dice of a branch begin where it begins: what came before was drawn elsewhere."""
    origin = Origin(record.table, record.event)
    begun = msgspec.structs.replace(position, status=Status.PLAYING, origin=origin)
    played = _last_play(setup, position, record)
    return _stood(setup, begun, played.after, played.to_act, at, drawn=0, past=())


def _moved(setup: TableSetup, position: TablePosition, record: records.Moved[Any, Any], at: int) -> TablePosition:
    played = setup.recorded(position.state, record.action, record.outcomes)
    past = () if record.outcomes else position.past
    if setup.plan.undo and not record.outcomes:
        past = (*past[1 - _UNDO_DEPTH :], Past(record.seat, record.action, position.state, position.clock))
    drawn = position.drawn + len(record.outcomes)
    return _stood(setup, position, played.after, played.to_act, at, drawn=drawn, past=past)


def _entered(setup: TableSetup, position: TablePosition, outcomes: tuple[Any, ...], at: int) -> TablePosition:
    """What came up at a real table; the states before are kept until somebody decides."""
    played = setup.recorded(position.state, None, outcomes)
    drawn = position.drawn + len(outcomes)
    stood = _stood(setup, position, played.after, played.to_act, at, drawn=drawn, past=())
    return msgspec.structs.replace(stood, entered=(*position.entered[1 - _UNDO_DEPTH :], position.state))


def _corrected(setup: TableSetup, position: TablePosition, at: int) -> TablePosition:
    *earlier, before = position.entered
    stood = _stood(setup, position, before, setup.rules.to_act(before), at, drawn=position.drawn, past=())
    return msgspec.structs.replace(stood, entered=tuple(earlier))


def _last_play(setup: TableSetup, position: TablePosition, record: Record) -> Play:
    *_, last = plays_of(setup, position.state, logged_plays(record))
    return last


def _undone(setup: TableSetup, position: TablePosition, at: int) -> TablePosition:
    last = position.past[-1]
    to_act = setup.rules.to_act(last.before)
    back = _stood(setup, position, last.before, to_act, at, drawn=position.drawn, past=position.past[:-1])
    return msgspec.structs.replace(back, clock=last.clock) if last.clock is not None else back


def _stood(
    setup: TableSetup,
    position: TablePosition,
    state: Any,
    actor: Actor,
    at: int,
    *,
    drawn: int,
    past: tuple[Past, ...],
) -> TablePosition:
    """The table with the game in a new state."""
    to_act = None if isinstance(actor, Nobody) else actor
    entering = _who_enters(setup, position, state) if actor is CHANCE else None
    asked, asks = entering if to_act is None else to_act, position.asks
    if asked is not None:
        asks = (*asks[:asked], asks[asked] + 1, *asks[asked + 1 :])
    result = _result(setup, position.places, state) if to_act is None else None
    return TablePosition(
        seq=position.seq + 1,
        at=at,
        status=Status.PLAYING if result is None else Status.OVER,
        owner=position.owner,
        places=position.places,
        nonces=position.nonces,
        seen=position.seen,
        asks=asks,
        state=state,
        to_act=to_act,
        since=position.since if to_act == position.to_act else at,
        drawn=drawn,
        clock=_clock(setup, position, to_act, at),
        past=past,
        result=result,
        rematch=position.rematch,
        origin=position.origin,
        entering=entering,
        pledges=position.pledges,
    )


def _who_enters(setup: TableSetup, position: TablePosition, state: Any) -> Seat:
    """Whose dice or cards they are, if a person sits there; else the first person at the table."""
    people = [seat for seat, place in enumerate(position.places) if place.player is not None]
    whose = setup.rules.chance_seat(state)
    return whose if whose is not None and whose in people else people[0]


def _clock(setup: TableSetup, position: TablePosition, to_act: Seat | None, at: int) -> Clock | None:
    plan, clock, mover = setup.plan.clock, position.clock, position.to_act
    if plan is None or clock is None or to_act == mover:
        return clock
    if mover is None or position.places[mover].bot is not None:
        # Bots do not use up time: how long they think depends on the machine.
        return Clock(clock.left, at)
    return clocks.passed(plan, clock, mover, at)


def _result(setup: TableSetup, places: tuple[Place, ...], state: Any) -> TableResult | None:
    found = setup.rules.result(state)
    if found is None:
        return None
    out = tuple(seat for seat, place in enumerate(places) if place.is_out)
    winners = tuple(seat for seat in found.winners if seat not in out)
    if not winners:
        staying = [seat for seat in range(setup.players) if seat not in out]
        best = max(found.scores[seat] for seat in staying)
        winners = tuple(seat for seat in staying if found.scores[seat] == best)
    return TableResult(winners, found.scores, found.how, out)


def _gave_up(
    setup: TableSetup, position: TablePosition, seat: Seat, fallback: Fallback, *, why: str, at: int
) -> TablePosition:
    """A bot plays on for the seat; where the seat is out, it can no longer win, and one seat left has won."""
    is_out = fallback is Fallback.OUT
    place = msgspec.structs.replace(position.places[seat], bot=setup.substitute, is_out=is_out, gave_up=why)
    places = _put(position, seat, place)
    clock = Clock(position.clock.left, at) if position.clock is not None and position.to_act == seat else position.clock
    changed = msgspec.structs.replace(position, seq=position.seq + 1, at=at, places=places, past=(), clock=clock)
    staying = [number for number, place in enumerate(places) if not place.is_out]
    if len(staying) > 1:
        return changed
    out = tuple(number for number, place in enumerate(places) if place.is_out)
    result = TableResult(tuple(staying), (), "last-standing", out)
    return msgspec.structs.replace(changed, status=Status.OVER, to_act=None, result=result)
