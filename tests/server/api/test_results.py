"""What is left of games: match files, dice, ratings, history."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from tests.server.api.test_problem_responses import TWO_HERE
from tests.server.opened import TWO, Watch, opened
from tests.server.playing import play
from tests.server.running import Running
from tests.server.tables import GAMES
from tests.server.waiting import LONGEST_SECONDS
from wartable.client import Client, Refused
from wartable.core.match import Match
from wartable.core.replay import read_header
from wartable.registry import get_game
from wartable.server.after.ratings import ranks_of, subjects_of
from wartable.server.after.reviews import VERSION
from wartable.server.app import create_app
from wartable.server.people.limits import WHOLE_GAMES
from wartable.server.process.settings import Settings
from wartable.server.store.reviews import keep_review
from wartable.server.table import commands
from wartable.server.table.plan import TablePlan, Visibility
from wartable.server.table.position import Place, TableResult


async def finished(client: Client, plan: dict[str, Any], nonce: str = "") -> str:
    """A table that ended because seat 1 gave up after some decisions."""
    opened = await client.open_table({**plan, "on_resign": "out", "start": False})
    if nonce:
        await client.request("POST", f"/api/tables/{opened.table.id}/seats/0/nonce", {"nonce": nonce})
    async with client.join(opened.table.id) as table:
        await table.start()
        await play([table], random.Random(3), decisions=25)
        await table.resign(1)
    return opened.table.id


@pytest.mark.parametrize("game", GAMES)
async def test_a_finished_table_is_a_match_file_with_honest_dice(server: Running, game: str) -> None:
    players = get_game(game).player_counts[0]
    seats = [{"kind": "here"}] * players
    async with Client(server.url, name="Ana") as ana:
        table = await finished(ana, {"game": game, "seats": seats}, nonce="my own luck")
        response = await ana._http.get(f"/api/tables/{table}/replay")
        match = Match.from_json(response.content)
        assert ("my own luck", "") == match.source.origin(reveal=True).nonces[:2]
        assert ("human=Ana",) * players == read_header(response.content).seats
        assert len(match.log) > 25


async def test_the_dice_can_be_computed_by_anybody(server: Running) -> None:
    """As the page does it: from the secret, the nonces and the numbers alone."""
    async with Client(server.url, name="Ana") as ana:
        table = await finished(ana, TWO_HERE, nonce="my own luck")
        dice = await ana.request("GET", f"/api/tables/{table}/dice")
    secret = bytes.fromhex(dice["secret"])
    assert dice["commitment"] == hashlib.sha256(secret).hexdigest()
    nonces = ",".join(hashlib.sha256(nonce.encode()).hexdigest() if nonce else "-" for nonce in dice["nonces"])
    for number, draw in enumerate(dice["draws"]):
        label = f"wartable/1|{dice['match_id']}|{nonces}|{number}"
        stream = b"".join(hmac.digest(secret, f"{label}|{block}".encode(), "sha256") for block in range(8))
        words = [int.from_bytes(stream[at : at + 8], "big") for at in range(0, len(stream), 8)]
        expected = [word % bound for word, bound in zip(words, draw["bounds"], strict=False)]
        assert expected == draw["values"]
        if draw["outcome"]["type"] == "rolled":
            assert sorted(value + 1 for value in draw["values"]) == draw["outcome"]["faces"]


async def test_a_replay_is_for_finished_games(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana:
        opened = await ana.open_table(TWO_HERE, start=True)
        for path in ("replay", "dice", "rematch"):
            with pytest.raises(Refused) as refusal:
                await ana.request("POST" if path == "rematch" else "GET", f"/api/tables/{opened.table.id}/{path}")
            assert "not-over" == refusal.value.problem.code


async def test_a_rematch_has_one_table_for_all(server: Running) -> None:
    plan = {"game": "age-of-war", "seats": [{"kind": "here"}, {"kind": "open"}], "on_resign": "out"}
    async with Client(server.url, name="Ana") as ana, Client(server.url, name="Bo") as bo:
        opened = await ana.open_table(plan)
        link = f"{server.url}/table/{opened.table.id}#{opened.you.invite}"
        async with ana.join(opened.table.id) as at_ana, bo.join(link) as at_bo:
            await at_bo.sit(1)
            await at_ana.start()
            await at_bo.resign(1)
        path = f"/api/tables/{opened.table.id}/rematch"
        first = await bo.request("POST", path)
        second = await ana.request("POST", path)
        assert first["table"]["id"] == second["table"]["id"] != opened.table.id
        assert ["", "Bo"] == [seat.get("name", "") for seat in first["table"]["seats"]]
        assert ["Ana", "Bo"] == [seat.get("name", "") for seat in second["table"]["seats"]]
        history = await ana.request("GET", "/api/me/tables?status=over")
        assert [(opened.table.id, ["Ana"])] == [(entry["id"], entry["winners"]) for entry in history["tables"]]


async def test_of_two_who_ask_for_a_rematch_at_once_one_opens_the_table(server: Running) -> None:
    seats = [{"kind": "here"}, {"kind": "open"}]
    plan = {"game": "age-of-war", "seats": seats, "on_resign": "out", "visibility": "public"}
    async with Client(server.url, name="Ana") as ana, Client(server.url, name="Bo") as bo:
        table = (await ana.open_table(plan)).table.id
        await bo.request("POST", f"/api/tables/{table}/seats/1", {})
        await ana.request("POST", f"/api/tables/{table}/start")
        await bo.request("POST", f"/api/tables/{table}/resign", {"seat": 1})
        asking = [client.request("POST", f"/api/tables/{table}/rematch") for client in (ana, bo, ana, bo)]
        assert 1 == len({answer["table"]["id"] for answer in await asyncio.gather(*asking)})
        mine = await ana.request("GET", "/api/me/tables?status=open")
        theirs = await bo.request("GET", "/api/me/tables?status=open")
        assert 1 == len({entry["id"] for entry in (*mine["tables"], *theirs["tables"])})


async def test_in_a_rematch_everybody_has_the_seat_they_had(server: Running) -> None:
    """Whoever the plan had there: a person took a bot's seat, and a bot an open one."""
    seats = [{"kind": "here"}, {"kind": "bot", "bot": "greedy"}, {"kind": "open"}]
    plan = {"game": "age-of-war", "seats": seats, "on_resign": "out", "visibility": "public"}
    async with Client(server.url, name="Ana") as ana, Client(server.url, name="Bo") as bo:
        table = (await ana.open_table(plan)).table.id
        await ana.request("DELETE", f"/api/tables/{table}/seats/1")
        await bo.request("POST", f"/api/tables/{table}/seats/1", {})
        await ana.request("POST", f"/api/tables/{table}/seats/2/bot", {"bot": "random"})
        await ana.request("POST", f"/api/tables/{table}/start")
        for client, seat in ((ana, 0), (bo, 1)):
            await client.request("POST", f"/api/tables/{table}/resign", {"seat": seat})
        again = (await bo.request("POST", f"/api/tables/{table}/rematch"))["table"]
        assert ["", "Bo", "random"] == [seat.get("name", "") for seat in again["seats"]]
        await ana.request("POST", f"/api/tables/{again['id']}/seats/0", {})


