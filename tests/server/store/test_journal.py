"""The journal: one writer per number, many tables per commit, and nobody suffers for another's conflict."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from prometheus_client import REGISTRY
from sqlalchemy import Connection, make_url

from tests.server.conftest import _create_database
from tests.server.tables import new_setup
from tests.server.waiting import until
from wartable.server.process.settings import Settings, settings_from
from wartable.server.store.database import Database, SqliteDatabase, open_database
from wartable.server.store.disk import Disk
from wartable.server.store.journal import Append, Journal, SequenceTaken, Turn, chat_rows, read_rows, read_snapshot
from wartable.server.store.migrate import migrate
from wartable.server.store.players import Player, insert_player
from wartable.server.store.tables import TableRow, insert_table, last_numbers, overdue, waiting_bots
from wartable.server.table.position import opening

TABLES = ("t0", "t1", "t2")
VERSIONS = [("age-of-war", 1), ("board-of-war", 1)]


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    database = open_database(settings_from({}, database=database_url))
    await migrate(database)
    await _fill(database)
    yield database
    await database.close()


async def _fill(database: Database) -> None:
    await database.write(insert_player, Player("p0", "Ana", created_at=1))
    setup = new_setup()
    for table in TABLES:
        row = TableRow(table, "age-of-war", 1, 2, "{}", "s", "i", "p0", "public", 1, False)
        await database.write(insert_table, row, opening(setup))


def record(table: str, seq: int, body: str = "{}", **more: object) -> Append:
    return Append(table, seq, 10 + seq, body.encode(), b"[1,1,1]", more.pop("turn", None), **more)  # type: ignore[arg-type]


async def test_records_come_back_as_they_were(database: Database) -> None:
    journal = Journal(database)
    tricky = '{"text":"\\u0000 \\"quoted\\" 漢字 \\\\ \'"}'
    await asyncio.gather(journal.append(record("t0", 1, tricky)), journal.append(record("t1", 1)))
    await journal.append(record("t0", 2))
    rows = await database.read(read_rows, "t0", 0)
    assert [(1, 11, tricky), (2, 12, "{}")] == [(row.seq, row.at, row.body) for row in rows]
    assert {"t0": 2, "t1": 1} == await database.read(last_numbers, list(TABLES))


async def test_of_what_was_said_the_last_lines_are_read(database: Database) -> None:
    said = [record("t0", seq, f'{{"type":"chatted","text":"{seq}"}}') for seq in range(1, 6)]
    for each in (*said, record("t0", 6)):
        await Journal(database).append(each)
    assert [3, 4, 5] == [row.seq for row in await database.read(chat_rows, "t0", 3)]


async def test_when_there_is_much_to_do_what_comes_a_moment_later_shares_the_commit(
    database: Database,
) -> None:
    journal = Journal(database, busy_seconds=60, moment_seconds=0.5)
    await journal.append(record("t0", 1))
    before = commits()
    sooner = journal.append(record("t1", 1))
    for _ in range(5):
        await asyncio.sleep(0)
    later = journal.append(record("t2", 1))
    await asyncio.gather(sooner, later)
    assert before + 1 == commits()


def commits() -> float:
    return REGISTRY.get_sample_value("wartable_commit_seconds_count") or 0.0


async def test_no_move_waits_for_a_connection_that_others_have(postgres: str) -> None:
    """However much is read and written beside the moves, each of which takes as long as it likes."""
    url = await asyncio.to_thread(_create_database, postgres, "wartable_busy_connections")
    database = open_database(settings_from({}, database=url))
    await migrate(database)
    await _fill(database)
    holder = await asyncpg.connect(url)
    await holder.execute("SELECT pg_advisory_lock(7)")
    others = [asyncio.ensure_future(database.write(wait_for_lock)) for _ in range(20)]
    while 10 > await holder.fetchval("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"):
        await asyncio.sleep(0.01)
    await Journal(database).append(record("t0", 1, turn=Turn(1, 5)))
    assert not any(done.done() for done in others)
    await holder.execute("SELECT pg_advisory_unlock(7)")
    await asyncio.gather(*others)
    assert {"t0": 1} == await database.read(last_numbers, ["t0"])
    await holder.close()
    await database.close()


def wait_for_lock(connection: Connection) -> None:
    connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7)")


async def test_a_taken_number_is_refused_and_the_others_of_the_batch_are_not(database: Database) -> None:
    journal = Journal(database)
    await journal.append(record("t0", 1, '"first"'))
    batch = [record("t0", 1, '"late"'), record("t1", 1), record("t2", 1)]
    results = await asyncio.gather(*map(journal.append, batch), return_exceptions=True)
    assert [SequenceTaken, None, None] == [type(result) if result is not None else None for result in results]
    assert ['"first"'] == [row.body for row in await database.read(read_rows, "t0", 0)]
    assert {"t0": 1, "t1": 1, "t2": 1} == await database.read(last_numbers, list(TABLES))


async def test_two_journals_on_one_database_race(database: Database, database_url: str) -> None:
    """As two processes do: of each number exactly one record is accepted."""
    other_database = open_database(settings_from({}, database=database_url))
    journals = [Journal(database), Journal(other_database)]
    try:
        for seq in range(1, 21):
            tries = [journal.append(record("t0", seq, f'"{at}"')) for at, journal in enumerate(journals)]
            results = await asyncio.gather(*tries, return_exceptions=True)
            assert 1 == sum(result is None for result in results)
        assert list(range(1, 21)) == [row.seq for row in await database.read(read_rows, "t0", 0)]
    finally:
        await other_database.close()


async def test_what_belongs_to_a_record_is_committed_with_it_or_not_at_all(database: Database) -> None:
    journal = Journal(database)

    def fail(_connection: object) -> None:
        raise RuntimeError("the list could not be written")

    with pytest.raises(RuntimeError):
        await journal.append(record("t0", 1, also=fail))
    assert [] == await database.read(read_rows, "t0", 0)
    await journal.append(record("t0", 1, snapshot=b'"snap"'))
    assert (1, '"snap"') == await database.read(read_snapshot, "t0")


async def test_turns_are_found_by_clock_and_by_bot(database: Database) -> None:
    journal = Journal(database)
    await journal.append(record("t0", 1, turn=Turn(0, 5, None, 100)))
    await journal.append(record("t1", 1, turn=Turn(1, 5, 50, None)))
    await journal.append(record("t1", 2))
    assert ["t0"] == await database.read(overdue, VERSIONS, 100, 10)
    assert [] == await database.read(overdue, VERSIONS, 99, 10)
    assert ["t1"] == await database.read(waiting_bots, VERSIONS, 51, 10)
    await journal.append(record("t0", 2, turn=Turn(1, 6)))
    assert [] == await database.read(overdue, VERSIONS, 100, 10)


async def test_tables_of_another_version_stand_in_nobody_s_way(database: Database) -> None:
    journal = Journal(database)
    await journal.append(record("t0", 1, turn=Turn(0, 5, None, 100)))
    await journal.append(record("t1", 1, turn=Turn(1, 5, 50, None)))
    newer = [("age-of-war", 2), ("epic-dice-battles", 1)]
    assert [] == await database.read(overdue, newer, 100, 10)
    assert [] == await database.read(waiting_bots, newer, 100, 10)


async def test_a_busy_file_sends_the_records_through_the_thread(tmp_path: Path) -> None:
    """Somebody else holds the lock: the event loop goes on, and the record is committed when the lock is free."""
    path = tmp_path / "x.sqlite3"
    database = SqliteDatabase(open_database(Settings(database=str(path))).url)
    await migrate(database)
    await _fill(database)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    done = Journal(database).append(record("t0", 1))
    ticks = 0
    while not done.done() and ticks < 20:
        await asyncio.sleep(0.01)
        ticks += 1
    assert 20 == ticks
    other.execute("COMMIT")
    other.close()
    await asyncio.wait_for(done, 60)
    assert {"t0": 1} == await database.read(last_numbers, ["t0"])
    await database.close()


async def test_tending_empties_the_log_while_moves_go_on(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite3"
    database = SqliteDatabase(open_database(Settings(database=str(path))).url)
    await migrate(database)
    await _fill(database)
    journal = Journal(database)
    for seq in range(1, 200):
        await journal.append(record("t0", seq))
    tending = asyncio.create_task(database.tend())
    moves = [asyncio.ensure_future(journal.append(record("t1", 1))), asyncio.ensure_future(tending)]
    await asyncio.gather(*moves)
    log = path.with_name("x.sqlite3-wal").read_bytes()
    frames_in_use = _frames(log)
    assert frames_in_use < 20, "the log was begun anew"
    assert {"t0": 199, "t1": 1} == await database.read(last_numbers, list(TABLES))
    await database.close()


def _frames(log: bytes) -> int:
    """The frames of a write-ahead log that belong to its current round: those with the header's salt."""
    salt, size = log[16:24], 24 + 4096
    count = 0
    for at in range(32, len(log) - size + 1, size):
        if log[at + 8 : at + 16] != salt:
            break
        count += 1
    return count


