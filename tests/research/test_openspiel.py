"""The OpenSpiel games pass OpenSpiel's own tests; its searches play them."""

from __future__ import annotations

import importlib
import pickle
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver
from open_spiel.python.algorithms.sample_some_states import sample_some_states

from wartable.core.errors import NeedsExtra, WrongPlayerCount
from wartable.games.age_of_war.actions import LoseDie
from wartable.games.age_of_war.state import Placed, State
from wartable.registry import game_ids
from wartable.research import openspiel
from wartable.research.openspiel import WartableBot, WartableState
from wartable.research.tree import TreePosition

NAMES = [openspiel.short_name(game_id) for game_id in game_ids()]
TABLES = [f"{name}(players={players},max_decisions=120)" for name in NAMES for players in (2, 3, 4)]

each_table = pytest.mark.parametrize("table", TABLES)
each_name = pytest.mark.parametrize("name", NAMES)


def walk(state: WartableState, seed: int, steps: int) -> WartableState:
    """Random play, chance included."""
    rng = random.Random(seed)
    for _ in range(steps):
        if state.is_terminal():
            break
        if state.is_chance_node():
            numbers, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(numbers, shares)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


def until_decision(state: WartableState, seed: int = 0) -> WartableState:
    while state.is_chance_node():
        walk(state, seed, 1)
    return state


class TestByOpenSpiel:
    """What OpenSpiel itself asks of a game."""

    @each_table
    def test_random_simulations(self, table: str) -> None:
        pyspiel.random_sim_test(pyspiel.load_game(table), num_sims=2, serialize=True, verbose=False)

    @each_name
    def test_random_simulations_to_the_end(self, name: str) -> None:
        pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)

    @pytest.mark.slow
    @each_name
    def test_its_api_test_on_some_states(self, name: str) -> None:
        """In a process of its own: the module looks for its games, flags and tests when imported."""
        program = f"""
import unittest
import wartable.research.openspiel
from open_spiel.integration_tests import api_test
import pyspiel
class Ours(api_test.EnforceAPIOnPartialTreeBase):
    game_name, game = "{name}", pyspiel.load_game("{name}")
tests = unittest.defaultTestLoader.loadTestsFromTestCase(Ours)
result = unittest.TextTestRunner().run(tests)
print(result.testsRun)
raise SystemExit(not result.wasSuccessful())
"""
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
        assert 0 == done.returncode, done.stderr
        assert 5 <= int(done.stdout.split()[-1])

    @pytest.mark.parametrize("table", TABLES[::4])
    def test_a_resampled_state_is_the_same_to_its_player(self, table: str) -> None:
        """As in OpenSpiel's ResampleInfostateTest, which Python cannot call."""
        sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
        game = pyspiel.load_game(table)
        for steps in range(0, 120, 3):
            state = until_decision(walk(game.new_initial_state(), 5, steps))
            for player in range(game.num_players()):
                other = state.resample_from_infostate(player, sampler)
                assert state.information_state_string(player) == other.information_state_string(player)
                assert state.observation_tensor(player) == other.observation_tensor(player)
                assert state.current_player() == other.current_player()
                assert [] == other.history(), "the true history is a secret"
                if state.current_player() == player:
                    assert state.legal_actions() == other.legal_actions()