async def test_a_rated_game_moves_both_ratings_and_the_bot_is_on_the_board(server: Running) -> None:
    async with Client(server.url) as ana:
        login = f"rated{random.randrange(10**9)}"
        me = await ana.request("POST", "/api/account", {"login": login, "password": "long enough", "name": "Ana"})
        seats = [{"kind": "here"}, {"kind": "bot", "bot": "random"}]
        plan = {"game": "age-of-war", "seats": seats, "rated": True, "on_resign": "out", "visibility": "public"}
        opened = await ana.open_table(plan, start=True)
        async with ana.join(opened.table.id) as table:
            await table.resign(0)
        board: list[dict[str, Any]] = []
        async with asyncio.timeout(LONGEST_SECONDS):
            while me["id"] not in [entry["subject"] for entry in board]:
                board = (await ana.request("GET", "/api/ratings?game=age-of-war&players=2"))["ratings"]
                await asyncio.sleep(0.1)
        by_subject = {entry["subject"]: entry for entry in board}
        assert by_subject["bot:random"]["mu"] > by_subject[me["id"]]["mu"]
        profile = await ana.request("GET", f"/api/players/{me['id']}")
        assert ("Ana", False, 1) == (profile["name"], profile["is_guest"], profile["ratings"][0]["played"])


