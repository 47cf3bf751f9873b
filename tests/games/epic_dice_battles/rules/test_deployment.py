"""The secret step before a battle: ED-60, ED-61."""

from __future__ import annotations

import pytest

from tests.games.epic_dice_battles.positions import (
    after,
    armies,
    battle_of,
    in_autumn,
    legal,
    lines,
    player,
    refused,
    to_act,
)
from wartable.games.epic_dice_battles.state import Phase

FOE = player("suruga", "1@iyo 3/0/0")


def meeting(army: str, *others: str, foe=FOE, where: str = "bizen"):
    """Seat 0 meets seat 1; both have passed."""
    return after(in_autumn(player(where, army, *others), foe), "pass", "pass")


@pytest.mark.rule("ED-60")
def test_the_dots_say_which_flanks_cannot_be_used():
    # Iyo has two dots: the die of flank #2 joins the main line, that of flank #1 stays.
    state = meeting("1@iyo 3/1/1")
    assert "4 footman / 1 footman / -" == lines(state, 0)
    kii = meeting("1@kii 3/1/1", foe=player("suruga", "1@kii 3/0/0"))
    assert "5 footman / - / -" == lines(kii, 0)
    open_field = meeting("1@owari 3/1/1", foe=player("suruga", "1@owari 3/0/0"))
    assert "3 footman / 1 footman / 1 footman" == lines(open_field, 0)
    echizen = meeting("1@echizen 3/1/1", foe=player("suruga", "1@echizen 3/0/0"))
    assert "4 footman / - / 1 footman" == lines(echizen, 0)


@pytest.mark.rule("ED-60")
def test_dice_of_a_blocked_flank_may_go_to_another_army_within_its_limits():
    state = meeting("1@iyo 3/0/3", "2@bizen 2/1/0", "3@bizen 12/0/0")
    assert {"send-die 1 main", "send-die 1 flank1", "join-main"} == legal(state)
    assert ("no-room-there", "ED-60") == refused(state, "send-die 2 main")
    assert ("blocked-dice-first", "ED-60") == refused(state, "ready")
    state = after(state, "send-die 1 flank1")
    # Both flanks would now have as many dice as the main line.
    assert {"send-die 1 main", "join-main"} == legal(state)
    state = after(state, "join-main", "ready")
    assert "5 footman / - / -" == lines(state, 0)
    assert ["1@iyo 3/0/2", "2@bizen 2/2/0", "3@bizen 12/0/0"] == armies(state, 0)


@pytest.mark.rule("ED-60")
def test_armies_in_the_same_battle_are_no_other_armies():
    state = meeting("1@iyo 3/0/1", "2@iyo 3/0/0")
    assert "7 footman / - / -" == lines(state, 0)


@pytest.mark.rule("ED-60")
def test_a_ninja_without_a_die_in_a_usable_flank_goes_to_another_army_or_is_discarded():
    state = meeting("1@iyo 3/0/1 ninja", "2@bizen 2/0/0", "3@awa 1/0/0 archer")
    state = after(state, "join-main", "ready")
    assert ["1@iyo 3/0/1", "2@bizen 2/0/0 ninja", "3@awa 1/0/0 archer"] == armies(state, 0)
    alone = after(meeting("1@iyo 3/0/1 ninja"), "ready")
    assert ["1@iyo 3/0/1"] == armies(alone, 0)
    choice = after(meeting("1@iyo 3/0/1 ninja", "2@bizen 2/0/0", "3@awa 1/0/0"), "join-main")
    assert {"send-token ninja 1", "send-token ninja 2"} == legal(choice)
    assert ("ninja-in-main-line", "ED-61") == refused(choice, "place-token ninja main")
    assert ("cannot-send-token", "ED-60") == refused(choice, "discard-token ninja")


@pytest.mark.rule("ED-60")
def test_tokens_that_find_no_die_leave_too_and_the_owner_chooses_which():
    # Two dice of the blocked flank leave: three tokens for two dice.
    state = meeting("1@iyo 2/0/2 archer cavalry samurai", "2@bizen 3/0/0 archer*3")
    state = after(state, "send-die 1 main", "send-alone", "send-die 1 main", "send-alone")
    assert {"place-token samurai main", "send-token samurai 1"} == legal(state)
    state = after(state, "send-token samurai 1", "ready")
    assert "1 archer + 1 cavalry / - / -" == lines(state, 0)
    assert ["1@iyo 2/0/0 archer cavalry", "2@bizen 5/0/0 archer*3 samurai"] == armies(state, 0)


@pytest.mark.rule("ED-60")
def test_what_finds_no_room_is_discarded():
    state = meeting("1@iyo 2/0/2 archer cavalry samurai", "2@bizen 1/0/0 archer", "3@awa 11/0/0 archer*11")
    state = after(state, "send-die 1 main", "send-alone", "send-die 2 main", "send-alone")
    state = after(state, "place-token samurai main", "place-token cavalry main")
    assert {"send-token archer 1", "send-token archer 2"} == legal(state)


