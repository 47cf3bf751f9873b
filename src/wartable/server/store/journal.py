"""The journal of all tables: records are committed together, and each table's sequence numbers have one writer.

Whatever the tables of this process want to record while a commit is under way goes into the next commit, as one
statement per kind: a busy server commits a few hundred times a second, not once per move.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, TextClause, text
from sqlalchemy.exc import IntegrityError

from wartable.server.metrics import COMMIT_SECONDS, RECORDS
from wartable.server.store.database import Database

__all__ = ["Append", "Journal", "Row", "SequenceTaken", "Turn", "read_rows", "read_snapshot"]


class SequenceTaken(Exception):
    """Somebody else, likely another process, has written this sequence number of the table."""


class Turn(NamedTuple):
    """Who is to act after a record, for the lists of tables."""

    to_act: int | None = None
    since: int = 0
    bot_since: int | None = None
    """When a bot was asked, if it is a bot's turn."""
    deadline: int | None = None


class Append(NamedTuple):
    """A record to be committed, with what must be committed together with it."""

    table_id: str
    seq: int
    at: int
    body: bytes
    seen: bytes
    turn: Turn
    turn_of: str | None = None
    """The player whose turn begins with this record."""
    snapshot: bytes | None = None
    also: Callable[[Connection], None] | None = None


class Row(NamedTuple):
    """A record as it was committed."""

    seq: int
    at: int
    body: str
    seen: str


class Journal:
    """Takes records, and tells when they are safe."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self._has_work = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._is_closing = False
        self.after_commit: Callable[[Connection, Sequence[Append]], None] | None = None
        """Runs inside every commit: PostgreSQL tells the other processes."""

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="journal")

    async def close(self) -> None:
        """Commit what is waiting, then stop."""
        self._is_closing = True
        self._has_work.set()
        if self._task is not None:
            await self._task

    async def append(self, record: Append) -> None:
        """Returns when the record is committed; SequenceTaken if its number was taken, and then nothing changed."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((record, done))
        self._has_work.set()
        await done

    async def _run(self) -> None:
        while not (self._is_closing and not self._waiting):
            await self._has_work.wait()
            self._has_work.clear()
            while self._waiting:
                batch, self._waiting = self._waiting, []
                with COMMIT_SECONDS.time():
                    await self._commit(batch)

    async def _commit(self, batch: list[tuple[Append, asyncio.Future[None]]]) -> None:
        try:
            await self._database.write(_insert, [record for record, _ in batch], self.after_commit)
        except IntegrityError:
            if len(batch) == 1:
                _settle(batch[0][1], SequenceTaken(batch[0][0].table_id))
                return
            # One of them came too late: the others must not suffer for it.
            for one in batch:
                await self._commit([one])
        except Exception as error:
            for _, done in batch:
                _settle(done, error)
        else:
            RECORDS.inc(len(batch))
            for _, done in batch:
                _settle(done, None)


def read_rows(connection: Connection, table_id: str, after: int) -> list[Row]:
    """The records of a table after a sequence number, in order."""
    found = connection.execute(_READ, {"table_id": table_id, "after": after})
    return [Row(*row) for row in found]


def read_snapshot(connection: Connection, table_id: str) -> str | None:
    """The latest snapshot of a table."""
    found: str | None = connection.execute(_READ_SNAPSHOT, {"table_id": table_id}).scalar()
    return found


def _insert(
    connection: Connection,
    records: Sequence[Append],
    after_commit: Callable[[Connection, Sequence[Append]], None] | None,
) -> None:
    statements = _STATEMENTS[connection.dialect.name]
    rows = [(r.table_id, r.seq, r.at, r.body.decode(), r.seen.decode(), *r.turn) for r in records]
    encoded = {"rows": msgspec.json.encode(rows).decode()}
    connection.execute(statements.journal, encoded)
    connection.execute(statements.turns, encoded)
    for record in records:
        if record.snapshot is not None:
            row = {"table_id": record.table_id, "seq": record.seq, "body": record.snapshot.decode()}
            connection.execute(_WRITE_SNAPSHOT, row)
        if record.also is not None:
            record.also(connection)
    if after_commit is not None:
        after_commit(connection, records)


def _settle(done: asyncio.Future[None], error: BaseException | None) -> None:
    # Whoever waited may have gone away.
    with contextlib.suppress(asyncio.InvalidStateError):
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)


class _Statements(NamedTuple):
    journal: TextClause
    turns: TextClause


_READ = text("SELECT seq, at, body, seen FROM journal WHERE table_id = :table_id AND seq > :after ORDER BY seq")
_READ_SNAPSHOT = text("SELECT body FROM snapshots WHERE table_id = :table_id")
_WRITE_SNAPSHOT = text(
    "INSERT INTO snapshots (table_id, seq, body) VALUES (:table_id, :seq, :body)"
    " ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, body = excluded.body"
)
_UPSERT_TURN = (
    " ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, to_act = excluded.to_act,"
    " since = excluded.since, bot_since = excluded.bot_since, deadline = excluded.deadline"
)
_JOURNAL_COLUMNS = "INSERT INTO journal (table_id, seq, at, body, seen) "
_TURN_COLUMNS = "INSERT INTO turns (table_id, seq, to_act, since, bot_since, deadline) "


def _sqlite(*columns: int) -> str:
    values = ", ".join(f"json_extract(value, '$[{at}]')" for at in columns)
    return f"SELECT {values} FROM json_each(:rows)"  # noqa: S608


def _postgres(*columns: int) -> str:
    kinds = ("varchar", "int", "bigint", "text", "text", "smallint", "bigint", "bigint", "bigint")
    values = ", ".join(f"CAST(value->>{at} AS {kinds[at]})" for at in columns)
    return f"SELECT {values} FROM json_array_elements(CAST(:rows AS json))"  # noqa: S608


# The rows travel as one JSON text: one statement, whatever their number, and so one wait for the interpreter's lock.
_STATEMENTS = {
    "sqlite": _Statements(
        text(_JOURNAL_COLUMNS + _sqlite(0, 1, 2, 3, 4)),
        # "WHERE true" tells SQLite's parser that ON belongs to the conflict.
        text(_TURN_COLUMNS + _sqlite(0, 1, 5, 6, 7, 8) + " WHERE true" + _UPSERT_TURN),
    ),
    "postgresql": _Statements(
        text(_JOURNAL_COLUMNS + _postgres(0, 1, 2, 3, 4)),
        text(_TURN_COLUMNS + _postgres(0, 1, 5, 6, 7, 8) + _UPSERT_TURN),
    ),
}
