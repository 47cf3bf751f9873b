"""Which webhooks are to be called."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, func, or_, select, update

from wartable.server.store.schema import games_tables, players, seats, turns

__all__ = ["Call", "claim_call", "due_calls"]


class Call(NamedTuple):
    """One call: whom, about which seat."""

    player_id: str
    url: str
    secret: str
    table_id: str
    seat: int
    game: str
    since: int


def due_calls(connection: Connection, before: int, limit: int) -> list[Call]:
    """Turns that began before this time and of which nobody was told: by lot, so that nobody's many hide the others."""
    query = (
        select(
            players.c.id,
            players.c.webhook,
            players.c.webhook_secret,
            seats.c.table_id,
            seats.c.seat,
            games_tables.c.game,
            turns.c.since,
        )
        .join(seats, seats.c.player_id == players.c.id)
        .join(turns, turns.c.table_id == seats.c.table_id)
        .join(games_tables, games_tables.c.id == seats.c.table_id)
        .where(
            players.c.webhook.is_not(None),
            games_tables.c.status == "playing",
            turns.c.to_act == seats.c.seat,
            seats.c.bot.is_(None),
            turns.c.since < before,
            or_(seats.c.notified_at.is_(None), seats.c.notified_at < turns.c.since),
        )
        .order_by(func.random())
        .limit(limit)
    )
    return [Call(*row) for row in connection.execute(query)]


def claim_call(connection: Connection, call: Call, now: int) -> bool:
    """Whether this process is the one to make the call."""
    claimed = connection.execute(
        update(seats)
        .where(
            seats.c.table_id == call.table_id,
            seats.c.seat == call.seat,
            or_(seats.c.notified_at.is_(None), seats.c.notified_at < call.since),
        )
        .values(notified_at=now)
    )
    return claimed.rowcount == 1
