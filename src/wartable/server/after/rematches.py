"""Playing again: the next game has its own table, with the same plan."""

from __future__ import annotations

import contextlib
from http import HTTPStatus

import msgspec

from wartable.core.game import Seat
from wartable.server.live.company import check_company
from wartable.server.live.live_table import LiveTable
from wartable.server.live.starting import start_if_full
from wartable.server.live.tables import Command, LiveTables
from wartable.server.problems import Problem
from wartable.server.store.players import Player
from wartable.server.store.tables import invite
from wartable.server.table import commands
from wartable.server.table.plan import SeatKind, SeatPlan, TablePlan
from wartable.server.table.position import Status, TablePosition
from wartable.server.table.records import Record, Rematched
from wartable.server.table.setup import TableSetup

__all__ = ["play_again", "take_seat"]


async def play_again(
    tables: LiveTables, live: LiveTable, player: Player, pledge: str = "", *, opened_from: str | None = None
) -> LiveTable:
    """The table of the next game; the first to ask opens it. `pledge` is what they add to its dice, hashed."""
    mine = commands.seats_of(live.position, player.id)
    if not mine:
        raise Problem(HTTPStatus.FORBIDDEN, "not-your-seat", "only who played may ask for a rematch")
    if live.position.status is not Status.OVER:
        raise Problem(HTTPStatus.CONFLICT, "not-over", "the game is not over yet")
    await check_company(tables.database, live, player.id)
    if live.position.rematch is None:
        fresh = await tables.open_table(_plan(live, mine), player.id, opened_from=opened_from)
        for place in live.position.places:
            if place.player is not None and place.player != player.id:
                await tables.database.write(invite, fresh.setup.id, place.player, fresh.setup.created_at)
        for seat in mine:
            name = live.position.places[seat].name
            await take_seat(tables, fresh, seat, player.id, name, pledge=pledge if seat == mine[0] else "")
        await tables.submit(live, _announce(fresh.setup.id))
        if live.position.rematch != fresh.setup.id:
            await tables.discard(fresh)
    assert live.position.rematch is not None
    fresh = await tables.find(live.position.rematch)
    await _sit_again(tables, live, fresh, player, pledge)
    return fresh


async def _sit_again(tables: LiveTables, live: LiveTable, fresh: LiveTable, player: Player, pledge: str) -> None:
    """Whoever asks for the rematch sits where they sat, if nobody else does; with the last of them it starts."""
    mine = commands.seats_of(live.position, player.id)
    for seat, place in enumerate(live.position.places):
        if place.player == player.id and fresh.position.status is Status.OPEN and fresh.position.places[seat].is_open:
            with contextlib.suppress(Problem):
                await take_seat(tables, fresh, seat, player.id, place.name, pledge=pledge if seat == mine[0] else "")
    await start_if_full(tables, fresh)


async def take_seat(
    tables: LiveTables, live: LiveTable, seat: Seat, player: str, name: str, *, pledge: str = ""
) -> None:
    """Sit somebody down."""
    await tables.submit(live, lambda setup, position: commands.sit(setup, position, seat, player, name, pledge=pledge))


def _plan(live: LiveTable, mine: tuple[Seat, ...]) -> TablePlan:
    """The same plan; the seats of the one who asks are theirs, those of other people are open to them, bots stay."""
    seats = tuple(
        SeatPlan(SeatKind.HERE, name=place.name)
        if seat in mine
        else SeatPlan(SeatKind.BOT, bot=place.bot)
        if place.player is None
        else SeatPlan(SeatKind.OPEN)
        for seat, place in enumerate(live.position.places)
    )
    return msgspec.structs.replace(live.setup.plan, seats=seats)


def _announce(table_id: str) -> Command:
    def decide(_setup: TableSetup, position: TablePosition) -> Record:
        # Of two who ask at once, the first one's table is the one.
        return Rematched(position.rematch or table_id)

    return decide
