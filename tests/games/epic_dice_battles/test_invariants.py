"""The check of states finds what is wrong with them."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.epic_dice_battles.positions import RULES, in_autumn, player
from wartable.games.epic_dice_battles.invariants import check_invariants
from wartable.games.epic_dice_battles.state import (
    DrawingFirst,
    Feeding,
    Fight,
    Marching,
    Mat,
    Naming,
    Season,
    Spring,
    TurnOver,
    Villages,
    Winter,
)

FOE = player("suruga", "1@suruga 2/0/0")


@pytest.mark.rule("ED-1", "ED-6", "ED-15")
@pytest.mark.parametrize(
    ("mat", "said"),
    [
        (player("bizen", "1@bizen 13/0/0"), "twelve dice"),
        (player("bizen", "1@bizen 2/2/1"), "flanks"),
        (player("bizen", "1@bizen 2/0/0 archer*3"), "tokens"),
        (player("bizen", *(f"{n}@bizen 12/0/0" for n in (1, 2, 3))), "dice than a player has"),
        (player("bizen", "1@bizen 2/0/0", rice=-1), "owed"),
        (player("bizen", "1@bizen 2/0/0", rice_marker=21), "ladder"),
        (player("bizen", "1@bizen 2/0/0", action_dice=4), "action dice"),
        (player("suruga", "1@bizen 2/0/0"), "one castle"),
        (player("bizen", is_out=True), "no castle"),
        (replace(player("bizen", "1@bizen 2/0/0"), regions=(None,) * 4), "number"),
    ],
)
def test_a_broken_mat_is_found(mat: Mat, said: str):
    with pytest.raises(AssertionError, match=said):
        check_invariants(RULES[2], in_autumn(FOE, mat))


def test_the_calendar_never_rests_between_two_turns():
    state = in_autumn(FOE, player("bizen", "1@bizen 2/0/0"))
    check_invariants(RULES[2], state)
    with pytest.raises(AssertionError, match="calendar"):
        check_invariants(RULES[2], replace(state, stage=TurnOver(Season.WINTER, 0)))


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"first": 2}, "a player"),
        ({"stage": Villages(None, 2)}, "a player"),
        ({"stage": Villages(1, 0, 1)}, "whose dice"),
        ({"stage": Winter(5, 1)}, "a player"),
        ({"stage": DrawingFirst(0)}, "who begins"),
        ({"stage": Marching(0, (False,), ((), ()))}, "passes or marches"),
        ({"stage": Marching(0, (False, False), ((9,), ()))}, "numbers"),
        ({"stage": Naming(0, (Fight(99, is_siege=False),))}, "region"),
        ({"stage": Naming(0, ())}, "one battle"),
        ({"stage": Villages(None, 0)}, "to roll"),
        ({"stage": Feeding(0, 1, 3)}, "gives up"),
        ({"stage": Spring(0, None, spied=7)}, "a player"),
    ],
)
def test_whoever_and_whatever_is_named_is_there(changes: dict[str, Any], said: str):
    """The calendar asks one player after the other: it would ask for ever for one who is not there."""
    state = in_autumn(FOE, player("bizen", "1@bizen 2/0/0"))
    with pytest.raises(AssertionError, match=said):
        check_invariants(RULES[2], replace(state, **changes))
