"""Who meets whom next: the matching that is nearest in points and repeats the fewest meetings, by networkx.

It takes seconds for a few hundred who wait: it is for the processes that work, not for the one that serves.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection, Sequence
from typing import NamedTuple

from wartable.server.tournaments.plan import Entrant, Kind, Pairing
from wartable.server.tournaments.standings import points_of

__all__ = ["Waiting", "pair", "pair_waiting", "who_waits"]

_MEETING_AGAIN = 1_000.0
"""As bad as being so many points apart: only where it cannot be helped."""
_MOST_GAMES = 60
"""Of one entrant in an arena: one every three minutes of the longest. Bots are quicker than that."""


class Waiting(NamedTuple):
    """Who is to be paired, and who met whom so far."""

    numbers: tuple[int, ...]
    pairings: tuple[Pairing, ...]
    has_byes: bool


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
    return pair(waiting.numbers, waiting.pairings, byes=waiting.has_byes)


def pair(waiting: Sequence[int], pairings: Sequence[Pairing], *, byes: bool) -> list[tuple[int, int | None]]:
    """The entrants who wait, in twos, the one who sits first at the front; one is left over if their number is odd.

    In a round the one with the fewest points who had no bye yet is left over with a bye; otherwise whoever came last
    waits on.
    """
    points = points_of(pairings)
    playing = sorted(waiting, key=lambda number: (-points.get(number, 0), number))
    alone: int | None = None
    if len(playing) % 2:
        had_bye = {each.first for each in pairings if each.second is None}
        alone = next((number for number in reversed(playing) if number not in had_bye), playing[-1])
        playing.remove(alone)
    began = Counter(each.first for each in pairings if each.second is not None)
    found: list[tuple[int, int | None]] = [_seated(one, other, began) for one, other in _matched(playing, pairings)]
    if byes and alone is not None:
        found.append((alone, None))
    return found


def _matched(playing: Sequence[int], pairings: Sequence[Pairing]) -> list[tuple[int, int]]:
    from networkx import Graph, max_weight_matching

    points = points_of(pairings)
    met = Counter(frozenset((each.first, each.second)) for each in pairings if each.second is not None)
    graph = Graph()
    for at, one in enumerate(playing):
        for other in playing[at + 1 :]:
            apart = abs(points.get(one, 0) - points.get(other, 0))
            graph.add_edge(one, other, weight=-(apart * apart + _MEETING_AGAIN * met[frozenset((one, other))]))
    matching: Collection[tuple[int, int]] = max_weight_matching(graph, maxcardinality=True)
    return sorted((min(pair), max(pair)) for pair in matching)


def _seated(one: int, other: int, began: Counter[int]) -> tuple[int, int]:
    """Whoever has begun less often sits first."""
    return (other, one) if began[other] < began[one] else (one, other)
