"""A tournament of sixteen programs over HTTP goes on after kill -9, and nothing is lost or counted twice."""

from __future__ import annotations

import asyncio
import csv
import io
from collections import Counter
from typing import Any

import httpx
import pytest

from tests.server.running import Running, run_server
from wartable.client import Client, Refused

PLAYERS, ROUNDS, ANSWERS = 16, 3, 2
PLAN = {"name": "Sixteen", "kind": "swiss", "game": "age-of-war", "rounds": ROUNDS, "clock": {"per_move": 3600}}


@pytest.mark.slow
async def test_sixteen_programs_and_a_crash(database_url: str) -> None:
    with run_server(database_url, log_level="warning") as server:
        clients = [Client(server.url, name=f"Program {number}") for number in range(PLAYERS)]
        for client in clients:
            await client.__aenter__()
        try:
            tournament = (await clients[0].request("POST", "/api/tournaments", PLAN))["id"]
            for client in clients:
                await client.request("POST", f"/api/tournaments/{tournament}/entry")
            await clients[0].request("POST", f"/api/tournaments/{tournament}/start")
            crash = asyncio.create_task(_kill_in_the_second_round(server, clients[0], tournament))
            async with asyncio.timeout(540):
                await asyncio.gather(crash, *(_take_part(client, tournament) for client in clients))
            view = await clients[0].request("GET", f"/api/tournaments/{tournament}")
            results = await clients[0].read(f"/api/tournaments/{tournament}/results.csv")
        finally:
            for client in clients:
                await client.__aexit__()
    _check(view)
    rows = list(csv.DictReader(io.StringIO(results)))
    assert [each["name"] for each in view["standings"]] == [row["name"] for row in rows]


async def _kill_in_the_second_round(server: Running, client: Client, tournament: str) -> None:
    while (await _asked(client, f"/api/tournaments/{tournament}"))["round"] < 2:
        await asyncio.sleep(0.2)
    port = server.port
    server.kill()
    await asyncio.to_thread(server.start, port)


async def _take_part(client: Client, tournament: str) -> None:
    """Play at whatever table the tournament shows, by plain requests, until it is over."""
    answers: Counter[str] = Counter()
    while (view := await _asked(client, f"/api/tournaments/{tournament}"))["status"] != "over":
        if view["your_table"] is None or not await _play(client, view["your_table"], answers):
            await asyncio.sleep(0.2)


async def _play(client: Client, table: str, answers: Counter[str]) -> bool:
    """Answer what is asked there now, and give up after a few answers; whether anything was asked."""
    shown = await _asked(client, f"/api/tables/{table}")
    for view in shown["views"]:
        if view["ask"] is not None:
            answers[table] += 1
            if answers[table] > ANSWERS:
                await _asked(client, f"/api/tables/{table}/resign", {"seat": view["viewer"]})
                return True
            answer = {"seat": view["viewer"], "ask": view["ask"]["number"]}
            choice = view["ask"]["choices"][0]["action"]
            await _asked(client, f"/api/tables/{table}/actions", {**answer, "action": choice})
            return True
    return False


async def _asked(client: Client, path: str, body: Any = None) -> Any:
    """What the server answers; while it is away, ask again. An answer that was taken already is no trouble."""
    while True:
        try:
            return await client.request("GET" if body is None else "POST", path, body)
        except httpx.TransportError:
            await asyncio.sleep(0.1)
        except Refused as refused:
            if body is None or refused.problem.code not in ("stale", "not-your-turn", "table-over", "bot-plays"):
                raise
            return None


def _check(view: dict[str, Any]) -> None:
    assert ("over", ROUNDS) == (view["status"], view["round"])
    assert ROUNDS * PLAYERS / 2 == sum(each["points"] for each in view["standings"]), "one point for each game"
    assert {ROUNDS} == {each["played"] for each in view["standings"]}
    tables = [each["table"] for each in view["pairings"]]
    assert ROUNDS * PLAYERS // 2 == len(tables) == len(set(tables)), "a table for each meeting, and no more"
    meetings = [frozenset((each["first"], each["second"])) for each in view["pairings"]]
    assert len(meetings) == len(set(meetings)), "nobody meets twice"
