"""OpenSpiel: its games in C++, by its own loop and called from Python; one of its games in Python; ours inside it."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from functools import partial
from importlib.metadata import version
from typing import Any

import pyspiel
from open_spiel.python import games as python_games

import wartable.research.openspiel
from contestants.contestant import Contestant, Spent, timed

__all__ = ["VERSION", "contestants"]

VERSION = f"open_spiel {version('open_spiel')}"
LIMIT = 2_000
COUNTED = 300
assert python_games, "imported to register the games in Python"
assert wartable.research.openspiel


def contestants() -> Iterator[Contestant]:
    for name in ("backgammon", "pig", "liars_dice"):
        yield Contestant("engine", "open_spiel", name, "C++, its own loop", partial(_by_bots, name))
    for name in ("backgammon", "pig", "liars_dice"):
        yield Contestant("engine", "open_spiel", name, "C++ called from Python", partial(_by_hand, name))
    yield Contestant("engine", "open_spiel", "python_liars_poker", "Python", partial(_by_hand, "python_liars_poker"))
    ours = f"wartable_age_of_war(max_decisions={LIMIT})"
    yield Contestant("engine", "wartable in open_spiel", "age-of-war", "Python", partial(_by_hand, ours))


def _by_bots(name: str, seconds: float) -> Spent:
    """Random bots in C++; Python only starts the games. Decisions are counted beforehand: counting takes longer."""
    game, seeds = pyspiel.load_game(name), itertools.count()
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]

    def one() -> Any:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, next(seeds))
        return state

    decisions = sum(event.player >= 0 for _ in range(COUNTED) for event in one().full_history()) / COUNTED
    spent = timed(lambda: one() is not None, seconds)
    return Spent(round(spent.steps * decisions), spent.seconds)


def _by_hand(name: str, seconds: float) -> Spent:
    """The loop that most studies in Python have."""
    game, rng = pyspiel.load_game(name), random.Random(1)
    return timed(lambda: _walk(game.new_initial_state(), rng), seconds)


def _walk(state: Any, rng: random.Random) -> int:
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(pyspiel.sample_action(state.chance_outcomes(), rng.random())[0])
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            decisions += 1
    return decisions
