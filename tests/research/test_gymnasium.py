"""The Gymnasium environments pass Gymnasium's own checks, and keep their promises."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tests.parts import WITH_ENCODING
from wartable import IllegalAction, WartableError
from wartable.core.errors import BadOptions, NeedsExtra, UnknownBot
from wartable.research.gymnasium import WartableEnv, environment_id

each_game = pytest.mark.parametrize("game", WITH_ENCODING)


def make(game: str, **kwargs: Any) -> WartableEnv:
    table = gymnasium.make(environment_id(game), disable_env_checker=True, **kwargs).unwrapped
    assert isinstance(table, WartableEnv)
    return table


def play(table: WartableEnv, seed: int, decisions: int, *, is_new: bool = True) -> list[tuple[int, float, bool, bool]]:
    """Random decisions of the learner: action, reward, terminated, truncated."""
    rng = np.random.default_rng(seed)
    if is_new:
        table.reset(seed=seed)
    story = []
    for _ in range(decisions):
        action = rng.choice(np.flatnonzero(table.action_masks()))
        _, reward, terminated, truncated, _ = table.step(action)
        story.append((int(action), reward, terminated, truncated))
        if terminated or truncated:
            break
    return story


@pytest.mark.slow
@each_game
@pytest.mark.parametrize("opponents", ["random", "best"])
def test_gymnasium_finds_nothing_wrong(game: str, opponents: str) -> None:
    best = {"age-of-war": "greedy", "epic-dice-battles": "warlord", "board-of-war": "regent"}
    bot = best[game] if opponents == "best" else opponents
    table = make(game, opponents=bot, max_decisions=2_000, render_mode="ansi")
    table.action_space.seed(1)
    check_env(table)


def test_the_usual_make_works() -> None:
    table = gymnasium.make("wartable/AgeOfWar-v0", players=3, opponents=["greedy", "random"], seat=1)
    observation, info = table.reset(seed=5)
    assert 1 == info["seat"]
    table.action_space.seed(1)
    action = table.action_space.sample(observation["action_mask"])
    observation, reward, terminated, truncated, _ = table.step(action)
    assert (0.0, False, False) == (reward, terminated, truncated)
    assert observation in table.observation_space


@pytest.mark.slow
def test_a_name_alone_is_enough() -> None:
    """In a process that has not imported Wartable: as settings files of learners want it."""
    program = """
import gymnasium
table = gymnasium.make("wartable.research.gymnasium:wartable/AgeOfWar-v0")
print(table.reset(seed=1)[0]["observation"].shape)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert "(87,)" == done.stdout.strip()


def test_several_tables_at_once() -> None:
    tables = gymnasium.make_vec("wartable/AgeOfWar-v0", num_envs=3, vectorization_mode="sync")
    observations, _ = tables.reset(seed=1)
    actions = np.array([np.flatnonzero(mask)[0] for mask in observations["action_mask"]])
    observations, rewards, *_ = tables.step(actions)
    assert (3,) == rewards.shape
    assert 3 == len(observations["observation"])


@pytest.mark.slow
@each_game
def test_the_same_seed_plays_the_same_match(game: str) -> None:
    assert play(make(game), 3, 80) == play(make(game), 3, 80)
    assert play(make(game), 3, 80) != play(make(game), 4, 80)


@each_game
def test_a_table_pickled_in_mid_game_goes_on_as_it_would_have(game: str) -> None:
    table = make(game)
    play(table, 3, 20)
    other = pickle.loads(pickle.dumps(table))
    assert play(table, 9, 60, is_new=False) == play(other, 9, 60, is_new=False)


def test_a_finished_match_pays_the_learner() -> None:
    table = make("age-of-war")
    story = play(table, 1, 100_000)
    result = table.episode.match.result
    assert result is not None
    assert (1.0 if 0 in result.winners else -1.0, True, False) == story[-1][1:]
    assert {0.0} == {reward for _, reward, *_ in story[:-1]}


