"""Tables at which everybody's seat is settled before they are opened: of a tournament, or of those who were paired.

Whoever settled it may die before it is done. So each step is one that can be done again, by any process: the table has
the id that was written down, and whatever of it is done already is left as it is.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy.exc import IntegrityError

from wartable.core.game import Seat
from wartable.server.live.live_table import LiveTable
from wartable.server.live.tables import LiveTables
from wartable.server.problems import Problem
from wartable.server.table import commands
from wartable.server.table.plan import TablePlan
from wartable.server.table.position import Status

__all__ = ["KeptSeat", "open_seated"]


class KeptSeat(NamedTuple):
    """A person for whom a seat is kept."""

    seat: Seat
    player: str
    name: str
    pledge: str = ""


async def open_seated(
    tables: LiveTables,
    table_id: str,
    plan: TablePlan,
    owner: str,
    kept: Sequence[KeptSeat],
    *,
    opened_from: str | None = None,
) -> LiveTable:
    """The table with this id, everybody in their seat, and begun; it counts where `opened_from` says."""
    live = await _table(tables, table_id, plan, owner, opened_from)
    for kept_seat in kept:
        if live.position.status is Status.OPEN and live.position.places[kept_seat.seat].is_open:
            await _seat(tables, live, kept_seat)
    if live.position.status is Status.OPEN and not any(place.is_open for place in live.position.places):
        with contextlib.suppress(Problem):
            await tables.submit(live, commands.start_when_full)
    return live


async def _table(tables: LiveTables, table_id: str, plan: TablePlan, owner: str, opened_from: str | None) -> LiveTable:
    try:
        return await tables.find(table_id)
    except Problem:
        with contextlib.suppress(IntegrityError):
            return await tables.open_table(plan, owner, table_id, opened_from=opened_from)
        # Another process was first.
        return await tables.find(table_id)


async def _seat(tables: LiveTables, live: LiveTable, kept_seat: KeptSeat) -> None:
    with contextlib.suppress(Problem):
        await tables.submit(
            live,
            lambda setup, position: commands.sit(
                setup, position, kept_seat.seat, kept_seat.player, kept_seat.name, pledge=kept_seat.pledge
            ),
        )
