"""Clocks that run out."""

from __future__ import annotations

from pathlib import Path

from tests.server.opened import Watch, begun, opened
from tests.server.waiting import until
from wartable.server.table.plan import ClockPlan, Fallback
from wartable.server.table.position import Status


async def test_who_runs_out_of_time_is_out(tmp_path: Path) -> None:
    watch = Watch()
    async with opened(tmp_path, watch) as services:
        live = await begun(services, clock=ClockPlan(per_move=30), on_timeout=Fallback.OUT)
        late = live.position.to_act
        watch.now += 29_000
        await services.deadlines.look()
        assert Status.PLAYING == live.position.status
        watch.now += 2_000
        await until(lambda: live.position.status is Status.OVER)
        assert live.position.result is not None
        assert late not in live.position.result.winners


async def test_who_runs_out_of_time_is_replaced_by_a_bot(tmp_path: Path) -> None:
    watch = Watch()
    async with opened(tmp_path, watch) as services:
        live = await begun(services, clock=ClockPlan(per_game=30), substitute="random")
        late = live.position.to_act
        assert late is not None
        watch.now += 31_000
        await until(lambda: live.position.places[late].bot == "random")
        await until(lambda: live.position.to_act != late)


async def test_without_a_clock_a_table_waits_for_weeks(tmp_path: Path) -> None:
    watch = Watch()
    async with opened(tmp_path, watch) as services:
        live = await begun(services)
        before = live.position
        watch.now += 1000 * 60 * 60 * 24 * 60
        await services.deadlines.look()
        assert before is live.position
