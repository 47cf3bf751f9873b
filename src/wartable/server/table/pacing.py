"""When others are told of what ends hidden decisions: at a beat, so that the time does not tell how many there were.

Whoever buys in secret says "done" at the end, and that is seen. Told at once, its time would be as good as a count,
above all where a program decides, at the same speed each time. So it is recorded at the next whole beat after the seat
came to decide, or after the last that it did in the open: who is alone with what is left of the others decides year
after year. A person's beats are equally long. Those of bots become longer and longer: a bot that thinks for seconds
about each decision would tell by the number of equal ones.
"""

from __future__ import annotations

from wartable.core.game import Seat
from wartable.server.table import clock as clocks
from wartable.server.table import records
from wartable.server.table.position import TablePosition
from wartable.server.table.setup import TableSetup
from wartable.server.table.steps import TableStep

__all__ = ["BEAT_MS", "due_at"]

BEAT_MS = 2000
_BOT_BEAT_MS = 1000
_IN_TIME_MS = 200
"""Who decides in time is not made late: the end of a clock comes before that of a beat."""


def due_at(setup: TableSetup, step: TableStep, now: int) -> int:
    """When a step may be recorded: now, or at the next beat."""
    before = step.before
    if not isinstance(step.record, records.Moved | records.Undone) or not setup.rules.decides_in_secret(before.state):
        return now
    seat = step.record.seat
    if not step.is_noticed_by_others(seat) or not _has_others(before, seat):
        return now
    if before.places[seat].bot is not None:
        return before.since + _longer_beats(now - before.since)
    beat = before.since + BEAT_MS * max(1, -(-(now - before.since) // BEAT_MS))
    limit = clocks.deadline(setup.plan.clock, before.clock, seat) if setup.plan.clock and before.clock else None
    return beat if limit is None else min(beat, max(now, limit - _IN_TIME_MS))


def _longer_beats(passed: int) -> int:
    beat = _BOT_BEAT_MS
    while beat < passed:
        beat *= 2
    return beat


def _has_others(position: TablePosition, seat: Seat) -> bool:
    """Whether another person sits there."""
    own = position.places[seat]
    me = own.player if own.bot is None else None
    return any(place.player not in (None, me) and place.bot is None for place in position.places)
