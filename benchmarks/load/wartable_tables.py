"""Tables of Age of War on a Wartable server, two guests each."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import httpx
import msgspec

from load.sockets import Socket, open_socket

__all__ = ["WartableTable", "open_tables"]

_AT_ONCE = 50


class _Choice(msgspec.Struct):
    action: msgspec.Raw


class _Ask(msgspec.Struct):
    number: int
    choices: list[_Choice]


class _View(msgspec.Struct):
    viewer: int | None
    seq: int
    ask: _Ask | None = None


class _Message(msgspec.Struct):
    type: str
    seq: int = 0
    ask: _Ask | None = None
    views: list[_View] = []


_decode = msgspec.json.Decoder(_Message).decode


class WartableTable:
    """One table; whoever is asked loses a die, which makes for long games."""

    def __init__(self) -> None:
        self.id = ""
        self.cookies: list[str] = []
        self.sockets: list[Socket] = []
        self.latencies: list[float] = []
        self.seqs = [0, 0]
        self._asked: tuple[int, _Ask] | None = None
        self._mover = -1
        self._sent = 0.0

    def move(self) -> bool:
        if self._asked is None:
            return False
        seat, ask = self._asked
        self._asked, self._mover = None, seat
        action = bytes(ask.choices[-1].action)
        message = b'{"type":"act","seat":%d,"ask":%d,"action":%b}' % (seat, ask.number, action)
        self._sent = time.perf_counter()
        self.sockets[seat].send(message)
        return True

    def heard(self, seat: int, text: bytes) -> None:
        message = _decode(text)
        if message.type == "event":
            self.seqs[seat] = message.seq
            if seat != self._mover and self._sent:
                self.latencies.append(time.perf_counter() - self._sent)
                self._sent = 0.0
            if message.ask is not None:
                self._asked = (seat, message.ask)
        elif message.type in ("welcome", "reseated"):
            for view in message.views:
                self.seqs[seat] = view.seq
                if view.ask is not None:
                    self._asked = (seat, view.ask)


async def open_tables(url: str, count: int) -> list[WartableTable]:
    """Tables with two guests each, connected and started."""
    tables = [WartableTable() for _ in range(count)]
    limits = httpx.Limits(max_connections=_AT_ONCE)
    async with httpx.AsyncClient(base_url=url, limits=limits, timeout=60) as client:
        turnstile = asyncio.Semaphore(_AT_ONCE)
        await asyncio.gather(*(_open(client, turnstile, table) for table in tables))
    return tables


async def _open(client: httpx.AsyncClient, turnstile: asyncio.Semaphore, table: WartableTable) -> None:
    async with turnstile:
        for name in ("Ana", "Bo"):
            response = await _post(client, "/api/guests", {"name": name})
            table.cookies.append(response.headers["set-cookie"].split(";")[0])
        plan = {"game": "age-of-war", "seats": [{"kind": "here"}, {"kind": "open"}], "visibility": "public"}
        opened = await _post(client, "/api/tables", plan, table.cookies[0])
        table.id = opened.json()["table"]["id"]
        await _post(client, f"/api/tables/{table.id}/seats/1", {}, table.cookies[1])
        port = client.base_url.port or 80
        for seat, cookie in enumerate(table.cookies):
            path, header = f"/api/tables/{table.id}/live", f"Cookie: {cookie}\r\n"
            heard = _ears(table, seat)
            table.sockets.append(await open_socket(port, path, heard, header))
        await _post(client, f"/api/tables/{table.id}/start", None, table.cookies[0])


def _ears(table: WartableTable, seat: int) -> Any:
    return lambda text: table.heard(seat, text)


async def _post(client: httpx.AsyncClient, path: str, body: Any, cookie: str = "") -> httpx.Response:
    content = b"" if body is None else msgspec.json.encode(body)
    headers = {"Content-Type": "application/json", **({"Cookie": cookie} if cookie else {})}
    client.cookies.clear()
    response = await client.post(path, content=content, headers=headers)
    response.raise_for_status()
    return response
