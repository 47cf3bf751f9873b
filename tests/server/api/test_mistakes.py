"""Puzzles from mistakes: one's own for oneself alone, and for others where everybody at the table agrees."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.server.api.test_reviews import finished, refused, reviewed
from tests.server.running import Running
from wartable.analysis.puzzles import Mistake, puzzle_of_mistake
from wartable.client import Client, Refused
from wartable.core import replay
from wartable.games.age_of_war.puzzles import puzzles
from wartable.registry import get_game
from wartable.server.process.settings import Settings
from wartable.server.store.database import Database, open_database
from wartable.server.store.mistakes import FIRST_NUMBER, MistakeRow, keep_mistakes, own_numbers

PATH = "/api/puzzles/age-of-war"
GAME = get_game("age-of-war")
TEXT = GAME.write_position(GAME.rules(2), puzzles().puzzle(1).position)
OWN = f"{PATH}/next?origin=own"
PEOPLE = f"{PATH}/next?origin=people"


@asynccontextmanager
async def database_of(server: Running) -> AsyncIterator[Database]:
    database = open_database(Settings(database=server.database))
    try:
        yield database
    finally:
        await database.close()


async def with_mistake(server: Running, client: Client, table: str) -> int:
    """The number of a puzzle from a mistake that somebody made at a table."""
    me = (await client.request("GET", "/api/me"))["id"]
    row = MistakeRow(me, table, 999, "age-of-war", 2, puzzles().puzzle(1).theme, TEXT, "", 1)
    async with database_of(server) as database:
        await database.write(keep_mistakes, [row])
        await database.write(keep_mistakes, [row])
        return max(await database.read(own_numbers, me, "age-of-war", 10))


async def test_a_review_makes_puzzles_of_the_dearest_mistakes(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana:
        table = await finished(ana)
        review = (await reviewed(ana, table))["review"]
        mine = [each for each in review["decisions"] if each["seat"] == 0 and each["grade"] in {"mistake", "blunder"}]
        dearest = sorted(mine, key=lambda each: -float(each["loss"]))[:4]
        match = replay.loads(await ana.read(f"/api/tables/{table}/replay"))
        made = [found for each in dearest if (found := puzzle_of_mistake(match, Mistake(each["event"], 0)))]
        # They are made after the review is there.
        async with asyncio.timeout(120):
            while len(made) != (await ana.request("GET", PATH))["own"]:
                await asyncio.sleep(0.05)
        if made:
            asked = await ana.request("GET", OWN)
            assert asked["text"] in {found.position for found in made}
            assert ("own", table) == (asked["origin"], asked["table"])


async def test_ones_own_mistake_is_asked_of_oneself_and_rates_nobody(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana, Client(server.url, name="Bo") as bo:
        table = await finished(ana)
        number = await with_mistake(server, ana, table)
        assert FIRST_NUMBER < number
        asked = await ana.request("GET", f"{PATH}/{number}")
        assert (TEXT, "own", table) == (asked["text"], asked["origin"], asked["table"])
        before = (await ana.request("GET", PATH))["you"]
        action = {"action": asked["position"]["choices"][0]["action"]}
        told = await ana.request("POST", f"{PATH}/{number}/answer", action)
        assert not told["has_counted"]
        assert before == told["you"]
        assert len(asked["position"]["choices"]) == len(told["opinions"])

        assert "no-such-puzzle" == await refused(bo, "POST", f"{PATH}/{number}/answer", action)
        assert "no-puzzles-yet" == await refused(bo, "GET", OWN)
        assert not await _is_asked(bo, number)
        kept = (await ana.request("GET", "/api/me/data"))["mistakes"]
        assert TEXT in {each["position"] for each in kept}


async def test_others_are_asked_if_everybody_at_the_table_agrees_and_no_longer_than_that(server: Running) -> None:
    async with (
        Client(server.url, name="Ana") as ana,
        Client(server.url, name="Bo") as bo,
        Client(server.url, name="Cleo") as cleo,
    ):
        opened = await ana.open_table({"game": "age-of-war", "seats": [{"kind": "here"}, {"kind": "open"}]})
        await bo.request("POST", f"/api/tables/{opened.table.id}/seats/1", {"invite": opened.you.invite})
        number = await with_mistake(server, ana, opened.table.id)
        assert not (await ana.request("GET", "/api/me"))["shares_games"]
        await _share(ana, agrees=True)
        assert not await _is_asked(cleo, number)
        await _share(bo, agrees=True)
        assert await _is_asked(cleo, number)
        assert 1 <= (await cleo.request("GET", PATH))["people"]
        assert "people" == (await cleo.request("GET", PEOPLE))["origin"]
        asked = await cleo.request("GET", f"{PATH}/{number}")
        assert ("people", None) == (asked["origin"], asked["table"])
        action = {"action": asked["position"]["choices"][0]["action"]}
        assert (await cleo.request("POST", f"{PATH}/{number}/answer", action))["has_counted"]
        assert 1 == (await cleo.request("GET", f"{PATH}/{number}"))["asked"]
        await _share(bo, agrees=False)
        assert not await _is_asked(cleo, number)


async def test_whoever_is_forgotten_leaves_no_mistakes(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana, Client(server.url, name="Bo") as bo:
        number = await with_mistake(server, ana, await finished(ana))
        await _share(ana, agrees=True)
        assert await _is_asked(bo, number)
        await ana.request("POST", "/api/me/deletion", {"password": ""})
        assert not await _is_asked(bo, number)


async def _share(client: Client, *, agrees: bool) -> None:
    assert agrees == (await client.request("PATCH", "/api/me", {"shares_games": agrees}))["shares_games"]


async def _is_asked(client: Client, number: int) -> bool:
    """Whether somebody may be asked the puzzle of a number."""
    try:
        return bool((await client.request("GET", f"{PATH}/{number}"))["number"] == number)
    except Refused as refusal:
        assert "no-such-puzzle" == refusal.problem.code  # noqa: PT017
        return False
