"""Frames however they come, and a connection that ends leaves nothing for the garbage collector."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvicorn
from websockets.client import ClientProtocol
from websockets.frames import Close, Frame, Opcode
from websockets.uri import parse_uri

from tests.server.api.test_problem_responses import TWO_HERE
from tests.server.hostile import Hostile
from tests.server.waiting import until
from wartable.server.api.sockets import _Connection
from wartable.server.app import create_app
from wartable.server.people.limits import ADDRESS_MESSAGES, Limiter
from wartable.server.process import http_edge
from wartable.server.process.http_edge import HttpEdge
from wartable.server.process.settings import Settings
from wartable.server.process.websockets import WebSocketProtocol
from wartable.server.serve import MESSAGE_LIMIT, _config
from wartable.server.services import Services

KINDS = (HttpEdge, WebSocketProtocol, _Connection)


@asynccontextmanager
async def serving_openly(
    database: Path,
    rate_limit: float = 0,
    http: type[HttpEdge] = HttpEdge,
    websockets: type[WebSocketProtocol] = WebSocketProtocol,
) -> AsyncIterator[tuple[str, Services]]:
    """The server, in this process, and what is inside; nobody has asked it for anything before."""
    http_edge._floods.cache_clear()
    settings = Settings(database=str(database), port=0, log_level="warning", rate_limit=rate_limit)
    config, app = _config(settings), create_app(settings)
    config.app, config.factory, config.port, config.http, config.ws = app, False, 0, http, websockets
    server = uvicorn.Server(config)
    async with asyncio.TaskGroup() as group:
        group.create_task(server._serve())
        await until(lambda: server.started)
        yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}", app.state.services
        server.should_exit = True


@asynccontextmanager
async def serving(database: Path, rate_limit: float = 0, **parts: Any) -> AsyncIterator[str]:
    async with serving_openly(database, rate_limit, **parts) as (url, _):
        yield url


def alive() -> list[object]:
    return [thing for thing in gc.get_objects() if type(thing) in KINDS]


@asynccontextmanager
async def leaving_nothing(database: Path) -> AsyncIterator[Hostile]:
    """Ana, of whose connections nothing is left when she has gone, though nobody collects garbage."""
    async with serving(database) as url:
        gc.disable()
        try:
            client = Hostile(url)
            await client.become("Ana")
            yield client
            await client.close()
            await until(lambda: not alive())
        finally:
            gc.enable()


async def watch_a_table(client: Hostile) -> str:
    table: str = (await client.post("/api/tables", TWO_HERE)).json()["table"]["id"]
    await client.watch(table)
    return table


async def test_what_a_connection_needed_is_gone_with_it(tmp_path: Path) -> None:
    async with leaving_nothing(tmp_path / "x.sqlite3") as client:
        await watch_a_table(client)
        assert set(KINDS) == {type(thing) for thing in alive()}


async def test_so_it_is_with_one_that_was_refused_or_broken_off(tmp_path: Path) -> None:
    async with leaving_nothing(tmp_path / "x.sqlite3") as client:
        await client.watch("nothere")
        await client.closed()
        table = await watch_a_table(client)
        assert client._socket is not None
        client._socket.transport.abort()
        async with client.http.stream("GET", f"/api/tables/{table}/stream") as response:
            assert 200 == response.status_code


class Raw:
    """A client that sends whatever bytes it likes over a live connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, url: str) -> None:
        self._reader = reader
        self._writer = writer
        self._protocol = ClientProtocol(parse_uri(url))
        self._frames: list[Frame] = []

    async def connect(self, cookie: str) -> None:
        request = self._protocol.connect()
        request.headers["Cookie"] = cookie
        self._protocol.send_request(request)
        self._writer.write(b"".join(self._protocol.data_to_send()))
        await self._hear()
        assert "welcome" == (await self.message())["type"]

    def send(self, data: bytes) -> None:
        self._writer.write(data)

    async def frame(self) -> Frame:
        while not self._frames:
            await self._hear()
        return self._frames.pop(0)

    async def message(self) -> dict[str, Any]:
        """The next text message; what is told to everybody who comes is passed over."""
        while True:
            message: dict[str, Any] = msgspec.json.decode((await self.frame()).data)
            if message["type"] != "presence":
                return message

    async def answers(self, count: int) -> list[str]:
        return [(await self.message())["id"] for _ in range(count)]

    async def close_code(self) -> int:
        while (frame := await self.frame()).opcode is not Opcode.CLOSE:
            pass
        return Close.parse(bytes(frame.data)).code

    async def _hear(self) -> None:
        data = await asyncio.wait_for(self._reader.read(65536), 20)
        assert data, "the server has hung up"
        self._protocol.receive_data(data)
        self._frames += [event for event in self._protocol.events_received() if isinstance(event, Frame)]

    def leave(self) -> None:
        self._writer.close()


