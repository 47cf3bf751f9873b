"""How fast are our environments beside PettingZoo's connect_four, and pgx? Played by turns in one run, as ratios.

    pip install -r benchmarks/peers/requirements.txt
    python benchmarks/peers/environments.py

Everybody plays for half a second of processor time, then everybody again, so that whatever else the machine does falls
on all alike. A ratio is that of one round; the table has the median of the rounds with the least and the greatest.

A step is a decision of the learner, with observation and mask: through PettingZoo and at tables side by side the
learner plays all seats, and so it does in pgx, which is left out where it is not installed. Through Gymnasium a bot
sits opposite, and its decisions take their time and are no steps. "masks" asks for `action_masks()` before every step
as well, as maskable learners do.
"""

from __future__ import annotations

import argparse
import importlib
import os
import random
import statistics
import warnings
from collections.abc import Callable, Iterator
from functools import partial
from types import ModuleType
from typing import NamedTuple

import numpy as np
from contestants import ours, pettingzoo_classic
from contestants.contestant import Spent, timed

from wartable.core.library import game_ids
from wartable.research.gymnasium import WartableEnv

GOOD_BOTS = {"age-of-war": "greedy", "board-of-war": "regent", "epic-dice-battles": "warlord"}
"""Beside the random one, a bot that plays by rules of thumb."""


class Row(NamedTuple):
    """One line of the table."""

    through: str
    game: str
    play: Callable[[float], Spent]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=0.5, help="for each in each round (default: 0.5)")
    parser.add_argument("--only", default="", help="rows whose name has this in it")
    asked = parser.parse_args()
    # Other people's deprecations are not what this is about.
    warnings.simplefilter("ignore")
    pgx_games = _pgx()
    versions = [peer.VERSION for peer in (ours, pettingzoo_classic, pgx_games) if peer is not None]
    peer, *others = _rows(pgx_games)
    rows = [row for row in others if asked.only in f"{row.through} {row.game}"]
    load = os.getloadavg()[0]
    rounds = [[_speed(row, asked.seconds) for row in (peer, *rows)] for _ in range(asked.rounds)]
    print(f"{', '.join(versions)}; load average {load:.1f} to {os.getloadavg()[0]:.1f}")
    print(f"{asked.rounds} rounds of {asked.seconds:g} s of processor time each\n")
    print(f"{'through':<26}{'game':<20}{'steps/s':>12}{'connect_four = 1':>18}{'least':>8}{'greatest':>10}")
    for number, row in enumerate((peer, *rows)):
        speeds = [speed[number] for speed in rounds]
        ratios = sorted(speed[number] / speed[0] for speed in rounds)
        print(
            f"{row.through:<26}{row.game:<20}{statistics.median(speeds):>12,.0f}"
            f"{statistics.median(ratios):>18.2f}{ratios[0]:>8.2f}{ratios[-1]:>10.2f}"
        )


def _pgx() -> ModuleType | None:
    """None where it is not installed."""
    try:
        return importlib.import_module("contestants.pgx_games")
    except ImportError:
        return None


def _rows(pgx_games: ModuleType | None) -> Iterator[Row]:
    """The peer first."""
    yield next(
        Row("PettingZoo", peer.game, peer.play)
        for peer in pettingzoo_classic.contestants()
        if peer.game.startswith("connect_four")
    )
    found = list(ours.contestants())
    yield from (Row("PettingZoo", one.game, one.play) for one in found if one.kind == "environment")
    for game_id in game_ids():
        for bot in ("random", GOOD_BOTS[game_id]):
            yield Row(f"Gymnasium, {bot}", game_id, partial(_against, game_id, bot))
        yield Row("Gymnasium, random, masks", game_id, partial(_against, game_id, "random", asks=True))
    for one in found:
        if one.kind == "arrays" and one.game.endswith(", env"):
            yield Row("side by side", one.game.removesuffix(", env"), one.play)
    if pgx_games is not None:
        yield from (Row("pgx, side by side", one.game, one.play) for one in pgx_games.contestants())


def _speed(row: Row, seconds: float) -> float:
    spent = row.play(seconds)
    return spent.steps / spent.seconds


def _against(game_id: str, bot: str, seconds: float, *, asks: bool = False) -> Spent:
    """Whole games against a bot, legal actions drawn from the mask."""
    table, rng = WartableEnv(game_id, opponents=bot, max_decisions=ours.LIMIT), random.Random(1)

    def one() -> int:
        observation, _ = table.reset(seed=rng.getrandbits(30))
        steps, is_done = 0, False
        while not is_done:
            legal = np.flatnonzero(table.action_masks() if asks else observation["action_mask"])
            action = int(legal[int(rng.random() * len(legal))])
            observation, _, is_over, is_cut_short, _ = table.step(np.int64(action))
            is_done, steps = is_over or is_cut_short, steps + 1
        return steps

    return timed(one, seconds)


if __name__ == "__main__":
    main()
