"""Bots are asked when it is their turn."""

from __future__ import annotations

from pathlib import Path

from tests.server.opened import Watch, begun, opened
from tests.server.waiting import until
from wartable.server.process.settings import Settings
from wartable.server.services import Services
from wartable.server.table.plan import SeatKind, SeatPlan


async def test_bots_that_waited_when_the_server_died_are_asked_at_the_next_start(tmp_path: Path) -> None:
    watch = Watch()
    seats = (SeatPlan(SeatKind.BOT, bot="random"), SeatPlan(SeatKind.BOT, bot="random"))
    async with opened(tmp_path, watch) as services:
        services.tables.followers.remove(services.bot_turns.follow)
        live = await begun(services, seats=seats)
        table, asked = live.setup.id, live.position.seq
    watch.now += 1
    again = Services(Settings(database=str(tmp_path / "x.sqlite3")), now=watch)
    await again.start()
    try:
        await until(lambda: (held := again.tables.held(table)) is not None and held.position.seq > asked)
    finally:
        await again.stop()
