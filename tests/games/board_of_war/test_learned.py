"""The learned bot: it takes what wins, plays what compiled code plays, and knows no more than its seat."""

from __future__ import annotations

import random
from itertools import count
from typing import Any

import pytest

from tests.games.board_of_war.positions import RULES, kingdom, position
from wartable.games.board_of_war.actions import Action, Attack, EndActions, Expand, Fought
from wartable.games.board_of_war.components import components_of
from wartable.games.board_of_war.estimate import estimate_of
from wartable.games.board_of_war.game import GAME
from wartable.games.board_of_war.learned import LearnedBot
from wartable.games.board_of_war.outlook import wins_next_turn
from wartable.games.board_of_war.replies import after_replies
from wartable.games.board_of_war.rules import Rules
from wartable.games.board_of_war.rules.turn import next_seat
from wartable.games.board_of_war.shares import shares_after
from wartable.games.board_of_war.state import Kingdom, Phase, State, Victory

TWO = RULES[2, 10]
BOT = LearnedBot().unhurried()


def chosen(state: State, bot: LearnedBot = BOT, rules: Rules = TWO) -> Action:
    return bot.choose(rules, rules.observe(state, state.turn), rules.legal_actions(state), random.Random(1))


def after_the_turn(state: State, rules: Rules = TWO) -> State:
    """The turn played by the bot; attackers and defenders roll the same."""
    while state.phase is not Phase.DRAW:
        is_fight = state.phase is Phase.FIGHT
        state = rules.apply(state, Fought(3, 3) if is_fight else chosen(state, rules=rules))
    return state


def table(players: int, ours: Kingdom, opposite: Kingdom, *left: Kingdom, **more: Any) -> State:
    """A position of two or four: who sits opposite, and at a table of four who sits on the left."""
    if players == 2:
        return position(ours, opposite, **more)
    lands = (ours, *(left or (kingdom("a5 a6"),)), opposite, kingdom("j5 j6"))
    return position(*lands, kings="SCHD", queens="HDSC", jacks="HDSC", **more)


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


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("bait", ["", "e8 f8 e7"])
def test_it_does_not_leave_the_centre_one_round_early(players: int, bait: str) -> None:
    """Neither for land that armies from there would raze, nor against an army on its way."""
    ours = kingdom("e1 f1 e2 f2 e3 f3", builders=1, gold=100, armies="e5:1*1 f5:1*1 e6:2*1 f6:2*1")
    theirs = kingdom(f"e10 f10 e9 f9 {bait}", builders=2, gold=200, merchants=bait, armies="" if bait else "e8:2")
    rules = RULES[players, 10]
    state = after_the_turn(table(players, ours, theirs, round=8), rules)
    assert Victory.CENTRE is wins_next_turn(rules.box, state, 0)


@pytest.mark.parametrize("players", [2, 4])
def test_it_keeps_the_gold_that_wins_next_turn(players: int) -> None:
    ours = kingdom("e1 f1 e2 f2", builders=2, merchants="e1 f1", farmers="e2 f2", upgrades="e1", gold=955)
    theirs = kingdom("e10 f10 e9 f9 d10 g10", builders=2, merchants="e10 f10", gold=900)
    rules = RULES[players, 10]
    state = after_the_turn(table(players, ours, theirs, round=10), rules)
    assert Victory.GOLD is wins_next_turn(rules.box, state, 0)


@pytest.mark.parametrize("players", [2, 4])
def test_it_plays_the_merchant_whose_gold_wins_next_turn(players: int) -> None:
    """Not the builder, and nothing is bought."""
    ours = kingdom("e1 f1 e2 f2", builders=2, merchants="e1 f1", farmers="e2", upgrades="f2", gold=950)
    rules = RULES[players, 10]
    state = table(players, ours, kingdom("e10 f10 e9 f9", builders=1, merchants="e10"), hand="A 5 9", round=10)
    assert wins_next_turn(rules.box, state, 0) is None
    assert Victory.GOLD is wins_next_turn(rules.box, after_the_turn(state, rules), 0)


