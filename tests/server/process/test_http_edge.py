"""The bounds of HTTP: heads, bodies, and how long they may take."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import pytest

from tests.server.process.test_websockets import serving
from wartable.server.process.floods import Floods
from wartable.server.process.http_edge import HttpEdge


class Impatient(HttpEdge):
    head_seconds = body_seconds = 0.2


class Narrow(HttpEdge):
    def most_sockets(self) -> float:
        return 2


class Flooded(HttpEdge):
    counted: Floods

    def floods(self) -> Floods:
        return self.counted


class Unlimited(HttpEdge):
    def floods(self) -> Floods:
        return Floods(0)


class Brisk(Unlimited):
    reading_seconds = 0.2


async def exchange(url: str, *parts: bytes) -> bytes:
    """What the server answers to these bytes, until it has said something."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(url.rsplit(":", 1)[1]))
    for part in parts:
        writer.write(part)
        await asyncio.sleep(0)
    try:
        return await asyncio.wait_for(reader.read(4096), 60)
    finally:
        writer.close()


def head(*headers: str, method: str = "GET", path: str = "/healthz") -> bytes:
    return "\r\n".join((f"{method} {path} HTTP/1.1", "Host: x", *headers, "", "")).encode()


UNFINISHED = head("Content-Length: 10", "Content-Type: application/json", method="POST", path="/api/guests") + b"{"


@pytest.mark.parametrize(
    ("request_bytes", "status"),
    [
        (head(), b"200"),
        (head("Content-Length: 2", method="POST") + b"{}" + head(), b"405"),
        (head("X-Long: " + "x" * 20_000), b"431"),
        (head(*(f"X-{number}: 1" for number in range(100))), b"431"),
        (head("Content-Length: 1" + "0" * 30, method="POST"), b"400"),
        (head("Content-Length: -1", method="POST"), b"400"),
        (head("Transfer-Encoding: chunked", method="POST") + b"2\r\n{}\r\n0\r\n\r\n", b"411"),
        (head() * 17, b"429"),
    ],
    ids=["plain", "with a body", "long", "many headers", "huge length", "negative length", "chunked", "at once"],
)
async def test_requests_within_bounds_and_out_of_them(tmp_path: Path, request_bytes: bytes, status: bytes) -> None:
    async with serving(tmp_path / "x.sqlite3") as url:
        answer = await exchange(url, request_bytes)
        assert answer.startswith(b"HTTP/1.1 " + status), answer[:100]


async def test_a_head_that_comes_byte_by_byte_is_read(tmp_path: Path) -> None:
    async with serving(tmp_path / "x.sqlite3") as url:
        answer = await exchange(url, *(bytes((byte,)) for byte in head()))
        assert answer.startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize("request_bytes", [b"", head()[:-2], UNFINISHED], ids=["silence", "head", "body"])
async def test_whoever_does_not_finish_is_asked_to_leave(tmp_path: Path, request_bytes: bytes) -> None:
    async with serving(tmp_path / "x.sqlite3", http=Impatient) as url:
        assert (await exchange(url, request_bytes)).startswith(b"HTTP/1.1 408")


@pytest.mark.parametrize("path", ["/api/guests", "/nothing/is/here"])
@pytest.mark.parametrize("size", [64 * 1024 + 1, 2_000_000])
async def test_whoever_sends_the_whole_of_too_long_a_body_can_still_read_why_it_is_refused(
    tmp_path: Path, path: str, size: int
) -> None:
    """As proxies do: an answer before the end of what they send is thrown away when the connection is reset."""
    request = head(f"Content-Length: {size}", "Content-Type: application/json", method="POST", path=path)
    async with serving(tmp_path / "x.sqlite3") as url:
        answer = await asyncio.to_thread(_send_all_then_read, url, request + b" " * size)
        assert answer.startswith(b"HTTP/1.1 413"), answer[:100]
        assert b'"code":"too-large"' in answer
        assert (await exchange(url, head())).startswith(b"HTTP/1.1 200"), "the others are served"


async def test_whoever_asks_before_sending_too_long_a_body_need_not_send_it(tmp_path: Path) -> None:
    async with serving(tmp_path / "x.sqlite3") as url:
        asking = head("Content-Length: 70000", "Expect: 100-continue", method="POST", path="/api/guests")
        assert (await exchange(url, asking)).startswith(b"HTTP/1.1 413")


async def test_of_too_long_a_body_only_so_much_is_taken(tmp_path: Path) -> None:
    async with serving(tmp_path / "x.sqlite3") as url:
        size = 1_000_000_000
        request = head(f"Content-Length: {size}", method="POST", path="/api/guests")
        with pytest.raises(ConnectionError):
            await asyncio.to_thread(_send_all_then_read, url, request, *(b" " * 1_000_000,) * 1000)
        assert (await exchange(url, head())).startswith(b"HTTP/1.1 200"), "the others are served"


async def test_one_address_has_so_many_sockets(tmp_path: Path) -> None:
    async with serving(tmp_path / "x.sqlite3", http=Narrow) as url:
        port = int(url.rsplit(":", 1)[1])
        held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(2)]
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(head())
        with pytest.raises(ConnectionError):
            assert b"" != await asyncio.wait_for(reader.read(10), 60) or _gone()
        for _, other in held:
            other.close()


async def test_an_address_that_floods_is_refused_in_one_line_and_then_at_the_door(tmp_path: Path) -> None:
    Flooded.counted = Floods(3 / 900, lambda: 0.0)
    async with serving(tmp_path / "x.sqlite3", http=Flooded) as url:
        for _ in range(2):
            assert (await exchange(url, head())).startswith(b"HTTP/1.1 200")
        last = await exchange(url, head() * 2)
        assert last.startswith(b"HTTP/1.1 429")
        assert b"retry-after: 10" in last
        with pytest.raises(ConnectionError):
            assert b"" != await exchange(url, head()) or _gone()


async def test_whoever_does_not_read_the_answers_is_cut_off(tmp_path: Path) -> None:
    async with serving(tmp_path / "x.sqlite3", http=Brisk) as url:
        narrow = socket.socket()
        # What is not read should wait in the server, and not in the network.
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        narrow.connect(("127.0.0.1", int(url.rsplit(":", 1)[1])))
        _, writer = await asyncio.open_connection(sock=narrow, limit=1024)
        writer.transport.pause_reading()  # type: ignore[attr-defined]

        async def ask_on() -> None:
            while True:
                writer.write(head(path="/api/schema/openapi.json"))
                await writer.drain()
                await asyncio.sleep(0.001)

        with pytest.raises(ConnectionError):
            await asyncio.wait_for(ask_on(), 120)
        assert (await exchange(url, head())).startswith(b"HTTP/1.1 200"), "the others are served"


def _send_all_then_read(url: str, *parts: bytes) -> bytes:
    """What is there to read for somebody who looks only when everything is sent."""
    with socket.create_connection(("127.0.0.1", int(url.rsplit(":", 1)[1])), 60) as sending:
        for part in parts:
            sending.sendall(part)
        answer = b""
        while more := sending.recv(4096):
            answer += more
        return answer


def _gone() -> bool:
    raise ConnectionError("closed without a word")
