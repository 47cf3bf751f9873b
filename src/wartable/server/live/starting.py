"""A game that starts by itself: the last seat is taken, and the table was opened so."""

from __future__ import annotations

import contextlib

from wartable.server.live.live_table import LiveTable
from wartable.server.live.tables import LiveTables
from wartable.server.problems import Problem
from wartable.server.table import commands
from wartable.server.table.position import Status

__all__ = ["start_if_full"]


async def start_if_full(tables: LiveTables, live: LiveTable) -> None:
    """Start the game, if that is all it waits for."""
    position = live.position
    if not live.setup.plan.start_when_full or position.status is not Status.OPEN:
        return
    if any(place.is_open for place in position.places):
        return
    # Of two who sit down at once both come here, and somebody may have stood up again.
    with contextlib.suppress(Problem):
        await tables.submit(live, commands.start_when_full)
