"""Reviews and advice inside a server process: nothing is worked out twice, nothing is held for ever."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from wartable.core.errors import NoJudge
from wartable.server import acts
from wartable.server.claims import Claims
from wartable.server.house import House
from wartable.server.live import LiveTable
from wartable.server.plan import Plan, SeatKind, SeatPlan
from wartable.server.position import Status
from wartable.server.settings import Settings
from wartable.server.store.players import Player, insert_player
from wartable.server.store.reviews import Claim, renew_claim
from wartable.server.studies import VERSION, Study

BOTS = (SeatPlan(SeatKind.BOT, bot="greedy"), SeatPlan(SeatKind.BOT, bot="greedy"))
VARIANT = "[castle.azuchi]\npoints = 9\n"


@asynccontextmanager
async def opened(tmp_path: Path) -> AsyncIterator[House]:
    house = House(Settings(database=str(tmp_path / "x.sqlite3")))
    await house.start()
    await house.database.write(insert_player, Player("ana", "Ana", created_at=1))
    try:
        yield house
    finally:
        await house.stop()


async def finished(house: House, **options: str) -> LiveTable:
    """A table where two bots have played."""
    live = await house.host.open_table(Plan(game="age-of-war", seats=BOTS, options=options), "ana")
    await house.host.submit(live, lambda setup, position: acts.start(setup, position, "ana"))
    async with asyncio.timeout(60):
        while live.position.status is not Status.OVER:
            await asyncio.sleep(0.05)
    return live


async def reviewed(house: House, live: LiveTable) -> Study:
    async with asyncio.timeout(60):
        while (study := await house.studies.begin(live)).review is None:
            assert study.done <= study.total
    return study


async def test_a_finished_review_is_in_the_database_and_no_longer_in_memory(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        live = await finished(house)
        assert await house.studies.find(live) is None
        study = await reviewed(house, live)
        assert (study.done, {}) == (study.total, house.studies._works)
        assert study == await house.studies.find(live)


async def test_a_review_that_cannot_be_is_refused_each_time(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        live = await finished(house, variant=VARIANT)
        for _ in range(2):
            with pytest.raises(NoJudge):
                await reviewed(house, live)
        assert {} == house.studies._works


async def test_whoever_asks_again_does_not_make_the_judge_think_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as house:
        seats = (SeatPlan(SeatKind.HERE), SeatPlan(SeatKind.HERE))
        live = await house.host.open_table(Plan(game="age-of-war", seats=seats, coach=True), "ana")
        for seat in (0, 1):
            await house.host.submit(live, lambda setup, position, at=seat: acts.sit(setup, position, at, "ana", "Ana"))
        await house.host.submit(live, lambda setup, position: acts.start(setup, position, "ana"))
        seat = live.position.to_act
        assert seat is not None
        calls = 0
        think = house.thinkers.judge

        async def counted(*given: object) -> object:
            nonlocal calls
            calls += 1
            return await think(*given)  # type: ignore[arg-type]

        monkeypatch.setattr(house.thinkers, "judge", counted)
        once, again = await asyncio.gather(house.studies.advise(live, seat), house.studies.advise(live, seat))
        assert once == again == await house.studies.advise(live, seat)
        assert 1 == calls
        action = live.setup.legal_actions(live.position.state)[0]
        await house.host.submit(live, lambda setup, position: acts.move(setup, position, seat, action))
        await house.studies.advise(live, live.position.to_act or 0)
        assert 2 == calls


async def test_a_game_is_judged_by_one_process_and_the_others_know_how_far_it_is(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        live = await finished(house)
        other = Claims(house.database, house.host.now)
        assert await other.take(live.setup.id, VERSION)
        async with other.holding(live.setup.id, VERSION, lambda: (3, 7)):
            assert Study(0, 0) == await house.studies.begin(live)
            assert {} == house.studies._works, "nothing is begun twice"
            now = house.host.now()
            await house.database.write(renew_claim, Claim(live.setup.id, VERSION, other._process, now, 3, 7))
            assert Study(3, 7) == await house.studies.find(live)
        assert await house.studies.find(live) is None, "who gives up says so"
        await reviewed(house, live)


async def test_the_review_of_a_process_that_died_is_taken_over(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        live = await finished(house)
        now = house.host.now()
        dead = Claims(house.database, lambda: now - 60_000)
        assert await dead.take(live.setup.id, VERSION)
        assert await house.studies.find(live) is None
        await reviewed(house, live)


async def test_a_claim_is_renewed_as_long_as_it_is_held(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wartable.server.claims._RENEW_EVERY_SECONDS", 0.01)
    async with opened(tmp_path) as house:
        live = await finished(house)
        watch = house.host.now()
        claims = Claims(house.database, lambda: watch)
        assert await claims.take(live.setup.id, VERSION)
        async with claims.holding(live.setup.id, VERSION, lambda: (1, 2)):
            watch += 60_000
            while await claims.progress(live.setup.id, VERSION) != (1, 2):
                await asyncio.sleep(0.01)
