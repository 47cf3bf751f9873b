"""The judge by search: every choice, everybody's share, and an error."""

from __future__ import annotations

import random

import pytest

from tests.bots.test_search import Plain
from tests.games.age_of_war.positions import RULES, position
from wartable.bots.judge import SearchJudge
from wartable.core.judge import ranked
from wartable.core.line import Line
from wartable.games.age_of_war.actions import Fill


def test_every_choice_is_judged_for_every_seat_with_an_error() -> None:
    state = position(roll="1123ACD")
    rules = RULES[3]
    actions = rules.legal_actions(state)
    judgments = SearchJudge(Plain(), looks=6, horizon=1).judge(
        rules, rules.observe(state, 0), actions, random.Random(1)
    )
    assert list(actions) == [judgment.action for judgment in judgments]
    for judgment in judgments:
        assert 1.0 == pytest.approx(sum(judgment.values))
        assert judgment.error > 0


def test_the_best_choice_is_found_and_more_simulations_leave_less_error() -> None:
    state = position(roll="CAA", on="gifu", lines="0:D 1:A")
    rules = RULES[2]
    few, many = (
        SearchJudge(Plain(), simulations=simulations, horizon=1).judge(
            rules, rules.observe(state, 0), rules.legal_actions(state), random.Random(1)
        )
        for simulations in (16, 400)
    )
    assert Fill("gifu", 2) == ranked(many, 0)[0].action
    assert many[1].error < few[1].error


def test_only_the_best_falls_short_by_nothing() -> None:
    state = position(roll="CAA", on="gifu", lines="0:D 1:A")
    rules = RULES[2]
    judgments = SearchJudge(Plain(), simulations=40, horizon=1).judge(
        rules, rules.observe(state, 0), rules.legal_actions(state), random.Random(2)
    )
    best, *others = ranked(judgments, 0)
    assert 0.0 == best.gap_error
    assert all(judgment.gap_error is not None for judgment in others)


def test_a_patient_judge_looks_more_often_and_leaves_less_error() -> None:
    state = position(roll="1123ACD")
    rules = RULES[2]
    hasty = SearchJudge(Plain(), simulations=40, patience=8, horizon=1)
    quick, careful = (
        judge.judge(rules, rules.observe(state, 0), rules.legal_actions(state)[:2], random.Random(1))
        for judge in (hasty, hasty.patient())
    )
    assert careful[0].error < quick[0].error


def test_the_same_seed_gives_the_same_judgments() -> None:
    state = position(roll="1123ACD")
    rules = RULES[2]
    once, again = (
        SearchJudge(Plain(), simulations=20, horizon=1).judge(
            rules, rules.observe(state, 0), rules.legal_actions(state), random.Random(3)
        )
        for _ in range(2)
    )
    assert once == again


def test_a_game_explains_its_choices_and_victories_at_hand_are_told() -> None:
    state = position("0" * 13 + "-", roll="1123ACD")
    rules = RULES[2]
    judge = SearchJudge(Plain(), simulations=40, horizon=50, explain=lambda *given: (Line(_told(given[2])),))
    judgments = judge.judge(rules, rules.observe(state, 0), rules.legal_actions(state), random.Random(4))
    for judgment in judgments:
        assert _told(judgment.action) == judgment.reasons[0].key
    assert any("reason-wins-soon" == line.key for judgment in judgments for line in judgment.reasons)


def test_how_much_the_best_is_worth_is_seen_beyond_and_the_gaps_are_seen_near() -> None:
    state = position(roll="1123ACD")
    rules = RULES[2]
    near, far = (
        SearchJudge(Plain(), simulations=40, horizon=1, beyond=beyond).judge(
            rules, rules.observe(state, 0), rules.legal_actions(state), random.Random(4)
        )
        for beyond in (lambda _state: 0, lambda _state: 9)
    )
    assert [judgment.gap_error for judgment in near] == [judgment.gap_error for judgment in far]
    assert [judgment.action for judgment in ranked(near, 0)] == [judgment.action for judgment in ranked(far, 0)]
    assert ranked(near, 0)[0].values != ranked(far, 0)[0].values
    for judgment in far:
        assert 1.0 == pytest.approx(sum(judgment.values))
        assert min(judgment.values) >= 0.0


def _told(action: object) -> str:
    return f"reason-{type(action).__name__}"
