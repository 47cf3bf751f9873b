"""A database that is full or gone: everybody is told to come back, nothing is acknowledged, and then it goes on."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import sqlite3
import sys
from pathlib import Path

import asyncpg
import httpx
import pytest
from sqlalchemy import Connection
from sqlalchemy.engine import make_url
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.api.test_problem_responses import assert_problem
from tests.server.conftest import _create_database
from tests.server.running import Running, run_postgres, run_server
from wartable.server.store.database import SqliteDatabase, is_away

PLAN = {"game": "age-of-war", "seats": [{"kind": "here"}, {"kind": "here"}], "start": True}


def _says_so(server: Running) -> None:
    """Requests and the health check are refused for now, and say when to come back."""
    with httpx.Client(base_url=server.url, timeout=60) as client:
        for answer in (client.get("/healthz"), client.post("/api/guests", json={"name": "Bo"})):
            assert_problem(answer, 503, "database-away")
            assert int(answer.headers["Retry-After"]) > 0


def _turns_away(server: Running) -> None:
    """So is whoever opens a live connection."""
    with connect(f"{server.url.replace('http', 'ws', 1)}/api/tables/x/live", open_timeout=60) as socket:
        assert '"code":"database-away"' in str(socket.recv(timeout=60))
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=60)
        assert closed.value.rcvd is not None
        assert 4503 == closed.value.rcvd.code


def _plays(server: Running) -> None:
    with httpx.Client(base_url=server.url, timeout=60) as client:
        assert 200 == client.get("/healthz").status_code
        assert 201 == client.post("/api/guests", json={"name": "Ana"}).status_code
        assert 201 == client.post("/api/tables", json=PLAN).status_code


@pytest.mark.skipif(sys.platform != "linux", reason="the size of files is limited as Linux does it")
def test_a_full_disk(tmp_path: Path) -> None:
    """No file of the server can grow any more, as if the disk were full."""
    with run_server(f"sqlite:///{tmp_path / 'x.sqlite3'}") as server:
        _plays(server)
        before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, before[1]))
        _says_so(server)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)
        _plays(server)


def test_a_database_that_is_gone_and_comes_back() -> None:
    with run_postgres() as postgres:
        url = _create_database(postgres.url, "wartable_away")
        with run_server(url) as server:
            _plays(server)
            postgres.stop()
            _says_so(server)
            _turns_away(server)
            postgres.start()
            _plays(server)


def test_a_file_that_is_taken_away_and_brought_back(tmp_path: Path) -> None:
    """What is open can still be written to: it would be acknowledged, and lost."""
    file = tmp_path / "x.sqlite3"
    with run_server(f"sqlite:///{file}") as server:
        _plays(server)
        file.rename(tmp_path / "elsewhere")
        _says_so(server)
        _turns_away(server)
        (tmp_path / "elsewhere").rename(file)
        _plays(server)


async def test_whoever_waits_behind_one_who_found_the_file_locked_is_refused_with_them(tmp_path: Path) -> None:
    tried: list[int] = []

    def write(connection: Connection, number: int) -> None:
        tried.append(number)
        connection.exec_driver_sql("INSERT INTO x VALUES (1)")

    database = SqliteDatabase(make_url(f"sqlite:///{tmp_path / 'x.sqlite3'}"), patience=1.0)
    await database.write(lambda connection: connection.exec_driver_sql("CREATE TABLE x (y INTEGER)"))
    with contextlib.closing(sqlite3.connect(tmp_path / "x.sqlite3", isolation_level=None)) as holder:
        holder.execute("BEGIN IMMEDIATE")
        asked = await asyncio.gather(*(database.write(write, number) for number in range(20)), return_exceptions=True)
        holder.execute("ROLLBACK")
    assert all(isinstance(each, Exception) and is_away(each) for each in asked)
    assert len(tried) < 20
    await database.write(write, 21)
    await database.close()


FAULTS = {
    "a full disk": "53100",
    "too many connections": "53300",
    "an operator's doing": "57P01",
}


@pytest.mark.parametrize("code", FAULTS.values(), ids=FAULTS)
def test_what_postgresql_says_when_it_cannot(postgres: str, code: str) -> None:
    """Errors that are real, of a trigger: nobody fills a disk for a test."""
    url = _create_database(postgres, f"wartable_cannot_{code.lower()}")
    body = f"BEGIN RAISE 'no' USING ERRCODE = '{code}'; END"

    async def break_it() -> None:
        connection = await asyncpg.connect(url)
        await connection.execute(f"CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ {body} $$")
        for table in ("players", "keys"):
            await connection.execute(f"CREATE TRIGGER fail BEFORE INSERT OR UPDATE ON {table} EXECUTE FUNCTION fail()")
        await connection.close()

    with run_server(url) as server:
        _plays(server)
        asyncio.run(break_it())
        _says_so(server)


def test_a_table_of_postgresql_that_somebody_holds(postgres: str) -> None:
    url = _create_database(postgres, "wartable_held")

    async def refused_while_held(server: Running) -> None:
        connection = await asyncpg.connect(url)
        async with connection.transaction():
            await connection.execute("LOCK TABLE players, keys IN ACCESS EXCLUSIVE MODE")
            await asyncio.to_thread(_says_so, server)
        await connection.close()

    with run_server(url) as server:
        _plays(server)
        asyncio.run(refused_while_held(server))
        _plays(server)
