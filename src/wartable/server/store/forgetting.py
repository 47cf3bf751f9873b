"""Makes a player's traces in the database nameless; what others played with them stays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, and_, delete, select, update

from wartable.server.store.blocks import forget_blocks
from wartable.server.store.fair_pages import drop_from_list
from wartable.server.store.notifications import forget_notifications
from wartable.server.store.push_subscriptions import forget_subscriptions
from wartable.server.store.reports import forget_reports
from wartable.server.store.schema import (
    admissions,
    entrants,
    experiments,
    games_tables,
    journal,
    mistakes,
    passkeys,
    players,
    puzzle_answers,
    puzzle_solvers,
    rating_history,
    ratings,
    recovery_codes,
    seats,
    snapshots,
    tickets,
    tokens,
    tournaments,
)

__all__ = ["forget_at_table", "forget_player"]

_NAMED = ("seated", "chatted", "adopted")


def forget_at_table(connection: Connection, table_id: str, selves: Sequence[str], nobody: str) -> None:
    """Take the names and the words of a player out of a table's journal; moves and dice stay as they were."""
    here = journal.c.table_id == table_id
    for seq, body in connection.execute(select(journal.c.seq, journal.c.body).where(here)).all():
        record = msgspec.json.decode(body)
        if _is_about(record, selves):
            record["name"] = nobody
            if record["type"] == "chatted":
                record["text"] = nobody
            text = msgspec.json.encode(record).decode()
            connection.execute(update(journal).where(here, journal.c.seq == seq).values(body=text))
    # A snapshot holds the names as they were; the journal leads to the same position without it.
    connection.execute(delete(snapshots).where(snapshots.c.table_id == table_id))
    mine = and_(seats.c.table_id == table_id, seats.c.player_id.in_(selves))
    connection.execute(update(seats).where(mine).values(name=nobody))


def forget_player(connection: Connection, selves: Sequence[str], nobody: str) -> None:
    """Leave of a player nothing but an id that leads to nobody."""
    own = (tokens, tickets, passkeys, recovery_codes, admissions, mistakes, puzzle_answers, puzzle_solvers, experiments)
    for kept in own:
        connection.execute(delete(kept).where(kept.c.player_id.in_(selves)))
    for kept in (ratings, rating_history):
        connection.execute(delete(kept).where(kept.c.subject.in_(selves)))
    forget_reports(connection, selves, nobody)
    forget_blocks(connection, selves)
    forget_notifications(connection, selves)
    forget_subscriptions(connection, selves)
    for listed in (games_tables, tournaments):
        drop_from_list(connection, listed, listed.c.opened_by.in_(selves))
    mine = entrants.c.player_id.in_(selves)
    connection.execute(update(entrants).where(mine).values(name=nobody, is_away=True))
    gone: dict[str, Any] = dict.fromkeys(("login", "password", "email", "webhook", "webhook_secret", "home"))
    values = {**gone, "name": nobody, "is_private": True, "shares_games": False, "session": players.c.session + 1}
    connection.execute(update(players).where(players.c.id.in_(selves)).values(**values))


def _is_about(record: dict[str, Any], selves: Sequence[str]) -> bool:
    who = record.get("account") if record["type"] == "adopted" else record.get("player")
    return record["type"] in _NAMED and who in selves
