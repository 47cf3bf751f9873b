"""How many tables one player, and the players of one address, may have at once."""

from __future__ import annotations

from http import HTTPStatus

from wartable.server.people.identity import Identities, Visitor
from wartable.server.people.limits import TABLES, Limiter
from wartable.server.problems import Problem
from wartable.server.store.database import Database
from wartable.server.store.tables import unfinished_tables_of
from wartable.server.table.position import Status

__all__ = ["check_tables"]

_MOST = {Status.OPEN: 20, Status.PLAYING: 60}
_MOST_OF_ADDRESS = {Status.OPEN: 100, Status.PLAYING: 300}
"""Of one address, which may be that of a whole club: a new name is quickly made."""


async def check_tables(database: Database, limiter: Limiter, identities: Identities, visitor: Visitor) -> None:
    """Refuse one more table where a player or an address has enough, or opened many just now."""
    if not limiter.is_on:
        return
    player = visitor.known().id
    limiter.check(TABLES, visitor.address)
    await _check(database, [player], _MOST)
    neighbours = identities.players_at(visitor.address)
    if neighbours != [player]:
        await _check(database, [player, *neighbours], _MOST_OF_ADDRESS)


async def _check(database: Database, players: list[str], limits: dict[Status, int]) -> None:
    found = await database.read(unfinished_tables_of, players)
    for status, most in limits.items():
        if found.get(status, 0) >= most:
            words = f"you have {most} tables already that are {status}: finish or leave one first"
            raise Problem(HTTPStatus.CONFLICT, "tables", words, limit=most)
