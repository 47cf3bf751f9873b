"""Train the estimates: rounds of self-play, each followed by fitting the network to how the games ended.

python -m wartable.games.age_of_war.learning.train 3 4 5 6
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from wartable.games.age_of_war.components import standard_components
from wartable.games.age_of_war.estimate import Estimate, Features
from wartable.games.age_of_war.learning.selfplay import play_games, tables_of

__all__ = ["calibration_error", "fit", "main", "train"]

HIDDEN, MIDDLE = 64, 32
Weights = dict[str, NDArray[np.float32]]
Data = tuple[NDArray[np.int8], NDArray[np.float32]]


def train(players: int, *, rounds: int, games: int, seed: int = 1) -> Estimate:
    """An estimate for a number of players."""
    components = standard_components()
    features, tables = Features(components, players), tables_of(components)
    box = (features.clan_of, features.castle_points, features.clan_points, features.clan_sizes)
    weights = _first_weights(features, np.random.default_rng(seed))
    memory: list[Data] = []
    for number in range(rounds):
        started = time.monotonic()
        noise = 1.0 if number == 0 else 0.3
        net = tuple(weights[name] for name in _NAMES)
        positions, results, turns, finished = play_games(games, players, noise, seed * 1000 + number, tables, box, net)
        # The latest rounds know more: older games are forgotten.
        memory = [*memory[-1:], (positions, results)] if number > 1 else [(positions, results)]
        epochs = 3 if number < rounds - 1 else 5
        loss = fit(features, weights, memory, np.random.default_rng(seed + number), epochs=epochs)
        spent = time.monotonic() - started
        told = f"{finished}/{games} games of {turns / games:.1f} turns, loss {loss:.4f}, {spent:.0f} s"
        print(f"{players} players, round {number + 1}/{rounds}: {told}", file=sys.stderr)  # noqa: T201
    return Estimate(features, weights)


def fit(features: Features, weights: Weights, memory: list[Data], rng: np.random.Generator, *, epochs: int) -> float:
    """Adam on the cross entropy between the estimated and the true shares; changes the weights; the last loss."""
    positions = np.concatenate([data[0] for data in memory])
    results = np.concatenate([data[1] for data in memory])
    mean = {name: np.zeros_like(array) for name, array in weights.items()}
    square = {name: np.zeros_like(array) for name, array in weights.items()}
    steps, batch, loss = 0, 1024, 0.0
    total = epochs * (len(positions) // batch)
    for _ in range(epochs):
        order = rng.permutation(len(positions))
        losses = []
        for at in range(0, len(order) - batch + 1, batch):
            rows = order[at : at + batch]
            gradients, value = _gradients(features, weights, positions[rows].astype(np.int64), results[rows])
            losses.append(value)
            steps += 1
            rate = 2e-3 * (1.0 - 0.95 * steps / max(total, 1))
            for name, gradient in gradients.items():
                mean[name] = 0.9 * mean[name] + 0.1 * gradient
                square[name] = 0.999 * square[name] + 0.001 * gradient**2
                step = mean[name] / (1 - 0.9**steps) / (np.sqrt(square[name] / (1 - 0.999**steps)) + 1e-8)
                weights[name] -= (rate * step).astype(np.float32)
        loss = float(np.mean(losses)) if losses else 0.0
    return loss


_NAMES = ("in", "in_bias", "mid", "mid_bias", "out", "out_bias")


def _first_weights(features: Features, rng: np.random.Generator) -> Weights:
    def normal(*shape: int, scale: float) -> NDArray[np.float32]:
        return (rng.standard_normal(shape) * scale).astype(np.float32)

    weights = {
        "in": normal(features.size, HIDDEN, scale=0.15),
        "in_bias": np.zeros(HIDDEN, dtype=np.float32),
        "mid": normal(HIDDEN, MIDDLE, scale=0.15),
        "mid_bias": np.zeros(MIDDLE, dtype=np.float32),
        "out": normal(MIDDLE, features.players, scale=0.1),
        "out_bias": np.zeros(features.players, dtype=np.float32),
    }
    # Before anything is learned, own points are good: two hidden units carry each seat's points to its output.
    points_at = features.size - 1 - features.players
    for seat in range(features.players):
        weights["in"][:, seat] *= 0.01
        weights["in"][points_at + seat, seat] = 3.0
        weights["mid"][:, seat] *= 0.01
        weights["mid"][seat, seat] = 1.0
        weights["out"][seat] *= 0.01
        weights["out"][seat, seat] = 1.0
    return weights


def _gradients(
    features: Features, weights: Weights, owners: NDArray[np.int64], shares: NDArray[np.float32]
) -> tuple[Weights, float]:
    inputs = features.of(owners)
    hidden = np.maximum(inputs @ weights["in"] + weights["in_bias"], 0.0)
    middle = np.maximum(hidden @ weights["mid"] + weights["mid_bias"], 0.0)
    logits = middle @ weights["out"] + weights["out_bias"]
    logits -= logits.max(axis=1, keepdims=True)
    estimate = np.exp(logits)
    estimate /= estimate.sum(axis=1, keepdims=True)
    loss = float(-(shares * np.log(estimate + 1e-9)).sum(axis=1).mean())
    at_out = (estimate - shares) / len(owners)
    at_middle = (at_out @ weights["out"].T) * (middle > 0)
    at_hidden = (at_middle @ weights["mid"].T) * (hidden > 0)
    return {
        "in": inputs.T @ at_hidden,
        "in_bias": at_hidden.sum(axis=0),
        "mid": hidden.T @ at_middle,
        "mid_bias": at_middle.sum(axis=0),
        "out": middle.T @ at_out,
        "out_bias": at_out.sum(axis=0),
    }, loss


def calibration_error(estimate: Estimate, games: int = 2000, seed: int = 77) -> float:
    """How far off the estimate is: the root mean square, over tenths, of what it said less how games then ended."""
    features = estimate.features
    box = (features.clan_of, features.castle_points, features.clan_points, features.clan_sizes)
    net = tuple(estimate.weights[name] for name in _NAMES)
    tables = tables_of(standard_components())
    positions, results, _, _ = play_games(games, features.players, 0.0, seed, tables, box, net)
    said = estimate.shares(positions.astype(np.int64))[:, 0]
    tenth = np.minimum((said * 10).astype(np.int64), 9)
    count = np.maximum(np.bincount(tenth, minlength=10), 1)
    gap = (np.bincount(tenth, said, minlength=10) - np.bincount(tenth, results[:, 0], minlength=10)) / count
    return float(np.sqrt((count * gap**2).sum() / len(said)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("players", type=int, nargs="+", choices=(2, 3, 4, 5, 6))
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--out", type=Path, default=Path(__file__).parent.parent / "data")
    arguments = parser.parse_args()
    for players in arguments.players:
        estimate = train(players, rounds=arguments.rounds, games=arguments.games)
        half = {name: array.astype(np.float16) for name, array in estimate.weights.items()}
        half["error"] = np.array(calibration_error(estimate), dtype=np.float16)
        np.savez_compressed(arguments.out / f"estimate_{players}.npz", **half)  # type: ignore[arg-type]


if __name__ == "__main__":
    main()
