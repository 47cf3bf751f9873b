"""The judge by search: every choice, everybody's share, and an error."""

from __future__ import annotations

import random

import pytest

from tests.bots.test_search import Plain
from tests.games.age_of_war.positions import RULES, position
from wartable.bots.judge import SearchJudge
from wartable.core.judge import ranked
from wartable.games.age_of_war.state import Fill


def test_every_choice_is_judged_for_every_seat_with_an_error() -> None:
    state = position(roll="1123ACD")
    rules = RULES[3]
    actions = rules.legal_actions(state)
    judgments = SearchJudge(Plain(), looks=12, horizon=1).judge(
        rules, rules.observe(state, 0), actions, random.Random(1)
    )
    assert list(actions) == [judgment.action for judgment in judgments]
    for judgment in judgments:
        assert 1.0 == pytest.approx(sum(judgment.values))
        assert judgment.error > 0


def test_the_best_choice_is_found_and_more_looks_leave_less_error() -> None:
    state = position(roll="CAA", on="gifu", lines="0:D 1:A")
    rules = RULES[2]
    few, many = (
        SearchJudge(Plain(), looks=looks, horizon=1).judge(
            rules, rules.observe(state, 0), rules.legal_actions(state), random.Random(1)
        )
        for looks in (8, 80)
    )
    assert Fill("gifu", 2) == ranked(many, 0)[0].action
    assert many[1].error < few[1].error
