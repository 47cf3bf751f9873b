"""Learn to play by self-play: generations of games, each followed by fitting the networks to how the games went.

    python -m wartable.games.board_of_war.learning.train --minutes 9 --out run

writes run/value.npz (the weights), run/checkpoint.npz and run/curve.csv. With --resume a run goes on from the
checkpoint of another, or from the weights that ship. Fitting needs the extra `gpu`, playing the extra `solver`.
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from wartable.core.compiled import HAS_COMPILER
from wartable.games.board_of_war.batch.cares import MASON_PLAYER, REGENT_PLAYER
from wartable.games.board_of_war.learning.fit import first_weights, fit
from wartable.games.board_of_war.learning.selfplay import (
    Company,
    Positions,
    TableSize,
    play_for,
    share_against,
    share_between,
)

__all__ = ["Learner", "main"]

Singles = npt.NDArray[np.float32]
PARTS = {
    TableSize(2, 10): 0.3,
    TableSize(4, 10): 0.28,
    TableSize(2, 8): 0.16,
    TableSize(3, 10): 0.1,
    TableSize(4, 8): 0.08,
    TableSize(3, 8): 0.08,
}
"""How the time is shared among the tables."""
_COLUMNS = (
    "table", "generation", "games", "positions", "loss before", "loss after", "s played", "s fitted", "against regents",
    "against masons", "gold/expansion/centre/last", "network",
)  # fmt: skip
_OLDER = 3
_AVERAGED = 5
"""The mean of so many generations' weights is tried out beside the newest."""
_SETTLED = 6
"""From this generation on smaller steps do."""
_FIRST_SECONDS = 5.0
_TRUST = 0.9
"""How far a position's target follows how the game went rather than what the network said on the way."""


class Way(NamedTuple):
    """How a generation is played, fitted and tried out."""

    workers: int
    company: Company
    width: int
    """So many choices are played on to the end of the turn."""
    passes: float
    rate: float
    """The step of the fit once the network has settled."""
    remembered: int
    """So many generations are fitted again."""
    trial: int
    trial_width: int


