"""People's games for the lab: only where all people at the table allow it, and without a word of who they are."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.administering import administer
from tests.server.playing import play
from tests.server.running import Running, run_server
from wartable.client import Client
from wartable.core.match import Match
from wartable.core.replay import read_header
from wartable.lab.people import read_games_of_people
from wartable.registry import get_game

SHORT: dict[str, Any] = {
    "game": "board-of-war",
    "seats": [{"kind": "here"}, {"kind": "bot", "bot": "random"}],
    "options": {"variant": "victory.gold = 20"},
}
PLAN = {"game": "age-of-war", "seats": [{"kind": "here"}, {"kind": "bot", "bot": "random"}], "on_resign": "out"}


async def played(client: Client) -> str:
    """A table that is over: the person has given up after a few decisions."""
    table: str = (await client.open_table(PLAN, start=True)).table.id
    async with client.join(table) as at:
        await play([at], random.Random(1), decisions=5)
    await client.request("POST", f"/api/tables/{table}/resign", {"seat": 0})
    return table


def exported(server: Running, folder: Path) -> list[Path]:
    done = administer("export", "--shared", "--to", str(folder), "--database", server.database)
    assert 0 == done.exit_code, done.stderr
    return sorted(folder.glob("*.json"))


@pytest.fixture
def server(database_url: str) -> Iterator[Running]:
    """A server of its own for every test: all that is kept there is written."""
    with run_server(database_url) as running:
        yield running


async def test_only_games_whose_people_allow_it_are_written_and_nobody_is_named(
    server: Running, tmp_path: Path
) -> None:
    async with Client(server.url, name="Anastasia") as ana, Client(server.url, name="Benedict") as ben:
        shared = await played(ana)
        await played(ben)
        assert [] == exported(server, tmp_path / "none")

        await ana.request("PATCH", "/api/me", {"shares_games": True})
        (file,) = exported(server, tmp_path / "one")

        text = file.read_text("utf-8")
        assert ("human", "bot:random") == read_header(text).seats
        assert "age-of-war" == Match.from_json(text).game.id
        for secret in ("Anastasia", "Benedict", shared):
            assert secret not in text + file.name

        await ana.request("PATCH", "/api/me", {"shares_games": False})
        assert [] == exported(server, tmp_path / "again")


async def test_what_is_written_can_be_measured(server: Running, tmp_path: Path) -> None:
    async with Client(server.url, name="Ana") as ana:
        await ana.request("PATCH", "/api/me", {"shares_games": True})
        await played(ana)
        table = (await ana.open_table(SHORT, start=True)).table.id
        async with ana.join(table) as at:
            assert 0 < await play([at], random.Random(1), decisions=5_000) < 5_000
        assert 2 == len(exported(server, tmp_path / "games"))

    people = read_games_of_people(tmp_path / "games", get_game("board-of-war"), None, SHORT["options"])
    assert [("human", "random")] == [record.bots for record in people.records]
    assert ["age-of-war-1.json"] == [each.file for each in people.left_out]
    others = read_games_of_people(tmp_path / "games", get_game("age-of-war"), None, {})
    # Somebody gave up, so the rules know no end: the lab says so instead of counting it.
    assert ("age-of-war-1.json", "not over") in [(each.file, str(each.reason)) for each in others.left_out]
