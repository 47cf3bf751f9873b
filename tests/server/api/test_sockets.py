"""The live connection: coming back, presence, chat, and floods."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys

import httpx
import msgspec
import pytest

from tests.server.api.test_problem_responses import TWO_HERE
from tests.server.hostile import Hostile
from tests.server.playing import play
from tests.server.running import Running
from tests.server.waiting import LONGEST_SECONDS, until
from wartable.client import Client

PUBLIC = {"game": "age-of-war", "seats": [{"kind": "here"}, {"kind": "open"}], "visibility": "public"}


@pytest.mark.parametrize("absence", [5, 40])
async def test_who_comes_back_hears_exactly_what_was_missed(server: Running, absence: int) -> None:
    """A short absence is answered from memory, a long one from the journal: the same messages."""
    ana = Hostile(server.url)
    await ana.become("Ana")
    table = (await ana.post("/api/tables", TWO_HERE)).json()["table"]["id"]
    await ana.watch(table)
    rng = random.Random(absence)
    await _decide(ana, rng, 10)
    left_at = {seat: [e["seq"] for e in ana.events if e["viewer"] == seat][-1] for seat in (0, 1)}
    heard = len(ana.events)
    await _decide(ana, rng, absence)
    expected = {seat: [e for e in ana.events[heard:] if e["viewer"] == seat] for seat in (0, 1)}
    back = Hostile(server.url)
    back.http.cookies.update(ana.http.cookies)
    first = await back.watch(table, f"?since=0:{left_at[0]},1:{left_at[1]}")
    assert ("missed", 2 * absence) == (first["type"], first["events"])
    await until(lambda: len(back.events) == 2 * absence)
    for seat in (0, 1):
        got = [event for event in back.events if event["viewer"] == seat]
        assert [_lasting(event) for event in expected[seat]] == [_lasting(event) for event in got]
        assert expected[seat][-1] == got[-1]
    assert back.question() is not None
    await ana.close()
    await back.close()


async def _decide(client: Hostile, rng: random.Random, count: int) -> None:
    heard = len(client.events)
    for _ in range(count):
        await _asked(client)
        await client.answer(rng)
    # Both seats of this client hear of every decision.
    await until(lambda: len(client.events) == heard + 2 * count)


async def _asked(client: Hostile) -> None:
    await until(lambda: client.question() is not None)


def _lasting(event: dict[str, object]) -> dict[str, object]:
    """Without the question, which is only asked again if it still stands."""
    return {name: value for name, value in event.items() if name not in ("ask", "can_undo")}


async def test_numbers_of_other_seats_make_a_fresh_start(server: Running) -> None:
    ana = Hostile(server.url)
    await ana.become("Ana")
    table = (await ana.post("/api/tables", TWO_HERE)).json()["table"]["id"]
    for query in ("?since=watch:0", "?since=0:1", "?since=0:1,1:99999"):
        assert "welcome" == (await ana.watch(table, query))["type"]
    await ana.close()


async def test_presence_and_chat(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana, Client(server.url, name="Bo") as bo:
        opened = await ana.open_table(PUBLIC)
        async with ana.join(opened.table.id) as at_ana:
            async with bo.join(opened.table.id) as at_bo:
                await until(lambda: 1 == at_ana.presence.spectators)
                await at_bo.sit(1)
                await at_bo.chat("  good \u202e\x1b  luck ")
                await until(lambda: 2 == len(at_ana.presence.players) and 0 == at_ana.presence.spectators)
                events = (await ana.request("GET", f"/api/tables/{opened.table.id}/events?seat=0"))["events"]
                said = [event["chat"] for event in events if "chat" in event]
                assert [("Bo", "good luck", 1)] == [(line["name"], line["text"], line["seat"]) for line in said]
            await until(lambda: 1 == len(at_ana.presence.players))


async def test_somebody_with_two_pages_is_one_spectator(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana, Client(server.url, name="Bo") as bo, Client(server.url) as nobody:
        table = (await ana.open_table(PUBLIC)).table.id
        async with ana.join(table) as at_ana, bo.join(table), bo.join(table), nobody.join(table):
            await until(lambda: 2 == at_ana.presence.spectators)


async def test_who_takes_a_table_over_is_told(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana, Client(server.url, name="Bo") as bo:
        table = (await ana.open_table(PUBLIC)).table.id
        async with bo.join(table) as at_bo:
            await at_bo.sit(1)
            assert not at_bo.you.is_owner
            await ana.request("DELETE", f"/api/tables/{table}/seats/0")
            await until(lambda: at_bo.you.is_owner)
            await bo.request("POST", f"/api/tables/{table}/seats/0/bot", {"bot": "random"})
            await at_bo.start()


async def test_chat_does_not_make_an_answer_stale(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana:
        opened = await ana.open_table({**TWO_HERE, "start": False})
        async with ana.join(opened.table.id) as table:
            await table.start()
            await until(lambda: table.table.to_act is not None)
            await table.chat("thinking …")
            assert 1 == await play([table], random.Random(1), decisions=1)


async def test_a_broken_connection_is_mended_by_the_client(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana:
        opened = await ana.open_table({**TWO_HERE, "start": False}, start=True)
        async with ana.join(opened.table.id) as table:
            await play([table], random.Random(1), decisions=5)
            assert table._socket is not None
            table._socket.transport.abort()
            assert 5 == await play([table], random.Random(2), decisions=5)
            shown = await ana.request("GET", f"/api/tables/{opened.table.id}")
            await until(lambda: [table.views[seat].seq for seat in (0, 1)] == [view["seq"] for view in shown["views"]])
            for view in shown["views"]:
                assert msgspec.to_builtins(table.views[view["viewer"]].observation) == view["observation"]


async def test_the_event_stream_says_the_same(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana:
        opened = await ana.open_table(TWO_HERE, start=True)
        path = f"/api/tables/{opened.table.id}/stream"
        async with ana.join(opened.table.id) as table:
            lines: list[dict[str, object]] = []
            ids: list[str] = []

            async def listen() -> None:
                async with ana._http.stream("GET", path, timeout=60) as response:
                    async for line in response.aiter_lines():
                        if line.startswith("id: "):
                            ids.append(line.removeprefix("id: "))
                        if line.startswith("data: "):
                            lines.append(msgspec.json.decode(line.removeprefix("data: ")))
                            if sum(item["type"] == "event" for item in lines) == 6:
                                return

            listening = asyncio.create_task(listen())
            await until(lambda: bool(lines))
            await play([table], random.Random(1), decisions=3)
            await asyncio.wait_for(listening, 60)
            assert "welcome" == lines[0]["type"]
            seqs = [table.views[seat].seq for seat in (0, 1)]
            assert f"0:{seqs[0]},1:{seqs[1]}" == ids[-1]
            back = await first_of_stream(ana, path, {"Last-Event-ID": f"0:{seqs[0] - 1},1:{seqs[1]}"})
            assert ("missed", 1) == (back["type"], back["events"])


async def first_of_stream(client: Client, path: str, headers: dict[str, str]) -> dict[str, object]:
    async with client._http.stream("GET", path, timeout=60, headers=headers) as response:
        async for line in response.aiter_lines():
            if line.startswith("data: "):
                first: dict[str, object] = msgspec.json.decode(line.removeprefix("data: "))
                return first
    raise AssertionError("the stream has ended")


async def test_a_page_anywhere_hears_whose_turn_it_is(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana, Client(server.url, name="Bo") as bo:
        opened = await ana.open_table(PUBLIC)
        heard: list[str] = []
        ready = asyncio.Event()

        async def listen() -> None:
            async with bo._http.stream("GET", "/api/me/stream", timeout=LONGEST_SECONDS) as response:
                async for line in response.aiter_lines():
                    ready.set()
                    if line.startswith("data: "):
                        heard.append(line)
                        return

        async with ana.join(opened.table.id) as at_ana, bo.join(opened.table.id) as at_bo:
            await at_bo.sit(1)
            listening = asyncio.create_task(listen())
            await asyncio.wait_for(ready.wait(), 60)
            await at_ana.start()
            while at_bo.table.to_act != 1:
                ask = at_ana.views[0].ask
                if ask is not None:
                    await at_ana.act(0, ask.choices[-1].action)
                await asyncio.sleep(0.01)
            await asyncio.wait_for(listening, 60)
            turns = await bo.request("GET", "/api/me/turns")
            assert [opened.table.id] == [entry["id"] for entry in turns["tables"]]
        assert [f'data: {{"type":"turn","table":"{opened.table.id}"}}'] == heard


async def test_a_stranger_hears_nothing_of_a_private_table(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana, Client(server.url, name="Eve") as eve:
        opened = await ana.open_table(TWO_HERE, start=True)
        response: httpx.Response = await eve._http.get(f"/api/tables/{opened.table.id}/stream")
        assert 404 == response.status_code


BROKEN = """
import asyncio
from wartable.server.api.sockets import live_table
from wartable.server.process.logs import set_up_logs

class Broken:
    async def close(self, code):
        print(code)

set_up_logs("json", "error")
asyncio.run(live_table.fn(Broken(), "t1"))
"""


def test_a_connection_that_fails_inside_the_server_is_logged() -> None:
    """In a process of its own: a logger that was used before keeps the settings that it had then."""
    ran = subprocess.run([sys.executable, "-c", BROKEN], capture_output=True, text=True, check=True)
    code, *logged = f"{ran.stdout}{ran.stderr}".splitlines()
    assert "4500" == code
    assert [("error", "a live connection failed", "t1")] == [
        (line["level"], line["event"], line["table"]) for line in map(json.loads, logged)
    ]
