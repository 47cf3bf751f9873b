"""How much does the strong bot of Age of War win against greedy ones at every table, and how long does it think?

    python benchmarks/age_of_war_tournament.py --games 300
    python benchmarks/age_of_war_tournament.py --bots strong,random --players 3,6 --games 60 --jobs 2

One bot of the first kind sits among greedy ones; for two players that is the perfect bot, since that game is solved.
Times are processor time, all threads together. How games are seated and counted: tournament/tables.py.
"""

from __future__ import annotations

import argparse
import time
from itertools import combinations
from statistics import mean

import numpy as np

from tournament.tables import Pairing, Played, add_options, play_all, row, share_of
from wartable.core.match import Match
from wartable.games.age_of_war.game import GAME

FAIR_SHARES, OF_TWO = 1.8, 1.2
"""The bar: so many times its fair share; at two players luck leaves less to win."""
MILLISECONDS = 200
"""The bar for one decision."""
COLUMNS = ("table", "players", "games", "won", "fair", "of its fair share", "ms a decision: mean, 99 %, most", "rest")
WIDTHS = (20, 7, 5, 22, 5, 25, 31, 0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_options(parser, GAME, games=60, players=(2, 3, 4, 5, 6))
    asked = parser.parse_args()
    print(f"{asked.games} games a line, seed {asked.seed}; [low, high] is the 95 % interval\n")
    print(row(COLUMNS, WIDTHS))
    missed = []
    for players in asked.players:
        for first, second in combinations(asked.bots or ("perfect" if players == 2 else "strong", "greedy"), 2):
            pairing = Pairing(first, second, players)
            cells, is_enough = _cells(pairing, play_all(GAME, pairing, asked, _nothing_more, clock=time.process_time))
            print(row(cells, WIDTHS), flush=True)
            missed += [] if is_enough else [f"{pairing} at {players} players"]
    bars = f"{FAIR_SHARES} fair shares ({OF_TWO} at two players), and {MILLISECONDS} ms for every decision"
    print(f"\nbars: {bars}: " + (f"missed by {', '.join(missed)}" if missed else "met at every table"))


def _nothing_more(_: Match) -> None:
    """Nothing else is to be known of a game."""


def _cells(pairing: Pairing, played: list[Played[None]]) -> tuple[tuple[str, ...], bool]:
    """A line of the table, and whether it meets the bars."""
    players, share = pairing.players, share_of(pairing, played)
    thought = 1000 * np.array([seconds for game in played for seconds in game.thought])
    usual, unfinished = float(np.quantile(thought, 0.99)), sum(game.how is None for game in played)
    cells = (
        str(pairing),
        str(players),
        str(len(played)),
        str(share),
        f"{1 / players:.1%}",
        f"{share.value * players:.2f} [{share.low * players:.2f}, {share.high * players:.2f}]",
        f"{thought.mean():.2f}, {usual:.2f}, {thought.max():.0f}",
        f"{mean(game.decisions for game in played):.0f} decisions, {unfinished} unfinished",
    )
    wanted = OF_TWO if players == 2 else FAIR_SHARES
    return cells, share.value * players >= wanted and thought.max() <= MILLISECONDS


if __name__ == "__main__":
    main()
