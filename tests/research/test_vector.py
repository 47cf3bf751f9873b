"""Tables on arrays play, step by step, what the single environments play."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv

from wartable.core.errors import BadOptions, WartableError
from wartable.research.pettingzoo import env as table_of_all
from wartable.research.setup import NoSuchAction
from wartable.research.vector import NotAllowed, WartableVectorEnv, vector_env

AGE_OF_WAR = "wartable/AgeOfWar-v0"
BOARD_OF_WAR = "wartable/BoardOfWar-v0"
EPIC_DICE_BATTLES = "wartable/EpicDiceBattles-v0"
COMPILED = pytest.mark.slow
"""The compiler takes its time for Board of War and Epic Dice Battles."""
NINE_DICE = {"variant": "dice = 9"}


def on_arrays(name: str, count: int, **kwargs: Any) -> WartableVectorEnv:
    made = gymnasium.make_vec(name, num_envs=count, **kwargs)
    assert isinstance(made, WartableVectorEnv)
    return made


def chosen(rng: np.random.Generator, masks: npt.NDArray[np.int8]) -> npt.NDArray[np.int64]:
    """A legal action at every table; 0 where there is none."""
    return np.array([rng.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks])


def assert_equal(expected: Any, got: Any, where: str = "") -> None:
    if isinstance(expected, dict):
        assert expected.keys() == got.keys(), where
        for name in expected:
            assert_equal(expected[name], got[name], f"{where}/{name}")
    elif isinstance(expected, np.ndarray) and expected.dtype == object:
        for table, (one, other) in enumerate(zip(expected, got, strict=True)):
            assert_equal(one, other, f"{where}/{table}")
    else:
        np.testing.assert_array_equal(expected, got, where)


def assert_same_play(single: VectorEnv[Any, Any, Any], many: WartableVectorEnv, steps: int, seed: int) -> int:
    """Both take the same decisions, some of them illegal; how many matches ended."""
    rng, ended = np.random.default_rng(seed), 0
    expected: Any = single.reset(seed=seed)
    got: Any = many.reset(seed=seed)
    assert_equal(expected[0], got[0], "reset")
    assert_equal(expected[1], got[1], "reset")
    for step in range(steps):
        actions = chosen(rng, got[0]["action_mask"])
        if step % 100 == 99:
            actions[0] = rng.integers(many.setup.encoding.action_count)
        expected, got = single.step(actions), many.step(actions)
        for part, (one, other) in enumerate(zip(expected, got, strict=True)):
            if part < 4:
                assert_equal(one, other, f"step {step}, part {part}")
        assert_equal(expected[4]["seat"], got[4]["seat"])
        assert_equal(expected[4].get("illegal"), got[4].get("illegal"))
        assert_equal(expected[4].get("final_obs"), got[4].get("final_obs"), f"step {step}")
        ended += int((got[2] | got[3]).sum())
    return ended


@pytest.mark.parametrize(
    ("setup", "mode"),
    [
        ({}, AutoresetMode.NEXT_STEP),
        ({"players": 3, "seat": None, "opponents": "greedy", "max_decisions": 150}, AutoresetMode.SAME_STEP),
        ({"players": 6, "seat": 5, "max_decisions": 101}, AutoresetMode.NEXT_STEP),
        ({"opponents": ["greedy"], "options": NINE_DICE}, AutoresetMode.NEXT_STEP),
    ],
    ids=["two", "three", "six", "variant"],
)
def test_age_of_war_as_the_single_environments_play_it(setup: dict[str, Any], mode: AutoresetMode) -> None:
    assert_as_single_environments(AGE_OF_WAR, setup, mode)


SMALL_AND_STRANGE = """
[board]
sizes = [9]
centre = 3
start_squares = 3
[deck]
hand = 4
[fighting]
die = 8
[general]
reach = 3
[victory]
gold = 400
"""


@COMPILED
@pytest.mark.parametrize(
    ("setup", "mode"),
    [
        ({}, AutoresetMode.NEXT_STEP),
        ({"players": 3, "seat": None, "opponents": ["regent", "marshal"]}, AutoresetMode.SAME_STEP),
        ({"players": 4, "seat": 2, "opponents": ["random", "mason", "merchant"]}, AutoresetMode.NEXT_STEP),
        ({"players": 4, "seat": None, "options": {"board": 8}, "max_decisions": 250}, AutoresetMode.SAME_STEP),
        ({"players": 3, "options": {"variant": SMALL_AND_STRANGE}}, AutoresetMode.NEXT_STEP),
    ],
    ids=["two", "three", "four", "small", "variant"],
)
def test_board_of_war_as_the_single_environments_play_it(setup: dict[str, Any], mode: AutoresetMode) -> None:
    assert_as_single_environments(BOARD_OF_WAR, setup, mode)


@COMPILED
@pytest.mark.parametrize(
    ("setup", "mode"),
    [
        ({}, AutoresetMode.NEXT_STEP),
        ({"players": 3, "seat": None}, AutoresetMode.SAME_STEP),
        ({"players": 5, "seat": 4, "max_decisions": 700}, AutoresetMode.NEXT_STEP),
        ({"players": 4, "options": {"house_rules": ["owner-may-sally"]}}, AutoresetMode.SAME_STEP),
        ({"players": 2, "options": {"variant": "[economy]\narmies = 6\narmy_dice = 5\n"}}, AutoresetMode.NEXT_STEP),
        ({"opponents": "warlord", "max_decisions": 600}, AutoresetMode.SAME_STEP),
        ({"players": 4, "seat": None, "opponents": ["warlord", "random", "warlord"]}, AutoresetMode.NEXT_STEP),
    ],
    ids=["two", "three", "five", "house rule", "variant", "warlord", "warlords and another"],
)
def test_epic_dice_battles_as_the_single_environments_play_it(setup: dict[str, Any], mode: AutoresetMode) -> None:
    assert_as_single_environments(EPIC_DICE_BATTLES, setup, mode)


def assert_as_single_environments(name: str, setup: dict[str, Any], mode: AutoresetMode) -> None:
    single = gymnasium.make_vec(
        name, num_envs=2, vectorization_mode="sync", vector_kwargs={"autoreset_mode": mode}, compiled=False, **setup
    )
    many = on_arrays(name, 2, autoreset_mode=mode.value, **setup)
    assert assert_same_play(single, many, 300, seed=3) > 0


@pytest.mark.parametrize(
    ("game_id", "name"),
    [
        ("age-of-war", AGE_OF_WAR),
        pytest.param("board-of-war", BOARD_OF_WAR, marks=COMPILED),
        pytest.param("epic-dice-battles", EPIC_DICE_BATTLES, marks=COMPILED),
    ],
)
def test_all_seats_are_those_of_pettingzoo(game_id: str, name: str) -> None:
    table = table_of_all(game_id, 3, compiled=False)
    many = on_arrays(name, 2, players=3, seat="all", opponents="random")
    table.reset(seed=12)
    observations, infos = many.reset(seed=11)
    rng, rewards, steps = np.random.default_rng(1), np.zeros(3), 0
    is_over = False
    while not is_over:
        seen = table.last()[0]
        assert table.agent_selection == f"player_{infos['seat'][1]}"
        assert_equal(seen, {name: array[1] for name, array in observations.items()})
        actions = chosen(rng, observations["action_mask"])
        table.step(actions[1])
        observations, _, terminated, _, infos = many.step(actions)
        is_over, rewards, steps = bool(terminated[1]), infos["rewards"][1], steps + 1
    assert steps > 100
    assert [table.rewards[agent] for agent in table.possible_agents] == rewards.tolist()


def test_pieces_of_several_threads_are_the_same_tables() -> None:
    one, three = on_arrays(AGE_OF_WAR, 7), on_arrays(AGE_OF_WAR, 7, workers=3)
    rng = np.random.default_rng(2)
    seen, _ = one.reset(seed=4)
    assert_equal(seen, three.reset(seed=4)[0])
    for _ in range(100):
        actions = chosen(rng, seen["action_mask"])
        seen = one.step(actions)[0]
        assert_equal(seen, three.step(actions)[0])
    three.close()


@COMPILED
def test_warlords_in_several_threads_play_the_same_matches() -> None:
    one, three = (on_arrays(EPIC_DICE_BATTLES, 7, opponents="warlord", workers=workers) for workers in (1, 3))
    rng = np.random.default_rng(2)
    seen, _ = one.reset(seed=4)
    assert_equal(seen, three.reset(seed=4)[0])
    for _ in range(200):
        actions = chosen(rng, seen["action_mask"])
        seen = one.step(actions)[0]
        assert_equal(seen, three.step(actions)[0])
    three.close()


def test_without_copies_the_arrays_are_written_over() -> None:
    tables = on_arrays(AGE_OF_WAR, 2, copy=False)
    first, _ = tables.reset(seed=1)
    second, *_ = tables.step(chosen(np.random.default_rng(1), first["action_mask"]))
    assert np.shares_memory(first["observation"], second["observation"])
    assert np.shares_memory(tables.action_masks(), second["action_mask"])
    kept = on_arrays(AGE_OF_WAR, 2).reset(seed=1)[0]
    assert not np.shares_memory(kept["observation"], first["observation"])


def test_bots_that_no_engine_knows_sit_at_single_tables() -> None:
    tables = gymnasium.make_vec(AGE_OF_WAR, num_envs=2, opponents="perfect")
    assert isinstance(tables, SyncVectorEnv)
    tables = gymnasium.make_vec(AGE_OF_WAR, num_envs=2, compiled=False)
    assert isinstance(tables, SyncVectorEnv)
    tables = gymnasium.make_vec(EPIC_DICE_BATTLES, num_envs=2, opponents="search")
    assert isinstance(tables, SyncVectorEnv)
    with pytest.raises(BadOptions, match="all seats"):
        vector_env("epic-dice-battles", 2, seat="all", opponents="search")


def test_what_cannot_be_is_refused() -> None:
    tables = on_arrays(AGE_OF_WAR, 2, illegal="raise")
    with pytest.raises(WartableError, match="reset"):
        tables.step(np.zeros(2, np.int64))
    seen, _ = tables.reset(seed=1)
    with pytest.raises(NoSuchAction, match="53"):
        tables.step(np.array([53, 0]))
    with pytest.raises(BadOptions, match="2 tables"):
        tables.step(np.array([52]))
    barred = int(np.flatnonzero(seen["action_mask"][1] == 0)[0])
    with pytest.raises(NotAllowed, match="table 1"):
        tables.step(np.array([52, barred]))
    assert_equal(seen, {"observation": tables._observed()["observation"], "action_mask": seen["action_mask"]})
    with pytest.raises(BadOptions, match="seeds"):
        tables.reset(seed=[1])
    with pytest.raises(BadOptions, match="seat 7"):
        on_arrays(AGE_OF_WAR, 2, seat=7)
    with pytest.raises(BadOptions, match="workers"):
        on_arrays(AGE_OF_WAR, 2, workers=0)


def test_some_tables_are_dealt_anew() -> None:
    tables = on_arrays(AGE_OF_WAR, 3, max_decisions=1, autoreset_mode="Disabled")
    seen, _ = tables.reset(seed=1)
    tables.step(np.full(3, 52))
    with pytest.raises(WartableError, match="is over"):
        tables.step(np.full(3, 52))
    again, _ = tables.reset(seed=1, options={"reset_mask": np.array([True, False, True])})
    assert_equal(seen["observation"][[0, 2]], again["observation"][[0, 2]])
    assert not again["action_mask"][1].any()
