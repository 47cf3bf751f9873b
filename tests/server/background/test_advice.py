"""Advice is worked out once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from wartable.server.background.advice import Adviser
from wartable.server.background.work_pool import Owner
from wartable.server.process.settings import Settings
from wartable.server.services import Services
from wartable.server.store.players import Player, insert_player
from wartable.server.table import commands
from wartable.server.table.plan import SeatKind, SeatPlan, TablePlan

BOTS = (SeatPlan(SeatKind.BOT, bot="greedy"), SeatPlan(SeatKind.BOT, bot="greedy"))
VARIANT = "[castle.azuchi]\npoints = 9\n"

OWNER = Owner("127.0.0.1", "ana")


@asynccontextmanager
async def opened(tmp_path: Path) -> AsyncIterator[Services]:
    services = Services(Settings(database=str(tmp_path / "x.sqlite3"), bot_patience=60))
    await services.start()
    await services.database.write(insert_player, Player("ana", "Ana", created_at=1))
    try:
        yield services
    finally:
        await services.stop()


async def test_whoever_asks_again_does_not_make_the_judge_think_again(tmp_path: Path) -> None:
    async with opened(tmp_path) as services:
        seats = (SeatPlan(SeatKind.HERE), SeatPlan(SeatKind.HERE))
        live = await services.tables.open_table(TablePlan(game="age-of-war", seats=seats, coach=True), "ana")
        for seat in (0, 1):
            await services.tables.submit(
                live,
                lambda setup, position, at=seat: commands.sit(setup, position, at, "ana", "Ana"),  # type: ignore[misc]
            )
        await services.tables.submit(live, lambda setup, position: commands.start(setup, position, "ana"))
        seat = live.position.to_act  # type: ignore[assignment]
        assert seat is not None
        calls = 0

        async def counted(*asked: Any) -> Any:
            nonlocal calls
            calls += 1
            return await services.bot_pool.judge(*asked)

        adviser = Adviser(counted)
        once, again = await asyncio.gather(adviser.advise(live, seat, OWNER), adviser.advise(live, seat, OWNER))
        assert once == again == await adviser.advise(live, seat, OWNER)
        assert 1 == calls
        action = live.setup.legal_actions(live.position.state)[0]
        await services.tables.submit(live, lambda setup, position: commands.move(setup, position, seat, action))
        await adviser.advise(live, live.position.to_act or 0, OWNER)
        assert 2 == calls
