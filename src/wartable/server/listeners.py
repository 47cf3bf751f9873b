"""The sending side of a live connection: messages wait here until the client takes them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator

__all__ = ["Outbox"]

_FULL = 1000
"""Messages that may wait; a client that is further behind is cut off and comes back for what it missed."""


class Outbox:
    """Messages on their way to one client."""

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
