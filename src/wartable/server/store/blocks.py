"""Who has blocked whom, in the database."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec
from sqlalchemy import Connection, and_, delete, func, or_, select, text

from wartable.server.store.schema import blocks, players

__all__ = [
    "Blocked",
    "are_apart",
    "blocked_by",
    "blocks_among",
    "count_blocked",
    "forget_blocks",
    "hidden_from",
    "move_blocks",
    "save_block",
    "unblock",
]

_SAVE = text(
    "INSERT INTO blocks (player_id, blocked_id, created_at) VALUES (:player_id, :blocked_id, :at)"
    " ON CONFLICT (player_id, blocked_id) DO NOTHING"
)


class Blocked(msgspec.Struct, frozen=True):
    """Somebody whom a player has blocked."""

    id: str
    name: str
    created_at: int


def save_block(connection: Connection, player_id: str, blocked_id: str, at: int) -> None:
    connection.execute(_SAVE, {"player_id": player_id, "blocked_id": blocked_id, "at": at})


def unblock(connection: Connection, player_id: str, blocked_id: str) -> bool:
    """Whether they were blocked."""
    one = and_(blocks.c.player_id == player_id, blocks.c.blocked_id == blocked_id)
    return connection.execute(delete(blocks).where(one)).rowcount > 0


def blocked_by(connection: Connection, player_id: str) -> list[Blocked]:
    """Whom somebody has blocked, the latest first."""
    query = (
        select(blocks.c.blocked_id, players.c.name, blocks.c.created_at)
        .join(players, players.c.id == blocks.c.blocked_id)
        .where(blocks.c.player_id == player_id)
        .order_by(blocks.c.created_at.desc(), blocks.c.blocked_id)
    )
    return [Blocked(*row) for row in connection.execute(query)]


def count_blocked(connection: Connection, player_id: str) -> int:
    mine = blocks.c.player_id == player_id
    return int(connection.execute(select(func.count()).select_from(blocks).where(mine)).scalar_one())


def hidden_from(connection: Connection, player_id: str) -> list[str]:
    """Those whom a player has blocked, and those who have blocked them."""
    first = select(blocks.c.blocked_id).where(blocks.c.player_id == player_id)
    second = select(blocks.c.player_id).where(blocks.c.blocked_id == player_id)
    return sorted(set(connection.execute(first.union(second)).scalars()))


def are_apart(connection: Connection, player_id: str, others: Collection[str]) -> bool:
    """Whether a player and any of these want nothing to do with each other."""
    mine = and_(blocks.c.player_id == player_id, blocks.c.blocked_id.in_(others))
    theirs = and_(blocks.c.blocked_id == player_id, blocks.c.player_id.in_(others))
    return connection.execute(select(blocks.c.player_id).where(or_(mine, theirs)).limit(1)).first() is not None


def blocks_among(connection: Connection, people: Collection[str]) -> list[tuple[str, str]]:
    """Who of these has blocked whom of these."""
    query = select(blocks.c.player_id, blocks.c.blocked_id)
    rows = connection.execute(query.where(blocks.c.player_id.in_(people), blocks.c.blocked_id.in_(people)))
    return [(player, blocked) for player, blocked in rows]


def move_blocks(connection: Connection, guest: str, account: str) -> None:
    """A guest became an account: whom they blocked, and who blocked them, stays apart from them."""
    mine = or_(blocks.c.player_id == guest, blocks.c.blocked_id == guest)
    moved = connection.execute(select(blocks).where(mine)).all()
    connection.execute(delete(blocks).where(mine))
    for player, blocked, at in moved:
        first, second = (account if each == guest else each for each in (player, blocked))
        if first != second:
            save_block(connection, first, second, at)


def forget_blocks(connection: Connection, selves: Sequence[str]) -> None:
    """Somebody is forgotten."""
    mine = or_(blocks.c.player_id.in_(selves), blocks.c.blocked_id.in_(selves))
    connection.execute(delete(blocks).where(mine))
