"""Wartable: the readable engine, its environments, and the batch engine of Age of War."""

from __future__ import annotations

import itertools
import random
import time
from collections.abc import Iterator
from functools import partial

import wartable
from contestants.aec import play_at_random
from contestants.contestant import Contestant, Spent, timed
from wartable.core.library import game_ids

__all__ = ["VERSION", "contestants"]

VERSION = f"wartable {wartable.__version__}"
LIMIT = 2_000
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
