"""Volleys and rounds: ED-18, ED-62 to ED-65."""

from __future__ import annotations

import pytest

from tests.games.epic_dice_battles.positions import (
    BOX,
    after,
    battle_of,
    in_autumn,
    legal,
    lines,
    player,
    refused,
    to_act,
)
from wartable.core.game import CHANCE
from wartable.games.epic_dice_battles.rules.clash import result_of
from wartable.games.epic_dice_battles.state import Phase


def fight(first: str, second: str, *events: str, region: str = "owari"):
    """Two armies meet in a field without dots; tokens go where the events say."""
    mats = (player("bizen", f"1@{region} {first}"), player("mutsu", f"1@{region} {second}"))
    return after(in_autumn(*mats), "pass", "pass", *events)


@pytest.mark.rule("ED-62")
def test_archers_hit_on_five_and_the_owner_chooses_who_falls():
    state = fight("3/0/0 archer*2", "3/0/0 cavalry", "ready", "ready", "roll 5 4")
    assert 1 == to_act(state)
    assert {"lose footman", "lose cavalry"} == legal(state)
    assert ("no-such-unit", "ED-62") == refused(state, "lose samurai")
    state = after(state, "lose cavalry")
    assert "2 footman / - / -" == lines(state, 1)


@pytest.mark.rule("ED-62")
def test_both_sides_shoot_at_the_same_time():
    state = fight("1/0/0 archer", "1/0/0 archer", "ready", "ready", "roll 6")
    assert CHANCE is to_act(state)
    assert [[], []] == [list(filter(None, after(state, "roll 5").mats[seat].slots)) for seat in (0, 1)]


@pytest.mark.rule("ED-62")
def test_shields_absorb_two_arrow_hits_each_before_anybody_falls():
    state = fight("5/0/0 archer*5", "3/0/0 shield", "ready", "roll 5 5 5 1 1")
    assert "2 footman / - / -" == lines(state, 1)
    assert 2 == battle_of(state).sides[1].absorbed


@pytest.mark.rule("ED-62")
@pytest.mark.parametrize(("army", "left"), [("2/2/0", "- / 2 footman / -"), ("2/0/2", "- / - / 2 footman")])
def test_arrows_reach_the_main_line_only(army: str, left: str):
    state = fight("4/0/0 archer*4", army, "ready", "roll 5 5 5 6")
    assert left == lines(state, 1)
    assert Phase.MAIN is battle_of(state).phase


@pytest.mark.rule("ED-63")
def test_stars_hit_on_four_and_shields_do_not_help():
    state = fight("2/2/0 ninja*2", "2/2/0 cavalry shield", "ready", "place-token cavalry main", "ready")
    assert Phase.STARS is battle_of(state).phase
    state = after(state, "roll 4 3")
    assert "1 footman + 1 cavalry / 1 footman / -" == lines(state, 1)
    assert Phase.FLANK_MELEE is battle_of(state).phase


@pytest.mark.rule("ED-63")
def test_the_first_flank_is_fought_before_the_second_and_without_the_flank_bonus():
    state = fight("3/1/1", "3/1/1")
    assert (Phase.FLANK_MELEE, 1) == (battle_of(state).phase, battle_of(state).flank)
    state = after(state, "roll 3", "roll 3")
    # A 3 is nothing: with the bonus it would have killed.
    assert (Phase.FLANK_MELEE, 2) == (battle_of(state).phase, battle_of(state).flank)
    state = after(state, "roll 4", "roll 1")
    assert ("3 footman / 1 footman / 1 footman", "3 footman / 1 footman / -") == (lines(state, 0), lines(state, 1))


@pytest.mark.rule("ED-63")
def test_flanks_that_meet_nobody_wait_for_the_main_combat():
    state = fight("3/1/0", "3/0/1")
    assert Phase.MAIN is battle_of(state).phase


@pytest.mark.rule("ED-63")
def test_ninjas_of_both_sides_throw_at_once():
    state = fight("1/1/0 ninja", "1/1/0 ninja", "ready", "ready", "roll 4", "roll 5")
    assert ("1 footman / - / -", "1 footman / - / -") == (lines(state, 0), lines(state, 1))


@pytest.mark.rule("ED-64", "ED-3")
@pytest.mark.parametrize(
    ("unit", "die", "flank", "result"),
    [
        ("footman", 2, False, 2),
        ("archer", 3, False, 3),
        ("ninja", 4, False, 4),
        ("cavalry", 3, False, 4),
        ("cavalry", 2, True, 4),
        ("samurai", 1, False, 3),
        ("samurai", 3, False, 4),
        ("samurai-cavalry", 1, True, 3),
        ("samurai-cavalry", 2, True, 4),
        ("footman", 3, True, 4),
    ],
)
def test_what_a_die_counts(unit: str, die: int, flank: bool, result: int):
    number = [kind.id for kind in BOX.units].index(unit)
    assert result == result_of(BOX, die, number, flank=flank)


