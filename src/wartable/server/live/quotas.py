"""How many tables one player, and the players of one address, may have at once."""

from __future__ import annotations

from http import HTTPStatus

from wartable.server.people.identity import Identities, Visitor
from wartable.server.people.limits import TABLES, Limiter
from wartable.server.problems import Problem
from wartable.server.store.database import Database
from wartable.server.store.tables import unfinished_tables_from, unfinished_tables_of
from wartable.server.table.position import Status

__all__ = ["check_tables"]

_MOST = {Status.OPEN: 20, Status.PLAYING: 60}
_MOST_OF_ADDRESS = {Status.OPEN: 100, Status.PLAYING: 300}
"""Of one address, which may be that of a whole club: a new name is quickly made."""


async def check_tables(database: Database, limiter: Limiter, identities: Identities, visitor: Visitor) -> str:
    """Refuse one more table where a player or an address has enough, or opened many just now.

    The mark under which the table counts for its address. What is open is counted in the database, which all processes
    share.
    """
    mark = identities.mark_of(visitor.address)
    if limiter.is_on:
        limiter.check(TABLES, visitor.address)
        _check(await database.read(unfinished_tables_of, visitor.known().id), _MOST)
        _check(await database.read(unfinished_tables_from, mark), _MOST_OF_ADDRESS)
    return mark


def _check(found: dict[str, int], limits: dict[Status, int]) -> None:
    for status, most in limits.items():
        if found.get(status, 0) >= most:
            words = f"you have {most} tables already that are {status}: finish or leave one first"
            raise Problem(HTTPStatus.CONFLICT, "tables", words, limit=most)
