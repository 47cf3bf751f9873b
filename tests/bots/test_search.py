"""Information-set search, with the plainest guide there is."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from tests.games.age_of_war.positions import GAME, RULES, position
from wartable import run
from wartable.bots.random import RandomBot
from wartable.bots.search import SearchBot
from wartable.core.bot import unhurried
from wartable.core.game import AnyRules
from wartable.games.age_of_war.actions import Fill


class Plain:
    """Any move, and points as the judgment."""

    def policy(self, rules: AnyRules, state: Any, legal_actions: tuple[Any, ...], rng: random.Random) -> Any:
        return rng.choice(legal_actions)

    def candidates(self, rules: AnyRules, state: Any, legal_actions: tuple[Any, ...]) -> tuple[Any, ...]:
        return legal_actions

    def evaluate(self, rules: AnyRules, state: Any) -> tuple[float, ...]:
        points = [standing.points + 1 for standing in rules.observe(state, None).standings]
        return tuple(point / sum(points) for point in points)

    def stage(self, rules: AnyRules, state: Any) -> int:
        return sum(owner is not None for owner in state.owners)

    def occasion(self, rules: AnyRules, state: Any) -> tuple[int, ...]:
        return (self.stage(rules, state), state.dice)


class Road:
    """The plainest game: on by one step or by two, for ever. It counts the steps."""

    players = 1

    def __init__(self) -> None:
        self.steps = 0

    def to_act(self, _state: int) -> int:
        return 0

    def legal_actions(self, _state: int) -> tuple[int, ...]:
        return (1, 2)

    def apply(self, state: int, action: int) -> int:
        self.steps += 1
        return state + action

    def redeal(self, observation: int, _rng: random.Random) -> int:
        return observation

    def result(self, _state: int) -> None:
        return None


class Walker(Plain):
    """Always one step on, and every step is a stage."""

    def policy(self, rules: AnyRules, state: Any, legal_actions: tuple[Any, ...], rng: random.Random) -> Any:
        return legal_actions[0]

    def evaluate(self, rules: AnyRules, state: Any) -> tuple[float, ...]:
        return (1.0,)

    def stage(self, rules: AnyRules, state: Any) -> int:
        return int(state)


def searcher(simulations: int = 60) -> SearchBot:
    return SearchBot(Plain(), simulations=simulations, seconds=60, horizon=1)


def test_a_single_choice_needs_no_search() -> None:
    state = position(roll="1")
    rules = RULES[2]
    bot = SearchBot(Plain(), simulations=0)
    assert rules.legal_actions(state)[0] == bot.choose(
        rules, rules.observe(state, 0), rules.legal_actions(state), random.Random()
    )


def test_search_takes_a_castle_that_is_ready() -> None:
    state = position(roll="CAA", on="gifu", lines="0:D 1:A")
    rules = RULES[2]
    actions = rules.legal_actions(state)
    assert Fill("gifu", 2) == searcher().choose(rules, rules.observe(state, 0), actions, random.Random(1))


def test_search_compares_candidates_in_the_same_worlds_and_drops_the_worse_half() -> None:
    state = position(roll="1123ACD")
    rules = RULES[2]
    actions = rules.legal_actions(state)[:8]
    root = searcher(240).search(rules, rules.observe(state, 0), actions, random.Random(1))
    visits = [root.children[action].visits for action in actions]
    assert set(actions) == set(root.children)
    assert root.visits == sum(visits)
    assert 10 == min(visits)
    assert max(visits) == visits[0] > 10
    assert all(child.visits == len(child.samples) for child in root.children.values())


def test_the_guides_choice_stands_unless_another_is_clearly_better() -> None:
    state = position(roll="CAA", on="gifu", lines="0:D 1:A")
    rules = RULES[2]
    actions = rules.legal_actions(state)
    stubborn = SearchBot(Plain(), simulations=40, seconds=60, horizon=1, doubt=1e9)
    favourite = Plain().policy(rules, state, actions, random.Random(3))
    assert favourite == stubborn.choose(rules, rules.observe(state, 0), actions, random.Random(3))


def test_search_stops_when_its_time_is_up() -> None:
    state = position(roll="1123ACD")
    rules = RULES[2]
    bot = SearchBot(Plain(), simulations=10_000_000, seconds=0.0)
    view, actions = rules.observe(state, 0), rules.legal_actions(state)
    assert 0 == bot.search(rules, view, actions, random.Random(1)).visits
    assert Plain().policy(rules, state, actions, random.Random(1)) == bot.choose(rules, view, actions, random.Random(1))


def test_a_walk_down_a_deep_tree_is_broken_off_when_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock shows the steps: after the last one that there is time for, at most one more is made."""
    for time_left in range(200, 240):
        road: Any = Road()
        monkeypatch.setattr(time, "monotonic", lambda road=road: float(road.steps))
        bot = SearchBot(Walker(), simulations=10_000, seconds=time_left, horizon=1, widening=0.0)
        bot.search(road, 0, (1, 2), random.Random(1))
        assert time_left + 1 == road.steps


def test_the_same_generator_gives_the_same_choice() -> None:
    state = position(roll="1123ACD")
    rules = RULES[2]
    choices = {
        searcher().choose(rules, rules.observe(state, 0), rules.legal_actions(state), random.Random(5))
        for _ in range(3)
    }
    assert 1 == len(choices)


@pytest.mark.slow
def test_search_beats_random_play() -> None:
    wins = 0
    for seed in range(4):
        mine = seed % 2
        bots: list[Any] = ["random", "random"]
        bots[mine] = searcher(24)
        # Half of the castles are held: what is left of a game takes a fifth of it.
        match = run(GAME, bots, seed=seed, options={"position": "01-01-01-01-01 0 *7"})
        assert match.result is not None
        wins += mine in match.result.winners
    assert wins >= 3


def test_without_its_clock_it_plays_the_same_on_any_machine() -> None:
    """A bot in a hurry has no time for even one future; unhurried it looks as often as it was told."""
    state = position(roll="1123ACD")
    rules = RULES[2]
    view, actions = rules.observe(state, 0), rules.legal_actions(state)[:4]
    hurried = SearchBot(Plain(), simulations=80, seconds=0, horizon=1)
    assert 0 == hurried.search(rules, view, actions, random.Random(1)).visits
    calm, patient = unhurried(hurried), searcher(80)
    assert isinstance(calm, SearchBot)
    roots = [bot.search(rules, view, actions, random.Random(1)) for bot in (calm, patient)]
    assert roots[0].visits == roots[1].visits > 1
    assert unhurried(RandomBot()).name == "random"
