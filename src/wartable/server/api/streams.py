"""Event streams (server-sent events): the same messages for programs that prefer plain HTTP, and personal notices."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from litestar import Request, get
from litestar.params import FromQuery
from litestar.response import Stream

from wartable.server.api.params import TableId, TheServices, TheVisitor
from wartable.server.live.access import enter_table
from wartable.server.live.joining import Since, check_room, join_table, leave_table, read_since
from wartable.server.live.live_table import LiveTable
from wartable.server.live.outboxes import Outbox
from wartable.server.people.identity import Visitor
from wartable.server.problems import Problem
from wartable.server.process.metrics import CONNECTIONS
from wartable.server.services import Services
from wartable.server.table.messages import Refusal, encode

__all__ = ["my_stream", "table_stream"]

_ALIVE_SECONDS = 20.0
_HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}


@get("/api/tables/{table_id:str}/stream", summary="Live, as an event stream", tags=("tables",))
async def table_stream(
    request: Request[Any, Any, Any],
    services: TheServices,
    visitor: TheVisitor,
    table_id: TableId,
    since: FromQuery[str] = "",
) -> Stream:
    """The messages of the live connection, each as `data:`; `since` or Last-Event-ID asks for what was missed."""
    live = await enter_table(services.tables, visitor, table_id)
    services.connections.check(visitor)
    known = read_since(since or request.headers.get("last-event-id"))
    outbox = Outbox(visitor.player.id if visitor.player is not None else None, visitor.address)
    check_room(live, outbox.player, outbox.address)
    return Stream(_table(services, visitor, live, outbox, known), media_type="text/event-stream", headers=_HEADERS)


@get("/api/me/stream", summary="My notices, as an event stream", tags=("players",))
async def my_stream(services: TheServices, visitor: TheVisitor) -> Stream:
    """`{"type": "turn", "table": ID}` when it becomes your turn, `{"type": "blocks"}` when others are hidden."""
    outbox = Outbox(visitor.known().id)
    services.connections.check(visitor)
    return Stream(_notices(services, visitor, outbox), media_type="text/event-stream", headers=_HEADERS)


async def _table(
    services: Services, visitor: Visitor, live: LiveTable, outbox: Outbox, since: Since | None
) -> AsyncIterator[bytes]:
    stay = services.connections.add(visitor, lambda problem: _end(outbox, problem))
    services.notifier.note_look(outbox.player, live.setup.id)
    with CONNECTIONS.labels("stream").track_inprogress():
        try:
            await join_table(services.histories, services.presence, live, outbox, since, address=visitor.address)
            async for part in _sent(outbox, _Heard(since)):
                yield part
        finally:
            leave_table(services.presence, live, outbox)
            services.connections.remove(stay)


async def _notices(services: Services, visitor: Visitor, outbox: Outbox) -> AsyncIterator[bytes]:
    player = visitor.known().id
    stay = services.connections.add(visitor, lambda problem: _end(outbox, problem))
    with CONNECTIONS.labels("notices").track_inprogress():
        services.turn_notices.join(player, outbox)
        try:
            async for part in _sent(outbox):
                yield part
        finally:
            services.turn_notices.part(player, outbox)
            services.connections.remove(stay)


def _end(outbox: Outbox, problem: Problem | None) -> None:
    """Say why, if there is a why, and let the program come back as who it is now."""
    if problem is not None:
        outbox.push(encode(Refusal(problem.document())))
    outbox.close()


class _View(msgspec.Struct):
    viewer: int | None
    seq: int


class _Numbers(msgspec.Struct):
    """What a message says of sequence numbers."""

    type: str
    viewer: int | None = None
    seq: int = 0
    views: tuple[_View, ...] = ()


_decode = msgspec.json.Decoder(_Numbers).decode


class _Heard:
    """The last number of each viewer, as an id: who comes back with it as Last-Event-ID gets what was missed."""

    def __init__(self, since: Since | None) -> None:
        self._numbers: Since = dict(since or {})

    def line(self, message: bytes) -> bytes:
        """The id after a message; none before the first number."""
        found = _decode(message)
        if found.views:
            self._numbers = {view.viewer: view.seq for view in found.views}
        elif found.type == "event":
            self._numbers[found.viewer] = found.seq
        pairs = (f"{'watch' if viewer is None else viewer}:{seq}" for viewer, seq in self._numbers.items())
        return f"id: {','.join(pairs)}\n".encode() if self._numbers else b""


async def _sent(outbox: Outbox, heard: _Heard | None = None) -> AsyncIterator[bytes]:
    """Messages as server-sent events, in one piece all that wait; a comment at times keeps proxies from hanging up."""
    yield b": welcome\n\n"
    while True:
        try:
            async with asyncio.timeout(_ALIVE_SECONDS):
                messages = await outbox.take()
        except TimeoutError:
            yield b": alive\n\n"
            continue
        if not messages:
            return
        yield b"".join(_event(message, heard) for message in messages)


def _event(message: bytes, heard: _Heard | None) -> bytes:
    return (heard.line(message) if heard is not None else b"") + b"data: " + message + b"\n\n"
