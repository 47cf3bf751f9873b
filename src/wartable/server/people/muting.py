"""Who may write in a chat."""

from __future__ import annotations

from http import HTTPStatus

from wartable.server.problems import Problem
from wartable.server.store.database import Database
from wartable.server.store.players import find_player

__all__ = ["check_may_speak"]


async def check_may_speak(database: Database, player_id: str) -> None:
    """Refuse whoever the host has muted; the database is asked, since a live connection may be older than that."""
    player = await database.read(find_player, player_id)
    if player is not None and player.muted_at is not None:
        raise Problem(HTTPStatus.FORBIDDEN, "muted", "the host has muted you: you can play, but not write")
