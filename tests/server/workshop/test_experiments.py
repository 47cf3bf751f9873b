"""An experiment outlives the process that plays it, and is never played by two."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from tests.server.api.test_workshop import SLOW, begun, ended
from tests.server.opened import Watch, opened
from tests.server.running import run_server
from tests.server.waiting import LONGEST_SECONDS, until
from wartable.client import Client
from wartable.server.background.work_pool import Owner, Priority
from wartable.server.problems import Problem
from wartable.server.process.settings import settings_from
from wartable.server.store import experiments as store
from wartable.server.store.database import open_database
from wartable.server.store.experiments import Ending, ExperimentRow
from wartable.server.store.players import Player, insert_player
from wartable.server.workshop.experiments import Experiments
from wartable.server.workshop.plan import ExperimentPlan

pytestmark = pytest.mark.timeout(3600)
A_MINUTE_MS = 60_000
OWNER = Owner("127.0.0.1", "p0")


async def forsaken_of(url: str, experiment: str) -> ExperimentRow:
    """The row of an experiment whose process was last heard of a minute ago."""
    database = open_database(settings_from(database=url))
    row = await database.read(store.find_experiment, experiment)
    assert row is not None
    await database.write(store.renew_experiment, experiment, row.process, row.at - A_MINUTE_MS, row.done)
    await database.close()
    return row


async def test_whoever_looks_has_an_experiment_played_whose_process_died(database_url: str) -> None:
    with run_server(database_url) as first:
        async with Client(first.url, name="Ana") as ana:
            experiment = await begun(ana, SLOW, "epic-dice-battles")
        first.kill()
    before = await forsaken_of(database_url, experiment)
    assert "playing" == before.status

    # The second process is told to stop after the least number of games, so that nobody waits for all of them.
    with run_server(database_url, workshop_seconds=0.001) as second:
        async with Client(second.url) as anybody:
            found = await ended(anybody, experiment)

    assert "done" == found["status"]
    assert 3 <= found["done"] < SLOW["games"]
    assert found["report"] is not None
    database = open_database(settings_from(database=database_url))
    after = await database.read(store.find_experiment, experiment)
    await database.close()
    assert after is not None
    assert before.process != after.process


async def test_one_process_takes_an_experiment_over_and_the_one_that_lost_it_changes_nothing(database_url: str) -> None:
    with run_server(database_url) as server:
        async with Client(server.url, name="Ana") as ana:
            experiment = await begun(ana, SLOW, "epic-dice-battles")
        server.kill()
    row = await forsaken_of(database_url, experiment)
    forsaken, now = row.at - A_MINUTE_MS // 2, row.at + A_MINUTE_MS
    database = open_database(settings_from(database=database_url))
    taken = [
        await database.write(store.claim_experiment, experiment, name, now, forsaken) for name in ("second", "third")
    ]
    assert [True, False] == taken
    assert await database.write(store.renew_experiment, experiment, row.process, now, 9) is None
    await database.write(store.end_experiment, experiment, row.process, Ending(9, "{}", is_failed=False))
    after = await database.read(store.find_experiment, experiment)
    await database.close()
    assert after is not None
    assert ("second", "playing", 0, None) == (after.process, after.status, after.done, after.body)


@asynccontextmanager
async def waiting(
    tmp_path: Path, watch: Watch
) -> AsyncIterator[tuple[Experiments, ExperimentRow, asyncio.Future[None]]]:
    """An experiment that is to be played by a process that is busy, and its task."""
    async with opened(tmp_path, watch) as services:
        tasks: list[asyncio.Future[None]] = []
        experiments = Experiments(
            services.database,
            services.bot_pool,
            lambda work: tasks.append(asyncio.ensure_future(work)),
            watch,
            60.0,
            renew_every_seconds=0.01,
        )
        busy = services.work_pool.run(time.sleep, 3600.0, priority=Priority.REVIEW, owner=OWNER, seconds=3600.0)
        held = asyncio.ensure_future(busy)
        plan = msgspec.convert(SLOW, ExperimentPlan)
        row = await experiments.begin("epic-dice-battles", plan, "p0", OWNER)
        try:
            yield experiments, row, tasks[0]
        finally:
            for task in (held, *tasks):
                task.cancel()
            await asyncio.gather(held, *tasks, return_exceptions=True)


async def renewed(experiments: Experiments, row: ExperimentRow, watch: Watch) -> str:
    """Its status when its process has said that it plays on."""
    async with asyncio.timeout(LONGEST_SECONDS):
        while True:
            found = await experiments._database.read(store.find_experiment, row.id)
            assert found is not None
            if found.at == watch.now:
                return found.status
            await asyncio.sleep(0.01)


async def test_an_experiment_that_was_dropped_is_not_played_on(tmp_path: Path) -> None:
    async with waiting(tmp_path, Watch()) as (experiments, row, task):
        assert not task.done()
        await experiments._database.write(store.drop_experiment, "p0", row.id)
        await until(task.done)
        assert task.exception() is None


async def test_an_experiment_that_nobody_looks_at_is_reported_as_far_as_it_is(tmp_path: Path) -> None:
    watch = Watch()
    async with waiting(tmp_path, watch) as (experiments, row, _):
        watch.now += 590_000
        await experiments.find(row.id, OWNER)
        watch.now += 590_000
        assert "playing" == await renewed(experiments, row, watch), "somebody looked"
        watch.now += 20_000
        assert "stopping" == await renewed(experiments, row, watch)


async def test_the_guests_of_one_address_leave_room_for_others(tmp_path: Path) -> None:
    async with waiting(tmp_path, Watch()) as (experiments, row, _):
        for number in range(10):
            await experiments._database.write(insert_player, Player(f"guest{number}", "X", created_at=1))

        async def begin(address: str, guest: int) -> ExperimentRow:
            player = f"guest{guest}"
            return await experiments.begin(
                row.game, msgspec.convert(SLOW, ExperimentPlan), player, Owner(address, player)
            )

        for number in range(9):
            found = await begin(OWNER.address, number)
        with pytest.raises(Problem) as refusal:
            await begin(OWNER.address, 9)
        assert "busy" == refusal.value.code
        assert (await begin("elsewhere", 9)).id
        await experiments._database.write(
            store.end_experiment, found.id, found.process, Ending(9, "{}", is_failed=False)
        )
        after = await experiments._database.read(store.find_experiment, found.id)
        assert after is not None
        assert None is after.asked_from, "it is not kept where it is from"
        assert (await begin(OWNER.address, 9)).id
