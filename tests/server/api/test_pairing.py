"""Quick pairing over HTTP, on both databases, and across processes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.server.running import Running, run_server
from tests.server.waiting import LONGEST_SECONDS
from wartable.client import Client, Refused

# A pool of its own for each test: the server is shared.
CLOCKS = iter(range(100, 200))


def wish(**fields: Any) -> dict[str, Any]:
    return {"game": "age-of-war", "clock": {"per_move": next(CLOCKS)}, **fields}


@pytest.fixture(scope="module")
def processes(new_database: Callable[[], str]) -> Iterator[tuple[Running, Running]]:
    """Two server processes that share a database."""
    url = new_database()
    with run_server(url) as one, run_server(url) as other:
        yield one, other


async def test_two_people_are_paired_and_play(server: Running) -> None:
    wanted = wish()
    async with Client(server.url, name="Ana") as ana, Client(server.url, name="Ben") as ben:
        first = await ana.request("POST", "/api/pairing", wanted)
        assert (None, "age-of-war", 2) == tuple(first["ticket"][name] for name in ("table", "game", "players"))
        shown = (await ben.request("GET", "/api/pairing"))["pools"]
        assert 1 == next(pool["waiting"] for pool in shown if pool["clock"] == wanted["clock"])
        found = (await ben.request("POST", "/api/pairing", wanted))["ticket"]
        again = (await ana.request("POST", "/api/pairing", wanted))["ticket"]
        assert found["table"] == again["table"] is not None
        table = await ana.request("GET", f"/api/tables/{found['table']}")
        assert ("playing", ["Ana", "Ben"]) == (table["table"]["status"], [s["name"] for s in table["table"]["seats"]])
        assert [again["seat"]] == table["you"]["seats"]


async def test_the_client_waits_until_there_is_a_table(server: Running) -> None:
    wanted = wish()
    async with Client(server.url, name="Ana") as ana, Client(server.url, name="Ben") as ben:
        async with asyncio.timeout(LONGEST_SECONDS):
            tables = await asyncio.gather(ana.pair(wanted), ben.pair(wanted))
        assert tables[0] == tables[1]
        async with asyncio.timeout(LONGEST_SECONDS):
            alone = await ana.pair(wish(bot_after=0, players=3))
        shown = await ana.request("GET", f"/api/tables/{alone}")
        assert [None, "normal", "normal"] == [seat.get("bot") for seat in shown["table"]["seats"]]


async def test_whoever_stops_waiting_looks_no_more(server: Running) -> None:
    wanted = wish()
    async with Client(server.url, name="Ana") as ana, Client(server.url, name="Ben") as ben:
        await ana.request("POST", "/api/pairing", wanted)
        assert (await ana.request("DELETE", "/api/pairing"))["ticket"] is None
        assert (await ben.request("POST", "/api/pairing", wanted))["ticket"]["table"] is None
        waiting = asyncio.create_task(ana.pair(wish()))
        while (await ana.request("GET", "/api/pairing"))["ticket"] is None:
            await asyncio.sleep(0.01)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert (await ana.request("GET", "/api/pairing"))["ticket"] is None


async def test_what_is_refused(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana, Client(server.url) as nobody:
        for body, code in [
            (wish(game="chess"), "unknown-game"),
            (wish(players=9), "player-count"),
            (wish(bot="nobody"), "unknown-bot"),
            (wish(rated=True), "guest-rated"),
            (wish(clock={"increment": 3}), "malformed"),
            (wish(bot_after=-1), "malformed"),
            (wish(pledge="?"), "malformed"),
        ]:
            with pytest.raises(Refused) as refusal:
                await ana.request("POST", "/api/pairing", body)
            assert code == refusal.value.problem.code
        with pytest.raises(Refused) as refusal:
            await nobody.request("POST", "/api/pairing", wish())
        assert "who-are-you" == refusal.value.problem.code
        assert None is (await nobody.request("GET", "/api/pairing"))["ticket"]


async def test_pools_hold_across_processes(processes: tuple[Running, Running]) -> None:
    """Eight people, half at each process, all at once: four tables, and nobody is left or sits twice."""
    wanted = wish()
    clients = [Client(processes[number % 2].url, name=f"Player {number}") for number in range(8)]
    try:
        for client in clients:
            await client.__aenter__()
        async with asyncio.timeout(LONGEST_SECONDS):
            tables = await asyncio.gather(*(client.pair(wanted) for client in clients))
        assert [2, 2, 2, 2] == [tables.count(table) for table in sorted(set(tables))]
        for client, table in zip(clients, tables, strict=True):
            shown = await client.request("GET", f"/api/tables/{table}")
            assert (1, "playing") == (len(shown["you"]["seats"]), shown["table"]["status"])
    finally:
        for client in clients:
            await client.__aexit__()


async def test_a_process_that_dies_leaves_those_who_wait_to_the_other(database_url: str) -> None:
    wanted = wish()
    with run_server(database_url) as one, run_server(database_url) as other:
        async with Client(one.url, name="Ana") as ana, Client(other.url, name="Ben") as ben:
            await ana.request("POST", "/api/pairing", wanted)
            one.kill()
            found = (await ben.request("POST", "/api/pairing", wanted))["ticket"]["table"]
            shown = (await ben.request("GET", f"/api/tables/{found}"))["table"]
            assert ("playing", ["Ana", "Ben"]) == (shown["status"], [seat["name"] for seat in shown["seats"]])
