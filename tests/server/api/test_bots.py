"""Bots at online tables."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.running import Running
from tests.server.waiting import LONGEST_SECONDS, until
from wartable.client import Client, Refused
from wartable.server.table.position import Status


async def test_a_bot_answers_a_person(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana:
        seats = [{"kind": "here"}, {"kind": "bot", "bot": "random"}]
        opened = await ana.open_table({"game": "age-of-war", "seats": seats}, start=True)
        async with ana.join(opened.table.id) as table:
            turns = 0
            async for seat, ask in table.questions():
                turns += 1
                if turns > 25:
                    break
                await table.act(seat, ask.choices[-1].action)
            events = (await ana.request("GET", f"/api/tables/{opened.table.id}/events"))["events"]
            assert {0, 1} <= {event.get("table", {}).get("to_act") for event in events}


async def test_bots_alone_play_on_while_somebody_watches(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana:
        seats = [{"kind": "bot", "bot": "random"}] * 2
        opened = await ana.open_table({"game": "age-of-war", "seats": seats}, start=True)
        async with ana.join(opened.table.id) as table:
            async with asyncio.timeout(LONGEST_SECONDS):
                heard = 0
                async for _ in table.events():
                    heard += 1
                    if heard == 40:
                        break
            assert Status.PLAYING == table.table.status


async def test_a_bot_takes_over_for_whoever_resigns(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana:
        plan = {"game": "age-of-war", "seats": [{"kind": "here"}] * 3, "substitute": "random"}
        opened = await ana.open_table(plan, start=True)
        async with ana.join(opened.table.id) as table:
            resigning = table.table.to_act
            assert resigning is not None
            following = (resigning + 1) % 3
            await table.resign(resigning)
            await until(lambda: table.views[following].ask is not None)
            assert "random" == table.table.seats[resigning].bot
            assert following == table.table.to_act


async def test_the_last_seat_wins_when_the_other_is_out(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana:
        plan = {"game": "age-of-war", "seats": [{"kind": "here"}, {"kind": "here"}], "on_resign": "out"}
        opened = await ana.open_table(plan, start=True)
        async with ana.join(opened.table.id) as table:
            await table.resign(1)
            await until(lambda: table.table.status is Status.OVER)
            assert table.table.result is not None
            assert (0,) == table.table.result.winners
            assert table.table.secret is not None


async def test_a_bot_that_cannot_play_here_is_not_seated(server: Running) -> None:
    """There is a perfect player for two, not for three."""
    async with Client(server.url, name="Ana") as ana:
        opened = await ana.open_table({"game": "age-of-war", "seats": [{"kind": "here"}, {}, {}]})
        with pytest.raises(Refused) as refusal:
            await ana.request("POST", f"/api/tables/{opened.table.id}/seats/1/bot", {"bot": "perfect"})
        assert "unknown-bot" == refusal.value.problem.code


async def test_an_open_seat_can_be_given_to_a_bot(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana, Client(server.url, name="Eve") as eve:
        seats = [{"kind": "here"}, {"kind": "open"}]
        opened = await ana.open_table({"game": "age-of-war", "seats": seats, "visibility": "public"})
        path = f"/api/tables/{opened.table.id}/seats/1/bot"
        for client, bot, code in ((eve, "random", "not-owner"), (ana, "hal", "unknown-bot")):
            with pytest.raises(Refused) as refusal:
                await client.request("POST", path, {"bot": bot})
            assert code == refusal.value.problem.code
        lobby = [table["id"] for table in (await ana.request("GET", "/api/tables"))["tables"]]
        assert opened.table.id in lobby
        await ana.request("POST", path, {"bot": "random"})
        await ana.request("POST", f"/api/tables/{opened.table.id}/start")
        shown = await ana.request("GET", f"/api/tables/{opened.table.id}")
        assert "random" == shown["table"]["seats"][1]["bot"]
