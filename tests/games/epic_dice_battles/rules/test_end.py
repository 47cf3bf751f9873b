"""Villages, elimination, points and the final battle: ED-14, ED-70 to ED-74."""

from __future__ import annotations

import pytest

from tests.games.epic_dice_battles.positions import (
    BOX,
    after,
    armies,
    battle_of,
    house_rules,
    in_autumn,
    legal,
    lines,
    player,
    refused,
    rules_of,
    to_act,
)
from wartable.core.game import CHANCE, OVER
from wartable.games.epic_dice_battles.rules.end import points
from wartable.games.epic_dice_battles.rules.mat import supply
from wartable.games.epic_dice_battles.state import Fighting, Over, Spring, Winter

FOE = player("suruga", "1@suruga 2/0/0")
PASS2 = ("pass", "pass")


@pytest.mark.rule("ED-70", "ED-24")
def test_dice_at_villages_are_lost_stay_or_come_back_with_honor():
    state = after(in_autumn(player("bizen", "1@bizen 2/0/0", villages=4, action_dice=0), FOE), *PASS2)
    assert CHANCE is to_act(state)
    before = supply(BOX, state.mats[0])
    state = after(state, "roll 1 3 4 6")
    mat = state.mats[0]
    assert (1 + 2, 1) == (mat.honor, mat.villages)
    assert ["1@bizen 4/0/0"] == armies(state, 0)
    # The lost die is back in the supply.
    assert before + 1 == supply(BOX, mat)


@pytest.mark.rule("ED-70", "ED-1")
def test_by_a_house_rule_a_die_lost_at_a_village_leaves_the_game():
    rules = house_rules("village.lost_die_is_gone = true")
    state = after(in_autumn(player("bizen", "1@bizen 2/0/0", villages=2, action_dice=1), FOE), *PASS2, rules=rules)
    before = supply(BOX, state.mats[0])
    state = after(state, "roll 2 3", rules=rules)
    # One die stays at the village, the other is out for good.
    assert (1, 1, before) == (state.mats[0].villages, state.mats[0].dice_gone, supply(BOX, state.mats[0]))


@pytest.mark.rule("ED-70", "ED-32")
def test_a_returning_die_joins_any_army_in_a_line_that_has_dice():
    own = player("bizen", "1@bizen 3/1/0", "2@awa 2/0/0", villages=1, action_dice=2)
    state = after(in_autumn(own, FOE), *PASS2, "roll 5")
    assert {"return-die 0 main", "return-die 0 flank1", "return-die 1 main"} == legal(state)
    assert ("flank-closed", "ED-32") == refused(state, "return-die 1 flank1")
    assert ("no-such-army", "ED-15") == refused(state, "return-die 2 main")
    assert "1@bizen 3/2/0" == armies(after(state, "return-die 0 flank1"), 0)[0]


@pytest.mark.rule("ED-70")
def test_every_returning_die_is_asked_about_as_long_as_there_is_a_choice():
    own = player("bizen", "1@bizen 11/0/0", "2@bizen 2/0/0", villages=2, action_dice=1)
    state = after(in_autumn(own, FOE), *PASS2, "roll 4 5")
    assert {"return-die 0 main", "return-die 1 main"} == legal(state)
    # The first army is full now: the second die has one place to go.
    state = after(state, "return-die 0 main")
    assert ["1@bizen 12/0/0", "2@bizen 3/0/0"] == armies(state, 0)


@pytest.mark.rule("ED-70")
def test_without_room_the_die_goes_to_the_supply():
    own = player("bizen", "1@bizen 12/0/0", villages=2, action_dice=1)
    state = after(in_autumn(own, FOE), *PASS2, "roll 4 4")
    assert ["1@bizen 12/0/0"] == armies(state, 0)
    assert (0, 3) == (state.mats[0].villages, state.mats[0].honor)


@pytest.mark.rule("ED-71", "ED-72")
def test_who_has_neither_army_nor_castle_is_out_at_once_and_the_last_one_wins():
    state = in_autumn(player("bizen", "1@owari 2/0/0"), player("", "1@owari 1/0/0", villages=2, rice=5, action_dice=1))
    state = after(state, *PASS2, "roll 4 3", "roll 3")
    assert OVER is to_act(state)
    mat = state.mats[1]
    assert mat.is_out
    assert (0, 0, 0, 0) == (mat.rice, mat.money, mat.honor, mat.rice_marker)
    assert (0, 0, 0, 0) == (mat.villages, mat.action_dice, mat.officers, mat.tokens_left)
    result = rules_of(state).result(state)
    assert ((0,), "last-standing") == (result.winners, result.how)
    assert () == rules_of(state).legal_actions(state)
    assert ("game-over", "ED-72") == refused(state, "pass")


