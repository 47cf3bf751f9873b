"""Turnstiles: what would hold all up if many asked for it at once is done for some at a time, address by address."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus

from wartable.server.problems import Problem

__all__ = ["Turnstile"]

_PATIENCE_SECONDS = 2


class Turnstile:
    """Lets in so many at once, and so many of one address; more of an address wait, and what is too much is refused."""

    def __init__(self, most: int, *, of_address: int, waiting: int, refusal: str) -> None:
        """`waiting` counts those of an address who are in, too; `refusal` is what one more is told."""
        self._all = asyncio.Semaphore(most)
        self._of_address = of_address
        self._waiting = waiting
        self._refusal = refusal
        self._by_address: Counter[str] = Counter()
        self._gates: dict[str, asyncio.Semaphore] = {}
        """By address: however much it asks for, it does not stand before others in the line."""
        self.inside = 0
        """How many are in."""

    def has_enough_of(self, address: str) -> bool:
        """Whether one more of an address would have to wait for its own."""
        return self._by_address[address] >= self._of_address

    @asynccontextmanager
    async def entered(self, address: str) -> AsyncIterator[None]:
        """In, when it is this address's turn."""
        if self._by_address[address] >= self._waiting:
            headers = {"Retry-After": str(_PATIENCE_SECONDS)}
            raise Problem(HTTPStatus.SERVICE_UNAVAILABLE, "busy", self._refusal, headers=headers)
        self._by_address[address] += 1
        gate = self._gates.setdefault(address, asyncio.Semaphore(self._of_address))
        try:
            async with gate, self._all:
                self.inside += 1
                try:
                    yield
                finally:
                    self.inside -= 1
        finally:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address], self._gates[address]
