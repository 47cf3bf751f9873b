"""Two processes on one PostgreSQL: whoever has used up something at one of them finds it used up at the other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import httpx
import pytest
from websockets.asyncio.client import connect

from tests.server.conftest import _create_database
from tests.server.running import Running, run_server
from tests.server.waiting import LONGEST_SECONDS, until
from wartable.client import Client

HERE, ELSEWHERE = "203.0.113.1", "203.0.113.2"
OWNER = {"login": "owner", "password": "correct horse battery"}
OPEN = {"game": "age-of-war", "seats": [{"kind": "here"}, {"kind": "open"}], "visibility": "public"}
COPY_TABLE = """
    WITH copied AS (
        INSERT INTO tables (id, game, game_version, players, plan, secret, invite, opened_by, opened_from, visibility,
            status, created_at, is_rated)
        SELECT 'copy' || n, game, game_version, players, plan, secret, invite || n, $2, opened_from, visibility,
            status, created_at, is_rated
        FROM tables, generate_series(1, $3::int) AS n WHERE id = $1 RETURNING id, created_at
    ) INSERT INTO turns (table_id, since) SELECT id, created_at FROM copied
"""


@pytest.fixture(scope="module")
def pair(postgres: str) -> Iterator[tuple[Running, Running]]:
    """Two server processes with limits, behind a proxy that says who asks."""
    url = _create_database(postgres, "wartable_limits")
    with (
        run_server(url, rate_limit=1, trust_proxy=True) as one,
        run_server(url, rate_limit=1, trust_proxy=True) as other,
    ):
        yield one, other


@asynccontextmanager
async def somebody(server: Running, address: str, name: str = "Ana") -> AsyncIterator[httpx.AsyncClient]:
    """A guest who comes from an address."""
    headers = {"X-Forwarded-For": address}
    async with httpx.AsyncClient(base_url=server.url, headers=headers, timeout=LONGEST_SECONDS) as client:
        (await client.post("/api/guests", json={"name": name})).raise_for_status()
        yield client


def at(client: httpx.AsyncClient, server: Running) -> httpx.AsyncClient:
    """The same person at another process."""
    return httpx.AsyncClient(
        base_url=server.url, headers=client.headers, cookies=client.cookies, timeout=LONGEST_SECONDS
    )


async def test_what_is_spent_at_one_process_is_spent_at_the_other(pair: tuple[Running, Running]) -> None:
    """Five exports of one's data at once, and one more in a hundred seconds."""
    one, other = pair
    told: list[str] = []
    listening = await asyncpg.connect(one.database)
    await listening.add_listener("wartable", lambda *given: told.append(str(given[-1])))
    async with somebody(one, "203.0.113.9") as ana, at(ana, other) as elsewhere:
        assert [200] * 5 == [(await ana.get("/api/me/data")).status_code for _ in range(5)]
        await until(lambda: any('"exports"' in bulletin for bulletin in told))
        found = [(await elsewhere.get("/api/me/data")).status_code for _ in range(5)]
        assert 429 in found, "without having heard of it the other would have given all five"
    await listening.close()


async def test_tables_of_an_address_are_counted_whichever_process_opened_them(pair: tuple[Running, Running]) -> None:
    one, other = pair
    connection = await asyncpg.connect(one.database)
    async with (
        somebody(one, HERE) as ana,
        somebody(other, HERE) as bo,
        somebody(one, HERE) as cid,
        somebody(other, ELSEWHERE) as dana,
    ):
        first = (await ana.post("/api/tables", json=OPEN)).json()["table"]["id"]
        crowd = (await cid.get("/api/me")).json()["id"]
        await connection.execute(COPY_TABLE, first, crowd, 98)
        assert 201 == (await bo.post("/api/tables", json=OPEN)).status_code, "the hundredth"
        for client, server in ((cid, one), (ana, other)):
            async with at(client, server) as person:
                refused = await person.post("/api/tables", json=OPEN)
                assert (409, "tables") == (refused.status_code, refused.json()["code"])
        assert 201 == (await dana.post("/api/tables", json=OPEN)).status_code
        shown = [(await client.get("/api/tables?limit=100")).json()["tables"] for client in (ana, bo)]
        assert shown[0] == shown[1]
        assert 8 == len(shown[0]), "five of the crowd, one of each of the others"
    await connection.close()


