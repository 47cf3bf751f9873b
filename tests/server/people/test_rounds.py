"""Requests of one address begin one after another, however many come at once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from litestar.testing import TestClient

from wartable.server.app import create_app
from wartable.server.people.rounds import Rounds
from wartable.server.process.settings import Settings


async def test_of_one_address_one_begins_in_each_round() -> None:
    rounds, begun = Rounds(), list[str]()

    async def ask(name: str, address: str) -> None:
        await rounds.begin(address)
        begun.append(name)

    asking = [asyncio.ensure_future(ask(f"here {number}", "1.1.1.1")) for number in range(100)]
    other = asyncio.ensure_future(ask("there", "2.2.2.2"))
    await other
    assert ["here 0", "there"] == begun, "nobody of another address waits for those hundred"
    for count in range(3, 100):
        await asyncio.sleep(0)
        assert len(begun) <= count
    await asyncio.gather(*asking)
    assert [f"here {number}" for number in range(100)] == [name for name in begun if name != "there"], "in their order"


async def test_whoever_hangs_up_keeps_nobody_waiting() -> None:
    rounds, begun = Rounds(), list[int]()

    async def ask(number: int) -> None:
        await rounds.begin("1.1.1.1")
        begun.append(number)

    asking = [asyncio.ensure_future(ask(number)) for number in range(10)]
    await asyncio.sleep(0)
    for each in asking[1:9]:
        each.cancel()
    await asyncio.gather(*asking, return_exceptions=True)
    assert [0, 9] == begun


async def test_an_address_of_which_nobody_waits_is_forgotten() -> None:
    rounds = Rounds()
    await asyncio.gather(*(rounds.begin(f"1.1.1.{number}") for number in range(50)))
    for _ in range(3):
        await asyncio.sleep(0)
    assert not rounds.is_busy


def test_requests_and_live_connections_begin_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []

    async def begin(_self: Rounds, address: str) -> None:
        begun.append(address)

    monkeypatch.setattr(Rounds, "begin", begin)
    with TestClient(create_app(Settings(database=str(tmp_path / "x.sqlite3")))) as client:
        assert client.get("/api/games").is_success
        assert 1 == len(begun)
        with client.websocket_connect("/api/tables/nowhere/live") as socket:
            socket.receive_json()
        assert 2 == len(begun)
