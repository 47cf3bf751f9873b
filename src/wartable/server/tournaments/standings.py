"""Who is ahead in a tournament: a pure function of who met whom and what it brought."""

from __future__ import annotations

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
    points, games = points_of(pairings), [each for each in pairings if each.is_over and each.second is not None]
    rows = []
    for entrant in entrants:
        mine = [each for each in games if entrant.number in (each.first, each.second)]
        rivals = [each.second if each.first == entrant.number else each.first for each in mine]
        own = [each.first_points if each.first == entrant.number else each.second_points for each in mine]
        buchholz = sum(points.get(rival, 0) for rival in rivals if rival is not None)
        rows.append((points.get(entrant.number, 0.0), buchholz, sum(each == 1 for each in own), len(mine), entrant))
    keys = [row[:3] for row in rows]
    ranked = sorted(rows, key=lambda row: (*(-value for value in row[:3]), row[4].number))
    return [
        Standing(1 + sum(key > row[:3] for key in keys), row[4].number, row[0], row[1], row[3], row[2])
        for row in ranked
    ]
