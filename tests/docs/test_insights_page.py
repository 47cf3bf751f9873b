"""The page of facts about Age of War is what its program prints, and the facts are those of the rules and the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from insights import age_of_war as insights
from tests.games.age_of_war.positions import BOX, RULES, position
from wartable.core.distribution import Dice
from wartable.games.age_of_war.actions import Fill
from wartable.games.age_of_war.notation import format_roll
from wartable.games.age_of_war.values import move_values

PAGE = (Path(__file__).parents[2] / "docs" / "age-of-war-insights.md").read_text("utf-8")


@pytest.mark.parametrize("part", insights.EXACT)
def test_what_is_worked_out_stands_on_the_page(part: insights.Part) -> None:
    assert part() in PAGE


def test_what_is_played_stands_on_the_page_too() -> None:
    parts = len(insights.EXACT) + len(insights.PLAYED)
    # The introduction is under the title.
    assert parts - 1 == PAGE.count("\n## ")
    assert f"| greedy  | {2 * insights.GREEDY_DEALS} " in PAGE
    assert f"| random  | {2 * insights.RANDOM_DEALS} " in PAGE


def test_following_the_list_is_the_best_answer_to_every_first_roll() -> None:
    order = [answer.option for answer in insights.opening_answers()]
    assert 792 == sum(answer.rolls for answer in insights.opening_answers())
    for roll, _ in Dice(7, tuple).outcomes():
        values = dict(move_values(RULES[2], position(roll=format_roll(roll))))
        ranks = {action: rank for action in values for rank, option in enumerate(order) if fits(action, option, roll)}
        followed = min(ranks, key=lambda action: ranks[action])
        assert max(values.values()) == pytest.approx(values[followed], abs=1e-6)


def fits(action: object, option: insights.Option, roll: tuple[int, ...]) -> bool:
    """Whether an action is what a line of the list says."""
    if not isinstance(action, Fill):
        return option.castle is None
    line = BOX.castles[BOX.number_of(action.castle)].lines[action.line]
    used = len(line.dice_for(roll) or ())
    return (action.castle, f"{insights.in_words(line)}, {used}") == (option.castle, option.line)
