"""The course of a game: who led when, how often that changed, and when it was decided."""

from __future__ import annotations

from itertools import pairwise

from wartable.core.game import Seat

__all__ = ["decided", "lead_changes"]

Standings = tuple[tuple[float, ...], ...]


def lead_changes(standings: Standings) -> int:
    """How often another seat took the lead; while several share it, nobody has it."""
    leaders = [leader for leader in map(_leader, standings) if leader is not None]
    return sum(one != other for one, other in pairwise(leaders))


def decided(standings: Standings, winner: Seat) -> float:
    """Which part of the game had passed when the winner took the lead for good; 1 if that never happened."""
    open_until = 0
    for number, standing in enumerate(standings, start=1):
        if _leader(standing) != winner:
            open_until = number
    return open_until / len(standings)


def _leader(standing: tuple[float, ...]) -> Seat | None:
    best = max(standing)
    return standing.index(best) if standing.count(best) == 1 else None
