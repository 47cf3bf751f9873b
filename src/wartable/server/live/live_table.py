"""A table that is held ready: its position, its last few steps, and everybody who listens.

Where the plan says so, spectators see the game later: they have a position and last steps of their own, which follow
the journal when it is time. All that is kept of what they have not seen is that there is something.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Iterable
from typing import Protocol

import structlog

from wartable.core.game import Seat
from wartable.server.table.commands import seats_of
from wartable.server.table.messages import ChatLine, Reseated, SpectatorSaid, You, encode
from wartable.server.table.position import Status, TablePosition
from wartable.server.table.records import Adopted, Branched, Chatted
from wartable.server.table.setup import TableSetup
from wartable.server.table.steps import Sights, TableStep, event_for, view_of

__all__ = ["Listener", "LiveTable", "events_between"]

_log = structlog.get_logger("wartable.server")
_REMEMBERED = 8
"""Steps kept in memory: who was away for a moment is brought up to date without a look into the database."""


class Listener(Protocol):
    """A connection that wants to hear what happens at a table."""

    player: str | None
    address: str
    """Where it comes from, as it counts."""

    def push(self, message: bytes) -> None:
        """Take a message to be sent; never blocks."""

    def close(self) -> None:
        """Send nothing more."""


class LiveTable:
    """One table in the memory of this process. The journal is what counts; this follows it."""

    __slots__ = (
        "__weakref__",
        "_listeners",
        "_shown_recent",
        "held_since",
        "lock",
        "position",
        "recent",
        "setup",
        "showing",
        "shown",
    )

    def __init__(self, setup: TableSetup, position: TablePosition) -> None:
        self.setup = setup
        self.position = position
        self.lock = asyncio.Lock()
        """Held by whoever works out the next record."""
        self.recent: deque[TableStep] = deque(maxlen=_REMEMBERED)
        self.shown = position
        """Where spectators see the table."""
        self.held_since = 0
        """When the first thing happened that they have not seen."""
        self.showing = asyncio.Lock()
        """Held by whoever shows them something."""
        self._shown_recent: deque[TableStep] = deque(maxlen=_REMEMBERED) if setup.plan.watch_delay else self.recent
        self._listeners: dict[Seat | None, list[Listener]] = {}

    @property
    def listeners(self) -> set[Listener]:
        return {listener for group in self._listeners.values() for listener in group}

    @property
    def has_listeners(self) -> bool:
        return bool(self._listeners)

    @property
    def has_spectators(self) -> bool:
        return None in self._listeners

    @property
    def spectators(self) -> int:
        """How many connections watch, in this process."""
        return len(self._listeners.get(None, ()))

    def spectators_from(self, address: str) -> int:
        """How many of them come from one address."""
        return sum(listener.address == address for listener in self._listeners.get(None, ()))

    @property
    def is_behind(self) -> bool:
        """Whether something has happened that spectators have not seen."""
        return self.shown is not self.position

    def position_for(self, viewer: Seat | None) -> TablePosition:
        """Where a viewer sees the table."""
        return self.shown if viewer is None else self.position

    def steps_for(self, viewer: Seat | None) -> list[TableStep]:
        """The last few steps that a viewer saw."""
        return list(self._shown_recent if viewer is None else self.recent)

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
        is_held = self.is_behind or self._is_for_later(step)
        self.position = step.after
        if isinstance(step.record, Adopted) and step.record.guest == step.record.account:
            # Somebody is forgotten: what is remembered here still has their name.
            self.recent.clear()
            self._shown_recent.clear()
        if isinstance(step.record, Branched):
            # A whole game in one record: whoever missed it gets it where all histories are read, at their pace.
            self.recent.clear()
            self._shown_recent.clear()
        else:
            self.recent.append(step)
        if is_held:
            self.held_since = self.held_since or step.after.at
            self._pass_on(step)
        else:
            self.shown = step.after
            if self._shown_recent is not self.recent:
                self._shown_recent.append(step)
        for viewer in list(self._listeners):
            if viewer is not None or not is_held:
                self._tell_event(step, sights, viewer)
        if step.before.places is not step.after.places:
            self._reseat({step.before.owner, step.after.owner} if step.before.owner != step.after.owner else set())

    def show(self, step: TableStep, sights: Sights) -> None:
        """It is time for spectators to see a step."""
        self.shown = self.position if step.after.seq == self.position.seq else step.after
        self._shown_recent.append(step)
        if self.has_spectators:
            self._tell_event(step, sights, None)

    def _is_for_later(self, step: TableStep) -> bool:
        return self.setup.plan.watch_delay > 0 and step.before.status is Status.PLAYING

    def _pass_on(self, step: TableStep) -> None:
        """What spectators say to each other is not about what they have not seen."""
        said = step.record
        if isinstance(said, Chatted) and said.seat is None:
            line = ChatLine(said.player, said.name, said.text)
            message = encode(SpectatorSaid(step.after.seen[self.setup.players], step.after.at, line))
            self._push(self._listeners.get(None, ()), message)

    def _tell_event(self, step: TableStep, sights: Sights, viewer: Seat | None) -> None:
        event = event_for(self.setup, step, sights, viewer)
        if event is not None:
            self._push(self._listeners[viewer], encode(event))

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
        eyes: dict[Listener, set[Seat | None]] = {}
        for viewer, group in self._listeners.items():
            for listener in group:
                eyes.setdefault(listener, set()).add(viewer)
        for listener, before in eyes.items():
            viewers = self.viewers_for(listener.player)
            if set(viewers) != before or listener.player in others:
                self.part(listener)
                self.join(listener)
                views = tuple(view_of(self.setup, self.position_for(viewer), viewer) for viewer in viewers)
                self._push((listener,), encode(Reseated(self.you(listener.player), views)))

    def remembers(self, viewer: Seat | None, since: int) -> bool:
        """Whether all that a viewer missed is in memory."""
        at = self.setup.players if viewer is None else viewer
        steps = self.steps_for(viewer)
        known_from = steps[0].before.seen[at] if steps else self.position_for(viewer).seen[at]
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
