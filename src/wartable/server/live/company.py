"""Who sits down with whom."""

from __future__ import annotations

from http import HTTPStatus

from wartable.server.live.live_table import LiveTable
from wartable.server.problems import Problem
from wartable.server.store.blocks import are_apart
from wartable.server.store.database import Database

__all__ = ["check_company"]


async def check_company(database: Database, live: LiveTable, player: str) -> None:
    """Refuse a seat beside somebody who blocked the player, or whom the player blocked; it is not told which."""
    position = live.position
    others = {place.player for place in position.places if place.player is not None} | {position.owner}
    if await database.read(are_apart, player, sorted(others - {player})):
        words = "you and somebody at this table want nothing to do with each other"
        raise Problem(HTTPStatus.FORBIDDEN, "blocked", words)
