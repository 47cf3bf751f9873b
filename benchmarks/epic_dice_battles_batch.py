"""How fast does the lab play Epic Dice Battles on arrays, beside the readable rules?

    python benchmarks/epic_dice_battles_batch.py

Both play the same games, in turns in one run, and are counted by processor time, so that what other programs do at the
same time does not matter: games per second are those of one core kept busy. Sieges that warlords ask for are counted
when they are first met, so the games are always new ones.
"""

from __future__ import annotations

import argparse
import itertools
import time
from collections.abc import Iterator
from statistics import median

from wartable.lab.experiment import Deal, EngineKind, seed_of
from wartable.lab.playing import Task, play_task

GAME = "epic-dice-battles"
ROUNDS = 3
AT_ONCE = {EngineKind.READABLE: 1, EngineKind.BATCH: 64}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0, help="of each of the stretches that take turns")
    asked = parser.parse_args()
    print("bots     players  readable games/s   batch games/s  times")
    for bot in ("random", "warlord"):
        for players in (2, 5):
            readable, batch = _side_by_side((bot,) * players, asked.seconds)
            print(f"{bot:<8} {players:>7} {readable:>17,.1f} {batch:>15,.0f} {batch / readable:>6,.0f}", flush=True)


def _side_by_side(bots: tuple[str, ...], seconds: float) -> tuple[float, float]:
    """Games per second, readable and batch in turns; the median of each."""
    numbers = {engine: itertools.count() for engine in EngineKind}
    _play(EngineKind.BATCH, bots, iter([0]), 1)
    found = [{engine: _pace(engine, bots, numbers[engine], seconds) for engine in EngineKind} for _ in range(ROUNDS)]
    readable, batch = (median(each[engine] for each in found) for engine in EngineKind)
    return readable, batch


def _pace(engine: EngineKind, bots: tuple[str, ...], numbers: Iterator[int], seconds: float) -> float:
    began, games = time.process_time(), 0
    while (spent := time.process_time() - began) < seconds:
        games += _play(engine, bots, numbers, AT_ONCE[engine])
    return games / spent


def _play(engine: EngineKind, bots: tuple[str, ...], numbers: Iterator[int], count: int) -> int:
    deals = tuple(Deal(number, bots, seed_of(GAME, number)) for number in itertools.islice(numbers, count))
    return len(play_task(Task(GAME, {}, deals, engine)))


if __name__ == "__main__":
    main()
