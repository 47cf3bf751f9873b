"""A table that is held ready: its position, its last few steps, and everybody who listens."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Iterable
from typing import Protocol

import structlog

from wartable.core.game import Seat
from wartable.server.table.commands import seats_of
from wartable.server.table.messages import Reseated, You, encode
from wartable.server.table.position import TablePosition
from wartable.server.table.records import Adopted
from wartable.server.table.setup import TableSetup
from wartable.server.table.steps import Sights, TableStep, event_for, view_of

__all__ = ["Listener", "LiveTable", "events_between"]

_log = structlog.get_logger("wartable.server")
_REMEMBERED = 8
"""Steps kept in memory: who was away for a moment is brought up to date without a look into the database."""


class Listener(Protocol):
    """A connection that wants to hear what happens at a table."""

    player: str | None

    def push(self, message: bytes) -> None:
        """Take a message to be sent; never blocks."""

    def close(self) -> None:
        """Send nothing more."""


class LiveTable:
    """One table in the memory of this process. The journal is what counts; this follows it."""

    __slots__ = ("__weakref__", "_listeners", "lock", "position", "recent", "setup")

    def __init__(self, setup: TableSetup, position: TablePosition) -> None:
        self.setup = setup
        self.position = position
        self.lock = asyncio.Lock()
        """Held by whoever works out the next record."""
        self.recent: deque[TableStep] = deque(maxlen=_REMEMBERED)
        self._listeners: dict[Seat | None, list[Listener]] = {}

    @property
    def listeners(self) -> set[Listener]:
        return {listener for group in self._listeners.values() for listener in group}

    @property
    def has_listeners(self) -> bool:
        return bool(self._listeners)

    def viewers_for(self, player: str | None) -> tuple[Seat | None, ...]:
        """Through whose eyes a player sees the table: the own seats, or as a spectator."""
        return seats_of(self.position, player) or (None,)

    def you(self, player: str | None) -> You:
        """What a client is at this table."""
        mine = seats_of(self.position, player)
        is_owner = player == self.position.owner
        return You(player, mine, is_owner, self.setup.invite if mine or is_owner else None)

    def join(self, listener: Listener) -> None:
        """From now on the listener hears what its player may know."""
        for viewer in self.viewers_for(listener.player):
            self._listeners.setdefault(viewer, []).append(listener)

    def part(self, listener: Listener) -> None:
        """The listener has gone."""
        for viewer in list(self._listeners):
            rest = [other for other in self._listeners[viewer] if other is not listener]
            if rest:
                self._listeners[viewer] = rest
            else:
                del self._listeners[viewer]

    def accept(self, step: TableStep, sights: Sights) -> None:
        """A step is committed: stand there, and tell everybody what they may know of it."""
        self.position = step.after
        if isinstance(step.record, Adopted) and step.record.guest == step.record.account:
            # Somebody is forgotten: what is remembered here still has their name.
            self.recent.clear()
        self.recent.append(step)
        for viewer, listeners in list(self._listeners.items()):
            event = event_for(self.setup, step, sights, viewer)
            if event is not None:
                self._push(listeners, encode(event))
        if step.before.places is not step.after.places:
            self._reseat({step.before.owner, step.after.owner} if step.before.owner != step.after.owner else set())

    def tell(self, message: bytes) -> None:
        """Tell everybody the same."""
        self._push(self.listeners, message)

    def _push(self, listeners: Iterable[Listener], message: bytes) -> None:
        """Each listener by itself: one that fails is nobody else's trouble, least of all of whoever moved."""
        for listener in listeners:
            try:
                listener.push(message)
            except Exception:
                _log.exception("a listener failed", table=self.setup.id, player=listener.player)
                self.part(listener)
                with contextlib.suppress(Exception):
                    listener.close()

    def _reseat(self, others: set[str]) -> None:
        """Whoever sat down or stood up sees the table with other eyes from now on; `others` are something else now."""
        for listener in self.listeners:
            viewers = self.viewers_for(listener.player)
            before = {viewer for viewer, group in self._listeners.items() if listener in group}
            if set(viewers) != before or listener.player in others:
                self.part(listener)
                self.join(listener)
                views = tuple(view_of(self.setup, self.position, viewer) for viewer in viewers)
                self._push((listener,), encode(Reseated(self.you(listener.player), views)))

    def remembers(self, viewer: Seat | None, since: int) -> bool:
        """Whether all that a viewer missed is in memory."""
        at = self.setup.players if viewer is None else viewer
        known_from = self.recent[0].before.seen[at] if self.recent else self.position.seen[at]
        return since >= known_from


def events_between(
    setup: TableSetup, steps: list[TableStep], viewer: Seat | None, since: int, latest: int
) -> list[bytes]:
    """The messages of a viewer's missed steps, after number `since`; the one numbered `latest` also asks."""
    messages = []
    at = setup.players if viewer is None else viewer
    for step in steps:
        number = step.after.seen[at]
        if number > max(since, step.before.seen[at]):
            event = event_for(setup, step, Sights(setup, step), viewer, is_latest=number == latest)
            messages.append(encode(event))
    return messages
