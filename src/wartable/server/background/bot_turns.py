"""Bots' turns: whenever a bot is to act, it is asked, and its answer is submitted like anybody's.

What a step of this process brings about is done at once. What another process left undone, because it died, is found by
looking around now and then.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Awaitable, Callable

import structlog

from wartable.server.background.bot_pool import BotPool
from wartable.server.background.work_pool import Owner
from wartable.server.live.live_table import LiveTable
from wartable.server.live.tables import Command, LiveTables, playable_versions
from wartable.server.problems import Problem
from wartable.server.store.database import Database
from wartable.server.store.tables import rest_bot, still_asked, waiting_bots
from wartable.server.table import commands
from wartable.server.table.position import TablePosition
from wartable.server.table.records import Record
from wartable.server.table.setup import TableSetup
from wartable.server.table.steps import TableStep

__all__ = ["BotTurns"]

_FORSAKEN_MS = 9_000
"""A bot of which its process has said nothing for so long is forsaken: there is a look every five seconds, so it waits
less than fifteen."""
_TELLING_SECONDS = 0.001
"""Bots among themselves wait so long after a move for each of those who are told of it: however many look on, quick
bots do not keep the server busy."""
_AT_ONCE = 50
_MOST = 10_000
"""So many at one look, some at a time."""
_log = structlog.get_logger("wartable.server")


class _TooLate(Exception):
    """The question that a bot answers is no longer asked."""


class BotTurns:
    """Has the bots of this process's tables decide."""

    def __init__(
        self,
        database: Database,
        tables: LiveTables,
        bot_pool: BotPool,
        spawn: Callable[[Awaitable[None]], None],
        *,
        owner_of: Callable[[LiveTable], Owner],
        is_watched: Callable[[LiveTable], bool],
    ) -> None:
        self._database = database
        self._tables = tables
        self._bot_pool = bot_pool
        self._spawn = spawn
        self._owner_of = owner_of
        self._is_watched = is_watched
        self.unwatched_seconds = 10.0
        """Bots among themselves play on for so long when nobody watches."""
        self.longest_game = 20_000
        """Records after which bots among themselves are not going to come to an end."""
        self._thinking: set[str] = set()
        self._has_looked = False

    def follow(self, live: LiveTable, step: TableStep) -> None:
        """After each step: if a bot is to act, ask it."""
        place = step.after.deciding
        if place is not None and place.bot is not None:
            self._ask(live)

    def resume(self, live: LiveTable) -> None:
        """Somebody came to watch: bots among themselves go on."""
        place = live.position.deciding
        if place is not None and place.bot is not None:
            self._ask(live)

    async def look(self) -> None:
        """Ask the bots that other processes left waiting."""
        # At the start everybody is forsaken.
        patience = _FORSAKEN_MS if self._has_looked else 0
        self._has_looked = True
        if self._thinking:
            # However long a bot waits for its turn to think: whoever looks sees that somebody is at it.
            await self._database.write(still_asked, sorted(self._thinking), self._tables.now())
        now = self._tables.now()
        for _ in range(0, _MOST, _AT_ONCE):
            forsaken = await self._database.read(waiting_bots, playable_versions(), now - patience, _AT_ONCE)
            # Whoever else looks leaves them to us, and the next ones are others.
            await self._database.write(still_asked, forsaken, now)
            for table_id in forsaken:
                with contextlib.suppress(Problem):
                    self._ask(await self._tables.find(table_id))
            if len(forsaken) < _AT_ONCE:
                return

    def _ask(self, live: LiveTable) -> None:
        if live.setup.id not in self._thinking:
            self._thinking.add(live.setup.id)
            self._spawn(self._play(live))

    async def _play(self, live: LiveTable) -> None:
        """Let bots move at a table for as long as it is a bot's turn."""
        try:
            unwatched_since = time.monotonic()
            while (place := live.position.deciding) is not None and place.bot is not None:
                asked = live.position
                people = any(place.player is not None and place.bot is None for place in asked.places)
                if people or self._is_watched(live):
                    unwatched_since = time.monotonic()
                elif time.monotonic() - unwatched_since > self.unwatched_seconds:
                    await self._database.write(rest_bot, live.setup.id)
                    return
                if asked.seq >= self.longest_game and not people:
                    await self._tables.submit(live, lambda _setup, position: commands.close(position))
                    return
                action = await self._bot_pool.choose(live.setup, asked, self._owner_of(live), has_people=people)
                with contextlib.suppress(_TooLate):
                    await self._tables.submit(live, _answer(asked, action))
                if not people:
                    await self._tables.sleep(_TELLING_SECONDS * len(live.listeners))
        except Exception:
            # The table waits; it is found again by looking around.
            _log.exception("a bot failed", table=live.setup.id)
        finally:
            self._thinking.discard(live.setup.id)


def _answer(asked: TablePosition, action: object) -> Command:
    """The bot's move, if the question still stands."""

    def decide(setup: TableSetup, position: TablePosition) -> Record:
        if position.asks != asked.asks or position.to_act != asked.to_act or position.to_act is None:
            raise _TooLate
        return commands.move(setup, position, position.to_act, action)

    return decide
