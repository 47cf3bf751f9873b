"""People in the database: guests, accounts, and their API tokens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, text, update

from wartable.server.store.blocks import move_blocks
from wartable.server.store.experiments import move_experiments
from wartable.server.store.notifications import move_notifications
from wartable.server.store.push_subscriptions import move_subscriptions
from wartable.server.store.puzzles import move_puzzles
from wartable.server.store.reports import move_reports
from wartable.server.store.schema import (
    admissions,
    ended_sessions,
    games_tables,
    players,
    rating_history,
    ratings,
    tickets,
    tokens,
)

__all__ = [
    "Player",
    "PlayerStanding",
    "TokenRow",
    "delete_token",
    "delete_tokens",
    "end_session",
    "ended_among",
    "find_login",
    "find_player",
    "find_session",
    "find_token",
    "guests_of",
    "insert_player",
    "insert_token",
    "list_players",
    "list_tokens",
    "merge_players",
    "standings",
    "tokens_among",
    "update_player",
]


class Player(NamedTuple):
    """A person."""

    id: str
    name: str
    login: str | None = None
    password: str | None = None
    session: int = 0
    webhook: str | None = None
    webhook_secret: str | None = None
    created_at: int = 0
    banned_at: int | None = None
    merged_into: str | None = None
    is_private: bool = False
    """Whether games, ratings and statistics are for their own eyes only."""
    email: str | None = None
    """An address that they have shown to be theirs."""
    muted_at: int | None = None
    """Since when the host lets them play, but not write."""
    home: str | None = None
    """A mark of the address from which the account was last shown to be theirs."""
    shares_games: bool = False
    """Whether others may be asked puzzles from their games."""


class TokenRow(NamedTuple):
    """A personal API token; the token itself is not kept."""

    id: str
    player_id: str
    label: str
    digest: str
    created_at: int


class PlayerStanding(NamedTuple):
    """What decides whether somebody who came in may stay."""

    session: int
    banned_at: int | None
    merged_into: str | None


_ASKED_AT_ONCE = 500
_END_SESSION = text("INSERT INTO ended_sessions (id, at) VALUES (:id, :at) ON CONFLICT (id) DO NOTHING")
_PLAYER = [players.c[name] for name in Player._fields]
_TOKEN = [tokens.c[name] for name in TokenRow._fields]


def insert_player(connection: Connection, player: Player) -> None:
    connection.execute(insert(players).values(**player._asdict()))


def find_player(connection: Connection, player_id: str) -> Player | None:
    found = connection.execute(select(*_PLAYER).where(players.c.id == player_id)).one_or_none()
    return Player(*found) if found is not None else None


def find_login(connection: Connection, login: str) -> Player | None:
    found = connection.execute(select(*_PLAYER).where(players.c.login == login)).one_or_none()
    return Player(*found) if found is not None else None


def end_session(connection: Connection, session_id: str, at: int) -> None:
    """Somebody logged out."""
    connection.execute(_END_SESSION, {"id": session_id, "at": at})


def find_session(connection: Connection, player_id: str, session_id: str) -> Player | None:
    """The player of a session; None if it was ended."""
    ended = connection.execute(select(ended_sessions.c.id).where(ended_sessions.c.id == session_id)).scalar()
    return None if ended is not None else find_player(connection, player_id)


def ended_among(connection: Connection, ids: Sequence[str]) -> set[str]:
    """Those of these sessions that were ended."""
    return {
        session_id
        for some in _parts(ids)
        for session_id in connection.execute(select(ended_sessions.c.id).where(ended_sessions.c.id.in_(some))).scalars()
    }


def delete_tokens(connection: Connection, player_id: str, kept: Sequence[str]) -> None:
    """Forget a player's tokens but for those with these labels."""
    mine = (tokens.c.player_id == player_id, tokens.c.label.not_in(list(kept)))
    connection.execute(delete(tokens).where(*mine))


def update_player(connection: Connection, player_id: str, values: dict[str, object]) -> None:
    connection.execute(update(players).where(players.c.id == player_id).values(**values))