def test_a_match_that_reaches_the_limit_is_truncated() -> None:
    assert (0.0, False, True) == play(make("board-of-war", max_decisions=30), 1, 100)[-1][1:]


def test_a_seat_can_be_drawn_for_every_match() -> None:
    table = make("age-of-war", players=4, seat=None)
    assert set(range(4)) == {table.reset(seed=seed)[1]["seat"] for seed in range(30)}


def test_an_illegal_action_loses_or_is_refused() -> None:
    table = make("age-of-war", players=3)
    table.reset(seed=1)
    illegal = np.flatnonzero(~table.action_masks())[0]
    _, reward, terminated, truncated, info = table.step(illegal)
    assert (-0.5, True, False, True) == (reward, terminated, truncated, info["illegal"])
    strict = make("age-of-war", players=3, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalAction, match="AW-"):
        strict.step(illegal)


def test_mistakes_are_named() -> None:
    with pytest.raises(BadOptions, match="2 opponents do not fill 1 seats"):
        make("age-of-war", opponents=["random", "random"])
    with pytest.raises(BadOptions, match="no seat 2; the seats are 0 to 1"):
        make("age-of-war", seat=2)
    with pytest.raises(BadOptions, match="'ignore'"):
        make("age-of-war", illegal="ignore")
    with pytest.raises(BadOptions, match="at least 1, not 0"):
        make("age-of-war", max_decisions=0)
    with pytest.raises(UnknownBot, match="nobody"):
        make("age-of-war", opponents="nobody")
    with pytest.raises(WartableError, match="reset"):
        make("age-of-war").action_masks()
    short = make("age-of-war", max_decisions=1)
    play(short, 1, 1)
    with pytest.raises(WartableError, match="over: call reset"):
        short.step(0)


def test_the_public_log_is_rendered() -> None:
    table = make("board-of-war", render_mode="ansi")
    play(table, 1, 10)
    words = table.render()
    assert words is not None
    assert len(words.splitlines()) > 10
    assert make("board-of-war").render() is None


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    monkeypatch.delitem(sys.modules, "wartable.research.gymnasium")
    with pytest.raises(NeedsExtra, match=r"wartable\[gymnasium\]"):
        __import__("wartable.research.gymnasium")


@each_game
def test_shaped_rewards_pay_the_change_in_prospects_and_come_to_the_same_end(game: str) -> None:
    plain = play(make(game, max_decisions=4_000), 5, 2_000)
    table = make(game, max_decisions=4_000, shaped_rewards=True)
    table.reset(seed=5)
    first = table.episode.prospects()[0]
    shaped = play(table, 5, 2_000)
    assert [action for action, *_ in plain] == [action for action, *_ in shaped]
    assert {0.0} == {reward for _, reward, *_ in plain[:-1]}, "off unless asked for"
    assert any(reward for _, reward, *_ in shaped[:-1])
    last = table.episode.prospects()[0]
    assert last - first == pytest.approx(sum(reward for _, reward, *_ in shaped))
    if plain[-1][2]:
        assert plain[-1][1] == last


@each_game
def test_an_illegal_action_costs_what_the_prospects_were_worth(game: str) -> None:
    table = make(game, shaped_rewards=True)
    table.reset(seed=5)
    before = table.episode.prospects()[0]
    *_, reward, terminated, _, info = table.step(np.flatnonzero(~table.action_masks())[0])
    assert (True, True) == (terminated, info["illegal"])
    assert -1.0 == pytest.approx(reward + before)


@each_game
def test_prospects_are_told_from_what_the_seat_sees(game: str) -> None:
    """Dealt anew, what is hidden does not change them: a reward tells no secret."""
    table = make(game)
    play(table, 7, 120)
    setup, match = table.setup, table.episode.match
    for seat in range(setup.players):
        view = match.observe(seat)
        other = setup.rules.redeal(view, random.Random(1))
        told = setup.game.prospects(setup.rules, view)
        assert told is not None
        assert 1.0 == pytest.approx(sum(told))
        assert told == setup.game.prospects(setup.rules, setup.rules.observe(other, seat))
