"""Points, conquered clans and the winner (AW-31, AW-40 to AW-42)."""

from __future__ import annotations

import msgspec

from wartable.core.game import Result, Seat
from wartable.games.age_of_war.components import Components

__all__ = ["Standing", "face_down_castles", "result_of", "standings_of"]

Owners = tuple[Seat | None, ...]


class Standing(msgspec.Struct, frozen=True, order=True):
    """How a seat stands; the order of the fields is the order of the tie-breaks (AW-42)."""

    points: int
    castles: int
    clans: int


def face_down_castles(components: Components, owners: Owners) -> frozenset[int]:
    """The castles of every clan that one player holds whole (AW-31)."""
    return frozenset(
        castle for clan in components.clans if _holder(clan.castles, owners) is not None for castle in clan.castles
    )


def standings_of(components: Components, owners: Owners, players: int) -> tuple[Standing, ...]:
    """The standing of every seat (AW-41)."""
    points, castles, clans = [0] * players, [0] * players, [0] * players
    for clan in components.clans:
        holder = _holder(clan.castles, owners)
        if holder is not None:
            points[holder] += clan.points
            clans[holder] += 1
        for castle in clan.castles:
            owner = owners[castle]
            if owner is not None:
                castles[owner] += 1
                points[owner] += components.castles[castle].points if holder is None else 0
    return tuple(Standing(*counts) for counts in zip(points, castles, clans, strict=True))


def result_of(standings: tuple[Standing, ...]) -> Result:
    """Most points, then most castles, then most clans; then the victory is shared (AW-42)."""
    best = max(standings)
    return Result(
        winners=tuple(seat for seat, standing in enumerate(standings) if standing == best),
        scores=tuple(standing.points for standing in standings),
    )


def _holder(castles: tuple[int, ...], owners: Owners) -> Seat | None:
    first = owners[castles[0]]
    return first if all(owners[castle] == first for castle in castles) else None
