"""The whole server was away: clocks stood still."""

from __future__ import annotations

from pathlib import Path

from tests.server.opened import Watch, begun, opened
from wartable.server.background.downtime import give_back_time
from wartable.server.live.tables import LiveTables
from wartable.server.process.settings import Settings
from wartable.server.store.database import open_database
from wartable.server.store.journal import Journal
from wartable.server.table.plan import ClockPlan, Fallback
from wartable.server.table.position import Status

MINUTE = 60_000
START = 1_000_000


async def away(tmp_path: Path, watch: Watch, milliseconds: int) -> int:
    """The server is gone for so long, and then gets ready to open; how many clocks were turned back."""
    watch.now += milliseconds
    database = open_database(Settings(database=str(tmp_path / "x.sqlite3")))
    try:
        return await give_back_time(database, LiveTables(database, Journal(database), now=watch))
    finally:
        await database.close()


async def test_nobody_loses_because_the_server_was_away(tmp_path: Path) -> None:
    watch = Watch()
    async with opened(tmp_path, watch) as services:
        timed = await begun(services, clock=ClockPlan(per_move=30), on_timeout=Fallback.OUT)
        untimed = await begun(services)
        watch.now += 10_000
    assert 1 == await away(tmp_path, watch, 10 * MINUTE)
    async with opened(tmp_path, watch, is_new=False) as services:
        live = await services.tables.find(timed.setup.id)
        await services.deadlines.look()
        assert Status.PLAYING == live.position.status
        assert live.position.clock is not None
        assert START + 10 * MINUTE == live.position.clock.since, "ten seconds of thirty are gone"
        watch.now += 21_000
        await services.deadlines.look()
        assert Status.OVER == live.position.status
        assert Status.PLAYING == (await services.tables.find(untimed.setup.id)).position.status


async def test_another_process_that_starts_gives_nobody_time(tmp_path: Path) -> None:
    watch = Watch()
    async with opened(tmp_path, watch) as services:
        await begun(services, clock=ClockPlan(per_game=30, increment=5))
    assert 0 == await away(tmp_path, watch, 5_000)


async def test_time_is_given_back_once(tmp_path: Path) -> None:
    watch = Watch()
    async with opened(tmp_path, watch) as services:
        await begun(services, clock=ClockPlan(per_game=30))
    assert [1, 0] == [await away(tmp_path, watch, wait) for wait in (MINUTE, 0)]
