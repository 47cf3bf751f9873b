"""Between the processes of one server: who wrote to which table, and who is where.

PostgreSQL tells everybody by NOTIFY, in the same transaction as the record. A SQLite file is for one process; if a
second one works on it all the same, the file itself tells that something changed.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol

import msgspec
import structlog
from sqlalchemy import Connection

from wartable.server.live.tables import LiveTables
from wartable.server.store.database import Database, PostgresDatabase, SqliteDatabase
from wartable.server.store.journal import CHANNEL, Append, Journal, notify
from wartable.server.store.tables import last_numbers

__all__ = ["Bulletin", "Bulletins", "PostgresBulletins", "SqliteBulletins", "open_bulletins"]

_PAYLOAD_LIMIT = 7500
"""PostgreSQL takes 8000 bytes."""
_TABLES_PER_BULLETIN = 80
_POLL_SECONDS = 0.25
_LOOKED_AT_ONCE = 100
_log = structlog.get_logger("wartable.server")


class Bulletin(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one process tells the others."""

    sender: str
    tables: tuple[tuple[str, int, str | None], ...] = ()
    """Tables that were written to: id, sequence number, and the player whose turn began, if one's did."""
    presence: dict[str, tuple[tuple[str, ...], int]] = {}
    """By table: who is connected to this process, and how many spectators."""
    asks: tuple[str, ...] = ()
    """Tables of which this process wants to know who is connected elsewhere."""
    spent: tuple[tuple[str, str, int], ...] = ()
    """Rates of clients: name, client, and how much of it was spent here."""
    paired: tuple[tuple[str, str], ...] = ()
    """Players who looked for a game, and the table that was found."""
    blocks: tuple[str, ...] = ()
    """Players between whom something about blocking changed."""
    connections: tuple[tuple[str, int], ...] = ()
    """Addresses with many live connections, and how many of them are here."""


class Bulletins(Protocol):
    """Carries bulletins."""

    name: str
    """Of this process."""
    readers: list[Callable[[Bulletin], None]]
    """Called for every bulletin of another process."""

    async def start(self) -> None:
        """Listen."""

    async def stop(self) -> None:
        """Stop listening."""

    def publish(self, bulletin: Bulletin) -> None:
        """Tell the others; whoever is not there misses it."""


class PostgresBulletins:
    """LISTEN and NOTIFY."""

    def __init__(self, database: PostgresDatabase, journal: Journal, tables: LiveTables) -> None:
        self.name = secrets.token_hex(4)
        self.readers: list[Callable[[Bulletin], None]] = []
        self._database = database
        self._tables = tables
        self._tasks: set[asyncio.Task[Any]] = set()
        self._connection: Any = None
        self._is_stopping = False
        journal.told = self._told

    async def start(self) -> None:
        # Only who uses PostgreSQL needs its driver.
        import asyncpg

        url = self._database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._connection = await asyncpg.connect(url)
        await self._connection.add_listener(CHANNEL, self._hear)
        self._connection.add_termination_listener(self._lost)

    async def stop(self) -> None:
        self._is_stopping = True
        for task in self._tasks:
            task.cancel()
        if self._connection is not None and not self._connection.is_closed():
            await self._connection.close()

    def publish(self, bulletin: Bulletin) -> None:
        self._spawn(self._database.write(_notify, _encoded(bulletin)))

    def _told(self, records: Sequence[Append]) -> list[str]:
        """What is told in the same transaction."""
        return [_encoded(Bulletin(self.name, tables=part)) for part in _parts(records)]

    def _hear(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        bulletin = msgspec.json.decode(str(payload), type=Bulletin)
        if bulletin.sender == self.name:
            return
        for table_id, seq, _ in bulletin.tables:
            if self._tables.is_near(table_id):
                self._spawn(self._tables.refresh(table_id, seq))
        for reader in self.readers:
            reader(bulletin)

    def _lost(self, _connection: object) -> None:
        if not self._is_stopping:
            _log.warning("lost the database's notifications")
            self._spawn(self._come_back())

    async def _come_back(self) -> None:
        while True:
            await asyncio.sleep(1)
            try:
                await self.start()
                for live in self._tables.all_held():
                    await self._tables.refresh(live.setup.id)
            except Exception as error:
                _log.warning("still without the database's notifications", error=str(error))
            else:
                return

    def _spawn(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("a bulletin was lost", exc_info=task.exception())


class SqliteBulletins:
    """Looks whether somebody else wrote to the file."""

    def __init__(self, database: SqliteDatabase, tables: LiveTables) -> None:
        self.name = "alone"
        self.readers: list[Callable[[Bulletin], None]] = []
        self._database = database
        self._tables = tables
        self._task: asyncio.Task[None] | None = None
        self._unlooked: list[str] = []
        """Tables that somebody else may have written to."""

    async def start(self) -> None:
        self._task = asyncio.create_task(self._poll())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def publish(self, bulletin: Bulletin) -> None:
        """There is nobody else to tell."""

    async def _poll(self) -> None:
        known = self._database.data_version()
        while True:
            await asyncio.sleep(_POLL_SECONDS)
            version = self._database.data_version()
            if version != known:
                known, self._unlooked = version, [live.setup.id for live in self._tables.all_held()]
            if self._unlooked:
                # Whoever listens is told at once; what is only kept ready follows, some at a time.
                heard = [live.setup.id for live in self._tables.all_held() if live.has_listeners]
                some, self._unlooked = self._unlooked[:_LOOKED_AT_ONCE], self._unlooked[_LOOKED_AT_ONCE:]
                for table_id, seq in (await self._database.read(last_numbers, [*heard, *some])).items():
                    await self._tables.refresh(table_id, seq)


def open_bulletins(database: Database, journal: Journal, tables: LiveTables) -> Bulletins:
    """The wire that fits the database."""
    if isinstance(database, PostgresDatabase):
        return PostgresBulletins(database, journal, tables)
    assert isinstance(database, SqliteDatabase)
    return SqliteBulletins(database, tables)


def _parts(records: Sequence[Append]) -> Iterator[tuple[tuple[str, int, str | None], ...]]:
    rows = tuple((record.table_id, record.seq, record.turn_of) for record in records)
    for first in range(0, len(rows), _TABLES_PER_BULLETIN):
        yield rows[first : first + _TABLES_PER_BULLETIN]


def _encoded(bulletin: Bulletin) -> str:
    return msgspec.json.encode(bulletin).decode()


def _notify(connection: Connection, payload: str) -> None:
    if len(payload.encode()) <= _PAYLOAD_LIMIT:
        notify(connection, payload)
