"""Who meets whom next: the matching that is nearest in points and repeats the fewest meetings, by networkx."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

from wartable.server.tournaments.plan import Pairing
from wartable.server.tournaments.standings import points_of

__all__ = ["pair"]

_MEETING_AGAIN = 1_000.0
"""As bad as being so many points apart: only where it cannot be helped."""


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
    found: list[tuple[int, int | None]] = [_seated(one, other, pairings) for one, other in _matched(playing, pairings)]
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


def _seated(one: int, other: int, pairings: Sequence[Pairing]) -> tuple[int, int]:
    """Whoever has begun less often sits first."""
    began = Counter(each.first for each in pairings if each.second is not None)
    return (other, one) if began[other] < began[one] else (one, other)
