"""Every live connection of this process, and whether its visitor may still be there.

A request is checked when it comes; a live connection may last for days. Meanwhile somebody is banned, logs out on all
devices or destroys a token, in this process, in another, or with `wartable admin`. So now and then the database is
asked about all of them.
"""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable
from http import HTTPStatus

from wartable.server.people.identity import Visitor
from wartable.server.problems import Problem
from wartable.server.store.database import Database
from wartable.server.store.players import PlayerStanding, ended_among, standings, tokens_among

__all__ = ["Connection", "Connections"]

_CONNECTIONS_PER_ADDRESS = 1000
"""Of one address, which may be that of a whole club."""
_PATIENCE_SECONDS = 60
_TOLD_SHARE = 0.1
"""Other processes are told of an address that has so much of what it may have."""
_TRUSTED_SECONDS = 16.0
"""How long what another process told is believed: it says so every five seconds."""

EndConnection = Callable[[Problem | None], None]
"""Ends a connection: for good with a problem, without one to come back as who they are now."""


class Connection:
    """One connection of one visitor."""

    __slots__ = ("end", "visitor")

    def __init__(self, visitor: Visitor, end: EndConnection) -> None:
        self.visitor = visitor
        self.end = end


class Connections:
    """The live connections of this process."""

    def __init__(self, database: Database, scale: float, now: Callable[[], float] = time.monotonic) -> None:
        self._database = database
        self._now = now
        self._most = _CONNECTIONS_PER_ADDRESS * scale if scale else math.inf
        self._connections: set[Connection] = set()
        self._by_address: Counter[str] = Counter()
        self._elsewhere: dict[tuple[str, str], tuple[int, float]] = {}
        """By process and address: how many connections are there, and when it was told."""

    def check(self, visitor: Visitor) -> None:
        """Refuse one more connection where one address has too many."""
        if self._by_address[visitor.address] + self._count_elsewhere(visitor.address) >= self._most:
            raise Problem(
                HTTPStatus.TOO_MANY_REQUESTS,
                "too-many",
                "too many live connections from this address",
                headers={"Retry-After": str(_PATIENCE_SECONDS)},
                seconds=_PATIENCE_SECONDS,
            )

    def add(self, visitor: Visitor, end: EndConnection) -> Connection:
        """A connection begins; whoever made it says `remove` when it is over."""
        connection = Connection(visitor, end)
        self._connections.add(connection)
        self._by_address[visitor.address] += 1
        return connection

    def remove(self, connection: Connection) -> None:
        """A connection is over."""
        self._connections.discard(connection)
        address = connection.visitor.address
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]

    def crowded(self) -> list[tuple[str, int]]:
        """The addresses that the other processes should know of, and how many connections each has here."""
        return [(address, count) for address, count in self._by_address.items() if count >= _TOLD_SHARE * self._most]

    def hear(self, process: str, address: str, count: int) -> None:
        """Another process has so many of an address."""
        now = self._now()
        self._elsewhere = {key: told for key, told in self._elsewhere.items() if now - told[1] <= _TRUSTED_SECONDS}
        self._elsewhere[process, address] = (count, now)

    def _count_elsewhere(self, address: str) -> int:
        now = self._now()
        return sum(
            count
            for (_, there), (count, at) in self._elsewhere.items()
            if there == address and now - at <= _TRUSTED_SECONDS
        )

    async def look(self) -> None:
        """Show out whoever may not be here any more."""
        known = [connection for connection in self._connections if connection.visitor.player is not None]
        players = {connection.visitor.player.id for connection in known if connection.visitor.player is not None}
        tokens = {connection.visitor.token for connection in known if connection.visitor.token is not None}
        found = await self._database.read(standings, sorted(players))
        good = await self._database.read(tokens_among, sorted(tokens))
        sessions = {each.visitor.session for each in known if each.visitor.session is not None}
        ended = await self._database.read(ended_among, sorted(sessions))
        for connection in known:
            player = connection.visitor.player
            assert player is not None
            standing = found.get(player.id)
            if standing is not None and standing.banned_at is not None:
                connection.end(Problem(HTTPStatus.FORBIDDEN, "banned", "this player is banned"))
            elif standing is None or (
                connection.visitor.session in ended or not _is_good(connection.visitor, player.session, standing, good)
            ):
                connection.end(None)


def _is_good(visitor: Visitor, session: int, standing: PlayerStanding, tokens: set[str]) -> bool:
    """Whether what a visitor came in with still opens the door."""
    if visitor.token is not None:
        return visitor.token in tokens
    return standing.session == session and standing.merged_into is None
