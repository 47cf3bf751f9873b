"""Whoever guesses a password is stopped; whoever owns the account is not."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.server.running import run_server

OWNER = {"login": "ana", "password": "correct horse battery"}


def guess_until_refused(client: httpx.Client, **login: str) -> None:
    until_refused(lambda: client.post("/api/session", json={"login": "ana", "password": "a guess", **login}))


def until_refused(guess: Callable[[], httpx.Response]) -> None:
    """However long each takes: what is left grows back slowly."""
    assert any(429 == guess().status_code for _ in range(200)), "whoever guesses is never stopped"


@pytest.mark.skipif(sys.platform != "linux", reason="this machine has one address of its own")
def test_guesses_from_elsewhere_do_not_shut_out_the_owner(tmp_path: Path) -> None:
    elsewhere = httpx.HTTPTransport(local_address="127.0.0.2")
    with (
        run_server(str(tmp_path / "x.sqlite3"), rate_limit=1) as server,
        httpx.Client(base_url=server.url, timeout=60) as owner,
        httpx.Client(base_url=server.url, timeout=60, transport=elsewhere) as stranger,
    ):
        assert 201 == owner.post("/api/account", json=OWNER).status_code
        owner.cookies.clear()
        guess_until_refused(stranger)
        assert 200 == owner.post("/api/session", json=OWNER).status_code
        guess_until_refused(stranger)
        changed = owner.put("/api/account/password", json={"old": OWNER["password"], "new": "another horse"})
        assert 200 == changed.status_code, "nor from what only the owner can do"


@pytest.mark.skipif(sys.platform != "linux", reason="this machine has one address of its own")
def test_guesses_of_recovery_codes_do_not_shut_out_the_owner(tmp_path: Path) -> None:
    elsewhere = httpx.HTTPTransport(local_address="127.0.0.2")
    with (
        run_server(str(tmp_path / "x.sqlite3"), rate_limit=1) as server,
        httpx.Client(base_url=server.url, timeout=60) as owner,
        httpx.Client(base_url=server.url, timeout=60, transport=elsewhere) as stranger,
    ):
        codes = owner.post("/api/account", json=OWNER).json()["recovery_codes"]
        owner.cookies.clear()
        for client, login in ((stranger, "ana"), (owner, "bo")):
            guess = {"login": login, "code": "x", "password": "long enough"}
            until_refused(lambda: client.post("/api/recovery", json=guess))  # noqa: B023
        back = owner.post("/api/recovery", json={"login": "ana", "code": codes[0], "password": "another horse"})
        assert 200 == back.status_code


def test_guesses_of_a_neighbour_do_not_shut_out_the_owner_either(tmp_path: Path) -> None:
    """A whole house may have one address."""
    with (
        run_server(str(tmp_path / "x.sqlite3"), rate_limit=1) as server,
        httpx.Client(base_url=server.url, timeout=60) as owner,
        httpx.Client(base_url=server.url, timeout=60) as neighbour,
    ):
        assert 201 == owner.post("/api/account", json=OWNER).status_code
        owner.cookies.clear()
        guess_until_refused(neighbour, login="bo")
        assert 200 == owner.post("/api/session", json=OWNER).status_code
        assert 200 == owner.post("/api/passkeys/challenge").status_code, "a passkey cannot be guessed"
        guess_until_refused(neighbour)
