"""Dice, castle cards and clans."""

from __future__ import annotations

import pytest

from tests.games.age_of_war.positions import BOX
from wartable.games.age_of_war.components import SPECIAL_LINE, BattleLine, Face
from wartable.games.age_of_war.notation import parse_roll

CARDS = """
azuchi oda 3 A CC 5
matsumoto oda 2 A A 7
odani oda 1 10
gifu oda 1 D A C
edo tokugawa 3 AC AC 3
kiyosu tokugawa 2 D A C 3
inuyama tokugawa 1 D AA
kasugayama uesugi 4 AA CC
kitanosho uesugi 3 D AC 6
gassantoda mori 2 D 8
takahashi mori 2 CC 5 2
matsuyama chosokabe 2 D 4 4
marugame chosokabe 1 DD C
kumamoto shimazu 3 DD A C 4
"""


@pytest.mark.rule("AW-1")
def test_seven_dice_with_six_different_faces() -> None:
    assert BOX.dice == 7
    assert [face.name for face in Face] == ["INFANTRY_1", "INFANTRY_2", "INFANTRY_3", "ARCHERY", "CAVALRY", "DAIMYO"]


@pytest.mark.rule("AW-2")
def test_the_fourteen_cards() -> None:
    def line(text: str) -> BattleLine:
        return BattleLine(infantry=int(text)) if text.isdecimal() else BattleLine(symbols=parse_roll(text))

    for card, castle in zip(CARDS.split("\n")[1:-1], BOX.castles, strict=True):
        name, clan, points, *lines = card.split()
        assert (name, clan, int(points)) == (castle.id, castle.clan, castle.points)
        assert tuple(map(line, lines)) == castle.lines


@pytest.mark.rule("AW-2")
def test_the_six_clans() -> None:
    expected = [
        ("oda", 10, 4),
        ("tokugawa", 8, 3),
        ("uesugi", 8, 2),
        ("mori", 5, 2),
        ("chosokabe", 4, 2),
        ("shimazu", 3, 1),
    ]
    assert expected == [(clan.id, clan.points, len(clan.castles)) for clan in BOX.clans]


@pytest.mark.rule("AW-3")
def test_every_card_carries_the_special_daimyo_line() -> None:
    assert BattleLine(symbols=(Face.DAIMYO,)) == SPECIAL_LINE
    for castle in BOX.castles:
        assert (*castle.lines, SPECIAL_LINE) == castle.lines_to_fill(stolen=True)


@pytest.mark.rule("AW-20")
@pytest.mark.parametrize(
    ("line", "roll", "dice"),
    [("A", "1123ACD", "A"), ("AA", "1123ACD", None), ("CC", "CCC", "CC"), ("AC", "AAC", "AC"), ("DD", "DDDD", "DD")],
)
def test_a_symbol_line_takes_a_die_for_each_symbol(line: str, roll: str, dice: str | None) -> None:
    expected = None if dice is None else parse_roll(dice)
    assert expected == BattleLine(symbols=parse_roll(line)).dice_for(parse_roll(roll))


@pytest.mark.rule("AW-21")
@pytest.mark.parametrize(
    ("number", "roll", "dice"),
    [
        (8, "332ACDD", "233"),
        (8, "3331111", "333"),
        (5, "1233ACD", "33"),
        (4, "1112AAA", "112"),
        (10, "3331AAA", "1333"),
        (10, "333AAAA", None),
        (2, "1AAAAAA", None),
        (3, "3", "3"),
    ],
)
def test_an_infantry_line_takes_the_fewest_dice_highest_first(number: int, roll: str, dice: str | None) -> None:
    expected = None if dice is None else parse_roll(dice)
    assert expected == BattleLine(infantry=number).dice_for(parse_roll(roll))


def test_an_unknown_castle_is_named() -> None:
    with pytest.raises(ValueError, match="'camelot'.*azuchi"):
        BOX.number_of("camelot")
