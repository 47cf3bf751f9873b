"""Names that others can see, and take for nobody else's."""

from __future__ import annotations

import pytest

from tests.server.tables import advance, new_setup
from wartable.server.table import commands
from wartable.server.table.position import opening
from wartable.server.table.records import Chatted
from wartable.server.visible_text import BadName, name_keys, player_name


@pytest.mark.parametrize("name", ["Ana", "José María", "王小明", "Ана", "O'Neil", "Ana 2", "😀 Bob"])
def test_names_of_all_scripts_are_fine(name: str) -> None:
    assert name == player_name(name)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("\u0410na", "mixed"),
        ("a\u202eb", "invisible"),
        ("a\u200bb", "invisible"),
        ("\u2800", "invisible"),
        ("a\u3164", "invisible"),
        ("...", "empty"),
    ],
)
def test_names_that_hide_or_pretend_are_refused(name: str, reason: str) -> None:
    with pytest.raises(BadName) as refused:
        player_name(name)
    assert reason == refused.value.args_for_words["reason"]


def test_nobody_at_a_table_is_called_like_another() -> None:
    setup = new_setup(players=3)
    position = opening(setup)
    for seat, (player, name) in enumerate((("p0", "Ana"), ("p1", "ANA"), ("p2", "ana"))):
        position = advance(setup, position, commands.sit(setup, position, seat, player, name))
    assert ["Ana", "ANA 2", "ana 3"] == [place.name for place in position.places]


@pytest.mark.parametrize(
    ("one", "other", "are_alike"),
    [
        ("Ana", "ANA", True),
        ("Aca", "\u0410\u0441\u0430", True),
        ("Bill", "BiIl", True),
        ("Bill", "Bi11", True),
        ("max", "rnax", True),
        ("BOB", "B0B", True),
        ("Ana", "Anna", False),
        ("Bo", "Bob", False),
        ("王小明", "王大明", False),
        ("Ана", "Aha", False),
    ],
)
def test_names_that_look_alike_are_the_same(one: str, other: str, are_alike: bool) -> None:
    assert are_alike is not name_keys(one).isdisjoint(name_keys(other))


def test_a_name_of_another_script_that_looks_like_one_at_the_table_gets_a_number() -> None:
    setup = new_setup(players=2)
    position = opening(setup)
    for seat, (player, name) in enumerate((("p0", "Aca"), ("p1", player_name("\u0410\u0441\u0430")))):
        position = advance(setup, position, commands.sit(setup, position, seat, player, name))
    assert ["Aca", "\u0410\u0441\u0430 2"] == [place.name for place in position.places]


def test_nobody_talks_under_the_name_of_another_at_the_table() -> None:
    setup = new_setup(players=2)
    position = opening(setup)
    for seat, player in enumerate(("p0", "p1")):
        position = advance(setup, position, commands.sit(setup, position, seat, player, "Ana"))
    said = [commands.chat(setup, position, player, "Ana", "hello") for player in ("p0", "p1", "p2")]
    assert ["Ana", "Ana 2", "Ana 3"] == [record.name for record in said if isinstance(record, Chatted)]
