"""Text that fits into its place."""

from __future__ import annotations

import pytest
from rich.cells import cell_len
from rich.text import Text

from wartable.terminal.boards.fitting import beside, broken, fitted, packed, wrapped


@pytest.mark.parametrize(
    ("text", "width", "rows"),
    [
        ("march to the next field", 10, ["march to", "the next", "field"]),
        ("outmanoeuvring them", 8, ["outmanoe", "uvring", "them"]),
        ("每個敵方商人給你 5 金幣。", 10, ["每個敵方商", "人給你 5", "金幣。"]),
        ("攻打城門，損傷", 8, ["攻打城", "門，損傷"]),
        ("我們「守城」吧", 6, ["我們", "「守", "城」吧"]),
        ("", 10, [""]),
    ],
)
def test_rows_break_between_words_and_between_chinese_characters(text: str, width: int, rows: list[str]) -> None:
    assert rows == [row.plain for row in broken(Text(text), width)]
    assert all(cell_len(row) <= width for row in rows)


def test_colours_stay_where_they_were() -> None:
    rows = broken(Text.assemble(("red ", "red"), ("blue", "blue")), 5)
    assert ["red", "blue"] == [str(row.spans[0].style) for row in rows]


def test_wrapped_rows_are_set_in_but_the_first() -> None:
    assert ["one two", "  three"] == [row.plain for row in wrapped(Text("one two three"), 10, 2)]


def test_what_is_too_long_ends_in_an_ellipsis() -> None:
    assert "Ana   " == fitted("Ana", 6)
    assert "Strat…" == fitted("Strategist", 6)


def test_parts_are_packed_whole_and_columns_stand_side_by_side() -> None:
    assert ["a bc", "def"] == [row.plain for row in packed([Text("a"), Text("bc"), Text("def")], 5)]
    assert ["a  x", "   y"] == [row.plain for row in beside([Text("a")], [Text("x"), Text("y")], 3)]
