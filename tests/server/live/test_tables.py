"""Tables in memory: one of each, never behind, and let go when nobody needs them."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from wartable.server.live.tables import LiveTables
from wartable.server.problems import Problem
from wartable.server.process.settings import Settings
from wartable.server.store.database import Database, open_database
from wartable.server.store.journal import Journal
from wartable.server.store.migrate import migrate
from wartable.server.store.players import Player, insert_player
from wartable.server.store.tables import load_table
from wartable.server.table import commands
from wartable.server.table.plan import SeatKind, SeatPlan, TablePlan
from wartable.server.table.position import CLOSED, Status, TablePosition
from wartable.server.table.records import Chatted, Record, Seated
from wartable.server.table.setup import TableSetup

TWO = TablePlan(game="age-of-war", seats=(SeatPlan(SeatKind.OPEN), SeatPlan(SeatKind.OPEN)))


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    database = open_database(Settings(database=database_url))
    await migrate(database)
    await database.write(insert_player, Player("p0", "Ana", created_at=1))
    yield database
    await database.close()


def tables_of(database: Database, **settings: Any) -> LiveTables:
    return LiveTables(database, Journal(database), **settings)


def sits(seat: int) -> Callable[..., Seated]:
    return lambda _setup, _position: Seated(seat, "Ana", "p0")


async def test_a_table_in_somebody_s_hands_is_the_only_one_of_its_id(database: Database) -> None:
    """However little is kept: two of them would each miss what the other does."""
    tables = tables_of(database, capacity=1)
    live = await tables.open_table(TWO, "p0")
    for _ in range(3):
        await tables.open_table(TWO, "p0")
    assert live is await tables.find(live.setup.id)


async def test_what_nobody_needs_is_let_go(database: Database) -> None:
    tables = tables_of(database, capacity=2)
    for _ in range(5):
        await tables.open_table(TWO, "p0")
    gc.collect()
    assert 2 == len(tables.all_held())


async def test_what_another_process_writes_while_a_table_is_loaded_is_not_missed(database: Database) -> None:
    """Its notice comes before the table is in memory: too early to follow, and not to be forgotten."""
    other, here = tables_of(database), tables_of(database)
    theirs = await other.open_table(TWO, "p0")
    await other.submit(theirs, sits(0))
    read = database.read

    async def read_slowly(function: Callable[..., Any], *args: Any) -> Any:
        found = await read(function, *args)
        if function is load_table:
            await other.submit(theirs, sits(1))
            await here.refresh(theirs.setup.id, theirs.position.seq)
        return found

    database.read = read_slowly  # type: ignore[method-assign]
    mine = await here.find(theirs.setup.id)
    assert theirs.position.places == mine.position.places


def says(text: str) -> Callable[..., Chatted]:
    return lambda _setup, _position: Chatted("p0", "Ana", text)


async def test_a_table_has_room_for_so_much_talk_and_so_many_records(database: Database) -> None:
    """Whoever reads a journal must come to an end; and nobody closes the game of others by talking."""
    tables = tables_of(database, room=10)
    live = await tables.open_table(TWO, "p0")
    for seat in (0, 1):
        await tables.submit(live, sits(seat))
    await tables.submit(live, lambda setup, position: commands.start(setup, position, "p0"))
    while live.position.seq < 5:
        await tables.submit(live, says("hello"))
    with pytest.raises(Problem) as refused:
        await tables.submit(live, says("hello"))
    assert "chat-full" == refused.value.code
    for _ in range(6):
        assert Status.PLAYING is live.position.status
        await tables.submit(live, _any_move)
    assert (Status.OVER, 11) == (live.position.status, live.position.seq)
    assert live.position.result is not None
    assert CLOSED == live.position.result.how


def _any_move(setup: TableSetup, position: TablePosition) -> Record:
    assert position.to_act is not None
    return commands.move(setup, position, position.to_act, setup.legal_actions(position.state)[0])
