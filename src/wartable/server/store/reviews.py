"""Reviews in the database: worked out once, by one process, then read."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, func, select, text, update

from wartable.server.store.schema import reviewing, reviews

__all__ = [
    "Claim",
    "ask_again",
    "claim_review",
    "drop_claim",
    "find_review",
    "has_review",
    "keep_review",
    "progress_of",
    "renew_claim",
    "reviews_asked_from",
]


class Claim(NamedTuple):
    """A process works out a review."""

    table_id: str
    version: int
    process: str
    at: int
    done: int = 0
    total: int = 0
    asked_from: str | None = None
    """A mark of the address."""


_KEEP = text(
    "INSERT INTO reviews (table_id, version, body) VALUES (:table_id, :version, :body)"
    " ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, body = excluded.body"
)
_CLAIM = text(
    "INSERT INTO reviewing (table_id, version, process, at, done, total, asked_from, asked_at)"
    " VALUES (:table_id, :version, :process, :at, :done, :total, :asked_from, :at)"
    " ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, process = excluded.process, at = excluded.at,"
    " done = excluded.done, total = excluded.total, asked_from = excluded.asked_from, asked_at = excluded.asked_at"
    " WHERE reviewing.at < :forsaken OR reviewing.version <> excluded.version"
)


def find_review(connection: Connection, table_id: str, version: int) -> str | None:
    """The review of a table, if one of this version is kept."""
    query = select(reviews.c.body).where(reviews.c.table_id == table_id, reviews.c.version == version)
    found: str | None = connection.execute(query).scalar()
    return found


def has_review(connection: Connection, table_id: str, version: int) -> bool:
    """Whether the review of a table is kept; it may be megabytes to read."""
    query = select(reviews.c.table_id).where(reviews.c.table_id == table_id, reviews.c.version == version)
    return connection.execute(query).first() is not None


def keep_review(connection: Connection, table_id: str, version: int, body: str) -> None:
    """Keep a review in place of any older one."""
    connection.execute(_KEEP, {"table_id": table_id, "version": version, "body": body})


def claim_review(connection: Connection, claim: Claim, forsaken: int) -> bool:
    """Whether this process is the one to work out a review: nobody does, or whoever did renewed no claim since."""
    return connection.execute(_CLAIM, {**claim._asdict(), "forsaken": forsaken}).rowcount == 1


def reviews_asked_from(connection: Connection, mark: str, forsaken: int) -> int:
    """How many reviews are being worked out, by any process, for the address with this mark."""
    query = select(func.count()).where(reviewing.c.asked_from == mark, reviewing.c.at >= forsaken)
    return connection.execute(query.select_from(reviewing)).scalar_one()


def renew_claim(connection: Connection, claim: Claim) -> int | None:
    """The process still works, and is so far; when somebody last asked for it."""
    mine = (reviewing.c.table_id == claim.table_id, reviewing.c.process == claim.process)
    connection.execute(update(reviewing).where(*mine).values(at=claim.at, done=claim.done, total=claim.total))
    found: int | None = connection.execute(select(reviewing.c.asked_at).where(*mine)).scalar()
    return found


def ask_again(connection: Connection, table_id: str, at: int) -> None:
    """Somebody still waits for a review."""
    connection.execute(update(reviewing).where(reviewing.c.table_id == table_id).values(asked_at=at))


def drop_claim(connection: Connection, table_id: str, process: str) -> None:
    """The process does not work any more, whatever came of it."""
    connection.execute(delete(reviewing).where(reviewing.c.table_id == table_id, reviewing.c.process == process))


def progress_of(connection: Connection, table_id: str, version: int, forsaken: int) -> tuple[int, int] | None:
    """How far a review is that somebody works out."""
    query = select(reviewing.c.done, reviewing.c.total).where(
        reviewing.c.table_id == table_id, reviewing.c.version == version, reviewing.c.at >= forsaken
    )
    found = connection.execute(query).one_or_none()
    return (found.done, found.total) if found is not None else None
