"""A position that lies on no table, as whoever is to decide sees it."""

from __future__ import annotations

import msgspec
import pytest

from wartable.core.errors import IllegalAction
from wartable.games.age_of_war.actions import Fill, LoseDie
from wartable.games.age_of_war.components import standard_components
from wartable.registry import get_game
from wartable.server.problems import Problem
from wartable.server.school.positions import choice_of, thought_of, view_of

GAME = get_game("age-of-war")
RULES = GAME.rules(2)
ROLLED = GAME.read_position(RULES, "-------------- 0 1123AAD")
TO_ROLL = GAME.read_position(RULES, "-------------- 0 *7")


def test_who_is_to_decide_looks_and_may_choose() -> None:
    view = view_of(GAME, 2, ROLLED)
    assert 0 == view.seat
    assert RULES.observe(ROLLED, 0) == view.observation
    assert {choice.action for choice in view.choices} <= set(RULES.legal_actions(ROLLED))


def test_where_nobody_decides_there_is_nothing_to_choose() -> None:
    view = view_of(GAME, 2, TO_ROLL)
    assert (None, ()) == (view.seat, view.choices)


def test_an_action_is_found_among_the_choices_or_refused() -> None:
    thought = thought_of(GAME, 2, ROLLED)
    for action in thought.legal_actions:
        label = GAME.presenter(RULES).label(thought.view.observation, action)
        assert label == thought.view.choices[choice_of(GAME, thought, msgspec.to_builtins(action))].label
    assert LoseDie() in thought.legal_actions
    every = [Fill(castle.id, line) for castle in standard_components().castles for line in range(len(castle.lines))]
    for action in set(every) - set(thought.legal_actions):
        with pytest.raises(IllegalAction):
            choice_of(GAME, thought, msgspec.to_builtins(action))
    assert not set(every) <= set(thought.legal_actions)
    with pytest.raises(Problem) as refused:
        choice_of(GAME, thought, {"type": "dance"})
    assert "not-an-action" == refused.value.code
