"""After a battle: ED-16, ED-67, ED-68."""

from __future__ import annotations

import pytest

from tests.games.epic_dice_battles.positions import after, armies, in_autumn, legal, player, refused, to_act

PASS2 = ("pass", "pass")


def won(*own: str, foe: str = "1@owari 1/0/0", events: tuple[str, ...] = ()):
    """Seat 0 has met seat 1 in Owari."""
    return after(in_autumn(player("bizen", *own), player("mutsu", foe)), *PASS2, *events)


@pytest.mark.rule("ED-67")
def test_used_shields_go_unused_ones_stay_and_the_losers_go_to_the_winner():
    state = won("1@owari 3/0/0 shield*2", foe="1@owari 2/0/0 archer*2 shield*3", events=("ready", "roll 5 1"))
    state = after(state, "roll 4 4 3", "roll 3 3")
    # One of two own shields absorbed a hit and is gone; three are taken.
    assert ["1@owari 3/0/0 shield*4"] == armies(state, 0)


@pytest.mark.rule("ED-67")
def test_if_all_are_gone_so_are_their_shields():
    state = won("1@owari 1/0/0 shield", events=("roll 4", "roll 4"))
    assert [] == armies(state, 0) + armies(state, 1)


@pytest.mark.rule("ED-68")
def test_survivors_lie_in_flanks_only_where_dice_lay_before():
    state = won("1@owari 3/2/0", events=("roll 3 3 3 3 3", "roll 3"))
    assert {"lay-flank 0 flank1 0", "lay-flank 0 flank1 1", "lay-flank 0 flank1 2"} == legal(state)
    assert ("cannot-lay", "ED-68") == refused(state, "lay-flank 0 flank2 1")
    assert ["1@owari 4/1/0"] == armies(after(state, "lay-flank 0 flank1 1"), 0)


@pytest.mark.rule("ED-68", "ED-6")
def test_a_single_main_line_needs_no_laying_out():
    state = won("1@owari 3/0/0 archer", events=("ready", "roll 5"))
    assert ["1@owari 3/0/0 archer"] == armies(state, 0)


@pytest.mark.rule("ED-68", "ED-6")
def test_dice_tokens_and_shields_are_laid_over_the_armies_that_took_part():
    state = won("1@owari 12/0/0 archer", "2@owari 2/0/0 cavalry shield", events=("ready", "roll 1"))
    state = after(state, "roll " + " ".join(["4"] * 14), "roll 3")
    # Fourteen survivors: each army takes at most twelve.
    assert {f"lay-army 0 {dice}" for dice in range(2, 13)} == legal(state)
    state = after(state, "lay-army 0 4")
    assert {"lay-shield 0", "lay-shield 1"} == legal(state)
    state = after(state, "lay-shield 0")
    assert {"lay-token archer 0", "lay-token archer 1"} == legal(state)
    state = after(state, "lay-token archer 1", "lay-token cavalry 1")
    assert ["1@owari 4/0/0 shield", "2@owari 10/0/0 archer cavalry"] == armies(state, 0)


@pytest.mark.rule("ED-68", "ED-7")
def test_an_army_left_without_dice_is_gone_and_frees_its_number():
    state = won("1@owari 2/0/0", "2@owari 2/0/0", events=("roll 4 4 4 4", "roll 3", "lay-army 0 0"))
    assert ["2@owari 4/0/0"] == armies(state, 0)
    assert state.mats[0].regions[0] is None


@pytest.mark.rule("ED-68")
def test_tokens_never_outnumber_dice():
    state = won("1@owari 2/0/0 archer*2", "2@owari 2/0/0", events=("ready", "roll 1 1"))
    state = after(state, "roll 4 4 4 4", "roll 3", "lay-army 0 1", "lay-token archer 0")
    assert {"lay-token archer 1"} == legal(state)
    assert 0 == to_act(state)


@pytest.mark.rule("ED-16")
def test_afterwards_numbers_and_tokens_are_face_down_and_everybody_remembers():
    state = won("1@owari 3/0/0 cavalry", events=("ready", "roll 3 3 3", "roll 1"))
    slot = state.mats[0].slots[0]
    assert not slot.is_number_up
    assert not any(slot.face_up)
    assert (1, 1540, True) == (slot.number_seen.number, slot.number_seen.year, slot.number_seen.sure)
    assert ((0, 0, 1, 0, 0, 0), 1540) == (slot.tokens_seen.tokens, slot.tokens_seen.year)
    assert 1540 == slot.tokens_seen.year


@pytest.mark.rule("ED-16")
def test_nobody_remembers_which_of_several_armies_got_which_token():
    state = won("1@owari 2/0/0 archer", "2@owari 2/0/0", events=("ready", "roll 1", "roll 4 4 4 4", "roll 3"))
    state = after(state, "lay-army 0 2", "lay-token archer 1")
    assert [None, None] == [state.mats[0].slots[place].tokens_seen for place in (0, 1)]


@pytest.mark.rule("ED-68")
@pytest.mark.parametrize(("army", "flank"), [("3/1/0", "flank1"), ("3/0/1", "flank2")])
def test_one_die_in_a_flank_is_enough_to_lay_survivors_there(army: str, flank: str):
    state = won(f"1@owari {army}", events=("roll 4 4 4 4", "roll 3"))
    assert {f"lay-flank 0 {flank} {dice}" for dice in range(3)} == legal(state)


@pytest.mark.rule("ED-68", "ED-6")
def test_both_flanks_together_never_get_more_than_the_main_line_keeps():
    state = won("1@owari 4/1/1", events=("roll 4 4 4 4 4 4", "roll 3"))
    state = after(state, "lay-flank 0 flank1 2")
    assert {"lay-flank 0 flank2 0", "lay-flank 0 flank2 1"} == legal(state)
    assert ["1@owari 3/2/1"] == armies(after(state, "lay-flank 0 flank2 1"), 0)
