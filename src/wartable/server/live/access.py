"""Who may see a table: everybody a public one, and a private one whoever has a seat or came with the invite."""

from __future__ import annotations

import secrets
from http import HTTPStatus

from wartable.server.live.live_table import LiveTable
from wartable.server.live.tables import LiveTables
from wartable.server.people.identity import Visitor
from wartable.server.problems import Problem
from wartable.server.store.tables import admit, is_admitted
from wartable.server.table import commands
from wartable.server.table.plan import Visibility

__all__ = ["enter_table"]


async def enter_table(tables: LiveTables, visitor: Visitor, table_id: str, invite: str = "") -> LiveTable:
    """The table, if the visitor may see it; an invite opens it for good."""
    live = await tables.find(table_id)
    await tables.show_due(live)
    setup, player = live.setup, visitor.player
    if setup.plan.visibility is Visibility.PUBLIC:
        return live
    if player is not None:
        if player.id == live.position.owner or commands.seats_of(live.position, player.id):
            return live
        if secrets.compare_digest(invite.encode(), setup.invite.encode()):
            await tables.database.write(admit, table_id, player.id)
            return live
        if await tables.database.read(is_admitted, table_id, player.id):
            return live
    # The same words as for a table that does not exist: ids cannot be probed.
    raise Problem(HTTPStatus.NOT_FOUND, "unknown-table", f"there is no table {table_id!r}")