@pytest.fixture
async def raw(tmp_path: Path) -> AsyncIterator[Raw]:
    async with serving(tmp_path / "x.sqlite3") as url:
        guest = Hostile(url)
        await guest.become("Ana")
        table = (await guest.post("/api/tables", TWO_HERE)).json()["table"]["id"]
        cookie = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
        await guest.close()
        port = int(url.rsplit(":", 1)[1])
        client = Raw(
            *await asyncio.open_connection("127.0.0.1", port), f"ws://127.0.0.1:{port}/api/tables/{table}/live"
        )
        await client.connect(cookie)
        yield client
        client.leave()


def masked(opcode: Opcode, data: bytes, *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def ping(name: str) -> bytes:
    return msgspec.json.encode({"type": "ping", "id": name})


async def test_a_message_that_comes_byte_by_byte(raw: Raw) -> None:
    for byte in masked(Opcode.TEXT, ping("slow")):
        raw.send(bytes((byte,)))
        await asyncio.sleep(0.001)
    assert ["slow"] == await raw.answers(1)


async def test_many_messages_that_come_at_once_are_answered_in_their_order(raw: Raw) -> None:
    names = [str(number) for number in range(50)]
    raw.send(b"".join(masked(Opcode.TEXT, ping(name)) for name in names))
    assert names == await raw.answers(50)


async def test_a_message_of_middle_length(raw: Raw) -> None:
    raw.send(masked(Opcode.TEXT, ping("long") + b" " * 1000))
    assert ["long"] == await raw.answers(1)


async def test_a_message_in_parts_with_a_heartbeat_between(raw: Raw) -> None:
    text = ping("parts")
    raw.send(masked(Opcode.TEXT, text[:5], fin=False))
    raw.send(masked(Opcode.PING, b"alive?"))
    heartbeat = await raw.frame()
    while heartbeat.opcode is not Opcode.PONG:
        heartbeat = await raw.frame()
    assert b"alive?" == bytes(heartbeat.data)
    raw.send(masked(Opcode.CONT, text[5:]))
    raw.send(masked(Opcode.TEXT, ping("whole")))
    assert ["parts", "whole"] == await raw.answers(2)


@pytest.mark.parametrize(
    "data",
    [masked(Opcode.BINARY, ping("bytes")), masked(Opcode.TEXT, b"\xff\xfe")],
    # Masks are drawn anew in every process, and all of them must find tests of the same names.
    ids=["binary", "not UTF-8"],
)
async def test_what_is_not_text_in_utf_8_is_malformed(raw: Raw, data: bytes) -> None:
    raw.send(data)
    assert "malformed" == (await raw.message())["problem"]["code"]
    assert 4400 == await raw.close_code()


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (Frame(Opcode.TEXT, ping("bare")).serialize(mask=False), 1002),
        (masked(Opcode.TEXT, b"a", fin=False) + masked(Opcode.TEXT, ping("between")), 1002),
        (b"\xf1" + masked(Opcode.TEXT, ping("reserved"))[1:], 1002),
        (masked(Opcode.TEXT, b" " * (MESSAGE_LIMIT + 1)), 1009),
        (bytes((0x81, 0xFF)) + (2**62).to_bytes(8, "big"), 1009),
    ],
    ids=["not masked", "in the middle of another", "reserved bits", "too long", "far too long"],
)
async def test_what_the_protocol_forbids_ends_the_connection(raw: Raw, data: bytes, code: int) -> None:
    raw.send(data)
    assert code == await raw.close_code()


