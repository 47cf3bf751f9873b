"""Hindsight: what was done in a row against the ways to leave it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.bots.test_search import Plain
from tests.games.age_of_war.positions import RULES, position
from wartable.bots.judge import SearchJudge
from wartable.core.game import AnyRules
from wartable.core.judge import Step, Stretch
from wartable.core.line import Line
from wartable.games.age_of_war.actions import Fill, LoseDie
from wartable.games.age_of_war.state import State

RULE_SET = RULES[2]
READY = position(roll="CAA", on="gifu", lines="0:D 1:A")
TAKE = Fill("gifu", 2)


def stretch(state: State, *made: object) -> Stretch:
    """What seat 0 did in a row, as far as the dice let it."""
    legal = RULE_SET.legal_actions(state)
    return Stretch(
        0, RULE_SET.observe(state, 0), tuple(Step(event, action, legal) for event, action in enumerate(made))
    )


def judge(looks: int = 30) -> SearchJudge:
    return SearchJudge(Plain(), looks=looks, horizon=1, explain=lambda *_: (Line("reason-of-the-game"),))


def test_a_better_way_is_found_with_what_it_gains_and_why() -> None:
    ((made, better),) = judge().weigh(RULE_SET, stretch(READY, LoseDie()), random.Random(1))
    assert LoseDie() == made.action
    assert TAKE == better.action
    assert better.gap_error is not None
    assert better.values[0] - made.values[0] > better.gap_error > 0.0
    assert 1.0 == pytest.approx(sum(better.values))
    assert Line("reason-of-the-game") == better.reasons[0]


def test_of_what_was_done_is_told_where_it_led_and_what_was_done_next() -> None:
    """To be compared with the better way; where there is none nobody asks."""
    asked = []

    def explain(_rules: AnyRules, _world: Any, action: Any, ends: Any, done: Any) -> tuple[Line, ...]:
        asked.append((action, len(ends), done))
        return (Line("reason-of-the-game"),)

    given = stretch(READY, LoseDie())
    later = given._replace(steps=(*given.steps, Step(1, LoseDie(), (LoseDie(),))))
    judge = SearchJudge(Plain(), looks=30, horizon=1, explain=explain)
    (made, _), _ = judge.weigh(RULE_SET, later, random.Random(1))
    assert Line("reason-of-the-game") == made.reasons[0]
    told = {action: (ends, done) for action, ends, done in asked}
    assert [LoseDie()] == told[LoseDie()][1]
    assert told[TAKE][1] is None
    assert told[LoseDie()][0] >= told[TAKE][0] > 0
    ((alone,),) = judge.weigh(RULE_SET, stretch(READY, TAKE), random.Random(1))
    assert () == alone.reasons


def test_the_best_that_could_be_done_stands_alone() -> None:
    ((made,),) = judge().weigh(RULE_SET, stretch(READY, TAKE), random.Random(1))
    assert TAKE == made.action
    assert 0.0 == made.gap_error
    assert made.error > 0.0


def test_what_had_no_choice_is_not_judged() -> None:
    given = stretch(READY, LoseDie())
    forced = given._replace(steps=(*given.steps, Step(1, LoseDie(), (LoseDie(),))))
    found = judge().weigh(RULE_SET, forced, random.Random(1))
    assert [2, 0] == [len(of_step) for of_step in found]


def test_a_step_that_a_world_does_not_allow_ends_the_walk_there() -> None:
    given = stretch(READY, TAKE, TAKE)
    first, second = judge().weigh(RULE_SET, given, random.Random(1))
    assert TAKE == first[0].action == second[0].action


def test_a_guide_is_asked_only_in_worlds_in_which_the_step_could_be_made() -> None:
    class Careful(Plain):
        """As guides are: nobody to decide, nothing to say."""

        def policy(self, rules: AnyRules, state: Any, legal_actions: tuple[Any, ...], rng: random.Random) -> Any:
            assert set(legal_actions) <= set(rules.legal_actions(state))
            return super().policy(rules, state, legal_actions, rng)

    # After the die is lost the rest is rolled: of what was chosen next, this world knows nothing.
    given = stretch(READY, LoseDie(), TAKE)
    careful = SearchJudge(Careful(), looks=5, horizon=1, explain=lambda *_: ())
    first, second = careful.weigh(RULE_SET, given, random.Random(1))
    assert LoseDie() == first[0].action
    assert [TAKE] == [judgment.action for judgment in second]


def test_few_looks_at_what_is_clear_and_many_at_what_is_not() -> None:
    few, many = (judge(looks).weigh(RULE_SET, stretch(READY, LoseDie()), random.Random(2))[0][1] for looks in (5, 60))
    assert few.gap_error is not None
    assert many.gap_error is not None
    assert many.gap_error < few.gap_error


def test_the_same_seed_weighs_the_same() -> None:
    once, again = (judge().weigh(RULE_SET, stretch(READY, LoseDie()), random.Random(3)) for _ in range(2))
    assert once == again
