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

__all__ = ["Since", "join_table", "leave_table", "read_since", "welcome"]

Since = dict[Seat | None, int]
"""The last number that each viewer heard."""


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
    setup, position = live.setup, live.position
    return Welcome(
        table=table_view(setup, position),
        you=live.you(player),
        views=tuple(view_of(setup, position, viewer) for viewer in live.viewers_for(player)),
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
    seen = live.position.seen
    return all(0 <= number <= seen[-1 if viewer is None else viewer] for viewer, number in since.items())


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
        latest = live.position.seen[-1 if viewer is None else viewer]
        messages += events_between(live.setup, list(live.recent), viewer, number, latest)
    return messages
