"""A client that keeps every byte it is sent, and plays on."""

from __future__ import annotations

import asyncio
import contextlib
import random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.waiting import LONGEST_SECONDS

__all__ = ["Hostile"]


class Hostile:
    """One browser, as it were, in the hands of somebody curious."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=LONGEST_SECONDS)
        self.received: list[str] = []
        self.events: list[dict[str, Any]] = []
        self.asks: dict[int, dict[str, Any] | None] = {}
        self.is_over = False
        self.extra_headers: dict[str, str] = {}
        self._entering: tuple[int, dict[str, Any]] = (0, {})
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None

    async def become(self, name: str) -> str:
        response = await self.http.post("/api/guests", json={"name": name})
        self.received.append(response.text)
        player: str = response.json()["id"]
        return player

    async def get(self, path: str) -> httpx.Response:
        response = await self.http.get(path)
        self.received.append(response.text)
        return response

    async def post(self, path: str, body: Any = None) -> httpx.Response:
        response = await self.http.post(path, json=body)
        self.received.append(response.text)
        return response

    async def watch(self, table: str, query: str = "") -> dict[str, Any]:
        """Open the live connection; the first message."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookies, **self.extra_headers}
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/live{query}"
        self._socket = await connect(address, additional_headers=headers, compression=None, max_size=None)
        text = str(await self._socket.recv())
        self.received.append(text)
        first: dict[str, Any] = msgspec.json.decode(text)
        for view in first.get("views", ()):
            self.asks[view["viewer"]] = view["ask"]
        self._reading = asyncio.create_task(self._read())
        return first

    async def send(self, message: Any) -> None:
        assert self._socket is not None
        await self._socket.send(message if isinstance(message, str) else msgspec.json.encode(message).decode())

    async def closed(self) -> int | None:
        """Wait until the server ends the connection; the code it gives as the reason."""
        assert self._reading is not None
        assert self._socket is not None
        async with asyncio.timeout(LONGEST_SECONDS):
            await self._reading
        return self._socket.close_code

    async def close(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            await asyncio.gather(self._reading, return_exceptions=True)
        if self._socket is not None:
            await self._socket.close()
        await self.http.aclose()

    def question(self) -> tuple[int, dict[str, Any]] | None:
        """A seat of ours that is asked something."""
        return next(((seat, ask) for seat, ask in self.asks.items() if ask is not None), None)

    async def answer(self, rng: random.Random) -> None:
        """Command at random."""
        found = self.question()
        assert found is not None
        seat, ask = found
        self.asks[seat] = None
        if "entry" in ask:
            self._entering = (seat, ask)
            picks = [
                [rng.randrange(len(part["options"])) for _ in range(part.get("count", 1))] for part in ask["entry"]
            ]
            await self.send({"type": "enter", "seat": seat, "ask": ask["number"], "picks": picks, "id": "entered"})
            return
        action = rng.choice(ask["choices"])["action"]
        await self.send({"type": "act", "seat": seat, "ask": ask["number"], "action": action})

    async def _read(self) -> None:
        assert self._socket is not None
        with contextlib.suppress(ConnectionClosed):
            async for text in self._socket:
                self.received.append(str(text))
                self._take(msgspec.json.decode(text))

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] == "event":
            self.events.append(message)
            viewer = message.get("viewer")
            if viewer is not None and "chat" not in message:
                self.asks[viewer] = message.get("ask")
            self.is_over |= message.get("table", {}).get("status") == "over"
        elif message["type"] == "problem" and message.get("id") == "entered":
            # Two players cannot have the same card: pick again.
            self.asks[self._entering[0]] = self._entering[1]
        elif message["type"] == "reseated":
            self.asks = {view["viewer"]: view["ask"] for view in message["views"]}
