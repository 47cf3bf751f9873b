"""Whoever guesses a password is stopped; whoever owns the account is not."""

from __future__ import annotations

import sys
from pathlib import Path

import httpx
import pytest

from tests.server.running import run_server

OWNER = {"login": "ana", "password": "correct horse battery"}


@pytest.mark.skipif(sys.platform != "linux", reason="this machine has one address of its own")
def test_guesses_from_elsewhere_do_not_shut_out_the_owner(tmp_path: Path) -> None:
    with run_server(str(tmp_path / "x.sqlite3"), rate_limit=1) as server:
        elsewhere = httpx.HTTPTransport(local_address="127.0.0.2")
        with (
            httpx.Client(base_url=server.url, timeout=60) as owner,
            httpx.Client(base_url=server.url, timeout=60, transport=elsewhere) as stranger,
        ):
            assert 201 == owner.post("/api/account", json=OWNER).status_code
            owner.cookies.clear()
            guesses = [stranger.post("/api/session", json={**OWNER, "password": f"guess {n}"}) for n in range(15)]
            assert {401, 429} == {guess.status_code for guess in guesses}
            assert 429 == stranger.post("/api/session", json=OWNER).status_code, "not even with the right one"
            assert 200 == owner.post("/api/session", json=OWNER).status_code
            changed = owner.put("/api/account/password", json={"old": OWNER["password"], "new": "another horse"})
            assert 200 == changed.status_code, "nor from what only the owner can do"


def test_guesses_of_a_neighbour_do_not_shut_out_the_owner_either(tmp_path: Path) -> None:
    """A whole house may have one address."""
    with run_server(str(tmp_path / "x.sqlite3"), rate_limit=1) as server:
        with (
            httpx.Client(base_url=server.url, timeout=60) as owner,
            httpx.Client(base_url=server.url, timeout=60) as neighbour,
        ):
            assert 201 == owner.post("/api/account", json=OWNER).status_code
            owner.cookies.clear()
            guesses = [neighbour.post("/api/session", json={**OWNER, "login": f"bo{n}"}) for n in range(15)]
            assert 429 == guesses[-1].status_code
            assert 200 == owner.post("/api/session", json=OWNER).status_code
            assert 200 == owner.post("/api/passkeys/challenge").status_code, "a passkey cannot be guessed"
            guesses = [neighbour.post("/api/session", json={**OWNER, "password": f"{n}"}) for n in range(15)]
            assert 429 == guesses[-1].status_code, "nor is the owner's password guessed without end"
