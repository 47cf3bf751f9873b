"""What a player may do at a table: each function gives the record of it, or says why not."""

from __future__ import annotations

from http import HTTPStatus
from typing import Annotated, Any

import msgspec

from wartable.core.entry import Picks, certain_outcomes, check_picks
from wartable.core.game import Seat
from wartable.server.problems import Problem
from wartable.server.table import clock as clocks
from wartable.server.table import contributions, records
from wartable.server.table.plan import SeatKind
from wartable.server.table.position import Place, Status, TablePosition
from wartable.server.table.records import Record
from wartable.server.table.setup import TableSetup
from wartable.server.table.steps import can_undo
from wartable.server.visible_text import name_keys, visible

EntryPicks = Annotated[
    tuple[Annotated[tuple[int, ...], msgspec.Meta(max_length=200)], ...], msgspec.Meta(max_length=12)
]
"""By part of what is entered: the numbers of the picked options."""

__all__ = [
    "EntryPicks",
    "act",
    "chat",
    "close",
    "correct",
    "enter",
    "leave",
    "move",
    "resign",
    "resume",
    "seat_bot",
    "seats_of",
    "sit",
    "start",
    "start_when_full",
    "time_out",
    "undo",
]


def seats_of(position: TablePosition, player: str | None) -> tuple[Seat, ...]:
    """The seats that belong to a player."""
    if player is None:
        return ()
    return tuple(seat for seat, place in enumerate(position.places) if place.player == player)


def sit(setup: TableSetup, position: TablePosition, seat: Seat, player: str, name: str, *, pledge: str = "") -> Record:
    """Take an open seat, and pledge what one adds to the dice."""
    _require(position, Status.OPEN)
    place = _place(position, seat)
    if not place.is_open:
        raise Problem(HTTPStatus.CONFLICT, "seat-taken", f"seat {seat} is taken")
    # Right after the opening, whoever opened the table takes these; one that is freed later is anybody's.
    is_opening = position.seq < sum(plan.kind is SeatKind.HERE for plan in setup.plan.seats)
    if setup.plan.seats[seat].kind is SeatKind.HERE and is_opening and player != position.owner:
        raise Problem(HTTPStatus.FORBIDDEN, "not-your-seat", f"seat {seat} is for whoever opened the table")
    return records.Seated(seat, _own_name(position, player, name), player, pledge=pledge)


def _own_name(position: TablePosition, player: str, name: str) -> str:
    """A name that nobody else at the table has yet."""
    taken = {key for place in position.places if place.player != player for key in name_keys(place.name)}
    number, own = 1, name
    while not taken.isdisjoint(name_keys(own)):
        number += 1
        own = f"{name[:36]} {number}"
    return own


def seat_bot(position: TablePosition, seat: Seat, player: str, bot: str) -> Record:
    """Let a bot take an open seat; whoever opened the table decides that."""
    _require(position, Status.OPEN)
    if player != position.owner:
        raise Problem(HTTPStatus.FORBIDDEN, "not-owner", "only whoever opened the table may seat a bot")
    if not _place(position, seat).is_open:
        raise Problem(HTTPStatus.CONFLICT, "seat-taken", f"seat {seat} is taken")
    return records.Seated(seat, bot, bot=bot)


def leave(position: TablePosition, seat: Seat, player: str) -> Record:
    """Leave a seat before the start; whoever opened the table may also ask others to leave."""
    _require(position, Status.OPEN)
    contributions.require_uncalled(position)
    if _place(position, seat).is_open:
        raise Problem(HTTPStatus.CONFLICT, "seat-open", f"nobody sits at seat {seat}")
    if player not in (position.places[seat].player, position.owner):
        raise Problem(HTTPStatus.FORBIDDEN, "not-your-seat", f"seat {seat} is not yours")
    return records.Left(seat)


def start_when_full(setup: TableSetup, position: TablePosition) -> Record:
    """Begin because the last seat was taken."""
    return start(setup, position, position.owner)


def start(setup: TableSetup, position: TablePosition, player: str) -> Record:
    """Begin, when every seat is taken."""
    _require(position, Status.OPEN)
    if player != position.owner:
        raise Problem(HTTPStatus.FORBIDDEN, "not-owner", "only whoever opened the table may start it")
    if any(place.is_open for place in position.places):
        raise Problem(HTTPStatus.CONFLICT, "seats-open", "some seats are still open")
    return contributions.call(setup, position)


def act(
    setup: TableSetup, position: TablePosition, seat: Seat, player: str, *, ask: int, action: msgspec.Raw
) -> Record:
    """Answer what the seat was asked."""
    place = _own(position, seat, player)
    _require(position, Status.PLAYING)
    if place.bot is not None:
        raise Problem(HTTPStatus.CONFLICT, "bot-plays", f"a bot plays on at seat {seat}")
    if position.to_act != seat:
        raise Problem(HTTPStatus.CONFLICT, "not-your-turn", f"seat {seat} is not to act")
    if position.asks[seat] != ask:
        raise Problem(HTTPStatus.CONFLICT, "stale", f"this answers question {ask}; the question is another now")
    try:
        decoded = records.action_decoder_for(setup.game).decode(action)
    except (msgspec.DecodeError, ValueError) as error:
        raise Problem(HTTPStatus.BAD_REQUEST, "not-an-action", f"not an action of {setup.game.id}: {error}") from None
    return move(setup, position, seat, decoded)


