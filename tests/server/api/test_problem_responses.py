"""Bad input: the right status, a problem document, and a table that is as it was."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest

from tests.server.hostile import Hostile
from tests.server.running import Running
from tests.server.waiting import LONGEST_SECONDS

GAME = "age-of-war"
DEEP = b"[" * 5000 + b"]" * 5000
TWO_HERE = {"game": GAME, "seats": [{"kind": "here"}, {"kind": "here"}], "start": True}


@pytest.fixture
async def ana(server: Running) -> AsyncIterator[Hostile]:
    client = Hostile(server.url)
    await client.become("Ana")
    yield client
    await client.close()


async def table_of(client: Hostile, **plan: Any) -> str:
    response = await client.post("/api/tables", {**TWO_HERE, **plan})
    assert 201 == response.status_code, response.text
    table: str = response.json()["table"]["id"]
    return table


def assert_problem(response: httpx.Response, status: int, code: str) -> dict[str, Any]:
    assert (status, "application/problem+json") == (response.status_code, response.headers["content-type"])
    document: dict[str, Any] = response.json()
    assert (status, code) == (document["status"], document["code"])
    assert document["type"].startswith("/problems/")
    assert document["detail"]
    return document


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 400, "malformed"),
        (b"{", 400, "malformed"),
        (b"[]", 400, "malformed"),
        (b'{"game": "\xff\xfe", "seats": [{}, {}]}', 400, "malformed"),
        (b'{"game": "\xed\xa0\x80", "seats": [{}, {}]}', 400, "malformed"),
        (b'{"game": "\\ud800", "seats": [{}, {}]}', 400, "malformed"),
        (b'{"game": "age-of-war", "seats": ' + b"9" * 5000 + b"}", 400, "malformed"),
        (b'{"game": 7, "seats": [{}]}', 400, "malformed"),
        (b'{"game": "age-of-war"}', 400, "malformed"),
        (b'{"game": "age-of-war", "seats": []}', 400, "malformed"),
        (b'{"game": "age-of-war", "seats": [{"kind": "throne"}, {}]}', 400, "malformed"),
        (b'{"game": "age-of-war", "seats": [{}, {}], "surprise": 1}', 400, "malformed"),
        (b'{"game": "age-of-war", "seats": [{}, {}], "clock": {"per_move": -5}}', 400, "malformed"),
        (b'{"game": "age-of-war", "seats": [{}, {}], "clock": {}}', 400, "malformed"),
        (b'{"game": "age-of-war", "seats": [{}, {}], "clock": {"per_move": 5, "increment": 5}}', 400, "malformed"),
        (b'{"game": "age-of-war", "seats": [{}, {}], "options": {"x": ' + DEEP + b"}}", 400, "malformed"),
        (b'{"game": "ludo", "seats": [{}, {}]}', 404, "unknown-game"),
        (b'{"game": "age-of-war", "seats": [{}]}', 422, "player-count"),
        (b'{"game": "age-of-war", "seats": [{}, {}], "options": {"nonsense": 1}}', 422, "options"),
        (b'{"game": "age-of-war", "seats": [{"kind": "bot", "bot": "hal"}, {}]}', 404, "unknown-bot"),
        (b'{"game": "age-of-war", "seats": [{"kind": "bot"}, {}]}', 422, "bad-seat"),
        (b'{"game": "age-of-war", "seats": [{"bot": "random"}, {}]}', 422, "bad-seat"),
        (b'{"game": "age-of-war", "seats": [{}, {}], "rated": true, "undo": true}', 422, "no-rating"),
        (b'{"game": "age-of-war", "seats": [{}, {}], "start": true}', 409, "seats-open"),
        (b'{"game": "' + b"x" * 70_000 + b'", "seats": [{}, {}]}', 413, "too-large"),
    ],
)
async def test_a_table_that_cannot_be(ana: Hostile, body: bytes, status: int, code: str) -> None:
    response = await ana.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert_problem(response, status, code)


async def test_a_broken_rule_is_named(ana: Hostile) -> None:
    table = await table_of(ana)
    before = (await ana.get(f"/api/tables/{table}")).json()
    seat, ask = next((view["viewer"], view["ask"]) for view in before["views"] if view["ask"])
    action = {"type": "fill", "castle": "atlantis", "line": 0}
    answer = {"seat": seat, "ask": ask["number"], "action": action}
    document = assert_problem(await ana.post(f"/api/tables/{table}/actions", answer), 422, "illegal-action")
    assert "AW-2" == document["rule"]
    assert "refusal-unknown-castle" == document["line"]["key"]
    assert before == (await ana.get(f"/api/tables/{table}")).json()


async def test_answers_out_of_turn_and_out_of_date(ana: Hostile) -> None:
    table = await table_of(ana)
    views = (await ana.get(f"/api/tables/{table}")).json()["views"]
    seat, ask = next((view["viewer"], view["ask"]) for view in views if view["ask"])
    action, path = ask["choices"][-1]["action"], f"/api/tables/{table}/actions"
    assert_problem(await ana.post(path, {"seat": 1 - seat, "ask": 1, "action": action}), 409, "not-your-turn")
    assert_problem(await ana.post(path, {"seat": seat, "ask": 7, "action": action}), 409, "stale")
    assert_problem(await ana.post(path, {"seat": seat, "ask": ask["number"], "action": "x"}), 400, "not-an-action")
    assert_problem(await ana.post(path, {"seat": 11, "ask": 1, "action": action}), 404, "unknown-seat")
    assert 200 == (await ana.post(path, {"seat": seat, "ask": ask["number"], "action": action})).status_code
    assert_problem(await ana.post(path, {"seat": seat, "ask": ask["number"], "action": action}), 409, "stale")


async def test_nobody_acts_for_another(ana: Hostile, server: Running) -> None:
    table = await table_of(ana, visibility="public")
    eve = Hostile(server.url)
    await eve.become("Eve")
    for path, body in (
        ("actions", {"seat": 0, "ask": 1, "action": {"type": "lose-die"}}),
        ("undo", {"seat": 0}),
        ("resign", {"seat": 0}),
        ("seats/0/nonce", {"nonce": "x"}),
        ("rematch", None),
    ):
        assert_problem(await eve.post(f"/api/tables/{table}/{path}", body), 403, "not-your-seat")
    assert_problem(await eve.http.delete(f"/api/tables/{table}/seats/0"), 409, "already-started")
    assert_problem(await eve.post(f"/api/tables/{table}/start"), 409, "already-started")
    await eve.close()


async def test_a_private_table_does_not_exist_without_the_invite(ana: Hostile, server: Running) -> None:
    table = await table_of(ana)
    invite = (await ana.get(f"/api/tables/{table}")).json()["you"]["invite"]
    eve = Hostile(server.url)
    assert_problem(await eve.get(f"/api/tables/{table}"), 404, "unknown-table")
    await eve.become("Eve")
    for path in ("", "/events", "/replay", "/dice", "/odds"):
        assert_problem(await eve.get(f"/api/tables/{table}{path}"), 404, "unknown-table")
    assert_problem(await eve.post(f"/api/tables/{table}/entry", {"invite": "guess"}), 404, "unknown-table")
    entered = await eve.post(f"/api/tables/{table}/entry", {"invite": invite})
    assert (200, None) == (entered.status_code, entered.json()["you"]["invite"])
    assert 200 == (await eve.get(f"/api/tables/{table}")).status_code
    await eve.close()


async def test_who_has_no_name_may_look_but_not_play(server: Running) -> None:
    nobody = Hostile(server.url)
    assert 200 == (await nobody.get("/api/tables")).status_code
    for method, path in (("GET", "/api/me"), ("POST", "/api/tables"), ("GET", "/api/me/turns")):
        response = await nobody.http.request(method, path, json=TWO_HERE if method == "POST" else None)
        assert_problem(response, 401, "who-are-you")
    await nobody.close()


@pytest.mark.parametrize("path", ["/api/tables/nothere", "/api/players/nobody", "/api/nothing", "/text/en/nothing.ftl"])
async def test_what_is_not_there(ana: Hostile, path: str) -> None:
    response = await ana.get(path)
    assert 404 == response.status_code
    assert "application/problem+json" == response.headers["content-type"]


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/x%00y",
        "/api/tables?game=%00",
        "/api/tournaments/%00/results.csv",
        "/api/ratings?game=%00",
        "/table/%00",
        "/review/%00/%00",
        "/unsubscribe/%00",
    ],
)
async def test_no_address_has_a_zero_byte(ana: Hostile, path: str) -> None:
    """PostgreSQL has no word for it."""
    assert_problem(await ana.get(path), 400, "malformed")


async def test_no_report_names_what_has_a_zero_byte(ana: Hostile) -> None:
    for report in ({"player": "a\0b", "reason": "x"}, {"player": "a", "reason": "x", "line": {"table": "\0", "at": 1}}):
        assert_problem(await ana.post("/api/reports", report), 400, "malformed")


async def test_the_wrong_method_is_a_problem_too(ana: Hostile) -> None:
    assert 405 == (await ana.http.put("/api/guests", json={})).status_code


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("{", "malformed"),
        ("[1]", "malformed"),
        ('{"type": "dance"}', "malformed"),
        ('{"type": "act", "seat": "zero", "ask": 1, "action": {}}', "malformed"),
        ('{"type": "act", "seat": 0, "ask": 1, "action": {}, "extra": 1}', "malformed"),
        ('{"type": "act", "seat": 0, "ask": 99, "action": {"type": "lose-die"}, "id": "a"}', None),
        ('{"type": "act", "seat": 0, "ask": 1, "action": ' + DEEP.decode() + "}", "malformed"),
        ('{"type": "chat", "text": ""}', "malformed"),
        ('{"type": "chat", "text": "\\u200b \\u001b"}', "nothing-said"),
    ],
)
async def test_bad_messages_are_answered_and_the_connection_stays(ana: Hostile, message: str, code: str | None) -> None:
    table = await table_of(ana)
    await ana.watch(table)
    await ana.send(message)
    await ana.send({"type": "ping", "id": "still there"})
    async with asyncio.timeout(LONGEST_SECONDS):
        while not any('"still there"' in text for text in ana.received):
            await asyncio.sleep(0.01)
    problems = [text for text in ana.received if '"type":"problem"' in text]
    assert 1 == len(problems)
    if code is not None:
        assert f'"code":"{code}"' in problems[0]


async def test_an_oversized_message_ends_the_connection(ana: Hostile) -> None:
    table = await table_of(ana)
    await ana.watch(table)
    await ana.send("x" * 20_000)
    assert 1009 == await ana.closed()
    assert 200 == (await ana.get(f"/api/tables/{table}")).status_code


@pytest.mark.parametrize(
    ("table", "problem", "code"), [("nothere", "unknown-table", 4404), ("x%00y", "malformed", 4400)]
)
async def test_a_connection_to_nowhere_is_closed_with_the_reason(
    ana: Hostile, table: str, problem: str, code: int
) -> None:
    first = await ana.watch(table)
    assert ("problem", problem) == (first["type"], first["problem"]["code"])
    assert code == await ana.closed()


async def test_nonsense_about_what_was_missed(ana: Hostile) -> None:
    table = await table_of(ana)
    first = await ana.watch(table, "?since=yesterday")
    assert ("problem", "malformed") == (first["type"], first["problem"]["code"])
