"""Everybody's share of the victory, guessed from the points they hold."""

from __future__ import annotations

from wartable.games.age_of_war.observation import Observation

__all__ = ["prospects"]


def prospects(observation: Observation) -> tuple[float, ...]:
    """By seat; they sum to 1."""
    # Points are all that a turn brings; one more for everybody, so that nobody begins without a hope.
    points = [standing.points + 1 for standing in observation.standings]
    return tuple(own / sum(points) for own in points)
