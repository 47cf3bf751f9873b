"""Tables of earlier rules: they say so, and what is finished can still be read and verified."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from tests.server.api.test_results import finished
from tests.server.running import run_server
from wartable.client import Client, Refused
from wartable.core.earlier import check_dice, read_earlier
from wartable.core.errors import EarlierRules
from wartable.core.match import Match
from wartable.registry import get_game
from wartable.server.admin import export_tables
from wartable.server.process.settings import Settings
from wartable.server.store.database import open_database
from wartable.server.store.schema import games_tables

PLAN = {"game": "board-of-war", "seats": [{"kind": "here"}, {"kind": "here"}], "visibility": "public"}


async def as_of_version_one(database_url: str) -> None:
    """As if all tables had been opened before the rules changed."""
    database = open_database(Settings(database=database_url))
    await database.write(lambda connection: connection.execute(update(games_tables).values(game_version=1)))
    await database.close()


async def test_a_finished_table_of_earlier_rules_can_be_read_and_verified(database_url: str, tmp_path: Path) -> None:
    with run_server(database_url) as server:
        async with Client(server.url, name="Ana") as ana:
            over = await finished(ana, PLAN, nonce="my own luck")
            private = await finished(ana, {**PLAN, "visibility": "private"})
            going_on = (await ana.open_table({**PLAN, "start": True})).table.id
            before: dict[str, Any] = await ana.request("GET", f"/api/tables/{over}/dice")
        server.stop()
    await as_of_version_one(database_url)
    with run_server(database_url) as server:
        async with Client(server.url, name="Luis") as luis:
            text = (await luis._http.get(f"/api/tables/{over}/replay")).content
            assert before == await luis.request("GET", f"/api/tables/{over}/dice")
            for table, code in ((going_on, "old-version"), (private, "unknown-table")):
                with pytest.raises(Refused) as refused:
                    await luis.request("GET", f"/api/tables/{table}/replay")
                assert code == refused.value.problem.code
            with pytest.raises(Refused) as refused:
                await luis.request("GET", f"/api/tables/{going_on}")
            args = {"version": 1, "known": get_game("board-of-war").version}
            assert args == refused.value.problem.args
    with pytest.raises(EarlierRules):
        Match.from_json(text)
    match = read_earlier(text)
    assert len(before["draws"]) == check_dice(match)
    assert ("human=Ana", "human=Ana") == match.header.seats
    database = open_database(Settings(database=database_url))
    assert 2 == await export_tables(database, None, tmp_path)
    await database.close()
    assert text == (tmp_path / f"board-of-war-{over}.json").read_bytes()
