"""Match files, dice and positions of finished games are worked out in other processes."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec
import pytest

from tests.server.live.test_history import moved
from tests.server.opened import Watch, begun, opened
from tests.server.waiting import until
from wartable.core import replay
from wartable.server.after import branches
from wartable.server.after.finished_tables import FinishedTables
from wartable.server.after.replays import draws_of, match_file, moments_of
from wartable.server.background.bot_pool import BotPool
from wartable.server.background.work_pool import Owner, Priority, WorkPool
from wartable.server.live.live_table import LiveTable
from wartable.server.problems import Problem
from wartable.server.services import Services
from wartable.server.store.players import Player
from wartable.server.table import commands

Q = TypeVar("Q")
T = TypeVar("T")

SOMEBODY = Owner("1.1.1.1", "p0")


class AskedPool(BotPool):
    """Notes what it was asked to have worked out in another process."""

    def __init__(self, pool: WorkPool) -> None:
        super().__init__(pool)
        self.asked: list[str] = []
        self.questions: list[Any] = []

    async def ask(self, call: Callable[[Q], T], question: Q, priority: Priority, owner: Owner, seconds: float) -> T:
        self.asked.append(call.__name__)
        self.questions.append(question)
        return await super().ask(call, question, priority, owner, seconds)


class Finished(NamedTuple):
    services: Services
    live: LiveTable
    pool: AskedPool
    tables: FinishedTables


@pytest.fixture
async def finished(tmp_path: Path) -> AsyncIterator[Finished]:
    async with opened(tmp_path, Watch()) as services:
        live = await begun(services)
        await moved(services, live, 20, random.Random(7))
        await services.tables.submit(live, lambda _setup, position: commands.resign(position, 0, "p0"))
        pool = AskedPool(services.work_pool)
        yield Finished(services, live, pool, FinishedTables(services.lists, pool))


async def test_a_match_file_and_its_dice_are_those_of_the_table(finished: Finished) -> None:
    services, live, pool, tables = finished
    journal = await services.tables.journal_of(live)
    text, draws = match_file(live.setup, live.position, journal), draws_of(live.setup, live.position, journal)
    assert text == await tables.match_file(live, SOMEBODY)
    assert replay.loads(text).log
    told = await tables.draws(live, SOMEBODY)
    assert msgspec.json.encode(draws) == msgspec.json.encode(told)
    assert ["write_match_file", "write_draws"] == pool.asked


async def test_what_people_said_is_not_sent_along(finished: Finished) -> None:
    """It is no part of the game, and may be ten times as much."""
    services, live, pool, tables = finished
    before = await tables.match_file(live, SOMEBODY)
    await services.tables.submit(
        live, lambda setup, position: commands.chat(setup, position, "p0", "Ana", "well played")
    )
    assert before == await tables.match_file(live, SOMEBODY)
    assert all("well played" not in record for record in pool.questions[-1].journal)
    assert len(pool.questions[0].journal) == len(pool.questions[-1].journal)


async def test_a_moment_is_written_as_a_position_or_refused(finished: Finished) -> None:
    services, live, pool, tables = finished
    moments = moments_of(await services.tables.numbered_journal_of(live), 0)
    text = await tables.position(live, moments[3].event, SOMEBODY)
    assert live.setup.game.read_position(live.setup.rules, text) is not None
    with pytest.raises(Problem) as refused:
        await tables.position(live, 10**6, SOMEBODY)
    assert "no-moment" == refused.value.code
    assert 2 == len(pool.asked)


async def test_a_game_goes_on_from_the_first_events_of_another_only(finished: Finished) -> None:
    """All of them are played again when the table is opened: nobody waits for a game without end."""
    services, live, _, _ = finished
    event = moments_of(await services.tables.numbered_journal_of(live), 0)[3].event
    ana = Player("p0", "Ana", created_at=1)
    assert await branches.play_on(services.tables, live, ana, event=event, seat=None, bot=None)
    with pytest.raises(Problem) as refused:
        await branches.play_on(services.tables, live, ana, event=event, seat=None, bot=None, most_shared=event - 1)
    assert ("late-moment", event - 1) == (refused.value.code, refused.value.args_for_words["limit"])


class BusyPool(BotPool):
    """Works nothing out until it may."""

    def __init__(self, pool: WorkPool) -> None:
        super().__init__(pool)
        self.may_work = asyncio.Event()
        self.asked: list[str] = []

    async def ask(self, call: Callable[[Q], T], question: Q, priority: Priority, owner: Owner, seconds: float) -> T:
        self.asked.append(owner.address)
        await self.may_work.wait()
        return await super().ask(call, question, priority, owner, seconds)


async def test_few_journals_are_in_memory_at_once(finished: Finished) -> None:
    """Sixty match files of a game that has megabytes, at once, filled the memory."""
    pool = BusyPool(finished.services.work_pool)
    tables = FinishedTables(finished.services.lists, pool)
    guest = [asyncio.ensure_future(tables.match_file(finished.live, SOMEBODY)) for _ in range(60)]
    refused = [each for each in guest if await is_refused(each)]
    other = asyncio.ensure_future(tables.match_file(finished.live, Owner("2.2.2.2", "p1")))
    await until(lambda: len(pool.asked) == 3)
    assert ["1.1.1.1", "1.1.1.1", "2.2.2.2"] == sorted(pool.asked)
    assert 40 == len(refused)
    pool.may_work.set()
    files = await asyncio.gather(other, *(each for each in guest if each not in refused))
    assert 1 == len(set(files))


async def is_refused(asking: asyncio.Future[str]) -> bool:
    await asyncio.sleep(0)
    return asking.done() and isinstance(asking.exception(), Problem)
