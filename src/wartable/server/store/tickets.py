"""Those who look for a game, in the database: several processes see the same pools, and nobody is taken twice."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, and_, delete, exists, func, insert, or_, select, text, update

from wartable.server.store.schema import blocks, games_tables, ratings, tickets

__all__ = [
    "Pool",
    "Ticket",
    "apart_among",
    "count_tickets",
    "delete_ticket",
    "drop_gone",
    "find_ticket",
    "give_table",
    "hold_pools",
    "is_game_over",
    "nearest_in",
    "pools",
    "save_ticket",
    "see_tickets",
    "strength_of",
    "tickets_at",
    "waiting_in",
    "waiting_players",
    "waiting_pools",
]


class Ticket(NamedTuple):
    """Somebody who waits."""

    player_id: str
    name: str
    pool: str
    """Whoever wants the same game on the same terms waits in the same pool."""
    mu: float
    sigma: float
    """How good they are, and how unsure that is."""
    since: int
    """Since when they wait."""
    seen_at: int
    """When they were last there."""
    bot_after: int | None
    bot: str
    pledge: str
    table_id: str | None = None
    """The table at which they sit: it is theirs from the moment this is written, whoever opens it."""
    seat: int | None = None
    asked_from: str | None = None
    """A mark of the address."""


_COLUMNS = [tickets.c[name] for name in Ticket._fields]
_HOLD = text(
    "INSERT INTO keys (name, value) VALUES ('pairing', '') ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)


class Pool(NamedTuple):
    """How many wait for the same."""

    name: str
    waiting: int


def hold_pools(connection: Connection) -> None:
    """Until this transaction ends nobody else pairs: a row that all write to lets in one after the other."""
    connection.execute(_HOLD)


def find_ticket(connection: Connection, player_id: str) -> Ticket | None:
    found = connection.execute(select(*_COLUMNS).where(tickets.c.player_id == player_id)).one_or_none()
    return Ticket(*found) if found is not None else None


def save_ticket(connection: Connection, ticket: Ticket) -> None:
    """The one ticket of a player."""
    mine = tickets.c.player_id == ticket.player_id
    if not connection.execute(update(tickets).where(mine).values(**ticket._asdict())).rowcount:
        connection.execute(insert(tickets).values(**ticket._asdict()))


def delete_ticket(connection: Connection, player_id: str) -> bool:
    """Whether there was one that waited; whoever sits at a table already has found what they looked for."""
    mine = and_(tickets.c.player_id == player_id, tickets.c.table_id.is_(None))
    return connection.execute(delete(tickets).where(mine)).rowcount > 0


def count_tickets(connection: Connection, asked_from: str | None = None) -> int:
    """How many look for a game, or have just found one: in all, or from the address with this mark."""
    query = select(func.count()).select_from(tickets)
    if asked_from is not None:
        query = query.where(tickets.c.asked_from == asked_from)
    return int(connection.execute(query).scalar_one())


def waiting_in(connection: Connection, pool: str, seen_since: int, limit: int) -> list[Ticket]:
    """Those in a pool who are still there, the longest waiting first."""
    here = (tickets.c.pool == pool, tickets.c.table_id.is_(None), tickets.c.seen_at >= seen_since)
    query = select(*_COLUMNS).where(*here).order_by(tickets.c.since, tickets.c.player_id).limit(limit)
    return [Ticket(*row) for row in connection.execute(query)]


def nearest_in(connection: Connection, ticket: Ticket, seen_since: int, limit: int) -> list[Ticket]:
    """Those in the pool of a ticket who are nearest to it in strength, but for whom it is apart from."""
    there, me = (tickets.c.pool == ticket.pool, tickets.c.table_id.is_(None)), ticket.player_id
    mine = and_(blocks.c.player_id == me, blocks.c.blocked_id == tickets.c.player_id)
    theirs = and_(blocks.c.player_id == tickets.c.player_id, blocks.c.blocked_id == me)
    query = select(*_COLUMNS).where(*there, tickets.c.seen_at >= seen_since, tickets.c.player_id != me)
    query = query.where(~exists().where(mine), ~exists().where(theirs))
    nearest = (func.abs(tickets.c.mu - ticket.mu), tickets.c.since, tickets.c.player_id)
    return [Ticket(*row) for row in connection.execute(query.order_by(*nearest).limit(limit))]


def waiting_pools(connection: Connection) -> list[str]:
    """Pools in which somebody waits."""
    return list(connection.execute(select(tickets.c.pool).where(tickets.c.table_id.is_(None)).distinct()).scalars())


def waiting_players(connection: Connection) -> set[str]:
    """Everybody who waits."""
    return set(connection.execute(select(tickets.c.player_id).where(tickets.c.table_id.is_(None))).scalars())


def pools(connection: Connection, seen_since: int, limit: int) -> list[Pool]:
    """Where people wait, the fullest first."""
    here = (tickets.c.table_id.is_(None), tickets.c.seen_at >= seen_since)
    count = func.count()
    query = select(tickets.c.pool, count).where(*here).group_by(tickets.c.pool).order_by(count.desc(), tickets.c.pool)
    return [Pool(*row) for row in connection.execute(query.limit(limit))]


def tickets_at(connection: Connection, table_id: str) -> list[Ticket]:
    """Those who were given a table, by seat."""
    query = select(*_COLUMNS).where(tickets.c.table_id == table_id).order_by(tickets.c.seat)
    return [Ticket(*row) for row in connection.execute(query)]


def give_table(connection: Connection, group: Sequence[Ticket], table_id: str, now: int) -> None:
    """These have found each other."""
    for seat, ticket in enumerate(group):
        mine = tickets.c.player_id == ticket.player_id
        connection.execute(update(tickets).where(mine).values(table_id=table_id, seat=seat, seen_at=now))


def see_tickets(connection: Connection, player_ids: Collection[str], now: int) -> None:
    """These are still there, and wait."""
    mine = and_(tickets.c.player_id.in_(player_ids), tickets.c.table_id.is_(None))
    connection.execute(update(tickets).where(mine).values(seen_at=now))


def drop_gone(connection: Connection, waited: int, paired: int) -> int:
    """Forget whoever was not seen since, and whoever was paired before the second moment."""
    is_gone = or_(
        and_(tickets.c.table_id.is_(None), tickets.c.seen_at < waited),
        and_(tickets.c.table_id.is_not(None), tickets.c.seen_at < paired),
    )
    return connection.execute(delete(tickets).where(is_gone)).rowcount


def apart_among(connection: Connection, player_ids: Collection[str]) -> set[frozenset[str]]:
    """Pairs of these players of whom one has blocked the other."""
    query = select(blocks.c.player_id, blocks.c.blocked_id)
    query = query.where(blocks.c.player_id.in_(player_ids), blocks.c.blocked_id.in_(player_ids))
    return {frozenset(row) for row in connection.execute(query)}


def strength_of(connection: Connection, player_id: str, game: str, count: int) -> tuple[float, float] | None:
    """How good a player is at a game of so many, and how unsure that is."""
    mine = (ratings.c.game == game, ratings.c.players == count, ratings.c.subject == player_id)
    found = connection.execute(select(ratings.c.mu, ratings.c.sigma).where(*mine)).one_or_none()
    return (found.mu, found.sigma) if found is not None else None


def is_game_over(connection: Connection, table_id: str) -> bool:
    query = select(games_tables.c.status).where(games_tables.c.id == table_id)
    return connection.execute(query).scalar_one_or_none() == "over"
