"""The WebSocket side of the server: ASGI over the `websockets` library, which speaks the protocol, with bounds of ours.

Uvicorn is told to use this class for what becomes a WebSocket. The library parses and writes every frame; here stands
what it leaves to whoever uses it: how much may wait in either direction, for how long, and what is handed to the
application. Control frames are handed on too, so that the application counts them like messages. A text message can be
sent at once, without a task, by the function that the application finds among the extensions of its scope.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from typing import Any, cast
from urllib.parse import unquote

import uvicorn
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from wartable.server.process.slow_readers import PATIENCE_SECONDS, WRITE_LIMIT

__all__ = ["CONTROL", "WRITE_TEXT", "WebSocketProtocol"]

WRITE_TEXT = "wartable.write_text"
"""The extension: under "write" a function that sends a text message at once, or returns False if it cannot."""
CONTROL = "wartable.control"
"""Stands in the message that a control frame becomes, which has neither text nor bytes."""

_WAITING_LIMIT = 4
"""Messages that may wait for the application; then the client has to wait too."""
_PIECE = 512
"""Bytes that are read in one go: however many frames are in them, the others do not wait for long."""
_FAREWELL_BYTES = 16 * 1024
"""What is still read of somebody who is shown out: enough for a goodbye."""
_FAREWELL_SECONDS = 5.0
_NO_STATUS, _ABNORMAL, _COME_BACK, _BUG = 1005, 1006, 1012, 1011


class WebSocketProtocol(asyncio.Protocol):
    """One WebSocket."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: Any,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self._config = config
        self._server_state = server_state
        self._app_state = app_state
        self._loop = _loop or asyncio.get_running_loop()
        self._speaker: ServerProtocol | None = ServerProtocol(max_size=config.ws_max_size)
        self._transport: asyncio.Transport | None = None
        self._inbox: deque[dict[str, Any]] = deque()
        self._reader: asyncio.Future[None] | None = None
        self._writable: asyncio.Future[None] | None = None
        """Waited for while the client does not take what it is sent."""
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._unread = bytearray()
        """What came while the application was busy with what came before."""
        self._farewell_left = _FAREWELL_BYTES
        self._parts: list[bytes] = []
        self._is_text = True
        self._is_paused = False
        self._is_accepted = False
        self._is_closing = False
        self._request: Request | None = None

    # What the transport tells

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._server_state.connections.add(self)

    def data_received(self, data: bytes) -> None:
        if not self._unread and len(data) <= _PIECE:
            self._read(data)
        else:
            self._unread += data
            self._read_on()

    def _read_on(self) -> None:
        """Piece by piece, as long as the application keeps up: of whoever is cut off the rest is never looked at."""
        while self._unread and len(self._inbox) < _WAITING_LIMIT and self._speaker is not None:
            piece = bytes(self._unread[:_PIECE])
            del self._unread[:_PIECE]
            self._read(piece)

    def _read(self, data: bytes) -> None:
        speaker = self._speaker
        if speaker is None or not self._is_worth_reading(len(data)):
            return
        speaker.receive_data(data)
        for event in speaker.events_received():
            if isinstance(event, Request):
                self._begin(event)
            elif isinstance(event, Frame):
                self._take(event)
        if speaker.parser_exc is not None:
            self._put_disconnect(speaker.close_sent.code if speaker.close_sent is not None else _ABNORMAL)
        self._flush()

    def _is_worth_reading(self, size: int) -> bool:
        """Whoever is shown out and talks on is not listened to."""
        if self._is_closing:
            self._farewell_left -= size
            if self._farewell_left < 0:
                self._unread.clear()
                self._pause_reading()
        return self._farewell_left >= 0

    def eof_received(self) -> None:
        """The other side says nothing more; the transport is closed."""

    def pause_writing(self) -> None:
        if self._writable is None:
            self._writable = self._loop.create_future()
            self._after(PATIENCE_SECONDS, "reader", self._abort)

    def resume_writing(self) -> None:
        self._cancel("reader")
        if self._writable is not None:
            if not self._writable.done():
                self._writable.set_result(None)
            self._writable = None

    def connection_lost(self, exc: Exception | None) -> None:
        del exc
        self._put_disconnect(_NO_STATUS if self._is_accepted else _ABNORMAL)
        self.resume_writing()
        for name in list(self._timers):
            self._cancel(name)
        self._server_state.connections.discard(self)
        # The speaker's parser and the speaker hold each other until the garbage collector comes; here it ends.
        parser = getattr(self._speaker, "parser", None)
        if parser is not None:
            with contextlib.suppress(Exception):
                parser.close()
        self._speaker = self._transport = None

    def shutdown(self) -> None:
        """Uvicorn stops: whoever is here may come back."""
        self._put_disconnect(_COME_BACK)
        self._close(_COME_BACK)
        if self._transport is not None:
            self._transport.close()

    # What comes

    def _begin(self, request: Request) -> None:
        assert self._speaker is not None
        response = self._speaker.accept(request)
        if response.status_code != 101:
            self._speaker.send_response(response)
            self._flush()
            self._end_soon()
            return
        # Answered when the application accepts.
        self._request = request
        self._response = response
        self._put({"type": "websocket.connect"})
        task = self._loop.create_task(self._run(self._scope(request)))
        self._server_state.tasks.add(task)
        task.add_done_callback(self._server_state.tasks.discard)

    def _scope(self, request: Request) -> dict[str, Any]:
        assert self._transport is not None
        path, _, query = request.path.partition("?")
        peer, here = (self._transport.get_extra_info(name) for name in ("peername", "sockname"))
        protocols = ",".join(request.headers.get_all("Sec-WebSocket-Protocol"))
        root = self._config.root_path
        return {
            "type": "websocket",
            "asgi": {"version": self._config.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if self._transport.get_extra_info("sslcontext") else "ws",
            "server": tuple(here[:2]) if isinstance(here, tuple) else None,
            "client": tuple(peer[:2]) if isinstance(peer, tuple) else None,
            "root_path": root,
            "path": root + unquote(path),
            "raw_path": (root + path).encode("ascii"),
            "query_string": query.encode("ascii"),
            "headers": [
                (name.lower().encode("ascii"), value.encode("latin-1")) for name, value in request.headers.raw_items()
            ],
            "subprotocols": [name.strip() for name in protocols.split(",") if name.strip()],
            "state": self._app_state.copy(),
            "extensions": {WRITE_TEXT: {"write": self.write_text}},
        }

    def _take(self, frame: Frame) -> None:
        match frame.opcode:
            case Opcode.TEXT | Opcode.BINARY | Opcode.CONT:
                if frame.opcode is not Opcode.CONT:
                    self._is_text = frame.opcode is Opcode.TEXT
                self._parts.append(bytes(frame.data))
                if frame.fin:
                    whole, self._parts = b"".join(self._parts), []
                    self._put(_received(whole, is_text=self._is_text))
                else:
                    # A message may be sent in many parts, and they may be empty: each counts.
                    self._put({"type": "websocket.receive", CONTROL: True})
            case Opcode.CLOSE:
                assert self._speaker is not None
                received = self._speaker.close_rcvd
                self._put_disconnect(received.code if received is not None else _NO_STATUS)
                self._flush()
                self._end_soon()
            case _:
                self._cancel("pong")
                self._put({"type": "websocket.receive", CONTROL: True})

    def _put(self, message: dict[str, Any]) -> None:
        if self._is_closing and message["type"] != "websocket.disconnect":
            return
        self._inbox.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)
        if len(self._inbox) >= _WAITING_LIMIT:
            self._pause_reading()

    def _pause_reading(self) -> None:
        if not self._is_paused and self._transport is not None:
            self._is_paused = True
            self._transport.pause_reading()

    def _go_on_reading(self) -> None:
        """What came before is taken: read what waits here, then what waits in the network."""
        self._read_on()
        if self._is_paused and not self._unread and len(self._inbox) < _WAITING_LIMIT and self._farewell_left >= 0:
            self._is_paused = False
            if self._transport is not None:
                self._transport.resume_reading()

    def _put_disconnect(self, code: int) -> None:
        self._put({"type": "websocket.disconnect", "code": code})

    # What the application does

    async def _run(self, scope: dict[str, Any]) -> None:
        try:
            await self._config.loaded_app(scope, self._receive, self._send)
        finally:
            self._close(_BUG)

    async def _receive(self) -> dict[str, Any]:
        while not self._inbox:
            self._reader = self._loop.create_future()
            await self._reader
        message = self._inbox.popleft()
        if self._is_paused or self._unread:
            self._go_on_reading()
        return message

    async def _send(self, message: Any) -> None:
        kind = message["type"]
        if kind == "websocket.accept":
            self._accept(message)
        elif kind == "websocket.send":
            while self._writable is not None:
                await asyncio.shield(self._writable)
            text = message.get("text")
            if self._speaker is None or self._is_closing:
                raise ConnectionError("the connection is gone")
            if text is not None:
                self._speaker.send_text(text.encode())
            else:
                self._speaker.send_binary(message["bytes"])
            self._flush()
        elif kind == "websocket.close":
            self._close(message.get("code") or 1000, message.get("reason") or "")

    def _accept(self, message: Any) -> None:
        if self._speaker is None or self._request is None:
            raise ConnectionError("the connection is gone")
        if message.get("subprotocol"):
            self._response.headers["Sec-WebSocket-Protocol"] = message["subprotocol"]
        for name, value in message.get("headers", ()):
            self._response.headers[name.decode("latin-1")] = value.decode("latin-1")
        self._speaker.send_response(self._response)
        self._request = None
        self._is_accepted = True
        self._flush()
        self._ping_later()

    def write_text(self, text: bytes) -> bool:
        """Send a text message at once; False, and nothing sent, if the client must be waited for or is gone."""
        speaker = self._speaker
        if self._writable is not None or self._is_closing or speaker is None or speaker.state is not State.OPEN:
            return False
        speaker.send_text(text)
        self._flush()
        return True

    def _close(self, code: int, reason: str = "") -> None:
        if self._speaker is None or self._is_closing:
            return
        if self._request is not None:
            # Not accepted: refused like any request.
            self._speaker.send_response(self._speaker.reject(403, ""))
            self._request = None
        else:
            with contextlib.suppress(InvalidState):
                self._speaker.send_close(code, reason)
        self._flush()
        self._end_soon()

    # What goes out

    def _flush(self) -> None:
        if self._speaker is None or self._transport is None:
            return
        for data in self._speaker.data_to_send():
            if data:
                self._transport.write(data)
            elif self._transport.can_write_eof():
                self._end_soon()
        if self._transport.get_write_buffer_size() > WRITE_LIMIT:
            self._abort()

    def _end_soon(self) -> None:
        """Give the other side a moment to say goodbye."""
        if not self._is_closing:
            self._is_closing = True
            self._after(_FAREWELL_SECONDS, "farewell", self._abort)
            # Nobody takes what waits any more; the goodbye may be behind it.
            self._inbox = deque(message for message in self._inbox if message["type"] == "websocket.disconnect")
            self._go_on_reading()
        # Who has said goodbye already need not be waited for.
        speaker = self._speaker
        if self._transport is not None and (speaker is None or speaker.close_rcvd is not None or speaker.eof_sent):
            self._transport.close()

    def _abort(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    # Heartbeats and deadlines

    def _ping_later(self) -> None:
        if self._config.ws_ping_interval:
            self._after(self._config.ws_ping_interval, "ping", self._ping)

    def _ping(self) -> None:
        if self._speaker is None or self._is_closing:
            return
        with contextlib.suppress(InvalidState):
            self._speaker.send_ping(b"alive?")
        self._flush()
        self._after(self._config.ws_ping_timeout or PATIENCE_SECONDS, "pong", self._abort)
        self._ping_later()

    def _after(self, seconds: float, name: str, then: Any) -> None:
        self._cancel(name)
        self._timers[name] = self._loop.call_later(seconds, then)

    def _cancel(self, name: str) -> None:
        timer = self._timers.pop(name, None)
        if timer is not None:
            timer.cancel()


def _received(whole: bytes, *, is_text: bool) -> dict[str, Any]:
    """A message for the application; what calls itself text and is none is handed on as bytes."""
    if is_text:
        with contextlib.suppress(UnicodeDecodeError):
            return {"type": "websocket.receive", "text": whole.decode()}
    return {"type": "websocket.receive", "bytes": whole}
