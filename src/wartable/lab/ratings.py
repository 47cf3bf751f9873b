"""Who is how strong: ratings with intervals, win rates, and who beats whom."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

from wartable.core.game import Seat
from wartable.lab.estimates import Estimate, Samples, estimate
from wartable.lab.experiment import Luck
from wartable.lab.playing import Record
from wartable.lab.tournament import Tournament

__all__ = ["Standing", "cross_table", "standings_of"]

_SIGMAS = 1.96


class Standing(msgspec.Struct, frozen=True):
    """One bot of a tournament."""

    bot: str
    rating: Estimate
    wins: Estimate
    """Its share of the victories at the tables where it sat; games of the same dice count as one."""
    games: int


def standings_of(tournament: Tournament, records: Sequence[Record]) -> tuple[Standing, ...]:
    """The bots, best rating first."""
    ratings = _ratings(tournament, records)
    groups = _groups(tournament, records)
    standings = []
    for bot in tournament.bots:
        seats = np.array([record.bots.count(bot) if record.winners else 0 for record in records], np.float64)
        wins = [sum(r.share(seat) for seat, name in enumerate(r.bots) if name == bot) for r in records]
        share = estimate(Samples(np.array(wins, np.float64), seats, is_rate=True).grouped(groups))
        standings.append(Standing(bot, ratings[bot], share, int(seats.sum())))
    return tuple(sorted(standings, key=lambda standing: -(standing.rating.value or 0.0)))


def cross_table(tournament: Tournament, records: Sequence[Record]) -> dict[tuple[str, str], Estimate]:
    """For every two bots: how often the first comes out before the second; a tie counts half."""
    groups = _groups(tournament, records)
    table = {}
    for one in tournament.bots:
        for other in tournament.bots:
            if one != other:
                met = [_meetings(record, one, other) for record in records]
                above, below = (np.array(part, np.float64) for part in zip(*met, strict=True))
                table[one, other] = estimate(Samples(above, below, is_rate=True).grouped(groups))
    return table


def ranks_of(record: Record) -> tuple[int, ...]:
    """By seat: the winners first, then by points; equals have the same rank."""
    keys = [(seat not in record.winners, -record.scores[seat]) for seat in range(record.players)]
    order = sorted(set(keys))
    return tuple(order.index(key) for key in keys)


def _meetings(record: Record, one: str, other: str) -> tuple[float, float]:
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


def _groups(tournament: Tournament, records: Sequence[Record]) -> NDArray[np.int64]:
    """Which games belong together: those of the same dice."""
    if tournament.luck is Luck.FRESH:
        return np.arange(len(records), dtype=np.int64)
    return np.array([tournament.round_of(record.index) for record in records], dtype=np.int64)


def _ratings(tournament: Tournament, records: Sequence[Record]) -> dict[str, Estimate]:
    """Plackett-Luce ratings after all games in their order; the interval is the model's own."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    now = {bot: model.rating(name=bot) for bot in tournament.bots}
    games = dict.fromkeys(tournament.bots, 0)
    for record in records:
        if not record.winners:
            continue
        rated = model.rate([[now[bot]] for bot in record.bots], ranks=[float(rank) for rank in ranks_of(record)])
        for bot in set(record.bots):
            # A bot that sat at the table twice has learned two things about itself: take their mean.
            own = [rating for (rating,), name in zip(rated, record.bots, strict=True) if name == bot]
            mu, sigma = (sum(getattr(rating, part) for rating in own) / len(own) for part in ("mu", "sigma"))
            now[bot] = model.rating(mu=mu, sigma=sigma, name=bot)
            games[bot] += 1
    return {
        bot: Estimate(r.mu, r.mu - _SIGMAS * r.sigma, r.mu + _SIGMAS * r.sigma, games[bot]) for bot, r in now.items()
    }
