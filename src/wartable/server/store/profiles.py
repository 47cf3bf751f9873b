"""What the database knows of a player's finished games, for whoever may see those."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, Integer, and_, cast, exists, func, or_, select

from wartable.server.store.schema import games_tables, rating_history, reviews, seats

__all__ = [
    "GameFilter",
    "GameSum",
    "OpeningSum",
    "PlayedGame",
    "PlayedSeat",
    "RatingPoint",
    "ReviewPoint",
    "game_sums",
    "opening_sums",
    "played_games",
    "rating_points",
    "review_points",
]

_POINTS = 500
_OPENINGS = 50
_mine = seats.alias("mine")
_other = seats.alias("other")
_viewers = seats.alias("viewers")


class GameFilter(NamedTuple):
    """Which of a player's games are wanted."""

    game: str | None = None
    opponent: str | None = None
    """Part of the name of somebody who sat at the table."""
    result: str | None = None
    """"won" or "lost"."""
    rated: bool | None = None
    before: int | None = None


class PlayedSeat(msgspec.Struct, frozen=True):
    """Who sat where."""

    name: str
    player: str | None
    bot: str | None
    has_won: bool | None


class PlayedGame(msgspec.Struct, frozen=True):
    """A finished game of a player."""

    id: str
    game: str
    players: int
    finished_at: int
    is_rated: bool
    seat: int
    """Where the player sat."""
    has_won: bool | None
    """None where the table was closed."""
    seats: tuple[PlayedSeat, ...]
    accuracy: float | None
    luck: float | None
    has_review: bool


class GameSum(msgspec.Struct, frozen=True):
    """How many games somebody has finished of one kind, and won."""

    game: str
    players: int
    played: int
    won: int


class OpeningSum(msgspec.Struct, frozen=True):
    """How often somebody opened in a way, and won."""

    game: str
    opening: str
    """A message of the game's catalogue."""
    played: int
    won: int


class RatingPoint(msgspec.Struct, frozen=True):
    """Where somebody stood after a game that counted."""

    at: int
    mu: float
    sigma: float


class ReviewPoint(msgspec.Struct, frozen=True):
    """What a review found of somebody's play."""

    at: int
    accuracy: float
    """The share of decisions that were best or good."""
    luck: float
    """What the dice and cards were worth, in shares of the victory."""


def played_games(
    connection: Connection, player_id: str, viewer: str | None, wanted: GameFilter, limit: int
) -> list[PlayedGame]:
    """A player's finished games that the viewer may see, the latest first."""
    columns = [games_tables.c[name] for name in ("id", "game", "players", "finished_at", "is_rated")]
    has_review = exists(select(reviews.c.table_id).where(reviews.c.table_id == games_tables.c.id))
    query = (
        select(*columns, *(_mine.c[name] for name in ("seat", "has_won", "accuracy", "luck")), has_review)
        .join(_mine, _mine.c.table_id == games_tables.c.id)
        .where(*_seen(player_id, viewer), *_chosen(wanted))
        .order_by(games_tables.c.finished_at.desc(), games_tables.c.id)
        .limit(limit)
    )
    found = connection.execute(query).all()
    places = _places(connection, [row.id for row in found])
    return [
        PlayedGame(*row[:5], row.seat, row.has_won, tuple(places[row.id]), row.accuracy, row.luck, bool(row[-1]))
        for row in found
    ]


def game_sums(connection: Connection, player_id: str, viewer: str | None) -> list[GameSum]:
    """How many games a player has finished and won, by game and number of players."""
    kind = (games_tables.c.game, games_tables.c.players)
    query = (
        select(*kind, func.count(), func.sum(_as_number(_mine.c.has_won)))
        .join(_mine, _mine.c.table_id == games_tables.c.id)
        .where(*_seen(player_id, viewer), _mine.c.has_won.is_not(None))
        .group_by(*kind)
        .order_by(*kind)
    )
    return [GameSum(game, players, played, int(won or 0)) for game, players, played, won in connection.execute(query)]


