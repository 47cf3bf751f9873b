"""Who is likely to win, guessed from points, troops and stores."""

from __future__ import annotations

import pytest

from tests.games.epic_dice_battles.positions import in_autumn, in_spring, in_winter, player, position, rules_of
from wartable.games.epic_dice_battles.prospects import prospects
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


def test_who_is_out_has_no_chance() -> None:
    mats = (player("bizen", "1@bizen 2/0/0"), player("suruga", "1@suruga 2/0/0"), player(is_out=True))
    state = in_winter(*mats)
    assert 0.0 == prospects(rules_of(state), state)[2]
