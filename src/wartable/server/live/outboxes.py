"""The sending side of a live connection: messages that wait until the client takes them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from wartable.server.process.slow_readers import WRITE_LIMIT

__all__ = ["DirectOutbox", "Outbox"]

_FULL = 1000
"""Messages that may wait, of WRITE_LIMIT bytes together; a client that is further behind is cut off, and comes back for
what it missed."""


class Outbox:
    """Messages on their way to one client, for somebody else to send."""

    __slots__ = ("_bytes", "_is_closed", "_messages", "_waiter", "address", "player")

    def __init__(self, player: str | None, address: str = "") -> None:
        self.player = player
        self.address = address
        self._messages: list[bytes] = []
        self._bytes = 0
        self._waiter: asyncio.Future[None] | None = None
        self._is_closed = False

    def push(self, message: bytes) -> None:
        if self._is_closed:
            return
        self._messages.append(message)
        self._bytes += len(message)
        if len(self._messages) > _FULL or self._bytes > WRITE_LIMIT:
            self._messages = []
            self.close()
        self._wake()

    def close(self) -> None:
        """No more messages: the sender stops when the last one is out."""
        self._is_closed = True
        self._wake()

    async def take(self) -> list[bytes]:
        """All messages that wait, as soon as there is one; none when the outbox is closed."""
        while not self._messages and not self._is_closed:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
        taken, self._messages, self._bytes = self._messages, [], 0
        return taken

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)


class DirectOutbox:
    """Messages on their way to one client, sent at once as long as the client keeps up.

    Sending a message to a client that keeps up never waits, so it is done on the spot: a task of its own for every
    connection would cost a switch per message. Only who falls behind has one, until everything is sent.
    """

    __slots__ = ("_backlog", "_bytes", "_is_closed", "_on_broken", "_send", "_sending", "_write", "address", "player")

    def __init__(
        self,
        player: str | None,
        write: Callable[[bytes], bool],
        send: Callable[[str], Awaitable[None]],
        on_broken: Callable[[], Awaitable[None]],
        address: str = "",
    ) -> None:
        """`write` sends a message at once, or says False; `send` waits until it can."""
        self.player = player
        self.address = address
        self._write = write
        self._send = send
        self._on_broken = on_broken
        self._backlog: deque[bytes] | None = None
        self._bytes = 0
        """Of the backlog."""
        self._sending: asyncio.Future[None] | None = None
        self._is_closed = False

    def push(self, message: bytes) -> None:
        if self._is_closed:
            return
        if self._backlog is None:
            if not self._write(message):
                self._backlog, self._bytes = deque((message,)), len(message)
                self._sending = asyncio.ensure_future(self._catch_up())
        elif len(self._backlog) < _FULL and self._bytes + len(message) <= WRITE_LIMIT:
            self._backlog.append(message)
            self._bytes += len(message)
        else:
            self._backlog.clear()
            self.close()
            self._sending = asyncio.ensure_future(self._on_broken())

    def close(self) -> None:
        """The client has gone, or is cut off: nothing more is sent."""
        self._is_closed = True
        if self._sending is not None:
            self._sending.cancel()

    def let_go(self) -> None:
        """Close, and forget the connection, which would otherwise hold this and be held by it for ever."""
        self.close()
        self._write, self._send, self._on_broken = _never, _nowhere, _nowhere

    async def _catch_up(self) -> None:
        assert self._backlog is not None
        try:
            while self._backlog:
                message = self._backlog.popleft()
                self._bytes -= len(message)
                await self._send(message.decode())
        except Exception:
            # The connection is breaking; its reader notices and takes leave.
            self._is_closed = True
        self._backlog = None


def _never(_message: bytes) -> bool:
    return False


async def _nowhere(*_message: object) -> None:
    raise ConnectionError("the connection is gone")