def test_ranks_follow_winners_then_scores_and_who_gave_up_is_last():
    places = (Place("A", "a"), Place("B", "b"), Place("C", "c", "random"), Place("D", "d"), Place("E", None, "random"))
    result = TableResult(winners=(1,), scores=(5, 9, 9, 7, 5))
    assert (3, 1, 5, 2, 3) == ranks_of(places, result)


def test_nobody_is_rated_against_themselves():
    assert subjects_of((Place("A", "a"), Place("A again", "a"))) is None
    assert subjects_of((Place("A", "a"),)) is None
    found = subjects_of((Place("A", "a"), Place("random", None, "random")))
    assert found is not None
    assert ["a", "bot:random"] == [subject.id for subject in found]


async def test_help_where_the_table_allows_it(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana:
        opened = await ana.open_table({**TWO_HERE, "coach": True}, start=True)
        shown = await ana.request("GET", f"/api/tables/{opened.table.id}")
        seat, ask = next((view["viewer"], view["ask"]) for view in shown["views"] if view["ask"])
        found = (await ana.request("GET", f"/api/tables/{opened.table.id}/odds?seat={seat}"))["odds"]
        assert {"castle"} <= {name.partition(":")[0] for name in found}
        assert all(0 <= chance["win"] <= 1 for chance in found.values())
        advice = await ana.request("GET", f"/api/tables/{opened.table.id}/advice?seat={seat}")
        assert (ask["number"], len(ask["choices"])) == (advice["ask"], len(advice["opinions"]))
        silent = await ana.open_table(TWO_HERE, start=True)
        for path in ("odds?seat=0", "advice?seat=0"):
            with pytest.raises(Refused) as refusal:
                await ana.request("GET", f"/api/tables/{silent.table.id}/{path}")
            assert "coach-off" == refusal.value.problem.code


async def test_undo_where_the_table_allows_it(server: Running) -> None:
    """Board of War has decisions without dice: one is taken back and made again."""
    async with Client(server.url, name="Ana") as ana:
        players = get_game("board-of-war").player_counts[0]
        plan = {"game": "board-of-war", "seats": [{"kind": "here"}] * players, "undo": True}
        opened = await ana.open_table(plan, start=True)
        async with ana.join(opened.table.id) as table:
            rng = random.Random(1)
            for _ in range(60):
                await play([table], rng, decisions=1)
                seat = next((seat for seat in range(players) if table.views[seat].can_undo), None)
                if seat is not None:
                    break
            assert seat is not None, "nothing could be taken back"
            before = dict(table.views[seat].observation or {})
            await table.undo(seat)
            assert before != msgspec.to_builtins(table.views[seat].observation)
            assert table.views[seat].ask is not None
            with pytest.raises(Refused):
                await table.undo((seat + 1) % players)


@pytest.mark.parametrize("what", ["replay", "dice", "review", "review.png", "position?event=0"])
def test_so_many_whole_games_are_read_from_one_address(tmp_path: Path, what: str) -> None:
    """Each may be some megabytes to read and to send: however many guests come from there, they share a limit."""
    app = create_app(Settings(database=str(tmp_path / "x.sqlite3")))
    with TestClient(app) as client:
        limiter = app.state.services.limiter
        limiter._now = lambda: 0.0
        assert 404 == client.get(f"/api/tables/nothere/{what}").status_code
        limiter.charge(WHOLE_GAMES.name, "testclient", int(WHOLE_GAMES.burst))
        assert 429 == client.get(f"/api/tables/nothere/{what}").status_code
        assert 404 == client.get("/api/tables/nothere").status_code, "all else goes on"


def test_the_preview_of_a_review_does_not_read_all_of_it(tmp_path: Path) -> None:
    """Nobody limits how often a page is asked for, and a review may be some megabytes."""

    async def unreadable() -> str:
        async with opened(tmp_path, Watch()) as services:
            live = await services.tables.open_table(
                TablePlan(game="age-of-war", seats=TWO, visibility=Visibility.PUBLIC), "p0"
            )
            await services.tables.submit(live, lambda _, position: commands.close(position))
            await services.database.write(keep_review, live.setup.id, VERSION, "unreadable")
            return live.setup.id

    table = asyncio.run(unreadable())
    with TestClient(create_app(Settings(database=str(tmp_path / "x.sqlite3")))) as client:
        assert 200 == client.get(f"/review/{table}").status_code
