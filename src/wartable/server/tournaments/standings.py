"""Who is ahead in a tournament: a pure function of who met whom and what it brought."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from wartable.server.tournaments.plan import Entrant, Pairing

__all__ = ["BYE", "Standing", "points_of", "standings"]

BYE = 1.0
"""Points for whoever has nobody to meet in a round."""


class Standing(msgspec.Struct, frozen=True):
    """Where somebody stands."""

    rank: int
    """Equal ones have the same."""
    number: int
    points: float
    buchholz: float
    """The points of everybody whom they met: of two with as many points, who met the stronger is ahead."""
    played: int
    won: int


def points_of(pairings: Sequence[Pairing]) -> dict[int, float]:
    """By entrant."""
    points: dict[int, float] = {}
    for pairing in pairings:
        if pairing.first_points is not None:
            points[pairing.first] = points.get(pairing.first, 0) + pairing.first_points
        if pairing.second is not None and pairing.second_points is not None:
            points[pairing.second] = points.get(pairing.second, 0) + pairing.second_points
    return points


def standings(entrants: Sequence[Entrant], pairings: Sequence[Pairing]) -> list[Standing]:
    """The best first; equal ones in the order in which they came."""
    points = points_of(pairings)
    played, won, buchholz = Counter[int](), Counter[int](), dict[int, float]()
    for each in pairings:
        if each.second is not None and each.is_over:
            for number, rival, own in (
                (each.first, each.second, each.first_points),
                (each.second, each.first, each.second_points),
            ):
                played[number] += 1
                won[number] += own == 1
                buchholz[number] = buchholz.get(number, 0) + points.get(rival, 0)
    keys = {n: (points.get(n, 0.0), buchholz.get(n, 0), won[n]) for n in (each.number for each in entrants)}
    ranks = {key: rank for rank, key in reversed(list(enumerate(sorted(keys.values(), reverse=True), start=1)))}
    ranked = sorted(keys, key=lambda number: (ranks[keys[number]], number))
    return [Standing(ranks[keys[n]], n, keys[n][0], keys[n][1], played[n], won[n]) for n in ranked]
