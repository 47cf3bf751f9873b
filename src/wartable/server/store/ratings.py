"""Ratings in the database."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Connection, insert, or_, select, update

from wartable.server.store.schema import games_tables, players, rating_history, ratings, seats

__all__ = [
    "Rating",
    "TableToRate",
    "claim_table",
    "find_rating",
    "leaderboard",
    "note_rating",
    "ratings_of",
    "table_to_rate",
    "unrated_tables",
    "write_rating",
]


class Rating(NamedTuple):
    """How good somebody is, and how sure that is."""

    game: str
    players: int
    subject: str
    name: str
    mu: float
    sigma: float
    played: int
    is_bot: bool


class TableToRate(NamedTuple):
    """What rating needs of a table."""

    game: str
    result: str
    seats: list[Any]


_RATING = [ratings.c[name] for name in Rating._fields]


def unrated_tables(connection: Connection, limit: int) -> list[str]:
    """Finished tables that count and are not counted yet."""
    query = select(games_tables.c.id).where(
        games_tables.c.status == "over", games_tables.c.is_rated, games_tables.c.rated_at.is_(None)
    )
    return list(connection.execute(query.limit(limit)).scalars())


def claim_table(connection: Connection, table_id: str, now: int) -> bool:
    """Whether the table is still to be rated; from then on it is rated."""
    claimed = connection.execute(
        update(games_tables)
        .where(
            games_tables.c.id == table_id,
            games_tables.c.status == "over",
            games_tables.c.is_rated,
            games_tables.c.rated_at.is_(None),
        )
        .values(rated_at=now)
    )
    return claimed.rowcount == 1


def table_to_rate(connection: Connection, table_id: str) -> TableToRate:
    """A finished table."""
    row = connection.execute(
        select(games_tables.c.game, games_tables.c.result).where(games_tables.c.id == table_id)
    ).one()
    places = connection.execute(select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)).all()
    return TableToRate(row.game, row.result, list(places))


def find_rating(connection: Connection, game: str, count: int, subject: str) -> Rating | None:
    """Locked on PostgreSQL until the transaction ends: two games of one player are rated one after the other."""
    query = select(*_RATING).where(ratings.c.game == game, ratings.c.players == count, ratings.c.subject == subject)
    found = connection.execute(query.with_for_update()).one_or_none()
    return Rating(*found) if found is not None else None


def write_rating(connection: Connection, rating: Rating) -> None:
    mine = (
        ratings.c.game == rating.game,
        ratings.c.players == rating.players,
        ratings.c.subject == rating.subject,
    )
    changed = connection.execute(update(ratings).where(*mine).values(**rating._asdict()))
    if changed.rowcount == 0:
        connection.execute(ratings.insert().values(**rating._asdict()))


def note_rating(connection: Connection, rating: Rating, table_id: str, now: int) -> None:
    """Keep where somebody stands after a game, for the graph of their profile."""
    kept = {name: getattr(rating, name) for name in ("game", "players", "subject", "mu", "sigma")}
    connection.execute(insert(rating_history).values(**kept, table_id=table_id, at=now))


def leaderboard(connection: Connection, game: str, count: int, limit: int) -> list[Rating]:
    """Accounts and bots, the surest strength first; guests come and go, and who is private is not listed either."""
    is_listed = (players.c.login.is_not(None), players.c.banned_at.is_(None), players.c.is_private.is_(False))
    has_account = select(players.c.id).where(*is_listed)
    query = (
        select(*_RATING)
        .where(ratings.c.game == game, ratings.c.players == count)
        .where(or_(ratings.c.is_bot, ratings.c.subject.in_(has_account)))
        .order_by((ratings.c.mu - 3 * ratings.c.sigma).desc(), ratings.c.subject)
        .limit(limit)
    )
    return [Rating(*row) for row in connection.execute(query)]


def ratings_of(connection: Connection, subject: str) -> list[Rating]:
    """All ratings of one subject."""
    query = select(*_RATING).where(ratings.c.subject == subject).order_by(ratings.c.game, ratings.c.players)
    return [Rating(*row) for row in connection.execute(query)]
