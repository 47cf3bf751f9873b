"""Reports to the host: what is kept of them, who reads them, and how often; and whom the host has muted."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from typing import Any

from tests.server.administering import administer
from tests.server.api.test_problem_responses import assert_problem
from tests.server.hostile import Hostile
from tests.server.running import Running
from tests.server.waiting import LONGEST_SECONDS

PLAN = {"game": "age-of-war", "seats": [{"kind": "here"}, {"kind": "open"}], "visibility": "public"}
WORDS = "words that nobody wants to read"


def reports(server: Running, *options: str) -> list[dict[str, Any]]:
    """What the host is shown."""
    done = administer("reports", "--json", *options, "--database", server.database)
    assert 0 == done.exit_code, done.stderr
    found: list[dict[str, Any]] = json.loads(done.stdout)["reports"]
    return found


async def said(client: Hostile, table: str, text: str) -> int:
    """Say something; when it was said."""
    assert 200 == (await client.post(f"/api/tables/{table}/chat", {"text": text})).status_code
    events = (await client.get(f"/api/tables/{table}/events")).json()["events"]
    return next(int(event["at"]) for event in reversed(events) if (event.get("chat") or {}).get("text") == text)


async def test_a_line_is_reported_once_with_what_was_said_before(server: Running) -> None:
    ana, bo = Hostile(server.url), Hostile(server.url)
    me, other = await ana.become("Ana"), await bo.become("Bo")
    table = (await ana.post("/api/tables", PLAN)).json()["table"]["id"]
    await said(ana, table, "hello")
    at = await said(bo, table, WORDS)
    await said(ana, table, "what was said later")

    line = {"table": table, "at": at}
    for times, reason in enumerate(("rude", "rude again"), start=1):
        made = await ana.post("/api/reports", {"player": other, "reason": reason, "line": line})
        assert (201, {"times": times}) == (made.status_code, made.json())
    made = await ana.post("/api/reports", {"player": other, "reason": "leaves every game"})
    assert {"times": 1} == made.json()

    about_bo = [report for report in reports(server) if report["player"]["id"] == other]
    assert [("rude again", 2, table), ("leaves every game", 1, None)] == [
        (report["reason"], report["times"], report["table"]) for report in about_bo
    ]
    assert {"id": me, "name": "Ana"} == about_bo[0]["reporter"]
    assert [("Ana", "hello"), ("Bo", WORDS)] == [(said["name"], said["text"]) for said in about_bo[0]["lines"]]
    for client in (ana, bo):
        await client.close()


async def test_the_host_closes_reports_and_a_new_one_opens_it_again(server: Running) -> None:
    ana, bo = Hostile(server.url), Hostile(server.url)
    me, other = await ana.become("Ana"), await bo.become("Bo")
    await ana.post("/api/reports", {"player": other, "reason": "rude"})
    where = ("--database", server.database)
    mine = next(report["id"] for report in reports(server) if report["player"]["id"] == other)
    assert f"Ana ({me}) reports Bo ({other}):" in administer("reports", *where).stdout
    assert mine not in [report["id"] for report in reports(server, "--close", mine)]
    closed = next(report for report in reports(server, "--all") if report["id"] == mine)
    assert closed["closed_at"] >= closed["created_at"]
    refused = administer("reports", "--close", mine, *where)
    assert (2, f"wartable: there is no open report {mine}") == (refused.exit_code, refused.stderr.strip())
    assert {"times": 2} == (await ana.post("/api/reports", {"player": other, "reason": "still rude"})).json()
    assert mine in [report["id"] for report in reports(server)]
    for client in (ana, bo):
        await client.close()


async def test_what_cannot_be_reported(server: Running) -> None:
    ana, bo = Hostile(server.url), Hostile(server.url)
    report = {"player": "nobody-at-all", "reason": "rude"}
    assert_problem(await ana.post("/api/reports", report), 401, "who-are-you")
    me, other = await ana.become("Ana"), await bo.become("Bo")
    assert_problem(await ana.post("/api/reports", report), 404, "unknown-player")
    assert_problem(await ana.post("/api/reports", {"player": me, "reason": "me"}), 409, "own-report")
    assert_problem(await ana.post("/api/reports", {"player": other, "reason": " "}), 400, "nothing-said")
    assert 400 == (await ana.post("/api/reports", {"player": other, "reason": "x" * 501})).status_code
    private = (await bo.post("/api/tables", {**PLAN, "visibility": "private"})).json()["table"]["id"]
    at = await said(bo, private, WORDS)
    line = {"table": private, "at": at}
    hidden = await ana.post("/api/reports", {"player": other, "reason": "what is it?", "line": line})
    assert_problem(hidden, 404, "unknown-table")
    public = (await ana.post("/api/tables", PLAN)).json()["table"]["id"]
    line = {"table": public, "at": await said(ana, public, "mine")}
    not_theirs = await ana.post("/api/reports", {"player": other, "reason": "not theirs", "line": line})
    assert_problem(not_theirs, 404, "unknown-line")
    for client in (ana, bo):
        await client.close()


async def test_nobody_buries_the_host_in_reports(server: Running) -> None:
    ana, others = Hostile(server.url), Hostile(server.url)
    await ana.become("Ana")
    players = [await others.become(f"Player {number}") for number in range(51)]
    made = [await ana.post("/api/reports", {"player": player, "reason": "all of them"}) for player in players]
    assert [201] * 50 == [each.status_code for each in made[:-1]]
    assert_problem(made[-1], 409, "many-reports")
    for client in (ana, others):
        await client.close()


async def test_who_is_muted_plays_and_does_not_write(server: Running) -> None:
    ana, where = Hostile(server.url), ("--database", server.database)
    me = await ana.become("Ana")
    table = (await ana.post("/api/tables", PLAN)).json()["table"]["id"]
    await said(ana, table, "before")
    await ana.watch(table)
    assert "Ana can no longer write." == administer("mute", me, *where).stdout.strip()
    assert_problem(await ana.post(f"/api/tables/{table}/chat", {"text": WORDS}), 403, "muted")
    await ana.send({"type": "chat", "text": WORDS, "id": "said"})
    async with asyncio.timeout(LONGEST_SECONDS):
        while not (answers := [text for text in ana.received if '"id":"said"' in text]):
            await asyncio.sleep(0.05)
    assert "muted" == json.loads(answers[0])["problem"]["code"]
    assert 200 == (await ana.post(f"/api/tables/{table}/seats/1", {})).status_code, "but plays"
    listed = json.loads(administer("players", "--json", *where).stdout)["players"]
    assert [True] == [player["muted"] for player in listed if player["id"] == me]
    assert "Ana may write again." == administer("unmute", me, *where).stdout.strip()
    await said(ana, table, "after")
    refused = administer("mute", "nobody", *where)
    assert (2, "wartable: there is no player nobody") == (refused.exit_code, refused.stderr.strip())
    await ana.close()


async def test_a_guest_who_takes_up_an_account_takes_reports_and_silence_along(server: Running) -> None:
    ana, bo = Hostile(server.url), Hostile(server.url)
    await ana.become("Ana")
    account = (await bo.post("/api/account", {"login": "muted-bo", "password": "long enough"})).json()["id"]
    bo.http.cookies.clear()
    guest = await bo.become("Rude guest")
    await ana.post("/api/reports", {"player": guest, "reason": "rude"})
    administer("mute", guest, "--database", server.database)
    await bo.post("/api/session", {"login": "muted-bo", "password": "long enough"})
    assert [account] == [each["player"]["id"] for each in reports(server) if each["player"]["id"] in (guest, account)]
    table = (await ana.post("/api/tables", PLAN)).json()["table"]["id"]
    assert_problem(await bo.post(f"/api/tables/{table}/chat", {"text": WORDS}), 403, "muted")
    for client in (ana, bo):
        await client.close()


async def test_reports_are_exported_and_forgotten_with_their_people(server: Running) -> None:
    ana, bo, eve = (Hostile(server.url) for _ in range(3))
    await ana.become("Ana")
    bystander, rude = await bo.become("Bo the bystander"), await eve.become("Eve")
    table = (await ana.post("/api/tables", PLAN)).json()["table"]["id"]
    await said(bo, table, "a bystander's words")
    line = {"table": table, "at": await said(eve, table, WORDS)}
    await ana.post("/api/reports", {"player": rude, "reason": "my reason", "line": line})
    await eve.post("/api/reports", {"player": bystander, "reason": "her reason"})

    kept = (await ana.get("/api/me/data")).json()["reports"]
    assert [("my reason", rude)] == [(report["reason"], report["player_id"]) for report in kept]
    assert "my reason" not in (await eve.get("/api/me/data")).text, "who reported somebody is not theirs to know"

    await bo.post("/api/me/deletion", {})
    left = [report for report in reports(server, "--all") if report["player"]["id"] in (rude, bystander)]
    assert [[("—", "—"), ("Eve", WORDS)]] == [[(said["name"], said["text"]) for said in each["lines"]] for each in left]
    await eve.post("/api/me/deletion", {})
    assert [] == [report for report in reports(server, "--all") if report["player"]["id"] in (rude, bystander)]
    if server.database.startswith("sqlite"):
        with sqlite3.connect(server.database.removeprefix("sqlite:///")) as database:
            assert "her reason" not in "\n".join(database.iterdump())
    for client in (ana, bo, eve):
        await client.close()
