"""A network that is too sure of itself is found out, and says less afterwards."""

from __future__ import annotations

import random

import numpy as np
import pytest

from tests.games.board_of_war.positions import RULES, kingdom, position
from wartable.games.board_of_war.batch.rows import row_of
from wartable.games.board_of_war.batch.sizes import weight_count
from wartable.games.board_of_war.estimate import Estimate
from wartable.games.board_of_war.learning.calibrate import cooled, temperature_of


def test_the_temperature_of_shares_that_come_true_is_one() -> None:
    assert 1.0 == pytest.approx(temperature_of(*_games(temperature=1.0)), abs=0.05)


def test_shares_that_are_too_far_from_even_are_found_out() -> None:
    assert 1.5 == pytest.approx(temperature_of(*_games(temperature=1.5)), abs=0.08)


def test_a_cooled_network_says_the_same_nearer_to_even_shares() -> None:
    rules = RULES[2, 10]
    weights = np.random.default_rng(2).standard_normal(weight_count(2, 100)).astype(np.float32) * 0.1
    rows = row_of(rules.box, position(kingdom(builders=2)))[None]
    before = Estimate(rules.box, weights).shares(rows, 0, 0)[0]
    after = Estimate(rules.box, cooled(2, weights, 2.0)).shares(rows, 0, 0)[0]
    assert after == pytest.approx(np.sqrt(before) / np.sqrt(before).sum(), abs=1e-5)


def _games(temperature: float) -> tuple[np.ndarray, np.ndarray]:
    """What was said of many positions, and who won, if the true shares are those at this temperature."""
    rng = random.Random(7)
    said, won = [], []
    for _ in range(20_000):
        scores = np.array([rng.gauss(0.0, 1.0) for _ in range(3)])
        true = np.exp(scores / temperature)
        winner = rng.choices(range(3), weights=true.tolist())[0]
        said.append(np.exp(scores) / np.exp(scores).sum())
        won.append(np.eye(3)[winner])
    return np.array(said, np.float32), np.array(won, np.float32)
