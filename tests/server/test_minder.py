"""Clocks that run out, bots that are taken up again, thinking processes that die."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.running import run_server
from tests.server.waiting import until
from wartable.client import Client
from wartable.server import acts
from wartable.server.house import House
from wartable.server.live import LiveTable
from wartable.server.plan import ClockPlan, Fallback, Plan, SeatKind, SeatPlan
from wartable.server.position import Status
from wartable.server.records import Seated
from wartable.server.settings import Settings
from wartable.server.store.players import Player, insert_player

TWO = (SeatPlan(SeatKind.OPEN), SeatPlan(SeatKind.OPEN))


class Watch:
    """A clock that somebody turns."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


@asynccontextmanager
async def opened(tmp_path: Path, watch: Watch, *, is_new: bool = True) -> AsyncIterator[House]:
    house = House(Settings(database=str(tmp_path / "x.sqlite3")), now=watch)
    await house.start()
    if is_new:
        await house.database.write(insert_player, Player("p0", "Ana", created_at=1))
    try:
        yield house
    finally:
        await house.stop()


async def begun(house: House, **plan: Any) -> LiveTable:
    live = await house.host.open_table(Plan(game="age-of-war", seats=plan.pop("seats", TWO), **plan), "p0")
    for seat, place in enumerate(live.position.places):
        if place.is_open:
            await house.host.submit(live, _always(Seated(seat, "Ana", "p0")))
    await house.host.submit(live, lambda setup, position: acts.start(setup, position, "p0"))
    return live


def _always(record: Seated) -> Callable[..., Any]:
    return lambda _setup, _position: record


async def test_who_runs_out_of_time_is_out(tmp_path: Path) -> None:
    watch = Watch()
    async with opened(tmp_path, watch) as house:
        live = await begun(house, clock=ClockPlan(per_move=30), on_timeout=Fallback.OUT)
        late = live.position.to_act
        watch.now += 29_000
        await house.minder._look_at_clocks()
        assert Status.PLAYING == live.position.status
        watch.now += 2_000
        await until(lambda: live.position.status is Status.OVER)
        assert live.position.result is not None
        assert late not in live.position.result.winners


async def test_who_runs_out_of_time_is_replaced_by_a_bot(tmp_path: Path) -> None:
    watch = Watch()
    async with opened(tmp_path, watch) as house:
        live = await begun(house, clock=ClockPlan(per_game=30), substitute="random")
        late = live.position.to_act
        assert late is not None
        watch.now += 31_000
        await until(lambda: live.position.places[late].bot == "random")
        await until(lambda: live.position.to_act != late)


async def test_without_a_clock_a_table_waits_for_weeks(tmp_path: Path) -> None:
    watch = Watch()
    async with opened(tmp_path, watch) as house:
        live = await begun(house)
        before = live.position
        watch.now += 1000 * 60 * 60 * 24 * 60
        await house.minder._look_at_clocks()
        assert before is live.position


async def test_bots_that_waited_when_the_server_died_are_asked_at_the_next_start(tmp_path: Path) -> None:
    watch = Watch()
    seats = (SeatPlan(SeatKind.BOT, bot="random"), SeatPlan(SeatKind.BOT, bot="random"))
    async with opened(tmp_path, watch) as house:
        house.host.followers.remove(house.minder.follow)
        live = await begun(house, seats=seats)
        table, asked = live.setup.id, live.position.seq
    watch.now += 1
    again = House(Settings(database=str(tmp_path / "x.sqlite3")), now=watch)
    await again.start()
    try:
        await until(lambda: (held := again.host.held(table)) is not None and held.position.seq > asked)
    finally:
        await again.stop()


async def test_a_thinking_process_that_dies_is_replaced(tmp_path: Path) -> None:
    import multiprocessing

    watch = Watch()
    seats = (SeatPlan(SeatKind.BOT, bot="random"), SeatPlan(SeatKind.BOT, bot="random"))
    async with opened(tmp_path, watch) as house:
        live = await begun(house, seats=seats)
        await until(lambda: live.position.seq > 5)
        for process in multiprocessing.active_children():
            assert process.pid is not None
            os.kill(process.pid, signal.SIGKILL)
        reached = live.position.seq
        await until(lambda: live.position.seq > reached + 20)


def _children(process: int) -> list[int]:
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        if int(fields[1]) == process and fields[0] != "Z":
            found.append(int(path.parent.name))
    return found


@pytest.mark.skipif(not Path("/proc").exists(), reason="looks at processes where Linux shows them")
async def test_thinking_processes_end_with_a_killed_server(tmp_path: Path) -> None:
    with run_server(str(tmp_path / "x.sqlite3")) as server:
        async with Client(server.url, name="Ana") as ana:
            seats = [{"kind": "bot", "bot": "random"}] * 2
            opened_table = await ana.open_table({"game": "age-of-war", "seats": seats}, start=True)
            async with ana.join(opened_table.table.id) as table:
                heard = 0
                async for _ in table.events():
                    heard += 1
                    if heard > 5:
                        break
        children = _children(server.process.pid)
        assert children
        server.kill()
        await until(lambda: not any(Path(f"/proc/{child}").exists() for child in children))


def _counted(url: str, name: str) -> float:
    """What /metrics says, whichever process answers."""
    lines = httpx.get(f"{url}/metrics").text.splitlines()
    return sum(float(line.rsplit(" ", 1)[1]) for line in lines if line.startswith(name))


async def test_several_workers_serve_one_postgres(postgres: str) -> None:
    """`--workers 2`: both processes listen on the same port, and tables live across them."""
    from tests.server.conftest import _create_database
    from tests.server.playing import play

    url = await asyncio.to_thread(_create_database, postgres, "wartable_workers")
    with run_server(url, workers=2) as server:
        import random

        async with Client(server.url, name="Ana") as ana, Client(server.url, name="Bo") as bo:
            plan = {"game": "age-of-war", "seats": [{"kind": "here"}, {"kind": "open"}], "visibility": "public"}
            table = (await ana.open_table(plan)).table.id
            async with ana.join(table) as at_ana, bo.join(table) as at_bo:
                await at_bo.sit(1)
                await until(lambda: at_ana.table.seats[1].player is not None)
                await at_ana.start()
                assert 20 == await play([at_ana, at_bo], random.Random(1), decisions=20)
                await until(lambda: _counted(server.url, "wartable_actions_total") == 20)
                assert 2 == _counted(server.url, 'wartable_connections{kind="socket"}'), "both processes together"
        assert 0 == server.stop()