def opening_sums(connection: Connection, player_id: str, viewer: str | None) -> list[OpeningSum]:
    """How a player likes to open, the favourite first."""
    kind = (games_tables.c.game, _mine.c.opening)
    query = (
        select(*kind, func.count().label("played"), func.sum(_as_number(_mine.c.has_won)))
        .join(_mine, _mine.c.table_id == games_tables.c.id)
        .where(*_seen(player_id, viewer), _mine.c.opening.is_not(None))
        .group_by(*kind)
        .order_by(func.count().desc(), _mine.c.opening)
        .limit(_OPENINGS)
    )
    return [OpeningSum(game, item, played, int(won or 0)) for game, item, played, won in connection.execute(query)]


def rating_points(connection: Connection, player_id: str, game: str, players: int) -> list[RatingPoint]:
    """How a player's rating came about; the latest of many."""
    kept = rating_history.c
    query = (
        select(kept.at, kept.mu, kept.sigma)
        .where(kept.subject == player_id, kept.game == game, kept.players == players)
        .order_by(kept.at.desc())
        .limit(_POINTS)
    )
    return [RatingPoint(*row) for row in connection.execute(query)][::-1]


def review_points(
    connection: Connection, player_id: str, viewer: str | None, game: str, players: int
) -> list[ReviewPoint]:
    """Accuracy and luck from game to game, where they were reviewed; the latest of many."""
    query = (
        select(games_tables.c.finished_at, _mine.c.accuracy, _mine.c.luck)
        .join(_mine, _mine.c.table_id == games_tables.c.id)
        .where(*_seen(player_id, viewer), games_tables.c.game == game, games_tables.c.players == players)
        .where(_mine.c.accuracy.is_not(None), _mine.c.luck.is_not(None))
        .order_by(games_tables.c.finished_at.desc())
        .limit(_POINTS)
    )
    return [ReviewPoint(*row) for row in connection.execute(query)][::-1]


def _seen(player_id: str, viewer: str | None) -> list[ColumnElement[bool]]:
    """Finished games of a player that a viewer may see: public ones, and those where the viewer sat too.

    Nothing of a game that runs, whatever it is. Whoever played all seats of a table has neither won nor lost it.
    """
    again = and_(_other.c.table_id == _mine.c.table_id, _sits(_other, player_id), _other.c.seat != _mine.c.seat)
    is_seen = games_tables.c.visibility == "public"
    if viewer is not None:
        there = and_(_viewers.c.table_id == games_tables.c.id, _sits(_viewers, viewer))
        is_seen = or_(is_seen, exists(select(_viewers.c.seat).where(there)))
    return [
        _mine.c.player_id == player_id,
        games_tables.c.status == "over",
        games_tables.c.noted_at.is_not(None),
        ~exists(select(_other.c.seat).where(again)),
        is_seen,
    ]


def _sits(places: Any, player_id: str) -> ColumnElement[bool]:
    """Whether a player sits there, of the few seats of one table.

    Not as a plain comparison: the database would go through all that the player ever sat at, for each game anew.
    """
    return func.coalesce(places.c.player_id, "") == player_id


def _chosen(wanted: GameFilter) -> list[ColumnElement[bool]]:
    chosen: list[ColumnElement[bool]] = []
    if wanted.game is not None:
        chosen.append(games_tables.c.game == wanted.game)
    if wanted.rated is not None:
        chosen.append(games_tables.c.is_rated.is_(wanted.rated))
    if wanted.result is not None:
        chosen.append(_mine.c.has_won.is_(wanted.result == "won"))
    if wanted.before is not None:
        chosen.append(games_tables.c.finished_at < wanted.before)
    if wanted.opponent:
        named = func.lower(_viewers.c.name).contains(wanted.opponent.lower(), autoescape=True)
        there = and_(_viewers.c.table_id == games_tables.c.id, _viewers.c.seat != _mine.c.seat, named)
        chosen.append(exists(select(_viewers.c.seat).where(there)))
    return chosen


def _places(connection: Connection, ids: list[str]) -> dict[str, list[PlayedSeat]]:
    places: dict[str, list[PlayedSeat]] = {table_id: [] for table_id in ids}
    query = select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
    for row in connection.execute(query):
        places[row.table_id].append(PlayedSeat(row.name, row.player_id, row.bot, row.has_won))
    return places


def _as_number(column: ColumnElement[Any]) -> ColumnElement[int]:
    return cast(column, Integer)
