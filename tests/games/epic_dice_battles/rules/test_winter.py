"""Winter: ED-20 to ED-25."""

from __future__ import annotations

import pytest

from tests.games.epic_dice_battles.positions import BOX, after, in_winter, legal, player, refused, to_act
from wartable.games.epic_dice_battles.rules.mat import control, supply
from wartable.games.epic_dice_battles.rules.winter import begin
from wartable.games.epic_dice_battles.state import Spring, Winter

HOME = "1@bizen 2/0/0"
AWAY = player("suruga", "1@suruga 2/0/0")


@pytest.mark.rule("ED-20")
def test_three_dice_are_spent_one_by_one_and_the_same_action_may_be_taken_again():
    state = in_winter(player("bizen", HOME), AWAY)
    state = after(state, "act rice", "act rice")
    assert Winter(0, 1) == state.stage
    state = after(state, "act rice")
    assert 6 == state.mats[0].rice_marker
    assert Winter(1, 3) == state.stage


@pytest.mark.rule("ED-20")
def test_dice_may_stay_unused():
    state = after(in_winter(player("bizen", HOME), AWAY), "act rest")
    assert 1 == to_act(state)
    assert 3 == state.mats[0].action_dice


@pytest.mark.rule("ED-20", "ED-24")
def test_a_die_at_a_village_is_no_action_die_and_is_replaced_from_the_supply():
    state = after(in_winter(player("bizen", HOME), AWAY), "act village", "act rest")
    mat = state.mats[0]
    assert (2, 1) == (mat.action_dice, mat.villages)
    assert 3 == begin(BOX, state, 0).mats[0].action_dice
    # 36 dice: 12 + 12 + 3 troops, three army markers, a castle, the rice marker, two reserves, and two at villages.
    full = player("bizen", "1@bizen 12/0/0", "2@iyo 12/0/0", "3@awa 3/0/0", villages=2, action_dice=0)
    assert 0 == supply(BOX, full)
    assert (
        Winter(0, 2)
        == begin(
            BOX,
            in_winter(
                player("bizen", "1@bizen 12/0/0", "2@iyo 12/0/0", "3@awa 1/0/0", villages=2, action_dice=0), AWAY
            ),
            0,
        ).stage
    )


@pytest.mark.rule("ED-20")
def test_without_any_die_the_winter_of_a_player_is_skipped():
    broke = player("bizen", "1@bizen 12/0/0", "2@iyo 12/0/0", "3@awa 3/0/0", villages=2, action_dice=0)
    state = after(in_winter(AWAY, broke), "act rest")
    assert isinstance(state.stage, Spring)
    assert 0 == state.stage.seat


@pytest.mark.rule("ED-21", "ED-12")
def test_the_rice_marker_stops_at_the_top():
    state = in_winter(player("bizen", HOME, rice_marker=19), AWAY)
    state = after(state, "act rice")
    assert 20 == state.mats[0].rice_marker
    assert ("rice-at-top", "ED-21") == refused(state, "act rice")


@pytest.mark.rule("ED-22")
def test_an_officer_waits_for_spring():
    state = after(in_winter(player("bizen", HOME), AWAY), "act officer", "act officer", "act rest")
    assert 2 == state.mats[0].officers


@pytest.mark.rule("ED-23")
def test_two_rice_become_two_money_at_once():
    state = after(in_winter(player("bizen", HOME, rice=3, money=2), AWAY), "act trade")
    assert (1, 4) == (state.mats[0].rice, state.mats[0].money)
    assert ("no-rice-to-trade", "ED-23") == refused(state, "act trade")
    assert {"act rice", "act officer", "act village", "act rest"} == legal(state)


@pytest.mark.rule("ED-25", "ED-30")
def test_control_at_the_end_of_winter_sets_the_buying_limit():
    rich = player("bizen iyo", "1@bizen 2/0/0")
    foe = player("suruga", "1@iyo 2/0/0")
    state = in_winter(foe, rich, seat=1, first=0)
    assert (1, 1) == control(state, 1)
    state = after(state, "act rest")
    assert 2 + 1 == state.mats[1].tokens_left
    assert 2 == state.mats[0].tokens_left
