"""The greedy bot: worth of castles, expected worth of a turn, and sense at the table."""

from __future__ import annotations

import random

import numpy as np
import pytest

from tests.games.age_of_war.positions import BOX, GAME, RULES, owned, position
from wartable import run
from wartable.games.age_of_war import odds
from wartable.games.age_of_war.actions import Fill, LoseDie
from wartable.games.age_of_war.heuristics import GreedyBot, worth_of_castles
from wartable.games.age_of_war.state import State
from wartable.games.age_of_war.turn import turn_odds

TWO = RULES[2]


def worth(state: State, castle: str, players: int = 2) -> float:
    view = RULES[players].observe(state, state.turn)
    return float(worth_of_castles(BOX, view)[BOX.number_of(castle)])


def choice(state: State) -> object:
    view = TWO.observe(state, state.turn)
    return GreedyBot().choose(TWO, view, TWO.legal_actions(state), random.Random(0))


def lasting(castle: str, players: int = 2) -> float:
    points = BOX.castles[BOX.number_of(castle)].points
    return points * (1 - float(odds.conquest(castle, stolen=True)) / 2) ** (players - 1)


def test_a_castle_is_worth_the_points_that_are_likely_to_last() -> None:
    assert lasting("azuchi") == pytest.approx(worth(position(), "azuchi"))
    assert lasting("azuchi", 4) == pytest.approx(worth(position(), "azuchi", players=4))


def test_completing_a_clan_is_worth_the_clan_which_is_safe() -> None:
    assert 8 - lasting("kitanosho") == pytest.approx(worth(position(owned(kitanosho=0)), "kasugayama"))
    assert 3 == worth(position(), "kumamoto")


def test_stealing_counts_what_the_victim_loses() -> None:
    assert 2 * lasting("edo") == pytest.approx(worth(position(owned(edo=1)), "edo"))
    assert lasting("edo", 3) * (1 + 1 / 4) == pytest.approx(worth(position(owned(edo=1)), "edo", players=3))


def test_denying_a_clan_is_worth_part_of_it() -> None:
    assert lasting("kasugayama") + (8 - 7) / 2 == pytest.approx(worth(position(owned(kitanosho=1)), "kasugayama"))


def test_own_and_face_down_castles_are_worth_nothing() -> None:
    state = position(owned(gifu=0, kumamoto=1))
    assert 0 == worth(state, "gifu") == worth(state, "kumamoto")


@pytest.mark.rule("AW-40")
def test_the_last_castle_is_taken_by_the_winner_and_left_by_the_loser() -> None:
    ahead = owned(odani=1).replace("-", "0").replace("0", "-", 1)
    behind = owned(odani=0).replace("-", "1").replace("1", "-", 1)
    assert 20 == worth(position(ahead), "azuchi")
    assert -20 == worth(position(behind), "azuchi")


def test_the_expected_worth_of_a_turn_for_one_castle_is_its_odds_times_its_worth() -> None:
    only = np.zeros(14)
    only[9] = 2.0
    expected = 2 * float(odds.conquest("gassantoda"))
    assert expected == pytest.approx(turn_odds(BOX).expected_worth(only, [False] * 14, 7))


def test_greedy_takes_a_castle_that_is_ready() -> None:
    assert Fill("gifu", 2) == choice(position(roll="CAA", on="gifu", lines="0:D 1:A"))


def test_greedy_loses_a_die_rather_than_give_the_game_away() -> None:
    behind = owned(odani=0).replace("-", "1").replace("1", "-", 1)
    assert LoseDie() == choice(position(behind, roll="33", on="azuchi", lines="0:A 1:CC"))


@pytest.mark.parametrize("players", GAME.player_counts)
def test_greedy_beats_random_at_every_table(players: int) -> None:
    wins = 0
    for seed in range(12):
        mine = seed % players
        match = run(GAME, ["greedy" if seat == mine else "random" for seat in range(players)], seed=seed)
        assert match.result is not None
        wins += mine in match.result.winners
    assert wins >= 10
