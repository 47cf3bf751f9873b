"""The journal of a table, read from the database behind the server's back."""

from __future__ import annotations

from wartable.server.host import setup_of
from wartable.server.records import Record, decoder_for
from wartable.server.settings import settings_from
from wartable.server.setup import Setup
from wartable.server.store.database import open_database
from wartable.server.store.journal import read_rows
from wartable.server.store.tables import load_table

__all__ = ["read_journal"]


async def read_journal(database_url: str, table: str) -> tuple[Setup, list[Record]]:
    """The table, and everything that happened there."""
    database = open_database(settings_from({}, database=database_url))
    try:
        loaded = await database.read(load_table, table)
        assert loaded is not None
        setup = setup_of(loaded[0])
        rows = await database.read(read_rows, table, 0)
        return setup, [decoder_for(setup.game).decode(row.body) for row in rows]
    finally:
        await database.close()
