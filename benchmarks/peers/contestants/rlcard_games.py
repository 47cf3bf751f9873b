"""RLCard: card games with an observation at every step."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from importlib.metadata import version

import rlcard

from contestants.contestant import Contestant, Spent, timed

__all__ = ["VERSION", "contestants"]

VERSION = f"rlcard {version('rlcard')}"


def contestants() -> Iterator[Contestant]:
    for name in ("leduc-holdem", "uno", "limit-holdem"):
        yield Contestant("environment", "rlcard", name, "Python", partial(_play, name))


def _play(name: str, seconds: float) -> Spent:
    table, rng = rlcard.make(name, config={"seed": 1}), random.Random(1)

    def one() -> int:
        state, _ = table.reset()
        steps = 0
        while not table.is_over():
            legal = list(state["legal_actions"])
            state, _ = table.step(legal[int(rng.random() * len(legal))])
            steps += 1
        return steps

    return timed(one, seconds)
