"""A move and the chance that follows it, as one value."""

from __future__ import annotations

import random

import pytest

from tests.games.age_of_war.positions import RULES, position
from wartable import CHANCE, OVER, Match, get_game
from wartable.core.chance import RandomSampler, ScriptedSource, SeededSource
from wartable.core.errors import WartableError
from wartable.core.play import Play, play, recorded, roll, settle, to_choice
from wartable.games.age_of_war.actions import FirstPlayer, LoseDie, Rolled
from wartable.games.age_of_war.notation import parse_roll
from wartable.games.age_of_war.rules import Rules

ROLLED_AT_FIRST = Rolled(parse_roll("1123ACD"))
ROLLED = Rolled(parse_roll("112ACD"))


def test_a_play_is_the_action_and_what_chance_brought() -> None:
    rules, before = RULES[2], position(roll="1123ACD")
    happened = play(rules, before, LoseDie(), ScriptedSource([ROLLED]))
    assert (LoseDie(), (ROLLED,), 0) == (happened.action, happened.outcomes, happened.to_act)
    assert (LoseDie(), ROLLED) == happened.events
    assert before is happened.before
    assert rules.apply(rules.apply(before, LoseDie()), ROLLED) == happened.after


def test_steps_go_from_state_to_state() -> None:
    rules = RULES[2]
    happened = play(rules, position(roll="1123ACD"), LoseDie(), ScriptedSource([ROLLED]))
    assert 2 == len(list(happened.steps()))
    for before, event, after in happened.steps():
        assert after == rules.apply(before, event)


def test_what_chance_brings_before_the_first_decision_has_no_action() -> None:
    rules = RULES[2]
    opening = roll(rules, rules.initial_state(), ScriptedSource([FirstPlayer(1), ROLLED_AT_FIRST]))
    assert (None, (FirstPlayer(1), ROLLED_AT_FIRST), 1) == (opening.action, opening.outcomes, opening.to_act)
    assert opening.outcomes == opening.events


def test_where_nothing_is_due_nothing_is_rolled() -> None:
    state = position(roll="1123ACD")
    assert Play(None, (), (state,), 0) == roll(RULES[2], state, ScriptedSource())


@pytest.mark.parametrize("game_id", ["age-of-war", "board-of-war", "epic-dice-battles"])
def test_a_recorded_play_is_the_play(game_id: str) -> None:
    game = get_game(game_id)
    rules, source, rng = game.rules(2), SeededSource(5), random.Random(5)
    happened = roll(rules, rules.initial_state(), source)
    assert happened == recorded(rules, rules.initial_state(), None, happened.outcomes)
    for _ in range(40):
        if happened.to_act is OVER:
            break
        action = rng.choice(rules.legal_actions(happened.after))
        before, happened = happened.after, play(rules, happened.after, action, source)
        assert happened == recorded(rules, before, action, happened.outcomes)


def test_a_match_with_and_without_a_log_rolls_the_same_dice() -> None:
    game = get_game("board-of-war")
    matches = [Match.new(game, seed=3, keep_log=keep_log) for keep_log in (True, False)]
    for _ in range(60):
        legal = matches[0].legal_actions()
        assert legal == matches[1].legal_actions()
        for match in matches:
            match.play(legal[len(legal) // 2])
    assert matches[0].observe(None) == matches[1].observe(None)


def test_a_source_that_fails_leaves_a_match_as_it_was() -> None:
    game = get_game("age-of-war")
    match = Match.new(game, source=ScriptedSource([FirstPlayer(0), ROLLED_AT_FIRST]))
    log, legal = match.log, match.legal_actions()
    with pytest.raises(WartableError, match="no more chance events"):
        match.play(LoseDie())
    assert (log, legal) == (match.log, match.legal_actions())


def test_whose_luck_it_is_can_be_told() -> None:
    asked: list[int | None] = []

    class Noting(ScriptedSource):
        def draw(self, distribution, seat=None):
            asked.append(seat)
            return super().draw(distribution, seat)

    rules = RULES[2]
    waiting = rules.apply(position(roll="1123ACD"), LoseDie())
    settle(rules, waiting, Noting([ROLLED]))
    settle(rules, waiting, Noting([ROLLED]), lambda _: 77)
    assert [rules.chance_seat(waiting), 77] == asked


def test_chance_without_end_is_given_up() -> None:
    """Somebody may have made the position up: a server must not roll for ever."""

    class Again(Rules):
        def to_act(self, state):
            return CHANCE

        def apply(self, state, event):
            return state

    waiting = RULES[2].apply(position(roll="1123ACD"), LoseDie())
    with pytest.raises(ArithmeticError):
        settle(Again(RULES[2].components, 2), waiting, RandomSampler(random.Random(1)))


def test_to_choice_makes_forced_moves() -> None:
    game = get_game("epic-dice-battles")
    rules, dice = game.rules(2), RandomSampler(random.Random(1))
    state = rules.initial_state()
    for _ in range(50):
        state, seat, legal = to_choice(rules, state, dice)
        assert seat == rules.to_act(state)
        assert legal == rules.legal_actions(state)
        assert len(legal) > 1
        state = rules.apply(state, legal[0])


def test_to_choice_ends_with_the_game() -> None:
    over = position("0" * 7 + "1" * 7)
    assert (over, None, ()) == to_choice(RULES[2], over, ScriptedSource())
