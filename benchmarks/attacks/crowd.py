"""One guest's crowd: a thousand tables of bots, sixty pieces of advice and 54 reviews, all waiting to be worked out."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from typing import TypeVar

import httpx

from attacks.guest import attempt
from wartable.client import Client, Refused

__all__ = ["crowd"]

GAME = "board-of-war"
THINKERS = {"game": GAME, "seats": [{"kind": "bot", "bot": "hard"}] * 2, "visibility": "public"}
PEOPLE = {"game": GAME, "seats": [{"kind": "here"}] * 2, "coach": True}
DECISIONS = 6
"""Of each game that is to be reviewed."""
AT_ONCE = 20
T = TypeVar("T")


@contextlib.asynccontextmanager
async def crowd(guest: Client, tables: int, advice: int, reviews: int) -> AsyncIterator[None]:
    """All of them wait for as long as the block lasts; the server must not limit how often one asks."""
    finished = await _at_once(AT_ONCE, (lambda: _finished_game(guest) for _ in range(reviews)))
    coached = (await guest.open_table(PEOPLE, start=True)).table.id
    await _at_once(AT_ONCE, (lambda: attempt(guest.open_table(THINKERS, start=True)) for _ in range(tables)))
    paths = [f"/api/tables/{coached}/advice?seat={number % 2}" for number in range(advice)]
    paths += [f"/api/tables/{table}/review" for table in finished]
    asking = [asyncio.ensure_future(_ask_for_ever(guest, path)) for path in paths]
    try:
        yield
    finally:
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)


async def _finished_game(guest: Client) -> str:
    """A short game that somebody gave up."""
    rng = random.Random(1)
    table_id = (await guest.open_table(PEOPLE, start=True)).table.id
    async with guest.join(table_id) as table:
        left = DECISIONS
        async for seat, ask in table.questions():
            await table.act(seat, rng.choice(ask.choices).action)
            left -= 1
            if not left:
                await table.resign(seat)
    return table_id


async def _ask_for_ever(guest: Client, path: str) -> None:
    while True:
        with contextlib.suppress(Refused, httpx.HTTPError):
            await guest.request("GET", path)
        await asyncio.sleep(0.5)


async def _at_once(count: int, works: Iterable[Callable[[], Awaitable[T]]]) -> list[T]:
    """What all of them give, so many at a time."""
    turnstile = asyncio.Semaphore(count)

    async def one(work: Callable[[], Awaitable[T]]) -> T:
        async with turnstile:
            return await work()

    return await asyncio.gather(*(one(work) for work in works))
