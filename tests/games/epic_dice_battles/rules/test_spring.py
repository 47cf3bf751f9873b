"""Spring: ED-3, ED-6, ED-7, ED-17, ED-22, ED-30 to ED-35."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.games.epic_dice_battles.positions import (
    BOX,
    after,
    armies,
    battle_of,
    castles,
    in_spring,
    legal,
    player,
    refused,
    rules_of,
    to_act,
)
from wartable.games.epic_dice_battles.rules.mat import supply
from wartable.games.epic_dice_battles.rules.scouting import number_shown
from wartable.games.epic_dice_battles.rules.support import support_fields
from wartable.games.epic_dice_battles.state import BattleKind, Building, Spring

FOE = player("suruga", "1@suruga 2/0/0 archer", "2@owari 3/0/0")


@pytest.mark.rule("ED-3")
@pytest.mark.parametrize(
    ("unit", "rice", "money", "honor"),
    [
        ("footman", 1, 0, 0),
        ("archer", 0, 1, 0),
        ("cavalry", 0, 1, 0),
        ("ninja", 0, 1, 0),
        ("samurai", 0, 1, 1),
        ("samurai-cavalry", 0, 2, 1),
        ("shield", 0, 1, 0),
    ],
)
def test_prices(unit: str, rice: int, money: int, honor: int):
    state = in_spring(player("bizen", "1@bizen 2/0/0", rice=9, money=9, honor=9), FOE)
    mat = after(state, f"buy {unit}").mats[0]
    assert (9 - rice, 9 - money, 9 - honor) == (mat.rice, mat.money, mat.honor)


@pytest.mark.rule("ED-3", "ED-32")
def test_a_unit_brings_a_die_and_a_token_a_footman_only_a_die_a_shield_only_itself():
    state = in_spring(player("bizen", "1@bizen 2/0/0", rice=9, money=9, honor=9), FOE)
    assert ["1@bizen 3/0/0 samurai"] == armies(after(state, "buy samurai"), 0)
    assert ["1@bizen 3/0/0"] == armies(after(state, "buy footman"), 0)
    assert ["1@bizen 2/0/0 shield"] == armies(after(state, "buy shield"), 0)


@pytest.mark.rule("ED-3")
def test_who_cannot_pay_cannot_buy():
    state = in_spring(player("bizen", "1@bizen 2/0/0", rice=0, money=1, honor=0), FOE)
    assert {"buy archer", "buy cavalry", "buy ninja", "buy shield", "end-buying"} == legal(state)
    assert ("cannot-pay", "ED-3") == refused(state, "buy footman")
    assert ("cannot-pay", "ED-3") == refused(state, "buy samurai")


@pytest.mark.rule("ED-30")
def test_the_limit_counts_tokens_and_shields_but_not_footmen():
    state = in_spring(player("bizen", "1@bizen 2/0/0", rice=9, money=9), FOE)
    state = after(state, "buy shield", "buy footman", "buy archer")
    assert 0 == state.mats[0].tokens_left
    assert ("limit-reached", "ED-30") == refused(state, "buy cavalry")
    assert {"buy footman", "end-buying"} == legal(state)


@pytest.mark.rule("ED-1")
def test_what_needs_a_die_cannot_be_bought_without_one():
    full = player("bizen", "1@bizen 12/0/0", "2@bizen 11/0/0", "3@bizen 2/0/0", rice=9, money=9)
    state = after(in_spring(full, FOE), "buy footman", "put-die 2 main")
    assert ("supply-empty", "ED-1") == refused(state, "buy footman")
    assert {"buy shield", "end-buying"} == legal(state)


@pytest.mark.rule("ED-6")
def test_an_army_has_at_most_twelve_dice_and_no_more_in_the_flanks_than_in_the_main_line():
    state = in_spring(player("bizen", "1@bizen 12/0/0", "2@bizen 2/1/1", rice=9), FOE)
    state = after(state, "buy footman")
    assert ["1@bizen 12/0/0", "2@bizen 3/1/1"] == armies(state, 0)
    state = after(state, "buy footman")
    assert {"put-die 1 main", "put-die 1 flank1", "put-die 1 flank2"} == legal(state)
    assert ("army-full", "ED-6") == refused(state, "put-die 0 main")
    assert ("no-such-army", "ED-15") == refused(state, "put-die 3 main")
    crowded = player("bizen", "1@bizen 3/2/1", "2@bizen 2/0/0", rice=9)
    assert ("flanks-too-large", "ED-6") == refused(after(in_spring(crowded, FOE), "buy footman"), "put-die 0 flank1")


@pytest.mark.rule("ED-6")
def test_no_army_where_every_army_is_full_takes_a_die():
    state = in_spring(player("bizen", "1@bizen 12/0/0", rice=9), FOE)
    assert ("no-place", "ED-6") == refused(state, "buy footman")


@pytest.mark.rule("ED-31")
def test_without_an_army_and_an_officer_nothing_can_be_bought():
    state = in_spring(player("bizen", rice=9, money=9), FOE)
    assert {"end-buying"} == legal(state)
    assert ("no-army", "ED-31") == refused(state, "buy footman")
    assert ("no-army", "ED-31") == refused(state, "buy shield")


@pytest.mark.rule("ED-6", "ED-32")
def test_a_token_may_go_to_another_army_than_its_die_where_there_is_room():
    state = in_spring(player("bizen", "1@bizen 2/0/0 archer", "2@bizen 1/0/0 ninja", rice=9), FOE)
    state = after(state, "buy cavalry", "put-die 1 main")
    assert {"put-token 0", "put-token 1"} == legal(state)
    state = after(state, "put-token 0", "buy cavalry", "put-die 1 main")
    assert ["1@bizen 2/0/0 archer cavalry", "2@bizen 3/0/0 cavalry ninja"] == armies(state, 0)


@pytest.mark.rule("ED-31", "ED-32")
def test_an_officer_opens_a_flank_with_a_die():
    state = in_spring(player("bizen", "1@bizen 2/0/0", rice=9, officers=1), FOE)
    state = after(state, "buy footman")
    assert {"put-die 0 main", "put-die 0 flank1", "put-die 0 flank2", "raise-army bizen"} == legal(state)
    state = after(state, "put-die 0 flank2")
    assert ["1@bizen 2/0/1"] == armies(state, 0)
    assert 0 == state.mats[0].officers
    state = after(state, "buy footman")
    assert {"put-die 0 main", "put-die 0 flank2"} == legal(state)
    assert ("flank-closed", "ED-32") == refused(state, "put-die 0 flank1")


@pytest.mark.rule("ED-31", "ED-7")
def test_an_officer_sets_up_a_new_army_that_takes_the_lowest_free_number():
    state = in_spring(player("bizen iyo", "1@bizen 2/0/0", "3@awa 2/0/0", rice=9, officers=1), FOE)
    state = after(state, "buy cavalry", "raise-army iyo", "put-token 2")
    assert ["1@bizen 2/0/0", "3@awa 2/0/0", "2@iyo 1/0/0 cavalry"] == armies(state, 0)


@pytest.mark.rule("ED-31")
def test_no_new_army_where_no_own_castle_is():
    state = after(in_spring(player("bizen", "1@bizen 2/0/0", rice=9, officers=1), FOE), "buy footman")
    assert ("not-your-castle", "ED-31") == refused(state, "raise-army suruga")


@pytest.mark.rule("ED-31", "ED-56")
def test_a_new_army_may_be_raised_in_an_occupied_castle_and_is_inside():
    besieger = player("suruga", "1@bizen 2/0/0")
    state = in_spring(player("bizen", rice=9, officers=1), besieger)
    assert "buy footman" in legal(state)
    state = after(state, "buy footman", "end-buying", "end-buying")
    assert ["1@bizen 1/0/0"] == armies(state, 0)
    state = after(state, "pass", "pass")
    assert BattleKind.SIEGE is battle_of(state).kind
    assert 1 == battle_of(state).sides[battle_of(state).attacker].seat


@pytest.mark.rule("ED-1", "ED-31")
def test_a_new_army_needs_two_dice():
    # 36 dice: 1 marker, 2 reserve, 3 actions, 1 castle, 2 armies with 26 troops: one is left.
    full = player("bizen", "1@bizen 12/0/0", "2@bizen 11/0/0", "3@bizen 2/0/0", rice=9, officers=1)
    state = after(in_spring(full, FOE), "buy footman")
    assert ("supply-short", "ED-1") == refused(state, "raise-army bizen")


@pytest.mark.rule("ED-6", "ED-31")
def test_there_is_no_fifth_army():
    four = [f"{number}@bizen 2/0/0" for number in (1, 2, 3, 4)]
    state = after(in_spring(player("bizen", *four, rice=9, officers=1), FOE), "buy footman")
    assert ("too-many-armies", "ED-6") == refused(state, "raise-army bizen")
    without = in_spring(player("bizen", *four, rice=9), FOE)
    assert ("no-officer", "ED-31") == refused(after(without, "buy footman"), "raise-army bizen")


@pytest.mark.rule("ED-33")
def test_the_support_line_costs_a_rice_per_field_once_per_army_and_spring():
    state = in_spring(player("bizen", "1@owari 2/0/0", rice=5), player("mutsu", "1@mutsu 2/0/0"))
    state = after(state, "buy footman")
    assert 5 - 1 - 2 == state.mats[0].rice
    state = after(state, "buy footman")
    assert 5 - 1 - 2 - 1 == state.mats[0].rice


@pytest.mark.rule("ED-33")
def test_shields_and_tokens_need_the_support_line_too():
    state = in_spring(player("bizen", "1@owari 2/0/0", rice=2), player("mutsu", "1@mutsu 2/0/0"))
    assert 0 == after(state, "buy shield").mats[0].rice
    poor = in_spring(player("bizen", "1@owari 2/0/0", rice=1), player("mutsu", "1@mutsu 2/0/0"))
    assert {"end-buying"} == legal(poor)
    assert ("cannot-reinforce", "ED-33") == refused(poor, "buy shield")
    assert ("cannot-reinforce", "ED-33") == refused(poor, "buy archer")


@pytest.mark.rule("ED-33")
def test_the_token_of_a_die_put_elsewhere_needs_a_support_line_of_its_own():
    state = in_spring(player("bizen", "1@bizen 2/0/0", "2@owari 2/0/0", rice=1), player("mutsu", "1@mutsu 2/0/0"))
    assert ["1@bizen 3/0/0 cavalry", "2@owari 2/0/0"] == armies(after(state, "buy cavalry"), 0)
    paid = in_spring(player("bizen", "1@bizen 2/0/0", "2@owari 2/0/0", rice=2), player("mutsu", "1@mutsu 2/0/0"))
    paid = after(paid, "buy cavalry", "put-die 0 main", "put-token 1")
    assert ["1@bizen 3/0/0", "2@owari 2/0/0 cavalry"] == armies(paid, 0)
    assert 0 == paid.mats[0].rice


@pytest.mark.rule("ED-33", "ED-6")
def test_a_refusal_says_what_is_wrong_with_an_army():
    far = player("bizen", "1@bizen 2/0/0", "2@owari 2/0/0", "3@suruga 2/0/0", rice=1, officers=1)
    state = after(in_spring(far, player("mutsu", "1@shinano 2/0/0", "2@kii 2/0/0", "3@yamashiro 2/0/0")), "buy cavalry")
    assert ("no-support-line", "ED-33") == refused(state, "put-die 1 main")
    poor = after(in_spring(far, player("mutsu", "1@mutsu 2/0/0")), "buy cavalry", "put-die 0 main")
    assert ["1@bizen 3/0/0 cavalry", "2@owari 2/0/0", "3@suruga 2/0/0"] == armies(poor, 0)
    full = player("bizen", "1@bizen 1/0/0 archer", "2@bizen 2/0/0", "3@bizen 2/0/0", rice=9)
    state = after(in_spring(full, FOE), "buy cavalry", "put-die 1 main")
    assert ("no-room-for-token", "ED-6") == refused(state, "put-token 0")
    assert ("no-such-army", "ED-15") == refused(state, "put-token 3")
    costly = player("bizen", "1@bizen 2/0/0", "2@bizen 2/0/0", "3@owari 2/0/0", rice=1)
    state = after(in_spring(costly, player("mutsu", "1@mutsu 2/0/0")), "buy shield")
    assert ("support-too-dear", "ED-33") == refused(state, "put-token 2")


@pytest.mark.rule("ED-33")
@pytest.mark.parametrize(
    ("foes", "fields"),
    [("", 2), ("yamashiro", 3), ("bizen", None), ("owari", 2), ("yamashiro kii", None)],
)
def test_the_path_goes_around_opponents_and_must_reach_a_free_castle(foes: str, fields: int | None):
    number = BOX.number_by_id
    foreign = frozenset(number[foe] for foe in foes.split())
    assert fields == support_fields(BOX, number["owari"], (number["bizen"],), foreign)


@pytest.mark.rule("ED-33")
def test_without_a_castle_there_is_no_reinforcement():
    state = in_spring(player("", "1@owari 2/0/0", rice=9), player("mutsu", "1@mutsu 2/0/0"))
    assert {"end-buying"} == legal(state)


@pytest.mark.rule("ED-33")
def test_an_army_at_an_own_castle_needs_no_support_line_even_when_besieged():
    state = in_spring(player("bizen", "1@bizen 2/0/0", rice=1), player("mutsu", "1@bizen 2/0/0"))
    assert 0 == after(state, "buy footman").mats[0].rice


@pytest.mark.rule("ED-34")
def test_a_ninja_makes_an_opponent_turn_up_a_number_or_the_tokens_of_a_slot():
    state = after(in_spring(player("bizen", "1@bizen 2/0/0"), FOE), "buy ninja")
    assert {"scout 1", "scout -"} == legal(state)
    state = after(state, "scout 1")
    assert {"reveal 0 number", "reveal 0 tokens", "reveal 1 number"} == legal(state)
    assert ("nothing-hidden", "ED-34") == refused(state, "reveal 1 tokens")
    tokens = after(state, "reveal 0 tokens")
    assert tokens.mats[1].slots[0].face_up == (0, 1, 0, 0, 0, 0)
    assert not tokens.mats[1].slots[0].is_number_up
    number = after(state, "reveal 1 number")
    view = rules_of(number).observe(number, 0)
    assert [None, 2] == [slot.number for slot in view.mats[1].slots[:2]]


@pytest.mark.rule("ED-34")
def test_a_ninja_may_spy_on_nobody():
    before = in_spring(player("bizen", "1@bizen 2/0/0"), FOE)
    assert before.mats[1] == after(before, "buy ninja", "scout -").mats[1]


@pytest.mark.rule("ED-34", "ED-22")
def test_what_a_ninja_revealed_stays_up_until_an_officer_turns_it_down():
    state = after(
        in_spring(player("bizen", "1@bizen 2/0/0"), player("suruga", "1@suruga 2/0/0 archer", officers=1)),
        "buy ninja",
        "scout 1",
        "reveal 0 tokens",
        "end-buying",
    )
    assert 1 == to_act(state)
    assert any(state.mats[1].slots[0].face_up)
    state = after(state, "renumber")
    assert not any(state.mats[1].slots[0].face_up)
    assert ("no-officer-to-renumber", "ED-22") == refused(state, "renumber")


@pytest.mark.rule("ED-22")
def test_an_officer_redistributes_the_numbers_once():
    state = in_spring(player("bizen", "1@bizen 3/0/0 archer", "2@owari 1/0/0", officers=1), FOE)
    state = after(state, "renumber")
    assert {"set-number 0 1", "set-number 0 2"} == legal(state)
    assert ("number-not-free", "ED-22") == refused(state, "set-number 0 3")
    state = after(state, "set-number 0 2")
    assert ["2@owari 3/0/0 archer", "1@bizen 1/0/0"] == armies(state, 0)
    assert "renumber" not in legal(state)


@pytest.mark.rule("ED-22")
def test_without_an_officer_or_with_nothing_to_change_numbers_stay():
    two = player("bizen", "1@bizen 3/0/0", "2@owari 1/0/0")
    assert ("no-officer-to-renumber", "ED-22") == refused(in_spring(two, FOE), "renumber")
    one = player("bizen", "1@bizen 3/0/0", officers=1)
    assert ("nothing-to-renumber", "ED-22") == refused(in_spring(one, FOE), "renumber")


@pytest.mark.rule("ED-22")
def test_unused_officers_are_gone_after_spring():
    state = after(in_spring(player("bizen", "1@bizen 3/0/0", officers=2), FOE), "end-buying")
    assert 0 == state.mats[0].officers


@pytest.mark.rule("ED-35")
def test_castles_are_built_last_where_an_army_stands_alone():
    state = in_spring(player("bizen", "1@bizen 2/0/0", "2@iyo 2/0/0", "3@owari 2/0/0", "4@awa 1/0/0", rice=5), FOE)
    state = after(state, "end-buying")
    assert Building(0) == state.stage
    assert {"build iyo", "build awa", "end-spring"} == legal(state)
    assert ("castle-stands", "ED-35") == refused(state, "build bizen")
    assert ("opponent-there", "ED-35") == refused(state, "build owari")
    assert ("no-army-there", "ED-35") == refused(state, "build kii")
    state = after(state, "build awa", "build iyo")
    assert ["iyo", "awa", "bizen"] == castles(state, 0)
    assert isinstance(state.stage, Spring)
    assert 1 == state.mats[0].rice


@pytest.mark.rule("ED-35", "ED-1")
def test_a_castle_needs_rice_and_a_die():
    assert 1 == to_act(after(in_spring(player("bizen", "1@iyo 2/0/0", rice=1), FOE), "end-buying"))
    full = player("bizen", "1@iyo 12/0/0", "2@bizen 11/0/0", "3@bizen 3/0/0", rice=9)
    assert 1 == to_act(after(in_spring(full, FOE), "end-buying"))


@pytest.mark.rule("ED-35")
def test_who_builds_no_castle_ends_the_spring():
    state = after(in_spring(player("bizen", "1@iyo 2/0/0", rice=5), FOE), "end-buying", "end-spring")
    assert 1 == to_act(state)
    assert ["bizen"] == castles(state, 0)


@pytest.mark.rule("ED-31", "ED-32")
def test_only_the_first_die_of_a_flank_takes_an_officer():
    state = after(in_spring(player("bizen", "1@bizen 5/1/0", rice=9, officers=1), FOE), "buy footman")
    assert 1 == after(state, "put-die 0 flank1").mats[0].officers
    assert 1 == after(state, "put-die 0 main").mats[0].officers
    assert 0 == after(state, "put-die 0 flank2").mats[0].officers


@pytest.mark.rule("ED-31")
def test_every_new_army_takes_an_officer():
    state = after(in_spring(player("bizen", "1@bizen 2/0/0", rice=9, officers=2), FOE), "buy footman")
    state = after(state, "raise-army bizen", "buy footman")
    assert 1 == state.mats[0].officers
    state = after(state, "raise-army bizen", "buy footman")
    assert 0 == state.mats[0].officers
    assert {"put-die 0 main", "put-die 1 main", "put-die 2 main"} == legal(state)


@pytest.mark.rule("ED-22")
def test_even_a_single_army_can_turn_down_a_number_that_was_revealed():
    seen = player("bizen", "1@bizen 2/0/0", officers=1)
    slot = number_shown(seen.slots[0], 1540)  # type: ignore[arg-type]
    state = in_spring(replace(seen, slots=(slot, *seen.slots[1:])), FOE)
    assert "renumber" in legal(state)
    assert not after(state, "renumber").mats[0].slots[0].is_number_up


@pytest.mark.rule("ED-35")
def test_a_castle_costs_two_rice_and_not_more():
    state = after(in_spring(player("bizen", "1@iyo 2/0/0", rice=2), FOE), "end-buying")
    assert {"build iyo", "end-spring"} == legal(state)
    assert 0 == after(state, "build iyo").mats[0].rice
    poor = after(in_spring(player("bizen", "1@iyo 2/0/0", rice=1), FOE), "end-buying")
    assert not isinstance(poor.stage, Building)


@pytest.mark.rule("ED-3")
def test_money_buys_tokens_and_honor_samurai():
    army = "1@bizen 4/0/0"
    assert {"buy footman", "end-buying"} == legal(in_spring(player("bizen", army, money=0, honor=9), FOE))
    plain = {"buy footman", "buy archer", "buy cavalry", "buy ninja", "buy shield", "end-buying"}
    assert plain == legal(in_spring(player("bizen", army, money=9, honor=0), FOE))
    assert plain | {"buy samurai"} == legal(in_spring(player("bizen", army, money=1, honor=1), FOE))
    all_units = plain | {"buy samurai", "buy samurai-cavalry"}
    assert all_units == legal(in_spring(player("bizen", army, money=2, honor=1), FOE))


@pytest.mark.rule("ED-31")
def test_who_has_no_army_can_still_buy_for_the_one_that_an_officer_sets_up():
    state = in_spring(player("bizen", rice=1, money=0, officers=1), FOE)
    assert {"buy footman", "end-buying"} == legal(state)
    assert ["1@bizen 1/0/0"] == armies(after(state, "buy footman"), 0)


@pytest.mark.rule("ED-1", "ED-35")
def test_the_last_die_of_the_supply_can_mark_a_castle():
    full = player("bizen", "1@bizen 12/0/0", "2@bizen 11/0/0", "3@iyo 2/0/0", rice=9)
    state = in_spring(full, FOE)
    assert 1 == supply(BOX, state.mats[0])
    state = after(state, "end-buying")
    assert {"build iyo", "end-spring"} == legal(state)
    assert 0 == supply(BOX, after(state, "build iyo").mats[0])


@pytest.mark.rule("ED-6")
@pytest.mark.parametrize("army", ["12/0/0", "8/4/0", "8/2/2", "8/0/4"])
def test_the_dice_of_all_lines_count_towards_the_twelve(army: str):
    assert ("no-place", "ED-6") == refused(in_spring(player("bizen", f"1@bizen {army}", rice=9), FOE), "buy footman")


@pytest.mark.rule("ED-34")
def test_a_ninja_is_not_offered_what_everybody_sees():
    foe = player("suruga", "1@suruga 2/0/0 archer", "2@owari 3/0/0")
    slot = number_shown(foe.slots[0], 1540)  # type: ignore[arg-type]
    state = in_spring(player("bizen", "1@bizen 2/0/0"), replace(foe, slots=(slot, *foe.slots[1:])))
    state = after(state, "buy ninja", "scout 1")
    assert {"reveal 0 tokens", "reveal 1 number"} == legal(state)
