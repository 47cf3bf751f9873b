"""A server on SQLite that the tests of programs share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.running import Running, run_server


@pytest.fixture(scope="module")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with run_server(str(tmp_path_factory.mktemp("programs") / "x.sqlite3")) as running:
        yield running
