"""Who may see a table: everybody a public one, and a private one whoever has a seat or came with the invite."""

from __future__ import annotations

import secrets
from http import HTTPStatus

from wartable.server import acts
from wartable.server.house import House
from wartable.server.identity import Visitor
from wartable.server.live import LiveTable
from wartable.server.plan import Visibility
from wartable.server.problems import Problem
from wartable.server.store.tables import admit, is_admitted

__all__ = ["enter_table"]


async def enter_table(house: House, visitor: Visitor, table_id: str, invite: str = "") -> LiveTable:
    """The table, if the visitor may see it; an invite opens it for good."""
    live = await house.host.find(table_id)
    setup, player = live.setup, visitor.player
    if setup.plan.visibility is Visibility.PUBLIC:
        return live
    if player is not None:
        if player.id == live.position.owner or acts.seats_of(live.position, player.id):
            return live
        if secrets.compare_digest(invite.encode(), setup.invite.encode()):
            await house.database.write(admit, table_id, player.id)
            return live
        if await house.database.read(is_admitted, table_id, player.id):
            return live
    # The same words as for a table that does not exist: ids cannot be probed.
    raise Problem(HTTPStatus.NOT_FOUND, "unknown-table", f"there is no table {table_id!r}")
