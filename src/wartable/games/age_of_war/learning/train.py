"""Train the estimates: rounds of games, each followed by fitting the network to how they went.

    python -m wartable.games.age_of_war.learning.train 4 --among 0.7 --noise 0.1               for the strong bot
    python -m wartable.games.age_of_war.learning.train 3 --start strong --noise 0.1            to go on from there
    python -m wartable.games.age_of_war.learning.train 3 --start nothing --among 0 --out .   for a judge
    python -m wartable.games.age_of_war.learning.train 6 --start judge --among 0 --out .     to go on with a judge

One network learns for each number of players. In a part of the games (`--among`) it sits alone among greedy bots, in
the others at all seats: who is to judge learns from its own kind only. Everything is seeded: the same call learns the
same weights, which are written after every round.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from wartable.games.age_of_war.batch.network import network_of
from wartable.games.age_of_war.batch.turns import GREEDY, LEARNED, Bytes, field_of, play_games
from wartable.games.age_of_war.components import standard_components
from wartable.games.age_of_war.estimate import Estimate, Features, Whose, load_estimate

__all__ = ["calibration_error", "fit", "main", "train"]

HIDDEN, MIDDLE = 64, 32
BATCH = 1024
RATE = 2e-3
FIRST_NOISE = 1.0
"""In the first round the network knows nothing, and its games are not to be all alike."""
TURNS_KEPT = 24
"""Room for so many positions of a game and seat of the network, on average."""
Weights = dict[str, NDArray[np.float32]]
Data = tuple[Bytes, NDArray[np.float32]]


def train(players: int, asked: argparse.Namespace) -> None:
    """An estimate for a number of players."""
    components, rng = standard_components(), np.random.default_rng(asked.seed)
    features, field = Features(components, players), field_of(components, players)
    weights = _first_weights(features, rng) if asked.start == "nothing" else _known(players, asked.start)
    memory: list[Data] = []
    for number in range(asked.rounds):
        started = time.process_time()
        knows_nothing = asked.start == "nothing" and number == 0
        seats = seats_of(asked.games, players, asked.among, rng)
        played = play_games(
            field,
            seats,
            network_of(weights),
            seed=asked.seed * 1000 + number,
            noise=FIRST_NOISE if knows_nothing else asked.noise,
            trust=0.0 if knows_nothing else asked.trust,
            positions=int((seats == LEARNED).sum()) * TURNS_KEPT,
        )
        # The latest rounds know more: older games are forgotten.
        memory = [*memory[-1:], (played.positions, played.shares)]
        loss = fit(features, weights, memory, rng, epochs=asked.epochs)
        finished = int((played.won[:, 0] >= 0.0).sum())
        told = f"{finished}/{asked.games} games of {played.turns.mean():.1f} turns, {len(played.positions)} positions"
        spent = time.process_time() - started
        print(f"{players} players, round {number + 1}: {told}, loss {loss:.4f}, {spent:.0f} s", file=sys.stderr)  # noqa: T201
        _write(Estimate(features, weights), asked)


def _known(players: int, whose: Whose) -> Weights:
    return dict(load_estimate(players, whose).weights)


def _write(estimate: Estimate, asked: argparse.Namespace) -> None:
    """A judge states how far it may be off; a bot has nothing to state."""
    half = {name: array.astype(np.float16) for name, array in estimate.weights.items()}
    name = "strong"
    if asked.among == 0 and asked.start != "strong":
        name, half["error"] = "estimate", np.array(calibration_error(estimate), np.float16)
    np.savez_compressed(asked.out / f"{name}_{estimate.features.players}.npz", **half)  # type: ignore[arg-type]


def seats_of(games: int, players: int, among: float, rng: np.random.Generator) -> Bytes:
    """By game and seat: who sits there."""
    seats = np.full((games, players), LEARNED, np.int8)
    alone = np.nonzero(rng.random(games) < among)[0]
    seats[alone] = GREEDY
    seats[alone, rng.integers(0, players, len(alone))] = LEARNED
    return seats


def fit(features: Features, weights: Weights, memory: list[Data], rng: np.random.Generator, *, epochs: int) -> float:
    """Adam on the cross entropy between the estimated and the true shares; changes the weights; the last loss."""
    positions = np.concatenate([data[0] for data in memory])
    results = np.concatenate([data[1] for data in memory])
    mean = {name: np.zeros_like(array) for name, array in weights.items()}
    square = {name: np.zeros_like(array) for name, array in weights.items()}
    steps, loss = 0, 0.0
    total = epochs * (len(positions) // BATCH)
    for _ in range(epochs):
        order = rng.permutation(len(positions))
        losses = []
        for at in range(0, len(order) - BATCH + 1, BATCH):
            rows = order[at : at + BATCH]
            gradients, value = _gradients(features, weights, positions[rows].astype(np.int64), results[rows])
            losses.append(value)
            steps += 1
            rate = RATE * (1.0 - 0.95 * steps / total)
            for name, gradient in gradients.items():
                mean[name] = 0.9 * mean[name] + 0.1 * gradient
                square[name] = 0.999 * square[name] + 0.001 * gradient**2
                step = mean[name] / (1 - 0.9**steps) / (np.sqrt(square[name] / (1 - 0.999**steps)) + 1e-8)
                weights[name] = weights[name] - (rate * step).astype(np.float32)
        loss = float(np.mean(losses)) if losses else 0.0
    return loss


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
    """How far off the estimate is where it sits at all seats: the root mean square, over tenths, of what it said of who
    had just moved less how games then ended."""
    seats = np.full((games, estimate.features.players), LEARNED, np.int8)
    network, field = network_of(estimate.weights), field_of(standard_components(), estimate.features.players)
    played = play_games(field, seats, network, seed=seed, positions=seats.size * TURNS_KEPT)
    said, won = estimate.shares(played.positions.astype(np.int64))[:, -1], played.shares[:, -1]
    tenth = np.minimum((said * 10).astype(np.int64), 9)
    count = np.maximum(np.bincount(tenth, minlength=10), 1)
    gap = (np.bincount(tenth, said, minlength=10) - np.bincount(tenth, won, minlength=10)) / count
    return float(np.sqrt((count * gap**2).sum() / len(said)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("players", type=int, nargs="+", choices=(3, 4, 5, 6))
    parser.add_argument(
        "--among", type=float, default=1.0, help="the share of games with one network among greedy bots"
    )
    parser.add_argument("--start", choices=("judge", "strong", "nothing"), default="judge", help="what to go on from")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=6000, help="games of a round")
    parser.add_argument("--epochs", type=int, default=3, help="how often a round's games are gone through")
    parser.add_argument("--trust", type=float, default=0.2, help="how much the network believes itself, turn by turn")
    parser.add_argument("--noise", type=float, default=0.3, help="how much its choices are shaken while it learns")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path(__file__).parent.parent / "data")
    asked = parser.parse_args()
    for players in asked.players:
        train(players, asked)


if __name__ == "__main__":
    main()
