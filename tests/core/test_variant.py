"""Variants: what they change, and how mistakes are named."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import pytest

from wartable.core.errors import BadOptions
from wartable.core.variant import BadVariant, VariantTables, numbers_of

TABLES: dict[str, Any] = {
    "dice": 7,
    "start": {"rice": 3, "money": 2},
    "card": [
        {"id": "azuchi", "points": 3, "clan": "oda", "lines": [1, 2]},
        {"id": "odani", "points": 1, "clan": "oda", "lines": [10]},
    ],
}


class Start(msgspec.Struct, forbid_unknown_fields=True):
    rice: Annotated[int, msgspec.Meta(ge=0, le=9)]
    money: int


class Card(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    points: Annotated[int, msgspec.Meta(ge=0)]
    clan: Literal["oda", "mori"]
    lines: Annotated[list[int], msgspec.Meta(min_length=1)]


class Tables(msgspec.Struct, forbid_unknown_fields=True):
    dice: int
    start: Start
    card: list[Card]


def read(variant: str) -> Tables:
    return VariantTables(TABLES, variant).read(None, Tables)


def refused(variant: str) -> BadVariant:
    with pytest.raises(BadVariant) as caught:
        read(variant)
    return caught.value


@pytest.mark.parametrize(
    ("variant", "key", "value"),
    [
        ("dice = 8", "dice", 8),
        ("[start]\nrice = 5", "start.rice", 5),
        ("start.rice = 5", "start.rice", 5),
        ("start = { rice = 5 }", "start.rice", 5),
        ("[card.azuchi]\npoints = 4", "card.azuchi.points", 4),
        ("[azuchi]\npoints = 4", "card.azuchi.points", 4),
        ("card.odani.lines = [1, 2, 3]", "card.odani.lines", [1, 2, 3]),
        ('[[card]]\nid = "odani"\npoints = 2', "card.odani.points", 2),
    ],
)
def test_a_variant_changes_what_it_names_and_nothing_else(variant: str, key: str, value: object) -> None:
    assert dict(numbers_of(TABLES)) | {key: value} == dict(numbers_of(VariantTables(TABLES, variant).tables))
    read(variant)


def test_without_a_variant_the_tables_are_what_they_were() -> None:
    assert VariantTables(TABLES).tables == TABLES
    assert VariantTables(TABLES, "# only a remark").tables == TABLES


def test_the_standard_tables_are_a_variant_that_changes_nothing() -> None:
    text = '[[card]]\nid = "azuchi"\npoints = 3\nclan = "oda"\nlines = [1, 2]\n'
    assert TABLES == VariantTables(TABLES, text).tables


def test_the_standard_tables_are_left_alone() -> None:
    before = msgspec.json.encode(TABLES)
    VariantTables(TABLES, "[card.azuchi]\npoints = 9\n[start]\nrice = 9")
    assert before == msgspec.json.encode(TABLES)


@pytest.mark.parametrize(
    ("variant", "reason", "line", "name"),
    [
        ("dice = ", "toml", 1, ""),
        ("dice = 8\n\n[start\n", "toml", 3, ""),
        ('clan = """\nnever closed', "toml", 2, ""),
        ("\n[start]\nrise = 5", "unknown", 3, "start.rise"),
        ("[card.azuhci]\npoints = 4", "unknown", 1, "card.azuhci"),
        ("[start]\nrice = 3\n[azuchi]\npoint = 4", "unknown", 4, "card.azuchi.point"),
        ("[[card]]\nid = 'azuchi'\n[[card]]\nid = 'new'", "unknown", 3, "card.new"),
        ("\nstart = 5", "table", 2, "start"),
        ("card = 5", "table", 1, "card"),
        ("card.azuchi = 5", "table", 1, "card.azuchi"),
        ("[card.azuchi]\nid = 'other'", "id", 2, "card.azuchi.id"),
        ('dice = 1\n[start]\nrice = "five"', "kind", 3, "start.rice"),
        ("[start]\nrice = -1", "number-least", 2, "start.rice"),
        ("[start]\nrice = 10", "number-most", 2, "start.rice"),
        ("[azuchi]\nlines = []", "list-least", 2, "card.azuchi.lines"),
        ("[card.azuchi]\nlines = [1,\n 'x']", "kind", 2, "card.azuchi.lines"),
        ("[card.azuchi]\nclan = 'ode'", "choice", 2, "card.azuchi.clan"),
        ("[azuchi]\npoints = 4\n[card.azuchi]\npoints = 5", "twice", 4, "card.azuchi.points"),
        ("[[card]]\nid='odani'\npoints = 2\n[[card]]\nid='odani'\npoints = 3", "twice", 6, "card.odani.points"),
        ("[[card]]\nid='odani'\npoints = 2\n[[card]]\npoints = 3", "no-id", 4, "card"),
    ],
)
def test_a_mistake_is_named_with_its_line_and_key(variant: str, reason: str, line: int, name: str) -> None:
    error = refused(variant)
    assert (reason, line, name) == (error.reason, error.line, error.name)
    assert f"line {line} of the variant" in str(error)
    assert isinstance(error, BadOptions)
    assert f"error-variant-{reason}" == error.key


