"""What the strong bot has learned to win with, and the compiled games that it learned from."""

from __future__ import annotations

import random

import numpy as np
import pytest

from tests.games.age_of_war.positions import BOX, RULES
from wartable.games.age_of_war.estimate import load_response
from wartable.games.age_of_war.heuristics import worth_of_castles
from wartable.games.age_of_war.learning.response import Games, share_among_greedy
from wartable.games.age_of_war.learning.selfplay import _gains_of_greedy, _in_reach
from wartable.games.age_of_war.learning.train import greedy_of
from wartable.games.age_of_war.state import State


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_shares_add_up_to_one(players: int) -> None:
    owners = np.random.default_rng(1).integers(0, players + 1, (50, 14))
    shares = load_response(players).shares(owners)
    assert (50, players) == shares.shape
    assert np.allclose(1.0, shares.sum(axis=1), atol=1e-5)


@pytest.mark.slow
def test_greedy_players_of_the_compiled_games_want_what_greedy_bots_want() -> None:
    rng, rules = random.Random(2), RULES[4]
    features = load_response(4).features
    box = (features.clan_of, features.castle_points, features.clan_points, features.clan_sizes)
    for _ in range(40):
        owners = tuple(rng.choice((None, None, 0, 1, 2, 3)) for _ in range(14))
        if None not in owners:
            continue
        observation = rules.observe(State(owners, 0, 7, (1, 1, 2, 3, 4, 5, 6)), 0)
        relative = np.array([0 if owner is None else owner + 1 for owner in owners])
        in_reach = _in_reach(relative, 4, box)
        expected = np.where(in_reach, worth_of_castles(BOX, observation), 0.0)
        assert expected == pytest.approx(_gains_of_greedy(relative, in_reach, 4, greedy_of(4)))


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4])
def test_it_wins_much_more_than_its_share_among_greedy_players(players: int) -> None:
    share = share_among_greedy(Games(players, 1), 1000, 5, load_response(players).weights)
    assert share * players > 1.6
