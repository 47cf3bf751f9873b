"""Summer: ED-40 to ED-42."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.games.epic_dice_battles.positions import BOX, after, armies, in_spring, legal, player, refused, to_act
from wartable.games.epic_dice_battles.rules.summer import army_cost, feeding_cost
from wartable.games.epic_dice_battles.state import Feeding, Marching, Over


def cost(army: str, castles: str = "") -> int:
    mat = player(castles, army)
    return army_cost(BOX, mat, mat.slots[0])  # type: ignore[arg-type]


@pytest.mark.rule("ED-41")
def test_the_examples_of_the_rulebook():
    assert 3 == cost("1@owari 6/0/0 archer*2 cavalry")
    assert 2 == cost("1@owari 5/0/0 ninja*2 shield")


@pytest.mark.rule("ED-41")
@pytest.mark.parametrize(
    ("army", "castles", "rice"),
    [
        ("1@owari 9/0/0", "", 1),
        ("1@owari 10/0/0", "", 2),
        ("1@owari 12/0/0 archer", "", 3),
        ("1@owari 12/0/0 archer*12", "", 8),
        ("1@owari 3/0/0 archer*2 shield*5", "", 2),
        ("1@owari 3/0/0 archer*3", "owari", 2),
        ("1@owari 3/0/0", "owari", 0),
        ("1@owari 3/0/0", "bizen", 1),
    ],
)
def test_what_an_army_costs(army: str, castles: str, rice: int):
    assert rice == cost(army, castles)


@pytest.mark.rule("ED-41")
def test_the_costs_of_all_armies_are_added_up():
    assert 0 + 2 == feeding_cost(BOX, player("bizen", "1@bizen 2/0/0", "2@owari 2/0/0 archer"))


def last_spring(hungry, other=None):
    """Seat 0 is the last to buy; its summer is next but one."""
    return in_spring(other or player("suruga", "1@suruga 2/0/0", rice=0), hungry, seat=1, first=0)


@pytest.mark.rule("ED-40", "ED-41")
def test_the_harvest_is_the_rice_marker_and_the_armies_are_paid_from_it():
    state = after(last_spring(player("bizen", "1@owari 2/0/0 archer", rice=1, rice_marker=5)), "end-buying")
    assert isinstance(state.stage, Marching)
    assert 1 + 5 - 2 == state.mats[1].rice
    assert 0 + 3 == state.mats[0].rice


@pytest.mark.rule("ED-42")
def test_for_each_missing_rice_a_die_and_a_token_of_the_same_army_are_given_up():
    hungry = player("", "1@owari 3/1/0 archer cavalry ninja", "2@bizen 2/0/0", rice=0, rice_marker=3)
    state = after(last_spring(hungry), "end-buying")
    assert Feeding(1, 1) == state.stage
    assert 0 == state.mats[1].rice
    assert {"give-up-die 0 main", "give-up-die 0 flank1", "give-up-die 1 main"} == legal(state)
    assert ("line-empty", "ED-42") == refused(state, "give-up-die 0 flank2")
    assert ("no-such-army", "ED-15") == refused(state, "give-up-die 3 main")
    state = after(state, "give-up-die 0 flank1")
    assert {"give-up-token archer", "give-up-token cavalry", "give-up-token ninja"} == legal(state)
    assert ("no-such-token", "ED-42") == refused(state, "give-up-token samurai")
    state = after(state, "give-up-token cavalry")
    assert ["1@owari 3/0/0 archer ninja", "2@bizen 2/0/0"] == armies(state, 1)


@pytest.mark.rule("ED-42")
def test_an_army_without_tokens_gives_up_a_die_only_and_is_gone_with_its_last():
    hungry = player("suruga", "1@owari 1/0/0", "2@awa 1/0/0", rice=0, rice_marker=1)
    state = after(last_spring(hungry, player("mutsu", "1@mutsu 2/0/0")), "end-buying", "give-up-die 0 main")
    assert ["2@awa 1/0/0"] == armies(state, 1)
    assert (None, BOX.number_by_id["awa"], None, None) == state.mats[1].regions


@pytest.mark.rule("ED-42")
def test_dice_without_tokens_are_given_up_one_after_the_other():
    hungry = player("", "1@owari 10/0/0", rice=0, rice_marker=0)
    state = after(last_spring(hungry), "end-buying", "give-up-die 0 main", "give-up-die 0 main")
    assert ["1@owari 8/0/0"] == armies(state, 1)


@pytest.mark.rule("ED-6", "ED-42")
def test_the_main_line_keeps_as_many_dice_as_the_flanks():
    hungry = player("", "1@owari 2/1/1 archer*4", rice=0, rice_marker=1)
    state = after(last_spring(hungry), "end-buying")
    assert {"give-up-die 0 flank1", "give-up-die 0 flank2"} == legal(state)
    assert ("flanks-too-large", "ED-6") == refused(state, "give-up-die 0 main")


@pytest.mark.rule("ED-42", "ED-71", "ED-72")
def test_who_starves_to_the_last_army_without_a_castle_is_out_at_once():
    hungry = player("", "1@owari 1/0/0", rice=0, rice_marker=0)
    state = after(last_spring(hungry), "end-buying", "give-up-die 0 main")
    assert state.mats[1].is_out
    assert isinstance(state.stage, Over)
    assert ((0,), "last-standing") == (state.stage.winners, state.stage.how)


@pytest.mark.rule("ED-42")
def test_more_rice_missing_than_dice_takes_all_armies():
    hungry = player("bizen", "1@owari 1/0/0 archer", "2@awa 1/0/0 archer", rice=0, rice_marker=0)
    state = after(last_spring(hungry), "end-buying", "give-up-die 0 main", "give-up-die 1 main")
    assert [] == armies(state, 1)
    assert 0 == to_act(state)


@pytest.mark.rule("ED-42", "ED-15")
def test_of_two_equal_tokens_the_one_that_lies_face_up_goes_first():
    hungry = player("", "1@owari 3/0/0 archer*2 cavalry", rice=0, rice_marker=2)
    seen = replace(hungry.slots[0], face_up=(0, 1, 0, 0, 0, 0))  # type: ignore[type-var]
    mats = (replace(hungry, slots=(seen, *hungry.slots[1:])), player("mutsu", "1@mutsu 2/0/0"))
    state = after(in_spring(*mats), "end-buying", "end-buying", "give-up-die 0 main")
    archer, cavalry = (after(state, f"give-up-token {unit}").mats[0].slots[0] for unit in ("archer", "cavalry"))
    assert ((0, 1, 1, 0, 0, 0), (0, 0, 0, 0, 0, 0)) == (archer.tokens, archer.face_up)
    assert ((0, 2, 0, 0, 0, 0), (0, 1, 0, 0, 0, 0)) == (cavalry.tokens, cavalry.face_up)


@pytest.mark.rule("ED-42")
def test_the_last_die_of_an_army_pays_for_one_rice():
    hungry = player("", "1@owari 1/0/0", "2@kii 2/0/0", "3@awa 3/0/0", rice=0, rice_marker=0)
    state = after(in_spring(hungry, player("mutsu", "1@mutsu 2/0/0")), "end-buying", "end-buying")
    assert Feeding(0, 3) == state.stage
    state = after(state, "give-up-die 0 main")
    assert Feeding(0, 2) == state.stage
    assert ["2@kii 2/0/0", "3@awa 3/0/0"] == armies(state, 0)