@pytest.mark.parametrize("synchronous", ["full", "normal"])
async def test_a_record_is_safe_when_it_is_on_the_disk(tmp_path: Path, synchronous: str) -> None:
    """By default a power cut takes nothing that was acknowledged; who does not mind need not wait for the disk."""
    path = tmp_path / "x.sqlite3"
    synced: list[int] = []
    may_sync = threading.Event()

    def sync_slowly(file: int) -> None:
        with closing(sqlite3.connect(path)) as reader:
            synced.append(reader.execute("SELECT count(*) FROM journal").fetchone()[0])
        may_sync.wait()
        os.fsync(file)

    slow = partial(Disk, flush=sync_slowly)
    await _prepared(path)
    database = SqliteDatabase(make_url(f"sqlite:///{path}"), synchronous=synchronous, open_disk=slow)
    journal = Journal(database)
    first = journal.append(record("t0", 1))
    if synchronous == "normal":
        await first
        assert [] == synced
    else:
        await until(lambda: bool(synced))
        others = [journal.append(record("t1", 1)), journal.append(record("t2", 1))]
        for _ in range(50):
            await asyncio.sleep(0.002)
        assert not any(done.done() for done in (first, *others))
        may_sync.set()
        await asyncio.gather(first, *others)
        assert [1, 3] == synced, "one wait for all that came meanwhile"
    await journal.close()
    await database.close()


