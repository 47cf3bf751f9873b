"""When the whole server was away, nobody's clock ran: players could not move, and are not to pay for it."""

from __future__ import annotations

from collections.abc import Callable

import structlog

from wartable.server.live.tables import Command, LiveTables
from wartable.server.problems import Problem
from wartable.server.store.database import Database
from wartable.server.store.keys import last_alive, note_alive
from wartable.server.store.tables import timed_tables
from wartable.server.table import commands

__all__ = ["give_back_time", "say_alive"]

_NOTICED_MS = 12_000
"""A shorter absence is that of a process among others: a living server says so every five seconds."""
_log = structlog.get_logger("wartable.server")


async def say_alive(database: Database, now: Callable[[], int]) -> None:
    """Now and then, as long as any clock runs: a server without clocks need not wake the disk for it."""
    if await database.read(timed_tables, 1):
        await database.write(note_alive, now())


async def give_back_time(database: Database, tables: LiveTables) -> int:
    """Before the server opens: turn back the running clocks by the time it was away; how many there were."""
    now, alive = tables.now(), await database.read(last_alive)
    if alive is None or now - alive < _NOTICED_MS:
        return 0
    await database.write(note_alive, now)
    count = 0
    for table_id in await database.read(timed_tables):
        try:
            await tables.submit(await tables.find(table_id), _resumption(alive, now))
        except Problem:
            # A table of another version of its game waits for a program that can play it.
            continue
        count += 1
    if count:
        _log.info("clocks stood still while the server was away", tables=count, seconds=(now - alive) // 1000)
    return count


def _resumption(alive: int, now: int) -> Command:
    return lambda _setup, position: commands.resume(position, alive, now)
