"""The live connection: one WebSocket per client and table."""

from __future__ import annotations

import asyncio
import time
from http import HTTPStatus
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket

from wartable.core.errors import WartableError
from wartable.core.game import Seat
from wartable.server import acts
from wartable.server.api.doors import house_of, visitor_of
from wartable.server.api.tables import enter_table, welcome
from wartable.server.host import Decide
from wartable.server.house import House
from wartable.server.identity import Visitor
from wartable.server.limits import CHAT, MESSAGES
from wartable.server.listeners import Outbox
from wartable.server.live import LiveTable
from wartable.server.messages import Ack, Missed, Presence, Refusal, encode
from wartable.server.metrics import CONNECTIONS, PROBLEMS
from wartable.server.problems import Problem, problem_of

__all__ = ["live_table"]

_GOING_AWAY, _REFUSED, _TOO_MANY = 1001, 4000, 4429
RequestId = Annotated[str, msgspec.Meta(max_length=64)]


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="act"):
    """Answer what a seat was asked."""

    seat: int
    ask: int
    action: msgspec.Raw
    id: RequestId | None = None


class Undo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="undo"):
    """Take back a seat's last decision."""

    seat: int
    id: RequestId | None = None


class Resign(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="resign"):
    """Give up a seat."""

    seat: int
    id: RequestId | None = None


class Chat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="chat"):
    """Say something."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
    id: RequestId | None = None


class Ping(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ping"):
    """Answered by an ack: is anybody there?"""

    id: RequestId


Request = Act | Undo | Resign | Chat | Ping
_decode = msgspec.json.Decoder(Request).decode


@websocket("/api/tables/{table_id:str}/live")
async def live_table(socket: WebSocket[Any, Any, Any], table_id: str) -> None:
    """Everything that happens at a table, as it happens; `since` asks for what was missed."""
    house = house_of(socket)
    await socket.accept()
    try:
        visitor = await visitor_of(socket, must_be_ours=True)
        live = await enter_table(house, visitor, table_id)
        since = _since(socket.query_params.get("since"))
    except WartableError as error:
        await _turn_away(socket, problem_of(error))
        return
    connection = _Connection(socket, house, live, visitor)
    with CONNECTIONS.labels("socket").track_inprogress():
        await connection.run(since)


class _Connection:
    """One client at one table."""

    __slots__ = ("_bucket", "_house", "_live", "_outbox", "_player", "_socket", "_visitor")

    def __init__(self, socket: WebSocket[Any, Any, Any], house: House, live: LiveTable, visitor: Visitor) -> None:
        self._socket = socket
        self._house = house
        self._live = live
        self._visitor = visitor
        self._player = visitor.player.id if visitor.player is not None else None
        self._outbox = Outbox(self._player)
        self._bucket = house.limiter.bucket(MESSAGES)

    async def run(self, since: dict[Seat | None, int] | None) -> None:
        sending = asyncio.create_task(self._send(), name="send")
        try:
            await self._greet(since)
            await self._receive()
        finally:
            self._live.part(self._outbox)
            self._outbox.close()
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)

    async def _greet(self, since: dict[Seat | None, int] | None) -> None:
        """Say where the table stands, or what was missed; from then on the client hears everything."""
        live = self._live
        if since is not None and set(since) == set(live.viewers_for(self._player)) and _is_past(live, since):
            messages = await self._missed(since)
            self._outbox.push(encode(Missed(live.you(self._player), Presence((), 0), len(messages))))
            for message in messages:
                self._outbox.push(message)
        else:
            self._outbox.push(encode(welcome(live, self._player)))
        live.join(self._outbox)

    async def _missed(self, since: dict[Seat | None, int]) -> list[bytes]:
        while True:
            found = [await self._house.host.missed(self._live, viewer, number) for viewer, number in since.items()]
            # More may have happened while the database was read.
            if all(reached == self._live.position.seq for _, reached in found):
                return [message for messages, _ in found for message in messages]

    async def _send(self) -> None:
        send = self._socket.send
        async for message in self._outbox.messages():
            await send({"type": "websocket.send", "bytes": None, "text": message.decode()})
        await self._socket.close(_GOING_AWAY)

    async def _receive(self) -> None:
        receive = self._socket.receive
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            if self._bucket.take(time.monotonic()):
                await _turn_away(self._socket, Problem(HTTPStatus.TOO_MANY_REQUESTS, "too-many", "too many messages"))
                return
            text: Any = message.get("text") or message.get("bytes") or b""
            await self._answer(text)

    async def _answer(self, text: str | bytes) -> None:
        request_id = None
        try:
            request = _decode(text)
            request_id = request.id
            decide = self._decision(request)
            if decide is not None:
                await self._house.host.submit(self._live, decide)
            if request_id is not None:
                self._outbox.push(encode(Ack(request_id)))
        except msgspec.MsgspecError as error:
            self._refuse(Problem(HTTPStatus.BAD_REQUEST, "malformed", str(error)), None)
        except WartableError as error:
            self._refuse(problem_of(error), request_id)

    def _decision(self, request: Request) -> Decide | None:
        if isinstance(request, Ping):
            return None
        player = self._visitor.known()
        match request:
            case Act(seat, ask, action):
                return lambda setup, position: acts.act(setup, position, seat, player.id, ask=ask, action=action)
            case Undo(seat):
                return lambda setup, position: acts.undo(setup, position, seat, player.id)
            case Resign(seat):
                return lambda _setup, position: acts.resign(position, seat, player.id)
            case Chat(text):
                self._house.limiter.check(CHAT, player.id)
                return lambda setup, position: acts.chat(setup, position, player.id, player.name, text)

    def _refuse(self, problem: Problem, request_id: str | None) -> None:
        PROBLEMS.labels(problem.code).inc()
        self._outbox.push(_refusal(problem, request_id))


def _since(text: str | None) -> dict[Seat | None, int] | None:
    """ "0:17,1:20" or "watch:5" as a number per viewer; None if the client was not here before."""
    if text is None:
        return None
    try:
        pairs = [part.split(":") for part in text.split(",")]
        return {None if viewer == "watch" else int(viewer): int(number) for viewer, number in pairs}
    except ValueError:
        raise Problem(HTTPStatus.BAD_REQUEST, "malformed", 'since is like "0:17" or "watch:5"') from None


def _is_past(live: LiveTable, since: dict[Seat | None, int]) -> bool:
    """Whether the numbers are ones that the viewers had."""
    seen = live.position.seen
    return all(0 <= number <= seen[-1 if viewer is None else viewer] for viewer, number in since.items())


def _refusal(problem: Problem, request_id: str | None) -> bytes:
    return encode(Refusal(problem.document(), request_id))


async def _turn_away(socket: WebSocket[Any, Any, Any], problem: Problem) -> None:
    PROBLEMS.labels(problem.code).inc()
    await socket.send({"type": "websocket.send", "bytes": None, "text": _refusal(problem, None).decode()})
    await socket.close(_TOO_MANY if problem.status is HTTPStatus.TOO_MANY_REQUESTS else _REFUSED + problem.status)
