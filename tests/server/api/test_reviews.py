"""Advice during a game; after it the review, worked out once, and playing on from its moments."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import httpx
import pytest

from tests.server.playing import play, whole_history
from tests.server.running import Running
from tests.server.waiting import LONGEST_SECONDS
from wartable.analysis.review import review
from wartable.client import Client, Refused
from wartable.core import replay

WITH_BOT = {"game": "age-of-war", "seats": [{"kind": "here"}, {"kind": "bot", "bot": "greedy"}]}


async def finished(client: Client, plan: dict[str, Any] = WITH_BOT) -> str:
    """The id of a table where the game is over, played to its end at random."""
    opened = await client.open_table(plan, start=True)
    async with client.join(opened.table.id) as table:
        await play([table], random.Random(1), decisions=2000)
        assert table.table.result is not None
    return opened.table.id


async def reviewed(client: Client, table: str, query: str = "") -> dict[str, Any]:
    async with asyncio.timeout(120):
        while True:
            found: dict[str, Any] = await client.request("GET", f"/api/tables/{table}/review{query}")
            if found["review"] is not None:
                return found
            assert 0 <= found["done"] <= found["total"] or found["total"] == 0
            await asyncio.sleep(0.05)


async def refused(client: Client, method: str, path: str, body: dict[str, Any] | None = None) -> str:
    with pytest.raises(Refused) as refusal:
        await client.request(method, path, body)
    return refusal.value.problem.code


async def test_the_review_is_that_of_the_match_file(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana:
        table = await finished(ana)
        found = (await reviewed(ana, table))["review"]
        response = await ana.request("GET", f"/api/tables/{table}/replay")
        here = review(replay.loads(_text(response)))
        assert here.is_exact
        assert found["is_exact"]
        assert [decision.event for decision in here.decisions] == [each["event"] for each in found["decisions"]]
        assert [decision.grade for decision in here.decisions] == [each["grade"] for each in found["decisions"]]
        for own, account in zip(here.accounts, found["accounts"], strict=True):
            assert own.luck == pytest.approx(account["luck"])
            assert own.skill == pytest.approx(account["skill"])
            total = account["start"] + account["luck"] + account["skill"] + account["others"]
            assert account["result"] == pytest.approx(total, abs=1e-9)


async def test_a_finished_review_has_a_picture_for_whoever_has_its_link(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana:
        table = await finished(ana)
        assert "not-found" == await refused(ana, "GET", f"/api/tables/{table}/review.png")
        opened = await ana.request("GET", f"/api/tables/{table}")
        invite = opened["you"]["invite"]
        address = f"{server.url}/api/tables/{table}/review.png"
        async with httpx.AsyncClient(timeout=LONGEST_SECONDS) as stranger:
            early = await stranger.get(f"{server.url}/review/{table}/{invite}")
            await reviewed(ana, table)
            late = await stranger.get(f"{server.url}/review/{table}/{invite}")
            hidden, shown = [await stranger.get(f"{address}{query}") for query in ("", f"?invite={invite}")]
        assert "/pictures/age-of-war.png" in early.text
        assert f"/api/tables/{table}/review.png?invite={invite}" in late.text
        assert (404, 200) == (hidden.status_code, shown.status_code)
        assert "image/png" == shown.headers["content-type"]
        assert shown.content.startswith(b"\x89PNG")


async def test_moments_lead_from_events_of_the_game_to_what_a_viewer_saw(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana:
        table = await finished(ana)
        for query, seat in (("", None), ("?seat=0", 0)):
            found = await reviewed(ana, table, query)
            events = await whole_history(ana, table, seat)
            moments = found["moments"]
            assert found["review"]["events"] == moments[-1]["event"]
            assert {moment["seq"] for moment in moments} <= {event["seq"] for event in events}
            starts = {moment["event"] for moment in moments}
            assert all(decision["event"] in starts for decision in found["review"]["decisions"])


async def test_a_review_is_worked_out_once(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana:
        table = await finished(ana)
        once, again = await asyncio.gather(reviewed(ana, table), reviewed(ana, table))
        assert once == again == await reviewed(ana, table)


async def test_a_game_that_goes_on_has_no_review_and_no_branches(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana:
        table = (await ana.open_table({**WITH_BOT, "coach": True}, start=True)).table.id
        assert "not-over" == await refused(ana, "GET", f"/api/tables/{table}/review")
        assert "not-over" == await refused(ana, "POST", f"/api/tables/{table}/branch", {"event": 2})


async def test_strangers_do_not_see_reviews_of_private_tables(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana, Client(server.url, name="Bo") as bo:
        table = await finished(ana)
        assert "unknown-table" == await refused(bo, "GET", f"/api/tables/{table}/review")
        assert "unknown-table" == await refused(bo, "POST", f"/api/tables/{table}/branch", {"event": 2})
        public = await finished(ana, {**WITH_BOT, "visibility": "public"})
        assert "not-your-seat" == await refused(bo, "GET", f"/api/tables/{public}/review?seat=0")
        assert (await reviewed(bo, public))["review"]["decisions"]


async def test_whoever_gave_up_pays_for_it_in_the_review(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana:
        opened = await ana.open_table({**WITH_BOT, "on_resign": "out"}, start=True)
        async with ana.join(opened.table.id) as table:
            await play([table], random.Random(2), decisions=6)
            await table.resign(0)
        found = (await reviewed(ana, opened.table.id))["review"]
        assert [0.0, 1.0] == [account["result"] for account in found["accounts"]]
        assert found["accounts"][0]["skill"] < -0.1


async def test_a_variant_that_nobody_can_judge_is_refused_in_a_sentence(server: Running) -> None:
    variant = "[castle.azuchi]\npoints = 9\n"
    async with Client(server.url, name="Ana") as ana:
        opened = await ana.open_table({**WITH_BOT, "options": {"variant": variant}, "coach": True}, start=True)
        async with ana.join(opened.table.id) as table, asyncio.timeout(LONGEST_SECONDS):
            while table.views[0].ask is None:
                await asyncio.sleep(0.02)
            assert "no-judge" == await refused(ana, "GET", f"/api/tables/{opened.table.id}/advice?seat=0")


async def test_advice_is_for_the_own_seat_alone_and_the_same_whoever_asks_again(server: Running) -> None:
    seats = [{"kind": "here"}, {"kind": "open"}]
    async with Client(server.url, name="Ana") as ana, Client(server.url, name="Bo") as bo:
        opened = await ana.open_table({"game": "board-of-war", "seats": seats, "coach": True, "visibility": "public"})
        table = opened.table.id
        await bo.request("POST", f"/api/tables/{table}/seats/1", {})
        await ana.request("POST", f"/api/tables/{table}/start")
        async with ana.join(table) as at_ana, bo.join(table) as at_bo:
            await play([at_ana, at_bo], random.Random(3), decisions=9)
            owner = {0: ana, 1: bo}
            shown = {seat: await owner[seat].request("GET", f"/api/tables/{table}") for seat in owner}
            seat, ask = next((seat, view["ask"]) for seat in owner for view in shown[seat]["views"] if view["ask"])
            path = f"/api/tables/{table}/advice?seat={seat}"
            once = await owner[seat].request("GET", path)
            assert len(ask["choices"]) == len(once["opinions"])
            assert once == await owner[seat].request("GET", path)
            assert "not-your-seat" == await refused(owner[1 - seat], "GET", path)
            other = f"/api/tables/{table}/advice?seat={1 - seat}"
            assert "not-your-turn" == await refused(owner[1 - seat], "GET", other)


async def test_what_if_plays_on_from_a_moment_against_bots(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana:
        table = await finished(ana)
        found = await reviewed(ana, table, "?seat=0")
        decision = next(each for each in found["review"]["decisions"] if each["event"] > 6)
        body = {"event": decision["event"], "bot": "greedy"}
        fresh = await ana.request("POST", f"/api/tables/{table}/branch", body)
        assert {"table": table, "event": decision["event"]} == fresh["table"]["origin"]
        assert ("playing", [decision["seat"]]) == (fresh["table"]["status"], fresh["you"]["seats"])
        assert "greedy" == fresh["table"]["seats"][1 - decision["seat"]]["bot"]
        assert (fresh["table"]["plan"]["coach"], fresh["table"]["plan"]["rated"]) == (True, False)
        moment = next(each["seq"] for each in found["moments"] if each["event"] == decision["event"])
        events = await whole_history(ana, table, 0)
        seen: dict[str, Any] = {}
        for event in events:
            if event["seq"] <= moment:
                seen |= event.get("patch", {})
        now = fresh["views"][0]["observation"]
        assert {**seen, "viewer": decision["seat"]} == {**now, "viewer": decision["seat"]}
        async with ana.join(fresh["table"]["id"]) as branch, asyncio.timeout(LONGEST_SECONDS):
            await play([branch], random.Random(4), decisions=3)
            await branch.resign(decision["seat"])
            while branch.table.result is None:
                await asyncio.sleep(0.02)
        again = await reviewed(ana, fresh["table"]["id"])
        assert again["review"]["events"] > decision["event"]
        assert "branched" == await refused(ana, "GET", f"/api/tables/{fresh['table']['id']}/dice")
        file = await ana.request("GET", f"/api/tables/{fresh['table']['id']}/replay")
        assert again["review"]["events"] == len(replay.loads(_text(file)).log)


async def test_what_if_only_where_somebody_decided(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana:
        table = await finished(ana)
        total = (await reviewed(ana, table))["review"]["events"]
        for event in (0, 1, total, total + 9):
            assert "no-moment" == await refused(ana, "POST", f"/api/tables/{table}/branch", {"event": event})
        assert "unknown-seat" == await refused(ana, "POST", f"/api/tables/{table}/branch", {"event": 2, "seat": 5})
        assert "unknown-bot" == await refused(ana, "POST", f"/api/tables/{table}/branch", {"event": 2, "bot": "nobody"})


def _text(document: Any) -> str:
    import msgspec

    return document if isinstance(document, str) else msgspec.json.encode(document).decode()
