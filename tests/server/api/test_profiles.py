"""Players in public: games with filters, how ratings came about, leaderboards; and what stays private."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from tests.server.running import Running
from tests.server.waiting import LONGEST_SECONDS
from wartable.client import Client, Refused


async def account(client: Client, name: str) -> str:
    """Sign up; the player's id."""
    login = f"p{random.randrange(10**12)}"
    me = await client.request("POST", "/api/account", {"login": login, "password": "long enough", "name": name})
    return str(me["id"])


async def finished(winner: Client, loser: Client, **plan: Any) -> str:
    """A game that the second gave up."""
    seats = [{"kind": "here"}, {"kind": "open"}]
    plan = {"game": "age-of-war", "seats": seats, "on_resign": "out", "visibility": "public", **plan}
    opened = await winner.open_table(plan)
    table = opened.table.id
    # Nobody pledges anything for the dice, so that the game begins at once.
    await loser.request("POST", f"/api/tables/{table}/seats/1", {"invite": opened.you.invite or ""})
    await winner.request("POST", f"/api/tables/{table}/start")
    await loser.request("POST", f"/api/tables/{table}/resign", {"seat": 1})
    return str(table)


async def games_of(client: Client, player: str, count: int, query: str = "") -> list[dict[str, Any]]:
    """The games of a profile, as soon as there are so many."""
    games: list[dict[str, Any]] = []
    async with asyncio.timeout(LONGEST_SECONDS):
        while len(games) < count:
            games = (await client.request("GET", f"/api/players/{player}/games{query}"))["games"]
            await asyncio.sleep(0.05)
    return games


async def test_a_profile_lists_finished_games_by_what_is_asked_for(server: Running) -> None:
    async with Client(server.url) as ana, Client(server.url) as bo:
        me, other = await account(ana, "Ana"), await account(bo, "Bo_%")
        won = await finished(ana, bo, rated=True)
        lost = await finished(bo, ana)
        assert {lost, won} == {game["id"] for game in await games_of(ana, me, 2)}
        wanted = {
            "?result=won": [won],
            "?result=lost": [lost],
            "?rated=true": [won],
            "?rated=false": [lost],
            "?game=board-of-war": [],
            "?opponent=bo_%25&result=won": [won],
            "?opponent=boo": [],
            "?opponent=ana": [],
        }
        for query, expected in wanted.items():
            found = await ana.request("GET", f"/api/players/{me}/games{query}")
            assert (query, expected) == (query, [game["id"] for game in found["games"]])
        latest = (await games_of(ana, me, 2))[0]
        older = await ana.request("GET", f"/api/players/{me}/games?before={latest['finished_at']}")
        assert latest["id"] not in [game["id"] for game in older["games"]]
        assert [other] == [seat["player"] for seat in latest["seats"] if seat["player"] != me]
        profile = await ana.request("GET", f"/api/players/{me}")
        assert [(2, 1)] == [(sums["played"], sums["won"]) for sums in profile["games"]]


async def test_ratings_have_a_history_and_are_provisional_at_first(server: Running) -> None:
    async with Client(server.url) as ana, Client(server.url) as bo:
        me, _ = await account(ana, "Ana"), await account(bo, "Bo")
        await finished(ana, bo, rated=True)
        history: dict[str, Any] = {"ratings": []}
        async with asyncio.timeout(LONGEST_SECONDS):
            while not history["ratings"]:
                history = await bo.request("GET", f"/api/players/{me}/history?game=age-of-war&players=2")
                await asyncio.sleep(0.05)
        board = (await bo.request("GET", "/api/ratings?game=age-of-war&players=2&limit=200"))["ratings"]
        mine = next(row for row in board if row["subject"] == me)
        assert (mine["rating"], True) == (history["ratings"][-1]["rating"], mine["is_provisional"])
        assert [] == history["reviews"]


