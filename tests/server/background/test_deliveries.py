"""Messages under way: nobody's slow address holds up those of others."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from wartable.server.background.deliveries import Deliveries


class Started:
    """Deliveries whose tasks the test can wait for."""

    def __init__(self) -> None:
        self.tasks: list[asyncio.Task[None]] = []
        self.deliveries = Deliveries(self._spawn)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self.tasks.append(asyncio.ensure_future(work))


@pytest.fixture
async def started() -> Started:
    return Started()


async def test_two_of_one_player_are_under_way_at_most(started: Started) -> None:
    answered = asyncio.Event()
    for _ in range(2):
        assert started.deliveries.has_room_for("ana")
        started.deliveries.start("ana", _wait(answered))

    assert not started.deliveries.has_room_for("ana")
    assert started.deliveries.has_room_for("ben")

    answered.set()
    await asyncio.gather(*started.tasks)
    assert started.deliveries.has_room_for("ana")


async def test_twenty_of_all_players_are_under_way_at_most(started: Started) -> None:
    answered = asyncio.Event()
    for player in range(20):
        started.deliveries.start(str(player), _wait(answered))

    assert not started.deliveries.has_room_for("ana")

    answered.set()
    await asyncio.gather(*started.tasks)
    assert 0 == started.deliveries.under_way


async def test_one_address_leaves_most_of_the_room_to_others_however_many_players_it_has(started: Started) -> None:
    answered = asyncio.Event()
    for guest in range(5):
        assert started.deliveries.has_room_for(f"guest {guest}", "1.1.1.1")
        started.deliveries.start(f"guest {guest}", _wait(answered), "1.1.1.1")

    assert not started.deliveries.has_room_for("guest 5", "1.1.1.1")
    assert started.deliveries.has_room_for("ana", "2.2.2.2")

    answered.set()
    await asyncio.gather(*started.tasks)
    assert started.deliveries.has_room_for("guest 5", "1.1.1.1")


async def test_what_fails_makes_room_too(started: Started) -> None:
    started.deliveries.start("ana", _fail())

    await asyncio.gather(*started.tasks, return_exceptions=True)

    assert 0 == started.deliveries.under_way


async def _wait(answered: asyncio.Event) -> None:
    await answered.wait()


async def _fail() -> None:
    raise OSError("nobody is there")
