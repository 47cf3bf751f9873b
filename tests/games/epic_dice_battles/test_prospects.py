"""Who is likely to win, guessed from points, troops and stores."""

from __future__ import annotations

from math import log

import pytest

from tests.games.epic_dice_battles.positions import in_autumn, in_spring, in_winter, player, position, rules_of
from wartable.games.epic_dice_battles.prospects import WORTH, prospects
from wartable.games.epic_dice_battles.state import Over

LAST = 1542


def test_the_estimate_adds_up_and_follows_the_points() -> None:
    rich = player("bizen iyo awa", "1@bizen 4/0/0")
    poor = player("suruga", "1@suruga 2/0/0")
    for year in (1523, LAST):
        state = in_winter(rich, poor, year=year)
        rules = rules_of(state)
        estimate = prospects(rules, state)
        assert sum(estimate) == pytest.approx(1)
        assert estimate[0] > estimate[1]
        assert estimate == pytest.approx(prospects(rules, rules.observe(state, 0)))
    early, late = (prospects(rules, in_winter(rich, poor, year=year))[0] for year in (1523, LAST))
    assert late > early


def test_the_estimate_of_a_finished_game_is_its_result() -> None:
    state = position(player("bizen"), player("suruga"), player("mutsu"), stage=Over((0, 2), (2, 0, 2), "final-battle"))
    assert (0.5, 0.0, 0.5) == prospects(rules_of(state), state)


def test_the_highest_rice_marker_counts() -> None:
    mats = (player("bizen", "1@bizen 2/0/0", rice_marker=4), player("suruga", "1@suruga 2/0/0"))
    state = in_winter(*mats, year=LAST)
    assert prospects(rules_of(state), state)[0] > 0.5


def test_land_to_build_on_counts_until_the_last_spring() -> None:
    settler, other = player("bizen", "1@iyo 2/0/0"), player("suruga", "1@suruga 2/0/0")
    last_spring, last_autumn = in_spring(settler, other, year=LAST), in_autumn(settler, other, year=LAST)
    assert prospects(rules_of(last_spring), last_spring)[0] > 0.5
    assert prospects(rules_of(last_autumn), last_autumn)[0] == pytest.approx(0.5)


def test_part_of_a_lead_does_not_count_where_several_could_take_it() -> None:
    """The odds between two seats do not depend on a third one, unless one of the two leads all others."""
    poor, middling, rich = player("mutsu"), player("suruga"), player("bizen iyo awa")
    state, led = (in_winter(poor, middling, third, year=LAST) for third in (player("echigo"), rich))
    (_, second, third), (_, behind, leader) = (prospects(rules_of(table), table) for table in (state, led))
    assert second == pytest.approx(third)
    points = 2 * rules_of(state).components.economy.points.controlled
    assert log(leader / behind) == pytest.approx(points * (1 - WORTH[3].prey) / WORTH[3].at_the_end)


def test_who_is_out_has_no_chance() -> None:
    mats = (player("bizen", "1@bizen 2/0/0"), player("suruga", "1@suruga 2/0/0"), player(is_out=True))
    state = in_winter(*mats)
    assert 0.0 == prospects(rules_of(state), state)[2]
