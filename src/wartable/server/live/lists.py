"""Lists that go through much of the database: one after another, address by address.

A page of games or a profile goes through thousands of rows. Whoever asked for many of them at once would have all that
reads the database to themselves, and others would wait behind them with what takes a moment.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from wartable.server.live.turnstiles import Turnstile
from wartable.server.store.database import Database

__all__ = ["Lists"]

T = TypeVar("T")
_READERS = 1
"""Lists that are read at once: of the threads that read SQLite one is left to all that is quick."""
_WAITING_PER_ADDRESS = 50
"""Of one address, which may be that of a whole club."""


class Lists:
    """Reads lists."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.turnstile = Turnstile(
            _READERS,
            of_address=1,
            waiting=_WAITING_PER_ADDRESS,
            refusal="too many lists are being read from this address; try again",
        )

    async def read(self, address: str, function: Callable[..., T], *args: Any) -> T:
        """What the function gives, when it is this address's turn."""
        async with self.turnstile.entered(address):
            return await self._database.read(function, *args)
