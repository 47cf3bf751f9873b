"""The measures of games told in columns: the same as those of their records, without making any."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from wartable.core.batch import Columns, DeedColumns
from wartable.lab.estimates import Floats, Samples
from wartable.lab.measures import Measure

__all__ = ["measures_of_columns"]


def measures_of_columns(
    columns: Columns, bots: Sequence[tuple[str, ...]], victories: Sequence[str] = ()
) -> tuple[Measure, ...]:
    """Every measure, in the order of the report; `bots` is by game and seat."""
    return (
        *_wins(columns, bots),
        *_lengths(columns),
        *_endings(columns, victories),
        *(measure for deeds in columns.deeds for measure in _items(columns, deeds)),
    )


def _wins(columns: Columns, bots: Sequence[tuple[str, ...]]) -> Iterable[Measure]:
    shares = columns.shares
    is_won: Floats = np.asarray(shares.any(axis=1), np.float64)
    for seat in range(shares.shape[1]):
        yield Measure(f"seat.{seat + 1}", "seat", str(seat + 1), samples=Samples(shares[:, seat], is_won, is_rate=True))
    began = np.take_along_axis(shares, columns.first[:, None].astype(np.int64), axis=1)[:, 0]
    yield Measure("first", "first", samples=Samples(began, is_won, is_rate=True))
    names = sorted({bot for table in bots for bot in table})
    seated = np.array(bots)
    for bot in names if len(names) > 1 else ():
        is_bot = seated == bot
        wins, seats = (shares * is_bot).sum(axis=1), is_bot.sum(axis=1) * is_won
        yield Measure(f"bot.{bot}", "bot", bot, samples=Samples(wins, seats, is_rate=True))


def _lengths(columns: Columns) -> Iterable[Measure]:
    for id_, column in (
        ("length", columns.length),
        ("decisions", columns.decisions),
        ("lead-changes", columns.lead_changes),
    ):
        yield Measure(id_, id_, samples=_mean(column.astype(np.float64)))
    is_known = ~np.isnan(columns.decided)
    yield Measure("decided", "decided", samples=Samples(np.nan_to_num(columns.decided), is_known.astype(np.float64)))


def _endings(columns: Columns, victories: Sequence[str]) -> Iterable[Measure]:
    winners = (columns.shares > 0).sum(axis=1)
    yield Measure("shared", "shared", samples=_mean((winners > 1).astype(np.float64), is_rate=True))
    yield Measure("unfinished", "unfinished", samples=_mean((winners == 0).astype(np.float64), is_rate=True))
    came = np.array([how or "" for how in columns.how])
    for how in sorted({*victories, *(how for how in columns.how if how is not None)}):
        yield Measure(f"how.{how}", "how", how, samples=_mean((came == how).astype(np.float64), is_rate=True))


def _items(columns: Columns, deeds: DeedColumns) -> Iterable[Measure]:
    is_won = columns.shares.any(axis=1)
    for number, item in sorted(enumerate(deeds.items), key=lambda pair: pair[1]):
        counts = deeds.counts[:, number, :]
        if not counts.any():
            continue
        name = f"{deeds.topic}.{item}"
        yield Measure(f"{name}.count", "deed-count", item, deeds.topic, _mean(counts.sum(axis=1).astype(np.float64)))
        if deeds.order is not None:
            order = deeds.order[:, number].astype(np.float64)
            samples = Samples(order, (order > 0).astype(np.float64))
            yield Measure(f"{name}.order", "deed-order", item, deeds.topic, samples)
        # Where several seats have as much of it, it speaks for none of them.
        most = counts.max(axis=1, keepdims=True)
        has_most = (counts == most) & (most > 0)
        held = (has_most.sum(axis=1) == 1) & is_won
        won = (columns.shares * has_most).sum(axis=1) * held
        yield Measure(f"{name}.win", "deed-win", item, deeds.topic, Samples(won, held.astype(np.float64), is_rate=True))


def _mean(values: Floats, *, is_rate: bool = False) -> Samples:
    return Samples(values, np.ones(len(values)), is_rate)
