"""Webhooks: called when it is your turn and you are away; never into somebody's network."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest

from tests.server.waiting import until
from wartable.server.background.outgoing import Target, post
from wartable.server.background.webhooks import check_address
from wartable.server.problems import Problem
from wartable.server.process.settings import Settings
from wartable.server.services import Services
from wartable.server.store.players import Player, insert_player
from wartable.server.store.webhooks import due_calls
from wartable.server.table.plan import SeatKind, SeatPlan, TablePlan
from wartable.server.table.records import Seated

PLAYER = Player("p0", "Ana", webhook_secret="s3cret", created_at=1)


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/x",
        "http://localhost:8000/",
        "http://[::1]/",
        "http://10.0.0.7/",
        "http://192.168.1.1/",
        "http://169.254.169.254/latest/meta-data",
        "http://0.0.0.0/",
        "http://[::ffff:127.0.0.1]/",
        "http://2130706433/",
        "ftp://example.org/",
        "file:///etc/passwd",
        "http://user:password@8.8.8.8/",
        "http://",
        "not an address",
        "http://no-such-host.invalid/",
        "http://[::ffff:10.0.0.1]/",
        "http://[64:ff9b::a00:1]/",
        "http://[2002:a00:1::]/",
        "http://[fec0::1]/",
        "http://192.88.99.1/",
        "http://[5f00::1]/",
        "http://[::10.0.0.1]/",
    ],
)
async def test_addresses_that_are_not_called(url: str) -> None:
    with pytest.raises(Problem) as refusal:
        await check_address(url, allows_private=False)
    assert "bad-webhook" == refusal.value.code


async def test_a_public_address_is_fine() -> None:
    await check_address("https://8.8.8.8/hook", allows_private=False)


async def test_who_is_away_is_called_once_per_turn(tmp_path) -> None:  # type: ignore[no-untyped-def]
    now = 1_000_000
    async with _listening() as (port, requests), _services(tmp_path, lambda: now) as services:
        player = PLAYER._replace(webhook=f"http://127.0.0.1:{port}/turn?x=1")
        await services.database.write(insert_player, player)
        table = await _their_turn(services)
        await services.webhooks.look()
        assert [] == requests, "a turn that has just begun is not announced"
        now += 60_000
        await services.webhooks.look()
        assert [] == await services.database.read(due_calls, now, 10), "whoever calls has taken the call upon itself"
        await until(lambda: bool(requests))
        await services.webhooks.look()
        assert 1 == len(requests)
        head, body = requests[0].split(b"\r\n\r\n", 1)
        assert head.startswith(b"POST /turn?x=1 HTTP/1.1")
        assert f"host: 127.0.0.1:{port}".encode() in head.lower()
        expected = hmac.new(b"s3cret", body, hashlib.sha256).hexdigest()
        assert f"wartable-signature: sha256={expected}".encode() in head.lower()
        assert {
            "type": "turn",
            "table": table,
            "game": "age-of-war",
            "link": f"https://games.example/table/{table}",
            "since": 1_000_000,
        } == msgspec.json.decode(body)


async def test_who_has_a_page_open_is_not_called(tmp_path) -> None:  # type: ignore[no-untyped-def]
    from wartable.server.live.outboxes import Outbox

    now = 1_000_000
    async with _listening() as (port, requests), _services(tmp_path, lambda: now) as services:
        await services.database.write(insert_player, PLAYER._replace(webhook=f"http://127.0.0.1:{port}/"))
        await _their_turn(services)
        services.turn_notices.join("p0", Outbox("p0"))
        now += 5_000
        await services.webhooks.look()
        assert [] == await services.database.read(due_calls, now, 10), "no other process calls either"
        now += 60_000
        await services.webhooks.look()
        assert [] == requests


async def test_a_server_that_does_not_answer_holds_nobody_up(tmp_path) -> None:  # type: ignore[no-untyped-def]
    now, reached = 1_000_000, asyncio.Event()

    async def never(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        reached.set()
        await asyncio.sleep(60)
        writer.close()

    deaf = await asyncio.start_server(never, "127.0.0.1", 0, family=socket.AF_INET)
    async with deaf, _services(tmp_path, lambda: now) as services:
        port = deaf.sockets[0].getsockname()[1]
        await services.database.write(insert_player, PLAYER._replace(webhook=f"http://127.0.0.1:{port}/"))
        await _their_turn(services)
        now += 60_000
        await services.webhooks.look()
        await asyncio.wait_for(reached.wait(), 60)


@pytest.mark.parametrize("is_seen", [True, False], ids=["players seen here", "players of another process"])
async def test_guests_of_one_address_leave_room_for_the_calls_of_others(tmp_path, is_seen: bool) -> None:  # type: ignore[no-untyped-def]
    now, reached = 1_000_000, list[str]()

    async def never(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        reached.append((await reader.readline()).decode().split()[1])
        await asyncio.sleep(60)
        writer.close()

    deaf = await asyncio.start_server(never, "127.0.0.1", 0, family=socket.AF_INET)
    async with deaf, _services(tmp_path, lambda: now) as services:
        port = deaf.sockets[0].getsockname()[1]
        names = [*(f"guest{number}" for number in range(8)), "ana"]
        for name in names:
            host, address = ("localhost", "8.8.8.8") if name == "ana" else ("127.0.0.1", "9.9.9.9")
            player = PLAYER._replace(id=name, name=name, webhook=f"http://{host}:{port}/{name}")
            await services.database.write(insert_player, player)
            if is_seen:
                services.identities.note_address(name, address)
            await _their_turn(services, name)
        now += 60_000
        await services.webhooks.look()
        await services.webhooks.look()
        waiting = {call.player_id for call in await services.database.read(due_calls, now, 100)}
        assert 3 == len(waiting), "five of one address at once"
        assert "ana" not in waiting
        await until(lambda: len([path for path in reached if path != "/ana"]) == 5)


async def test_which_calls_are_looked_at_first_is_drawn_by_lot(tmp_path) -> None:  # type: ignore[no-untyped-def]
    now = 1_000_000
    async with _services(tmp_path, lambda: now) as services:
        await services.database.write(insert_player, PLAYER._replace(webhook="http://127.0.0.1:9/"))
        tables = {await _their_turn(services) for _ in range(3)}
        found = {(await services.database.read(due_calls, now + 1, 1))[0].table_id for _ in range(100)}
        assert tables == found, "somebody's many are not looked at before anybody else's"


@asynccontextmanager
async def _services(tmp_path, now) -> AsyncIterator[Services]:  # type: ignore[no-untyped-def]
    settings = Settings(database=str(tmp_path / "x.sqlite3"), private_webhooks=True, origin="https://games.example")
    services = Services(settings, now=now)
    await services.start()
    services.background.slow_rounds.clear()
    try:
        yield services
    finally:
        await services.stop()


async def _their_turn(services: Services, player: str = "p0") -> str:
    """A table where it is the turn of a player, whoever begins: both seats are theirs."""
    plan = TablePlan(game="age-of-war", seats=(SeatPlan(SeatKind.OPEN), SeatPlan(SeatKind.OPEN)))
    live = await services.tables.open_table(plan, player)
    for seat in (0, 1):
        record = Seated(seat, "Ana", player)
        await services.tables.submit(live, lambda _setup, _position, record=record: record)  # type: ignore[misc]
    from wartable.server.table import commands

    await services.tables.submit(live, lambda setup, position: commands.start(setup, position, player))
    return live.setup.id


@asynccontextmanager
async def _listening() -> AsyncIterator[tuple[int, list[bytes]]]:
    """A tiny web server that keeps what it is sent."""
    requests: list[bytes] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = next(
            int(line.split(b":")[1]) for line in head.split(b"\r\n") if line.lower().startswith(b"content-length")
        )
        requests.append(head + await reader.readexactly(length))
        writer.write(b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n")
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0, family=socket.AF_INET)
    async with server:
        yield server.sockets[0].getsockname()[1], requests


async def test_a_call_names_the_host_although_it_goes_to_the_checked_address() -> None:
    async with _listening() as (port, requests):
        target = Target(f"http://127.0.0.1:{port}/", "games.example", "games.example:8080", "http://games.example:8080")
        assert 204 == await post(target, b"{}", {})
        assert b"host: games.example:8080" in requests[0].lower()
