"""Sieges: ED-57, ED-80 to ED-85."""

from __future__ import annotations

import pytest

from tests.games.epic_dice_battles.positions import (
    after,
    armies,
    battle_of,
    castles,
    house_rules,
    in_autumn,
    legal,
    lines,
    player,
    refused,
    rules_of,
    to_act,
)
from wartable.games.epic_dice_battles.actions import Rolled
from wartable.games.epic_dice_battles.game import GAME
from wartable.games.epic_dice_battles.state import Phase, Winter

DEFENDER = player("suruga mutsu")


def siege(army: str, *events: str, flanks: str = "no no", defender=DEFENDER, **more):
    """Seat 0 besieges Suruga, which the reserve of seat 1 defends."""
    has_army = any(defender.slots)
    passes = ["pass"] * (1 + has_army)
    state = after(in_autumn(player("bizen", f"1@suruga {army}", **more), defender), *passes)
    if not has_army:
        state = after(state, "besiege suruga")
    # The flanks are asked for only where somebody can have dice there.
    asked = [f"open-flanks {flanks}"] if f"open-flanks {flanks}" in legal(state) else []
    return after(state, *asked, *events)


@pytest.mark.rule("ED-80")
def test_the_defender_chooses_the_flanks_and_the_dots_do_not_matter():
    state = after(in_autumn(player("bizen", "1@suruga 4/1/1"), DEFENDER), "pass", "besiege suruga")
    assert 1 == to_act(state)
    assert {f"open-flanks {one} {two}" for one in ("yes", "no") for two in ("yes", "no")} == legal(state)
    # Suruga's dot would block flank #1 in the field.
    assert "4 footman / 1 footman / 1 footman" == lines(after(state, "open-flanks yes yes"), 0)
    assert "5 footman / - / 1 footman" == lines(after(state, "open-flanks no yes"), 0)
    assert "6 footman / - / -" == lines(after(state, "open-flanks no no"), 0)


@pytest.mark.rule("ED-80", "ED-60")
def test_numbers_are_revealed_only_after_the_flanks_are_chosen():
    state = after(in_autumn(player("bizen", "1@suruga 4/1/0 archer"), DEFENDER), "pass", "besiege suruga")
    assert not state.mats[0].slots[0].is_number_up
    assert after(state, "open-flanks no no").mats[0].slots[0].is_number_up


@pytest.mark.rule("ED-81")
def test_besiegers_shoot_once_and_hit_on_six_only():
    state = siege("4/0/0 archer*2", "ready", "roll 5 6", "roll 1 1")
    assert "1 archer / - / -" == lines(state, 1)
    state = after(state, "storm-gate footman", "roll 3")
    # Only the defender's archer shoots again.
    assert [1] == [side.clash.count for side in battle_of(state).sides if side.clash and side.clash.count]


@pytest.mark.rule("ED-82")
def test_after_each_volley_one_unit_of_the_main_line_runs_at_the_gate():
    state = siege(
        "3/2/0 cavalry samurai", "place-token samurai flank1", "place-token cavalry main", "ready", flanks="yes no"
    )
    state = after(state, "roll 1 2")
    assert Phase.GATE is battle_of(state).phase
    assert {"storm-gate footman", "storm-gate cavalry", "call-off"} == legal(state)
    assert ("no-such-unit", "ED-82") == refused(state, "storm-gate samurai")
    state = after(state, "storm-gate cavalry", "roll 2")
    assert 0 == battle_of(state).gate
    assert "2 footman + 1 cavalry / 1 footman + 1 samurai / -" == lines(state, 0)


@pytest.mark.rule("ED-82")
@pytest.mark.parametrize(
    ("unit", "die", "gate", "left"), [("footman", 2, 0, 2), ("footman", 3, 0, 3), ("footman", 4, 1, 3)]
)
def test_what_the_die_at_the_gate_means(unit: str, die: int, gate: int, left: int):
    state = siege("3/0/0", "roll 1 2", f"storm-gate {unit}", f"roll {die}")
    assert (gate, f"{left} footman / - / -") == (battle_of(state).gate, lines(state, 0))


@pytest.mark.rule("ED-82", "ED-83")
def test_two_damage_break_the_gate_and_the_main_combat_follows_without_arrows():
    state = siege("3/0/0", "roll 1 2", "storm-gate footman", "roll 4", "roll 1 2", "storm-gate footman", "roll 5")
    assert (Phase.MAIN, 2) == (battle_of(state).phase, battle_of(state).volley)


@pytest.mark.rule("ED-83", "ED-63")
def test_behind_the_gate_flanks_fight_first():
    defender = player("suruga mutsu", "1@suruga 2/0/1")
    state = siege(
        "3/0/1", "storm-gate footman", "roll 4", "storm-gate footman", "roll 5", flanks="no yes", defender=defender
    )
    assert (Phase.FLANK_MELEE, 2) == (battle_of(state).phase, battle_of(state).flank)