@pytest.mark.rule("ED-64", "ED-18")
def test_who_rolled_which_die_is_decided_after_both_rolls_by_the_earlier_side_first():
    state = fight("2/0/0 cavalry", "2/0/0 samurai", "ready", "ready", "roll 1 3", "roll 2 3")
    assert 0 == to_act(state)
    assert {"assign-die 1 footman no", "assign-die 1 cavalry no"} == legal(state)
    assert ("other-die", "ED-64") == refused(state, "assign-die 3 cavalry no")
    assert ("no-such-unit", "ED-64") == refused(state, "assign-die 1 ninja no")
    assert ("not-now", "ED-64") == refused(state, "lose footman")
    state = after(state, "assign-die 1 footman no")
    assert 1 == to_act(state)
    state = after(state, "assign-die 2 samurai no")
    # The cavalry's 3 kills; the footman's 3 and the samurai's 2 do nothing; A's footman died by its own roll.
    assert 1 == to_act(state)
    state = after(state, "lose footman")
    assert ("1 cavalry / - / -", "1 samurai / - / -") == (lines(state, 0), lines(state, 1))


@pytest.mark.rule("ED-64")
def test_nobody_is_asked_who_rolled_what_where_it_cannot_matter():
    state = fight("3/0/0 archer", "3/0/0 cavalry", "ready", "ready", "roll 1", "roll 3 4 6", "roll 4 5 6")
    # Seat 0: footmen and an archer, nobody dies by itself. Seat 1: successes for all, which wipe out seat 0.
    assert 1 == to_act(state)
    assert {"lose footman", "lose cavalry"} == legal(state)


@pytest.mark.rule("ED-64")
def test_samurai_cavalry_kill_two_and_kills_beyond_the_living_are_lost():
    state = fight("1/0/0 samurai-cavalry", "3/0/0", "ready", "roll 3", "roll 3 3 3")
    assert "1 footman / - / -" == lines(state, 1)
    state = after(state, "roll 6", "roll 3")
    assert [] == [slot for slot in state.mats[1].slots if slot]


@pytest.mark.rule("ED-64")
def test_who_died_by_its_own_roll_cannot_be_killed_again():
    state = fight("3/0/0", "2/0/0", "roll 4 3 3", "roll 1 3")
    # One of two dies by itself, the other is killed.
    assert [] == [slot for slot in state.mats[1].slots if slot]


@pytest.mark.rule("ED-65")
def test_flank_units_have_one_more_in_the_first_round_only():
    state = fight("1/1/0", "3/0/0", "roll 2 3", "roll 3 3 3")
    assert {"assign-die 2 footman no", "assign-die 2 footman yes"} == legal(state)
    state = after(state, "assign-die 2 footman no")
    # The plain footman died of its 2; the 3 of the flank counts 4.
    assert ("1 footman / - / -", "2 footman / - / -") == (lines(state, 0), lines(state, 1))
    state = after(state, "roll 3", "roll 3 3")
    assert ("1 footman / - / -", "2 footman / - / -") == (lines(state, 0), lines(state, 1))
    assert 3 == battle_of(state).round


@pytest.mark.rule("ED-65", "ED-66")
def test_rounds_go_on_until_a_side_has_nothing_left_and_both_may_lose():
    state = fight("2/0/0", "2/0/0", "roll 3 3", "roll 3 3", "roll 4 4", "roll 5 6")
    assert [] == [slot for mat in state.mats for slot in mat.slots if slot]


@pytest.mark.rule("ED-66")
@pytest.mark.parametrize("unit", ["samurai", "samurai-cavalry"])
def test_a_loser_with_samurai_in_the_battle_gains_honor(unit: str):
    state = fight(f"1/0/0 {unit}", "3/0/0", "ready", "roll 2", "roll 4 4 4")
    assert 2 == state.mats[0].honor
    assert 1 == state.mats[1].honor


@pytest.mark.rule("ED-66")
def test_a_winner_or_a_loser_without_samurai_gains_none():
    state = fight("1/0/0 cavalry", "3/0/0 samurai", "ready", "ready", "roll 2", "roll 4 4 4")
    assert (1, 1) == (state.mats[0].honor, state.mats[1].honor)


@pytest.mark.rule("ED-64")
@pytest.mark.parametrize("die", [1, 2])
def test_who_dies_is_asked_though_nobody_kills(die: int):
    state = fight("2/0/0 archer", "2/0/0", "ready", "roll 1", f"roll {die} 3", "roll 3 3")
    assert {f"assign-die {die} footman no", f"assign-die {die} archer no"} == legal(state)
    assert "1 archer / - / -" == lines(after(state, f"assign-die {die} footman no"), 0)


@pytest.mark.rule("ED-65")
def test_a_footman_from_the_flank_is_told_apart_from_those_of_the_main_line():
    state = fight("1/1/0", "2/0/0", "roll 3 6", "roll 3 3")
    assert {"assign-die 3 footman no", "assign-die 3 footman yes"} == legal(state)


@pytest.mark.rule("ED-64")
def test_kills_count_once_when_every_die_has_its_unit():
    many, few = "5/0/0", "3/0/0 cavalry samurai-cavalry"
    state = fight(many, few, "ready", "roll 3 3 3 3 3", "roll 3 3 5", "assign-die 3 cavalry no")
    assert "5 footman / - / -" == lines(state, 0)
    assert {"assign-die 3 footman no", "assign-die 3 samurai-cavalry no"} == legal(state)
    # One by the cavalry, two by the samurai cavalry.
    assert "2 footman / - / -" == lines(after(state, "assign-die 3 footman no"), 0)
