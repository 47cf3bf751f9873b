"""Minds the tables: has bots think when it is their turn, and sees that no clock runs out unnoticed.

What a step of this process brings about is done at once. What another process left undone, because it died, is found by
looking around now and then.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from functools import cache

import structlog

from wartable.core.errors import WartableError
from wartable.registry import game_ids, get_game
from wartable.server import acts
from wartable.server.host import Host
from wartable.server.live import LiveTable
from wartable.server.position import Position
from wartable.server.problems import Problem
from wartable.server.records import Record
from wartable.server.setup import Setup
from wartable.server.steps import Step
from wartable.server.store.database import Database
from wartable.server.store.tables import Versions, overdue, waiting_bots
from wartable.server.thinkers import Thinkers

__all__ = ["Minder"]

_LOOK_EVERY_SECONDS = 0.5
_LOOK_SLOWLY_EVERY_SECONDS = 5.0
_FORSAKEN_MS = 60_000
"""A bot that has not moved for so long is forsaken by its process."""
_AT_ONCE = 50
_AT_THE_START = 10_000
_log = structlog.get_logger("wartable.server")


class _TooLate(Exception):
    """What was about to be done is no longer due."""


class Minder:
    """One per process."""

    def __init__(self, database: Database, host: Host, thinkers: Thinkers) -> None:
        self._database = database
        self._host = host
        self._thinkers = thinkers
        self._thinking: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.rounds: list[Callable[[], Awaitable[None]]] = [self._look_at_clocks]
        """What is looked at, again and again; others add theirs."""
        self.slow_rounds: list[Callable[[], Awaitable[None]]] = [self._look_for_bots]
        """What can wait a little."""
        self._has_looked_for_bots = False

    def start(self) -> None:
        self.spawn(self._look_around(self.rounds, _LOOK_EVERY_SECONDS))
        self.spawn(self._look_around(self.slow_rounds, _LOOK_SLOWLY_EVERY_SECONDS))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def follow(self, live: LiveTable, step: Step) -> None:
        """After each step: if a bot is to act, have it think."""
        place = step.after.deciding
        if place is not None and place.bot is not None:
            self._have_think(live)

    def spawn(self, work: Awaitable[None]) -> None:
        """Do something on the side; it is cancelled when the server stops."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("something on the side failed", exc_info=task.exception())

    def _have_think(self, live: LiveTable) -> None:
        if live.setup.id not in self._thinking:
            self._thinking.add(live.setup.id)
            self.spawn(self._think(live))

    async def _think(self, live: LiveTable) -> None:
        """Let bots move at a table for as long as it is a bot's turn."""
        try:
            while (place := live.position.deciding) is not None and place.bot is not None:
                asked = live.position
                action = await self._thinkers.choose(live.setup, asked)
                with contextlib.suppress(_TooLate):
                    await self._host.submit(live, _answer(asked, action))
        except Exception:
            # The table waits; it is found again when the minder looks around.
            _log.exception("a bot failed", table=live.setup.id)
        finally:
            self._thinking.discard(live.setup.id)

    async def _look_around(self, rounds: list[Callable[[], Awaitable[None]]], pause: float) -> None:
        while True:
            for look in rounds:
                try:
                    await look()
                except Exception:
                    _log.exception("looking around failed")
            await asyncio.sleep(pause)

    async def _look_at_clocks(self) -> None:
        for table_id in await self._database.read(overdue, _versions(), self._host.now(), _AT_ONCE):
            with contextlib.suppress(_TooLate, WartableError):
                await self._host.refresh(table_id)
                await self._host.submit(await self._host.find(table_id), self._time_out)

    async def _look_for_bots(self) -> None:
        # At the start everybody is forsaken.
        patience, limit = (_FORSAKEN_MS, _AT_ONCE) if self._has_looked_for_bots else (0, _AT_THE_START)
        self._has_looked_for_bots = True
        for table_id in await self._database.read(waiting_bots, _versions(), self._host.now() - patience, limit):
            with contextlib.suppress(Problem):
                self._have_think(await self._host.find(table_id))

    def _time_out(self, setup: Setup, position: Position) -> Record:
        record = acts.time_out(setup, position, self._host.now())
        if record is None:
            raise _TooLate
        return record


@cache
def _versions() -> Versions:
    return [(game_id, get_game(game_id).version) for game_id in game_ids()]


def _answer(asked: Position, action: object) -> Callable[[Setup, Position], Record]:
    """The bot's move, if the question still stands."""

    def decide(setup: Setup, position: Position) -> Record:
        if position.asks != asked.asks or position.to_act != asked.to_act or position.to_act is None:
            raise _TooLate
        return acts.move(setup, position, position.to_act, action)

    return decide