async def test_a_review_adds_accuracy_and_luck_and_the_first_castle_is_the_opening(server: Running) -> None:
    async with Client(server.url) as ana, Client(server.url, name="Eve") as eve, asyncio.timeout(LONGEST_SECONDS):
        me = await account(ana, "Ana")
        seats = [{"kind": "here"}, {"kind": "bot", "bot": "random"}]
        plan = {"game": "age-of-war", "seats": seats, "visibility": "public"}
        table = (await ana.open_table(plan, start=True)).table.id
        async with ana.join(table) as game:
            async for seat, ask in game.questions():
                suggested = next((choice for choice in ask.choices if choice.is_suggested), ask.choices[0])
                await game.act(seat, suggested.action)
        while (await ana.request("GET", f"/api/tables/{table}/review"))["review"] is None:
            await asyncio.sleep(0.2)
        while not (found := await eve.request("GET", f"/api/players/{me}/history?game=age-of-war"))["reviews"]:
            await asyncio.sleep(0.05)
        (point,) = found["reviews"]
        assert 0 <= point["accuracy"] <= 1
        assert isinstance(point["luck"], float)
        openings = (await eve.request("GET", f"/api/players/{me}"))["openings"]
        assert [1] == [each["played"] for each in openings], "the suggested choices conquer something"
        (listed,) = await games_of(eve, me, 1)
        assert (True, point["accuracy"]) == (listed["has_review"], listed["accuracy"])


async def test_private_games_are_listed_for_those_who_played_them(server: Running) -> None:
    async with Client(server.url) as ana, Client(server.url) as bo, Client(server.url, name="Eve") as eve:
        me = await account(ana, "Ana")
        await account(bo, "Bo")
        hidden = await finished(ana, bo, visibility="private")
        assert [hidden] == [game["id"] for game in await games_of(ana, me, 1)]
        assert [hidden] == [game["id"] for game in await games_of(bo, me, 1)]
        seen = await eve.request("GET", f"/api/players/{me}/games")
        profile = await eve.request("GET", f"/api/players/{me}")
        assert ([], []) == (seen["games"], profile["games"])


async def test_who_is_private_shows_others_a_name_and_nothing_else(server: Running) -> None:
    async with Client(server.url) as ana, Client(server.url) as bo:
        me = await account(ana, "Ana")
        await account(bo, "Bo")
        table = await finished(ana, bo, rated=True)
        await games_of(ana, me, 1)
        assert (await ana.request("PATCH", "/api/me", {"is_private": True}))["is_private"]
        shown = await bo.request("GET", f"/api/players/{me}")
        empty: dict[str, Any] = {"created_at": None, "ratings": [], "games": [], "openings": []}
        assert {"id": me, "name": "Ana", "is_guest": False, "is_private": True, **empty} == shown
        for path in ("games", "history?game=age-of-war"):
            with pytest.raises(Refused) as refusal:
                await bo.request("GET", f"/api/players/{me}/{path}")
            assert "private-player" == refusal.value.problem.code
        board = (await bo.request("GET", "/api/ratings?game=age-of-war&players=2&limit=200"))["ratings"]
        assert me not in [row["subject"] for row in board]
        assert [table] == [game["id"] for game in await games_of(ana, me, 1)]


async def test_an_account_that_a_guest_took_up_has_the_guests_games(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana, Client(server.url, name="Bo") as bo:
        guest = (await ana.request("GET", "/api/me"))["id"]
        table = await finished(ana, bo)
        me = await account(ana, "Ana")
        assert (guest, [table]) == (me, [game["id"] for game in await games_of(bo, me, 1)])


async def test_a_guest_who_logs_in_is_found_at_the_account(server: Running) -> None:
    async with Client(server.url) as home, Client(server.url, name="Ana") as ana, Client(server.url, name="Bo") as bo:
        login = f"home{random.randrange(10**12)}"
        me = await home.request("POST", "/api/account", {"login": login, "password": "long enough"})
        guest = (await ana.request("GET", "/api/me"))["id"]
        table = await finished(ana, bo)
        await games_of(bo, guest, 1)
        await ana.request("POST", "/api/session", {"login": login, "password": "long enough"})
        for who in (guest, me["id"], login):
            assert me["id"] == (await bo.request("GET", f"/api/players/{who}"))["id"]
            assert [table] == [game["id"] for game in await games_of(bo, who, 1)]


async def test_a_running_game_is_not_in_a_profile(server: Running) -> None:
    async with Client(server.url) as ana, Client(server.url, name="Eve") as eve:
        me = await account(ana, "Ana")
        seats = [{"kind": "here"}, {"kind": "bot", "bot": "random"}]
        opened = await ana.open_table({"game": "board-of-war", "seats": seats, "visibility": "public"}, start=True)
        for client in (ana, eve):
            for path in ("", "/games", "/history?game=board-of-war"):
                response = await client._http.get(f"/api/players/{me}{path}")
                assert opened.table.id not in response.text
                assert "board-of-war" not in response.text
