"""Who is connected to which table, in this process and in the others."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from wartable.server.live.bulletins import Bulletin, Bulletins
from wartable.server.live.live_table import LiveTable
from wartable.server.live.tables import LiveTables
from wartable.server.table.messages import Presence, encode
from wartable.server.table.steps import TableStep

__all__ = ["PresenceTracker", "pause_for"]

_PAUSE_SECONDS = 0.2
"""Comings and goings in so short a time are told together."""
_PAUSE_SECONDS_PER_LISTENER = 0.01
"""Where many listen to a table, telling all of them takes a while: they are told less often."""
_HEARTBEAT_SECONDS = 5.0
_GONE_SECONDS = 16.0


class PresenceTracker:
    """The attendance list of all tables."""

    def __init__(self, tables: LiveTables, bulletins: Bulletins) -> None:
        self._tables = tables
        self._bulletins = bulletins
        self._elsewhere: dict[str, dict[str, tuple[tuple[str, ...], int]]] = {}
        """By process, then by table."""
        self._last_heard: dict[str, float] = {}
        self._about_to_tell: set[str] = set()
        self._last_heartbeat = 0.0
        self.arrivals: list[Callable[[LiveTable], None]] = []
        """Called when somebody is there to watch, here or in another process."""
        bulletins.readers.append(self._read)

    def of(self, live: LiveTable) -> Presence:
        """Who is there now."""
        players, spectators = _here(live)
        everybody = set(players)
        for tables in self._elsewhere.values():
            others, watching = tables.get(live.setup.id, ((), 0))
            everybody |= set(others)
            spectators += watching
        return Presence(tuple(sorted(everybody)), spectators)

    def is_watched(self, live: LiveTable) -> bool:
        """Whether anybody is connected to a table, to whichever process."""
        return live.has_listeners or any(live.setup.id in tables for tables in self._elsewhere.values())

    def changed(self, live: LiveTable) -> None:
        """Somebody came or went here."""
        if live.has_listeners:
            self._tell_arrival(live)
        if len(live.listeners) == 1:
            self._bulletins.publish(Bulletin(self._bulletins.name, asks=(live.setup.id,)))
        if live.setup.id not in self._about_to_tell:
            self._about_to_tell.add(live.setup.id)
            asyncio.get_running_loop().call_later(pause_for(len(live.listeners)), self._tell, live)

    def watch(self, live: LiveTable, step: TableStep) -> None:
        """Who sits down is no longer a spectator."""
        if step.before.places is not step.after.places:
            self.changed(live)

    async def look(self) -> None:
        """Now and then: say that this process lives, and forget those that do not."""
        now = time.monotonic()
        if now - self._last_heartbeat >= _HEARTBEAT_SECONDS:
            self._last_heartbeat = now
            self._bulletins.publish(Bulletin(self._bulletins.name))
        for process in [name for name, heard in self._last_heard.items() if now - heard > _GONE_SECONDS]:
            del self._last_heard[process]
            for table_id in self._elsewhere.pop(process, {}):
                self._tell_listeners(table_id)

    def _tell(self, live: LiveTable) -> None:
        self._about_to_tell.discard(live.setup.id)
        self._bulletins.publish(Bulletin(self._bulletins.name, presence={live.setup.id: _here(live)}))
        live.tell(encode(self.of(live)))

    def _tell_arrival(self, live: LiveTable) -> None:
        for each in self.arrivals:
            each(live)

    def _tell_listeners(self, table_id: str) -> None:
        live = self._tables.held(table_id)
        if live is not None:
            live.tell(encode(self.of(live)))

    def _read(self, bulletin: Bulletin) -> None:
        self._last_heard[bulletin.sender] = time.monotonic()
        for table_id, there in bulletin.presence.items():
            tables = self._elsewhere.setdefault(bulletin.sender, {})
            if there == ((), 0):
                tables.pop(table_id, None)
            else:
                tables[table_id] = there
                if (live := self._tables.held(table_id)) is not None:
                    self._tell_arrival(live)
            self._tell_listeners(table_id)
        for table_id in bulletin.asks:
            live = self._tables.held(table_id)
            if live is not None and live.listeners:
                self._bulletins.publish(Bulletin(self._bulletins.name, presence={table_id: _here(live)}))


def pause_for(listeners: int) -> float:
    """How long comings and goings wait to be told."""
    return _PAUSE_SECONDS + listeners * _PAUSE_SECONDS_PER_LISTENER


def _here(live: LiveTable) -> tuple[tuple[str, ...], int]:
    """The players at the table who are connected to this process, and how many others watch.

    Somebody with two pages open is one spectator; who has no name is one per page.
    """
    seated = {place.player for place in live.position.places}
    heard = [listener.player for listener in live.listeners]
    known = {player for player in heard if player is not None}
    players = known & seated
    return tuple(sorted(players)), len(known - players) + heard.count(None)
