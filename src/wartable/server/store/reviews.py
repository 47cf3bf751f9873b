"""Reviews in the database: worked out once, then read."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from wartable.server.store.schema import reviews

__all__ = ["find_review", "keep_review"]


def find_review(connection: Connection, table_id: str, version: int) -> str | None:
    """The review of a table, if one of this version is kept."""
    query = select(reviews.c.body).where(reviews.c.table_id == table_id, reviews.c.version == version)
    found: str | None = connection.execute(query).scalar()
    return found


def keep_review(connection: Connection, table_id: str, version: int, body: str) -> None:
    """Keep a review in place of any older one; of two processes that finish together the later one counts."""
    connection.execute(delete(reviews).where(reviews.c.table_id == table_id))
    connection.execute(insert(reviews).values(table_id=table_id, version=version, body=body))
