"""The database as the rest of the server sees it: functions of a connection, run where they block nobody.

SQLite runs them in threads: reads in a small pool, writes in one thread, since SQLite has one writer anyway. One hop to
a thread per function is a third of the cost of an asynchronous driver that hops for every statement. The records of
moves do not even hop: in WAL mode a small commit is a write to the system's cache and takes less than the way to a
thread. What waits for the disk is done in threads: the checkpoint, and bringing the log to the disk, which one thread
does for all commits that came meanwhile. No commit waits for the disk with SQLite's lock in its hand: a move would wait
behind whatever else is written. PostgreSQL runs everything on asyncpg; moves are one statement there, on their own
connection: all that stands around a transaction costs several times as much, and one of the others may not be free.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import os
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import StaticPool

from wartable.server.process.settings import BadSetting, Settings, default_database
from wartable.server.store.disk import Disk, Synced

__all__ = ["Database", "PostgresDatabase", "SqliteDatabase", "is_away", "open_database"]

T = TypeVar("T")
_READERS = 2
_LOCKED_SECONDS = 10.0
_WAITING = {"lock_timeout": str(round(1000 * _LOCKED_SECONDS))}
"""What PostgreSQL is told when it is connected to."""
_AWAY = ("08", "53", "55", "57", "58")
"""Of codes of PostgreSQL, how they begin: no connection, nothing left, in use, somebody intervened, the system."""
_HIDES_PARAMETERS = True
"""An error of the database is logged, and what was to be written may be a table's seed or the hash of a password."""


class Database(Protocol):
    """Where functions of a connection are run."""

    url: URL

    async def read(self, function: Callable[..., T], *args: Any) -> T:
        """The answer of `function(connection, *args)`; it must not write."""

    async def write(self, function: Callable[..., T], *args: Any) -> T:
        """The answer of `function(connection, *args)`, committed before this returns."""

    def write_now(self, function: Callable[..., None], *args: Any) -> bool:
        """Run `function(connection, driver, *args)`, a small write, and commit it, here and now.

        False, and nothing done, if that could keep others waiting. Where `has_to_sync` is true, it is safe after the
        next `sync` only.
        """

    has_short_way: bool
    """Whether there is `write_statement`."""

    async def write_statement(self, statement: str, *args: Any) -> None:
        """Run one statement, committed before this returns, where nobody else is waited for; one at a time."""

    has_to_sync: bool

    def sync(self, then: Synced) -> None:
        """Have everything that `write_now` committed on the disk, and call `then`."""

    async def tend(self) -> None:
        """Now and then: what the database needs to stay quick."""

    async def close(self) -> None:
        """Let go of all connections."""


