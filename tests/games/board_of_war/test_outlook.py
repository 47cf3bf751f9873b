"""Estimates of how near a seat is to each victory: their order matters, not their exact size."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.games.board_of_war.positions import RULES, kingdom, position
from wartable.games.board_of_war.outlook import (
    missing_squares,
    outlook,
    squares_a_turn,
    turns_to_centre,
    turns_to_expansion,
    turns_to_gold,
    turns_to_victory,
    wins_next_turn,
)
from wartable.games.board_of_war.state import Kingdom, Phase, State, Victory

BOX = RULES[2, 10].box
GOAL = " ".join(BOX.board.goal["south"])  # type: ignore[index]


def without(*missing: str) -> str:
    return " ".join(square for square in GOAL.split() if square not in missing)


def test_more_gold_and_more_income_are_nearer_to_gold() -> None:
    poor, rich, busy = (
        turns_to_gold(BOX, position(own), 0)
        for own in (kingdom(), kingdom(gold=500), kingdom(gold=500, merchants="e1 f1"))
    )
    assert poor > rich > busy > 0 == turns_to_gold(BOX, position(kingdom(gold=1000)), 0)


def test_more_land_and_more_builders_are_nearer_to_expansion() -> None:
    few, more, with_builders = (
        turns_to_expansion(BOX, position(own), 0)
        for own in (kingdom(), kingdom("e1 f1 e2 f2"), kingdom("e1 f1 e2 f2", builders=3))
    )
    assert few > more > with_builders > 0 == turns_to_expansion(BOX, position(kingdom(GOAL)), 0)


def test_enemies_on_the_goal_are_in_the_way() -> None:
    own = kingdom(without("j1", "j2"), builders=2)
    free, army, land = (
        turns_to_expansion(BOX, position(own, enemy), 0)
        for enemy in (kingdom("e10"), kingdom("e10", armies="j1:1"), kingdom("j1 e10"))
    )
    assert free < army < land


def test_armies_and_counters_are_nearer_to_the_centre() -> None:
    states = [
        position(),
        position(kingdom(armies="e3:1 f3:1")),
        position(kingdom(armies="e5:1 f5:1 e6:1 f6:1")),
        position(kingdom(armies="e5:1*1 f5:1*1 e6:1*1 f6:1*1")),
        position(centre=(0, 0, 0, 0)),
    ]
    turns = [turns_to_centre(BOX, state, 0) for state in states]
    assert sorted(turns, reverse=True) == turns
    assert (1.0, 0.0) == (turns[3], turns[4])


def test_a_contested_square_is_not_won_yet() -> None:
    state = position(kingdom(), kingdom("e10", armies="e5:2"), centre=(0, 0, 0, 0))
    assert turns_to_centre(BOX, state, 0) > 1


def test_what_is_missing_and_what_a_turn_brings() -> None:
    assert 22 == missing_squares(BOX, position(), 0).bit_count()
    assert [0, 2, 3, 0] == [
        squares_a_turn(BOX, state, 0)
        for state in (
            position(),
            position(kingdom(builders=2)),
            position(kingdom(builders=2), kings="DH"),
            position(kings="DH"),
        )
    ]


@pytest.mark.parametrize(
    ("expected", "state"),
    [
        (None, position()),
        (Victory.GOLD, position(kingdom(gold=990, merchants="e1"))),
        (None, position(kingdom(gold=980, merchants="e1"))),
        (Victory.EXPANSION, position(kingdom(without("j1", "j2"), builders=2))),
        (None, position(kingdom(without("j1", "j2"), builders=1))),
        (None, position(kingdom(without("j1", "j2"), builders=2), kingdom("e10", armies="j1:1"))),
        (Victory.CENTRE, position(kingdom(armies="e5:1*1"), centre=(None, 0, 0, 0))),
        (None, position(kingdom(armies="e5:1"), centre=(None, 0, 0, 0))),
        (None, position(kingdom(armies="e5:1*1"), kingdom("e10", armies="f6:1"), centre=(None, 0, 0, 0))),
        (None, position(Kingdom(squares=()))),
    ],
)
def test_a_victory_in_the_next_turn_is_seen(expected: Victory | None, state: State) -> None:
    assert expected is wins_next_turn(BOX, state, 0)


def test_the_outlook_adds_up_to_one_and_follows_the_lead() -> None:
    even = outlook(BOX, position(turn=1))
    assert 1.0 == pytest.approx(sum(even))
    ahead = outlook(BOX, position(kingdom(gold=700, merchants="e1 f1"), turn=1))
    assert ahead[0] > even[0]


def test_the_outlook_of_a_finished_match_is_its_result() -> None:
    state = replace(position(), phase=Phase.OVER, victory=Victory.GOLD)
    assert (1.0, 0.0) == outlook(BOX, state)


def test_a_kingdom_that_is_out_has_no_outlook() -> None:
    state = position(kingdom(), Kingdom(squares=()), kings="HDS", queens="HDS")
    shares = outlook(RULES[3, 10].box, state)
    assert shares[1] < 0.01
    assert turns_to_victory(RULES[3, 10].box, state, 1) > 50
