"""What was acknowledged is there, whatever happens to the process."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.hostile import Hostile
from tests.server.journals import read_journal
from tests.server.running import Running, run_server
from tests.server.waiting import until
from wartable.server.table.records import Moved

GAME = "age-of-war"
TABLES = 6


class Diligent(Hostile):
    """Plays both seats of one table and notes every decision that was acknowledged."""

    def __init__(self, url: str, number: int) -> None:
        super().__init__(url)
        self.acknowledged: list[tuple[int, int, Any]] = []
        self.table = ""
        self._rng = random.Random(number)
        self._sent: dict[str, tuple[int, int, Any]] = {}

    async def play_until_cut_off(self) -> None:
        try:
            while True:
                found = self.question()
                if found is None:
                    if self.is_over or self._reading is None or self._reading.done():
                        return
                    await asyncio.sleep(0.001)
                    continue
                seat, ask = found
                self.asks[seat] = None
                action = self._rng.choice(ask["choices"])["action"]
                number = f"{seat}-{ask['number']}"
                self._sent[number] = (seat, ask["number"], action)
                await self.send({"type": "act", "seat": seat, "ask": ask["number"], "action": action, "id": number})
        except ConnectionClosed:
            return

    def _take(self, message: dict[str, Any]) -> None:
        super()._take(message)
        if message["type"] == "ack":
            self.acknowledged.append(self._sent[message["id"]])


@pytest.mark.slow
async def test_nothing_acknowledged_is_lost_when_the_server_is_killed_again_and_again(database_url: str) -> None:
    rng = random.Random(1)
    with run_server(database_url) as server:
        port = server.port
        clients = [Diligent(server.url, number) for number in range(TABLES)]
        for client in clients:
            await client.become("Ana")
            plan = {"game": GAME, "seats": [{"kind": "here"}, {"kind": "here"}], "start": True}
            client.table = (await client.post("/api/tables", plan)).json()["table"]["id"]
        for _ in range(3):
            await _play_and_kill(server, clients, rng.uniform(0.1, 0.8))
            server.start(port)
            await _check(server.database, clients)
        for client in clients:
            await client.close()


async def _play_and_kill(server: Running, clients: list[Diligent], seconds: float) -> None:
    for client in clients:
        client.asks = {}
        await client.watch(client.table)
    before = [len(client.acknowledged) for client in clients]
    playing = [asyncio.create_task(client.play_until_cut_off()) for client in clients]
    # However slow the machine is: who is cut off in the middle has to be in the middle.
    await until(lambda: all(c.is_over or len(c.acknowledged) > then for c, then in zip(clients, before, strict=True)))
    await asyncio.sleep(seconds)
    server.kill()
    await asyncio.gather(*playing)


async def _check(database: str, clients: list[Diligent]) -> None:
    """Every acknowledged decision is in the journal, in its place; and the game waits for the next one."""
    for client in clients:
        _, journal = await read_journal(database, client.table)
        for seat, number, action in client.acknowledged:
            decisions = [record for record in journal if isinstance(record, Moved) and record.seat == seat]
            assert action == msgspec.to_builtins(decisions[number - 1].action)
        shown = (await client.get(f"/api/tables/{client.table}")).json()
        assert shown["table"]["status"] == "over" or any(view["ask"] for view in shown["views"])


async def test_a_long_table_is_picked_up_where_it_stood(database_url: str) -> None:
    """Past several snapshots, a fresh process knows the same as the one before."""
    with run_server(database_url) as server:
        client = Hostile(server.url)
        await client.become("Ana")
        plan = {"game": GAME, "seats": [{"kind": "here"}, {"kind": "here"}], "start": True, "undo": True}
        table = (await client.post("/api/tables", plan)).json()["table"]["id"]
        await client.watch(table)
        rng = random.Random(5)
        for _ in range(150):
            while client.question() is None and not client.is_over:
                await asyncio.sleep(0.001)
            if client.is_over:
                break
            await client.answer(rng)
        while client.question() is None and not client.is_over:
            await asyncio.sleep(0.001)
        before = (await client.get(f"/api/tables/{table}")).json()
        assert 0 == server.stop()
        server.start(server.port)
        after = (await client.get(f"/api/tables/{table}")).json()
        assert _without_presence(before) == _without_presence(after)
        await client.close()


def _without_presence(shown: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in msgspec.to_builtins(shown).items() if name != "presence"}
