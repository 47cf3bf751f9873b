"""What all tables of the database belong to."""

from __future__ import annotations

from sqlalchemy import Index, MetaData, text

__all__ = ["index_of_some", "metadata"]

metadata = MetaData()


def index_of_some(table: str, column: str) -> Index:
    """An index of the few rows that have something in this column."""
    some = text(f"{column} IS NOT NULL")
    return Index(f"ix_{table}_{column}", column, sqlite_where=some, postgresql_where=some)
