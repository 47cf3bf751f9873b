"""PettingZoo's classic board and card games, played through the AEC interface."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from importlib.metadata import version
from types import ModuleType

import numpy as np
from pettingzoo.classic import connect_four_v3, leduc_holdem_v4, tictactoe_v3

from contestants.contestant import Contestant, Spent, timed

__all__ = ["VERSION", "contestants"]

VERSION = f"pettingzoo {version('pettingzoo')}"


def contestants() -> Iterator[Contestant]:
    for module in (connect_four_v3, tictactoe_v3, leduc_holdem_v4):
        name = module.__name__.rpartition(".")[2]
        made_of = "Python (rlcard)" if module is leduc_holdem_v4 else "Python"
        yield Contestant("environment", "pettingzoo", name, made_of, partial(_play, module))


def _play(module: ModuleType, seconds: float) -> Spent:
    table, rng = module.raw_env(), random.Random(1)

    def one() -> int:
        table.reset(seed=rng.getrandbits(30))
        steps = 0
        while not any(table.terminations.values()) and not any(table.truncations.values()):
            observation, *_ = table.last()
            legal = np.flatnonzero(observation["action_mask"])
            table.step(int(legal[int(rng.random() * len(legal))]))
            steps += 1
        return steps

    return timed(one, seconds)
