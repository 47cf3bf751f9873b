"""The live connection: one WebSocket per client and table."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections.abc import Callable
from http import HTTPStatus
from typing import Annotated, Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from sqlalchemy.exc import SQLAlchemyError

from wartable.core.errors import WartableError
from wartable.server.api.authentication import services_of, visitor_of_socket
from wartable.server.api.params import TableId
from wartable.server.live.access import enter_table
from wartable.server.live.joining import Since, check_room, join_table, leave_table, read_since
from wartable.server.live.live_table import LiveTable
from wartable.server.live.outboxes import DirectOutbox
from wartable.server.live.tables import Command
from wartable.server.people.identity import Visitor
from wartable.server.people.limits import ADDRESS_CHAT, ADDRESS_MESSAGES, CHAT, MESSAGES
from wartable.server.people.muting import check_may_speak
from wartable.server.problems import Problem, database_away, problem_of
from wartable.server.process.metrics import CONNECTIONS, PROBLEMS
from wartable.server.process.websockets import CONTROL, WRITE_TEXT
from wartable.server.services import Services
from wartable.server.table import commands
from wartable.server.table.commands import EntryPicks
from wartable.server.table.messages import Ack, Refusal, encode

__all__ = ["live_table"]

_GOING_AWAY, _COME_BACK, _REFUSED, _TOO_MANY = 1001, 1012, 4000, 4429
_log = structlog.get_logger("wartable.server")
RequestId = Annotated[str, msgspec.Meta(max_length=64)]


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="act"):
    """Answer what a seat was asked."""

    seat: int
    ask: int
    action: msgspec.Raw
    id: RequestId | None = None


class Enter(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="enter"):
    """Say what came up at a real table."""

    seat: int
    ask: int
    picks: EntryPicks
    id: RequestId | None = None


class Correct(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="correct"):
    """Take back what was entered last."""

    seat: int
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


Request = Act | Enter | Correct | Undo | Resign | Chat | Ping
_decode = msgspec.json.Decoder(Request).decode


@websocket("/api/tables/{table_id:str}/live")
async def live_table(socket: WebSocket[Any, Any, Any], table_id: TableId) -> None:
    """Everything that happens at a table, as it happens; `since` asks for what was missed."""
    try:
        await _welcome(socket, table_id)
    except Exception:
        # Nobody sees this but whoever reads the log, so it must be there.
        _log.exception("a live connection failed", table=table_id)
        with contextlib.suppress(Exception):
            await socket.close(_REFUSED + HTTPStatus.INTERNAL_SERVER_ERROR)
    finally:
        # Its wrappers and the socket would hold each other until the garbage collector comes.
        socket.receive = socket.send = _nowhere


async def _welcome(socket: WebSocket[Any, Any, Any], table_id: str) -> None:
    services = services_of(socket)
    await socket.accept()
    try:
        visitor = await visitor_of_socket(socket)
        services.connections.check(visitor)
        live = await enter_table(services.tables, visitor, table_id)
        check_room(live, visitor.player.id if visitor.player is not None else None, visitor.address)
        since = read_since(socket.query_params.get("since"))
    except WartableError as error:
        await _turn_away(socket, problem_of(error))
        return
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        _log.error("the database does not answer", table=table_id, error=str(error).splitlines()[0])
        await _turn_away(socket, database_away())
        return
    connection = _Connection(socket, services, live, visitor)
    stay = services.connections.add(visitor, connection.end)
    try:
        with CONNECTIONS.labels("socket").track_inprogress():
            await connection.run(since)
    finally:
        services.connections.remove(stay)


class _Connection:
    """One client at one table."""

    __slots__ = ("_bucket", "_live", "_outbox", "_player", "_services", "_socket", "_visitor")

    def __init__(self, socket: WebSocket[Any, Any, Any], services: Services, live: LiveTable, visitor: Visitor) -> None:
        self._socket = socket
        self._services = services
        self._live = live
        self._visitor = visitor
        self._player = visitor.player.id if visitor.player is not None else None
        self._outbox = DirectOutbox(self._player, _write_of(socket), self._send, self._hang_up, visitor.address)
        self._bucket = services.limiter.bucket(MESSAGES)

    async def run(self, since: Since | None) -> None:
        self._services.notifier.note_look(self._player, self._live.setup.id)
        try:
            services, address = self._services, self._visitor.address
            await join_table(services.histories, services.presence, self._live, self._outbox, since, address=address)
            await self._receive()
        finally:
            leave_table(self._services.presence, self._live, self._outbox)
            self._outbox.let_go()

    def end(self, problem: Problem | None) -> None:
        """Whoever this is may not be here any more."""
        self._services.background.spawn(self._say_farewell(problem))

    async def _say_farewell(self, problem: Problem | None) -> None:
        # Who is just leaving by themselves needs no farewell.
        with contextlib.suppress(Exception):
            if problem is None:
                await self._socket.close(_COME_BACK)
            else:
                await _turn_away(self._socket, problem)

    async def _send(self, text: str) -> None:
        await self._socket.send({"type": "websocket.send", "bytes": None, "text": text})

    async def _hang_up(self) -> None:
        """The client does not take what it is sent: it may come back for it."""
        await self._socket.close(_GOING_AWAY)

    async def _receive(self) -> None:
        receive = self._socket.receive
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            try:
                self._count_message()
            except Problem as flood:
                await _turn_away(self._socket, flood)
                return
            if CONTROL in message:
                continue
            text: Any = message.get("text")
            if text is None:
                await _turn_away(self._socket, _not_text())
                return
            await self._answer(text)

    def _count_message(self) -> None:
        """Refuse what is too much of one connection, or of all connections of one address."""
        if self._bucket.take(time.monotonic()):
            raise _flood()
        self._services.limiter.check(ADDRESS_MESSAGES, self._visitor.address)

    async def _answer(self, text: str) -> None:
        try:
            request = _decode(text)
        except (msgspec.MsgspecError, RecursionError) as error:
            self._refuse(Problem(HTTPStatus.BAD_REQUEST, "malformed", str(error)), None)
            return
        try:
            decide = self._decision(request)
            if isinstance(request, Chat):
                await check_may_speak(self._services.database, self._visitor.known().id)
            if decide is not None:
                await self._services.tables.submit(self._live, decide)
        except WartableError as error:
            self._refuse(problem_of(error), request.id)
            return
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            _log.error("the database does not answer", table=self._live.setup.id, error=str(error).splitlines()[0])
            self._refuse(database_away(), request.id)
            return
        if request.id is not None:
            self._outbox.push(encode(Ack(request.id)))

    def _decision(self, request: Request) -> Command | None:
        if isinstance(request, Ping):
            return None
        player = self._visitor.known()
        match request:
            case Act(seat, ask, action):
                return lambda setup, position: commands.act(setup, position, seat, player.id, ask=ask, action=action)
            case Enter(seat, ask, picks):
                return lambda setup, position: commands.enter(setup, position, seat, player.id, ask=ask, picks=picks)
            case Correct(seat):
                return lambda _setup, position: commands.correct(position, seat, player.id)
            case Undo(seat):
                return lambda setup, position: commands.undo(setup, position, seat, player.id)
            case Resign(seat):
                return lambda _setup, position: commands.resign(position, seat, player.id)
            case Chat(text):
                self._services.limiter.check(CHAT, player.id)
                self._services.limiter.check(ADDRESS_CHAT, self._visitor.address)
                return lambda setup, position: commands.chat(setup, position, player.id, player.name, text)

    def _refuse(self, problem: Problem, request_id: str | None) -> None:
        PROBLEMS.labels(problem.code).inc()
        self._outbox.push(_refusal(problem, request_id))


def _write_of(socket: WebSocket[Any, Any, Any]) -> Callable[[bytes], bool]:
    """The short way to the client, if the server knows one: ours does."""
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    write: Callable[[bytes], bool] = extensions.get(WRITE_TEXT, {}).get("write", lambda _: False)
    return write


def _not_text() -> Problem:
    return Problem(HTTPStatus.BAD_REQUEST, "malformed", "a message is text in UTF-8")


async def _nowhere(*_message: object) -> Any:
    raise ConnectionError("the connection is gone")


def _flood() -> Problem:
    return Problem(HTTPStatus.TOO_MANY_REQUESTS, "too-many", "too many messages", seconds=1)


def _refusal(problem: Problem, request_id: str | None) -> bytes:
    return encode(Refusal(problem.document(), request_id))


async def _turn_away(socket: WebSocket[Any, Any, Any], problem: Problem) -> None:
    PROBLEMS.labels(problem.code).inc()
    # Who has gone already need not be told.
    with contextlib.suppress(ConnectionError):
        await socket.send({"type": "websocket.send", "bytes": None, "text": _refusal(problem, None).decode()})
    await socket.close(_TOO_MANY if problem.status is HTTPStatus.TOO_MANY_REQUESTS else _REFUSED + problem.status)