async def test_one_address_does_not_fill_the_list_of_tournaments(pair: tuple[Running, Running]) -> None:
    one, other = pair
    plan = {"name": "Flood", "kind": "swiss", "game": "board-of-war", "options": {"house_rules": ["one-army-captures"]}}
    for number in range(4):
        async with somebody(pair[number % 2], "203.0.113.5") as guest:
            opened = [(await guest.post("/api/tournaments", json=plan)).status_code for _ in range(6)]
            assert [201] * 5 + [409] == opened
    async with somebody(one, "203.0.113.5") as guest, somebody(other, "203.0.113.6") as stranger:
        refused = await guest.post("/api/tournaments", json=plan)
        assert (409, "tournaments", 20) == (
            refused.status_code,
            refused.json()["code"],
            refused.json()["args"]["limit"],
        )
        assert 201 == (await stranger.post("/api/tournaments", json=plan)).status_code
        listed = (await guest.get("/api/tournaments?limit=100")).json()["tournaments"]
        assert [{}] * 21 == [each["plan"]["options"] for each in listed], (
            "an option may be long: the list leaves it out"
        )


async def test_guesses_at_one_process_do_not_shut_out_the_owner_at_the_other(pair: tuple[Running, Running]) -> None:
    one, other = pair
    async with somebody(one, "203.0.113.3") as owner, somebody(other, "203.0.113.4") as stranger:
        assert 201 == (await owner.post("/api/account", json=OWNER)).status_code
        for number in range(12):
            await stranger.post("/api/session", json={**OWNER, "password": f"guess {number}"})
        assert 429 == (await stranger.post("/api/session", json=OWNER)).status_code
        async with at(owner, other) as home:
            home.cookies.clear()
            assert 200 == (await home.post("/api/session", json=OWNER)).status_code


async def test_the_bots_of_a_dead_process_are_taken_over(postgres: str) -> None:
    """It dies when a bot has just been asked, and nobody is connected: the other looks every five seconds."""
    url = await asyncio.to_thread(_create_database, postgres, "wartable_takeover")
    bots = {"game": "age-of-war", "seats": [{"kind": "bot", "bot": "hard"}, {"kind": "here"}], "start": True}
    with run_server(url, trust_proxy=True) as one, run_server(url, trust_proxy=True) as other:
        async with somebody(one, HERE) as ana:
            opened = await _asking_a_bot(ana, bots)
            one.kill()
            async with at(ana, other) as later, asyncio.timeout(LONGEST_SECONDS):
                path = f"/api/tables/{opened['table']['id']}"
                while (await later.get(path)).json()["views"][0]["seq"] == opened["views"][0]["seq"]:
                    await asyncio.sleep(0.1)


async def test_whoever_was_at_a_dead_process_is_there_no_more(postgres: str) -> None:
    url = await asyncio.to_thread(_create_database, postgres, "wartable_presence")
    plan = {"game": "age-of-war", "seats": [{"kind": "here"}, {"kind": "open"}], "visibility": "public"}
    with run_server(url) as one, run_server(url) as other:
        async with somebody(one, HERE) as ana, Client(other.url, name="Bo") as bo:
            table = (await ana.post("/api/tables", json=plan)).json()["table"]["id"]
            cookies = {"Cookie": "; ".join(f"{name}={value}" for name, value in ana.cookies.items())}
            address = f"{one.url.replace('http', 'ws')}/api/tables/{table}/live"
            async with connect(address, additional_headers=cookies, close_timeout=0), bo.join(table) as at_bo:
                await at_bo.sit(1)
                await until(lambda: 2 == len(at_bo.presence.players))
                one.kill()
                await until(lambda: 1 == len(at_bo.presence.players))


async def _asking_a_bot(client: httpx.AsyncClient, plan: dict[str, Any]) -> dict[str, Any]:
    """A table where the bot begins: the dice decide who does."""
    for _ in range(40):
        opened: dict[str, Any] = (await client.post("/api/tables", json=plan)).json()
        if opened["table"].get("to_act") == 0:
            return opened
    raise AssertionError("the bot never began")
