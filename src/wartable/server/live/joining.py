"""Coming to a live table: a greeting or what was missed, and from then on everything."""

from __future__ import annotations

from http import HTTPStatus

from wartable.core.game import Seat
from wartable.server.live.histories import Histories
from wartable.server.live.live_table import Listener, LiveTable, events_between
from wartable.server.live.presence import PresenceTracker
from wartable.server.problems import Problem
from wartable.server.table.messages import Missed, Welcome, encode
from wartable.server.table.steps import table_view, view_of

__all__ = ["Since", "check_room", "join_table", "leave_table", "read_since", "welcome"]

_MOST_SPECTATORS = 500
"""Connections of one process that watch one table."""
Since = dict[Seat | None, int]
"""The last number that each viewer heard."""


def check_room(live: LiveTable, player: str | None, address: str = "", most: int = _MOST_SPECTATORS) -> None:
    """Refuse one more spectator where as many watch as can, or half of them come from the same address."""
    is_full = live.spectators >= most or live.spectators_from(address) >= max(1, most // 2)
    if is_full and None in live.viewers_for(player):
        words = "as many watch this table as can"
        raise Problem(HTTPStatus.SERVICE_UNAVAILABLE, "spectators-full", words, limit=most)


async def join_table(
    histories: Histories,
    presence: PresenceTracker,
    live: LiveTable,
    outbox: Listener,
    since: Since | None,
    *,
    address: str = "",
) -> None:
    """Greet a client, or tell it what it missed; from then on it hears everything."""
    player = outbox.player
    messages = None
    if since is not None and set(since) == set(live.viewers_for(player)) and _is_past(live, since):
        messages = await _missed(histories, live, since, address)
    if messages is not None:
        outbox.push(encode(Missed(live.you(player), presence.of(live), len(messages))))
        for message in messages:
            outbox.push(message)
    else:
        outbox.push(encode(welcome(presence, live, player)))
    live.join(outbox)
    presence.changed(live)


def leave_table(presence: PresenceTracker, live: LiveTable, outbox: Listener) -> None:
    """The client has gone."""
    live.part(outbox)
    outbox.close()
    presence.changed(live)


def welcome(presence: PresenceTracker, live: LiveTable, player: str | None) -> Welcome:
    """All that a player may know of a table now."""
    setup, viewers = live.setup, live.viewers_for(player)
    return Welcome(
        table=table_view(setup, live.position_for(viewers[0])),
        you=live.you(player),
        views=tuple(view_of(setup, live.position_for(viewer), viewer) for viewer in viewers),
        presence=presence.of(live),
    )


def read_since(text: str | None) -> Since | None:
    """ "0:17,1:20" or "watch:5" as a number per viewer; None if the client was not here before."""
    if not text:
        return None
    try:
        pairs = [part.split(":") for part in text.split(",")]
        return {None if viewer == "watch" else int(viewer): int(number) for viewer, number in pairs}
    except ValueError:
        raise Problem(HTTPStatus.BAD_REQUEST, "malformed", 'since is like "0:17" or "watch:5"') from None


def _is_past(live: LiveTable, since: Since) -> bool:
    """Whether the numbers are ones that the viewers had."""
    return all(0 <= number <= _seen(live, viewer) for viewer, number in since.items())


def _seen(live: LiveTable, viewer: Seat | None) -> int:
    """The number of the last thing that a viewer saw."""
    return live.position_for(viewer).seen[-1 if viewer is None else viewer]


async def _missed(histories: Histories, live: LiveTable, since: Since, address: str) -> list[bytes] | None:
    """What was missed; None if it is so much, or so much asked for from there, that it is better to start anew."""
    if histories.has_enough_of(address):
        return None
    messages: list[bytes] = []
    reached: Since = {}
    for viewer, number in since.items():
        page = await histories.missed(live, viewer, number, address)
        messages += page.messages
        reached[viewer] = page.number
    # What happened while the database was read is in memory. From here on nothing is waited for, so nothing is missed.
    for viewer, number in reached.items():
        if not live.remembers(viewer, number):
            return None
        messages += events_between(live.setup, live.steps_for(viewer), viewer, number, _seen(live, viewer))
    return messages