class Learner:
    """One table size: its network, older ones, and the positions of the last generations."""

    def __init__(self, size: TableSize, seed: int) -> None:
        self.size = size
        self.weights = first_weights(size, seed)
        self.older: list[Singles] = []
        self.generation = 0
        self.best = (0.0, self.weights)
        """The best score in a trial, and the weights that had it."""
        self._memory: list[Positions] = []

    def learn(self, seconds: float, seed: int, way: Way) -> str:
        """One generation; what is to be told of it."""
        is_first = self.generation == 0
        started = time.monotonic()
        pool = np.stack([self.weights, *self.older[:_OLDER]])
        trust = 1.0 if is_first else _TRUST
        # Characters play much faster than networks do.
        seconds = min(seconds, _FIRST_SECONDS) if is_first else seconds
        company = None if is_first else way.company
        fresh, games = play_for(
            self.size,
            pool,
            seconds,
            seed + self.generation,
            workers=way.workers,
            trust=trust,
            company=company,
            width=way.width,
        )
        played = time.monotonic() - started
        # What the characters alone did is forgotten first.
        self._memory = [fresh] if self.generation <= 1 else [*self._memory[1 - way.remembered :], fresh]
        positions = Positions.joined(self._memory)
        steps = max(20, int(way.passes * len(positions.targets) / 8192))
        rate = 2e-3 if is_first else 1e-3 if self.generation < _SETTLED else way.rate
        fitted, before, after = fit(self.size, self.weights, positions, steps=steps, rate=rate, seed=self.generation)
        if not is_first:
            self.older = [self.weights, *self.older][: max(_OLDER, _AVERAGED - 1)]
        self.weights = fitted
        self.generation += 1
        spent = time.monotonic() - started - played
        told = (self.generation, games, len(fresh.targets), before, after, played, spent)
        return "{},{},{},{:.4f},{:.4f},{:.0f},{:.0f}".format(*told)

    def try_out(self, seed: int, way: Way) -> list[str]:
        """How the newest network and the mean of the last ones do against regents and masons; the best is kept."""
        tried = {"newest": self.weights}
        if self.generation > _SETTLED and len(self.older) >= _AVERAGED - 1:
            mean = np.mean([self.weights, *self.older[: _AVERAGED - 1]], axis=0)
            tried["mean"] = mean.astype(np.float32)
        return [self._try(name, weights, seed, way) for name, weights in tried.items()]

    def _try(self, name: str, weights: Singles, seed: int, way: Way) -> str:
        scores = [
            share_against(self.size, weights[None], other, games, seed, workers=way.workers, width=way.trial_width)
            for other, games in ((REGENT_PLAYER, way.trial), (MASON_PLAYER, way.trial // 2))
        ]
        score = (2 * scores[0].share + scores[1].share) / 3
        if score >= self.best[0]:
            self.best = (score, weights)
        kinds = "/".join(str(count) for count in scores[0].victories)
        return f"{scores[0].share:.4f},{scores[1].share:.4f},{kinds},{name}"


def main() -> None:
    asked = _asked()
    if not HAS_COMPILER:
        raise SystemExit("Learning plays hundreds of thousands of games: it needs the compiler (extra `solver`).")
    until = time.monotonic() + 60.0 * asked.minutes
    asked.out.mkdir(parents=True, exist_ok=True)
    parts = dict(_part(text) for text in asked.tables) or PARTS
    sizes = list(parts)
    learners = [Learner(size, asked.seed) for size in sizes]
    if asked.resume:
        for learner in learners:
            _resume(learner, asked.resume)
    started_with = [learner.weights for learner in learners]
    way = Way(
        asked.workers,
        Company(asked.company[0], asked.company[1], asked.company[2], tuple(asked.often)),
        asked.width,
        asked.passes,
        asked.rate,
        asked.remembered,
        asked.trial,
        asked.trial_width,
    )
    whole = sum(parts.values())
    lines = [",".join(_COLUMNS)]
    _tell(asked.out, lines)
    # The compiler works once for all tables; its time is nobody's.
    play_for(sizes[0], learners[0].weights[None], 0.0, 0, workers=1, trust=1.0, company=None)
    while True:
        started = time.monotonic()
        for learner in learners:
            part = asked.round * parts[learner.size] / whole
            seed = 1_000_003 * asked.seed + 1000 * learner.size.players + learner.size.board
            told = learner.learn(part, seed, way)
            for trial in learner.try_out(77, way):
                lines.append(f"{learner.size},{told},{trial}")
                _tell(asked.out, lines)
            _save(asked.out, learners)
        if time.monotonic() + (time.monotonic() - started) > until:
            break
    if asked.resume:
        _tell_progress(learners, started_with, way)


def _tell_progress(learners: list[Learner], started_with: list[Singles], way: Way) -> None:
    """How the best network does against the one that the run began with."""
    for learner, before in zip(learners, started_with, strict=True):
        score = share_between(
            learner.size, learner.best[1], before, way.trial, 78, workers=way.workers, width=way.trial_width
        )
        print(f"{learner.size}: wins {score.share:.1%} of {score.games} against what it began with")  # noqa: T201


def _part(text: str) -> tuple[TableSize, float]:
    size, _, part = text.partition(":")
    players, _, board = size.partition("-")
    return TableSize(int(players), int(board)), float(part or 1.0)


def _tell(out: Path, lines: list[str]) -> None:
    print(lines[-1], flush=True)  # noqa: T201
    (out / "curve.csv").write_text("\n".join(lines) + "\n", "utf-8")


def _save(out: Path, learners: list[Learner]) -> None:
    """The weights to play with, at half precision, and all that a run needs to go on."""
    best = {str(learner.size): learner.best[1].astype(np.float16) for learner in learners}
    np.savez_compressed(out / "value.npz", **best)  # type: ignore[arg-type]
    kept: dict[str, npt.NDArray[np.generic]] = {}
    for learner in learners:
        kept[f"{learner.size}/pool"] = np.stack([learner.weights, *learner.older]).astype(np.float16)
        kept[f"{learner.size}/best"] = learner.best[1].astype(np.float16)
        kept[f"{learner.size}/state"] = np.array([learner.generation, learner.best[0]], np.float64)
    np.savez_compressed(out / "checkpoint.npz", **kept)  # type: ignore[arg-type]


def _resume(learner: Learner, checkpoint: Path) -> None:
    with np.load(checkpoint) as kept:
        if str(learner.size) in kept:
            # What ships: the weights alone. Trials begin anew, since those of another run were other games.
            learner.weights = kept[str(learner.size)].astype(np.float32)
            learner.generation = _SETTLED
            learner.best = (0.0, learner.weights)
            return
        if f"{learner.size}/pool" not in kept:
            return
        pool = kept[f"{learner.size}/pool"].astype(np.float32)
        learner.weights, learner.older = pool[0], list(pool[1:])
        generation, score = kept[f"{learner.size}/state"]
        learner.generation = int(generation)
        learner.best = (float(score), kept[f"{learner.size}/best"].astype(np.float32))


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=9.0)
    parser.add_argument("--round", type=float, default=60.0, help="seconds of play in a generation of all tables")
    parser.add_argument("--passes", type=float, default=3.0, help="how often a position is looked at in a generation")
    parser.add_argument("--rate", type=float, default=5e-4, help="step of the fit, once a network has settled")
    parser.add_argument("--remembered", type=int, default=4, help="so many generations of games are fitted again")
    parser.add_argument("--trial", type=int, default=400, help="games against regents after a generation")
    parser.add_argument("--trial-width", type=int, default=1, help="choices that are played on in those games")
    parser.add_argument("--width", type=int, default=1, help="choices that are played on in the games to learn from")
    usual = Company()
    parser.add_argument(
        "--company",
        type=float,
        nargs=3,
        default=usual[:3],
        metavar="PART",
        help="parts of the games with itself, with older networks, with characters of one kind",
    )
    parser.add_argument(
        "--often", type=float, nargs=4, default=usual.often, metavar="PART", help="regents, masons, marshals, merchants"
    )
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--tables", nargs="*", default=(), help="only these, with parts of the time: 2-10:3 4-8:1")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--resume", type=Path)
    return parser.parse_args()


if __name__ == "__main__":
    main()