@pytest.mark.rule("ED-61", "ED-3")
def test_tokens_stand_on_dice_ninjas_only_in_flanks():
    state = meeting("1@owari 2/1/1 ninja archer cavalry", foe=player("suruga", "1@owari 3/0/0"))
    assert {"place-token cavalry main", "place-token cavalry flank1", "place-token cavalry flank2"} == legal(state)
    assert ("ninja-in-main-line", "ED-61") == refused(state, "place-token ninja main")
    assert ("other-token", "ED-61") == refused(state, "place-token archer main")
    assert ("tokens-left", "ED-61") == refused(state, "ready")
    assert ("no-blocked-dice", "ED-60") == refused(state, "join-main")
    state = after(state, "place-token cavalry flank1")
    assert ("no-free-die", "ED-61") == refused(state, "place-token archer flank1")
    state = after(state, "place-token archer main")
    # One usable die in a flank is left for the ninja: no choice.
    assert {"ready"} == legal(state)
    state = after(state, "ready")
    assert "1 footman + 1 archer / 1 cavalry / 1 ninja" == lines(state, 0)


@pytest.mark.rule("ED-3", "ED-61")
def test_an_archer_may_stand_in_a_flank_but_does_not_shoot_there():
    state = meeting("1@owari 1/1/0 archer", foe=player("suruga", "1@owari 3/0/0"))
    state = after(state, "place-token archer flank1", "ready")
    assert "1 footman / 1 archer / -" == lines(state, 0)
    assert Phase.MAIN is battle_of(state).phase


@pytest.mark.rule("ED-61", "ED-18")
def test_sides_decide_in_turn_order_and_all_is_revealed_at_the_end():
    foe = player("suruga", "1@owari 2/0/0 archer")
    state = after(in_autumn(player("bizen", "1@owari 2/0/0 cavalry"), foe, first=1), "pass", "pass")
    assert 1 == to_act(state)
    state = after(state, "ready")
    assert 0 == to_act(state)
    assert ("- / - / -", "- / - / -") == (lines(state, 0), lines(state, 1))
    state = after(state, "ready")
    assert ("1 footman + 1 cavalry / - / -", "1 footman + 1 archer / - / -") == (lines(state, 0), lines(state, 1))


@pytest.mark.rule("ED-61")
def test_nobody_is_asked_who_visibly_has_nothing_to_decide():
    state = meeting("1@iyo 3/0/0", foe=player("suruga", "1@iyo 3/0/0"))
    assert "3 footman / - / -" == lines(state, 0)


@pytest.mark.rule("ED-16", "ED-60")
def test_a_battle_turns_up_numbers_first_and_tokens_when_all_are_ready():
    state = meeting("1@iyo 2/0/0 archer", foe=player("suruga", "1@iyo 2/0/0 ninja"))
    slots = [state.mats[seat].slots[0] for seat in (0, 1)]
    assert [True, True] == [slot.is_number_up for slot in slots]
    assert [False, False] == [any(slot.face_up) for slot in slots]
    state = after(state, "ready", "ready")
    assert any(state.mats[0].slots[0].face_up)


@pytest.mark.rule("ED-60")
def test_the_die_that_leaves_is_one_of_the_blocked_flank():
    mats = (player("bizen", "1@iyo 4/1/2", "2@bizen 2/0/0"), player("mutsu", "1@iyo 3/0/0"))
    state = after(in_autumn(*mats), "pass", "pass", "send-die 1 main", "join-main", "ready")
    assert ["1@iyo 4/1/1", "2@bizen 3/0/0"] == armies(state, 0)
    assert "5 footman / 1 footman / -" == lines(state, 0)


@pytest.mark.rule("ED-60", "ED-6")
def test_ninjas_without_a_die_go_where_there_is_room_for_each_of_them():
    own = player("bizen", "1@kii 3/3/0 ninja*3", "2@bizen 1/0/0", "3@bizen 2/0/0")
    state = after(in_autumn(own, player("mutsu", "1@kii 3/0/0")), "pass", "pass", "join-main")
    both = {"send-token ninja 1", "send-token ninja 2"}
    assert both == legal(state)
    assert both == legal(after(state, "send-token ninja 2"))
    # The first of them is full with one token: the others have only the second to go to.
    assert {"ready"} == legal(after(state, "send-token ninja 1"))
    state = after(state, "send-token ninja 2", "send-token ninja 2", "ready")
    assert ["1@kii 3/3/0", "2@bizen 1/0/0 ninja", "3@bizen 2/0/0 ninja*2"] == armies(state, 0)


@pytest.mark.rule("ED-60")
def test_a_token_of_any_kind_may_go_along_with_a_die():
    state = meeting("1@iyo 3/0/2 samurai cavalry", "2@bizen 2/0/0 archer*2")
    assert ("blocked-dice-first", "ED-60") == refused(state, "send-alone")
    state = after(state, "send-die 1 main")
    assert {"send-token samurai 1", "send-token cavalry 1", "send-alone"} == legal(state)
    assert ("cannot-go-along", "ED-60") == refused(state, "send-token archer 1")
    assert ("cannot-go-along", "ED-60") == refused(state, "send-token samurai 2")
    assert ("token-along-first", "ED-60") == refused(state, "send-die 1 main")
    state = after(state, "send-token samurai 1")
    # One token with each die: the second die may take the cavalry, or go alone.
    assert {"send-token cavalry 1", "send-alone"} == legal(after(state, "send-die 1 main"))
    state = after(state, "join-main", "ready")
    assert "3 footman + 1 cavalry / - / -" == lines(state, 0)
    assert ["1@iyo 3/0/1 cavalry", "2@bizen 3/0/0 archer*2 samurai"] == armies(state, 0)


@pytest.mark.rule("ED-60")
def test_a_die_without_a_token_left_goes_alone_without_a_question():
    state = after(meeting("1@iyo 3/0/2", "2@bizen 2/0/0"), "send-die 1 main")
    assert {"send-die 1 main", "join-main"} == legal(state)
