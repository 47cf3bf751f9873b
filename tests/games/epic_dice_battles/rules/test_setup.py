"""Set-up: ED-1 to ED-14."""

from __future__ import annotations

import pytest

from tests.games.epic_dice_battles.positions import BOX, RULES, after, armies, castles, legal, refused, to_act
from wartable.core.game import CHANCE
from wartable.games.epic_dice_battles.rules.mat import supply
from wartable.games.epic_dice_battles.state import Winter


def started(players: int, first: int = 0):
    """A table at the start of the first winter, start regions taken in the order of the list."""
    state = after(RULES[players].initial_state(), f"first {first}")
    for start in BOX.starts[players]:
        state = after(state, f"start {BOX.regions[start].id}")
    return state


@pytest.mark.rule("ED-10")
@pytest.mark.parametrize(("players", "year"), [(2, 1523), (3, 1530), (4, 1533), (5, 1535)])
def test_the_calendar_starts_by_the_number_of_players(players: int, year: int):
    assert year == RULES[players].initial_state().year
    assert 1542 == BOX.last_year


@pytest.mark.rule("ED-14")
def test_the_first_player_is_drawn_with_equal_chances():
    state = RULES[3].initial_state()
    assert CHANCE is to_act(state)
    assert [1, 1, 1] == [weight for _, weight in RULES[3].chance_outcomes(state)]
    assert 2 == after(state, "first 2").first


@pytest.mark.rule("ED-11", "ED-12", "ED-2")
def test_everybody_begins_with_eight_dice_on_the_mat_and_the_same_resources():
    mat = started(2).mats[0]
    assert (3, 2, 1, 3) == (mat.rice, mat.money, mat.honor, mat.rice_marker)
    assert ["1@musashi 2/0/0"] == armies(started(2), 1)
    # Three action dice, the rice marker, two for the reserve, two troops; on the board the army and the castle.
    assert 36 - 8 - 2 == supply(BOX, mat)


@pytest.mark.rule("ED-13", "ED-5")
def test_start_regions_are_chosen_in_turn_order_among_those_still_free():
    state = after(RULES[3].initial_state(), "first 1")
    assert 1 == to_act(state)
    assert {"start satsuma", "start suruga", "start echigo"} == legal(state)
    state = after(state, "start suruga")
    assert 2 == to_act(state)
    assert {"start satsuma", "start echigo"} == legal(state)
    assert ("start-taken", "ED-13") == refused(state, "start suruga")
    assert ("not-a-start", "ED-5") == refused(state, "start kii")
    state = after(state, "start echigo", "start satsuma")
    assert [["satsuma"], ["suruga"], ["echigo"]] == [castles(state, seat) for seat in range(3)]
    assert Winter(1, 3) == state.stage


@pytest.mark.rule("ED-4")
def test_the_map_has_sixteen_regions_whose_roads_lead_both_ways():
    assert 16 == len(BOX.regions)
    for number, region in enumerate(BOX.regions):
        assert all(number in BOX.regions[neighbour].neighbours for neighbour in region.neighbours)
    dots = {region.id: region.dots for region in BOX.regions}
    assert (0, 2, 3, 1) == (dots["bizen"], dots["iyo"], dots["kii"], dots["echizen"])


@pytest.mark.rule("ED-5")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_is_a_start_region_for_everybody(players: int):
    assert players == len(set(BOX.starts[players]))


@pytest.mark.rule("ED-1")
def test_a_player_has_36_dice():
    assert 36 == BOX.economy.dice