@pytest.mark.rule("ED-82", "ED-85")
def test_with_only_flank_units_left_the_siege_is_called_off():
    state = siege("1/1/0", "roll 5 1", flanks="yes no")
    assert isinstance(state.stage, Winter)
    assert ["1@suruga 1/0/0"] == armies(state, 0)
    assert ["suruga", "mutsu"] == castles(state, 1)
    at_the_gate = siege("1/1/0", "roll 1 1", "storm-gate footman", "roll 1", flanks="yes no")
    assert ["1@suruga 1/0/0"] == armies(at_the_gate, 0)


@pytest.mark.rule("ED-82", "ED-66")
def test_with_nothing_left_the_attacker_has_lost():
    state = siege("1/0/0 samurai", "ready", "roll 5 1")
    assert [] == armies(state, 0)
    assert 2 == state.mats[0].honor
    assert [] == armies(siege("1/0/0", "roll 1 1", "storm-gate footman", "roll 2"), 0)


@pytest.mark.rule("ED-84")
def test_shooting_the_last_defender_destroys_the_castle():
    state = siege("3/0/0 archer*3", "ready", "roll 6 6 1", "roll 1 1")
    assert ["mutsu"] == castles(state, 1)
    assert ["1@suruga 3/0/0 archer*3"] == armies(state, 0)


@pytest.mark.rule("ED-84")
def test_if_both_are_gone_the_castle_stands():
    state = siege("2/0/0 archer*2", "ready", "roll 6 6", "roll 5 5")
    assert [] == armies(state, 0)
    assert ["suruga", "mutsu"] == castles(state, 1)


@pytest.mark.rule("ED-84", "ED-56")
def test_an_army_behind_walls_falls_with_the_castle():
    defender = player("suruga mutsu", "1@suruga 1/0/0")
    state = siege("3/0/0", "storm-gate footman", "roll 4", "storm-gate footman", "roll 4", defender=defender)
    state = after(state, "roll 4 3 3", "roll 3")
    assert ([], ["mutsu"]) == (armies(state, 1), castles(state, 1))


@pytest.mark.rule("ED-84", "ED-35")
def test_the_winner_does_not_get_the_castle():
    state = siege("3/0/0 archer*3", "ready", "roll 6 6 1", "roll 1 1")
    assert ["bizen"] == castles(state, 0)


@pytest.mark.rule("ED-85", "ED-67")
def test_a_siege_called_off_leaves_losses_and_takes_used_shields():
    state = siege("4/0/0 samurai shield*2", "ready", "roll 5 1", "storm-gate footman", "roll 1", "roll 5 5", "call-off")
    # The first shield took two hits, the second one; one footman fell at the gate.
    assert ["1@suruga 3/0/0 samurai"] == armies(state, 0)
    assert ["suruga", "mutsu"] == castles(state, 1)
    assert 1 == state.mats[0].honor
    assert isinstance(state.stage, Winter)


@pytest.mark.rule("ED-67")
def test_in_a_siege_the_second_hit_of_a_shield_may_come_in_a_later_volley():
    state = siege("4/0/0 shield", "roll 5 1", "storm-gate footman", "roll 3", "roll 5 1")
    assert "4 footman / - / -" == lines(state, 0)
    state = after(state, "storm-gate footman", "roll 3", "roll 5 1")
    assert "3 footman / - / -" == lines(state, 0)


@pytest.mark.rule("ED-85")
def test_both_armies_of_a_siege_called_off_regroup_and_stay():
    defender = player("suruga mutsu", "1@suruga 2/1/0 archer")
    state = siege("2/1/0", flanks="yes no", defender=defender)
    state = after(state, "place-token archer main", "ready", "roll 1", "call-off")
    state = after(state, "lay-flank 0 flank1 1", "lay-flank 0 flank1 1")
    assert ["1@suruga 2/1/0"] == armies(state, 0)
    assert ["1@suruga 2/1/0 archer"] == armies(state, 1)


@pytest.mark.rule("ED-67")
def test_shields_that_a_castle_reserve_wins_are_nobodys():
    state = siege("1/0/0 shield", "roll 5 5", "storm-gate footman", "roll 1")
    assert [] == armies(state, 0)
    assert [] == armies(state, 1)


@pytest.mark.rule("ED-57", "ED-18")
def test_a_besieger_later_in_turn_order_is_the_attacker_all_the_same():
    state = after(in_autumn(player("suruga mutsu"), player("bizen", "1@suruga 2/1/0")), "pass", "besiege suruga")
    assert 0 == to_act(state)
    state = after(state, "open-flanks no no", "roll 1 1")
    assert "2 archer / - / -" == lines(state, 0)
    assert 1 == to_act(state)
    assert {"storm-gate footman", "call-off"} == legal(state)
    state = after(state, "storm-gate footman", "roll 1")
    assert ("2 archer / - / -", "2 footman / - / -") == (lines(state, 0), lines(state, 1))


