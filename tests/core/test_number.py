"""What numbers are called: by patterns of their keys, with the row and the place they stand in."""

from __future__ import annotations

from wartable.core.number import NumberGroup, NumberKind, NumberName, name_of

GROUPS = (
    NumberGroup("numbers-dice", (NumberKind("dice", "number-dice", "AW-1"),)),
    NumberGroup(
        "numbers-castles",
        (
            NumberKind("castle.*.points", "number-castle-points", "AW-2"),
            NumberKind("castle.*.lines", "number-castle-line", "AW-21"),
        ),
    ),
)


def test_a_number_of_the_whole_game_has_no_row() -> None:
    assert NumberName("numbers-dice", "number-dice", "AW-1") == name_of("dice", GROUPS)


def test_a_number_of_a_row_names_the_row() -> None:
    expected = NumberName("numbers-castles", "number-castle-points", "AW-2", "castle-azuchi")
    assert expected == name_of("castle.azuchi.points", GROUPS)


def test_a_number_in_a_list_has_its_place_from_one_on() -> None:
    expected = NumberName("numbers-castles", "number-castle-line", "AW-21", "castle-kiyosu", 4)
    assert expected == name_of("castle.kiyosu.lines[3]", GROUPS)


def test_a_number_that_nobody_named_has_no_name() -> None:
    assert name_of("castle.azuchi.clan", GROUPS) is None
    assert name_of("castle.azuchi", GROUPS) is None
