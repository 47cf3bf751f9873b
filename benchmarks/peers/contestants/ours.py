"""Wartable: the readable engine, its environments, single and side by side, and the batch engine of Age of War."""

from __future__ import annotations

import itertools
import random
import time
from collections.abc import Callable, Iterator
from functools import partial

import numpy as np
import numpy.typing as npt

import wartable
from contestants.aec import play_at_random
from contestants.contestant import Contestant, Spent, timed
from wartable.core.library import game_ids

__all__ = ["VERSION", "contestants"]

VERSION = f"wartable {wartable.__version__}"
LIMIT = 2_000
TABLES = {"age-of-war": 4096, "board-of-war": 256, "epic-dice-battles": 256}
"""At once in a batched environment."""
GAMES_ON_A_CORE = 2_000
GAMES_ON_A_CARD = 2_000_000


def contestants() -> Iterator[Contestant]:
    for game_id in game_ids():
        yield Contestant("engine", "wartable", game_id, "Python", partial(_engine, game_id))
    for game_id in game_ids():
        yield Contestant("environment", "wartable", game_id, "Python", partial(_environment, game_id))
    yield from _batches()


def _engine(game_id: str, seconds: float) -> Spent:
    game, rng, seeds = wartable.get_game(game_id), random.Random(1), itertools.count()

    def one() -> int:
        match = wartable.Match.new(game, 2, seed=next(seeds), keep_log=False)
        for decisions in range(LIMIT):
            actions = match.legal_actions()
            if not actions:
                return decisions
            match.play(actions[int(rng.random() * len(actions))])
        return LIMIT

    return timed(one, seconds)


def _environment(game_id: str, seconds: float) -> Spent:
    from wartable.research.pettingzoo import env

    return play_at_random(env(game_id, max_decisions=LIMIT), seconds)


def _batches() -> Iterator[Contestant]:
    try:
        from wartable.research.vector import vector_env
    except ImportError:
        return
    for game_id in game_ids():
        if type(vector_env(game_id, 2)).__name__ == "WartableVectorEnv":
            yield Contestant("arrays", "wartable", f"{game_id}, env", "numba", partial(_vector, game_id))
    try:
        from wartable.games.age_of_war.batch.run import engine
        from wartable.games.age_of_war.components import standard_components
        from wartable.games.age_of_war.solver.device import Device, NoSuchDevice
    except ImportError:
        return
    for device, where, made_of in ((Device.CPU, "one core", "numba"), (Device.GPU, "graphics card", "Triton")):
        try:
            engine(standard_components(), 2, device)
        except NoSuchDevice:
            continue
        yield Contestant("arrays", "wartable", "age-of-war", made_of, partial(_batch, device), where)


def _vector(game_id: str, seconds: float) -> Spent:
    """Every decision of every seat, with observations and masks: what a step through PettingZoo is."""
    from wartable.research.vector import vector_env

    tables = vector_env(game_id, TABLES[game_id], seat="all", max_decisions=LIMIT, copy=False)
    masks = tables.reset(seed=1)[0]["action_mask"]
    rng, choose = np.random.default_rng(1), _compiled_choice()

    def one() -> int:
        tables.step(choose(masks, rng.random(len(masks))))
        return len(masks)

    return timed(one, seconds)


def _compiled_choice() -> Callable[[npt.NDArray[np.int8], npt.NDArray[np.float64]], npt.NDArray[np.int64]]:
    """Any legal action at every table, by a random number; action 0 where there is none."""
    from numba import njit

    @njit()
    def choose(masks: npt.NDArray[np.int8], fractions: npt.NDArray[np.float64]) -> npt.NDArray[np.int64]:
        actions = np.zeros(len(masks), np.int64)
        for table in range(len(masks)):
            legal = 0
            for action in range(masks.shape[1]):
                legal += masks[table, action]
            left, first = int(fractions[table] * legal), 0
            # Eight at a time, as long as it is none of them.
            for block in range(0, masks.shape[1] - 8, 8):
                many = 0
                for action in range(block, block + 8):
                    many += masks[table, action]
                if left < many:
                    break
                left, first = left - many, block + 8
            for action in range(first, masks.shape[1]):
                left -= masks[table, action]
                if left < 0:
                    actions[table] = action
                    break
        return actions

    chosen: Callable[..., npt.NDArray[np.int64]] = choose
    return chosen


def _batch(device: str, seconds: float) -> Spent:
    from wartable.games.age_of_war.batch.run import play
    from wartable.games.age_of_war.solver.device import Device

    seeds = itertools.count()
    on_card = Device(device) is Device.GPU
    games = GAMES_ON_A_CARD if on_card else GAMES_ON_A_CORE

    def one() -> int:
        return int(play(["random", "random"], games, seed=next(seeds), device=Device(device)).decisions.sum())

    if not on_card:
        return timed(one, seconds)
    one()
    steps, started = 0, time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        steps += one()
    return Spent(steps, spent)
