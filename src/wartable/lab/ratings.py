"""Who is how strong: ratings with intervals, win rates, and who beats whom."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import permutations

import msgspec
import numpy as np
from numpy.typing import NDArray

from wartable.core.game import Seat
from wartable.lab.estimates import Estimate, Floats, Samples, estimate
from wartable.lab.experiment import DiceMode
from wartable.lab.game_record import GameRecord
from wartable.lab.tournament import Tournament

__all__ = ["RatedBot", "cross_table", "groups_of", "ranks_of", "skill_ladder", "standings_of"]

_SIGMAS = 1.96
_AVERAGE = 1500.0
_ELO = 400 / math.log(10)
"""So many points are worth odds of e to 1; 400 are worth 10 to 1."""
_CLEARLY = 0.6
_MOST_STEPS = 100
_CLOSE = 1e-9


class RatedBot(msgspec.Struct, frozen=True):
    """One bot of a tournament."""

    bot: str
    rating: Estimate
    wins: Estimate
    """Its share of the victories at the tables where it sat; games of the same dice count as one."""
    games: int


def standings_of(tournament: Tournament, records: Sequence[GameRecord]) -> tuple[RatedBot, ...]:
    """The bots, best rating first."""
    ratings = _ratings(tournament, records)
    groups = groups_of(tournament, records)
    standings = []
    for bot in tournament.bots:
        seats = np.array([record.bots.count(bot) if record.winners else 0 for record in records], np.float64)
        wins = [sum(r.share(seat) for seat, name in enumerate(r.bots) if name == bot) for r in records]
        share = estimate(Samples(np.array(wins, np.float64), seats, is_rate=True).grouped(groups))
        standings.append(RatedBot(bot, ratings[bot], share, int(seats.sum())))
    return tuple(sorted(standings, key=lambda standing: -(standing.rating.value or 0.0)))


def cross_table(tournament: Tournament, records: Sequence[GameRecord]) -> dict[tuple[str, str], Estimate]:
    """For every two bots: how often the first comes out before the second; a tie counts half."""
    groups = groups_of(tournament, records)
    table = {}
    for one in tournament.bots:
        for other in tournament.bots:
            if one != other:
                met = [_meetings(record, one, other) for record in records]
                above, below = (np.array(part, np.float64) for part in zip(*met, strict=True))
                table[one, other] = estimate(Samples(above, below, is_rate=True).grouped(groups))
    return table


def skill_ladder(order: Sequence[str], table: Mapping[tuple[str, str], Estimate]) -> tuple[str, ...]:
    """The longest row of bots, best first, in which each comes out before the next at least 60 times in 100.

    How long it can be is how deep a game is: every rung is something to learn that wins games.
    """
    longest: list[tuple[str, ...]] = []
    for bot in reversed(order):
        below = [row for row in longest if (table[bot, row[0]].value or 0.0) >= _CLEARLY]
        longest.append((bot, *max(below, key=len, default=())))
    return max(reversed(longest), key=len, default=())


def ranks_of(record: GameRecord) -> tuple[int, ...]:
    """By seat: the winners first, then by points; equals have the same rank."""
    keys = [(seat not in record.winners, -record.scores[seat]) for seat in range(record.players)]
    order = sorted(set(keys))
    return tuple(order.index(key) for key in keys)


def groups_of(tournament: Tournament, records: Sequence[GameRecord]) -> NDArray[np.int64]:
    """Which games belong together: those of the same dice."""
    if tournament.dice is DiceMode.FRESH:
        return np.arange(len(records), dtype=np.int64)
    return np.array([tournament.round_of(record.index) for record in records], dtype=np.int64)


def _meetings(record: GameRecord, one: str, other: str) -> tuple[float, float]:
    """Points of the first against the second, and how many could be had."""
    if not record.winners:
        return 0.0, 0.0
    ranks = ranks_of(record)
    seats: list[tuple[Seat, Seat]] = [
        (a, b)
        for a, first in enumerate(record.bots)
        for b, second in enumerate(record.bots)
        if (first, second) == (one, other)
    ]
    return sum(0.5 + 0.5 * (ranks[a] < ranks[b]) - 0.5 * (ranks[a] > ranks[b]) for a, b in seats), float(len(seats))


def _ratings(tournament: Tournament, records: Sequence[GameRecord]) -> dict[str, Estimate]:
    """Bradley-Terry ratings on the scale of Elo, fitted to all meetings at once: their order does not matter.

    The error is the larger of two: that of the model, and that of the spread between games, or between groups of games
    with the same dice. The first is too small where meetings hang together, the second where everything is won.
    """
    bots = tournament.bots
    points, meetings = _met(tournament, records)
    # A drawn game of everybody with everybody else: who wins everything is strong, not infinitely strong.
    drawn = (1.0 - np.eye(len(bots))) / 2
    strength = _fitted(points.sum(axis=0) + drawn, meetings.sum(axis=0) + 2 * drawn)
    chances = _chances(strength)
    model = np.linalg.pinv(_information(chances, meetings.sum(axis=0) + 2 * drawn))
    surprises = (points - meetings * chances).sum(axis=2)
    between = model @ surprises.T @ surprises @ model
    errors = np.sqrt(np.maximum(np.diag(model), np.diag(between)))
    middles, reaches = (_AVERAGE + _ELO * strength).tolist(), (_SIGMAS * _ELO * errors).tolist()
    return {
        bot: Estimate(middle, middle - reach, middle + reach, count)
        for bot, middle, reach, count in zip(bots, middles, reaches, meetings.sum(axis=(0, 2)).tolist(), strict=True)
    }


def _met(tournament: Tournament, records: Sequence[GameRecord]) -> tuple[Floats, Floats]:
    """By group of games, bot and bot: points of the first against the second, and how many could be had."""
    bots, groups = tournament.bots, groups_of(tournament, records)
    shape = (int(groups.max()) + 1 if len(groups) else 1, len(bots), len(bots))
    points, meetings = np.zeros(shape), np.zeros(shape)
    for group, record in zip(groups, records, strict=True):
        for one, other in permutations(range(len(bots)), 2):
            won, met = _meetings(record, bots[one], bots[other])
            points[group, one, other] += won
            meetings[group, one, other] += met
    return points, meetings


def _fitted(points: Floats, meetings: Floats) -> Floats:
    """The strengths that make these points most likely (Newton's method); their mean is 0."""
    strength: Floats = np.zeros(len(points))
    for _ in range(_MOST_STEPS):
        chances = _chances(strength)
        step = np.linalg.pinv(_information(chances, meetings)) @ (points - meetings * chances).sum(axis=1)
        strength = strength + np.clip(step, -1.0, 1.0)
        if np.abs(step).max() < _CLOSE:
            break
    centred: Floats = strength - strength.mean()
    return centred


def _chances(strength: Floats) -> Floats:
    """How likely the bot of the row is to come out before the bot of the column."""
    chances: Floats = 1.0 / (1.0 + np.exp(strength[None, :] - strength[:, None]))
    return chances


def _information(chances: Floats, meetings: Floats) -> Floats:
    """How sharply the likelihood falls around the strengths."""
    weights = meetings * chances * (1 - chances)
    information: Floats = np.diag(weights.sum(axis=1)) - weights
    return information
