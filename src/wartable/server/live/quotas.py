"""How many tables one player, and the players of one address, may have at once."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from http import HTTPStatus

from wartable.server.live.turnstiles import Turnstile
from wartable.server.people.identity import Identities, Visitor
from wartable.server.people.limits import TABLES, Limiter
from wartable.server.problems import Problem
from wartable.server.store.database import Database
from wartable.server.store.tables import unfinished_tables_from, unfinished_tables_of
from wartable.server.table.position import Status

__all__ = ["Quotas"]

_MOST = {Status.OPEN: 20, Status.PLAYING: 60}
_MOST_OF_ADDRESS = {Status.OPEN: 100, Status.PLAYING: 300}
"""Of one address, which may be that of a whole club: a new name is quickly made."""
_AT_ONCE = 1000
_WAITING = 200
"""More than may be opened in one go."""


class Quotas:
    """Counts what is open in the database, which all processes share."""

    def __init__(self, database: Database, limiter: Limiter, identities: Identities, now: Callable[[], int]) -> None:
        self._database = database
        self._now = now
        self._limiter = limiter
        self._identities = identities
        self._players, self._addresses = (
            Turnstile(_AT_ONCE, of_address=1, waiting=_WAITING, refusal="too much is being opened; try again")
            for _ in range(2)
        )

    async def check_tables(self, visitor: Visitor) -> None:
        """Refuse one more table where a player or an address has enough, or opened many just now."""
        self._limiter.check(TABLES, visitor.address)
        await self._check_room(visitor)

    @asynccontextmanager
    async def room_for_table(self, visitor: Visitor) -> AsyncIterator[str]:
        """Room for one more table, while it is opened; the mark under which it counts for its address."""
        async with self.opening(visitor):
            await self._check_room(visitor)
            yield self._identities.mark_of(visitor.address)

    @asynccontextmanager
    async def opening(self, visitor: Visitor) -> AsyncIterator[None]:
        """Alone for a player and for an address, from counting to opening: nobody has more for asking all at once."""
        if not self._limiter.is_on:
            yield
            return
        async with self._players.entered(visitor.known().id), self._addresses.entered(visitor.address):
            yield

    async def _check_room(self, visitor: Visitor) -> None:
        if self._limiter.is_on:
            mark, now = self._identities.mark_of(visitor.address), self._now()
            _check(await self._database.read(unfinished_tables_of, visitor.known().id, now), _MOST)
            _check(await self._database.read(unfinished_tables_from, mark, now), _MOST_OF_ADDRESS)


def _check(found: dict[str, int], limits: dict[Status, int]) -> None:
    for status, most in limits.items():
        if found.get(status, 0) >= most:
            words = f"you have {most} tables already that are {status}: finish or leave one first"
            raise Problem(HTTPStatus.CONFLICT, "tables", words, limit=most)
