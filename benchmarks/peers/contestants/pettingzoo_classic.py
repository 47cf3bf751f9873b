"""PettingZoo's classic board and card games, played through the AEC interface."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from importlib.metadata import version
from types import ModuleType

from pettingzoo.classic import connect_four_v3, leduc_holdem_v4, tictactoe_v3

from contestants.aec import play_at_random
from contestants.contestant import Contestant, Spent

__all__ = ["VERSION", "contestants"]

VERSION = f"pettingzoo {version('pettingzoo')}"


def contestants() -> Iterator[Contestant]:
    for module in (connect_four_v3, tictactoe_v3, leduc_holdem_v4):
        name = module.__name__.rpartition(".")[2]
        made_of = "Python (rlcard)" if module is leduc_holdem_v4 else "Python"
        yield Contestant("environment", "pettingzoo", name, made_of, partial(_play, module))


def _play(module: ModuleType, seconds: float) -> Spent:
    return play_at_random(module.raw_env(), seconds)
