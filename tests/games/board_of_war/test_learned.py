"""The learned bot: it takes what wins, plays what compiled code plays, and knows no more than its seat."""

from __future__ import annotations

import random

import pytest

from tests.games.board_of_war.positions import RULES, kingdom, position
from wartable.games.board_of_war.actions import Action, Attack, EndActions, Expand
from wartable.games.board_of_war.components import numbers_of
from wartable.games.board_of_war.estimate import estimate_of
from wartable.games.board_of_war.game import GAME
from wartable.games.board_of_war.learned import LearnedBot
from wartable.games.board_of_war.rules import Rules
from wartable.games.board_of_war.state import Phase, State
from wartable.games.board_of_war.valuing import shares_after

TWO = RULES[2, 10]
BOT = LearnedBot().unhurried()


def chosen(state: State, bot: LearnedBot = BOT, rules: Rules = TWO) -> Action:
    return bot.choose(rules, rules.observe(state, state.turn), rules.legal_actions(state), random.Random(1))


@pytest.mark.rule("BW-61")
def test_it_takes_the_last_square_of_its_goal() -> None:
    goal = sorted(TWO.box.board.goal[TWO.box.sides[0]])
    state = position(kingdom(" ".join(goal[:-1]), builders=1))
    assert Expand(goal[-1]) == chosen(state)
    assert Expand(goal[-1]) == chosen(state, BOT.hasty())


@pytest.mark.rule("BW-53", "BW-64")
def test_it_razes_the_last_kingdom_that_it_can() -> None:
    state = position(kingdom(armies="e9:12"), kingdom("e10 f10"))
    action = chosen(state)
    assert isinstance(action, Attack)
    assert "e10" == action.target


def test_without_time_it_takes_what_looks_best_at_once() -> None:
    state = position(kingdom("e1 f1 e2 f2", builders=1, gold=60), kingdom("e10 f10"))
    assert chosen(state, BOT.hasty()) == chosen(state, LearnedBot(seconds=-1.0))


@pytest.mark.parametrize(("players", "board"), list(RULES))
def test_every_table_size_has_been_learned(players: int, board: int) -> None:
    assert estimate_of(RULES[players, board].box) is not None


def test_a_board_that_nobody_has_learned_is_played_like_the_regent() -> None:
    numbers = numbers_of("[board]\nsizes = [12]\n")
    rules = Rules(numbers, 2, 12)
    assert estimate_of(rules.box) is None
    state, rng = rules.initial_state(), random.Random(4)
    while state.phase is not Phase.ACT:
        state = rules.apply(state, rules.chance(state).draw(rng.randrange))
    assert chosen(state, rules=rules) in rules.legal_actions(state)


def test_shares_add_up_for_every_choice_of_a_game() -> None:
    rules, rng = RULES[3, 8], random.Random(2)
    estimate = estimate_of(rules.box)
    assert estimate is not None
    state = rules.initial_state()
    for _ in range(150):
        if isinstance(rules.to_act(state), int):
            legal = rules.legal_actions(state)
            shares = shares_after(rules, estimate, state, legal)
            assert shares.sum(axis=1) == pytest.approx(1.0)
            state = rules.apply(state, rng.choice(legal))
        else:
            state = rules.apply(state, rules.chance(state).draw(rng.randrange))


def test_what_others_hold_changes_nothing() -> None:
    state = position(kingdom(builders=1, armies="e4:2"), hands=((7, 8, 9), (3, 5, 10)))
    other = position(kingdom(builders=1, armies="e4:2"), hands=((7, 8, 9), (1, 1, 2)))
    assert chosen(state) == chosen(other)


def test_the_bot_of_the_game_has_learned() -> None:
    assert isinstance(GAME.bots()["search"], LearnedBot)
    state = position(kingdom(), hand="7 8 9", phase=Phase.ACT)
    assert EndActions() == chosen(state)
