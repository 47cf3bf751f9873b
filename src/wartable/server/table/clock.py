"""Clocks as a fold over the journal: what each seat has left follows from when things happened.

A move lasts until another seat is to act. If every decision counted by itself, a clock would tell how many hidden
decisions somebody made.
"""

from __future__ import annotations

import msgspec

from wartable.core.game import Seat
from wartable.server.table.plan import ClockPlan

__all__ = ["Clock", "deadline", "is_out_of_time", "passed", "started"]

_SECOND = 1000


class Clock(msgspec.Struct, frozen=True, gc=False):
    """Milliseconds."""

    left: tuple[int, ...]
    """By seat, for the whole game, as it stood when the running move began; empty without such a limit."""
    since: int
    """When the running move began."""


def started(plan: ClockPlan, players: int, at: int) -> Clock:
    """The clock at the start of the game."""
    return Clock((plan.per_game * _SECOND,) * players if plan.per_game is not None else (), at)


def passed(plan: ClockPlan, clock: Clock, seat: Seat, at: int) -> Clock:
    """The clock after a person at this seat finished a move."""
    if not clock.left:
        return Clock((), at)
    rest = max(0, clock.left[seat] - (at - clock.since)) + plan.increment * _SECOND
    return Clock((*clock.left[:seat], rest, *clock.left[seat + 1 :]), at)


def deadline(plan: ClockPlan, clock: Clock, seat: Seat) -> int | None:
    """When the time of this seat runs out if it stays to act; None if it cannot."""
    limits = []
    if plan.per_move is not None:
        limits.append(plan.per_move * _SECOND)
    if clock.left:
        limits.append(clock.left[seat])
    return clock.since + min(limits) if limits else None


def is_out_of_time(plan: ClockPlan, clock: Clock, seat: Seat, now: int) -> bool:
    """Whether this seat has thought for too long."""
    limit = deadline(plan, clock, seat)
    return limit is not None and now >= limit
