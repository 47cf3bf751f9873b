"""The journal of a table, read from the database behind the server's back."""

from __future__ import annotations

from wartable.server.live.tables import setup_of
from wartable.server.process.settings import settings_from
from wartable.server.store.database import open_database
from wartable.server.store.journal import read_rows
from wartable.server.store.tables import load_table
from wartable.server.table.records import Record, decoder_for
from wartable.server.table.setup import TableSetup

__all__ = ["read_journal"]


async def read_journal(database_url: str, table: str) -> tuple[TableSetup, list[Record]]:
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
