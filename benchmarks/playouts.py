"""How fast are the readable engines? Random games to the end through the public Match API, without a log, on one core.

    python benchmarks/playouts.py
    python benchmarks/playouts.py --game board-of-war --seconds 10

Prints decisions per second (chance events are not counted), the average and the longest time of a game and, as a ratio
that does not depend on the machine, the cost of a decision in empty Python function calls measured in the same run.
Times are processor time. The aims: 60,000 decisions a second in Board of War, 40,000 in Epic Dice Battles, and half a
second for a game of two.
"""

from __future__ import annotations

import argparse
import random
import time
from typing import Any, NamedTuple

from wartable import Match, get_game

TABLES: dict[str, tuple[tuple[int, dict[str, Any]], ...]] = {
    "age-of-war": ((2, {}), (6, {})),
    "epic-dice-battles": ((2, {}), (3, {}), (5, {})),
    "board-of-war": tuple((players, {"board": board}) for board in (10, 8) for players in (2, 3, 4)),
}
COLUMNS = (
    f"{'game':<18} {'players':>7} {'decisions/s':>12} {'game, ms':>9} {'longest, ms':>12} {'empty calls':>12}  options"
)


class Speed(NamedTuple):
    """What was played in so many seconds of processor time."""

    decisions: int
    games: int
    longest: float
    seconds: float


def playouts(game_id: str, players: int, options: dict[str, Any], seconds: float) -> Speed:
    """Random games, one after the other, until the time is used up."""
    game, rng = get_game(game_id), random.Random(1)
    decisions = games = 0
    longest = 0.0
    started = now = time.process_time()
    while now - started < seconds:
        match = Match.new(game, players, games, options, keep_log=False)
        while actions := match.legal_actions():
            match.play(actions[int(rng.random() * len(actions))])
            decisions += 1
        games += 1
        before, now = now, time.process_time()
        longest = max(longest, now - before)
    return Speed(decisions, games, longest, now - started)


def seconds_per_call(calls: int = 1_000_000) -> float:
    """What calling an empty Python function costs on this machine now."""

    def nothing() -> None:
        pass

    started = time.process_time()
    for _ in range(calls):
        nothing()
    return (time.process_time() - started) / calls


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=tuple(TABLES), action="append", help="only this game; may be given again")
    parser.add_argument("--seconds", type=float, default=3.0, help="for every line")
    asked = parser.parse_args()
    print(COLUMNS)
    for game_id in asked.game or TABLES:
        playouts(game_id, *TABLES[game_id][0], 0.5)
        for players, options in TABLES[game_id]:
            speed = playouts(game_id, players, options, asked.seconds)
            calls = speed.seconds / speed.decisions / seconds_per_call()
            print(
                f"{game_id:<18} {players:>7} {speed.decisions / speed.seconds:>12,.0f} "
                f"{1000 * speed.seconds / speed.games:>9.1f} {1000 * speed.longest:>12.1f} {calls:>12.0f}  "
                f"{', '.join(f'{name} {value}' for name, value in options.items())}".rstrip(),
                flush=True,
            )


if __name__ == "__main__":
    main()
