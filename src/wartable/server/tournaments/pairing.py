"""Who meets whom next: the matching that is nearest in points and repeats the fewest meetings, by networkx.

Those of whom one has blocked the other never meet: somebody has a bye rather than that.

It takes seconds for a few hundred who wait: it is for the processes that work, not for the one that serves.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection, Sequence
from typing import NamedTuple

from wartable.server.tournaments.plan import Entrant, Kind, Pairing
from wartable.server.tournaments.standings import points_of

__all__ = ["Apart", "Waiting", "pair", "pair_waiting", "who_waits"]

Apart = frozenset[frozenset[int]]
"""Pairs of entrants who do not meet."""

_MEETING_AGAIN = 1_000.0
"""As bad as being so many points apart: only where it cannot be helped."""
_MOST_GAMES = 60
"""Of one entrant in an arena: one every three minutes of the longest. Bots are quicker than that."""
_MOST_TRIED = 8
"""Of those who could be left over: a matching takes its time."""


class Waiting(NamedTuple):
    """Who is to be paired, and who met whom so far."""

    numbers: tuple[int, ...]
    pairings: tuple[Pairing, ...]
    has_byes: bool
    apart: Apart = frozenset()


def who_waits(kind: Kind, entrants: Sequence[Entrant], pairings: Sequence[Pairing]) -> tuple[int, ...]:
    """The numbers of those who are there, do not play, and have games left."""
    busy = {number for each in pairings if not each.is_over for number in (each.first, each.second)}
    played = Counter(number for each in pairings for number in (each.first, each.second))
    most = _MOST_GAMES if kind is Kind.ARENA else math.inf
    return tuple(
        each.number for each in entrants if not each.is_away and each.number not in busy and played[each.number] < most
    )


def pair_waiting(waiting: Waiting) -> list[tuple[int, int | None]]:
    """`pair`, as another process is asked for it."""
    return pair(waiting.numbers, waiting.pairings, byes=waiting.has_byes, apart=waiting.apart)


def pair(
    waiting: Sequence[int], pairings: Sequence[Pairing], *, byes: bool, apart: Apart = frozenset()
) -> list[tuple[int, int | None]]:
    """The entrants who wait, in twos, the one who sits first at the front; one is left over if their number is odd.

    In a round the one with the fewest points who had no bye yet is left over with a bye, and so is whoever can meet
    nobody; otherwise whoever came last waits on.
    """
    meetings: list[tuple[int, int]] = []
    for alone in _left_over(waiting, pairings):
        playing = [number for number in waiting if number != alone]
        found = _matched(playing, pairings, apart)
        meetings = max(meetings, found, key=len)
        if 2 * len(found) == len(playing):
            break
    began = Counter(each.first for each in pairings if each.second is not None)
    seated: list[tuple[int, int | None]] = [_seated(one, other, began) for one, other in meetings]
    busy = {number for two in meetings for number in two}
    return [*seated, *((number, None) for number in waiting if byes and number not in busy)]


def _left_over(waiting: Sequence[int], pairings: Sequence[Pairing]) -> Sequence[int | None]:
    """Who could be left over, the likeliest first; nobody where everybody has somebody to meet."""
    if len(waiting) % 2 == 0:
        return (None,)
    points = points_of(pairings)
    had_bye = {each.first for each in pairings if each.second is None}
    return sorted(waiting, key=lambda number: (number in had_bye, points.get(number, 0), -number))[:_MOST_TRIED]


def _matched(playing: Sequence[int], pairings: Sequence[Pairing], apart: Apart) -> list[tuple[int, int]]:
    from networkx import Graph, max_weight_matching

    points = points_of(pairings)
    met = Counter(frozenset((each.first, each.second)) for each in pairings if each.second is not None)
    graph = Graph()
    for at, one in enumerate(playing):
        for other in playing[at + 1 :]:
            two, far = frozenset((one, other)), abs(points.get(one, 0) - points.get(other, 0))
            if two not in apart:
                graph.add_edge(one, other, weight=-(far * far + _MEETING_AGAIN * met[two]))
    matching: Collection[tuple[int, int]] = max_weight_matching(graph, maxcardinality=True)
    return sorted((min(pair), max(pair)) for pair in matching)


def _seated(one: int, other: int, began: Counter[int]) -> tuple[int, int]:
    """Whoever has begun less often sits first."""
    return (other, one) if began[other] < began[one] else (one, other)