def test_the_mark_that_some_editors_put_first_is_no_mistake() -> None:
    assert 8 == read("\ufeffdice = 8\r\n").dice
    assert 2 == refused("\ufeffdice = 8\r\nrice = 3\r\n").line


def test_a_near_miss_is_answered_with_what_was_meant() -> None:
    assert "azuchi" == refused("[card.azuhci]\npoints = 4").args_for_words["known"]
    assert "rice, money" == refused("[start]\nxyz = 4").args_for_words["known"]


def test_what_a_game_finds_wrong_is_shown_where_the_variant_says_it() -> None:
    box = VariantTables(TABLES, "dice = 3\n[card.odani]\nlines = [10]\n")
    assert 3 == box.refuse("card.odani.lines", "unreachable", "it can never be taken").line
    assert 2 == box.refuse("card.odani.points", "unreachable", "it can never be taken").line
    assert 2 == box.refuse("card", "unreachable", "it can never be taken").line
    assert 1 == box.refuse("start.rice", "unreachable", "it can never be taken").line


@pytest.mark.parametrize(
    ("variant", "reason", "name", "limit"),
    [
        ("dice = 101", "number-most", "dice", 100),
        ("dice = -101", "number-most", "dice", 100),
        ("dice = inf", "number-most", "dice", 100),
        ("dice = nan", "number-most", "dice", 100),
        (f"[azuchi]\nlines = [{'1, ' * 20}]", "list-most", "card.azuchi.lines", 16),
        ("[azuchi]\nlines = [1, 500]", "number-most", "card.azuchi.lines", 100),
        ("dice = " + "9" * 5000, "digits", "", 15),
        ("dice = 0x" + "f" * 5000, "digits", "", 15),
        (".".join("a" * 9900) + " = 1", "deep", "", 8),
        ("a = " + "[" * 500 + "]" * 500, "deep", "", 8),
        ("a = [\n" * 500, "deep", "", 8),
        ("a = {" + ".".join("a" * 9000) + " = 1}", "deep", "", 8),
        (".".join(["'\u2028'"] * 4000) + " = 1", "deep", "", 8),
        (".".join(["'='"] * 4000) + " = 1", "deep", "", 8),
        ("a = " + "[ ']' ,\n" * 900, "deep", "", 8),
        ("\n" * 2000, "lines", "", 1000),
        ("[[card]]\nid = 'azuchi'\n" * 400, "list-most", "card", 4),
        ("# " + "x" * 20_000, "long", "", 20_000),
        (f'[azuchi]\nclan = "{"x" * 200}"', "long", "card.azuchi.clan", 100),
    ],
)
def test_whatever_a_stranger_writes_is_bounded(variant: str, reason: str, name: str, limit: int) -> None:
    with pytest.raises(BadVariant) as found:
        VariantTables(TABLES, variant)
    assert (reason, name, limit) == (found.value.reason, found.value.name, found.value.args_for_words["limit"])


def test_a_comment_may_have_as_many_dots_and_brackets_as_it_likes() -> None:
    assert 7 == VariantTables(TABLES, "# " + "." * 300 + "[" * 300 + "9" * 30 + "\ndice = 7\n").tables["dice"]


def test_years_may_be_moved_by_a_hundred() -> None:
    assert 1640 == VariantTables({"last_year": 1542}, "last_year = 1640").tables["last_year"]
    with pytest.raises(BadVariant):
        VariantTables({"last_year": 1542}, "last_year = 1650")


def test_the_texts_of_msgspec_that_variants_read_are_still_these() -> None:
    """Key, kind and limit are taken out of what msgspec says: a new msgspec that says it otherwise is noticed here."""
    said = {
        "number-most": ({**TABLES, "start": {"rice": 10, "money": 2}}, "start.rice"),
        "number-least": ({**TABLES, "start": {"rice": -1, "money": 2}}, "start.rice"),
        "list-least": ({**TABLES, "card": [{**TABLES["card"][0], "lines": []}]}, "card.azuchi.lines"),
        "choice": ({**TABLES, "card": [{**TABLES["card"][0], "clan": "x"}]}, "card.azuchi.clan"),
        "kind": ({**TABLES, "dice": "many"}, "dice"),
    }
    for reason, (tables, name) in said.items():
        with pytest.raises(BadVariant) as found:
            VariantTables(tables).read(None, Tables)
        assert (reason, name) == (found.value.reason, found.value.name)
