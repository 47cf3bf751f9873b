"""Several processes on one database: any of them can serve any table."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator

import pytest

from tests.server.hostile import Hostile
from tests.server.playing import play
from tests.server.running import Running, run_server
from tests.server.waiting import until
from wartable.client import Client

GAME = "age-of-war"


@pytest.fixture(scope="module")
def pair(new_database: Callable[[], str]) -> Iterator[tuple[Running, Running]]:
    """Two server processes that share a database."""
    url = new_database()
    with run_server(url) as one, run_server(url) as other:
        yield one, other


async def test_players_meet_across_processes(pair: tuple[Running, Running]) -> None:
    one, other = pair
    async with Client(one.url, name="Ana") as ana, Client(other.url, name="Bo") as bo:
        opened = await ana.open_table(
            {"game": GAME, "seats": [{"kind": "here"}, {"kind": "open"}], "visibility": "public"}
        )
        async with ana.join(opened.table.id) as at_ana, bo.join(opened.table.id) as at_bo:
            await at_bo.sit(1)
            await until(lambda: at_ana.table.seats[1].player is not None)
            await at_ana.start()
            assert 40 == await play([at_ana, at_bo], random.Random(1), decisions=40)
            # Whoever decided last has heard of it: the other catches up.
            await until(lambda: at_ana.views[0].seq == at_bo.views[1].seq)
            mine, theirs = dict(at_ana.views[0].observation or {}), dict(at_bo.views[1].observation or {})
            assert (0, 1) == (mine.pop("viewer"), theirs.pop("viewer"))
            assert mine == theirs


async def test_one_of_two_answers_counts_whichever_process_takes_it(pair: tuple[Running, Running]) -> None:
    """The same player answers the same question through both processes at once, again and again."""
    one, other = pair
    first, second = Hostile(one.url), Hostile(other.url)
    await first.become("Ana")
    second.http.cookies.update(first.http.cookies)
    plan = {"game": GAME, "seats": [{"kind": "here"}, {"kind": "here"}], "start": True}
    table = (await first.post("/api/tables", plan)).json()["table"]["id"]
    rng = random.Random(2)
    try:
        for _ in range(25):
            views = (await first.get(f"/api/tables/{table}")).json()["views"]
            seat, ask = next((view["viewer"], view["ask"]) for view in views if view["ask"])
            path = f"/api/tables/{table}/actions"
            bodies = [
                {"seat": seat, "ask": ask["number"], "action": rng.choice(ask["choices"])["action"]} for _ in range(2)
            ]
            answers = await asyncio.gather(first.post(path, bodies[0]), second.post(path, bodies[1]))
            assert [200, 409] == sorted(answer.status_code for answer in answers)
        shown = [(await client.get(f"/api/tables/{table}/events?seat=0")).json() for client in (first, second)]
        assert shown[0] == shown[1]
    finally:
        await first.close()
        await second.close()


async def test_presence_is_known_across_processes_on_postgres(pair: tuple[Running, Running]) -> None:
    one, other = pair
    if one.database.startswith("sqlite"):
        pytest.skip("a SQLite file is for one process; presence is not shared beyond it")
    async with Client(one.url, name="Ana") as ana, Client(other.url, name="Bo") as bo:
        opened = await ana.open_table(
            {"game": GAME, "seats": [{"kind": "here"}, {"kind": "open"}], "visibility": "public"}
        )
        async with ana.join(opened.table.id) as at_ana:
            async with bo.join(opened.table.id) as at_bo:
                await at_bo.sit(1)
                await until(lambda: 2 == len(at_ana.presence.players) == len(at_bo.presence.players))
            await until(lambda: 1 == len(at_ana.presence.players))
