"""Train what the strong bot plays by: its own share of the victory, at tables where not everybody plays as it does.

python -m wartable.games.age_of_war.learning.response 3 4 5 6 --rounds 12 --jobs 4

The estimate of train.py knows games in which all are equally strong. At a table of people or of greedy bots castles are
stolen oftener and clans are finished later, so a bot that plays for that estimate plays too carefully. Here most games
have one learner among greedy players, and the others only learners; only the share of the learner who has just moved is
fitted. Rounds of games and fitting follow each other. A run goes on from what it finds in its folder, or else from the
estimate; what it reaches is measured in games that nothing is learned from.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wartable.games.age_of_war.components import standard_components
from wartable.games.age_of_war.estimate import Features, load_estimate
from wartable.games.age_of_war.learning.selfplay import play_games, tables_of
from wartable.games.age_of_war.learning.train import Weights, first_weights, fit, greedy_of, net_of

__all__ = ["main", "share_among_greedy", "train_response"]

COMPANY = 0.8
"""The part of the games that has only one learner."""
NOISE = 0.25
"""How much the gains are shaken, so that the games see more than one way to play."""
REMEMBERED = 4
"""Rounds that are fitted together."""
_CHUNK = 250

Data = tuple[NDArray[np.int8], NDArray[np.float32]]


class Games:
    """Plays compiled games in several processes."""

    def __init__(self, players: int, jobs: int) -> None:
        features = Features(standard_components(), players)
        self.features = features
        self._box = (features.clan_of, features.castle_points, features.clan_points, features.clan_sizes)
        self._tables, self._greedy = tables_of(standard_components()), greedy_of(players)
        # Compiled before the processes part, so that they share it.
        self._play(1, 0.0, 0.5, 1, first_weights(features, np.random.default_rng(1)))
        global _here  # noqa: PLW0603
        _here = self
        self._pool = ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("fork"))

    def play(self, games: int, noise: float, company: float, seed: int, weights: Weights) -> list[Any]:
        """So many games, in chunks of equal size."""
        chunks = -(-games // _CHUNK)
        asked = [(_CHUNK, noise, company, seed * 10_000 + chunk, weights) for chunk in range(chunks)]
        return list(self._pool.map(_played_here, asked))

    def _play(self, games: int, noise: float, company: float, seed: int, weights: Weights) -> Any:
        net = net_of(weights)
        players = self.features.players
        return play_games(games, players, noise, seed, self._tables, self._box, net, self._greedy, company)


_here: Games


def _played_here(asked: tuple[int, float, float, int, Weights]) -> Any:
    return _here._play(*asked)


def train_response(table: Games, weights: Weights, file: Path, *, rounds: int, games: int, seed: int = 1) -> None:
    """Rounds of games, each followed by fitting; changes the weights, and keeps them after every round."""
    players, began = table.features.players, time.monotonic()
    memory: list[Data] = []
    for number in range(rounds):
        played = table.play(games, NOISE, COMPANY, seed * 1000 + number, weights)
        memory = [*memory[1 - REMEMBERED :], _learned(played)]
        loss = fit(table.features, weights, memory, np.random.default_rng(seed + number), epochs=2, for_last_only=True)
        _keep(file, weights, 0.0)
        told = f"round {number + 1}/{rounds}, loss {loss:.4f}, {time.monotonic() - began:.0f} s"
        print(f"{players} players: {told}", file=sys.stderr, flush=True)  # noqa: T201


def share_among_greedy(table: Games, games: int, seed: int, weights: Weights) -> float:
    """What one learner wins among greedy players, without noise."""
    won, count = 0.0, 0
    for positions, results, learned, _, _ in table.play(games, 0.0, 1.0, 7_000 + seed, weights):
        # A game begins where the castles outside the centre become fewer; any position after the learner's turn tells.
        outside = (positions != 0).sum(axis=1)
        game = np.cumsum(np.concatenate([[0], outside[1:] < outside[:-1]]))
        _, first = np.unique(game[learned], return_index=True)
        won += float(results[learned][first, -1].sum())
        count += len(first)
    return won / max(count, 1)


def _learned(played: list[Any]) -> Data:
    """The positions after a learner's turn, and how those games ended."""
    positions = np.concatenate([part[0][part[2]] for part in played])
    return positions, np.concatenate([part[1][part[2]] for part in played])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("players", type=int, nargs="+", choices=(3, 4, 5, 6))
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--games", type=int, default=6000, help="for each round, and for the measurement at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path(__file__).parent.parent / "data")
    asked = parser.parse_args()
    for players in asked.players:
        file = asked.out / f"response_{players}.npz"
        table, weights = Games(players, asked.jobs), _beginning(file, players)
        train_response(table, weights, file, rounds=asked.rounds, games=asked.games, seed=asked.seed)
        share = share_among_greedy(table, asked.games, asked.seed, weights)
        _keep(file, weights, share)
        print(f"{players} players: {share * players:.3f} times the fair share among greedy players", flush=True)  # noqa: T201


def _keep(file: Path, weights: Weights, share: float) -> None:
    half: dict[str, Any] = {name: array.astype(np.float16) for name, array in weights.items()}
    np.savez_compressed(file, share=np.array(share, dtype=np.float16), **half)


def _beginning(file: Path, players: int) -> Weights:
    """What an earlier run has left, or what self-play has learned."""
    if not file.exists():
        return {name: array.copy() for name, array in load_estimate(players).weights.items()}
    with np.load(file) as arrays:
        return {name: arrays[name].astype(np.float32) for name in arrays.files if name != "share"}


if __name__ == "__main__":
    main()
