"""A WebSocket client with next to no cost of its own, so that one core can play both sides of thousands of tables."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import cast

__all__ = ["Socket", "open_socket"]

_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10


class Socket(asyncio.Protocol):
    """One connection; calls `on_text` with each message."""

    def __init__(self, request: bytes, on_text: Callable[[bytes], None]) -> None:
        self._request = request
        self._on_text = on_text
        self._buffer = b""
        self._transport: asyncio.Transport | None = None
        self.is_open = asyncio.get_running_loop().create_future()
        self.received = 0
        """Bytes."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        self._buffer += data
        if not self.is_open.done():
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.is_open.set_exception(ConnectionError(head.decode()))
                return
            self._buffer = rest
            self.is_open.set_result(None)
        self._read_frames()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.is_open.done():
            self.is_open.set_exception(error or ConnectionError("closed"))

    def send(self, text: bytes) -> None:
        """Send a message. The mask is all zeros: allowed, and it costs nothing."""
        self._frame(_TEXT, text)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()

    def _frame(self, opcode: int, body: bytes) -> None:
        size = len(body)
        head = struct.pack("!BB", 0x80 | opcode, 0x80 | size) if size < 126 else b""
        if not head:
            head = struct.pack("!BBH", 0x80 | opcode, 0x80 | 126, size)
        assert self._transport is not None
        self._transport.write(head + b"\0\0\0\0" + body)

    def _read_frames(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1] & 0x7F, at + 2
            if size == 126:
                size, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < start + size:
                break
            opcode, body = buffer[at] & 0x0F, buffer[start : start + size]
            at = start + size
            if opcode == _TEXT:
                self._on_text(body)
            elif opcode == _PING:
                self._frame(_PONG, body)
            elif opcode == _CLOSE:
                raise ConnectionError(f"the server closed: {body!r}")
        self._buffer = buffer[at:]


async def open_socket(port: int, path: str, on_text: Callable[[bytes], None], headers: str = "") -> Socket:
    """A connection that is ready to be used."""
    key = base64.b64encode(os.urandom(16)).decode()
    request = (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{headers}\r\n"
    )
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(request.encode(), on_text), "127.0.0.1", port)
    await socket.is_open
    return socket
