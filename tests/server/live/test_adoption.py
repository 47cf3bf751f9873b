"""A guest's games go over to an account."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import update

from tests.server.opened import Watch, begun, opened
from wartable.server.live.adoption import adopt
from wartable.server.store.players import Player, find_player, insert_player
from wartable.server.store.schema import games_tables
from wartable.server.store.tables import tables_of


async def test_a_table_of_earlier_rules_comes_along(tmp_path: Path) -> None:
    """Nobody can play on there, and nobody may be kept out of their account for its sake."""
    earlier = update(games_tables).values(game_version=0)
    async with opened(tmp_path, Watch()) as services:
        table = (await begun(services)).setup.id
        await services.database.write(lambda connection: connection.execute(earlier))
    async with opened(tmp_path, Watch(), is_new=False) as services:
        guest = await services.database.read(find_player, "p0")
        assert guest is not None
        account = Player("ana", "Ana Maria", "ana", created_at=2)
        await services.database.write(insert_player, account)
        await adopt(services.database, services.tables, guest, account)
        (listed,) = await services.database.read(tables_of, "ana", None, None, 10)
        assert (table, ("ana", "ana"), ("Ana Maria",) * 2) == (listed.id, listed.people, listed.seats)
