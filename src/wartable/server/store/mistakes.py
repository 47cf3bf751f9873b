"""Mistakes that make puzzles: found when a game is reviewed, asked of whoever made them, and of others if all agree."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, exists, func, insert, select

from wartable.server.store.schema import mistakes, players, seats

__all__ = [
    "FIRST_NUMBER",
    "MistakeRow",
    "find_mistake",
    "keep_mistakes",
    "mistakes_of",
    "own_numbers",
    "shared_numbers",
]

FIRST_NUMBER = 1_000_000
"""Puzzles from mistakes are numbered from here on: no game ships so many."""
_OF_PLAYER = 5
"""Others are asked so many of one player, the latest, however many games somebody has reviewed."""
_LOOKED_THROUGH = 2000


class MistakeRow(NamedTuple):
    """A mistake that makes a puzzle."""

    player_id: str
    table_id: str
    event: int
    game: str
    players: int
    theme: str
    position: str
    worths: str
    """By legal action, as the file of a game's puzzles has them; empty where the game's judge knows them at once."""
    at: int


_ROW = [mistakes.c[name] for name in MistakeRow._fields]


def keep_mistakes(connection: Connection, found: list[MistakeRow]) -> None:
    """Keep the puzzles of a game; those that are known from an earlier review of it stay."""
    for row in found:
        here = and_(mistakes.c.table_id == row.table_id, mistakes.c.event == row.event)
        if connection.execute(select(mistakes.c.id).where(here)).scalar() is None:
            connection.execute(insert(mistakes).values(**row._asdict()))


def find_mistake(connection: Connection, number: int, game: str) -> tuple[MistakeRow, bool] | None:
    """The mistake of a puzzle's number, and whether all people at its table let others be asked."""
    query = select(*_ROW, _is_shared().label("is_shared")).where(
        mistakes.c.id == number - FIRST_NUMBER, mistakes.c.game == game
    )
    found = connection.execute(query).one_or_none()
    return (MistakeRow(*found[:-1]), bool(found[-1])) if found is not None else None


def own_numbers(connection: Connection, player_id: str, game: str, limit: int) -> list[int]:
    """The numbers of the puzzles from somebody's own mistakes, the newest first."""
    mine = (mistakes.c.player_id == player_id, mistakes.c.game == game)
    return _numbers(connection, mine, limit)


def shared_numbers(connection: Connection, but_player: str, game: str, limit: int) -> list[int]:
    """Those from the games of others who all agreed, the newest first; of each of them few."""
    wanted = (mistakes.c.player_id != but_player, mistakes.c.game == game, _is_shared())
    latest = select(mistakes.c.id, mistakes.c.player_id).where(*wanted).order_by(mistakes.c.id.desc())
    found = latest.limit(_LOOKED_THROUGH).subquery()
    rank = func.row_number().over(partition_by=found.c.player_id, order_by=found.c.id.desc())
    ranked = select(found.c.id, rank.label("rank")).subquery()
    few = select(ranked.c.id).where(ranked.c.rank <= _OF_PLAYER).order_by(ranked.c.id.desc()).limit(limit)
    return [FIRST_NUMBER + number for number in connection.execute(few).scalars()]


def mistakes_of(connection: Connection, player_id: str) -> list[MistakeRow]:
    """All that were made of somebody's mistakes."""
    return [MistakeRow(*row) for row in connection.execute(select(*_ROW).where(mistakes.c.player_id == player_id))]


def _numbers(connection: Connection, wanted: tuple[ColumnElement[bool], ...], limit: int) -> list[int]:
    query = select(mistakes.c.id).where(*wanted).order_by(mistakes.c.id.desc()).limit(limit)
    return [FIRST_NUMBER + number for number in connection.execute(query).scalars()]


def _is_shared() -> ColumnElement[bool]:
    """Whether nobody who sat at the table keeps their games to themselves."""
    unwilling = select(seats.c.seat).join(players, players.c.id == seats.c.player_id)
    return ~exists(unwilling.where(seats.c.table_id == mistakes.c.table_id, players.c.shares_games.is_(False)))
