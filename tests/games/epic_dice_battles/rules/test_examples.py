"""The rulebook's battle examples, die by die; where it leaves dice or choices open they are ours."""

from __future__ import annotations

import pytest

from tests.games.epic_dice_battles.positions import (
    after,
    armies,
    battle_of,
    castles,
    in_autumn,
    lines,
    player,
    to_act,
)
from wartable.games.epic_dice_battles.state import BattleKind, Fighting, Phase

A, B = 0, 1


def first_example():
    """A meets B in Iyo, a field with two dots; all have passed."""
    return after(
        in_autumn(
            player("bizen", "1@iyo 5/2/2 ninja*3 cavalry archer*2", "2@bizen 3/0/0"),
            player("suruga", "1@iyo 5/3/0 samurai-cavalry samurai archer*5"),
        ),
        "pass",
        "pass",
    )


def line_up_of_first_example():
    state = after(first_example(), "send-die 1 main", "send-token ninja 1", "join-main")
    state = after(state, "place-token cavalry main", "place-token archer main", "place-token archer main", "ready")
    state = after(state, "place-token samurai-cavalry flank1", "place-token samurai flank1")
    return after(state, *["place-token archer main"] * 5, "ready")


@pytest.mark.rule("ED-60", "ED-61")
def test_example_1_the_blocked_flank_splits_up():
    state = line_up_of_first_example()
    assert "3 footman + 2 archer + 1 cavalry / 2 ninja / -" == lines(state, A)
    assert "5 archer / 1 footman + 1 samurai + 1 samurai-cavalry / -" == lines(state, B)
    assert "2@bizen 4/0/0 ninja" == armies(state, A)[1]


@pytest.mark.rule("ED-60", "ED-61")
def test_example_1_the_cavalry_could_have_been_sent_too():
    state = after(first_example(), "send-die 1 main", "send-token ninja 1", "send-die 1 main", "send-token cavalry 1")
    state = after(state, "place-token archer main", "place-token archer main", "ready")
    state = after(state, "place-token samurai-cavalry flank1", "place-token samurai flank1")
    state = after(state, *["place-token archer main"] * 5, "ready")
    assert "3 footman + 2 archer / 2 ninja / -" == lines(state, A)
    assert "2@bizen 5/0/0 cavalry ninja" == armies(state, A)[1]


@pytest.mark.rule("ED-62", "ED-63", "ED-64", "ED-65", "ED-66")
def test_example_1_die_by_die():
    state = after(line_up_of_first_example(), "roll 2 5", "roll 1 2 3 4 6")
    # B's main line is all archers; A chooses.
    assert A == to_act(state)
    state = after(state, "lose footman")
    assert "2 footman + 2 archer + 1 cavalry / 2 ninja / -" == lines(state, A)
    assert "4 archer / 1 footman + 1 samurai + 1 samurai-cavalry / -" == lines(state, B)

    assert Phase.STARS is battle_of(state).phase
    state = after(state, "roll 1 4", "lose footman")
    assert "4 archer / 1 samurai + 1 samurai-cavalry / -" == lines(state, B)

    assert Phase.FLANK_MELEE is battle_of(state).phase
    state = after(state, "roll 3 5", "roll 1 3", "assign-die 1 samurai no", "lose samurai")
    assert "2 footman + 2 archer + 1 cavalry / - / -" == lines(state, A)
    assert "4 archer / 1 samurai-cavalry / -" == lines(state, B)

    assert Phase.MAIN is battle_of(state).phase
    state = after(state, "roll 4 5 2 3 3", "roll 3 3 5 1 2")
    state = after(state, "assign-die 2 footman no", "assign-die 3 cavalry no")
    state = after(state, "assign-die 1 archer no", "assign-die 2 samurai-cavalry yes")
    state = after(state, "lose footman", "lose archer", "lose archer", *["lose archer"] * 3)
    assert "1 cavalry / - / -" == lines(state, A)
    assert "1 samurai-cavalry / - / -" == lines(state, B)

    state = after(state, "roll 2", "roll 1")
    assert "1 cavalry / - / -" == lines(state, A)
    assert "1 samurai-cavalry / - / -" == lines(state, B)

    state = after(state, "roll 4", "roll 5")
    assert not isinstance(state.stage, Fighting)
    assert ["2@bizen 4/0/0 ninja"] == armies(state, A)
    assert [] == armies(state, B)
    assert (1, 2) == (state.mats[A].honor, state.mats[B].honor)


