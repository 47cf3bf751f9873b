"""Services without a server around them, with a clock that the test turns."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from wartable.server.live.live_table import LiveTable
from wartable.server.process.settings import Settings
from wartable.server.services import Services
from wartable.server.store.players import Player, insert_player
from wartable.server.table import commands
from wartable.server.table.plan import SeatKind, SeatPlan, TablePlan
from wartable.server.table.records import Seated

__all__ = ["TWO", "Watch", "begun", "opened"]

TWO = (SeatPlan(SeatKind.OPEN), SeatPlan(SeatKind.OPEN))


class Watch:
    """A clock that somebody turns."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


@asynccontextmanager
async def opened(tmp_path: Path, watch: Watch, *, is_new: bool = True) -> AsyncIterator[Services]:
    services = Services(Settings(database=str(tmp_path / "x.sqlite3"), bot_patience=60), now=watch)
    await services.start()
    if is_new:
        await services.database.write(insert_player, Player("p0", "Ana", created_at=1))
    try:
        yield services
    finally:
        await services.stop()


async def begun(services: Services, **plan: Any) -> LiveTable:
    live = await services.tables.open_table(TablePlan(game="age-of-war", seats=plan.pop("seats", TWO), **plan), "p0")
    for seat, place in enumerate(live.position.places):
        if place.is_open:
            await services.tables.submit(live, _always(Seated(seat, "Ana", "p0")))
    await services.tables.submit(live, lambda setup, position: commands.start(setup, position, "p0"))
    return live


def _always(record: Seated) -> Callable[..., Any]:
    return lambda _setup, _position: record
