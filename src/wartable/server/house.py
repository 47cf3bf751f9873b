"""Everything a server process is made of, put together in one place."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import structlog
from sqlalchemy.exc import DBAPIError

from wartable.server.absences import say_alive
from wartable.server.host import Host, milliseconds
from wartable.server.identity import Directory
from wartable.server.inside import Inside
from wartable.server.limits import Limiter
from wartable.server.live import LiveTable
from wartable.server.minder import Minder
from wartable.server.notices import Notices
from wartable.server.position import Status
from wartable.server.presence import Attendance
from wartable.server.ratings import rate_table
from wartable.server.settings import Settings
from wartable.server.steps import Step
from wartable.server.store.database import open_database
from wartable.server.store.journal import Journal
from wartable.server.store.migrate import migrate
from wartable.server.store.ratings import unrated_tables
from wartable.server.studies import Studies
from wartable.server.thinkers import Thinkers
from wartable.server.webhooks import Caller
from wartable.server.wire import open_wire

__all__ = ["House"]

_RATED_AT_ONCE = 20
_TEND_EVERY_SECONDS = 20.0
_log = structlog.get_logger("wartable.server")


class House:
    """The parts of one server process."""

    def __init__(self, settings: Settings, *, now: Callable[[], int] = milliseconds) -> None:
        self.settings = settings
        self.now = now
        self.database = open_database(settings)
        self.journal = Journal(self.database)
        self.host = Host(self.database, self.journal, capacity=settings.tables_in_memory, now=now)
        self.directory = Directory(self.database, settings.secret)
        self.limiter = Limiter(settings.rate_limit)
        self.inside = Inside(self.database, settings.rate_limit)
        self.thinkers = Thinkers(settings.bot_workers)
        self.minder = Minder(self.database, self.host, self.thinkers)
        self.studies = Studies(self.database, self.host, self.thinkers, self.minder.spawn)
        self.wire = open_wire(self.database, self.journal, self.host)
        self.attendance = Attendance(self.host, self.wire)
        self.notices = Notices(self.wire)
        self.host.followers += [self.minder.follow, self.notices.follow, self._follow]
        self.host.watchers.append(self.attendance.watch)
        self.caller = Caller(
            self.database,
            now,
            self._is_looking,
            self.minder.spawn,
            origin=settings.origin or f"http://{settings.host}:{settings.port}",
            allows_private=settings.private_webhooks,
        )
        self.minder.rounds += [self.attendance.look]
        self.minder.slow_rounds += [self._say_alive, self.inside.look, self.caller.look, self._rate_finished]

    def _is_looking(self, player: str, table_id: str) -> bool:
        """Whether a player sees anyway that it is their turn."""
        live = self.host.held(table_id)
        return self.notices.is_listening(player) or (live is not None and player in self.attendance.of(live).players)

    def _follow(self, _live: LiveTable, step: Step) -> None:
        if step.after.status is Status.OVER and step.before.status is not Status.OVER:
            self.minder.spawn(self._rate_finished())

    async def _say_alive(self) -> None:
        await say_alive(self.database, self.now)

    async def _rate_finished(self) -> None:
        for table_id in await self.database.read(unrated_tables, _RATED_AT_ONCE):
            try:
                await self.database.write(rate_table, table_id, self.now())
            except DBAPIError as error:
                # Another process rates the first game of the same player: this one is rated at the next look.
                _log.info("a table is rated later", table=table_id, error=type(error).__name__)

    async def _tend(self) -> None:
        while True:
            await asyncio.sleep(_TEND_EVERY_SECONDS)
            try:
                await self.database.tend()
            except Exception:
                _log.exception("tending the database failed")

    async def start(self) -> None:
        await migrate(self.database)
        await self.directory.start()
        await self.wire.start()
        self.minder.spawn(self._tend())
        self.minder.start()

    async def stop(self) -> None:
        """Finish what was begun; tables are in the journal and need no farewell."""
        self.thinkers.close()
        await self.minder.stop()
        await self.wire.stop()
        await self.journal.close()
        await self._say_alive()
        await self.database.close()
