"""Everybody's own data: what is given out, and what is left when somebody wants to be forgotten."""

from __future__ import annotations

import sqlite3

from tests.server.api.test_profiles import finished
from tests.server.api.test_puzzles import answer
from tests.server.api.test_recovery import PASSWORD, account, refused
from tests.server.running import Running
from wartable.client import Client
from wartable.core.match import Match

NAME = "Anastasia Remembered"


async def test_the_export_has_finished_games_and_nothing_of_running_ones(server: Running) -> None:
    async with Client(server.url) as ana, Client(server.url, name="Bo") as bo:
        login, _ = await account(ana)
        table = await finished(ana, bo)
        seats = [{"kind": "here"}, {"kind": "bot", "bot": "random"}]
        running = (await ana.open_table({"game": "board-of-war", "seats": seats}, start=True)).table.id
        kept = await ana.request("GET", "/api/me/data")
        assert (login, {table}) == (kept["player"]["login"], set(kept["tables"]))
        assert not {"password", "webhook_secret"} & set(kept["player"])
        assert running not in (await ana._http.get("/api/me/data")).text


async def test_who_is_forgotten_leaves_games_without_a_name(server: Running) -> None:
    async with Client(server.url) as ana, Client(server.url) as bo:
        await account(bo)
        await bo.request("PATCH", "/api/me", {"name": "Bo"})
        login, codes = await account(ana)
        await ana.request("PATCH", "/api/me", {"name": NAME})
        me = (await ana.request("GET", "/api/me"))["id"]
        table = await finished(ana, bo, rated=True)
        seats = [{"kind": "here"}, {"kind": "open"}]
        plan = {"game": "age-of-war", "seats": seats, "on_resign": "out", "visibility": "public"}
        running = (await ana.open_table(plan)).table.id
        await bo.request("POST", f"/api/tables/{running}/seats/1", {})
        await ana.request("POST", f"/api/tables/{running}/start")
        await ana.request("POST", f"/api/tables/{running}/chat", {"text": "my secret words"})

        assert "wrong-password" == await refused(ana, "POST", "/api/me/deletion", {"password": "no"})
        await ana.request("POST", "/api/me/deletion", {"password": PASSWORD})

        assert "who-are-you" == await refused(ana, "GET", "/api/me", None)
        assert "wrong-login" == await refused(ana, "POST", "/api/session", {"login": login, "password": PASSWORD})
        back = {"login": login, "code": codes[0], "password": PASSWORD}
        assert "wrong-code" == await refused(ana, "POST", "/api/recovery", back)
        for path in (f"tables/{table}", f"tables/{table}/events", f"tables/{running}/events", f"players/{me}"):
            told = (await bo._http.get(f"/api/{path}")).text
            assert (path, False, False) == (path, NAME in told, "my secret words" in told)
        shown = await bo.request("GET", f"/api/tables/{running}")
        assert ("over", ["—", "Bo"]) == (shown["table"]["status"], [seat["name"] for seat in shown["table"]["seats"]])
        match = Match.from_json((await bo._http.get(f"/api/tables/{table}/replay")).content)
        assert match.log, "the game itself can still be replayed and its dice checked"
        if server.database.startswith("sqlite"):
            with sqlite3.connect(server.database.removeprefix("sqlite:///")) as database:
                assert NAME not in "\n".join(database.iterdump())
        board = (await bo.request("GET", "/api/ratings?game=age-of-war&players=2&limit=200"))["ratings"]
        assert me not in [row["subject"] for row in board]


async def test_a_guest_can_be_forgotten_too(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana:
        await ana.request("POST", "/api/me/deletion", {})
        assert "who-are-you" == await refused(ana, "GET", "/api/me", None)


async def test_what_a_guest_has_solved_becomes_the_accounts_and_is_in_its_data(server: Running) -> None:
    async with Client(server.url) as ana, Client(server.url, name="Ana on the phone") as guest:
        login, _ = await account(ana)
        await answer(ana, 12, 0)
        for number in (11, 12):
            await answer(guest, number, 0)

        await guest.request("POST", "/api/session", {"login": login, "password": PASSWORD})

        kept = await guest.request("GET", "/api/me/data")
        assert [12, 11] == [one["number"] for one in kept["puzzle_answers"]]
        assert [("age-of-war", 1)] == [(one["game"], one["asked"]) for one in kept["puzzles"]], (
            "the account's own counts"
        )
