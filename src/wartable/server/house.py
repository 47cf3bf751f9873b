"""Everything a server process is made of, put together in one place."""

from __future__ import annotations

from collections.abc import Callable

from wartable.server.host import Host, milliseconds
from wartable.server.identity import Directory
from wartable.server.limits import Limiter
from wartable.server.minder import Minder
from wartable.server.settings import Settings
from wartable.server.store.database import open_database
from wartable.server.store.journal import Journal
from wartable.server.store.migrate import migrate
from wartable.server.thinkers import Thinkers

__all__ = ["House"]


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
        self.thinkers = Thinkers(settings.bot_workers)
        self.minder = Minder(self.database, self.host, self.thinkers)

    async def start(self) -> None:
        await migrate(self.database)
        await self.directory.start()
        self.journal.start()
        self.minder.start()

    async def stop(self) -> None:
        """Finish what was begun; tables are in the journal and need no farewell."""
        self.thinkers.close()
        await self.minder.stop()
        await self.journal.close()
        await self.database.close()
