"""What remains when somebody wants to be forgotten."""

from __future__ import annotations

from pathlib import Path

from tests.server.opened import TWO, Watch, opened
from wartable.server.after.personal_data import NOBODY, forget
from wartable.server.store.players import Player, find_player, insert_player
from wartable.server.table import commands
from wartable.server.table.plan import TablePlan


async def test_who_sits_down_with_their_last_request_is_forgotten_there_too(tmp_path: Path) -> None:
    async with opened(tmp_path, Watch()) as services:
        tables, bo = services.tables, Player("bo", "Bo", created_at=1)
        await services.database.write(insert_player, bo)
        first, second = [await tables.open_table(TablePlan(game="age-of-war", seats=TWO), "p0") for _ in range(2)]
        await tables.submit(first, lambda setup, position: commands.sit(setup, position, 0, "bo", "Bo"))
        ended: list[bool] = []

        async def end_sessions() -> None:
            if not ended:
                await tables.submit(second, lambda setup, position: commands.sit(setup, position, 1, "bo", "Bo"))
            ended.append(True)

        await forget(services.database, tables, bo, end_sessions)
        for live in (first, second):
            assert not commands.seats_of(live.position, "bo")
        gone = await services.database.read(find_player, "bo")
        assert gone is not None
        assert NOBODY == gone.name
