"""What somebody wants to try: the numbers of a form as two experiments with the same dice, or why it cannot be."""

from __future__ import annotations

import pytest

from wartable.core.errors import WartableError
from wartable.lab.experiment import BadExperiment, DiceMode
from wartable.registry import get_game
from wartable.server.problems import Problem
from wartable.server.workshop.plan import ExperimentPlan, sides_of, variant_of

AGE = get_game("age-of-war")


def test_changed_numbers_are_a_variant() -> None:
    plan = ExperimentPlan({"dice": 8, "castle.kiyosu.lines[3]": 5.0, "clan.oda.points": 10})

    assert 'dice = 8\ncastle.kiyosu.lines = [["daimyo"], ["archery"], ["cavalry"], 5]\n' == variant_of(AGE, plan), (
        "what is as in the standard game is no change, and a whole number stays one"
    )


def test_both_sides_have_the_same_bots_and_dice() -> None:
    standard, changed = sides_of("age-of-war", ExperimentPlan({"dice": 8}, players=3, games=100))

    assert ({}, {"variant": "dice = 8\n"}) == (standard.options, changed.options)
    assert ("greedy",) * 3 == standard.bots == changed.bots
    assert standard.seed == changed.seed
    assert DiceMode.DUPLICATE is standard.dice is changed.dice


def test_house_rules_can_be_tried() -> None:
    rule = get_game("board-of-war").house_rules[0].id
    _, changed = sides_of("board-of-war", ExperimentPlan({}, house_rules=(rule,), games=100))

    assert {"house_rules": [rule]} == changed.options


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        (ExperimentPlan({}), "nothing-changed"),
        (ExperimentPlan({"dice": 7}), "nothing-changed"),
        (ExperimentPlan({"dice": 8}, games=7), "how-many-games"),
        (ExperimentPlan({"dice": 8}, bot="perfect"), "workshop-bot"),
        (ExperimentPlan({"dice": 8}, bot="os:system"), "workshop-bot"),
    ],
)
def test_what_makes_no_sense_is_refused(plan: ExperimentPlan, code: str) -> None:
    with pytest.raises(Problem) as refusal:
        sides_of("age-of-war", plan)

    assert code == refusal.value.code


def test_a_number_that_the_game_does_not_have_is_named() -> None:
    with pytest.raises(BadExperiment, match="dize"):
        sides_of("age-of-war", ExperimentPlan({"dize": 8}))


def test_a_number_that_cannot_be_is_named() -> None:
    with pytest.raises(WartableError, match="dice"):
        sides_of("age-of-war", ExperimentPlan({"dice": 0}))
