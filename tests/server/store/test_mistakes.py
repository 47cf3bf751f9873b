"""Mistakes of people as puzzles: whoever makes many does not fill what others are asked."""

from __future__ import annotations

from pathlib import Path

from tests.server.opened import TWO, Watch, opened
from wartable.server.store.mistakes import MistakeRow, keep_mistakes, own_numbers, shared_numbers
from wartable.server.store.players import Player, insert_player
from wartable.server.table.plan import TablePlan


async def test_of_one_player_others_are_asked_few(tmp_path: Path) -> None:
    async with opened(tmp_path, Watch()) as services:
        await services.database.write(insert_player, Player("p1", "Bo", created_at=1))
        table = (await services.tables.open_table(TablePlan(game="age-of-war", seats=TWO), "p0")).setup.id
        rows = [
            MistakeRow(player, table, event, "age-of-war", 2, "theme", "text", "", at=1)
            for event, player in enumerate(("p1", *["p0"] * 30))
        ]
        await services.database.write(keep_mistakes, rows)
        mine = await services.database.read(own_numbers, "p0", "age-of-war", 500)
        assert 30 == len(mine)
        asked = await services.database.read(shared_numbers, "somebody", "age-of-war", 500)
        assert [*mine[:5], mine[-1] - 1] == asked, "the newest of either"
        assert [mine[-1] - 1] == await services.database.read(shared_numbers, "p0", "age-of-war", 500)