def list_players(connection: Connection, limit: int) -> list[Player]:
    """The newest first."""
    found = connection.execute(select(*_PLAYER).order_by(players.c.created_at.desc()).limit(limit))
    return [Player(*row) for row in found]


def merge_players(connection: Connection, guest: str, account: str) -> None:
    """A guest becomes an account that was there before. Where both have a rating, the account's counts."""
    rated = select(ratings.c.game, ratings.c.players).where(ratings.c.subject == account)
    for game, count in connection.execute(rated).all():
        double = (ratings.c.game == game, ratings.c.players == count, ratings.c.subject == guest)
        connection.execute(delete(ratings).where(*double))
    name = select(players.c.name).where(players.c.id == account).scalar_subquery()
    moved = update(ratings).where(ratings.c.subject == guest)
    connection.execute(moved.values(subject=account, name=name))
    connection.execute(update(rating_history).where(rating_history.c.subject == guest).values(subject=account))
    known = select(admissions.c.table_id).where(admissions.c.player_id == account)
    mine = admissions.c.player_id == guest
    connection.execute(delete(admissions).where(mine, admissions.c.table_id.in_(known)))
    connection.execute(update(admissions).where(mine).values(player_id=account))
    connection.execute(update(games_tables).where(games_tables.c.opened_by == guest).values(opened_by=account))
    for kept in (tokens, tickets):
        connection.execute(delete(kept).where(kept.c.player_id == guest))
    move_reports(connection, guest, account)
    move_blocks(connection, guest, account)
    move_notifications(connection, guest, account)
    move_subscriptions(connection, guest, account)
    move_puzzles(connection, guest, account)
    move_experiments(connection, guest, account)
    muted = select(players.c.muted_at).where(players.c.id == guest)
    if (muted_at := connection.execute(muted).scalar()) is not None:
        connection.execute(update(players).where(players.c.id == account).values(muted_at=muted_at))
    connection.execute(update(players).where(players.c.id == guest).values(merged_into=account))


def guests_of(connection: Connection, account: str) -> list[str]:
    """The guests who took up this account."""
    return list(connection.execute(select(players.c.id).where(players.c.merged_into == account)).scalars())


def standings(connection: Connection, ids: Sequence[str]) -> dict[str, PlayerStanding]:
    """How these players stand."""
    columns = [players.c[name] for name in ("id", *PlayerStanding._fields)]
    return {
        player_id: PlayerStanding(*standing)
        for some in _parts(ids)
        for player_id, *standing in connection.execute(select(*columns).where(players.c.id.in_(some)))
    }


def tokens_among(connection: Connection, ids: Sequence[str]) -> set[str]:
    """Those of these tokens that are still good."""
    return {
        token_id
        for some in _parts(ids)
        for token_id in connection.execute(select(tokens.c.id).where(tokens.c.id.in_(some))).scalars()
    }


def insert_token(connection: Connection, token: TokenRow) -> None:
    connection.execute(insert(tokens).values(**token._asdict()))


def find_token(connection: Connection, token_id: str) -> TokenRow | None:
    found = connection.execute(select(*_TOKEN).where(tokens.c.id == token_id)).one_or_none()
    return TokenRow(*found) if found is not None else None


def list_tokens(connection: Connection, player_id: str) -> list[TokenRow]:
    found = connection.execute(select(*_TOKEN).where(tokens.c.player_id == player_id).order_by(tokens.c.created_at))
    return [TokenRow(*row) for row in found]


def delete_token(connection: Connection, player_id: str, token_id: str) -> bool:
    """Whether there was such a token."""
    gone = connection.execute(delete(tokens).where(tokens.c.id == token_id, tokens.c.player_id == player_id))
    return gone.rowcount > 0


def _parts(ids: Sequence[str]) -> Iterator[Sequence[str]]:
    for first in range(0, len(ids), _ASKED_AT_ONCE):
        yield ids[first : first + _ASKED_AT_ONCE]
