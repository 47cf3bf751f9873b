"""Who is inside: every live connection, and whether its visitor may still be there.

A request is checked when it comes; a live connection may last for days. Meanwhile somebody is banned, logs out on all
devices or destroys a token, in this process, in another, or with `wartable admin`. So now and then the database is
asked about all who are inside.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable
from http import HTTPStatus

from wartable.server.identity import Visitor
from wartable.server.problems import Problem
from wartable.server.store.database import Database
from wartable.server.store.players import Standing, standings, tokens_among

__all__ = ["Inside", "Stay"]

_CONNECTIONS_PER_ADDRESS = 1000
"""Of one address, which may be that of a whole club."""
_PATIENCE_SECONDS = 60

ShowOut = Callable[[Problem | None], None]
"""Ends a connection: for good with a problem, without one to come back as who they are now."""


class Stay:
    """One connection of one visitor."""

    __slots__ = ("show_out", "visitor")

    def __init__(self, visitor: Visitor, show_out: ShowOut) -> None:
        self.visitor = visitor
        self.show_out = show_out


class Inside:
    """The live connections of this process."""

    def __init__(self, database: Database, scale: float) -> None:
        self._database = database
        self._most = _CONNECTIONS_PER_ADDRESS * scale if scale else math.inf
        self._stays: set[Stay] = set()
        self._by_address: Counter[str] = Counter()

    def check(self, visitor: Visitor) -> None:
        """Refuse one more connection where one address has too many."""
        if self._by_address[visitor.address] >= self._most:
            raise Problem(
                HTTPStatus.TOO_MANY_REQUESTS,
                "too-many",
                "too many live connections from this address",
                headers={"Retry-After": str(_PATIENCE_SECONDS)},
                seconds=_PATIENCE_SECONDS,
            )

    def come_in(self, visitor: Visitor, show_out: ShowOut) -> Stay:
        """A connection begins; whoever made it says `leave` when it is over."""
        stay = Stay(visitor, show_out)
        self._stays.add(stay)
        self._by_address[visitor.address] += 1
        return stay

    def leave(self, stay: Stay) -> None:
        """A connection is over."""
        self._stays.discard(stay)
        address = stay.visitor.address
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]

    async def look(self) -> None:
        """Show out whoever may not be here any more."""
        known = [stay for stay in self._stays if stay.visitor.player is not None]
        players = {stay.visitor.player.id for stay in known if stay.visitor.player is not None}
        tokens = {stay.visitor.token for stay in known if stay.visitor.token is not None}
        found = await self._database.read(standings, sorted(players))
        good = await self._database.read(tokens_among, sorted(tokens))
        for stay in known:
            player = stay.visitor.player
            assert player is not None
            standing = found.get(player.id)
            if standing is not None and standing.banned_at is not None:
                stay.show_out(Problem(HTTPStatus.FORBIDDEN, "banned", "this player is banned"))
            elif standing is None or not _is_good(stay.visitor, player.session, standing, good):
                stay.show_out(None)


def _is_good(visitor: Visitor, session: int, standing: Standing, tokens: set[str]) -> bool:
    """Whether what a visitor came in with still opens the door."""
    if visitor.token is not None:
        return visitor.token in tokens
    return standing.session == session and standing.merged_into is None
