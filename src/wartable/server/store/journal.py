"""The journal of all tables: records are committed together, and each table's sequence numbers have one writer.

Whatever the tables of this process want to record at about the same time goes into one commit: a busy server commits a
few hundred times a second, not once per move.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

import msgspec
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

from wartable.server.process.metrics import COMMIT_SECONDS, RECORDS
from wartable.server.store.database import Database

__all__ = [
    "CHANNEL",
    "Append",
    "Journal",
    "Row",
    "SequenceTaken",
    "Turn",
    "chat_rows",
    "game_records",
    "notify",
    "read_rows",
    "read_snapshot",
]

CHANNEL = "wartable"
"""On which PostgreSQL tells the other processes."""


_ALL = 1_000_000_000


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
    turn: Turn | None
    """None if it stays as it was."""
    turn_of: str | None = None
    """The player whose turn begins with this record."""
    snapshot: bytes | None = None
    also: Callable[[Connection], None] | None = None


_Told: TypeAlias = Callable[[Sequence[Append]], list[str]]
_Batch: TypeAlias = list[tuple[Append, "asyncio.Future[None]"]]


class Row(NamedTuple):
    """A record as it was committed."""

    seq: int
    at: int
    body: str
    seen: str


class Journal:
    """Takes records, and tells when they are safe."""

    def __init__(self, database: Database, *, busy_seconds: float = 0.003, moment_seconds: float = 0.005) -> None:
        """Commits that follow each other faster than `busy_seconds` are better made together, a moment later."""
        self._database = database
        self._busy_seconds = busy_seconds
        self._moment_seconds = moment_seconds
        self._waiting: _Batch = []
        self._writing: asyncio.Task[None] | None = None
        self._unsynced: _Batch = []
        self._is_syncing = False
        self._is_called = False
        self._flushed_at = 0.0
        self.told: _Told = lambda _: []
        """What PostgreSQL tells the other processes together with a commit."""

    def append(self, record: Append) -> asyncio.Future[None]:
        """Done when the record is committed; SequenceTaken if its number was taken, and then nothing changed."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._waiting.append((record, done))
        if not self._is_called and self._writing is None:
            # Whatever else is ready to happen now comes first, and goes into the same commit; when there is much to do,
            # so does what comes a moment later.
            self._is_called = True
            if loop.time() - self._flushed_at < self._busy_seconds:
                loop.call_later(self._moment_seconds, self._flush)
            else:
                loop.call_soon(self._flush)
        return done

    async def close(self) -> None:
        """Commit what is waiting."""
        while self._waiting or self._writing is not None or self._is_syncing:
            await asyncio.sleep(0.01)

    def _flush(self) -> None:
        self._is_called = False
        self._flushed_at = asyncio.get_running_loop().time()
        batch, self._waiting = self._waiting, []
        if self._database.has_short_way or not self._is_written_now(batch):
            self._writing = asyncio.create_task(self._write(batch), name="journal")
        elif not self._database.has_to_sync:
            _settle(batch)
        else:
            self._unsynced += batch
            if not self._is_syncing:
                self._sync()

    def _is_written_now(self, batch: _Batch) -> bool:
        try:
            with COMMIT_SECONDS.time():
                return self._database.write_now(_insert_now, [record for record, _ in batch])
        except Exception:
            # The careful way finds out which of them it was.
            return False

    def _sync(self) -> None:
        """One wait for the disk is for all that was committed before it began."""
        batch, self._unsynced = self._unsynced, []

        def then(error: Exception | None) -> None:
            self._is_syncing = False
            _settle(batch, error)
            if self._unsynced:
                self._sync()

        self._is_syncing = True
        try:
            self._database.sync(then)
        except OSError as error:
            # The log cannot even be opened: whoever waits must hear of it.
            then(error)

    async def _write(self, batch: _Batch) -> None:
        while batch:
            with COMMIT_SECONDS.time():
                await self._commit(batch)
            batch, self._waiting = self._waiting, []
        self._writing = None

    async def _commit(self, batch: _Batch) -> None:
        records = [record for record, _ in batch]
        try:
            if self._database.has_short_way and not any(record.snapshot or record.also for record in records):
                await self._database.write_statement(_POSTGRES_ALL, *_as_json(*_rows(records), self.told(records)))
            else:
                await self._database.write(_insert, records, self.told(records))
        except IntegrityError:
            if len(batch) == 1:
                _settle(batch, SequenceTaken(batch[0][0].table_id))
                return
            # One of them came too late: the others must not suffer for it.
            for one in batch:
                await self._commit([one])
        except Exception as error:
            _settle(batch, error)
        else:
            _settle(batch)


def read_rows(connection: Connection, table_id: str, after: int, limit: int = _ALL) -> list[Row]:
    """The records of a table after a sequence number, in order."""
    found = connection.execute(_READ, {"table_id": table_id, "after": after, "limit": limit})
    return [Row(*row) for row in found]


def game_records(connection: Connection, table_id: str) -> tuple[str, ...]:
    """All that happened at a table without what people said, in order; that may be more than all the rest."""
    return tuple(connection.execute(_READ_GAME, {"table_id": table_id, "said": _SAID}).scalars())


