"""The strong bot and its estimate."""

from __future__ import annotations

import random

import numpy as np
import pytest

from tests.games.age_of_war.positions import BOX, GAME, RULES, owned, position
from wartable import run
from wartable.core.errors import UnknownBot
from wartable.games.age_of_war.estimate import Features, load_estimate
from wartable.games.age_of_war.learned import StrongBot
from wartable.games.age_of_war.scoring import standings_of
from wartable.registry import bot_names, get_bot


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_shares_add_up_to_one(players: int) -> None:
    owners = np.random.default_rng(1).integers(0, players + 1, (50, 14))
    shares = load_estimate(players).shares(owners)
    assert (50, players) == shares.shape
    assert np.allclose(1.0, shares.sum(axis=1), atol=1e-5)
    assert 0 < load_estimate(players).error < 0.05


@pytest.mark.parametrize("players", [3, 6])
def test_the_points_among_the_features_are_those_of_the_rules(players: int) -> None:
    features = Features(BOX, players)
    owners = np.random.default_rng(2).integers(0, players + 1, (40, 14))
    points = features.of(owners)[:, -1 - players : -1] * 10
    for row, expected in zip(owners, points, strict=True):
        seats = tuple(None if owner == 0 else int(owner) - 1 for owner in row)
        assert [standing.points for standing in standings_of(BOX, seats, players)] == pytest.approx(list(expected))


def test_being_far_ahead_is_worth_more_than_being_behind() -> None:
    ahead = [1] * 10 + [2, 3, 2, 0]
    assert load_estimate(3).shares(np.array([ahead]))[0, 0] > 0.8


def test_strong_takes_a_castle_that_is_ready() -> None:
    state = position(roll="CAA", on="gifu", lines="0:D 1:A")
    rules = RULES[3]
    action = StrongBot().choose(rules, rules.observe(state, 0), rules.legal_actions(state), random.Random())
    assert "gifu" == action.castle


@pytest.mark.parametrize("players", [3, 6])
def test_strong_games_end(players: int) -> None:
    assert run(GAME, ["strong"] * players, seed=players).result is not None


def test_strong_is_for_three_to_six_and_perfect_for_two() -> None:
    assert "perfect" == bot_names(GAME, 2)[-1]
    assert "strong" == bot_names(GAME, 5)[-1]
    with pytest.raises(UnknownBot):
        get_bot("perfect", GAME, 3)


def test_stealing_is_judged_for_everybody() -> None:
    state = position(owned(edo=1, kiyosu=1), roll="ACACCCC")
    rules = RULES[4]
    assert rules.legal_actions(state)
    StrongBot().choose(rules, rules.observe(state, 0), rules.legal_actions(state), random.Random())
