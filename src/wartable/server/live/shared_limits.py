"""Limits across the processes of one server: each tells the others, now and then, who spent how much and has how much.

A client that goes to several processes is known to have spent at all of them within a second, and to be connected to
all of them within five. To ask a common place for
every request would cost more than the requests; so would telling of everybody, and most never come near a limit.
"""

from __future__ import annotations

from wartable.server.live.bulletins import Bulletin, Bulletins
from wartable.server.live.connections import Connections
from wartable.server.people.limits import Limiter

__all__ = ["SharedLimits"]

_CLIENTS_PER_BULLETIN = 60


class SharedLimits:
    """What the limits of this process tell those of the others, and hear from them."""

    def __init__(self, limiter: Limiter, connections: Connections, bulletins: Bulletins) -> None:
        self._limiter = limiter
        self._connections = connections
        self._bulletins = bulletins
        bulletins.readers.append(self._read)

    async def look(self) -> None:
        """Now and then: tell of those who spent so much that it matters."""
        spent = self._limiter.take_spent()
        for first in range(0, len(spent), _CLIENTS_PER_BULLETIN):
            some = tuple(spent[first : first + _CLIENTS_PER_BULLETIN])
            self._bulletins.publish(Bulletin(self._bulletins.name, spent=some))

    async def tell_connections(self) -> None:
        """Every few seconds: tell of addresses that have so many live connections that it matters."""
        crowded = self._connections.crowded()
        for first in range(0, len(crowded), _CLIENTS_PER_BULLETIN):
            some = tuple(crowded[first : first + _CLIENTS_PER_BULLETIN])
            self._bulletins.publish(Bulletin(self._bulletins.name, connections=some))

    def _read(self, bulletin: Bulletin) -> None:
        for address, count in bulletin.connections:
            self._connections.hear(bulletin.sender, address, count)
        for name, client, count in bulletin.spent:
            self._limiter.charge(name, client, count)
