"""What is noted of finished games in the database, seat by seat."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from sqlalchemy import Connection, and_, select, update

from wartable.server.store.schema import games_tables, seats

__all__ = ["FinishedSeat", "SeatMark", "finished_seats", "mark_seats", "note_seats", "unnoted_tables"]


class FinishedSeat(NamedTuple):
    """Who sat there at the end."""

    seat: int
    player: str | None
    bot: str | None


class SeatMark(NamedTuple):
    """What a review found of one seat."""

    seat: int
    accuracy: float | None
    luck: float


def unnoted_tables(connection: Connection, limit: int) -> list[str]:
    """Finished tables of which nothing is noted yet."""
    query = select(games_tables.c.id).where(games_tables.c.status == "over", games_tables.c.noted_at.is_(None))
    return list(connection.execute(query.limit(limit)).scalars())


def finished_seats(connection: Connection, table_id: str) -> tuple[list[FinishedSeat], str]:
    """The seats of a finished table, and its result."""
    query = select(seats.c.seat, seats.c.player_id, seats.c.bot).where(seats.c.table_id == table_id)
    result: str = connection.execute(select(games_tables.c.result).where(games_tables.c.id == table_id)).scalar_one()
    return [FinishedSeat(*row) for row in connection.execute(query)], result


def note_seats(
    connection: Connection, table_id: str, won: Mapping[int, bool], openings: Mapping[int, str], now: int
) -> None:
    """Write down who won and how each seat opened."""
    for seat, has_won in won.items():
        _set(connection, table_id, seat, {"has_won": has_won, "opening": openings.get(seat)})
    connection.execute(update(games_tables).where(games_tables.c.id == table_id).values(noted_at=now))


def mark_seats(connection: Connection, table_id: str, marks: Iterable[SeatMark]) -> None:
    """Write down what a review found."""
    for mark in marks:
        _set(connection, table_id, mark.seat, {"accuracy": mark.accuracy, "luck": mark.luck})


def _set(connection: Connection, table_id: str, seat: int, values: Mapping[str, object]) -> None:
    here = and_(seats.c.table_id == table_id, seats.c.seat == seat)
    connection.execute(update(seats).where(here).values(**values))
