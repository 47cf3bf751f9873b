"""A page of what anybody may open: however much one player or one address opens, there is room for others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Table, func, select

__all__ = ["Order", "fair_page"]

_OF_PLAYER = 5
_OF_ADDRESS = 20
"""An address may be that of a whole club."""
_LOOKED_THROUGH = 2000
"""Many times what one address may have open."""
_NEEDED = ("id", "opened_by", "opened_from", "status", "created_at")

Order = Callable[[Any], Sequence[ColumnElement[Any]]]
"""What rows are ordered by, from their columns."""


def fair_page(
    connection: Connection, listed: Table, wanted: Sequence[ColumnElement[bool]], order: Order, limit: int
) -> list[str]:
    """The ids of the first rows in this order, not more than half a page of them of one player or one address.

    Where the address is not kept any more, the player alone counts.
    """
    half = max(1, limit // 2)
    columns = [listed.c[name] for name in _NEEDED]
    first = select(*columns).where(*wanted).order_by(*order(listed.c)).limit(_LOOKED_THROUGH).subquery()
    rank = func.row_number().over(partition_by=first.c.opened_by, order_by=order(first.c))
    players = select(first, rank.label("rank_of_player")).subquery()
    rank = func.row_number().over(
        partition_by=func.coalesce(players.c.opened_from, players.c.id), order_by=order(players.c)
    )
    few = players.c.rank_of_player <= min(_OF_PLAYER, half)
    addresses = select(players, rank.label("rank_of_address")).where(few).subquery()
    few = addresses.c.rank_of_address <= min(_OF_ADDRESS, half)
    page = select(addresses.c.id).where(few).order_by(*order(addresses.c)).limit(limit)
    return list(connection.execute(page).scalars())
