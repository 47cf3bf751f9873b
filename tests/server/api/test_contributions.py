"""Dice that nobody can choose: pledged, then told, over HTTP and by the client for programs."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.server.opened import TWO, Watch, opened
from tests.server.playing import play
from tests.server.running import Running
from tests.server.waiting import until
from wartable.client import Client, Refused
from wartable.core.chance import pledge_of
from wartable.server.live.tables import Command
from wartable.server.table import commands
from wartable.server.table.contributions import REVEAL_MS
from wartable.server.table.plan import TablePlan
from wartable.server.table.position import Status
from wartable.server.table.records import Called, Seated

PLAN = {"game": "age-of-war", "seats": [{"kind": "here"}, {"kind": "open"}], "visibility": "public", "on_resign": "out"}


async def test_programs_add_to_the_dice_by_themselves(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana, Client(server.url, name="Bo") as bo:
        table = (await ana.open_table(PLAN)).table.id
        async with ana.join(table) as at_ana, bo.join(table) as at_bo:
            await at_bo.sit(1)
            await until(lambda: at_ana.table.seats[1].player is not None)
            pledges = [seat.pledge for seat in at_ana.table.seats]
            assert all(pledges)
            await at_ana.start()
            await play([at_ana, at_bo], random.Random(1), decisions=4)
            seats = at_ana.table.seats
            assert pledges == [pledge_of(seat.nonce) for seat in seats]
            assert not any(seat.withheld for seat in seats)
            await at_bo.resign(1)
        dice = await ana.request("GET", f"/api/tables/{table}/dice")
        assert [seat.nonce for seat in seats] == dice["nonces"]


async def test_a_game_that_starts_when_full_waits_for_who_sat_down_last(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana, Client(server.url, name="Bo") as bo:
        table = (await ana.open_table({**PLAN, "start_when_full": True})).table.id
        async with ana.join(table) as at_ana, bo.join(table) as at_bo:
            await at_bo.sit(1)
            await until(lambda: at_ana.table.status == "playing")
            assert all(seat.nonce for seat in at_ana.table.seats)


async def test_who_comes_back_to_a_rematch_has_pledged_before_it_starts(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana, Client(server.url, name="Bo") as bo:
        table = (await ana.open_table({**PLAN, "start_when_full": True})).table.id
        await bo.request("POST", f"/api/tables/{table}/seats/1", {})
        await bo.request("POST", f"/api/tables/{table}/resign", {"seat": 1})
        for each in (ana, bo):
            answer = await each.request("POST", f"/api/tables/{table}/rematch?pledge={pledge_of('luck')}")
        assert [pledge_of("luck")] * 2 == [seat["pledge"] for seat in answer["table"]["seats"]]
        assert answer["table"]["starts_by"] is not None


async def test_a_pledge_is_a_hash(server: Running) -> None:
    async with Client(server.url, name="Ana") as ana:
        table = (await ana.open_table(PLAN)).table.id
        with pytest.raises(Refused) as refusal:
            await ana.request("POST", f"/api/tables/{table}/seats/0/pledge", {"pledge": "luck"})
        assert 400 == refusal.value.problem.status


async def test_a_start_that_was_called_goes_on_in_whichever_process_looks_next(tmp_path: Path) -> None:
    """Whoever took the call may die; the others see in the database that it is time."""
    watch = Watch()
    async with opened(tmp_path, watch) as services:
        live = await services.tables.open_table(TablePlan(game="age-of-war", seats=TWO), "p0")
        for seat in range(2):
            await services.tables.submit(live, _seated(seat))
        step = await services.tables.submit(live, lambda setup, position: commands.start(setup, position, "p0"))
        assert isinstance(step.record, Called)
        table = live.setup.id
    async with opened(tmp_path, watch, is_new=False) as services:
        live = await services.tables.find(table)
        await services.deadlines.look()
        assert Status.OPEN is live.position.status
        watch.now += REVEAL_MS
        await services.deadlines.look()
        assert Status.PLAYING is live.position.status


def _seated(seat: int) -> Command:
    return lambda _setup, _position: Seated(seat, "Ana", "p0", pledge=pledge_of("luck"))
