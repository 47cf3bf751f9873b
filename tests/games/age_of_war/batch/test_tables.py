"""The tables of the batch engine say what the readable rules say."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.age_of_war.positions import BOX, GAME
from tests.games.age_of_war.tiny import A, box
from wartable.core.distribution import Dice
from wartable.games.age_of_war.actions import Fill
from wartable.games.age_of_war.batch.bits import place_of, place_of_bit, sums_of_bytes
from wartable.games.age_of_war.batch.greedy import greedy_tables
from wartable.games.age_of_war.batch.tables import TooLarge, all_lines, all_rolls, box_tables
from wartable.games.age_of_war.state import State
from wartable.games.age_of_war.turn import turn_odds

TABLES = box_tables(BOX)
FULL = 1 << 32


@pytest.mark.rule("AW-1", "AW-10")
@pytest.mark.parametrize("dice", range(1, 8))
def test_every_roll_is_drawn_as_often_as_dice_show_it(dice: int) -> None:
    begin, end = TABLES.first_roll[dice], TABLES.first_roll[dice + 1]
    chances: Counter[int] = Counter()
    for roll in range(begin, end):
        own, other = int(TABLES.alias[roll]) & (FULL - 1), int(TABLES.alias[roll]) >> 32
        chances[roll] += own
        chances[other] += FULL - own
    outcomes = Dice(dice, tuple).outcomes()
    assert [roll for roll, _ in outcomes] == list(all_rolls(7)[begin:end])
    expected = [weight / 6**dice for _, weight in outcomes]
    assert expected == pytest.approx([chances[roll] / FULL / (end - begin) for roll in range(begin, end)], abs=1e-9)


def test_lines_are_numbered_as_legal_actions_are() -> None:
    rules, roll = GAME.rules(2), (1, 2, 3, 3, 4, 5, 6)
    number = all_rolls(7).index(roll)
    state = State((1,) * 13 + (None,), turn=0, dice=7, roll=roll)
    # Seat 1 holds five clans whole, so Kumamoto is all there is.
    assert [13] == sorted({BOX.number_of(action.castle) for action in rules.legal_actions(state)[:-1]})
    state = State((1, 1, None, 1) + (None,) * 10, turn=0, dice=7, roll=roll)
    fills = [action for action in rules.legal_actions(state) if isinstance(action, Fill)]
    lines = TABLES.fills[number] & (TABLES.printed[-1] | TABLES.special[0b1011])
    found = [line for line in range(TABLES.lines) if lines >> line & 1]
    first = [line for line in range(TABLES.lines) if line == 0 or TABLES.castle_of[line] != TABLES.castle_of[line - 1]]
    assert [(BOX.number_of(fill.castle), fill.line) for fill in fills] == [
        (TABLES.castle_of[line], line - first[TABLES.castle_of[line]]) for line in found
    ]


@pytest.mark.rule("AW-31", "AW-41")
def test_clans_and_points_of_a_set_of_castles() -> None:
    mori, azuchi = 1 << 9 | 1 << 10, 1
    assert mori == TABLES.whole[mori | azuchi]
    assert 5 + 3 == TABLES.points[mori | azuchi]


@pytest.mark.rule("AW-42")
def test_a_better_standing_is_a_greater_number() -> None:
    two_castles, one_castle = 1 << 2 | 1 << 3, 1 << 1
    assert TABLES.points[two_castles] == TABLES.points[one_castle] == 2
    assert TABLES.standing[two_castles] > TABLES.standing[one_castle]


def test_the_odds_of_an_opening_are_those_of_the_turn() -> None:
    greedy = greedy_tables(BOX, TABLES, 2)
    for dice in range(1, 8):
        begin, end = TABLES.first_roll[dice], TABLES.first_roll[dice + 1]
        expected = turn_odds(BOX).odds_after_best_line(dice).transpose(0, 2, 1).reshape(end - begin, -1)
        np.testing.assert_allclose(greedy.opening[begin:end], expected, atol=1e-15)


def test_a_box_with_too_many_lines_is_refused() -> None:
    large = box(7, *(("x", 1, ([A],) * 5) for _ in range(11)), x=5)
    assert 66 == len(all_lines(large))
    with pytest.raises(TooLarge, match="room for 63 battle lines, special ones included, not 66"):
        box_tables(large)


@given(st.integers(1, 2**63 - 1), st.data())
def test_bits_are_counted_and_found(word: int, data: st.DataObject) -> None:
    places = [place for place in range(63) if word >> place & 1]
    number = data.draw(st.integers(0, len(places) - 1))
    sums = sums_of_bytes(word)
    assert len(places) == sums >> 56
    assert places[number] == place_of_bit(word, sums, number)
    assert places[0] == place_of(word & -word)