class SqliteDatabase:
    """One file in WAL mode: readers do not wait for the writer."""

    def __init__(
        self,
        url: URL,
        *,
        synchronous: str = "full",
        open_disk: Callable[[str], Disk] = Disk,
        patience: float = _LOCKED_SECONDS,
    ) -> None:
        """Who finds the file locked waits for as long as `patience` says."""
        self.url = url
        self._patience = patience
        is_file = bool(url.database) and url.database != ":memory:"
        self.has_to_sync = synchronous == "full" and is_file
        if url.database and is_file:
            path = Path(url.database)
            path.parent.mkdir(parents=True, exist_ok=True)
            # Sessions, secrets of running games and what people said: for the server alone.
            path.touch(mode=0o600)
            with contextlib.suppress(PermissionError):
                path.chmod(0o600)
        self._path = url.database if is_file else None
        self._identity = _identity(self._path)
        self._locked_at = -math.inf
        """When somebody last waited in vain."""
        self._open_disk = open_disk
        self._disk: Disk | None = None
        """Where the write-ahead log lies."""
        self._writing = ThreadPoolExecutor(1, thread_name_prefix="sqlite-write")
        self._reading = ThreadPoolExecutor(_READERS, thread_name_prefix="sqlite-read")
        shared: dict[str, Any] = {"connect_args": {"check_same_thread": False}, "hide_parameters": _HIDES_PARAMETERS}
        self._writer = create_engine(url, poolclass=StaticPool, **shared)
        self._readers = create_engine(url, pool_size=_READERS, **shared)
        self._quick = create_engine(url, poolclass=StaticPool, hide_parameters=_HIDES_PARAMETERS)
        for engine in (self._writer, self._readers, self._quick):
            event.listen(engine, "connect", self._prepare)
        self._at_hand: Connection | None = None
        self._driver_at_hand: Any = None
        self._is_tending = False
        self._has_news = False

    async def read(self, function: Callable[..., T], *args: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reading, self._read, function, args)

    async def write(self, function: Callable[..., T], *args: Any) -> T:
        loop = asyncio.get_running_loop()
        found, has_changed = await loop.run_in_executor(self._writing, self._write, function, args, time.monotonic())
        if has_changed and self.has_to_sync:
            await self._synced()
        return found

    def write_now(self, function: Callable[..., None], *args: Any) -> bool:
        if self._is_tending:
            return False
        self._check_is_there()
        self._has_news = True
        connection = self._connection_at_hand()
        driver = self._driver_at_hand
        try:
            try:
                function(connection, driver, *args)
                # SQLAlchemy's way costs as much as the commit; it is only taken if the function has used it.
                (connection if connection.in_transaction() else driver).commit()
            except BaseException:
                (connection if connection.in_transaction() else driver).rollback()
                raise
        except (OperationalError, sqlite3.OperationalError) as error:
            if _is_locked(error):
                return False
            raise
        return True

    has_short_way = False

    async def write_statement(self, statement: str, *args: Any) -> None:
        raise NotImplementedError

    def sync(self, then: Synced) -> None:
        if self._disk is None:
            self._disk = self._open_disk(f"{self.url.database}-wal")
        self._disk.sync(then)

    async def _synced(self) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def then(error: Exception | None) -> None:
            if done.done():
                return
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)

        self.sync(then)
        await done

    def data_version(self) -> int:
        """A number that changes when anybody but `write_now` has written to the file."""
        connection = self._connection_at_hand()
        with connection.begin():
            version: int = connection.exec_driver_sql("PRAGMA data_version").scalar_one()
        return version

    async def tend(self) -> None:
        """Bring the log into the file and begin the log anew.

        The first write into a fresh log waits for the disk, so that write is made here: meanwhile the moves queue up
        for the writing thread instead of holding up the event loop.
        """
        if not self._has_news:
            return
        self._has_news = False
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._reading, self._checkpoint, "PASSIVE")
        self._is_tending = True
        try:
            await loop.run_in_executor(self._writing, self._checkpoint, "RESTART")
            await self.write(_touch)
        finally:
            self._is_tending = False

    async def close(self) -> None:
        for pool in (self._writing, self._reading):
            pool.shutdown()
        if self._disk is not None:
            self._disk.close()
        if self._at_hand is not None:
            self._at_hand.close()
        for engine in (self._writer, self._readers, self._quick):
            engine.dispose()

    def _checkpoint(self, mode: str) -> None:
        engine = self._readers if mode == "PASSIVE" else self._writer
        with engine.connect() as connection:
            connection.exec_driver_sql(f"PRAGMA wal_checkpoint({mode})")

    def _connection_at_hand(self) -> Connection:
        if self._at_hand is None:
            self._at_hand = self._quick.connect()
            # Whoever holds the lock finishes in the writing thread's time, not in that of the event loop.
            self._at_hand.exec_driver_sql("PRAGMA busy_timeout=0")
            self._at_hand.commit()
            self._driver_at_hand = self._at_hand.connection.driver_connection
        return self._at_hand

    def _check_is_there(self) -> None:
        """What is written to a file that somebody took away is acknowledged, and lost."""
        if _identity(self._path) != self._identity:
            raise sqlite3.OperationalError("the file of the database is gone, or another one")

    def _read(self, function: Callable[..., T], args: tuple[Any, ...]) -> T:
        self._check_is_there()
        with self._readers.connect() as connection:
            return function(connection, *args)

    def _write(self, function: Callable[..., T], args: tuple[Any, ...], asked_at: float) -> tuple[T, bool]:
        """What the function gives, and whether there is anything to bring to the disk."""
        self._check_is_there()
        if self._locked_at > asked_at:
            # Whoever was before us waited in vain: if all waited one after another, the last would wait for ever.
            raise sqlite3.OperationalError("database is locked")
        try:
            with self._writer.begin() as connection:
                driver: Any = connection.connection.driver_connection
                before = driver.total_changes
                found = function(connection, *args)
                return found, driver.total_changes != before
        except OperationalError as error:
            if _is_locked(error):
                self._locked_at = time.monotonic()
            raise

    def _prepare(self, connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        for pragma in (
            "journal_mode=WAL",
            # Waiting for the disk is for `sync`, in a thread, for many commits at once.
            "synchronous=normal",
            "foreign_keys=ON",
            f"busy_timeout={round(1000 * self._patience)}",
            # A checkpoint waits for the disk; `tend` makes it where nobody waits.
            "wal_autocheckpoint=0",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()


class PostgresDatabase:
    """A PostgreSQL server: any number of processes share it."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self._engine = create_async_engine(
            url,
            pool_size=5,
            max_overflow=5,
            pool_pre_ping=True,
            hide_parameters=_HIDES_PARAMETERS,
            connect_args={"server_settings": _WAITING},
        )
        self._for_moves: Any = None

    async def read(self, function: Callable[..., T], *args: Any) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(function, *args)

    async def write(self, function: Callable[..., T], *args: Any) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(function, *args)

    has_short_way = True

    async def write_statement(self, statement: str, *args: Any) -> None:
        # Only who uses PostgreSQL needs its driver.
        import asyncpg

        try:
            if self._for_moves is None or self._for_moves.is_closed():
                address = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
                self._for_moves = await asyncpg.connect(address, server_settings=_WAITING)
            await self._for_moves.fetch(statement, *args)
        except asyncpg.IntegrityConstraintViolationError as error:
            raise IntegrityError(statement, None, error, hide_parameters=_HIDES_PARAMETERS) from error
        except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise OperationalError(statement, None, error, hide_parameters=_HIDES_PARAMETERS) from error

    has_to_sync = False

    def write_now(self, function: Callable[..., None], *args: Any) -> bool:  # noqa: ARG002
        return False

    def sync(self, then: Synced) -> None:
        """PostgreSQL has synced when it has committed."""
        then(None)

    async def tend(self) -> None:
        """PostgreSQL tends itself."""

    async def close(self) -> None:
        if self._for_moves is not None:
            await self._for_moves.close()
        await self._engine.dispose()


def open_database(settings: Settings) -> Database:
    """The database of the settings; BadSetting if the address makes no sense."""
    address = settings.database or str(default_database())
    if "://" not in address:
        address = f"sqlite:///{address}"
    try:
        url = make_url(address)
    except ValueError as error:
        raise BadSetting(f"the database address is wrong: {error}", problem=str(error)) from None
    match url.get_backend_name():
        case "sqlite":
            return SqliteDatabase(url.set(drivername="sqlite"), synchronous=settings.synchronous)
        case "postgresql" | "postgres":
            return PostgresDatabase(url.set(drivername="postgresql+asyncpg"))
        case other:
            raise BadSetting(f"there is no database {other!r}; use SQLite or PostgreSQL", problem=other)


def is_away(error: Exception) -> bool:
    """Whether an error says that the database is locked, full or gone, and not that we asked it for nonsense."""
    if isinstance(error, DBAPIError) and not isinstance(error, OperationalError | InterfaceError):
        # What PostgreSQL says has a code, and the driver has no class for most of them.
        return str(getattr(error.orig, "sqlstate", None) or "").startswith(_AWAY)
    return isinstance(error, DBAPIError | sqlite3.OperationalError | OSError)


def _identity(path: str | None) -> tuple[int, int] | None:
    """Which file lies there; none where there is none."""
    if path is None:
        return None
    try:
        found = os.stat(path)  # noqa: PTH116
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _is_locked(error: OperationalError | sqlite3.OperationalError) -> bool:
    origin = error.orig if isinstance(error, OperationalError) else error
    return getattr(origin, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY


def _touch(connection: Connection) -> None:
    """A write that changes nothing of worth."""
    sign = "INSERT INTO keys (name, value) VALUES ('tended', '') ON CONFLICT (name) DO UPDATE SET value = value || ''"
    connection.exec_driver_sql(sign)
