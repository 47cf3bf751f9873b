"""A page of what anybody may open: however much one player or one address opens, there is room for others.

What is over stays in its list with the latest of its player and its address, and for that long it is kept where it is
from: so nobody fills a page with what they finish either.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Table, and_, func, select, update

__all__ = ["LISTED_MS", "Order", "drop_from_list", "fair_page", "list_finished"]

LISTED_MS = 30 * 24 * 60 * 60 * 1000
"""How long what is over counts for its address, and a finished game is listed."""
_OF_PLAYER = 5
_OF_ADDRESS = 20
"""An address may be that of a whole club."""
_LOOKED_THROUGH = 2000
"""Many times what one address may have open, or listed."""
_NEEDED = ("id", "opened_by", "opened_from", "status", "created_at", "listed_at")
_NOT_LISTED = {"listed_at": None, "opened_from": None}

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


def list_finished(connection: Connection, listed: Table, row_id: str, at: int) -> None:
    """It is over: from now on it is listed, in place of the oldest of its player and of its address."""
    connection.execute(update(listed).where(listed.c.id == row_id).values(listed_at=at))
    origin = select(listed.c.opened_by, listed.c.opened_from).where(listed.c.id == row_id)
    opened_by, opened_from = connection.execute(origin).one()
    shares = ((listed.c.opened_by, opened_by, _OF_PLAYER), (listed.c.opened_from, opened_from, _OF_ADDRESS))
    for column, value, most in shares:
        if value is not None:
            same = (column == value, listed.c.listed_at.is_not(None))
            newest = select(listed.c.id).where(*same).order_by(listed.c.listed_at.desc(), listed.c.id).limit(most)
            others = listed.c.id.not_in(connection.execute(newest).scalars().all())
            drop_from_list(connection, listed, and_(*same, others))


def drop_from_list(connection: Connection, listed: Table, some: ColumnElement[bool]) -> None:
    """What of these is over is not listed any more, and it is not kept where it is from."""
    connection.execute(update(listed).where(some, listed.c.status == "over").values(**_NOT_LISTED))
