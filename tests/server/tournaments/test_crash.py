"""A tournament of sixteen programs over HTTP goes on after kill -9 in the middle of its games: nothing is lost."""

from __future__ import annotations

import asyncio
import csv
import io
import json
from collections import defaultdict
from typing import Any

import httpx
import pytest
from websockets import WebSocketException

from tests.server.running import Running, run_server
from wartable.client import Client
from wartable.core.replay import loads

PLAYERS, ROUNDS = 16, 2
ANSWERS_BEFORE_THE_CRASH = 60
"""In the second round: its eight games have begun, and none can be over by so few."""
PLAN = {"name": "Sixteen", "kind": "swiss", "game": "age-of-war", "rounds": ROUNDS, "clock": {"per_move": 3600}}

Answers = defaultdict[str, list[tuple[int, Any]]]
"""By table: the decisions that the server has said are committed, with the seats."""


@pytest.mark.slow
@pytest.mark.timeout(1800)
async def test_sixteen_programs_and_a_crash(database_url: str) -> None:
    answers: Answers = defaultdict(list)
    with run_server(database_url, log_level="warning") as server:
        clients = [Client(server.url, name=f"Program {number}") for number in range(PLAYERS)]
        for client in clients:
            await client.__aenter__()
        try:
            tournament = (await clients[0].request("POST", "/api/tournaments", PLAN))["id"]
            for client in clients:
                await client.request("POST", f"/api/tournaments/{tournament}/entry")
            await clients[0].request("POST", f"/api/tournaments/{tournament}/start")
            crash = asyncio.create_task(_kill_in_the_second_round(server, clients[0], tournament, answers))
            await asyncio.gather(crash, *(_take_part(client, tournament, answers) for client in clients))
            view = await clients[0].request("GET", f"/api/tournaments/{tournament}")
            results = await clients[0].read(f"/api/tournaments/{tournament}/results.csv")
            files = {each["table"]: await _match_file(clients[0], each["table"]) for each in view["pairings"]}
        finally:
            for client in clients:
                await client.__aexit__()
    _check(view)
    rows = list(csv.DictReader(io.StringIO(results)))
    assert [each["name"] for each in view["standings"]] == [row["name"] for row in rows]
    assert files.keys() == answers.keys()
    for pairing in view["pairings"]:
        _check_game(files[pairing["table"]], answers[pairing["table"]], pairing["points"])


async def _kill_in_the_second_round(server: Running, client: Client, tournament: str, answers: Answers) -> None:
    while (view := await _asked(client, f"/api/tournaments/{tournament}"))["round"] < 2:
        await asyncio.sleep(0.2)
    tables = [each["table"] for each in view["pairings"] if each["round"] == 2]
    while None in tables or sum(len(answers[table]) for table in tables) < ANSWERS_BEFORE_THE_CRASH:
        await asyncio.sleep(0.05)
        view = await _asked(client, f"/api/tournaments/{tournament}")
        tables = [each["table"] for each in view["pairings"] if each["round"] == 2]
    port = server.port
    server.kill()
    await asyncio.to_thread(server.start, port)


async def _take_part(client: Client, tournament: str, answers: Answers) -> None:
    """Play a whole game at whatever table the tournament shows, until it is over."""
    played: set[str] = set()
    while (view := await _asked(client, f"/api/tournaments/{tournament}"))["status"] != "over":
        table = view["your_table"]
        if table is not None and table not in played:
            await _play(client, table, answers[table])
            played.add(table)
        await asyncio.sleep(0.5)


async def _play(client: Client, table_id: str, answers: list[tuple[int, Any]]) -> None:
    """Answer what is asked there as the presenter suggests, to the end of the game."""
    is_over = False
    while not is_over:
        try:
            async with client.join(table_id) as table:
                async for seat, ask in table.questions():
                    action = next((choice for choice in ask.choices if choice.is_suggested), ask.choices[0]).action
                    await table.act(seat, action)
                    answers.append((seat, action))
                is_over = table.table.result is not None
        except (OSError, WebSocketException):
            # Somebody comes to the table just when the server dies: a connection that was never made is not mended.
            await asyncio.sleep(0.1)


async def _asked(client: Client, path: str) -> Any:
    """What the server answers; while it is away, ask again."""
    while True:
        try:
            return await client.request("GET", path)
        except httpx.TransportError:
            await asyncio.sleep(0.1)


async def _match_file(client: Client, table: str) -> str:
    return await client.read(f"/api/tables/{table}/replay")


def _check(view: dict[str, Any]) -> None:
    assert ("over", ROUNDS) == (view["status"], view["round"])
    assert ROUNDS * PLAYERS / 2 == sum(each["points"] for each in view["standings"]), "one point for each game"
    assert {ROUNDS} == {each["played"] for each in view["standings"]}
    tables = [each["table"] for each in view["pairings"]]
    assert ROUNDS * PLAYERS // 2 == len(tables) == len(set(tables)), "a table for each meeting, and no more"
    meetings = [frozenset((each["first"], each["second"])) for each in view["pairings"]]
    assert len(meetings) == len(set(meetings)), "nobody meets twice"


def _check_game(file: str, answers: list[tuple[int, Any]], points: list[float]) -> None:
    """It was played to its end by the rules, with the dice it pledged; and every answer that was taken is in it."""
    result = loads(file).result
    assert result is not None
    share = 1 / len(result.winners)
    assert [share if seat in result.winners else 0 for seat in (0, 1)] == points
    for seat in (0, 1):
        # Both programs note what was taken when they hear of it: only of one of them is the order known.
        log = iter(
            [line["action"] for line in json.loads(file)["events"] if line.get("seat") == seat and "action" in line]
        )
        taken = [action for who, action in answers if who == seat]
        assert all(action in log for action in taken), "a decision that was committed is not in the game"
