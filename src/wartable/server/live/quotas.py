"""How many tables one player may have at once."""

from __future__ import annotations

from http import HTTPStatus

from wartable.server.people.identity import Visitor
from wartable.server.people.limits import TABLES, Limiter
from wartable.server.problems import Problem
from wartable.server.store.database import Database
from wartable.server.store.tables import unfinished_tables_of
from wartable.server.table.position import Status

__all__ = ["check_tables"]

_MOST = {Status.OPEN: 20, Status.PLAYING: 60}


async def check_tables(database: Database, limiter: Limiter, visitor: Visitor) -> None:
    """Refuse one more table where a player has enough, or where many were just opened from one address."""
    if not limiter.is_on:
        return
    limiter.check(TABLES, visitor.address)
    found = await database.read(unfinished_tables_of, visitor.known().id)
    for status, most in _MOST.items():
        if found.get(status, 0) >= most:
            words = f"you have {most} tables already that are {status}: finish or leave one first"
            raise Problem(HTTPStatus.CONFLICT, "tables", words, limit=most)
