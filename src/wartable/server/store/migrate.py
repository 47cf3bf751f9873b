"""Brings a database to the schema of this program."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from wartable.server.store.database import Database

__all__ = ["migrate", "upgrade"]

_LOCK = 0x77617274
"""An arbitrary number: processes that start together on PostgreSQL migrate one after the other."""


async def migrate(database: Database) -> None:
    """Run the migrations that are missing."""
    await database.write(upgrade)


def upgrade(connection: Connection) -> None:
    """Run the migrations that are missing, in the transaction of this connection."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
