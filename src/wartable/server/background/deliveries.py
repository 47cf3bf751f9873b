"""Messages on their way out of the server: a bounded number in all, and few for each player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any

__all__ = ["Deliveries"]

_AT_ONCE = 20
_PER_PLAYER = 2


class Deliveries:
    """Those of one kind that are under way: nobody's slow browser or server holds up what others are sent."""

    def __init__(self, spawn: Callable[[Coroutine[Any, Any, None]], None]) -> None:
        self._spawn = spawn
        self._under_way: Counter[str] = Counter()

    @property
    def under_way(self) -> int:
        return self._under_way.total()

    def has_room_for(self, player: str) -> bool:
        """Whether one more may start."""
        return self.under_way < _AT_ONCE and self._under_way[player] < _PER_PLAYER

    def start(self, player: str, delivery: Coroutine[Any, Any, None]) -> None:
        """Send it off beside everything else."""
        self._under_way[player] += 1
        self._spawn(self._finished(player, delivery))

    async def _finished(self, player: str, delivery: Coroutine[Any, Any, None]) -> None:
        try:
            await delivery
        finally:
            self._under_way -= Counter((player,))
