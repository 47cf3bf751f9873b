"""Reviews and advice inside a server process: nothing is worked out twice, nothing is held for ever."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.server.opened import Watch
from tests.server.opened import opened as opened_at
from tests.server.waiting import LONGEST_SECONDS, until
from wartable.core.errors import NoJudge
from wartable.server.after.review_claims import ReviewClaims
from wartable.server.after.reviews import VERSION, ReviewProgress
from wartable.server.background.work_pool import Owner, Priority
from wartable.server.live.live_table import LiveTable
from wartable.server.process.settings import Settings
from wartable.server.services import Services
from wartable.server.store.players import Player, insert_player
from wartable.server.store.reviews import Claim, renew_claim
from wartable.server.table import commands
from wartable.server.table.plan import SeatKind, SeatPlan, TablePlan
from wartable.server.table.position import Status

BOTS = (SeatPlan(SeatKind.BOT, bot="greedy"), SeatPlan(SeatKind.BOT, bot="greedy"))
VARIANT = "[castle.azuchi]\npoints = 9\n"

OWNER = Owner("127.0.0.1", "ana")


@asynccontextmanager
async def opened(tmp_path: Path, *, is_new: bool = True) -> AsyncIterator[Services]:
    services = Services(Settings(database=str(tmp_path / "x.sqlite3"), bot_patience=60))
    await services.start()
    if is_new:
        await services.database.write(insert_player, Player("ana", "Ana", created_at=1))
    try:
        yield services
    finally:
        await services.stop()


async def finished(services: Services, opener: str = "ana", **options: str) -> LiveTable:
    """A table where two bots have played."""
    live = await services.tables.open_table(TablePlan(game="age-of-war", seats=BOTS, options=options), opener)
    await services.tables.submit(live, lambda setup, position: commands.start(setup, position, opener))
    async with asyncio.timeout(LONGEST_SECONDS):
        while live.position.status is not Status.OVER:
            # Nobody watches, so on a slow machine the bots come to rest before the game is over.
            services.bot_turns.resume(live)
            await asyncio.sleep(0.05)
    return live


async def reviewed(services: Services, live: LiveTable) -> ReviewProgress:
    async with asyncio.timeout(LONGEST_SECONDS):
        while (study := await services.reviews.begin(live, OWNER)).review is None:
            assert study.done <= study.total
    return study


@pytest.mark.slow
async def test_a_finished_review_is_in_the_database_and_no_longer_in_memory(tmp_path: Path) -> None:
    async with opened(tmp_path) as services:
        live = await finished(services)
        assert await services.reviews.find(live) is None
        study = await reviewed(services, live)
        assert study.done == study.total
        # It is in the database before the puzzles are made of it: only then is it forgotten here.
        await until(lambda: not services.reviews._works)
        assert study == await services.reviews.find(live)


@pytest.mark.slow
async def test_a_review_that_cannot_be_is_refused_each_time(tmp_path: Path) -> None:
    async with opened(tmp_path) as services:
        live = await finished(services, variant=VARIANT)
        for _ in range(2):
            with pytest.raises(NoJudge):
                await reviewed(services, live)
        assert {} == services.reviews._works


@pytest.mark.slow
async def test_a_game_is_judged_by_one_process_and_the_others_know_how_far_it_is(tmp_path: Path) -> None:
    async with opened(tmp_path) as services:
        live = await finished(services)
        other = ReviewClaims(services.database, services.tables.now)
        assert await other.take(live.setup.id, VERSION)
        async with other.holding(live.setup.id, VERSION, lambda: (3, 7)):
            assert ReviewProgress(0, 0) == await services.reviews.begin(live, OWNER)
            assert {} == services.reviews._works, "nothing is begun twice"
            now = services.tables.now()
            await services.database.write(renew_claim, Claim(live.setup.id, VERSION, other._process, now, 3, 7))
            assert ReviewProgress(3, 7) == await services.reviews.find(live)
        assert await services.reviews.find(live) is None, "who gives up says so"
        await reviewed(services, live)


@pytest.mark.slow
async def test_the_review_of_a_process_that_died_is_taken_over(tmp_path: Path) -> None:
    async with opened(tmp_path) as services:
        live = await finished(services)
        now = services.tables.now()
        dead = ReviewClaims(services.database, lambda: now - 60_000)
        assert await dead.take(live.setup.id, VERSION)
        assert await services.reviews.find(live) is None
        await reviewed(services, live)


@pytest.mark.slow
async def test_a_review_that_nobody_asks_for_any_more_is_given_up(tmp_path: Path) -> None:
    """Whoever asked has gone; whoever asks later has it worked out."""
    watch = Watch()
    async with opened_at(tmp_path, watch) as services:
        live = await finished(services, opener="p0")
        services.reviews._claims._renew_every_seconds = 0.01
        # All processes are busy: the review waits.
        busy = [
            asyncio.ensure_future(
                services.work_pool.run(time.sleep, 3600.0, priority=each, owner=OWNER, seconds=3600.0)
            )
            for each in (Priority.PEOPLE, Priority.ADVICE, Priority.REVIEW)
        ]
        assert (await services.reviews.begin(live, OWNER)).review is None
        watch.now += 170_000
        assert await services.reviews.find(live) is not None, "somebody asks"
        watch.now += 200_000
        await until(lambda: all(work.is_done for work in services.reviews._works.values()))
        assert await services.reviews.find(live) is None
        assert 0 == await services.reviews._claims.count(OWNER.address)
        for each in busy:
            each.cancel()
        await reviewed(services, live)


@pytest.mark.slow
async def test_a_claim_is_renewed_as_long_as_it_is_held(tmp_path: Path) -> None:
    async with opened(tmp_path) as services:
        live = await finished(services)
        watch = services.tables.now()
        claims = ReviewClaims(services.database, lambda: watch, renew_every_seconds=0.01)
        assert await claims.take(live.setup.id, VERSION)
        async with claims.holding(live.setup.id, VERSION, lambda: (1, 2)):
            watch += 60_000
            while await claims.progress(live.setup.id, VERSION) != (1, 2):
                await asyncio.sleep(0.01)