@pytest.mark.rule("ED-71")
def test_the_others_play_on_without_who_is_out():
    state = in_autumn(
        player("bizen", "1@owari 2/0/0"), player("", "1@owari 1/0/0"), player("mutsu", "1@mutsu 2/0/0"), year=1530
    )
    state = after(state, "pass", "pass", "pass", "roll 4 3", "roll 3")
    assert state.mats[1].is_out
    # ED-14: the token skips who is out.
    assert (1531, 2, Winter(2, 3)) == (state.year, state.first, state.stage)
    state = after(state, "act rest")
    assert Winter(0, 3) == state.stage
    state = after(state, "act rest")
    assert 2 == to_act(state), "spring begins: who is out has no winter"
    assert isinstance(state.stage, Spring)


@pytest.mark.rule("ED-72")
def test_if_nobody_is_left_those_who_went_out_last_share():
    state = in_autumn(player("", "1@owari 1/0/0"), player("", "1@owari 1/0/0"))
    state = after(state, *PASS2, "roll 4", "roll 4")
    assert (0, 1) == rules_of(state).result(state).winners


@pytest.mark.rule("ED-14", "ED-71")
def test_the_first_player_token_passes_to_the_left_every_year():
    state = after(in_autumn(player("bizen", "1@bizen 2/0/0"), FOE, year=1530), *PASS2)
    assert (1531, 1, 1) == (state.year, state.first, to_act(state))


@pytest.mark.rule("ED-72", "ED-73", "ED-10")
def test_the_game_ends_after_1542_and_most_points_win():
    state = after(in_autumn(player("bizen iyo", "1@bizen 2/0/0"), FOE, year=1542), *PASS2)
    assert Over((0,), (5, 3), "points") == state.stage


@pytest.mark.rule("ED-73")
def test_points_for_regions_armies_and_the_highest_rice_marker():
    state = in_autumn(
        player("bizen iyo", "1@bizen 2/0/0", "2@awa 1/0/0", rice_marker=7),
        player("suruga", "1@iyo 2/0/0", rice_marker=6),
    )
    assert (2 + 1 + 2 + 1, 2 + 1) == points(BOX, state)
    tied = in_autumn(player("bizen", "1@bizen 2/0/0"), player("suruga", "1@suruga 2/0/0"))
    assert (3, 3) == points(BOX, tied)


def final(first, second, *others):
    """The last autumn is over and all have as many points."""
    mats = (first, second, *others)
    return after(in_autumn(*mats, year=1542), *["pass"] * sum(1 for mat in mats if any(mat.slots)))


@pytest.mark.rule("ED-74")
def test_tied_players_fight_a_final_battle_with_all_their_troops_in_one_line():
    state = final(
        player("bizen", "1@bizen 3/1/0 archer ninja", "2@awa 2/0/0 samurai shield"),
        player("suruga", "1@suruga 2/0/0", "2@owari 1/0/0"),
    )
    assert "4 footman + 1 archer + 1 samurai / - / -" == lines(state, 0)
    assert "3 footman / - / -" == lines(state, 1)
    assert {0: 1, 1: 0} == {side.seat: side.shields for side in battle_of(state).sides}
    # The first-player token has passed: seat 1 rolls first.
    state = after(state, "roll 5", "roll 3 3", "roll 4 4 4 4 4 4")
    assert Over((0,), (4, 4), "final-battle") == state.stage


@pytest.mark.rule("ED-74", "ED-69")
def test_more_than_two_fight_in_a_ring_and_those_of_the_last_round_share():
    mats = [player(home, f"1@{home} 1/0/0") for home in ("bizen", "suruga", "mutsu")]
    state = final(*mats)
    # Seats 1, 2 and 0 roll: seat 0 kills seat 1, the others nobody; then seats 2 and 0 kill each other.
    state = after(state, "roll 3", "roll 3", "roll 4")
    assert isinstance(state.stage, Fighting)
    state = after(state, "roll 5", "roll 5")
    assert Over((0, 2), (3, 3, 3), "final-battle") == state.stage


@pytest.mark.rule("ED-74")
def test_who_has_no_dice_loses_to_those_who_have():
    state = final(player("bizen iyo"), player("suruga", "1@suruga 1/0/0", "2@owari 1/0/0"))
    assert Over((1,), (4, 4), "final-battle") == state.stage


@pytest.mark.rule("ED-74")
def test_tied_players_without_any_dice_share():
    state = final(player("bizen iyo"), player("suruga mutsu"), player("kii", "1@kii 1/0/0"))
    assert Over((0, 1), (4, 4, 3), "final-battle") == state.stage


@pytest.mark.rule("ED-72")
def test_who_went_out_earlier_has_no_share_in_a_victory_of_the_last():
    out = player(is_out=True)
    last = [player("", "1@owari 1/0/0"), player("", "1@owari 1/0/0")]
    state = after(in_autumn(*last, out), *PASS2, "roll 4", "roll 4")
    assert isinstance(state.stage, Over)
    assert (0, 1) == state.stage.winners


@pytest.mark.rule("ED-10", "ED-72")
def test_the_year_1542_is_still_played():
    state = after(in_autumn(player("bizen", "1@bizen 2/0/0"), FOE, year=1541), *PASS2)
    assert (1542, Winter(1, 3)) == (state.year, state.stage)
