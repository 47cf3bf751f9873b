"""How much does the strong bot of Age of War win among greedy ones, and among those that play as the judge judges?

    python benchmarks/age_of_war_strong.py --games 6000
    python benchmarks/age_of_war_strong.py --players 3 --weights FOLDER --games 2000

One bot sits at every place in turn, all others are of the other kind. The games are compiled
(`games/age_of_war/batch/turns.py`): turns are drawn from their exact odds, some thousand games a second, and nobody's
clock runs; age_of_war_tournament.py plays the same with the bots themselves. The judge's estimate learned from games
between its own kind only: who gains by playing for the other one is seen in the last two columns.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from tournament.tables import numbers
from wartable.games.age_of_war.batch.network import Network, network_of
from wartable.games.age_of_war.batch.turns import GREEDY, LEARNED, RIVAL, Field, field_of, play_games
from wartable.games.age_of_war.components import standard_components
from wartable.games.age_of_war.estimate import Estimate, load_estimate, read_estimate

BAR = 1.8
"""So many times its fair share among greedy ones."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=6000, help="games for every figure")
    parser.add_argument("--players", type=numbers, default=(3, 4, 5, 6))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--weights", type=Path, help="a folder with other weights of the strong bot")
    asked = parser.parse_args()
    print(f"{asked.games} games a figure, seed {asked.seed}; times the fair share, with the 95 % interval\n")
    print("| players | strong among greedy | strong among the judge's kind | the judge's kind among strong |")
    print("|---|---|---|---|")
    missed = []
    for players in asked.players:
        field = field_of(standard_components(), players)
        networks = (network_of(_strong(players, asked.weights).weights), network_of(load_estimate(players).weights))
        pairs = ((LEARNED, GREEDY), (LEARNED, RIVAL), (RIVAL, LEARNED))
        shares = [_times_fair_share(field, networks, pair, players, asked) for pair in pairs]
        print(
            "| " + " | ".join([str(players), *(f"{mean:.2f} ± {error:.2f}" for mean, error in shares)]) + " |",
            flush=True,
        )
        missed += [str(players)] if shares[0][0] < BAR else []
    print(
        f"\nbar: {BAR} among greedy: " + (f"missed at {', '.join(missed)} players" if missed else "met at every table")
    )


def _strong(players: int, folder: Path | None) -> Estimate:
    if folder is None:
        return load_estimate(players, "strong")
    return read_estimate(folder / f"strong_{players}.npz", players)


def _times_fair_share(
    field: Field, networks: tuple[Network, Network], pair: tuple[int, int], players: int, asked: argparse.Namespace
) -> tuple[float, float]:
    one, others = pair
    seats = np.full((asked.games, players), others, np.int8)
    place = np.arange(asked.games) % players
    seats[np.arange(asked.games), place] = one
    played = play_games(field, seats, *networks, seed=asked.seed)
    won = np.maximum(played.won[np.arange(asked.games), place], 0.0) * players
    return float(won.mean()), float(1.96 * won.std() / np.sqrt(asked.games))


if __name__ == "__main__":
    main()
