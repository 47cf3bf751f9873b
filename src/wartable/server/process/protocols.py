"""Uvicorn's protocols, with a short way for plain messages, which let go of everything when their connection is gone.

Nearly all that goes over a live connection is whole text messages, one frame each. Through all the layers that could
also carry anything else, such a message costs more than the move it is about. So these frames are read and written
here, and whatever is not plain is left to the library. The application finds the short way out among the extensions of
its ASGI scope, as `WRITE_TEXT`.

A connection's protocol, parser, transport and handler all refer to each other. Left as they are, each connection that
ends leaves a ring of a hundred objects for Python's garbage collector, and looking through thousands of live tables for
such rings stops them all for half a second. So the rings are cut open, and what was in them goes at once.
"""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request
from websockets.protocol import State

__all__ = ["WRITE_TEXT", "HttpProtocol", "WebSocketProtocol"]

WRITE_TEXT = "wartable.write_text"
"""The extension: under "write" a function that sends a text message at once, or returns False if it cannot."""

_FINAL_TEXT = 0x81
_IS_MASKED = 0x80
_SIZE_IN_TWO_BYTES, _SIZE_IN_EIGHT_BYTES = 126, 127
_QUEUE_LIMIT = 4
"""Messages that may wait for the handler; then the client has to wait too."""


class HttpProtocol(HttpToolsProtocol):
    """One HTTP connection."""

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        # An answer that is still being worked out knows that nobody waits for it, and has what it needs for itself.
        self._unset_keepalive_if_required()
        vars(self).clear()

    def handle_websocket_upgrade(self) -> None:
        """From here on the connection belongs to a WebSocket."""
        super().handle_websocket_upgrade()
        self.loop.call_soon(vars(self).clear)


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """One live connection: it is over when the transport is gone and the handler is done, in either order."""

    _is_lost = False
    _is_handled = False
    _is_between_frames = False
    """Whether the library has had whole frames only since the handshake, so that the next byte begins one."""
    _rest = b""
    """The beginning of a frame whose end has not come yet."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue: _Mailbox = _Mailbox(self.loop)  # type: ignore[assignment]

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._is_lost = True
        self._let_go()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self._is_handled = True
        self._let_go()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][WRITE_TEXT] = {"write": self.write_text}
            self._is_between_frames = True

    def data_received(self, data: bytes) -> None:
        if not self._is_between_frames:
            super().data_received(data)
            return
        data = self._rest + data if self._rest else data
        while data:
            frame = _first_frame(data)
            if frame is None:
                break
            if frame.size > self.config.ws_max_size:
                self._is_between_frames = False
                self._rest = b""
                super().data_received(data)
                return
            if len(data) < frame.end:
                break
            self._take(data[: frame.end], frame)
            data = data[frame.end :]
        self._rest = data

    def write_text(self, text: bytes) -> bool:
        """Send a text message at once; False, and nothing sent, if the client must be waited for or is gone."""
        if not self.writable.is_set() or self.close_sent or self.conn.state is not State.OPEN:
            return False
        self.transport.write(_head(len(text)) + text)
        return True

    def _take(self, whole: bytes, frame: _Frame) -> None:
        # In the middle of a message in parts, or after a farewell, the library knows what is allowed.
        if frame.is_plain and not self.frames and self.conn.state is State.OPEN and not self.close_sent:
            body = apply_mask(whole[frame.begin :], whole[frame.begin - 4 : frame.begin])
            try:
                text = body.decode()
            except UnicodeDecodeError:
                pass
            else:
                self.queue.put_nowait({"type": "websocket.receive", "text": text})
                if not self.read_paused and self.queue.qsize() >= _QUEUE_LIMIT:
                    self.read_paused = True
                    self.transport.pause_reading()
                return
        super().data_received(whole)

    def _let_go(self) -> None:
        if self._is_lost and self._is_handled:
            vars(self.conn).clear()
            vars(self).clear()


class _Mailbox:
    """What came and is not read yet: as much of `asyncio.Queue` as one reader needs, in a tenth of its memory."""

    __slots__ = ("_loop", "_messages", "_reader")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._messages: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        while not self._messages:
            self._reader = self._loop.create_future()
            await self._reader
        return self._messages.pop(0)

    def empty(self) -> bool:
        return not self._messages

    def qsize(self) -> int:
        return len(self._messages)


class _Frame(NamedTuple):
    """Where a frame lies in the bytes that begin with it."""

    is_plain: bool
    """A whole text message of a client."""
    begin: int
    """Of the body, after the mask."""
    size: int

    @property
    def end(self) -> int:
        return self.begin + self.size


def _first_frame(data: bytes) -> _Frame | None:
    """The frame that the bytes begin with (RFC 6455, 5.2); None as long as its head is not whole."""
    if len(data) < 2:
        return None
    is_masked, size, begin = data[1] & _IS_MASKED, data[1] & ~_IS_MASKED, 2
    if size >= _SIZE_IN_TWO_BYTES:
        begin = 4 if size == _SIZE_IN_TWO_BYTES else 10
        if len(data) < begin:
            return None
        size = int.from_bytes(data[2:begin], "big")
    begin += 4 if is_masked else 0
    return _Frame(bool(is_masked) and data[0] == _FINAL_TEXT, begin, size)


def _head(size: int) -> bytes:
    """What comes before the body of a text message of this size."""
    if size < _SIZE_IN_TWO_BYTES:
        return bytes((_FINAL_TEXT, size))
    if size < 2**16:
        return bytes((_FINAL_TEXT, _SIZE_IN_TWO_BYTES)) + size.to_bytes(2, "big")
    return bytes((_FINAL_TEXT, _SIZE_IN_EIGHT_BYTES)) + size.to_bytes(8, "big")
