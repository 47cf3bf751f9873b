"""What takes part in the comparison: something that plays at random for a while and counts its steps."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Literal, NamedTuple

__all__ = ["Contestant", "Kind", "Spent", "timed"]

Kind = Literal["engine", "environment", "arrays"]


class Spent(NamedTuple):
    """What was done in how much time."""

    steps: int
    seconds: float


class Contestant(NamedTuple):
    """One game of one library."""

    kind: Kind
    library: str
    game: str
    made_of: str
    """What the rules are written in: "Python", "C++ called from Python", …"""
    play: Callable[[float], Spent]
    """Plays for about so many seconds of processor time, or of the clock where a graphics card works."""
    device: str = "one core"


def timed(game: Callable[[], int], seconds: float) -> Spent:
    """Play whole games, or rounds, until the time is up; `game` returns its steps. Processor time, all threads."""
    game()
    steps, started = 0, time.process_time()
    while (spent := time.process_time() - started) < seconds:
        steps += game()
    return Spent(steps, spent)