class TestSearches:
    """OpenSpiel's searches play our games."""

    @each_name
    def test_mcts_in_python(self, name: str) -> None:
        game = pyspiel.load_game(f"{name}(max_decisions=40)")
        rng = np.random.RandomState(1)
        bot = mcts.MCTSBot(game, 1.0, 10, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
        state = game.new_initial_state()
        for _ in range(5):
            until_decision(state)
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)

    @each_name
    def test_mcts_in_cpp(self, name: str) -> None:
        game = pyspiel.load_game(f"{name}(players=3,max_decisions=30)")
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        bots = [pyspiel.MCTSBot(game, evaluator, 1.0, 5, 100, False, 1, False) for _ in range(3)]
        assert 3 == len(pyspiel.evaluate_bots(game.new_initial_state(), bots, 1))

    def test_mcts_takes_a_won_game(self) -> None:
        """The last line of the last castle lies open."""
        game = pyspiel.load_game("wartable_age_of_war")
        castle = game.setup.rules.components.castles[13]
        placed = tuple(Placed(line, ()) for line in range(len(castle.lines) - 1))
        roll = castle.lines[-1].symbols or (3, 3, 3)
        owners = (*(0,) * 13, None)
        won = State(owners, turn=0, dice=len(roll), roll=roll, target=13, placed=placed)
        state = game.new_initial_state()
        state.position = TreePosition(game.setup, won)
        rng = np.random.RandomState(1)
        bot = mcts.MCTSBot(game, 1.0, 8, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
        state.apply_action(bot.step(state))
        assert state.is_terminal()
        assert [1.0, -1.0] == state.returns()

    @pytest.mark.parametrize("name", ["wartable_board_of_war", "wartable_epic_dice_battles"])
    @pytest.mark.parametrize("use_observation_string", [True, False])
    def test_information_set_mcts(self, name: str, use_observation_string: bool) -> None:
        game = pyspiel.load_game(f"{name}(max_decisions=40)")
        rng = np.random.RandomState(1)
        bot = ismcts.ISMCTSBot(
            game,
            mcts.RandomRolloutEvaluator(1, rng),
            uct_c=1.0,
            max_simulations=10,
            random_state=rng,
            use_observation_string=use_observation_string,
        )
        state = game.new_initial_state()
        for _ in range(4):
            until_decision(state)
            state.apply_action(bot.step(state))


class TestRegret:
    """OpenSpiel's sampled CFR walks our trees: as far as the limit lets it."""

    @each_name
    @pytest.mark.parametrize("kind", [ExternalSamplingSolver, OutcomeSamplingSolver])
    def test_in_python(self, name: str, kind: Any) -> None:
        np.random.seed(1)
        solver = kind(pyspiel.load_game(f"{name}(max_decisions=3)"))
        for _ in range(2):
            solver.iteration()
        assert len(solver._infostates) > 2

    @each_name
    @pytest.mark.parametrize("kind", [pyspiel.ExternalSamplingMCCFRSolver, pyspiel.OutcomeSamplingMCCFRSolver])
    def test_in_cpp(self, name: str, kind: Any) -> None:
        game = pyspiel.load_game(f"{name}(max_decisions=3)")
        solver = kind(game, seed=1)
        for _ in range(2):
            solver.run_iteration()
        state = until_decision(game.new_initial_state(), 1)
        shares = solver.average_policy().action_probabilities(state)
        assert set(shares) <= set(state.legal_actions())


@each_name
def test_a_learner_of_openspiel_can_sit_down(name: str) -> None:
    table = rl_environment.Environment(f"{name}(max_decisions=20)")
    step = table.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = table.step([step.observations["legal_actions"][player][0]])
    assert [0.0, 0.0] == step.rewards


@each_name
def test_our_bots_play_in_openspiel(name: str) -> None:
    game = pyspiel.load_game(f"{name}(max_decisions=60)")
    bots = [WartableBot("random", game, seed) for seed in (1, 2)]
    first = pyspiel.evaluate_bots(game.new_initial_state(), bots, 7)
    for bot in bots:
        bot.restart()
    assert first == pyspiel.evaluate_bots(game.new_initial_state(), bots, 7)


@each_table
def test_states_pickle_in_the_middle_of_a_match(table: str) -> None:
    game = pyspiel.load_game(table)
    state = walk(game.new_initial_state(), 3, 90)
    other = pickle.loads(pickle.dumps(state))
    assert str(state) == str(other)
    assert state.history() == other.history()
    for player in range(game.num_players()):
        assert state.information_state_string(player) == other.information_state_string(player)
    assert str(walk(state, 4, 30)) == str(walk(other, 4, 30))


def test_information_states_remember_what_observations_forget() -> None:
    """After a lost die the table looks the same, whatever the dice showed before."""
    states = []
    for roll in (0, 5):
        state = pyspiel.load_game("wartable_age_of_war").new_initial_state()
        state.apply_action(0)
        state.apply_action(roll)
        state.apply_action(state.number_of(LoseDie()))
        state.apply_action(3)
        states.append(state)
    one, other = states
    for player in (0, 1):
        assert one.observation_string(player) == other.observation_string(player)
        assert one.information_state_string(player) != other.information_state_string(player)


def test_what_is_hidden_changes_no_information_state() -> None:
    """The opponent's cards, drawn otherwise, are no news to the first player."""
    game = pyspiel.load_game("wartable_board_of_war")
    told = set()
    hands = set()
    for card in (0, 1, 2):
        state = game.new_initial_state()
        for branch in (0, 0, 0, 0, 1, 2):
            state.apply_action(branch)
        first = state.position.state.order[0]
        while state.is_chance_node():
            state.apply_action(card)
        told.add(state.information_state_string(first))
        hands.add(state.position.state.hands[1 - first])
    assert 3 == len(hands)
    assert 1 == len(told)


def test_options_travel_with_the_name_of_a_game() -> None:
    game = openspiel.load("age-of-war", players=3, options={"variant": "dice = 9\n"}, max_decisions=50)
    again = pyspiel.load_game(str(game))
    assert str(game) == str(again)
    assert 9 == again.setup.rules.components.dice
    assert (3, 50) == (again.num_players(), again.max_game_length())
    small = openspiel.load("board-of-war", options={"board": 8})
    assert small.num_distinct_actions() < openspiel.load("board-of-war").num_distinct_actions()


def test_a_match_that_reaches_the_limit_has_no_winner() -> None:
    state = walk(pyspiel.load_game("wartable_age_of_war(max_decisions=3)").new_initial_state(), 1, 50)
    assert state.is_terminal()
    assert [0.0, 0.0] == state.returns()


@each_name
def test_everybody_and_one_player_can_be_asked_what_they_know(name: str) -> None:
    game = pyspiel.load_game(name)
    state = until_decision(walk(game.new_initial_state(), 1, 30))
    seen: dict[str, Any] = {
        "public": pyspiel.IIGObservationType(
            public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
        ),
        "private": pyspiel.IIGObservationType(
            public_info=False, perfect_recall=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
        ),
    }
    assert '"viewer":null' in game.make_py_observer(seen["public"]).string_from(state, 0)
    assert game.make_py_observer(seen["private"]) is None
    with pytest.raises(ValueError, match="parameters"):
        game.make_py_observer(None, {"colour": 1})


def test_some_states_can_be_sampled() -> None:
    assert 50 == len(sample_some_states(pyspiel.load_game("wartable_epic_dice_battles"), max_states=50))


def test_mistakes_are_named() -> None:
    with pytest.raises(WrongPlayerCount, match="2 to 6"):
        openspiel.load("age-of-war", players=7)


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "wartable.research.openspiel")
    with pytest.raises(NeedsExtra, match=r"wartable\[openspiel\]"):
        importlib.import_module("wartable.research.openspiel")
