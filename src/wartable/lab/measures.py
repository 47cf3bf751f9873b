"""What is measured in a series of games, game by game, so that two series can be compared."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence

import msgspec
import numpy as np

from wartable.core.chronicle import Deed
from wartable.core.game import AnyGame
from wartable.lab.estimates import Floats, Samples
from wartable.lab.game_record import UNFINISHED, GameRecord

__all__ = ["Measure", "is_share", "item_measures", "measures_of", "samples_of", "victories_of"]

_SHARES = frozenset({"seat", "first", "bot", "decided", "shared", "unfinished", "how"}) | frozenset(
    {"decision-moves", "decisions-that-matter", "comebacks", "undecided"}
)


class Measure(msgspec.Struct, frozen=True):
    """One figure of a series of games."""

    id: str
    """"seat.1", "length", "conquest.castle-azuchi.win": stable, for programs and for `--max-change`."""
    kind: str
    """What it is, the part of the id that has words: "seat", "length", "deed-win"."""
    subject: str = ""
    """Of whom or what: a seat counted from 1, a bot, the key of an item."""
    topic: str = ""
    samples: Samples = Samples(np.zeros(0), np.zeros(0))


def measures_of(records: Sequence[GameRecord], victories: Sequence[str] = ()) -> tuple[Measure, ...]:
    """Every measure of a series, in the order of the report; a kind of victory that never came is there too."""
    return (
        *_wins(records),
        *_lengths(records),
        *_endings(records, victories),
        *(measure for topic in _topics(records) for measure in item_measures(records, topic)),
    )


def is_share(measure_id: str) -> bool:
    """Whether a measure is a part of a whole, from 0 to 1, and said in percent."""
    return measure_id.partition(".")[0] in _SHARES or measure_id.endswith(".win")


def samples_of(measure_id: str, measures: Sequence[Measure], games: int) -> Samples:
    """What so many games say of one measure: what never happened in them counts as nothing."""
    found = next((measure.samples for measure in measures if measure.id == measure_id), None)
    if found is not None:
        return found
    is_counted = measure_id.endswith(".count") or measure_id.startswith("how.")
    return Samples(np.zeros(games), np.full(games, float(is_counted)), is_rate=is_share(measure_id))


def victories_of(game: AnyGame) -> tuple[str, ...]:
    """Every kind of victory that a game knows, if it says so."""
    chronicle = game.chronicle()
    return () if chronicle is None else chronicle.VICTORIES


def item_measures(records: Sequence[GameRecord], topic: str) -> tuple[Measure, ...]:
    """For every item of a topic: how many a game, as the how-manieth, and how those fared who had the most of it."""
    by_item: dict[str, dict[int, list[Deed]]] = defaultdict(lambda: defaultdict(list))
    for place, record in enumerate(records):
        for deed in record.deeds:
            if deed.topic == topic:
                by_item[deed.item][place].append(deed)
    return tuple(measure for item in sorted(by_item) for measure in _item(records, topic, item, by_item[item]))


def _item(records: Sequence[GameRecord], topic: str, item: str, deeds: dict[int, list[Deed]]) -> Iterable[Measure]:
    games = len(records)
    count, orders, ordered, won, held = (np.zeros(games) for _ in range(5))
    for place, found in deeds.items():
        count[place] = sum(deed.count for deed in found)
        places = [deed.order for deed in found if deed.order is not None]
        orders[place], ordered[place] = sum(places), len(places)
        most = max(deed.count for deed in found)
        seats = [deed.seat for deed in found if deed.count == most]
        # Where several seats have as much of it, it speaks for none of them.
        if len(seats) == 1 and records[place].winners:
            held[place], won[place] = 1.0, records[place].share(seats[0])
    name = f"{topic}.{item}"
    yield Measure(f"{name}.count", "deed-count", item, topic, Samples(count, np.ones(games)))
    if ordered.any():
        yield Measure(f"{name}.order", "deed-order", item, topic, Samples(orders, ordered))
    yield Measure(f"{name}.win", "deed-win", item, topic, Samples(won, held, is_rate=True))


def _wins(records: Sequence[GameRecord]) -> Iterable[Measure]:
    players = records[0].players if records else 0
    for seat in range(players):
        yield Measure(f"seat.{seat + 1}", "seat", str(seat + 1), samples=_rate(records, lambda r, s=seat: r.share(s)))  # type: ignore[misc]
    yield Measure("first", "first", samples=_rate(records, lambda record: record.share(record.first)))
    bots = sorted({bot for record in records for bot in record.bots})
    # One bot alone wins its share in every game.
    for bot in bots if len(bots) > 1 else ():
        seats = _array(records, lambda record, b=bot: record.bots.count(b) if record.winners else 0)  # type: ignore[misc]
        wins = _array(records, lambda record, b=bot: _share_of(record, b))  # type: ignore[misc]
        yield Measure(f"bot.{bot}", "bot", bot, samples=Samples(wins, seats, is_rate=True))


def _lengths(records: Sequence[GameRecord]) -> Iterable[Measure]:
    ones = np.ones(len(records))
    yield Measure("length", "length", samples=Samples(_array(records, lambda record: record.length), ones))
    yield Measure("decisions", "decisions", samples=Samples(_array(records, lambda record: record.decisions), ones))
    changes = _array(records, lambda record: record.lead_changes)
    yield Measure("lead-changes", "lead-changes", samples=Samples(changes, ones))
    decided = _array(records, lambda record: record.decided or 0.0)
    known = _array(records, lambda record: record.decided is not None)
    yield Measure("decided", "decided", samples=Samples(decided, known))


def _endings(records: Sequence[GameRecord], victories: Sequence[str]) -> Iterable[Measure]:
    ones = np.ones(len(records))
    shared = _array(records, lambda record: len(record.winners) > 1)
    yield Measure("shared", "shared", samples=Samples(shared, ones, is_rate=True))
    unfinished = _array(records, lambda record: not record.winners)
    yield Measure("unfinished", "unfinished", samples=Samples(unfinished, ones, is_rate=True))
    for how in sorted({*victories, *(record.how for record in records)} - {UNFINISHED}):
        samples = Samples(_array(records, lambda record, h=how: record.how == h), ones, is_rate=True)  # type: ignore[misc]
        yield Measure(f"how.{how}", "how", how, samples=samples)


def _topics(records: Sequence[GameRecord]) -> list[str]:
    return list(dict.fromkeys(deed.topic for record in records for deed in record.deeds))


def _share_of(record: GameRecord, bot: str) -> float:
    return sum(record.share(seat) for seat, name in enumerate(record.bots) if name == bot)


def _rate(records: Sequence[GameRecord], share: Callable[[GameRecord], float]) -> Samples:
    """A share of victories among the games that somebody won."""
    return Samples(_array(records, share), _array(records, lambda record: bool(record.winners)), is_rate=True)


def _array(records: Sequence[GameRecord], value: Callable[[GameRecord], float]) -> Floats:
    return np.fromiter((value(record) for record in records), np.float64, len(records))
