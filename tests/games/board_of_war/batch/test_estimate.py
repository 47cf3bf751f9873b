"""The estimate in numpy sees and says what compiled code sees and says."""

from __future__ import annotations

import random

import numpy as np
import pytest

from tests.games.board_of_war.positions import RULES
from wartable.games.board_of_war.batch import layout
from wartable.games.board_of_war.batch.features import numbers_of_position
from wartable.games.board_of_war.batch.net import shares_at
from wartable.games.board_of_war.batch.rows import row_of
from wartable.games.board_of_war.batch.sizes import dense_count, weight_count, work_size
from wartable.games.board_of_war.estimate import Estimate
from wartable.games.board_of_war.game import GAME
from wartable.games.board_of_war.state import Phase

# The compiler takes its time, more of it on a busy machine.
pytestmark = [pytest.mark.slow, pytest.mark.timeout(3600)]


@pytest.mark.parametrize(("players", "board"), [(2, 10), (3, 8), (4, 10)])
def test_both_say_the_same_of_every_position_of_a_game(players: int, board: int) -> None:
    rules, area = RULES[players, board], board**2
    weights = np.random.default_rng(1).standard_normal(weight_count(players, area)).astype(np.float32) * 0.1
    estimate, box = Estimate(rules.box, weights), layout.box_row(rules.box)
    dense = dense_count(players)
    work = np.zeros(work_size(players), np.float32)
    numbers, shares = np.zeros(dense, np.float32), np.zeros(4, np.float32)
    state, rng, checked = rules.initial_state(), random.Random(players), 0
    bots = [GAME.bots()[name] for name in ("marshal", "regent", "random", "mason")[:players]]
    while state.phase is not Phase.OVER:
        seat = rules.to_act(state)
        if isinstance(seat, int):
            legal = rules.legal_actions(state)
            state = rules.apply(state, bots[seat].choose(rules, rules.observe(state, seat), legal, rng))
        else:
            state = rules.apply(state, rules.chance(state).draw(rng.randrange))
        if state.phase in {Phase.DEAL, Phase.FIGHT} or state.round % 2:
            continue
        checked += 1
        row = row_of(rules.box, state)
        for mover in range(players):
            stage = checked % 2
            inputs = estimate.inputs(row[None], mover, stage)[0]
            numbers_of_position(box, row, mover, stage, numbers)
            assert np.allclose(numbers, inputs[2 * players * area :], atol=1e-5)
            shares_at(box, row, mover, stage, weights, work, shares)
            assert np.allclose(shares[:players], estimate.shares(row[None], mover, stage)[0], atol=1e-4)
    assert checked > 10
