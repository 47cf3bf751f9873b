"""The value of every move inside a turn: one step of the rules further it must come out the same."""

from __future__ import annotations

import random

import pytest

from tests.games.age_of_war.positions import BOX, RULES, owned, position
from wartable import Match, get_game
from wartable.core.errors import WrongPlayerCount
from wartable.core.game import CHANCE
from wartable.games.age_of_war import odds, table
from wartable.games.age_of_war.actions import Fill, LoseDie
from wartable.games.age_of_war.state import State
from wartable.games.age_of_war.values import move_values, stakes_of, value

RULES_2 = RULES[2]
ROUNDED = 2 * table.ERROR + 1e-9


def some_states(seed: int, matches: int) -> list[State]:
    """States of random matches, chance and decisions alike, more of the ends than of the beginnings."""
    game, rng, states = get_game("age-of-war"), random.Random(seed), []
    for number in range(matches):
        match = Match.new(game, 2, seed=1000 * seed + number)
        while actions := match.legal_actions():
            match.play(rng.choice(actions))
        states += rng.sample(match._states[1:-1], 40)
    return states


def test_a_move_is_worth_the_state_it_leads_to() -> None:
    for state in some_states(1, 12):
        for action, worth in move_values(RULES_2, state) if state.roll else ():
            after = RULES_2.apply(state, action)
            assert state.turn is not None
            assert value(RULES_2, after, state.turn) == pytest.approx(worth, abs=1e-12)


@pytest.mark.slow
def test_a_roll_is_worth_the_mean_of_what_comes_up() -> None:
    checked = 0
    for state in some_states(2, 5):
        waiting = State(state.owners, state.turn, state.dice, None, state.target, state.placed)
        outcomes = RULES_2.chance_outcomes(waiting)
        total = sum(weight for _, weight in outcomes)
        mean = sum(weight * value(RULES_2, RULES_2.apply(waiting, roll), 0) for roll, weight in outcomes) / total
        assert mean == pytest.approx(value(RULES_2, waiting, 0), abs=ROUNDED)
        checked += state.target is not None
    assert checked > 10, "castles chosen are among them"


def test_the_best_move_is_worth_what_the_roll_is() -> None:
    for state in some_states(3, 6):
        if state.roll is not None:
            assert state.turn is not None
            assert max(worth for _, worth in move_values(RULES_2, state)) == value(RULES_2, state, state.turn)


def test_the_two_seats_share_one_victory() -> None:
    for state in some_states(4, 4):
        assert 1.0 == value(RULES_2, state, 0) + value(RULES_2, state, 1)


def test_moves_come_in_the_order_of_the_rules_from_states_and_observations_alike() -> None:
    state = position(owned(azuchi=0, gifu=1), "1123ACD", turn=0)
    from_state = move_values(RULES_2, state)
    assert RULES_2.legal_actions(state) == tuple(action for action, _ in from_state)
    assert from_state == move_values(RULES_2, RULES_2.observe(state, 1))


@pytest.mark.rule("AW-6")
def test_before_the_first_player_is_drawn_nobody_is_ahead() -> None:
    state = RULES_2.initial_state()
    assert CHANCE is RULES_2.to_act(state)
    assert [0.5, 0.5] == [value(RULES_2, state, seat) for seat in (0, 1)]


@pytest.mark.rule("AW-40")
def test_the_end_is_worth_the_result() -> None:
    won = position("00000001111111", turn=1)
    result = RULES_2.result(won)
    assert result is not None
    assert [float(seat in result.winners) for seat in (0, 1)] == [value(RULES_2, won, seat) for seat in (0, 1)]


@pytest.mark.rule("AW-30")
def test_the_last_line_conquers_even_what_is_better_left_alone() -> None:
    """Behind for good if the last castle is taken: losing dice keeps the game open, the last line ends it."""
    owners = owned(
        azuchi=1, matsumoto=1, odani=1, gifu=0, edo=1, kiyosu=1, inuyama=0,
        kasugayama=1, kitanosho=0, gassantoda=1, takahashi=0, matsuyama=0, kumamoto=0,
    )  # fmt: skip
    state = position(owners, "C", turn=0, on="marugame", lines="0:DD")
    stakes = stakes_of(RULES_2, state)
    marugame = BOX.number_of("marugame")
    assert stakes.worth[marugame] < 0
    assert {Fill("marugame", 1): 0.0, LoseDie(): stakes.failed} == dict(move_values(RULES_2, state))


@pytest.mark.rule("AW-31")
def test_a_face_down_clan_is_out_of_reach() -> None:
    stakes = stakes_of(RULES_2, position(owned(gassantoda=1, takahashi=1, edo=1, gifu=0), turn=0))
    names = [castle.id for castle, open_ in zip(BOX.castles, stakes.in_reach, strict=True) if not open_]
    assert ["gifu", "gassantoda", "takahashi"] == names


def test_with_one_castle_to_take_the_turn_is_worth_its_odds() -> None:
    """Everything is safe but Odani, and it decides."""
    state = position("00-00001100110", turn=0)
    stakes = stakes_of(RULES_2, state)
    only = [castle.id for castle, open_ in zip(BOX.castles, stakes.in_reach, strict=True) if open_]
    assert "odani" in only
    fill = dict(move_values(RULES_2, position("00-00001100110", "1333ACD", turn=0)))
    assert fill[Fill("odani", 0)] == pytest.approx(stakes.failed + stakes.worth[2])
    assert stakes.expected[7] >= stakes.worth[2] * float(odds.conquest("odani")) - 1e-12


def test_only_two_players_are_solved() -> None:
    with pytest.raises(WrongPlayerCount, match="2 players"):
        move_values(RULES[3], position(roll="1123ACD"))