async def _prepared(path: Path) -> None:
    """A file with some tables, whose disk was quick so far."""
    database = SqliteDatabase(make_url(f"sqlite:///{path}"))
    await migrate(database)
    await _fill(database)
    await database.close()


async def test_a_move_does_not_wait_while_others_wait_for_the_disk(tmp_path: Path) -> None:
    """Reviews, notes and new tables are written as well: nobody holds the file while the disk is busy."""
    path, flushes, may_flush = tmp_path / "x.sqlite3", list[int](), threading.Event()

    def flush_slowly(file: int) -> None:
        flushes.append(file)
        may_flush.wait()
        os.fsync(file)

    await _prepared(path)
    database = SqliteDatabase(make_url(f"sqlite:///{path}"), open_disk=partial(Disk, flush=flush_slowly))
    players = [Player(f"p{number}", "Bo", created_at=1) for number in range(1, 5)]
    first = asyncio.ensure_future(database.write(insert_player, players[0]))
    await until(lambda: bool(flushes))
    others = [asyncio.ensure_future(database.write(insert_player, player)) for player in players[1:]]
    while len(await database.read(all_players)) < 5:
        await asyncio.sleep(0.01)
    assert not any(done.done() for done in (first, *others)), "nothing is acknowledged that is not on the disk"
    assert database.write_now(insert_now, 1), "a move is written at once"
    may_flush.set()
    await asyncio.gather(first, *others)
    assert 2 == len(flushes), "one wait for all that came meanwhile"
    await database.write(read_rows, "t0", 0)
    assert 2 == len(flushes), "who changed nothing does not wait"
    await database.close()


def all_players(connection: Connection) -> list[str]:
    return list(connection.exec_driver_sql("SELECT id FROM players").scalars())


def insert_now(_connection: Connection, driver: Any, seq: int) -> None:
    driver.execute("INSERT INTO journal (table_id, seq, at, body, seen) VALUES ('t0', ?, 1, '{}', '[]')", (seq,))


def _fail(*_: object) -> Any:
    raise OSError("the disk is gone")


@pytest.mark.parametrize("disk", [partial(Disk, flush=_fail), _fail], ids=["flush", "open"])
async def test_a_disk_that_fails_is_not_an_acknowledgement(tmp_path: Path, disk: Callable[[str], Disk]) -> None:
    path = tmp_path / "x.sqlite3"
    await _prepared(path)
    database = SqliteDatabase(make_url(f"sqlite:///{path}"), synchronous="full", open_disk=disk)
    journal = Journal(database)
    for number in (1, 2):
        with pytest.raises(OSError, match="the disk is gone"):
            await journal.append(record("t0", number))
    await database.close()


def test_the_migrations_make_the_schema(database_url: str) -> None:
    """What the migrations build is what the code expects, on both databases."""
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from wartable.server.store.schema import metadata

    def differences(connection):
        return compare_metadata(MigrationContext.configure(connection), metadata)

    async def check() -> list[object]:
        database = open_database(settings_from({}, database=database_url))
        await migrate(database)
        await migrate(database)
        found = await database.read(differences)
        await database.close()
        return found

    assert [] == asyncio.run(check())
