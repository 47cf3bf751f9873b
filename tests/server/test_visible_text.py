"""Names that others can see, and take for nobody else's."""

from __future__ import annotations

import pytest

from tests.server.tables import advance, new_setup
from wartable.server.table import commands
from wartable.server.table.position import opening
from wartable.server.visible_text import BadName, player_name


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
