"""What a viewer missed of a table, from memory or from the database: page by page, and never at the others' expense.

Working a history out takes the event loop, so it is done in small pieces, with a rest after each that is longer the
more histories are read at once: all of them together never take more than half of the loop.
"""

from __future__ import annotations

import asyncio
import time
from typing import NamedTuple

from wartable.core.game import Seat
from wartable.server.live.live_table import LiveTable, events_between
from wartable.server.live.tables import folded
from wartable.server.live.turnstiles import Turnstile
from wartable.server.process.slow_readers import WRITE_LIMIT
from wartable.server.store.database import Database
from wartable.server.store.journal import read_rows, read_snapshot
from wartable.server.table.position import TablePosition, opening
from wartable.server.table.records import decoder_for
from wartable.server.table.snapshots import decode_snapshot
from wartable.server.table.steps import TableStep

__all__ = ["Histories", "Missed"]

_ROWS_AT_ONCE = 32
"""Records that are read from the database in one go."""
_READERS = 4
"""Histories that are read at once."""
_READERS_PER_ADDRESS = 2
"""Those of one address, beyond which whoever comes back begins anew instead."""
_WAITING_PER_ADDRESS = 20
"""Those of one address that are read or wait for it; more are refused."""
_PAGE_BYTES = WRITE_LIMIT // 2
"""Of a page, so that whoever gets one is not cut off for it."""
_REST = 2.0
"""Rests are so many times as long as the pieces, for each history that is read."""


class Missed(NamedTuple):
    """What a viewer missed, up to a number of theirs, and up to a record of the journal."""

    messages: list[bytes]
    number: int
    seq: int


class Histories:
    """Reads what was missed."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._turnstile = Turnstile(
            _READERS,
            of_address=_READERS_PER_ADDRESS,
            waiting=_WAITING_PER_ADDRESS,
            refusal="too much history is being read from this address; try again",
        )
        self.piece_seconds = 0.002
        """The other tables play on after each piece."""
        self.page = 500
        """Messages of a history that are told at once, and a few more."""

    def has_enough_of(self, address: str) -> bool:
        """Whether as many histories are read for an address as may be at once."""
        return self._turnstile.has_enough_of(address)

    async def missed(self, live: LiveTable, viewer: Seat | None, since: int, address: str) -> Missed:
        """The messages that a viewer missed after number `since`: at most a page of them, and how far they reach."""
        setup = live.setup
        at = setup.players if viewer is None else viewer
        if live.remembers(viewer, since):
            position = live.position_for(viewer)
            found = events_between(setup, live.steps_for(viewer), viewer, since, position.seen[at])
            return Missed(found, position.seen[at], position.seq)
        async with self._turnstile.entered(address):
            return await self._read(live, viewer, since)

    async def _read(self, live: LiveTable, viewer: Seat | None, since: int) -> Missed:
        """From the database, piece by piece; what another process wrote meanwhile comes when this one follows it."""
        setup, at = live.setup, live.setup.players if viewer is None else viewer
        reach, latest = live.position_for(viewer).seq, live.position_for(viewer).seen[at]
        position = await self._beginning(live, at, since, reach)
        messages: list[bytes] = []
        size, began = 0, time.monotonic()
        while position.seq < reach and len(messages) < self.page and size < _PAGE_BYTES:
            count = min(_ROWS_AT_ONCE, reach - position.seq)
            rows = await self._database.read(read_rows, setup.id, position.seq, count)
            if not rows:
                break
            for row in rows:
                before, record = position, decoder_for(setup.game).decode(row.body)
                position = folded(setup, before, row)
                if position.seen[at] > since:
                    found = events_between(setup, [TableStep(record, before, position)], viewer, since, latest)
                    messages += found
                    size += sum(map(len, found))
                began = await self._give_way(began)
        return Missed(messages, max(since, position.seen[at]), position.seq)

    async def _beginning(self, live: LiveTable, at: int, since: int, reach: int) -> TablePosition:
        """Where to begin to fold: at the snapshot, where that is not beyond what was missed."""
        snapshot = await self._database.read(read_snapshot, live.setup.id)
        if snapshot is not None:
            position = decode_snapshot(live.setup, snapshot[1])
            if position.seen[at] <= since and position.seq <= reach:
                return position
        return opening(live.setup)

    async def _give_way(self, began: float) -> float:
        """Rest if a piece is done; when the piece at hand began."""
        spent = time.monotonic() - began
        if spent < self.piece_seconds:
            return began
        await asyncio.sleep(_REST * self._turnstile.inside * spent)
        return time.monotonic()
