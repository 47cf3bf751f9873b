"""Work in other processes: deadlines, priorities, turns."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from tests.server.waiting import LONGEST_SECONDS, until
from wartable.server.background.work_pool import Owner, Priority, TooMuchWork, WorkPool, WorkTimeout

ANA, BO = Owner("1.1.1.1", "ana"), Owner("2.2.2.2", "bo")
LONG = 120.0


def say(word: str) -> str:
    return word


def sleep(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


def spin(_: None) -> None:
    while True:
        pass


def die(_: None) -> None:
    os._exit(1)


def note(path: Path) -> None:
    """Write down which process was here."""
    with path.open("a") as file:
        file.write(f"{os.getpid()}\n")


def noted(path: Path) -> list[str]:
    return path.read_text().split() if path.exists() else []


def note_and_wait(path: Path, awaited: Path) -> None:
    note(path)
    while not awaited.exists():
        time.sleep(0.01)


def get_pid(_: None) -> str:
    return str(os.getpid())


@pytest.fixture
async def pool() -> AsyncIterator[WorkPool]:
    found = WorkPool(1, waiting_limit=5)
    yield found
    found.close()


async def done(pool: WorkPool, word: str, priority: Priority, owner: Owner, into: list[str]) -> None:
    into.append(await pool.run(say, word, priority=priority, owner=owner, seconds=LONG))


async def test_work_past_its_deadline_is_killed_and_the_next_is_done(pool: WorkPool) -> None:
    with pytest.raises(WorkTimeout):
        await pool.run(sleep, 3600.0, priority=Priority.ADVICE, owner=ANA, seconds=0.2)
    assert "well" == await pool.run(say, "well", priority=Priority.ADVICE, owner=ANA, seconds=LONG)


async def test_work_that_takes_too_much_of_the_processor_is_killed_however_patient_the_pool() -> None:
    pool = WorkPool(1, patience=1e6)
    with pytest.raises(WorkTimeout):
        await pool.run(spin, None, priority=Priority.ADVICE, owner=ANA, seconds=0.2)
    pool.close()


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="this system does not tell processor time")
async def test_work_that_has_not_had_its_time_of_the_processor_may_go_on() -> None:
    """As on a machine that has much else to do: by the clock it takes longer."""
    pool = WorkPool(1, patience=1e6)
    assert isinstance(await pool.run(sleep, 0.5, priority=Priority.ADVICE, owner=ANA, seconds=0.25), int)
    pool.close()


async def test_work_that_kills_its_process_is_given_up(pool: WorkPool) -> None:
    with pytest.raises(RuntimeError):
        await pool.run(die, None, priority=Priority.ADVICE, owner=ANA, seconds=LONG)
    assert "well" == await pool.run(say, "well", priority=Priority.ADVICE, owner=ANA, seconds=LONG)


async def test_a_bot_that_people_play_with_does_not_wait_for_anything_else(pool: WorkPool) -> None:
    waiting = asyncio.ensure_future(pool.run(sleep, 3600.0, priority=Priority.REVIEW, owner=ANA, seconds=LONG))
    assert "move" == await pool.run(say, "move", priority=Priority.PEOPLE, owner=BO, seconds=LONG)
    assert not waiting.done()
    waiting.cancel()


async def test_advice_does_not_wait_for_a_review_that_has_begun(pool: WorkPool) -> None:
    """A part of a review may take two minutes, the first games of an experiment as long as compiling."""
    waiting = asyncio.ensure_future(pool.run(sleep, 3600.0, priority=Priority.REVIEW, owner=ANA, seconds=LONG))
    assert "advice" == await pool.run(say, "advice", priority=Priority.ADVICE, owner=BO, seconds=LONG)
    assert not waiting.done()
    waiting.cancel()


async def test_a_bot_answers_before_all_that_one_guest_has_waiting() -> None:
    """A thousand tables of bots, 60 pieces of advice and 54 reviews: the move of a person's bot is done before them."""
    pool, order = WorkPool(1, waiting_limit=10_000), list[str]()
    held = [
        asyncio.ensure_future(pool.run(sleep, 3600.0, priority=each, owner=ANA, seconds=LONG))
        for each in (Priority.ADVICE, Priority.REVIEW)
    ]
    crowd = (Priority.BOTS,) * 1000 + (Priority.ADVICE,) * 60 + (Priority.REVIEW,) * 54
    waiting = [asyncio.ensure_future(done(pool, "crowd", each, ANA, order)) for each in crowd]
    await asyncio.sleep(0)
    await done(pool, "move", Priority.PEOPLE, BO, order)
    assert ["move"] == order
    for task in (*held, *waiting):
        task.cancel()
    pool.close()


