"""Whole games over the wire: several clients at one table, on a real server."""

from __future__ import annotations

import random

from tests.server.playing import play, whole_history
from tests.server.running import Running
from tests.server.waiting import until
from wartable.client import Client
from wartable.server.table.position import Status

GAME = "age-of-war"


async def test_two_people_play_and_a_third_watches(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana, Client(server.url, name="Bo") as bo:
        opened = await ana.open_table(
            {"game": GAME, "seats": [{"kind": "here"}, {"kind": "open"}], "visibility": "public"}
        )
        async with (
            Client(server.url, name="Cleo") as cleo,
            ana.join(opened.table.id) as at_ana,
            bo.join(opened.table.id) as at_bo,
            cleo.join(opened.table.id) as at_cleo,
        ):
            await at_bo.sit(1)
            assert (1,) == at_bo.you.seats
            await at_ana.start()
            await play([at_ana, at_bo], random.Random(1), decisions=30)
            # Whoever decided last has heard of it; the others hear the same, since this game has no secrets.
            ways = ((at_ana, 0), (at_bo, 1), (at_cleo, None))
            await until(lambda: 1 == len({table.views[viewer].seq for table, viewer in ways}))
            shown = [table.views[viewer].observation for table, viewer in ways]
            assert [0, 1, None] == [observation.pop("viewer") for observation in shown if observation]
            assert shown[0] == shown[1] == shown[2]
            assert Status.PLAYING == at_cleo.table.status


async def test_who_comes_back_gets_exactly_what_was_missed(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana:
        opened = await ana.open_table({"game": GAME, "seats": [{"kind": "here"}, {"kind": "here"}]}, start=True)
        async with ana.join(opened.table.id) as table:
            await play([table], random.Random(3), decisions=20)
            before = {viewer: view.seq for viewer, view in table.views.items()}
            await play([table], random.Random(4), decisions=30)
            expected = {seat: table.views[seat].seq - before[seat] for seat in (0, 1)}
            for seat in (0, 1):
                missed = await ana.request(
                    "GET", f"/api/tables/{opened.table.id}/events?seat={seat}&since={before[seat]}"
                )
                numbers = [event["seq"] for event in missed["events"]]
                assert list(range(before[seat] + 1, before[seat] + expected[seat] + 1)) == numbers


async def test_all_events_from_the_start_make_the_observation(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana:
        opened = await ana.open_table({"game": GAME, "seats": [{"kind": "here"}, {"kind": "here"}]}, start=True)
        async with ana.join(opened.table.id) as table:
            await play([table], random.Random(5), decisions=150)
        events = await whole_history(ana, opened.table.id, 0)
        observation: dict[str, object] = {}
        for event in events:
            observation |= event.get("patch", {})
        assert table.views[0].observation == observation
