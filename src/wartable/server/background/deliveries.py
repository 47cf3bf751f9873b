"""Messages on their way out of the server: a bounded number in all, few for each player, and some for each address."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any

__all__ = ["Deliveries"]

_AT_ONCE = 20
_PER_PLAYER = 2
_PER_ADDRESS = 5
"""However many names somebody takes, most of the room is left to others."""


class Deliveries:
    """Those of one kind that are under way: nobody's slow browser or server holds up what others are sent."""

    def __init__(self, spawn: Callable[[Coroutine[Any, Any, None]], None]) -> None:
        self._spawn = spawn
        self._players: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()

    @property
    def under_way(self) -> int:
        return self._players.total()

    def has_room_for(self, player: str, address: str | None = None) -> bool:
        """Whether one more may start; `address`: where the player comes from, if that is known."""
        return (
            self.under_way < _AT_ONCE
            and self._players[player] < _PER_PLAYER
            and (address is None or self._addresses[address] < _PER_ADDRESS)
        )

    def start(self, player: str, delivery: Coroutine[Any, Any, None], address: str | None = None) -> None:
        """Send it off beside everything else."""
        addresses = (address,) if address is not None else ()
        self._players[player] += 1
        self._addresses.update(addresses)
        self._spawn(self._finished(player, addresses, delivery))

    async def _finished(self, player: str, addresses: tuple[str, ...], delivery: Coroutine[Any, Any, None]) -> None:
        try:
            await delivery
        finally:
            self._players -= Counter((player,))
            self._addresses -= Counter(addresses)