async def test_one_address_never_holds_every_process_that_others_wait_for() -> None:
    """Bots at one's own tables, advice and reviews that take as long as they may: others' bots and advice go on."""
    pool = WorkPool(1, waiting_limit=10_000)
    guests = [Owner(ANA.address, f"guest {number}") for number in range(3)]
    crowd = [(each, guest) for guest in guests for each in Priority for _ in range(4)]
    held = [
        asyncio.ensure_future(pool.run(sleep, 3600.0, priority=each, owner=guest, seconds=LONG))
        for each, guest in crowd
    ]
    await asyncio.sleep(0)
    for wanted in (Priority.PEOPLE, Priority.ADVICE):
        async with asyncio.timeout(LONGEST_SECONDS):
            assert "done" == await pool.run(say, "done", priority=wanted, owner=BO, seconds=LONG)
    for task in held:
        task.cancel()
    pool.close()


async def test_whose_process_is_done_gets_the_next_of_their_own_work(pool: WorkPool) -> None:
    order: list[str] = []
    await asyncio.gather(*(done(pool, f"{number}", Priority.PEOPLE, ANA, order) for number in range(20)))
    assert 20 == len(order)


async def test_bots_among_themselves_come_before_reviews(pool: WorkPool) -> None:
    order: list[str] = []
    first = asyncio.ensure_future(pool.run(sleep, 0.1, priority=Priority.REVIEW, owner=ANA, seconds=LONG))
    await asyncio.sleep(0)
    await asyncio.gather(*(done(pool, each.name, each, ANA, order) for each in (Priority.REVIEW, Priority.BOTS)), first)
    assert ["BOTS", "REVIEW"] == order


async def test_advice_comes_before_bots_among_themselves_where_it_waits_for_the_same_process(pool: WorkPool) -> None:
    order: list[str] = []
    held = asyncio.ensure_future(pool.run(sleep, 3600.0, priority=Priority.ADVICE, owner=ANA, seconds=LONG))
    first = asyncio.ensure_future(pool.run(sleep, 0.1, priority=Priority.REVIEW, owner=ANA, seconds=LONG))
    await asyncio.sleep(0)
    await asyncio.gather(*(done(pool, each.name, each, ANA, order) for each in (Priority.BOTS, Priority.ADVICE)), first)
    assert ["ADVICE", "BOTS"] == order
    held.cancel()


async def test_addresses_take_turns_and_so_do_players_of_one_address(pool: WorkPool) -> None:
    order: list[str] = []
    first = asyncio.ensure_future(pool.run(sleep, 0.1, priority=Priority.BOTS, owner=ANA, seconds=LONG))
    await asyncio.sleep(0)
    guests = [Owner("1.1.1.1", f"guest {number}") for number in range(4)]
    works = [done(pool, "a", Priority.BOTS, guest, order) for guest in guests]
    works += [done(pool, "b", Priority.BOTS, BO, order) for _ in range(2)]
    await asyncio.gather(*works, first)
    assert ["a", "b", "a", "b", "a", "a"] == order