def chat_rows(connection: Connection, table_id: str, most: int = 1000) -> list[Row]:
    """What people said at a table, in order: the last lines of it."""
    found = connection.execute(_READ_CHAT, {"table_id": table_id, "said": _SAID, "limit": most})
    return [Row(*row) for row in found][::-1]


def read_snapshot(connection: Connection, table_id: str) -> tuple[int, str] | None:
    """The latest snapshot of a table, and the sequence number it stands at."""
    found = connection.execute(_READ_SNAPSHOT, {"table_id": table_id}).one_or_none()
    return (found.seq, found.body) if found is not None else None


def notify(connection: Connection, payload: str) -> None:
    """Tell the other processes, when the transaction is committed."""
    connection.execute(_NOTIFY, {"channel": CHANNEL, "payload": payload})


def _insert_now(connection: Connection, driver: Any, records: Sequence[Append]) -> None:
    """As `_insert`, in SQLite and while everybody waits: what every move needs goes straight to the driver."""
    rows, turns = _rows(records)
    driver.executemany(_SQLITE_JOURNAL, rows)
    if turns:
        driver.executemany(_SQLITE_TURNS, turns)
    _insert_rest(connection, records)


def _insert(connection: Connection, records: Sequence[Append], told: Sequence[str]) -> None:
    rows, turns = _rows(records)
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(_SQLITE_JOURNAL, rows)
        if turns:
            connection.exec_driver_sql(_SQLITE_TURNS, turns)
    else:
        # As one JSON text each: one message to the server, whatever the number of rows.
        for statement, encoded in zip((_POSTGRES_JOURNAL, _POSTGRES_TURNS), _as_json(rows, turns), strict=True):
            connection.execute(statement, {"rows": encoded})
    _insert_rest(connection, records)
    for payload in told:
        notify(connection, payload)


def _as_json(*lists: list[Any]) -> Iterator[str]:
    return (msgspec.json.encode(each).decode() for each in lists)


def _rows(records: Sequence[Append]) -> tuple[list[tuple[Any, ...]], list[tuple[Any, ...]]]:
    """The rows of the journal, and those of the turns that changed."""
    rows = [(r.table_id, r.seq, r.at, r.body.decode(), r.seen.decode()) for r in records]
    return rows, [(r.table_id, *r.turn) for r in records if r.turn is not None]


def _insert_rest(connection: Connection, records: Sequence[Append]) -> None:
    for record in records:
        if record.snapshot is not None:
            row = {"table_id": record.table_id, "seq": record.seq, "body": record.snapshot.decode()}
            connection.execute(_WRITE_SNAPSHOT, row)
        if record.also is not None:
            record.also(connection)


def _settle(batch: _Batch, error: BaseException | None = None) -> None:
    if error is None:
        RECORDS.inc(len(batch))
    for _, done in batch:
        # Whoever waited may have gone away.
        if done.done():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)


_SAID = '{"type":"chatted"%'
_READ_GAME = text("SELECT body FROM journal WHERE table_id = :table_id AND body NOT LIKE :said ORDER BY seq")
_READ_CHAT = text(
    "SELECT seq, at, body, seen FROM journal WHERE table_id = :table_id AND body LIKE :said "
    "ORDER BY seq DESC LIMIT :limit"
)
_READ = text(
    "SELECT seq, at, body, seen FROM journal WHERE table_id = :table_id AND seq > :after ORDER BY seq LIMIT :limit"
)
_READ_SNAPSHOT = text("SELECT seq, body FROM snapshots WHERE table_id = :table_id")
_WRITE_SNAPSHOT = text(
    "INSERT INTO snapshots (table_id, seq, body) VALUES (:table_id, :seq, :body)"
    " ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, body = excluded.body"
)
_JOURNAL = "INSERT INTO journal (table_id, seq, at, body, seen)"
_TURNS = "INSERT INTO turns (table_id, to_act, since, bot_since, deadline)"
_REPLACE = (
    " ON CONFLICT (table_id) DO UPDATE SET to_act = excluded.to_act, since = excluded.since,"
    " bot_since = excluded.bot_since, deadline = excluded.deadline"
)
_SQLITE_JOURNAL = f"{_JOURNAL} VALUES (?, ?, ?, ?, ?)"
_SQLITE_TURNS = f"{_TURNS} VALUES (?, ?, ?, ?, ?){_REPLACE}"


def _from_json(rows: str, *kinds: str) -> str:
    columns = ", ".join(f"CAST(value->>{at} AS {kind})" for at, kind in enumerate(kinds))
    return f" SELECT {columns} FROM json_array_elements(CAST({rows} AS json))"  # noqa: S608


def _into_journal(rows: str) -> str:
    return _JOURNAL + _from_json(rows, "varchar", "int", "bigint", "text", "text")


def _into_turns(rows: str) -> str:
    return _TURNS + _from_json(rows, "varchar", "smallint", "bigint", "bigint", "bigint") + _REPLACE


_NOTIFY = text("SELECT pg_notify(:channel, :payload)")
_POSTGRES_JOURNAL, _POSTGRES_TURNS = text(_into_journal(":rows")), text(_into_turns(":rows"))
_POSTGRES_ALL = (
    f"WITH written AS ({_into_journal('$1')}), turned AS ({_into_turns('$2')})"  # noqa: S608
    f" SELECT pg_notify('{CHANNEL}', value) FROM json_array_elements_text(CAST($3 AS json))"
)
