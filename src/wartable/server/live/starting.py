"""Games that start by themselves: the last seat is taken, or the last who pledged has said what."""

from __future__ import annotations

import contextlib
from http import HTTPStatus

from wartable.server.live.live_table import LiveTable
from wartable.server.live.tables import LiveTables
from wartable.server.problems import Problem
from wartable.server.table import commands, contributions
from wartable.server.table.position import Status, TablePosition
from wartable.server.table.records import Record
from wartable.server.table.setup import TableSetup

__all__ = ["begin_if_complete", "start_if_full"]


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


async def begin_if_complete(tables: LiveTables, live: LiveTable) -> None:
    """Begin, if the start is called and everybody who pledged has spoken."""
    if live.position.starts_by is not None and contributions.is_complete(live.position):
        # Of two who speak at once both come here.
        with contextlib.suppress(Problem):
            await tables.submit(live, _begin)


def _begin(setup: TableSetup, position: TablePosition) -> Record:
    if position.status is not Status.OPEN or not contributions.is_complete(position):
        raise Problem(HTTPStatus.CONFLICT, "already-started", "the game has begun")
    return contributions.begin(setup, position)
