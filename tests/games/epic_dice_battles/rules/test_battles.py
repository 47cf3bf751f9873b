"""Which battles are fought, in which order, and walls or field: ED-55 to ED-58, ED-69."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.games.epic_dice_battles.positions import (
    WHO,
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
    to_act,
)
from wartable.games.epic_dice_battles.state import BattleKind, Calling, Fighting, Naming, Phase, Winter

PASS2 = ("pass", "pass")
PASS3 = ("pass", "pass", "pass")


@pytest.mark.rule("ED-55")
def test_who_stands_alone_with_a_castle_says_siege_or_stay_in_turn_order():
    state = in_autumn(player("bizen", "1@suruga 2/0/0"), player("suruga", "1@owari 2/0/0", "2@bizen 1/0/0"), first=1)
    state = after(state, *PASS2)
    assert isinstance(state.stage, Calling)
    assert 1 == to_act(state)
    assert {"besiege bizen", "stay bizen"} == legal(state)
    assert ("not-asked", "ED-55") == refused(state, "besiege suruga")
    state = after(state, "stay bizen")
    assert 0 == to_act(state)
    state = after(state, "stay suruga")
    assert isinstance(state.stage, Winter)


@pytest.mark.rule("ED-55")
def test_battles_are_named_by_the_first_player_then_by_the_next_to_the_left():
    state = in_autumn(
        player("mutsu", "1@owari 1/0/0", "2@kii 1/0/0", "3@awa 1/0/0"),
        player("satsuma", "1@owari 1/0/0", "2@kii 1/0/0", "3@awa 1/0/0"),
        player("musashi", "1@musashi 1/0/0"),
        first=2,
    )
    state = after(state, *PASS3)
    assert isinstance(state.stage, Naming)
    assert 2 == to_act(state)
    assert {"name-battle owari", "name-battle kii", "name-battle awa"} == legal(state)
    assert ("no-battle-there", "ED-55") == refused(state, "name-battle bizen")
    state = after(state, "name-battle kii", "roll 4", "roll 1")
    assert 0 == to_act(state)
    assert {"name-battle owari", "name-battle awa"} == legal(state)
    # The last one left needs no naming.
    state = after(state, "name-battle awa", "roll 4", "roll 1")
    assert isinstance(state.stage, Fighting)
    assert 1 == state.stage.battle.round


@pytest.mark.rule("ED-55")
def test_sieges_and_battles_are_on_the_same_list():
    state = in_autumn(player("bizen", "1@suruga 2/0/0", "2@owari 1/0/0"), player("suruga", "1@owari 1/0/0"))
    state = after(state, *PASS2, "besiege suruga")
    assert {"name-battle suruga", "name-battle owari"} == legal(state)
    state = after(state, "name-battle suruga")
    assert (BattleKind.SIEGE, Phase.ARROWS) == (battle_of(state).kind, battle_of(state).phase)


@pytest.mark.rule("ED-55")
def test_a_battle_whose_side_is_gone_falls_away():
    state = in_autumn(
        player("mutsu", "1@owari 1/0/0", "2@kii 1/0/0"), player("satsuma", "1@owari 1/0/0", "2@kii 1/0/0")
    )
    state = after(state, *PASS2)
    mat = state.mats[1]
    gone = replace(mat, slots=(mat.slots[0], None, None, None), regions=(mat.regions[0], None, None, None))
    state = after(replace(state, mats=(state.mats[0], gone)), "name-battle kii")
    # Kii is not fought: the battle of Owari, the only one left, begins.
    assert isinstance(state.stage, Fighting)
    assert 1 == battle_of(state).round


@pytest.mark.rule("ED-56")
def test_an_army_that_was_there_first_is_inside_and_it_is_a_siege():
    state = in_autumn(player("bizen", "1@owari 2/1/0"), player("suruga", "1@suruga 2/0/0"))
    state = after(state, "lead 1", "move suruga")
    assert (BattleKind.SIEGE, 1) == (battle_of(state).kind, to_act(state))
    # The army alone defends: no reserve beside it.
    state = after(state, "open-flanks no no")
    assert ("3 footman / - / -", "2 footman / - / -") == (lines(state, 0), lines(state, 1))
    assert ("not-now", "ED-56") == refused(state, "field")


@pytest.mark.rule("ED-56", "ED-53")
def test_who_stands_together_at_the_start_of_autumn_fights_for_the_walls():
    state = after(in_autumn(player("bizen", "1@suruga 2/0/0"), player("suruga", "1@suruga 2/0/0")), *PASS2)
    assert BattleKind.SIEGE is battle_of(state).kind


@pytest.mark.rule("ED-56")
def test_who_comes_to_a_besieger_of_the_own_castle_fights_in_the_open():
    own = player("suruga", "1@owari 2/0/1", "2@mutsu 1/0/0")
    state = in_autumn(player("bizen", "1@suruga 2/0/0"), own, first=1)
    state = after(state, "lead 1", "move suruga")
    assert (WHO["suruga"],) == state.stage.relieved
    state = after(state, "pass")
    # Suruga has one dot: flank #1 cannot be used in the field.
    assert (BattleKind.OPEN, (False, True)) == (battle_of(state).kind, battle_of(state).usable)


@pytest.mark.rule("ED-56")
def test_two_armies_that_come_one_after_the_other_are_both_relief():
    own = player("suruga", "1@owari 1/0/0", "2@musashi 1/0/0")
    state = in_autumn(player("bizen", "1@suruga 2/0/0", "2@bizen 1/0/0"), own, first=1)
    state = after(state, "lead 1", "move suruga", "pass", "lead 2", "move suruga")
    assert BattleKind.OPEN is battle_of(state).kind
    assert (0, 1) == battle_of(state).sides[0].slots


@pytest.mark.rule("ED-56")
def test_if_some_were_there_first_all_fight_from_inside():
    own = player("suruga", "1@suruga 1/0/0", "2@musashi 1/0/0")
    state = in_autumn(player("bizen", "1@owari 2/0/0", "2@bizen 1/0/0"), own)
    state = after(state, "lead 1", "move suruga", "lead 2", "move suruga", "pass")
    assert BattleKind.SIEGE is battle_of(state).kind
    assert "2 footman / - / -" == lines(state, 1)


@pytest.mark.rule("ED-56", "ED-53")
def test_an_army_that_left_and_came_back_with_another_is_relief():
    own = player("suruga", "1@suruga 1/0/0", "2@musashi 1/0/0")
    state = in_autumn(player("bizen", "1@suruga 2/0/0", "2@bizen 1/0/0"), own, first=1)
    # The army inside leaves the besieger alone; only then does the other come.
    state = after(state, "lead 1", "move owari", "pass", "lead 2", "move suruga")
    assert BattleKind.OPEN is battle_of(state).kind


@pytest.mark.rule("ED-56", "ED-57")
def test_where_relief_loses_the_survivor_may_besiege_the_reserve_at_once():
    own = player("suruga", "1@owari 1/0/0")
    state = in_autumn(player("bizen", "1@suruga 2/0/0"), own, first=1)
    state = after(state, "lead 1", "move suruga", "roll 3", "roll 4 3")
    assert 0 == to_act(state)
    assert {"besiege suruga", "stay suruga"} == legal(state)
    assert isinstance(after(state, "stay suruga").stage, Winter)
    state = after(state, "besiege suruga")
    assert "2 archer / - / -" == lines(state, 1)
    assert "2 footman / - / -" == lines(state, 0)


@pytest.mark.rule("ED-56")
def test_by_a_house_rule_the_owner_of_the_castle_chooses_walls_or_field():
    rules = house_rules("siege.owner_may_sally = true")
    state = in_autumn(player("bizen", "1@suruga 2/1/0"), player("suruga", "1@suruga 2/0/0"))
    state = after(state, *PASS2, rules=rules)
    assert 1 == to_act(state)
    assert {"walls", "field"} == legal(state, rules)
    walls, field = after(state, "walls", rules=rules), after(state, "field", rules=rules)
    assert (BattleKind.SIEGE, 1) == (battle_of(walls).kind, to_act(walls))
    assert (BattleKind.OPEN, (False, True)) == (battle_of(field).kind, battle_of(field).usable)


@pytest.mark.rule("ED-57", "ED-84")
def test_the_reserve_is_no_army_and_is_whole_again_for_every_siege():
    state = in_autumn(player("bizen", "1@suruga 3/0/0"), player("suruga mutsu", "1@mutsu 2/0/0"))
    state = after(state, *PASS2, "besiege suruga", "roll 1 2", "storm-gate footman", "roll 4")
    called_off = after(state, "roll 1 2", "call-off")
    assert ["suruga", "mutsu"] == castles(called_off, 1)
    again = in_autumn(*called_off.mats)
    again = after(again, *PASS2, "besiege suruga")
    assert "2 archer / - / -" == lines(again, 1)
    won = after(state, "roll 1 2", "storm-gate footman", "roll 6", "roll 4 4 4", "roll 3 3")
    assert ["mutsu"] == castles(won, 1)
    assert ["1@mutsu 2/0/0"] == armies(won, 1)
    assert 1 == won.mats[1].honor


@pytest.mark.rule("ED-58")
def test_armies_of_one_player_fight_as_one():
    state = in_autumn(player("bizen", "1@owari 12/0/0", "2@owari 6/2/0 archer"), player("suruga", "1@owari 2/0/0"))
    state = after(state, *PASS2, "place-token archer main", "ready")
    assert "17 footman + 1 archer / 2 footman / -" == lines(state, 0)


@pytest.mark.rule("ED-69")
def test_three_players_attack_to_their_left_all_at_the_same_time_without_flanks():
    state = in_autumn(
        player("bizen", "1@owari 2/1/0"),
        player("suruga", "1@owari 2/0/0"),
        player("owari", "1@owari 2/0/0"),
    )
    state = after(state, *PASS3)
    # No walls for the owner of the castle; the flank stands in the main line.
    assert (BattleKind.OPEN, (False, False)) == (battle_of(state).kind, battle_of(state).usable)
    assert "3 footman / - / -" == lines(state, 0)
    # Seat 0 kills two of seat 1, seat 1 one of seat 2, seat 2 nothing of seat 0.
    state = after(state, "roll 4 4 3", "roll 4 3", "roll 3 3")
    assert ["3 footman / - / -", "- / - / -", "1 footman / - / -"] == [lines(state, seat) for seat in range(3)]
    # Two are left: seat 0 now attacks seat 2, the next to the left who still has units.
    state = after(state, "roll 3 3 4", "roll 4")
    assert {"lay-flank 0 flank1 0", "lay-flank 0 flank1 1"} == legal(state)
    assert [] == armies(state, 2)
    assert {"besiege owari", "stay owari"} == legal(after(state, "lay-flank 0 flank1 1"))


@pytest.mark.rule("ED-69")
def test_a_sole_foreign_survivor_of_a_ring_may_besiege_at_once():
    state = in_autumn(
        player("bizen", "1@owari 3/0/0"), player("suruga", "1@owari 1/0/0"), player("owari", "1@owari 1/0/0")
    )
    state = after(state, *PASS3, "roll 4 3 3", "roll 4", "roll 3")
    assert 0 == to_act(state)
    assert {"besiege owari", "stay owari"} == legal(state)


@pytest.mark.rule("ED-69")
def test_a_ring_may_leave_nobody():
    state = in_autumn(
        player("bizen", "1@owari 1/0/0"), player("suruga", "1@owari 1/0/0"), player("mutsu", "1@owari 1/0/0")
    )
    state = after(state, *PASS3, "roll 4", "roll 5", "roll 6")
    assert [[], [], []] == [armies(state, seat) for seat in range(3)]
    assert isinstance(state.stage, Winter)


@pytest.mark.rule("ED-69")
def test_two_strangers_at_a_third_players_castle_fight_in_the_field():
    state = in_autumn(
        player("bizen", "1@owari 2/0/0"), player("suruga", "1@owari 1/0/0"), player("owari", "1@kii 1/0/0")
    )
    state = after(state, *PASS3)
    assert (True, True) == battle_of(state).usable
    state = after(state, "roll 4 3", "roll 3")
    assert {"besiege owari", "stay owari"} == legal(state)
