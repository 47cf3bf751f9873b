"""Every test that asks for `server` or `database_url` runs on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable, Iterator
from pathlib import Path

import asyncpg
import pytest

from tests.server.running import Running, run_postgres, run_server

_numbers = itertools.count(1)
BACKENDS = ("sqlite", "postgres")


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL server that lives as long as the tests."""
    with run_postgres() as running:
        yield running.url


@pytest.fixture(scope="session", params=BACKENDS)
def new_database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Callable[[], str]:
    """Makes empty databases, of one kind after the other."""
    if request.param == "sqlite":
        folder: Path = tmp_path_factory.mktemp("databases")
        return lambda: f"sqlite:///{folder / f'{next(_numbers)}.sqlite3'}"
    maintenance = request.getfixturevalue("postgres")
    return lambda: _create_database(maintenance, f"wartable_{next(_numbers)}")


@pytest.fixture
def database_url(new_database: Callable[[], str]) -> str:
    """An empty database."""
    return new_database()


@pytest.fixture(scope="session")
def server(new_database: Callable[[], str]) -> Iterator[Running]:
    """A running server that the tests share."""
    with run_server(new_database()) as running:
        yield running


def _create_database(maintenance: str, name: str) -> str:
    async def create() -> None:
        connection = await asyncpg.connect(maintenance)
        await connection.execute(f'CREATE DATABASE "{name}"')
        await connection.close()

    asyncio.run(create())
    return maintenance.replace("/postgres?", f"/{name}?")
