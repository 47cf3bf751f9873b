"""Autumn, movement: ED-50 to ED-53."""

from __future__ import annotations

import pytest

from tests.games.epic_dice_battles.positions import BOX, after, in_autumn, legal, player, refused, to_act
from wartable.games.epic_dice_battles.state import Fighting, Marching

FAR = player("satsuma", "1@satsuma 2/0/0")


def where(state, seat: int) -> list[str | None]:
    return [None if region is None else BOX.regions[region].id for region in state.mats[seat].regions]


@pytest.mark.rule("ED-50")
def test_players_move_one_army_in_turn_until_all_have_passed():
    state = in_autumn(player("owari", "1@owari 2/0/0", "2@owari 2/0/0"), FAR)
    state = after(state, "lead 1", "move kii")
    assert 1 == to_act(state)
    state = after(state, "pass")
    assert 0 == to_act(state)
    assert {"lead 2", "pass"} == legal(state)
    assert ("army-tired", "ED-52") == refused(state, "lead 1")
    assert ("no-such-number", "ED-15") == refused(state, "lead 3")
    state = after(state, "lead 2", "move kii")
    # Nobody has an army left to move: the year goes on.
    assert not isinstance(state.stage, Marching)
    assert ["kii", "kii", None, None] == where(state, 0)


@pytest.mark.rule("ED-50")
def test_who_passes_is_out_of_the_movement():
    state = after(
        in_autumn(player("owari", "1@owari 2/0/0"), player("bungo", "1@bungo 2/0/0", "2@bungo 1/0/0")), "pass"
    )
    state = after(state, "lead 1", "move iyo")
    assert 1 == to_act(state)


@pytest.mark.rule("ED-51")
def test_a_move_is_free_and_goes_to_a_neighbour():
    state = after(in_autumn(player("owari", "1@owari 2/0/0", rice=0), FAR), "lead 1")
    assert {f"move {name}" for name in ("yamashiro", "kii", "echizen", "shinano", "suruga")} == legal(state)
    assert ("not-a-neighbour", "ED-51") == refused(state, "move bizen")
    assert 0 == after(state, "move kii").mats[0].rice


@pytest.mark.rule("ED-51")
def test_a_march_costs_a_rice_and_goes_up_to_three_fields():
    state = after(in_autumn(player("owari", "1@owari 2/0/0", rice=1), FAR), "lead 1")
    far = {"awa", "bizen", "izumo", "echigo", "musashi", "iyo", "nagato", "mutsu"}
    assert {f"march {name}" for name in far} == {text for text in legal(state) if text.startswith("march")}
    assert ("out-of-reach", "ED-51") == refused(state, "march satsuma")
    assert ("march-too-short", "ED-51") == refused(state, "march kii")
    assert ("unknown-region", "ED-4") == refused(state, "march atlantis")
    state = after(state, "march mutsu")
    assert (0, "mutsu") == (state.mats[0].rice, where(state, 0)[0])


@pytest.mark.rule("ED-51")
def test_without_rice_there_is_no_march():
    state = after(in_autumn(player("owari", "1@owari 2/0/0", rice=0), FAR), "lead 1")
    assert ("march-without-rice", "ED-51") == refused(state, "march bizen")


@pytest.mark.rule("ED-52")
def test_a_march_stops_at_an_opponents_army_and_goes_past_a_lone_castle():
    foe = player("yamashiro echizen", "1@shinano 2/0/0")
    state = after(in_autumn(player("owari", "1@owari 2/0/0"), foe), "lead 1")
    # Echigo can be reached through Echizen, whose castle is empty; Musashi through Suruga; nothing through Shinano.
    assert {"march echigo", "march musashi", "march bizen"} <= legal(state)
    closed = player("yamashiro", "1@shinano 2/0/0", "2@suruga 2/0/0", "3@echizen 2/0/0")
    state = after(in_autumn(player("owari", "1@owari 2/0/0"), closed), "lead 1")
    assert "move shinano" in legal(state)
    assert ("march-blocked", "ED-52") == refused(state, "march musashi")
    assert "march bizen" in legal(state)


@pytest.mark.rule("ED-52")
def test_armies_that_meet_move_no_more():
    state = in_autumn(
        player("owari", "1@owari 2/0/0", "2@kii 2/0/0"), player("suruga", "1@suruga 2/0/0", "2@awa 2/0/0")
    )
    state = after(state, "lead 1", "move suruga")
    assert {"lead 2", "pass"} == legal(state)
    assert ("army-tired", "ED-52") == refused(state, "lead 1")


@pytest.mark.rule("ED-53")
def test_armies_that_stand_together_at_the_start_of_autumn_may_leave_or_fight_again():
    besieged = player("owari", "1@owari 2/0/0")
    besieger = player("suruga", "1@owari 2/0/0")
    state = in_autumn(besieged, besieger)
    assert {"lead 1", "pass"} == legal(state)
    assert isinstance(after(state, "pass", "pass").stage, Fighting)
    left = after(state, "pass", "lead 1", "move kii")
    assert not isinstance(left.stage, Fighting)


@pytest.mark.rule("ED-50", "ED-18")
def test_armies_move_clockwise_from_the_first_player():
    homes = ("satsuma", "owari", "mutsu")
    three = [player(home, *(f"{number}@{home} 2/0/0" for number in (1, 2, 3))) for home in homes]
    state = in_autumn(*three, first=1)
    assert 1 == to_act(state)
    state = after(state, "lead 1", "move kii")
    assert 2 == to_act(state)
    state = after(state, "pass")
    assert 0 == to_act(state)
    state = after(state, "lead 2", "move iyo")
    assert 1 == to_act(state)
    assert 0 == to_act(after(state, "pass")), "who has passed is not asked again"
    assert 0 == to_act(after(state, "lead 2", "move kii"))


@pytest.mark.rule("ED-52", "ED-50")
def test_an_army_that_is_joined_by_an_own_one_may_still_move():
    state = in_autumn(player("owari", "1@owari 2/0/0", "2@kii 2/0/0"), FAR)
    state = after(state, "lead 1", "move kii", "pass")
    assert {"lead 2", "pass"} == legal(state)
