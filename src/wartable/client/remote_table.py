"""A table that is played on a server, as one of those at it sees it."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import secrets
from collections.abc import AsyncIterator
from typing import Any, Protocol

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from wartable.client.refusals import Refused
from wartable.core.chance import pledge_of
from wartable.server.problems import ProblemDocument
from wartable.server.table.messages import (
    Ack,
    Ask,
    Event,
    Missed,
    Presence,
    Refusal,
    Reseated,
    SpectatorSaid,
    TableView,
    View,
    Welcome,
    You,
)

__all__ = ["RemoteTable"]

Viewer = int | None
Message = Welcome | Missed | Reseated | Event | Presence | SpectatorSaid | Ack | Refusal
_decode = msgspec.json.Decoder(Message).decode
_FIRST_WAIT, _LONGEST_WAIT = 0.25, 8.0
_REFUSALS, _TOO_MANY, _BROKEN = range(4000, 5000), 4429, 1006
"""Close codes: refused for good, refused for now, broken off."""


class Player(Protocol):
    """Whoever is at the table: what a client can do for it."""

    async def request(self, method: str, path: str, body: Any = None) -> Any: ...

    async def connect_socket(self, path: str) -> ClientConnection: ...


class RemoteTable:
    """A table that is played somewhere else; it comes back by itself when the connection breaks."""

    def __init__(self, player: Player, table_id: str) -> None:
        self.id = table_id
        self.table: TableView
        self.you: You
        self.views: dict[Viewer, View] = {}
        self.presence = Presence((), 0)
        self.refusal: ProblemDocument | None = None
        """Why the server ended the connection for good, if it did."""
        self._player = player
        self._socket: ClientConnection | None = None
        self._numbers = itertools.count(1)
        self._waiting: dict[str, asyncio.Future[None]] = {}
        self._reader: asyncio.Task[None] | None = None
        self._is_up_to_date = asyncio.Event()
        self._has_begun = asyncio.Event()
        self._missing = 0
        """Events that were missed and are still to come."""
        self._is_over = False
        self._contributions: dict[int, str] = {}
        """By seat: what this client adds to the dice of a table that has not begun."""
        self._speaking: set[asyncio.Task[None]] = set()
        self._events: asyncio.Queue[Event | None] = asyncio.Queue()

    async def connect(self) -> None:
        """Connect, and learn where the table stands; Refused if it is not for this player."""
        self._socket = await self._player.connect_socket(self._path())
        first = _decode(await self._socket.recv())
        if isinstance(first, Refusal):
            raise Refused(first.problem)
        self._take(first)
        self._reader = asyncio.create_task(self._read())
        if self.table.status == "open" and self.table.starts_by is None and self.you.seats:
            await self._pledge(self.you.seats[0])

    async def close(self) -> None:
        """Leave the connection; the seats stay."""
        for task in (self._reader, *self._speaking):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        if self._socket is not None:
            await self._socket.close()

    async def events(self) -> AsyncIterator[Event]:
        """What happens from now on, after it has been taken into the views."""
        while (event := await self._events.get()) is not None:
            yield event

    async def questions(self) -> AsyncIterator[tuple[int, Ask]]:
        """What the own seats are asked, until the game is over."""
        asked: dict[int, int] = {}
        while self.table.result is None:
            for seat in self.you.seats:
                ask = self.views[seat].ask
                if ask is not None and asked.get(seat, 0) < ask.number:
                    asked[seat] = ask.number
                    yield seat, ask
                    break
            else:
                if await self._events.get() is None:
                    return

    async def act(self, seat: int, action: Any) -> None:
        """Command; returns when the decision is committed.

        If the connection breaks, the answer is sent again when it is back and the question still stands: the server
        takes one answer to each question. If it no longer stands, this returns as well.
        """
        number = self._asked(seat)
        while True:
            try:
                await self._send("act", seat=seat, ask=number, action=action)
            except ConnectionError:
                await self._come_back()
                if self._asked(seat) != number:
                    return
            else:
                return

    async def undo(self, seat: int) -> None:
        """Take back the last decision."""
        await self._send("undo", seat=seat)

    async def resign(self, seat: int) -> None:
        """Give up a seat."""
        await self._send("resign", seat=seat)

    async def chat(self, text: str) -> None:
        """Say something."""
        await self._send("chat", text=text)

    async def advice(self, seat: int) -> dict[str, Any]:
        """What a judge thinks of the choices of an own seat that is to decide, where the table allows it."""
        found: dict[str, Any] = await self._player.request("GET", f"/api/tables/{self.id}/advice?seat={seat}")
        return found

    async def sit(self, seat: int) -> None:
        """Take an open seat; the first one also adds to the dice."""
        pledge = None if self.you.seats else pledge_of(self._contribution(seat))
        await self._player.request("POST", f"/api/tables/{self.id}/seats/{seat}", {"pledge": pledge})
        while seat not in self.you.seats:
            if await self._events.get() is None:
                await self._come_back()

    async def start(self) -> None:
        """Start the game; returns when it has begun, with what the players add to the dice."""
        await self._player.request("POST", f"/api/tables/{self.id}/start")
        await self._has_begun.wait()

    def _contribution(self, seat: int) -> str:
        return self._contributions.setdefault(seat, secrets.token_hex(16))

    async def _pledge(self, seat: int) -> None:
        """Fix what this client adds to the dice, so that nobody can choose what comes up."""
        # Somebody may have called the start meanwhile: then the dice are without it.
        with contextlib.suppress(Refused):
            body = {"pledge": pledge_of(self._contribution(seat))}
            await self._player.request("POST", f"/api/tables/{self.id}/seats/{seat}/pledge", body)

    def _speak(self) -> None:
        """The start is called: tell what was pledged."""
        for seat in self.you.seats:
            nonce = self._contributions.get(seat)
            if nonce is not None and self.table.seats[seat].pledge == pledge_of(nonce):
                del self._contributions[seat]
                task = asyncio.ensure_future(self._tell(seat, nonce))
                self._speaking.add(task)
                task.add_done_callback(self._speaking.discard)

    async def _tell(self, seat: int, nonce: str) -> None:
        # Too late, or the server is away: then the game begins without it, and says so.
        with contextlib.suppress(Refused, httpx.HTTPError):
            await self._player.request("POST", f"/api/tables/{self.id}/seats/{seat}/nonce", {"nonce": nonce})

    async def _send(self, kind: str, **fields: Any) -> None:
        number = str(next(self._numbers))
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[number] = done
        socket = self._socket
        assert socket is not None
        try:
            await socket.send(msgspec.json.encode({"type": kind, "id": number, **fields}).decode())
            await done
        except websockets.ConnectionClosed:
            if self._socket is socket and not self._is_over:
                self._is_up_to_date.clear()
            raise _broken() from None
        finally:
            self._waiting.pop(number, None)

    def _asked(self, seat: int) -> int:
        """The number of the question that a seat is asked; 0 if it is asked nothing."""
        ask = self.views[seat].ask
        return ask.number if ask is not None else 0

    async def _come_back(self) -> None:
        """Wait until everything that was missed is here; Refused or ConnectionError if that will not be."""
        await self._is_up_to_date.wait()
        if self._is_over:
            raise _broken() if self.refusal is None else Refused(self.refusal)

    def _path(self) -> str:
        since = ",".join(f"{'watch' if viewer is None else viewer}:{view.seq}" for viewer, view in self.views.items())
        return f"/api/tables/{self.id}/live" + (f"?since={since}" if since else "")

    async def _read(self) -> None:
        """Take what comes, and come back when the connection breaks, until the server refuses for good."""
        while True:
            code = await self._listen()
            self._is_up_to_date.clear()
            for number in list(self._waiting):
                self._settle(number, _broken())
            if code in _REFUSALS and code != _TOO_MANY:
                self._is_over = True
                self._is_up_to_date.set()
                self._has_begun.set()
                self._events.put_nowait(None)
                return
            self.refusal = None
            await self._reconnect()

    async def _listen(self) -> int:
        """Take what comes for as long as the connection lasts; how it was closed."""
        assert self._socket is not None
        try:
            async for text in self._socket:
                self._take(_decode(text))
        except websockets.ConnectionClosed:
            pass
        return self._socket.close_code or _BROKEN

    async def _reconnect(self) -> None:
        wait = _FIRST_WAIT
        while True:
            await asyncio.sleep(wait)
            wait = min(2 * wait, _LONGEST_WAIT)
            with contextlib.suppress(OSError, websockets.InvalidHandshake):
                self._socket = await self._player.connect_socket(self._path())
                return

    def _take(self, message: Message) -> None:
        match message:
            case Welcome(table, you, views, presence):
                self.table, self.you, self.presence = table, you, presence
                self.views = {view.viewer: view for view in views}
                self._events.put_nowait(Event(seq=views[0].seq, at=0, viewer=views[0].viewer))
                self._is_up_to_date.set()
            case Missed(you, presence, count):
                self.you, self.presence, self._missing = you, presence, count
                self._catch_up(0)
            case Reseated(you, views):
                self.you, self.views = you, {view.viewer: view for view in views}
                self._events.put_nowait(Event(seq=views[0].seq, at=0, viewer=views[0].viewer))
            case Event():
                self._apply(message)
                self._events.put_nowait(message)
                self._catch_up(1)
            case Presence():
                self.presence = message
            case SpectatorSaid():
                # It comes again as an event, when its time has come.
                pass
            case Ack(number):
                self._settle(number, None)
            case Refusal(problem, None):
                self.refusal = problem
            case Refusal(problem, number):
                self._settle(number, Refused(problem))
        if self._contributions and self.table.starts_by is not None:
            self._speak()
        if self.table.status != "open":
            self._has_begun.set()

    def _catch_up(self, count: int) -> None:
        self._missing = max(0, self._missing - count)
        if not self._missing:
            self._is_up_to_date.set()

    def _apply(self, event: Event) -> None:
        view = self.views[event.viewer]
        observation = {**(view.observation or {}), **event.patch} or None
        # Chat between a question and its answer leaves the question standing.
        ask = event.ask or (view.ask if event.chat is not None else None)
        # What did not change the game leaves what is asked and said of it standing.
        prompt, facts = (event.prompt, event.facts) if event.patch else (view.prompt, view.facts)
        self.views[event.viewer] = View(event.viewer, event.seq, observation, prompt, facts, ask, event.can_undo)
        if event.table:
            changed = {**msgspec.to_builtins(self.table), **event.table}
            self.table = msgspec.convert(changed, TableView)

    def _settle(self, number: str | None, error: Exception | None) -> None:
        done = self._waiting.get(number or "")
        if done is None or done.done():
            return
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)


def _broken() -> ConnectionError:
    return ConnectionError("the connection broke; whether this was committed shows when it is back")