def move(setup: TableSetup, position: TablePosition, seat: Seat, action: Any) -> Record:
    """A decision of the seat to act, with the dice that follow; IllegalAction if the rules do not allow it."""
    if action not in setup.legal_actions(position.state):
        raise setup.presenter.refuse(setup.observe(position.state, seat), action)
    played = setup.play(position.state, action, position.nonces, position.drawn)
    return records.Moved(seat, action, played.outcomes)


def enter(setup: TableSetup, position: TablePosition, seat: Seat, player: str, *, ask: int, picks: Picks) -> Record:
    """Say what came up at a real table; BadEntry if that cannot be."""
    _own(position, seat, player)
    _require(position, Status.PLAYING)
    if position.entering != seat:
        raise Problem(HTTPStatus.CONFLICT, "not-your-turn", f"seat {seat} has no dice or cards to enter")
    if position.asks[seat] != ask:
        raise Problem(HTTPStatus.CONFLICT, "stale", f"this answers question {ask}; the question is another now")
    observation, chance = setup.observe(position.state, seat), setup.rules.chance(position.state)
    check_picks(setup.presenter.entry(observation, chance), picks)
    outcome = setup.presenter.entered(observation, chance, picks)
    after = setup.rules.apply(position.state, outcome)
    return records.Entered(seat, (outcome, *certain_outcomes(setup.rules, after)))


def correct(position: TablePosition, seat: Seat, player: str) -> Record:
    """Take back what was entered last, until somebody decides."""
    _own(position, seat, player)
    _require(position, Status.PLAYING)
    if not position.entered:
        raise Problem(HTTPStatus.CONFLICT, "correct", "nothing was entered since the last decision")
    return records.Corrected(seat)


def undo(setup: TableSetup, position: TablePosition, seat: Seat, player: str) -> Record:
    """Take back the seat's last decision."""
    _own(position, seat, player)
    _require(position, Status.PLAYING)
    if not can_undo(setup, position, seat):
        raise Problem(
            HTTPStatus.CONFLICT, "undo", "this cannot be taken back: dice rolled, a secret is out, or undo is off"
        )
    return records.Undone(seat)


def resign(position: TablePosition, seat: Seat, player: str) -> Record:
    """Give up a seat."""
    place = _own(position, seat, player)
    _require(position, Status.PLAYING)
    if place.bot is not None:
        raise Problem(HTTPStatus.CONFLICT, "bot-plays", f"a bot plays on at seat {seat}")
    return records.Resigned(seat, ends=len(position.places) == _TWO)


def time_out(setup: TableSetup, position: TablePosition, now: int) -> Record | None:
    """The end of a seat's time, or of waiting for what was pledged, if it has run out."""
    if contributions.is_overdue(position, now):
        return contributions.begin(setup, position)
    seat, plan = position.to_act, setup.plan.clock
    if seat is None or plan is None or position.clock is None or position.places[seat].bot is not None:
        return None
    return records.TimedOut(seat) if clocks.is_out_of_time(plan, position.clock, seat, now) else None


def resume(position: TablePosition, alive: int, now: int) -> Record:
    """The server is back: the running move has lost the time from when it was last alive until now."""
    _require(position, Status.PLAYING)
    assert position.clock is not None
    return records.Resumed(max(0, now - max(alive, position.clock.since)))


def close(position: TablePosition) -> Record:
    """Close a table for good; nobody has won."""
    if position.status is Status.OVER:
        raise Problem(HTTPStatus.CONFLICT, "table-over", "the table is over")
    return records.Closed()


def chat(setup: TableSetup, position: TablePosition, player: str, name: str, text: str) -> Record:
    """Say something to the table."""
    if not setup.plan.chat:
        raise Problem(HTTPStatus.FORBIDDEN, "chat-off", "there is no chat at this table")
    said = visible(text)
    if not said:
        raise Problem(HTTPStatus.BAD_REQUEST, "nothing-said", "the text is empty")
    mine = seats_of(position, player)
    # Whoever sits there is called as at the table; who watches, like nobody who sits there.
    own = position.places[mine[0]].name if len(mine) == 1 else _own_name(position, player, name)
    return records.Chatted(player, own, said, mine[0] if mine else None)


def _place(position: TablePosition, seat: Seat) -> Place:
    if not 0 <= seat < len(position.places):
        raise Problem(HTTPStatus.NOT_FOUND, "unknown-seat", f"this table has no seat {seat}")
    return position.places[seat]


def _own(position: TablePosition, seat: Seat, player: str) -> Place:
    place = _place(position, seat)
    if place.player != player:
        raise Problem(HTTPStatus.FORBIDDEN, "not-your-seat", f"seat {seat} is not yours")
    return place


def _require(position: TablePosition, status: Status) -> None:
    if position.status is not status:
        raise Problem(
            HTTPStatus.CONFLICT, _WRONG_STATUS[position.status], f"the table is {position.status}, not {status}"
        )


_TWO = 2
_WRONG_STATUS = {Status.OPEN: "not-started", Status.PLAYING: "already-started", Status.OVER: "table-over"}
