"""Rate limits: so many at once, then so many per second."""

from __future__ import annotations

import contextlib
from pathlib import Path

import httpx
import pytest
from litestar.testing import TestClient

from tests.server.api.test_problem_responses import TWO_HERE, assert_problem
from tests.server.hostile import Hostile
from tests.server.running import run_server
from wartable.server.app import create_app
from wartable.server.people.limits import EXPORTS, MAILS, REPORTS, Limiter, Rate
from wartable.server.problems import Problem
from wartable.server.process.settings import Settings

RATE = Rate("things", burst=3, per_second=2)


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def allowed(limiter: Limiter, client: str = "ana") -> bool:
    try:
        limiter.check(RATE, client)
    except Problem:
        return False
    return True


def test_a_refusal_says_how_long_to_wait():
    limiter = Limiter(now=Clock())
    while allowed(limiter):
        pass
    with pytest.raises(Problem) as refusal:
        limiter.check(RATE, "ana")
    assert ("too-many", 429, "1") == (refusal.value.code, refusal.value.status, refusal.value.headers["Retry-After"])


def test_a_burst_then_a_steady_rate():
    clock = Clock()
    limiter = Limiter(now=clock)
    assert [True, True, True, False] == [allowed(limiter) for _ in range(4)]
    clock.now += 0.5
    assert [True, False] == [allowed(limiter) for _ in range(2)]
    clock.now += 1000
    assert [True, True, True, False] == [allowed(limiter) for _ in range(4)]


@pytest.mark.parametrize("rate", [EXPORTS, MAILS, REPORTS], ids=lambda rate: rate.name)
def test_other_processes_are_told_of_every_rate(rate: Rate):
    limiter = Limiter(now=Clock())
    limiter.check(rate, "ana")
    assert [(rate.name, "ana", 1)] == limiter.take_spent()


def test_clients_do_not_pay_for_each_other():
    limiter = Limiter(now=Clock())
    assert [True] * 3 == [allowed(limiter) for _ in range(3)]
    assert allowed(limiter, "bo")


def test_limits_scale_and_can_be_off():
    assert [True] * 6 + [False] == [allowed(limiter) for limiter in [Limiter(2.0, Clock())] for _ in range(7)]
    assert all(allowed(Limiter(0)) for _ in range(100))


@pytest.mark.slow
def test_the_guests_of_one_address_say_so_much_together(tmp_path: Path) -> None:
    """What is said is kept: a new name is quickly made, and would fill the disk."""
    with TestClient(create_app(Settings(database=str(tmp_path / "x.sqlite3")))) as client:
        client.app.state.services.limiter = Limiter(now=Clock())
        client.post("/api/guests", json={"name": "Ana"})
        table = client.post("/api/tables", json=TWO_HERE | {"visibility": "public"}).json()["table"]["id"]
        answers = []
        for number in range(9):
            client.cookies.clear()
            client.post("/api/guests", json={"name": f"Guest {number}"})
            answers += [client.post(f"/api/tables/{table}/chat", json={"text": "spam"}).status_code for _ in range(8)]
        assert [200] * 60 + [429] * 12 == answers


@pytest.mark.slow
async def test_floods_are_turned_away_by_a_real_server(tmp_path) -> None:
    with run_server(str(tmp_path / "x.sqlite3"), rate_limit=1) as server:
        client = Hostile(server.url)
        await client.become("Ana")
        table = (await client.post("/api/tables", TWO_HERE)).json()["table"]["id"]
        answers: list[httpx.Response] = [
            await client.http.post(f"/api/tables/{table}/chat", json={"text": "spam"}) for _ in range(60)
        ]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused
        assert_problem(refused[0], 429, "too-many")
        assert int(refused[0].headers["retry-after"]) >= 1
        await client.watch(table)
        with contextlib.suppress(Exception):
            for number in range(500):
                await client.send({"type": "ping", "id": str(number)})
        assert 4429 == await client.closed()
        assert any('"too-many"' in text for text in client.received)
        await client.close()