@pytest.mark.rule("ED-81", "ED-82")
def test_dice_belong_to_the_seat_that_throws_them():
    state = siege("2/0/0 archer", "ready")
    whose = rules_of(state).chance_seat
    assert 0 == whose(state)
    state = after(state, "roll 1")
    assert 1 == whose(state)
    state = after(state, "roll 1 1", "storm-gate footman")
    assert 0 == whose(state)


@pytest.mark.rule("ED-83", "ED-63")
def test_behind_the_broken_gate_flank_one_is_fought_over_first():
    inside = player("suruga", "1@suruga 2/1/1")
    state = siege("2/1/1", flanks="yes yes", defender=inside)
    state = after(state, "storm-gate footman", "roll 4", "storm-gate footman", "roll 4")
    assert (Phase.FLANK_MELEE, 1) == (battle_of(state).phase, battle_of(state).flank)
    state = after(state, "roll 3", "roll 3")
    assert (Phase.FLANK_MELEE, 2) == (battle_of(state).phase, battle_of(state).flank)


@pytest.mark.rule("ED-82", "ED-85")
def test_when_the_last_of_the_main_line_dies_at_the_gate_the_siege_is_called_off():
    before = siege("1/1/0", "roll 1 1", "storm-gate footman", flanks="yes no")
    state = after(before, "roll 2")
    said = [
        line.key for line in GAME.presenter(rules_of(before)).tell(rules_of(before), before, Rolled((2,)), state, None)
    ]
    assert "log-called-off" in said
    assert ["1@suruga 1/0/0"] == armies(state, 0)


@pytest.mark.rule("ED-82", "ED-85")
def test_when_the_last_volley_leaves_only_flank_units_the_siege_is_called_off():
    before = siege("2/1/0 samurai", "place-token samurai main", "ready", flanks="yes no")
    event = Rolled((5, 5))
    state = after(before, "roll 5 5")
    said = [line.key for line in GAME.presenter(rules_of(before)).tell(rules_of(before), before, event, state, None)]
    assert "log-called-off" in said
    assert ["1@suruga 1/0/0"] == armies(state, 0)
    assert ["suruga", "mutsu"] == castles(state, 1)
    assert 1 == state.mats[0].honor, "a siege called off earns none"


@pytest.mark.rule("ED-84")
def test_a_castle_falls_to_a_besieger_later_in_turn_order_too():
    state = after(in_autumn(player("suruga mutsu"), player("bizen", "1@suruga 3/0/0")), "pass", "besiege suruga")
    state = after(state, "roll 1 1", "storm-gate footman", "roll 4", "roll 1 1")
    state = after(state, "storm-gate footman", "roll 4", "roll 3 3", "roll 4 4 4")
    assert ["mutsu"] == castles(state, 0)
    assert ["1@suruga 3/0/0"] == armies(state, 1)


@pytest.mark.rule("ED-80")
def test_nobody_is_asked_for_flanks_that_everybody_can_see_have_no_dice():
    state = after(in_autumn(player("bizen", "1@suruga 4/0/0"), DEFENDER), "pass", "besiege suruga")
    assert (Phase.ARROWS, (False, False)) == (battle_of(state).phase, battle_of(state).usable)
    one = after(in_autumn(player("bizen", "1@suruga 4/1/0"), DEFENDER), "pass", "besiege suruga")
    assert {"open-flanks no no", "open-flanks yes no"} == legal(one)


@pytest.mark.rule("ED-80", "ED-15")
def test_flanks_of_an_army_that_may_be_the_besieger_are_asked_for():
    # Nobody knows yet which of the two slots stands in Suruga.
    state = after(in_autumn(player("bizen", "1@suruga 4/0/0", "2@bizen 4/0/1"), DEFENDER), "pass", "besiege suruga")
    assert {"open-flanks no no", "open-flanks no yes"} == legal(state)


@pytest.mark.rule("ED-67")
def test_by_a_house_rule_a_shield_that_took_a_hit_takes_none_in_a_later_volley():
    rules = house_rules("siege.shields_last_one_volley = true")
    state = siege("4/0/0 shield*2", "roll 5 1", "storm-gate footman")
    state = after(state, "roll 3", "roll 5 1", "storm-gate footman", "roll 3", "roll 5 1", rules=rules)
    # One shield for each of the first two volleys; by ED-67 the third hit would have been absorbed too.
    assert "3 footman / - / -" == lines(state, 0)
