"""What decisions say of a game, by the names and definitions of Ludii and TAG where they have them.

Branching factor, decision factor and decision moves are Ludii's; drama is Browne's, as Ludii counts it: how far the
winner was behind, on average over the decisions at which it was behind, as the root of the difference.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt

import numpy as np

from wartable.lab.decisions import Decision, LookedAt
from wartable.lab.estimates import Samples
from wartable.lab.measures import Measure

__all__ = ["DECISION_KINDS", "decision_measures", "visits"]

_POINT = 0.01
"""A decision matters if the best choice is better than the second by more than a percentage point."""
_CLOSE = 0.1
"""It is close while the two who are likeliest to win are no further apart."""

Pair = tuple[float, float]
"""A sum over a game, and over how many things."""


def decision_measures(games: Sequence[LookedAt]) -> tuple[Measure, ...]:
    """In the order of the report; those that nobody could measure are left out."""
    found = []
    for kind, count, is_rate in _KINDS:
        pairs = np.array([count(game) for game in games], np.float64).reshape(-1, 2)
        if pairs[:, 1].any():
            found.append(Measure(kind, kind, samples=Samples(pairs[:, 0], pairs[:, 1], is_rate)))
    return tuple(found)


def visits(games: Sequence[LookedAt]) -> dict[str, float]:
    """By place: how many decisions a game happen there."""
    counts: dict[str, float] = {}
    for game in games:
        for decision in game.decisions:
            if decision.place is not None:
                counts[decision.place] = counts.get(decision.place, 0.0) + 1.0 / len(games)
    return counts


def _branching(game: LookedAt) -> Pair:
    return sum(decision.choices for decision in game.decisions), len(game.decisions)


def _real_branching(game: LookedAt) -> Pair:
    choices = [decision.choices for decision in game.decisions if decision.choices > 1]
    return sum(choices), len(choices)


def _real(game: LookedAt) -> Pair:
    return sum(decision.choices > 1 for decision in game.decisions), len(game.decisions)


def _mattering(game: LookedAt) -> Pair:
    margins = [decision.margin for decision in game.decisions if decision.margin is not None]
    return sum(margin > _POINT for margin in margins), len(margins)


def _drama(game: LookedAt) -> Pair:
    behind = [max(each.prospects) - each.prospects[game.winners[0]] for each in _told(game)]
    trailing = [sqrt(deficit) for deficit in behind if deficit > 0]
    return sum(trailing), len(trailing)


def _comeback(game: LookedAt) -> Pair:
    """Whether the winner was once at less than half of an equal share."""
    told = _told(game)
    if not told:
        return 0.0, 0.0
    lowest = min(each.prospects[game.winners[0]] for each in told)
    return float(lowest < 0.5 / len(told[0].prospects)), 1.0


def _undecided(game: LookedAt) -> Pair:
    leads = [sorted(each.prospects)[-1] - sorted(each.prospects)[-2] for each in game.decisions if each.prospects]
    return sum(lead < _CLOSE for lead in leads), len(leads)


def _score_difference(game: LookedAt) -> Pair:
    """By how many points the best is ahead of the next; a game without points says only who won, as 1 and 0."""
    if not game.winners or set(game.scores) <= {0, 1}:
        return 0.0, 0.0
    best, second = sorted(game.scores)[:-3:-1]
    return float(best - second), 1.0


def _told(game: LookedAt) -> list[Decision]:
    """The decisions whose prospects are known, of a game that one seat won alone."""
    return [each for each in game.decisions if each.prospects] if len(game.winners) == 1 else []


_KINDS: tuple[tuple[str, Callable[[LookedAt], Pair], bool], ...] = (
    ("branching-factor", _branching, False),
    ("decision-factor", _real_branching, False),
    ("decision-moves", _real, True),
    ("decisions-that-matter", _mattering, True),
    ("drama", _drama, False),
    ("comebacks", _comeback, True),
    ("undecided", _undecided, True),
    ("score-difference", _score_difference, False),
)
DECISION_KINDS = tuple(kind for kind, _, _ in _KINDS)
