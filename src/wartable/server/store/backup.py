"""A whole database as one file, and back: the same file for SQLite and PostgreSQL.

The file is gzip with a JSON document per line: first what it is, then every row, table by table. It holds everything,
also passwords' hashes and the secrets of running games: it is written for its owner alone.
"""

from __future__ import annotations

import gzip
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, func, insert, select, text

from wartable.core.errors import WartableError
from wartable.server.store.schema import keys, metadata, players

__all__ = ["BadBackup", "restore", "write_backup"]

_ROWS_AT_ONCE = 500
_OWN = ("tended", "alive")
"""What belongs to a running server, not to its data."""


class BadBackup(WartableError, ValueError):
    """A backup that cannot be restored here."""

    key = "error-backup"


class _Head(msgspec.Struct, frozen=True):
    wartable_backup: int
    revision: str


def write_backup(connection: Connection, target: Path) -> int:
    """Write all rows as they stand at one moment; how many there were."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
    revision = connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one()
    count = 0
    part = target.with_name(target.name + ".part")
    descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "wb") as raw, gzip.open(raw, "wb", compresslevel=6) as file:
        file.write(msgspec.json.encode(_Head(1, revision)) + b"\n")
        for table in metadata.sorted_tables:
            for row in connection.execute(select(table).execution_options(yield_per=_ROWS_AT_ONCE)):
                file.write(msgspec.json.encode((str(table.name), _plain(row._mapping))) + b"\n")
                count += 1
    # Whoever finds the file under its name finds all of it.
    part.replace(target)
    return count


def restore(connection: Connection, source: Path) -> int:
    """Fill an empty database with what a backup holds; how many rows there were."""
    if connection.execute(select(func.count()).select_from(players)).scalar_one():
        raise BadBackup("a backup is restored into an empty database; this one has players", reason="full")
    connection.execute(keys.delete())
    try:
        with gzip.open(source, "rb") as file:
            head = msgspec.json.decode(file.readline(), type=_Head)
            _check_revision(connection, head)
            return _insert_all(connection, file)
    except (OSError, EOFError, msgspec.MsgspecError) as error:
        raise BadBackup(f"this is not a backup of Wartable: {error}", reason="broken") from None


def _plain(row: Mapping[Any, Any]) -> dict[str, Any]:
    return {str(name): value for name, value in row.items()}


def _check_revision(connection: Connection, head: _Head) -> None:
    revision = connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one()
    if head.revision != revision:
        words = f"this backup is of schema {head.revision}, and this program has {revision}"
        raise BadBackup(words, reason="revision")


def _insert_all(connection: Connection, file: Iterator[bytes]) -> int:
    tables = {table.name: table for table in metadata.sorted_tables}
    count = 0
    waiting: list[dict[str, Any]] = []
    current = ""
    for line in file:
        name, row = msgspec.json.decode(line, type=tuple[str, dict[str, Any]])
        if name != current or len(waiting) >= _ROWS_AT_ONCE:
            if waiting:
                connection.execute(insert(tables[current]), waiting)
            current, waiting = name, []
        if name != keys.name or row["name"] not in _OWN:
            waiting.append(row)
            count += 1
    if waiting:
        connection.execute(insert(tables[current]), waiting)
    return count
