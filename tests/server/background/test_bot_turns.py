"""Bots are asked when it is their turn."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Coroutine
from pathlib import Path

from tests.server.opened import Watch, begun, opened
from tests.server.waiting import until
from wartable.server.background.bot_turns import BotTurns
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
    again = Services(Settings(database=str(tmp_path / "x.sqlite3"), bot_patience=60), now=watch)
    await again.start()
    try:
        await until(lambda: (held := again.tables.held(table)) is not None and held.position.seq > asked)
    finally:
        await again.stop()


async def test_bots_of_a_dead_process_are_taken_over_within_fifteen_seconds(tmp_path: Path) -> None:
    """One process is gone in the middle of a bot's turn; the other looks every five seconds."""
    watch = Watch()
    seats = (SeatPlan(SeatKind.BOT, bot="random"), SeatPlan(SeatKind.BOT, bot="random"))
    async with opened(tmp_path, watch) as dead, opened(tmp_path, watch, is_new=False) as other:
        await other.bot_turns.look()
        dead.tables.followers.remove(dead.bot_turns.follow)
        dead.background.slow_rounds.clear()
        live = await begun(dead, seats=seats)
        asked = live.position.seq
        watch.now += 8_000
        await other.bot_turns.look()
        assert other.tables.held(live.setup.id) is None, "its process may still be at it"
        watch.now += 2_000
        await other.bot_turns.look()
        taken = await other.tables.find(live.setup.id)
        await until(lambda: taken.position.seq > asked)


async def test_however_many_bots_a_dead_process_leaves_none_waits_for_a_later_look(tmp_path: Path) -> None:
    watch = Watch()
    seats = (SeatPlan(SeatKind.BOT, bot="random"), SeatPlan(SeatKind.BOT, bot="random"))
    async with opened(tmp_path, watch) as dead, opened(tmp_path, watch, is_new=False) as other:
        asked: list[Awaitable[None]] = []
        # Bots that wait for a free process.
        waiting = BotTurns(
            other.database,
            other.tables,
            other.bot_pool,
            asked.append,
            owner_of=other.owner_of_table,
            is_watched=lambda _live: True,
        )
        await waiting.look()
        dead.tables.followers.remove(dead.bot_turns.follow)
        dead.background.slow_rounds.clear()
        forsaken = {(await begun(dead, seats=seats)).setup.id for _ in range(120)}
        watch.now += 10_000
        await waiting.look()
        assert forsaken == waiting._thinking
        for each in asked:
            assert isinstance(each, Coroutine)
            each.close()


async def test_whoever_is_at_a_bot_says_so(tmp_path: Path) -> None:
    """A bot that waits long for a free process is not asked by two."""
    watch = Watch()
    seats = (SeatPlan(SeatKind.BOT, bot="random"), SeatPlan(SeatKind.BOT, bot="random"))
    async with opened(tmp_path, watch) as services:
        services.tables.followers.remove(services.bot_turns.follow)
        live = await begun(services, seats=seats)
        # Asked by this process, and waiting.
        services.bot_turns._thinking.add(live.setup.id)
        watch.now += 8_000
        await services.bot_turns.look()
        watch.now += 8_000
        late = watch.now - 9_000
        assert [] == await services.database.read(waiting_bots, playable_versions(), late, 10), "said 8 s ago"
        assert [live.setup.id] == await services.database.read(waiting_bots, playable_versions(), watch.now, 10)


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


async def test_bots_among_themselves_wait_for_each_of_those_who_are_told(tmp_path: Path) -> None:
    """However many look on, quick bots do not keep the server busy with telling."""
    seats = (SeatPlan(SeatKind.BOT, bot="random"), SeatPlan(SeatKind.BOT, bot="random"))
    async with opened(tmp_path, Watch()) as services:
        slept: list[float] = []

        async def sleep(seconds: float) -> None:
            slept.append(seconds)
            await asyncio.sleep(0)

        services.tables.sleep = sleep
        live = await begun(services, seats=seats)
        for _ in range(250):
            live.join(Outbox(None))
        await until(lambda: 0.25 in slept)


async def test_bots_that_never_come_to_an_end_are_stopped(tmp_path: Path) -> None:
    seats = (SeatPlan(SeatKind.BOT, bot="random"), SeatPlan(SeatKind.BOT, bot="random"))
    async with opened(tmp_path, Watch()) as services:
        services.bot_turns.longest_game = 10
        live = await begun(services, seats=seats)
        await until(lambda: live.position.status is Status.OVER)
        assert live.position.result is not None
        assert ("closed", ()) == (live.position.result.how, live.position.result.winners)
