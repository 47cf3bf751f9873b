"""Rounds beside the requests: each is made again and again, whatever becomes of the others."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.waiting import until
from wartable.server.background.tasks import BackgroundTasks


@pytest.mark.slow
async def test_a_round_that_does_not_end_or_fails_keeps_none_of_the_others_from_being_made() -> None:
    """Bots of a dead process are taken over within seconds, however many messages are to be sent meanwhile."""
    background, made = BackgroundTasks(), list[str]()

    async def hang() -> None:
        await asyncio.Event().wait()

    async def fail() -> None:
        raise RuntimeError("on purpose")

    async def look() -> None:
        made.append("look")

    async def look_slowly() -> None:
        made.append("slow")

    background.rounds += [hang, fail, look]
    background.slow_rounds += [hang, look_slowly]
    background.start()
    await until(lambda: made.count("look") >= 2 and "slow" in made)
    await background.stop()
