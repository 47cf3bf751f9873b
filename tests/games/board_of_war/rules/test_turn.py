"""A turn from its start to its end, and the rounds."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.games.board_of_war.positions import RULES, after, gold, kingdom, legal, position, start_turn_of
from wartable.games.board_of_war.state import Marker, Phase, Victory


@pytest.mark.rule("BW-20")
def test_a_turn_starts_with_centre_then_income_then_spy() -> None:
    """The Spy robs gold that is there, and a centre victory comes before the gold that would also have won."""
    rich = kingdom(merchants="e1", gold=990, marker=Marker(1), armies="e5:1*1")
    state = start_turn_of(position(rich, kingdom("e10 f10", gold=30), jacks="CH", round=7, centre=(None, 0, 0, 0)))
    assert Victory.CENTRE is state.victory
    assert (990, 30) == gold(state)


@pytest.mark.rule("BW-20", "BW-57")
def test_income_comes_before_the_spy() -> None:
    almost = kingdom(merchants="e1", gold=990, marker=Marker(1))
    state = start_turn_of(position(almost, kingdom("e10 f10", gold=30), jacks="CH", round=7))
    assert Victory.GOLD is state.victory
    assert (1000, 30) == gold(state)


@pytest.mark.rule("BW-21")
def test_nothing_is_compulsory() -> None:
    busy = kingdom(builders=2, gold=200, barracks=1, armies="e3:2")
    state = position(busy, kingdom("e10 f10", armies="e4:1"), jacks="CH", round=6)
    assert {"expand", "upgrade", "train", "deploy", "step", "attack", "mark", "end"} == {
        action.split()[0] for action in legal(state)
    }
    assert {"play 7", "play 8", "play 9"} == legal(after(state, "end"))


@pytest.mark.rule("BW-21")
def test_everything_in_any_order_each_at_most_once() -> None:
    busy = kingdom(builders=1, armies="e3:2")
    state = position(busy, kingdom("e10 f10", armies="e4:1"), jacks="CH", round=6)
    moved = after(state, "step e3 d3", "mark 1", "expand e2")
    assert {"end"} == legal(moved)
    attacked = after(state, "attack e3 e4", "dice 1 2")
    assert {"attack"}.isdisjoint(action.split()[0] for action in legal(attacked))
    assert "step e3 d3" in legal(attacked)


@pytest.mark.rule("BW-21")
def test_an_army_may_attack_after_its_step() -> None:
    state = position(kingdom(armies="e3:2"), kingdom("e10 f10", armies="e5:1"))
    assert "attack e4 e5" in legal(after(state, "step e3 e4"))


@pytest.mark.rule("BW-21", "BW-22")
def test_a_unit_played_this_turn_acts_from_the_next_one_on() -> None:
    state = after(position(hand="5 7 9"), "end", "play 5")
    assert Phase.DRAW is state.phase
    state = after(state, "draw 2", "end", "play 3", "place e10", "draw 2")
    assert 0 == state.turn
    assert "expand e2" in legal(state)


@pytest.mark.rule("BW-25")
def test_the_round_goes_up_when_everybody_has_had_a_turn() -> None:
    hands = ((5, 7, 7), (5, 7, 7), (5, 8, 8), (5, 8, 8))
    state = position(kings="HDSC", queens="CSDH", turn=3, hands=hands)
    turns = [(state.turn, state.round)]
    for _ in range(4):
        state = after(state, "end", "play 5", "draw 10")
        turns.append((state.turn, state.round))
    assert [(3, 1), (2, 1), (1, 1), (0, 1), (3, 2)] == turns


@pytest.mark.rule("BW-25", "BW-55")
def test_kingdoms_that_are_out_have_no_turn_and_the_round_still_counts() -> None:
    state = position(kings="HDS", queens="HDS", hands=((5, 7, 7), (5, 7, 7), (5, 8, 8)))
    fallen = replace(state.kingdoms[0], squares=())
    state = replace(state, kingdoms=(fallen, *state.kingdoms[1:]), turn=1)
    state = after(state, "end", "play 5", "draw 10")
    assert (2, 1) == (state.turn, state.round)
    state = after(state, "end", "play 5", "draw 10")
    assert (1, 2) == (state.turn, state.round)


def test_what_was_done_in_a_turn_is_forgotten_in_the_next() -> None:
    state = position(kingdom(builders=1, armies="e3:1ma"), built=1, expanded=True, marked=True)
    state = start_turn_of(state)
    assert (0, False, 0, False) == (state.built, state.expanded, state.extra, state.marked)
    assert kingdom(armies="e3:1").armies == state.kingdoms[0].armies
    assert "step e3 e4" in legal(state)


def test_chance_never_waits_for_a_seat() -> None:
    rules = RULES[2, 10]
    assert () == rules.legal_actions(after(position(hand="5 7 9"), "end", "play 5"))
