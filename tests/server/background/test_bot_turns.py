"""Bots are asked when it is their turn."""

from __future__ import annotations

from pathlib import Path

from tests.server.opened import Watch, begun, opened
from tests.server.waiting import until
from wartable.server.live.outboxes import Outbox
from wartable.server.live.tables import playable_versions
from wartable.server.process.settings import Settings
from wartable.server.services import Services
from wartable.server.store.tables import waiting_bots
from wartable.server.table.plan import SeatKind, SeatPlan
from wartable.server.table.position import Status


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


async def test_bots_among_themselves_rest_when_nobody_watches(tmp_path: Path) -> None:
    seats = (SeatPlan(SeatKind.BOT, bot="random"), SeatPlan(SeatKind.BOT, bot="random"))
    async with opened(tmp_path, Watch()) as services:
        services.bot_turns.unwatched_seconds = 0.0
        live = await begun(services, seats=seats)
        await until(lambda: live.setup.id not in services.bot_turns._thinking)
        assert [] == await services.database.read(waiting_bots, playable_versions(), 2**50, 10), "nobody looks for it"
        assert Status.PLAYING is live.position.status
        reached = live.position.seq
        outbox = Outbox(None)
        live.join(outbox)
        services.presence.changed(live)
        await until(lambda: live.position.seq > reached + 3)


async def test_bots_that_never_come_to_an_end_are_stopped(tmp_path: Path) -> None:
    seats = (SeatPlan(SeatKind.BOT, bot="random"), SeatPlan(SeatKind.BOT, bot="random"))
    async with opened(tmp_path, Watch()) as services:
        services.bot_turns.longest_game = 10
        live = await begun(services, seats=seats)
        await until(lambda: live.position.status is Status.OVER)
        assert live.position.result is not None
        assert ("closed", ()) == (live.position.result.how, live.position.result.winners)