@pytest.mark.parametrize("players", [2, 4])
def test_it_stands_in_the_way_of_whoever_would_win_next_turn(players: int) -> None:
    rules = RULES[players, 10]
    leader = players // 2
    goal = rules.box.board.goal[rules.box.sides[leader]]
    ahead = kingdom(" ".join(square for square in goal if "e7" != square), builders=1, gold=50)
    ours = kingdom("e1 f1 e2 f2", builders=1, gold=50, armies="d7:2")
    state = table(players, ours, ahead, round=10)
    assert Victory.EXPANSION is wins_next_turn(rules.box, state, leader)
    assert wins_next_turn(rules.box, after_the_turn(state, rules), leader) is None


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(
    ("victory", "theirs", "army"),
    [
        (Victory.CENTRE, kingdom("e10 f10 e9 f9", builders=1, armies="e5:1*1 f5:1*1 e6:1*1 f6:1*1"), "e4:2"),
        (Victory.GOLD, kingdom("e10 f10 e9 f9", builders=1, merchants="e9 f9", farmers="e10", gold=980), "d8:3"),
    ],
)
def test_it_stops_the_leader(players: int, victory: Victory, theirs: Kingdom, army: str) -> None:
    """In the centre, and where the gold is earned: even if attackers and defenders roll the same."""
    rules, leader = RULES[players, 10], players // 2
    state = table(players, kingdom("e1 f1 e2 f2", builders=1, gold=50, armies=army), theirs, round=8)
    assert victory is wins_next_turn(rules.box, state, leader)
    assert wins_next_turn(rules.box, after_the_turn(state, rules), leader) is None


def test_of_two_neighbours_it_attacks_the_leader() -> None:
    rules = RULES[4, 10]
    goal = rules.box.board.goal[rules.box.sides[2]]
    ahead = kingdom(" ".join(square for square in goal if "e7" != square), builders=1, gold=50)
    weak = kingdom("a5 a6 b6 c6", merchants="b6 c6")
    state = table(4, kingdom("e1 f1 e2 f2", builders=1, gold=50, armies="d6:3"), ahead, weak, round=10)
    assert Victory.EXPANSION is wins_next_turn(rules.box, state, 2)
    after = after_the_turn(state, rules)
    assert wins_next_turn(rules.box, after, 2) is None
    assert weak.squares == after.kingdoms[1].squares


def test_without_time_it_takes_what_looks_best_at_once() -> None:
    state = position(kingdom("e1 f1 e2 f2", builders=1, gold=60), kingdom("e10 f10"))
    assert chosen(state, BOT.hasty()) == chosen(state, LearnedBot(seconds=-1.0))


def test_it_looks_at_the_clock_that_it_was_given() -> None:
    state = position(kingdom("e1 f1 e2 f2", builders=1, gold=60), kingdom("e10 f10"))
    seconds = count()
    assert chosen(state, BOT.hasty()) == chosen(state, LearnedBot(seconds=0.5, clock=lambda: next(seconds)))
    assert chosen(state) == chosen(state, LearnedBot(clock=lambda: 0.0))


@pytest.mark.parametrize(("players", "board"), list(RULES))
def test_every_table_size_has_been_learned(players: int, board: int) -> None:
    assert estimate_of(RULES[players, board].box) is not None


def test_a_board_that_nobody_has_learned_is_played_like_the_regent() -> None:
    numbers = components_of("[board]\nsizes = [12]\n")
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


def test_the_same_luck_gives_the_same_choice() -> None:
    """However many worlds it looks into."""
    state = position(kingdom("e1 f1 e2 f2", builders=2, gold=60, armies="e4:2"), kingdom("e10 f10", armies="e7:1"))
    assert chosen(state) == chosen(state)


def test_replies_are_played_to_the_end_of_the_last_turn_before_ones_own() -> None:
    rules, rng = RULES[4, 10], random.Random(2)
    lands = (kingdom("e1 f1"), kingdom("a5 a6"), kingdom("e10 f10"), kingdom("j5 j6"))
    state = position(*lands, kings="SCHD", queens="HDSC", jacks="HDSC", phase=Phase.DRAW, round=3)
    after = after_replies(rules, state, rules.redeal(rules.observe(state, state.turn), rng), rng)
    assert Phase.DRAW is after.phase
    assert state.turn == next_seat(after)
    assert state.round == after.round


def test_what_others_hold_changes_nothing() -> None:
    state = position(kingdom(builders=1, armies="e4:2"), hands=((7, 8, 9), (3, 5, 10)))
    other = position(kingdom(builders=1, armies="e4:2"), hands=((7, 8, 9), (1, 1, 2)))
    assert chosen(state) == chosen(other)


def test_the_bot_of_the_game_has_learned() -> None:
    assert isinstance(GAME.bots()["search"], LearnedBot)
    state = position(kingdom(), hand="7 8 9", phase=Phase.ACT)
    assert EndActions() == chosen(state)
