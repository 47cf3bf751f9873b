"""Exact odds against plain enumeration, and facts anyone can check by hand."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.age_of_war.positions import BOX
from wartable.games.age_of_war import odds
from wartable.games.age_of_war.components import BattleLine, Face
from wartable.games.age_of_war.notation import parse_roll

LINES = st.sampled_from(
    sorted({line for castle in BOX.castles for line in castle.lines_to_fill(stolen=True)}, key=repr)
)


def by_enumeration(lines: tuple[BattleLine, ...], dice: int) -> Fraction:
    """The same question answered slowly: every ordered roll, every choice."""
    if not lines:
        return Fraction(1)
    if dice == 0:
        return Fraction(0)
    total = Fraction(0)
    for ordered in product(range(1, 7), repeat=dice):
        roll = tuple(sorted(ordered))
        choices = [by_enumeration(lines, dice - 1)]
        for at, line in enumerate(lines):
            used = line.dice_for(roll)
            if used is not None:
                choices.append(by_enumeration(lines[:at] + lines[at + 1 :], dice - len(used)))
        total += max(choices)
    return total / 6**dice


@given(st.lists(LINES, max_size=2), st.integers(0, 2))
def test_odds_equal_plain_enumeration(lines: list[BattleLine], dice: int) -> None:
    assert by_enumeration(tuple(lines), dice) == odds.of_lines(tuple(lines), dice)


@pytest.mark.parametrize("lines", ["D", "DD", "AC", "D A"])
def test_odds_equal_plain_enumeration_with_three_dice(lines: str) -> None:
    battle_lines = tuple(BattleLine(symbols=parse_roll(line)) for line in lines.split())
    assert by_enumeration(battle_lines, 3) == odds.of_lines(battle_lines, 3)


def test_one_die_for_one_symbol_is_one_in_six_and_two_dice_give_three_rolls() -> None:
    daimyo = (BattleLine(symbols=(Face.DAIMYO,)),)
    assert Fraction(1, 6) == odds.of_lines(daimyo, 1)
    # Two dice, then one: every one of the three dice thrown must miss.
    assert 1 - Fraction(5, 6) ** 3 == odds.of_lines(daimyo, 2)
    assert 1 - Fraction(5, 6) ** 28 == odds.of_lines(daimyo, 7)


def test_the_odds_of_azuchi() -> None:
    assert 0.36 < odds.conquest("azuchi") < 0.37
    assert 0.19 < odds.conquest("azuchi", stolen=True) < 0.20


def test_the_table_has_every_castle_in_card_order() -> None:
    table = odds.table()
    assert [castle.id for castle in BOX.castles] == [row[0] for row in table]
    for castle_id, centre, stolen in table:
        assert centre == odds.conquest(castle_id)
        assert (castle_id == "kumamoto") == (stolen is None)
        assert 0 < (stolen or centre / 2) < centre < 1


@pytest.mark.rule("AW-31")
def test_the_only_castle_of_a_clan_cannot_be_stolen() -> None:
    assert ["kumamoto"] == [castle_id for castle_id, _, stolen in odds.table() if stolen is None]


@pytest.mark.parametrize("castle", BOX.castles, ids=lambda castle: castle.id)
def test_more_dice_never_hurt(castle: object) -> None:
    by_dice = [odds.of_lines(castle.lines, dice) for dice in range(8)]  # type: ignore[attr-defined]
    assert sorted(by_dice) == by_dice


def test_the_best_move_of_a_roll() -> None:
    lines = BOX.castles[BOX.number_of("gassantoda")].lines
    best = odds.best_move(lines, parse_roll("233ACCD"))
    assert BattleLine(infantry=8) == best.line
    assert odds.of_lines((BattleLine(symbols=(Face.DAIMYO,)),), 4) == best.odds
    assert [move.line for move in odds.moves(lines, parse_roll("11A"))] == [None]


def test_the_last_line_is_certain() -> None:
    line = BattleLine(symbols=(Face.DAIMYO,))
    assert odds.MoveOdds(line, Fraction(1)) == odds.best_move((line,), parse_roll("1D"))


def test_nonsense_is_refused() -> None:
    with pytest.raises(ValueError, match="-1 dice"):
        odds.of_lines((), -1)
    with pytest.raises(ValueError, match="camelot"):
        odds.conquest("camelot")
