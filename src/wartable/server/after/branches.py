"""What if: a game that is over goes on from one of its moments, at a table of its own, against bots."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Any

from wartable.core.game import Seat
from wartable.registry import bot_names, get_bot
from wartable.server.after.rematches import take_seat
from wartable.server.live.live_table import LiveTable
from wartable.server.live.tables import Command, LiveTables
from wartable.server.live.turnstiles import Turnstile
from wartable.server.problems import Problem
from wartable.server.store.players import Player
from wartable.server.table.game_log import game_log, logged_plays, plays_of
from wartable.server.table.plan import SeatKind, SeatPlan, TablePlan
from wartable.server.table.position import Status, TablePosition
from wartable.server.table.records import Branched, Moved, Record
from wartable.server.table.setup import TableSetup

__all__ = ["Branching", "play_on", "shared_events", "state_after"]

_MOST_SHARED = 2000
"""Events of another game that a table begins with: they are all played again when it is opened."""
_WAITING_PER_ADDRESS = 5
_REST = 2.0


class Branching:
    """Branches are opened one after another: each plays a game again up to its moment, and all tables wait for that."""

    def __init__(self) -> None:
        self._turnstile = Turnstile(
            1,
            of_address=1,
            waiting=_WAITING_PER_ADDRESS,
            refusal="too many games are being played on from this address; try again",
        )

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """The turn of one who plays on; afterwards the other tables have twice as long for themselves."""
        async with self._turnstile.entered(address):
            began = time.monotonic()
            try:
                yield
            finally:
                await asyncio.sleep(_REST * (time.monotonic() - began))


async def play_on(
    tables: LiveTables,
    live: LiveTable,
    player: Player,
    *,
    event: int,
    seat: Seat | None,
    bot: str | None,
    opened_from: str | None = None,
    most_shared: int = _MOST_SHARED,
) -> LiveTable:
    """A new table that shares the first `event` events of a finished one: the player at a seat, bots at the others.

    Without a seat the player takes that of whoever decided there. Bots stay who they were, and `bot`, or the best one
    there is, plays for everybody else.
    """
    if live.position.status is not Status.OVER:
        raise Problem(HTTPStatus.CONFLICT, "not-over", "the game is not over yet")
    if event > most_shared:
        words = f"a game goes on from one of the first {most_shared} events of another"
        raise Problem(HTTPStatus.UNPROCESSABLE_ENTITY, "late-moment", words, limit=most_shared)
    shared = shared_events(live.setup, await tables.journal_of(live), event)
    decider = _decider(live.setup, shared)
    if seat is not None and not 0 <= seat < live.setup.players:
        raise Problem(HTTPStatus.NOT_FOUND, "unknown-seat", f"this table has no seat {seat}")
    own = decider if seat is None else seat
    fresh = await tables.open_table(_plan(live, player, own, bot), player.id, opened_from=opened_from)
    await take_seat(tables, fresh, own, player.id, player.name)
    await tables.submit(fresh, _branch(shared))
    return fresh


def shared_events(setup: TableSetup, journal: Sequence[Record], event: int) -> Branched[Any, Any]:
    """The first `event` events of a game; refused if no seat was to decide then."""
    opening, *moves = game_log(journal)
    count, kept = opening.length, 0
    while count < event and kept < len(moves):
        count += moves[kept].length
        kept += 1
    if count != event:
        raise Problem(HTTPStatus.UNPROCESSABLE_ENTITY, "no-moment", f"nobody decided after event {event}")
    shared = tuple(Moved(play.seat, play.action, play.outcomes) for play in moves[:kept] if play.seat is not None)
    return Branched(setup.id, event, opening.outcomes, shared)


def state_after(setup: TableSetup, journal: Sequence[Record], event: int) -> Any:
    """The state after the first `event` events of a game; refused if no seat was to decide then."""
    *_, last = plays_of(setup, None, logged_plays(shared_events(setup, journal, event)))
    return last.after


def _decider(setup: TableSetup, shared: Branched[Any, Any]) -> Seat:
    *_, last = plays_of(setup, None, logged_plays(shared))
    if not isinstance(last.to_act, int):
        raise Problem(HTTPStatus.UNPROCESSABLE_ENTITY, "no-moment", f"nobody decided after event {shared.event}")
    return last.to_act


def _plan(live: LiveTable, player: Player, own: Seat, bot: str | None) -> TablePlan:
    setup, places = live.setup, live.position.places
    best = bot_names(setup.game, setup.players, setup.variant)[-1]
    other = best if bot is None else get_bot(bot, setup.game, setup.players, setup.variant).name
    seats = tuple(
        SeatPlan(SeatKind.HERE, name=player.name)
        if seat == own
        else SeatPlan(SeatKind.BOT, bot=other if place.bot is None or place.player is not None else place.bot)
        for seat, place in enumerate(places)
    )
    return TablePlan(game=setup.game.id, seats=seats, options=setup.plan.options, undo=True, coach=True, chat=False)


def _branch(shared: Branched[Any, Any]) -> Command:
    def decide(_setup: TableSetup, position: TablePosition) -> Record:
        if position.status is not Status.OPEN:
            raise Problem(HTTPStatus.CONFLICT, "already-started", "the table has begun otherwise")
        return shared

    return decide
