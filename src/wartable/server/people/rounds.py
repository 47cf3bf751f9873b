"""Requests of one address begin one after another: in each round of the event loop one of them.

All that is ready when a round begins is done before anybody else is heard. Two hundred requests that come at the same
moment, of six milliseconds each, would be a second in which nobody's move is taken.
"""

from __future__ import annotations

import asyncio
from collections import deque

__all__ = ["Rounds"]


class Rounds:
    """Who begins when."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """By address that began something in this round: who begins in the next ones."""

    @property
    def is_busy(self) -> bool:
        """Whether anybody has just begun, or waits."""
        return bool(self._waiting)

    async def begin(self, address: str) -> None:
        """Go on at once, or in the round that is for this request of an address."""
        waiting = self._waiting.get(address)
        if waiting is None:
            self._waiting[address] = deque()
            self._next_round(address)
        else:
            turn = asyncio.get_running_loop().create_future()
            waiting.append(turn)
            await turn

    def _next_round(self, address: str) -> None:
        asyncio.get_running_loop().call_soon(self._begin_next, address)

    def _begin_next(self, address: str) -> None:
        waiting = self._waiting[address]
        while waiting:
            turn = waiting.popleft()
            # Who has hung up meanwhile does not begin.
            if not turn.done():
                turn.set_result(None)
                self._next_round(address)
                return
        del self._waiting[address]