C = 0


def second_example(flanks: str):
    """C before B's castle in Suruga; B's army is inside, and B says which flanks can be used."""
    return after(
        in_autumn(
            player("bizen", "1@suruga 6/2/1 cavalry*3 archer*2 samurai-cavalry"),
            player("suruga mutsu", "1@suruga 3/0/2 archer*3 ninja*2"),
        ),
        "pass",
        "pass",
        f"open-flanks {flanks}",
    )


def line_up_of_second_example():
    state = after(second_example("no yes"), "place-token samurai-cavalry flank2", "ready")
    return after(state, *["place-token archer main"] * 3, "ready")


@pytest.mark.rule("ED-56", "ED-80")
def test_example_2_is_a_siege_without_a_choice_of_the_owner():
    state = after(second_example("no yes"))
    assert BattleKind.SIEGE is battle_of(state).kind
    assert C == battle_of(state).sides[battle_of(state).attacker].seat


@pytest.mark.rule("ED-80", "ED-60", "ED-61")
def test_example_2_line_up():
    state = line_up_of_second_example()
    assert "3 footman + 2 archer + 3 cavalry / - / 1 samurai-cavalry" == lines(state, C)
    assert "3 archer / - / 2 ninja" == lines(state, B)


@pytest.mark.rule("ED-81", "ED-82", "ED-83", "ED-84")
def test_example_2_die_by_die():
    state = after(line_up_of_second_example(), "roll 5 6", "roll 3 5 4", "lose footman")
    assert "2 archer / - / 2 ninja" == lines(state, B)
    assert "2 footman + 2 archer + 3 cavalry / - / 1 samurai-cavalry" == lines(state, C)

    state = after(state, "storm-gate cavalry", "roll 4")
    assert 1 == battle_of(state).gate
    state = after(state, "roll 2 5", "lose footman", "storm-gate cavalry", "roll 1")
    assert "1 footman + 2 archer + 2 cavalry / - / 1 samurai-cavalry" == lines(state, C)
    state = after(state, "roll 4 5", "lose archer", "storm-gate cavalry", "roll 4")

    assert (Phase.STARS, 2) == (battle_of(state).phase, battle_of(state).flank)
    state = after(state, "roll 4 2")
    # No close combat in the flank: nobody is left there on C's side.
    assert Phase.MAIN is battle_of(state).phase
    assert "1 footman + 1 archer + 2 cavalry / - / -" == lines(state, C)
    assert "2 archer / - / 2 ninja" == lines(state, B)

    # Three rounds of our own. In the first B's ninjas have the flank bonus: their 2 is safe and their 3 kills.
    state = after(state, "roll 1 1 3 3", "roll 1 2 3 3")
    state = after(state, "assign-die 1 footman no", "assign-die 1 archer no")
    state = after(state, "assign-die 1 archer no", "assign-die 2 ninja yes", "lose archer")
    assert ("1 cavalry / - / -", "1 ninja / - / -") == (lines(state, C), lines(state, B))
    state = after(state, "roll 2", "roll 3")
    assert ("1 cavalry / - / -", "1 ninja / - / -") == (lines(state, C), lines(state, B))
    state = after(state, "roll 3", "roll 3")
    assert ["1@suruga 1/0/0 cavalry"] == armies(state, C)
    assert [] == armies(state, B)
    assert ["mutsu"] == castles(state, B)
    assert (1, 1) == (state.mats[C].honor, state.mats[B].honor)


@pytest.mark.rule("ED-60", "ED-82")
def test_variant_of_example_2_both_flanks_blocked():
    state = after(second_example("no no"), "ready", "ready")
    # The ninjas' dice stand in the main line, their tokens have nowhere to go.
    assert "2 footman + 3 archer / - / -" == lines(state, B)
    assert "3 footman + 2 archer + 3 cavalry + 1 samurai-cavalry / - / -" == lines(state, C)
    state = after(state, "roll 1 2", "roll 1 2 3", "storm-gate samurai-cavalry", "roll 3")
    assert 2 == battle_of(state).gate
    assert Phase.MAIN is battle_of(state).phase
