"""A database that is full or gone: everybody is told to come back, nothing is acknowledged, and then it goes on."""

from __future__ import annotations

import resource
import sys
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.api.test_problem_responses import assert_problem
from tests.server.conftest import _create_database
from tests.server.running import Running, run_postgres, run_server

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
