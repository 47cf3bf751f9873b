"""What all tables of the database belong to."""

from __future__ import annotations

from sqlalchemy import Index, MetaData, text

__all__ = ["index_of_some", "metadata"]

metadata = MetaData()


def index_of_some(table: str, column: str, *before: str) -> Index:
    """An index of the few rows that have something in this column, ordered by what stands `before` it."""
    some, columns = text(f"{column} IS NOT NULL"), (*before, column)
    return Index(f"ix_{table}_{'_'.join(columns)}", *columns, sqlite_where=some, postgresql_where=some)
