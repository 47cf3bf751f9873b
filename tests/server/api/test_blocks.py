"""Blocking: who does not sit down with whom, and whose lines are hidden."""

from __future__ import annotations

from tests.server.api.test_problem_responses import assert_problem
from tests.server.hostile import Hostile
from tests.server.running import Running

PLAN = {"game": "age-of-war", "seats": [{"kind": "here"}, {"kind": "open"}], "visibility": "public"}


async def test_who_is_blocked_and_who_blocked_do_not_sit_down_with_each_other(server: Running) -> None:
    ana, bo = Hostile(server.url), Hostile(server.url)
    me, other = await ana.become("Ana"), await bo.become("Bo")
    mine, theirs = [(await each.post("/api/tables", PLAN)).json()["table"]["id"] for each in (ana, bo)]
    for _ in range(2):
        shown = (await ana.http.put(f"/api/me/blocks/{other}")).json()
        assert ([(other, "Bo")], [other]) == (
            [(each["id"], each["name"]) for each in shown["blocked"]],
            shown["hidden"],
        )
    assert {"blocked": [], "hidden": [me]} == (await bo.get("/api/me/blocks")).json()
    assert_problem(await bo.post(f"/api/tables/{mine}/seats/1", {}), 403, "blocked")
    assert_problem(await ana.post(f"/api/tables/{theirs}/seats/1", {}), 403, "blocked")

    assert_problem(await bo.http.delete(f"/api/me/blocks/{me}"), 404, "not-blocked")
    assert {"blocked": [], "hidden": []} == (await ana.http.delete(f"/api/me/blocks/{other}")).json()
    assert 200 == (await bo.post(f"/api/tables/{mine}/seats/1", {})).status_code
    for client in (ana, bo):
        await client.close()


async def test_there_is_no_rematch_with_somebody_blocked(server: Running) -> None:
    ana, bo = Hostile(server.url), Hostile(server.url)
    await ana.become("Ana")
    other = await bo.become("Bo")
    table = (await ana.post("/api/tables", {**PLAN, "on_resign": "out"})).json()["table"]["id"]
    await bo.post(f"/api/tables/{table}/seats/1", {})
    await ana.post(f"/api/tables/{table}/start")
    await bo.post(f"/api/tables/{table}/resign", {"seat": 1})
    await ana.http.put(f"/api/me/blocks/{other}")
    assert_problem(await bo.post(f"/api/tables/{table}/rematch"), 403, "blocked")
    for client in (ana, bo):
        await client.close()


async def test_what_cannot_be_blocked(server: Running) -> None:
    ana, others = Hostile(server.url), Hostile(server.url)
    assert_problem(await ana.get("/api/me/blocks"), 401, "who-are-you")
    me = await ana.become("Ana")
    assert_problem(await ana.http.put(f"/api/me/blocks/{me}"), 409, "own-block")
    assert_problem(await ana.http.put("/api/me/blocks/nobody-at-all"), 404, "unknown-player")
    players = [await others.become(f"Player {number}") for number in range(201)]
    made = [await ana.http.put(f"/api/me/blocks/{player}") for player in players]
    assert {200} == {each.status_code for each in made[:-1]}
    assert_problem(made[-1], 409, "many-blocks")
    for client in (ana, others):
        await client.close()


async def test_blocks_go_with_an_account_and_are_exported_and_forgotten(server: Running) -> None:
    ana, bo = Hostile(server.url), Hostile(server.url)
    await ana.become("Ana")
    account = (await bo.post("/api/account", {"login": "blocked-bo", "password": "long enough"})).json()["id"]
    bo.http.cookies.clear()
    guest = await bo.become("Bo as a guest")
    for player in (account, guest):
        await ana.http.put(f"/api/me/blocks/{player}")
    await bo.post("/api/session", {"login": "blocked-bo", "password": "long enough"})
    assert [account] == (await ana.get("/api/me/blocks")).json()["hidden"]
    assert [account] == (await ana.get("/api/me/data")).json()["blocked"]
    assert [] == (await bo.get("/api/me/data")).json()["blocked"], "who blocked somebody is not theirs to know"
    await ana.post("/api/me/deletion", {})
    assert [] == (await bo.get("/api/me/blocks")).json()["hidden"]
    for client in (ana, bo):
        await client.close()
