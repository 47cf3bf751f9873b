"""How a guest's seats, tables and ratings go over to an account."""

from __future__ import annotations

from wartable.server.live.tables import Command, LiveTables
from wartable.server.problems import Problem
from wartable.server.store.database import Database
from wartable.server.store.players import Player, merge_players
from wartable.server.store.tables import all_tables_of, hand_over_seats
from wartable.server.table.records import Adopted

__all__ = ["adopt"]


async def adopt(database: Database, tables: LiveTables, guest: Player, account: Player) -> None:
    """Hand a guest's seats, tables and ratings over to an account."""
    record = Adopted(guest.id, account.id, account.name)
    for table_id in await database.read(all_tables_of, guest.id):
        try:
            live = await tables.find(table_id)
        except Problem:
            # Nobody can play on at a table of earlier rules; the seat is theirs all the same.
            await database.write(hand_over_seats, table_id, record)
        else:
            await tables.submit(live, _always(record))
    # Last, so that whatever is interrupted can be done again with the guest's cookie.
    await database.write(merge_players, guest.id, account.id)


def _always(record: Adopted) -> Command:
    return lambda _setup, _position: record
