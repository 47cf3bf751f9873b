"""The PettingZoo environments pass PettingZoo's own tests, and keep their promises."""

from __future__ import annotations

import copy
import pickle
import random
import sys
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from wartable import IllegalAction, Match, WartableError, get_game
from wartable.core.errors import NeedsExtra
from wartable.research.pettingzoo import WartableAEC, env

TABLES = [("age-of-war", 2), ("age-of-war", 6), ("epic-dice-battles", 2), ("epic-dice-battles", 5)]
TABLES += [("board-of-war", 2), ("board-of-war", 4)]

each_table = pytest.mark.parametrize(("game", "players"), TABLES)
as_in_the_classic_games = [
    # PettingZoo knows its own environments with masks by name, and warns of others.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    # Who has finished has no action left.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def choose(rng: random.Random, observation: dict[str, Any]) -> int:
    return int(rng.choice(np.flatnonzero(observation["action_mask"])))


def play(table: WartableAEC, rng: random.Random, decisions: int) -> list[tuple[str, int, float]]:
    """Random decisions; who decided what with which reward so far."""
    story = []
    for agent in table.agent_iter(decisions):
        observation, reward, terminated, truncated, _ = table.last()
        action = None if terminated or truncated else choose(rng, observation)
        story.append((agent, -1 if action is None else action, reward))
        table.step(action)
    return story


def seeded(game: str, players: int = 2, *, max_decisions: int) -> WartableAEC:
    """A table whose dice, also those of every further match, and whose sampled actions are always the same."""
    table = env(game, players, max_decisions=max_decisions)
    table.reset(seed=1)
    for agent in table.possible_agents:
        table.action_space(agent).seed(1)
    return table


class TestByPettingZoo:
    """What PettingZoo itself asks of an environment."""

    pytestmark = as_in_the_classic_games

    @each_table
    def test_api(self, game: str, players: int) -> None:
        api_test(seeded(game, players, max_decisions=300), num_cycles=200)

    @each_table
    def test_seeds(self, game: str, players: int) -> None:
        seed_test(lambda: env(game, players), num_cycles=100)


@each_table
def test_a_table_pickled_in_mid_game_goes_on_as_it_would_have(game: str, players: int) -> None:
    table = env(game, players)
    table.reset(seed=3)
    play(table, random.Random(1), 60)
    copies = [pickle.loads(pickle.dumps(table)), copy.deepcopy(table)]
    story = play(table, random.Random(2), 100)
    for other in copies:
        assert story == play(other, random.Random(2), 100)
        other.reset()
    assert copies[0].episode.match.observe(0) == copies[1].episode.match.observe(0), "the next seeds are the same too"


def test_the_rewards_of_a_finished_match_are_the_utilities_of_its_result() -> None:
    table = env("age-of-war", 3)
    table.reset(seed=1)
    play(table, random.Random(1), 100_000)
    assert [] == table.agents
    table.reset(seed=1)
    story = play(table, random.Random(1), 100_000)
    result = table.episode.match.result
    assert result is not None
    last = {agent: reward for agent, action, reward in story if action == -1}
    assert {f"player_{seat}": 1.0 if seat in result.winners else -0.5 for seat in range(3)} == last


def test_a_match_that_reaches_the_limit_is_truncated_and_nobody_wins() -> None:
    table = env("board-of-war", 3, max_decisions=10)
    table.reset(seed=1)
    story = play(table, random.Random(1), 10)
    assert all(table.truncations.values())
    assert not any(table.terminations.values())
    assert {0.0} == {reward for *_, reward in story} | set(table.rewards.values())


def test_a_seed_rolls_the_dice_of_a_match_with_that_seed() -> None:
    table = env("age-of-war")
    table.reset(seed=7)
    match = Match.new(get_game("age-of-war"), players=2, seed=7)
    assert match.observe(0) == table.episode.match.observe(0)


def test_only_the_one_to_act_has_a_mask() -> None:
    table = env("epic-dice-battles", 3)
    table.reset(seed=2)
    for agent in table.agents:
        assert (agent == table.agent_selection) == table.observe(agent)["action_mask"].any()


def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing() -> None:
    table = env("age-of-war")
    table.reset(seed=1)
    observation, *_ = table.last()
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction, match="AW-"):
        table.step(illegal)
    assert np.array_equal(observation["observation"], table.last()[0]["observation"])
    with pytest.raises(WartableError, match="there is no action 9999"):
        table.step(9999)
    with pytest.raises(WartableError, match="None is no action"):
        table.step(None)


def test_a_table_without_a_match_says_so() -> None:
    with pytest.raises(WartableError, match="reset"):
        env("age-of-war").observe("player_0")


def test_options_and_variants_change_the_table() -> None:
    small, usual = env("board-of-war", options={"board": 8}), env("board-of-war")
    assert small.action_space("player_0").n < usual.action_space("player_0").n
    seven, nine = env("age-of-war"), env("age-of-war", options={"variant": "dice = 9"})
    nine.reset(seed=1)
    assert 9 == nine.episode.match.observe(0).dice
    assert seven.action_space("player_0") == nine.action_space("player_0")


def test_the_public_log_is_rendered_without_secrets() -> None:
    table = env("board-of-war", render_mode="ansi")
    table.reset(seed=1)
    play(table, random.Random(1), 30)
    words = table.render()
    assert words is not None
    assert len(words.splitlines()) > 10
    assert env("board-of-war").render_mode is None


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "wartable.research.pettingzoo")
    with pytest.raises(NeedsExtra, match=r"wartable\[pettingzoo\]"):
        __import__("wartable.research.pettingzoo")


@pytest.mark.parametrize("game", ["age-of-war", "epic-dice-battles", "board-of-war"])
def test_shaped_rewards_pay_everybody_the_change_in_their_prospects(game: str) -> None:
    table = env(game, players=3, max_decisions=120, shaped_rewards=True)
    table.reset(seed=3)
    first = table.episode.prospects()
    paid = dict.fromkeys(table.possible_agents, 0.0)
    rng = np.random.default_rng(3)
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, _ = table.last()
        paid[agent] += reward
        over = terminated or truncated
        table.step(None if over else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    changes = [last - begun for last, begun in zip(table.episode.prospects(), first, strict=True)]
    assert changes == pytest.approx(list(paid.values()))
    assert any(changes)
