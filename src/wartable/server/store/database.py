"""The database as the rest of the server sees it: functions of a connection, run where they block nobody.

SQLite runs them in threads: reads in a small pool, writes in one thread, since SQLite has one writer anyway.
One hop to a thread per function is a third of the cost of an asynchronous driver that hops for every statement.
PostgreSQL runs them on asyncpg.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Protocol, TypeVar

from sqlalchemy import create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import StaticPool

from wartable.server.settings import BadSetting, Settings, default_database

__all__ = ["Database", "PostgresDatabase", "SqliteDatabase", "open_database"]

T = TypeVar("T")
_READERS = 2


class Database(Protocol):
    """Where functions of a connection are run."""

    url: URL

    async def read(self, function: Callable[..., T], *args: Any) -> T:
        """The answer of `function(connection, *args)`; it must not write."""

    async def write(self, function: Callable[..., T], *args: Any) -> T:
        """The answer of `function(connection, *args)`, committed before this returns."""

    async def close(self) -> None:
        """Let go of all connections."""


class SqliteDatabase:
    """One file in WAL mode: readers do not wait for the writer."""

    def __init__(self, url: URL, *, synchronous: str = "normal") -> None:
        self.url = url
        self._synchronous = synchronous
        if url.database and url.database != ":memory:":
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        self._writing = ThreadPoolExecutor(1, thread_name_prefix="sqlite-write")
        self._reading = ThreadPoolExecutor(_READERS, thread_name_prefix="sqlite-read")
        self._writer = create_engine(url, poolclass=StaticPool, connect_args={"check_same_thread": False})
        self._readers = create_engine(url, pool_size=_READERS, connect_args={"check_same_thread": False})
        event.listen(self._writer, "connect", self._prepare)
        event.listen(self._readers, "connect", self._prepare)

    async def read(self, function: Callable[..., T], *args: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reading, self._read, function, args)

    async def write(self, function: Callable[..., T], *args: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writing, self._write, function, args)

    async def close(self) -> None:
        self._writing.shutdown()
        self._reading.shutdown()
        self._writer.dispose()
        self._readers.dispose()

    def _read(self, function: Callable[..., T], args: tuple[Any, ...]) -> T:
        with self._readers.connect() as connection:
            return function(connection, *args)

    def _write(self, function: Callable[..., T], args: tuple[Any, ...]) -> T:
        with self._writer.begin() as connection:
            return function(connection, *args)

    def _prepare(self, connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        for pragma in (
            "journal_mode=WAL",
            f"synchronous={self._synchronous}",
            "foreign_keys=ON",
            "busy_timeout=10000",
            # A checkpoint waits for the disk: rarer and larger ones hold up fewer moves.
            "wal_autocheckpoint=4000",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()


class PostgresDatabase:
    """A PostgreSQL server: any number of processes share it."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self._engine = create_async_engine(url, pool_size=5, max_overflow=5, pool_pre_ping=True)

    async def read(self, function: Callable[..., T], *args: Any) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(function, *args)

    async def write(self, function: Callable[..., T], *args: Any) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(function, *args)

    async def close(self) -> None:
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
