"""Deadlines: no clock runs out unnoticed, at whichever process's tables."""

from __future__ import annotations

import contextlib

from wartable.core.errors import WartableError
from wartable.server.live.tables import LiveTables, playable_versions
from wartable.server.store.database import Database
from wartable.server.store.tables import overdue
from wartable.server.table import commands
from wartable.server.table.position import TablePosition
from wartable.server.table.records import Record
from wartable.server.table.setup import TableSetup

__all__ = ["Deadlines"]

_AT_ONCE = 50


class _TooEarly(Exception):
    """Nobody's time has run out after all."""


class Deadlines:
    """Ends the turns of those whose time has run out."""

    def __init__(self, database: Database, tables: LiveTables) -> None:
        self._database = database
        self._tables = tables

    async def look(self) -> None:
        """Look at the clocks that should have run out by now."""
        for table_id in await self._database.read(overdue, playable_versions(), self._tables.now(), _AT_ONCE):
            with contextlib.suppress(_TooEarly, WartableError):
                await self._tables.refresh(table_id)
                await self._tables.submit(await self._tables.find(table_id), self._time_out)

    def _time_out(self, setup: TableSetup, position: TablePosition) -> Record:
        record = commands.time_out(setup, position, self._tables.now())
        if record is None:
            raise _TooEarly
        return record
