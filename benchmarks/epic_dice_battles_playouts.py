"""How fast are the rules of Epic Dice Battles? Random games to the end through the public Match API, without a log.

Prints decisions per second and the milliseconds of a game on one core (dice are not counted), and as a ratio that does
not depend on the machine the cost of a decision in empty Python calls measured in the same run.
"""

from __future__ import annotations

import random
import time

from wartable import Match, get_game

SECONDS = 3.0


def playouts(players: int, seconds: float) -> tuple[int, int, float]:
    """Decisions, games and seconds of processor time."""
    game, rng = get_game("epic-dice-battles"), random.Random(1)
    decisions = games = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        match = Match.new(game, players, seed=games, keep_log=False)
        while actions := match.legal_actions():
            match.play(actions[int(rng.random() * len(actions))])
            decisions += 1
        games += 1
    return decisions, games, spent


def seconds_per_call(calls: int = 1_000_000) -> float:
    """What calling an empty Python function costs on this machine now."""

    def nothing() -> None:
        pass

    started = time.process_time()
    for _ in range(calls):
        nothing()
    return (time.process_time() - started) / calls


def main() -> None:
    playouts(2, 0.5)
    print(f"{'players':>8} {'decisions/s':>12} {'ms/game':>9} {'empty calls per decision':>25}")
    for players in (2, 3, 5):
        decisions, games, spent = playouts(players, SECONDS)
        calls = spent / decisions / seconds_per_call()
        print(f"{players:>8} {decisions / spent:>12,.0f} {1000 * spent / games:>9.1f} {calls:>25.0f}")


if __name__ == "__main__":
    main()
