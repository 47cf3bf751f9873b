"""The loop of PettingZoo's AEC interface, the same for their games and for ours."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from contestants.contestant import Spent, timed

__all__ = ["play_at_random"]


def play_at_random(table: Any, seconds: float) -> Spent:
    """Whole games of legal actions drawn from the mask."""
    rng = random.Random(1)

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