async def connected(url: str) -> Raw:
    guest = Hostile(url)
    await guest.become("Ana")
    table = (await guest.post("/api/tables", TWO_HERE)).json()["table"]["id"]
    cookie = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    await guest.close()
    port = int(url.rsplit(":", 1)[1])
    client = Raw(*await asyncio.open_connection("127.0.0.1", port), f"ws://127.0.0.1:{port}/api/tables/{table}/live")
    await client.connect(cookie)
    return client


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG])
async def test_control_frames_count_as_messages(tmp_path: Path, opcode: Opcode) -> None:
    async with serving(tmp_path / "x.sqlite3", rate_limit=1) as url:
        raw = await connected(url)
        raw.send(masked(opcode, b"x") * 200)
        assert 4429 == await raw.close_code()
        raw.leave()


async def test_parts_of_a_message_count_however_small(tmp_path: Path) -> None:
    """Without this, empty parts without end would be read, and kept, for nothing."""
    async with serving(tmp_path / "x.sqlite3", rate_limit=1) as url:
        raw = await connected(url)
        raw.send(masked(Opcode.TEXT, b"", fin=False) + masked(Opcode.CONT, b"", fin=False) * 200)
        assert 4429 == await raw.close_code()
        raw.leave()


class Counting(WebSocketProtocol):
    taken = 0

    def _take(self, frame: Frame) -> None:
        Counting.taken += 1
        super()._take(frame)


async def test_of_whoever_is_shown_out_the_rest_is_not_read(tmp_path: Path) -> None:
    Counting.taken = 0
    async with serving(tmp_path / "x.sqlite3", rate_limit=1, websockets=Counting) as url:
        raw = await connected(url)
        raw.send(masked(Opcode.PING, b"") * 40_000)
        assert 4429 == await raw.close_code()
        raw.leave()
    assert 60 <= Counting.taken < 5000, "some that were on their way are read while goodbye is waited for"


async def test_the_connections_of_one_address_share_a_limit(tmp_path: Path) -> None:
    async with serving_openly(tmp_path / "x.sqlite3", rate_limit=1) as (url, services):
        # Time stands still, and another process saw all but five of what this address may send.
        services.limiter = Limiter(1.0, now=lambda: 0.0)
        services.limiter.charge(ADDRESS_MESSAGES.name, "127.0.0.1", int(ADDRESS_MESSAGES.burst) - 5)
        one, other = await connected(url), await connected(url)
        for name in ("1", "2", "3"):
            one.send(masked(Opcode.TEXT, ping(name)))
        assert ["1", "2", "3"] == await one.answers(3)
        for name in ("4", "5", "6"):
            other.send(masked(Opcode.TEXT, ping(name)))
        assert ["4", "5"] == await other.answers(2)
        assert 4429 == await other.close_code()
        for client in (one, other):
            client.leave()


async def test_frames_in_one_piece_are_not_copied_again_and_again(raw: Raw) -> None:
    """Thousands of small frames in one piece take a time in proportion to their number."""
    names = [str(number) for number in range(3000)]
    raw.send(b"".join(masked(Opcode.TEXT, ping(name)) for name in names))
    assert names == await raw.answers(3000)


async def test_who_asks_and_never_reads_is_cut_off(tmp_path: Path) -> None:
    """The answers pile up in the server until they are too many; then the connection is gone, and the others stay."""
    async with serving(tmp_path / "x.sqlite3") as url:
        raw = await connected(url)
        raw._writer.transport.pause_reading()  # type: ignore[attr-defined]
        load = masked(Opcode.PING, b"x" * 125) * 500

        async def flood() -> None:
            while True:
                raw.send(load)
                await raw._writer.drain()

        with pytest.raises(ConnectionError):
            await asyncio.wait_for(flood(), 120)
        other = await connected(url)
        other.send(masked(Opcode.TEXT, ping("still here")))
        assert ["still here"] == await other.answers(1)
        other.leave()