async def test_one_owner_can_only_have_so_much_waiting(pool: WorkPool) -> None:
    works = [
        asyncio.ensure_future(pool.run(sleep, 3600.0, priority=Priority.REVIEW, owner=ANA, seconds=LONG))
        for _ in range(6)
    ]
    await asyncio.sleep(0)
    with pytest.raises(TooMuchWork):
        await pool.run(say, "more", priority=Priority.REVIEW, owner=ANA, seconds=LONG)
    for work in works:
        work.cancel()


async def test_what_nobody_waits_for_is_not_done_for_long(pool: WorkPool) -> None:
    work = asyncio.ensure_future(pool.run(sleep, 3600.0, priority=Priority.ADVICE, owner=ANA, seconds=LONG))
    await until(lambda: any(worker.deadline is not None for worker in pool._workers))
    work.cancel()
    assert "well" == await pool.run(say, "well", priority=Priority.ADVICE, owner=BO, seconds=LONG)


def is_quiet(pool: WorkPool) -> bool:
    return not any(worker.getting_ready or worker.work for worker in pool._workers)


async def test_some_processes_are_ready_before_there_is_work(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    pool = WorkPool(1, ready=2, steps=(partial(note, first), partial(note, second)))
    assert not noted(first), "not before it is said"
    pool.keep_ready()
    await until(lambda: len(noted(second)) == 2 and is_quiet(pool))
    assert noted(first) == noted(second)
    assert 2 == len(set(noted(first)))
    assert 2 == sum(worker.executor is not None for worker in pool._workers), "and no more than are wanted"
    assert await pool.run(get_pid, None, priority=Priority.PEOPLE, owner=ANA, seconds=LONG) in noted(second)
    pool.close()


async def test_while_one_of_them_works_another_is_made_ready_and_so_it_is_when_one_is_killed(tmp_path: Path) -> None:
    path = tmp_path / "ready"
    pool = WorkPool(1, ready=1, steps=(partial(note, path),))
    pool.keep_ready()
    await until(lambda: len(noted(path)) == 1)
    works = asyncio.ensure_future(pool.run(sleep, 3600.0, priority=Priority.PEOPLE, owner=ANA, seconds=LONG))
    await until(lambda: len(noted(path)) == 2)
    with pytest.raises(WorkTimeout):
        await pool.run(spin, None, priority=Priority.PEOPLE, owner=BO, seconds=0.2)
    await until(lambda: len(noted(path)) == 3)
    works.cancel()
    pool.close()


async def test_whoever_has_work_for_a_process_that_is_being_made_ready_waits_for_the_step_at_hand_only(
    tmp_path: Path,
) -> None:
    first, second, awaited = tmp_path / "first", tmp_path / "second", tmp_path / "awaited"
    steps = (partial(note_and_wait, first, awaited), partial(note_and_wait, second, tmp_path / "never"))
    pool = WorkPool(1, ready=1, steps=steps)
    pool.keep_ready()
    await until(lambda: bool(noted(first)))
    work = asyncio.ensure_future(pool.run(get_pid, None, priority=Priority.PEOPLE, owner=ANA, seconds=LONG))
    await asyncio.sleep(0)
    awaited.touch()
    assert noted(first) == [await work]
    pool.close()


async def test_a_step_that_cannot_be_made_is_left_out_from_then_on(tmp_path: Path) -> None:
    path = tmp_path / "ready"
    pool = WorkPool(1, ready=2, steps=(partial(die, None), partial(int, "no number"), partial(note, path)))
    pool.keep_ready()
    await until(lambda: len(noted(path)) == 2 and is_quiet(pool))
    assert "well" == await pool.run(say, "well", priority=Priority.PEOPLE, owner=ANA, seconds=LONG)
    pool.close()


async def test_where_none_is_wanted_none_is_made_ready(tmp_path: Path) -> None:
    pool = WorkPool(1, ready=0, steps=(partial(note, tmp_path / "ready"),))
    pool.keep_ready()
    assert "well" == await pool.run(say, "well", priority=Priority.PEOPLE, owner=ANA, seconds=LONG)
    assert not noted(tmp_path / "ready")
    pool.close()
