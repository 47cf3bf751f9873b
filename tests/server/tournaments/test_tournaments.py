"""Tournaments over HTTP: who may do what, bots that fill up, arenas, and what a stranger sees."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from tests.server.running import Running
from tests.server.waiting import LONGEST_SECONDS
from wartable.client import Client, Refused

SWISS = {"name": "Club evening", "kind": "swiss", "game": "age-of-war", "rounds": 1}


async def test_bots_fill_up_and_play_though_nobody_watches(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana:
        opened = await ana.request("POST", "/api/tournaments", {**SWISS, "fill_up_to": 4, "bot": "greedy"})
        assert ("open", []) == (opened["status"], opened["standings"])
        # Somebody clicks three times.
        started, *_ = await asyncio.gather(
            *(ana.request("POST", f"/api/tournaments/{opened['id']}/start") for _ in range(3))
        )
        assert ["greedy"] * 4 == [each["bot"] for each in started["standings"]]
        view = await over(ana, opened["id"])
        assert 2 == sum(each["points"] for each in view["standings"])
        listed = (await ana.request("GET", "/api/tournaments"))["tournaments"]
        assert ("over", 4) == next((each["status"], each["entrants"]) for each in listed if each["id"] == opened["id"])


async def test_who_joins_an_arena_meets_whoever_waits(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana, Client(server.url, name="Ben") as ben:
        opened = await ana.request("POST", "/api/tournaments", {**SWISS, "kind": "arena", "minutes": 60})
        path = f"/api/tournaments/{opened['id']}"
        for each in (ana, ben):
            await each.request("POST", f"{path}/entry")
        await ana.request("POST", f"{path}/start")
        first = await until(ana, path, lambda view: view["your_table"])
        seat = (await ana.request("GET", f"/api/tables/{first['your_table']}"))["you"]["seats"][0]
        await ana.request("POST", f"/api/tables/{first['your_table']}/resign", {"seat": seat})
        second = await until(ana, path, lambda view: view["your_table"] and view["your_table"] != first["your_table"])
        assert {"Ana": 0.0, "Ben": 1.0} == {each["name"]: each["points"] for each in second["standings"]}
        left = await ben.request("DELETE", f"{path}/entry")
        assert [True] == [each["is_away"] for each in left["standings"] if each["name"] == "Ben"]


async def test_who_blocked_whom_does_not_meet(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana, Client(server.url, name="Rude Ben") as ben:
        path = f"/api/tournaments/{(await ana.request('POST', '/api/tournaments', SWISS))['id']}"
        for each in (ana, ben):
            await each.request("POST", f"{path}/entry")
        await ana.request("PUT", f"/api/me/blocks/{(await ben.request('GET', '/api/me'))['id']}")
        await ana.request("POST", f"{path}/start")
        view = await over(ana, path.rsplit("/", 1)[1])
        assert [None, None] == [each["second"] for each in view["pairings"]]
        assert [1.0, 1.0] == [each["points"] for each in view["standings"]]


async def test_what_is_refused(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana, Client(server.url, name="Ben") as ben:
        path = f"/api/tournaments/{(await ana.request('POST', '/api/tournaments', SWISS))['id']}"
        for who, method, where, body, code in [
            (ben, "POST", f"{path}/start", None, "not-owner"),
            (ana, "POST", f"{path}/start", None, "tournament-empty"),
            (ana, "GET", "/api/tournaments/nothere", None, "unknown-tournament"),
            (ana, "POST", "/api/tournaments", {**SWISS, "game": "chess"}, "unknown-game"),
            (ana, "POST", "/api/tournaments", {**SWISS, "bot": "nobody"}, "unknown-bot"),
            (ana, "POST", "/api/tournaments", {**SWISS, "rated": True}, "guest-rated"),
            (ana, "POST", "/api/tournaments", {**SWISS, "rounds": 99}, "malformed"),
            (ana, "POST", "/api/tournaments", {**SWISS, "name": "  "}, "name"),
        ]:
            with pytest.raises(Refused) as refusal:
                await who.request(method, where, body)
            assert code == refusal.value.problem.code


async def test_a_link_to_a_tournament_says_what_it_is_for(server: Running) -> None:
    async with (
        Client(server.url, name="Ana") as ana,
        httpx.AsyncClient(base_url=server.url, timeout=LONGEST_SECONDS) as stranger,
    ):
        opened = await ana.request("POST", "/api/tournaments", {**SWISS, "name": "Club <evening>"})
        await ana.request("POST", f"/api/tournaments/{opened['id']}/entry")
        shown = (await stranger.get(f"/tournament/{opened['id']}", headers={"accept-language": "es"})).text
        assert 'content="Club &lt;evening&gt; · Age of War"' in shown
        assert "Participa 1 jugador." in shown
        assert "/pictures/age-of-war.png" in shown
        assert "og:title" not in (await stranger.get("/tournament/nothere")).text


async def test_a_name_is_no_formula(server: Running) -> None:
    async with Client(server.url, name="=1+1") as ana:
        path = f"/api/tournaments/{(await ana.request('POST', '/api/tournaments', SWISS))['id']}"
        await ana.request("POST", f"{path}/entry")
        assert "'=1+1" in await ana.read(f"{path}/results.csv")


async def over(client: Client, tournament: str) -> dict[str, Any]:
    return await until(client, f"/api/tournaments/{tournament}", lambda view: view["status"] == "over")


async def until(client: Client, path: str, is_so: Any) -> dict[str, Any]:
    async with asyncio.timeout(240):
        while True:
            view: dict[str, Any] = await client.request("GET", path)
            if is_so(view):
                return view
            await asyncio.sleep(0.1)
