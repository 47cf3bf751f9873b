"""The sending side of a live connection: messages that wait until the client takes them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Generator
from types import coroutine
from typing import Any

__all__ = ["DirectOutbox", "Outbox"]

_FULL = 1000
"""Messages that may wait; a client that is further behind is cut off and comes back for what it missed."""


class Outbox:
    """Messages on their way to one client, for somebody else to send."""

    __slots__ = ("_is_closed", "_messages", "_waiter", "player")

    def __init__(self, player: str | None) -> None:
        self.player = player
        self._messages: deque[bytes] = deque()
        self._waiter: asyncio.Future[None] | None = None
        self._is_closed = False

    def push(self, message: bytes) -> None:
        if len(self._messages) >= _FULL:
            self.close()
            return
        self._messages.append(message)
        self._wake()

    def close(self) -> None:
        """No more messages: the sender stops when the last one is out."""
        self._is_closed = True
        self._wake()

    async def messages(self) -> AsyncIterator[bytes]:
        """Each message as it comes, until the outbox is closed."""
        while True:
            while self._messages:
                yield self._messages.popleft()
            if self._is_closed:
                return
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)


class DirectOutbox:
    """Messages on their way to one client, sent at once as long as the client keeps up.

    Sending a message to a client that keeps up never waits. So it is done on the spot, by running the sending
    coroutine by hand: a task of its own for every connection would cost a switch per message.
    """

    __slots__ = ("_backlog", "_is_closed", "_on_broken", "_send", "_sending", "player")

    def __init__(
        self,
        player: str | None,
        send: Callable[[str], Coroutine[Any, Any, None]],
        on_broken: Callable[[], Awaitable[None]],
    ) -> None:
        self.player = player
        self._send = send
        self._on_broken = on_broken
        self._backlog: deque[bytes] | None = None
        self._sending: asyncio.Task[None] | None = None
        self._is_closed = False

    def push(self, message: bytes) -> None:
        if self._is_closed:
            return
        if self._backlog is None:
            self._send_now(message)
        elif len(self._backlog) < _FULL:
            self._backlog.append(message)
        else:
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
        self._send = self._on_broken = _nowhere

    def _send_now(self, message: bytes) -> None:
        started = self._send(message.decode())
        try:
            waits_for = started.send(None)
        except StopIteration:
            return
        except Exception:
            # The connection is breaking; its reader notices and takes leave.
            self._is_closed = True
            return
        self._backlog = deque()
        self._sending = asyncio.ensure_future(self._catch_up(_rest_of(started, waits_for)))

    async def _catch_up(self, first: Awaitable[None]) -> None:
        assert self._backlog is not None
        try:
            await first
            while self._backlog:
                await self._send(self._backlog.popleft().decode())
        except Exception:
            self._is_closed = True
        self._backlog = None


async def _nowhere(*_message: object) -> None:
    raise ConnectionError("the connection is gone")


@coroutine
def _rest_of(started: Coroutine[Any, Any, None], waits_for: Any) -> Generator[Any, Any, None]:
    """The rest of a coroutine that was started by hand and waits for something."""
    while True:
        try:
            answer = yield waits_for
        except BaseException as error:
            waits_for = started.throw(error)
        else:
            try:
                waits_for = started.send(answer)
            except StopIteration:
                return
