"""How fast is the batch engine of Board of War beside the readable one?

    python benchmarks/board_of_war_batch.py

Both engines play in turns in one run and are counted by processor time, so that what other programs do at the same time
does not matter: games per second are those of two cores kept busy.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from statistics import median

from wartable.core.match import Match
from wartable.games.board_of_war.batch.run import play
from wartable.games.board_of_war.game import GAME, Options

TIMES = 100
"""The bar: so many times the games of the readable engine."""
CORES = 2
ROUNDS = 3


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each of the stretches that take turns")
    asked = parser.parse_args()
    print("policy  players  readable games/s   batch games/s  times")
    missed = []
    for policy in ("random", "regent"):
        for players in (2, 4):
            readable, batch = _side_by_side(policy, players, asked.seconds)
            times = batch / readable
            print(f"{policy:<7} {players:>7} {readable:>17,.1f} {batch:>15,.0f} {times:>6,.0f}", flush=True)
            missed += [] if times >= TIMES else [f"{policy} at {players}"]
    print(f"\nbar: {TIMES} times as many games: {'missed by ' + ', '.join(missed) if missed else 'met'}")


def _side_by_side(policy: str, players: int, seconds: float) -> tuple[float, float]:
    """Games per second, readable and batch in turns; the median of each."""
    rules, bot, seeds = GAME.bind(players, Options()), GAME.bots()[policy], iter(range(10**9))

    def readable() -> int:
        seed = next(seeds)
        match, rng = Match.new(GAME, players, seed, keep_log=False), random.Random(seed)
        while isinstance(seat := match.to_act, int):
            match.play(bot.choose(match.rules, match.observe(seat), match.legal_actions(), rng))
        return 1

    def batch() -> int:
        return len(play(rules, [policy] * players, 64, seed=next(seeds), workers=1).winners)

    batch()
    found = [(_pace(readable, seconds), _pace(batch, seconds)) for _ in range(ROUNDS)]
    return CORES * median(one for one, _ in found), CORES * median(other for _, other in found)


def _pace(work: Callable[[], int], seconds: float) -> float:
    began, games = time.process_time(), 0
    while (spent := time.process_time() - began) < seconds:
        games += work()
    return games / spent


if __name__ == "__main__":
    main()
