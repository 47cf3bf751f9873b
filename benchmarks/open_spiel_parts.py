"""Where the time of a decision goes when Age of War is played inside OpenSpiel, from Python.

    python benchmarks/open_spiel_parts.py

The same random walk four times, each without the outermost layer of the one before; processor time, medians of five.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

import pyspiel

import wartable.research.openspiel
from wartable.core.game import CHANCE, OVER
from wartable.research.chance import drawn
from wartable.research.tree import TreePosition

assert wartable.research.openspiel
GAME = pyspiel.load_game("wartable_age_of_war(max_decisions=2000)")
LIMIT, ROUNDS = 2_000, 5


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=2_000, help="at least so many a round (default: 2000)")
    decisions = parser.parse_args().decisions
    layers: tuple[tuple[str, Callable[[random.Random], int]], ...] = (
        ("the usual loop, rolls drawn by sample_action", lambda rng: _inside(rng, by_sample_action=True)),
        ("rolls drawn by state.draw", lambda rng: _inside(rng, by_sample_action=False)),
        ("without OpenSpiel: tree positions", _positions),
        ("the rules alone", _rules),
    )
    for name, walk in layers:
        print(f"{name:<48}{_microseconds(walk, decisions):>7.1f} µs a decision")


def _microseconds(walk: Callable[[random.Random], int], least: int) -> float:
    found = []
    for seed in range(ROUNDS):
        rng, decisions, started = random.Random(seed), 0, time.process_time()
        while decisions < least:
            decisions += walk(rng)
        found.append((time.process_time() - started) / decisions * 1e6)
    return statistics.median(found)


def _inside(rng: random.Random, *, by_sample_action: bool) -> int:
    state, decisions = GAME.new_initial_state(), 0
    while not state.is_terminal():
        if not state.is_chance_node():
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            decisions += 1
        elif by_sample_action:
            state.apply_action(pyspiel.sample_action(state.chance_outcomes(), rng.random())[0])
        else:
            state.apply_action(state.draw(rng.random()))
    return decisions


def _positions(rng: random.Random) -> int:
    position: TreePosition = GAME.start
    while position.to_act is not OVER:
        if position.to_act is CHANCE:
            position = position.rolled(drawn(position.distribution, position.told, rng.random()))
        else:
            number = position.catalogue.number
            actions = sorted([number[action] for action in position.legal_actions()])
            position = position.played(actions[int(rng.random() * len(actions))])
    return position.decisions


def _rules(rng: random.Random) -> int:
    rules, decisions = GAME.setup.rules, 0
    state: Any = rules.first_state()
    while decisions < LIMIT and (actor := rules.to_act(state)) is not OVER:
        if actor is CHANCE:
            state = rules.apply(state, rules.chance(state).draw(lambda below: int(rng.random() * below)))
        else:
            actions = rules.legal_actions(state)
            state = rules.apply(state, actions[int(rng.random() * len(actions))])
            decisions += 1
    return decisions


if __name__ == "__main__":
    main()
