"""How fast is Board of War? Random playouts through the public Match API, without a log, on one core.

Prints decisions per second (chance events are not counted), the average and the longest time of a match to its end,
and, as a ratio that does not depend on the machine, the cost of a decision in empty Python function calls.
The aims: 60,000 decisions a second, and half a second for a match of two.
"""

from __future__ import annotations

import random
import time
from typing import NamedTuple

from wartable import Match, get_game

SECONDS = 3.0


class Speed(NamedTuple):
    """What was played in so many seconds of processor time."""

    decisions: int
    matches: int
    longest: float
    seconds: float


def playouts(players: int, board: int, seconds: float) -> Speed:
    """Random matches, one after the other, until the time is used up."""
    game, rng = get_game("board-of-war"), random.Random(1)
    decisions = matches = 0
    longest = 0.0
    started = now = time.process_time()
    while now - started < seconds:
        match = Match.new(game, players, matches, {"board": board}, keep_log=False)
        while actions := match.legal_actions():
            match.play(actions[int(rng.random() * len(actions))])
            decisions += 1
        matches += 1
        before, now = now, time.process_time()
        longest = max(longest, now - before)
    return Speed(decisions, matches, longest, now - started)


def seconds_per_call(calls: int = 1_000_000) -> float:
    """What calling an empty Python function costs on this machine now."""

    def nothing() -> None:
        pass

    started = time.process_time()
    for _ in range(calls):
        nothing()
    return (time.process_time() - started) / calls


def main() -> None:
    playouts(2, 10, 0.5)
    print(f"{'players':>7} {'board':>6} {'decisions/s':>12} {'match, ms':>10} {'longest, ms':>12} {'empty calls':>12}")
    for board in (10, 8):
        for players in (2, 3, 4):
            speed = playouts(players, board, SECONDS)
            calls = speed.seconds / speed.decisions / seconds_per_call()
            print(
                f"{players:>7} {board:>6} {speed.decisions / speed.seconds:>12,.0f} "
                f"{1000 * speed.seconds / speed.matches:>10.1f} {1000 * speed.longest:>12.1f} {calls:>12.0f}"
            )


if __name__ == "__main__":
    main()
