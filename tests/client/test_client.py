"""The client for programs: it says no when the server does, and carries on when the line breaks."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.running import Running, run_server
from tests.server.waiting import until
from wartable.client import Client, Refused

TWO_HERE = {"game": "age-of-war", "seats": [{"kind": "here"}, {"kind": "here"}]}


async def test_a_table_that_is_not_there_is_refused(sqlite_server: Running) -> None:
    async with Client(sqlite_server.url, name="Ana") as ana:
        with pytest.raises(Refused) as refusal:
            async with ana.join("nothere"):
                raise AssertionError("nobody comes in")
        assert "unknown-table" == refusal.value.problem.code


async def test_a_program_plays_on_when_the_server_is_killed_and_comes_back(tmp_path: Path) -> None:
    """Each question is answered once, whatever became of the first answer."""
    with run_server(str(tmp_path / "x.sqlite3")) as server:
        async with Client(server.url, name="Ana") as ana:
            opened = await ana.open_table(TWO_HERE, start=True)
            async with ana.join(opened.table.id) as table:
                answered: list[tuple[int, int]] = []
                async for seat, ask in table.questions():
                    if len(answered) in (5, 10):
                        port = server.port
                        server.kill()
                        acting = asyncio.create_task(table.act(seat, ask.choices[-1].action))
                        await asyncio.to_thread(server.start, port)
                        await asyncio.wait_for(acting, 60)
                    else:
                        await table.act(seat, ask.choices[-1].action)
                    answered.append((seat, ask.number))
                    if len(answered) == 15:
                        break
                shown = await ana.request("GET", f"/api/tables/{opened.table.id}/events?seat=0")
        assert 15 == len(set(answered))
        assert 15 == sum("patch" in event for event in shown["events"]) - 1, "the start, and every answer once"


async def test_who_is_shown_out_learns_why(sqlite_server: Running) -> None:
    async with Client(sqlite_server.url, name="Ana") as ana:
        token = await ana.request("POST", "/api/me/tokens", {"label": "bot"})
        opened = await ana.open_table(TWO_HERE, start=True)
        async with (
            Client(sqlite_server.url, token=token["token"]) as program,
            program.join(opened.table.id) as table,
        ):
            await ana.request("DELETE", f"/api/me/tokens/{token['id']}")
            heard = [event async for event in table.events()]
            assert heard, "the stream ends"
            assert table.refusal is not None
            assert "bad-token" == table.refusal.code
            with pytest.raises(Refused):
                await table.act(table.table.to_act or 0, {"type": "lose-die"})


async def test_what_cannot_be_repeated_is_left_to_the_program(sqlite_server: Running) -> None:
    async with Client(sqlite_server.url, name="Ana") as ana:
        opened = await ana.open_table(TWO_HERE, start=True)
        async with ana.join(opened.table.id) as table:
            assert table._socket is not None
            table._socket.transport.abort()
            with pytest.raises(ConnectionError):
                await table.chat("are you there?")
            await until(table._is_up_to_date.is_set)
            await table.chat("there you are")
