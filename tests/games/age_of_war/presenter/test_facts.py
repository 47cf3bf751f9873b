"""What a screen shows beside the observation: which lines of a card count where it lies."""

from __future__ import annotations

import pytest

from tests.games.age_of_war.positions import BOX
from wartable.games.age_of_war.presenter.facts import numbers_of


@pytest.mark.rule("AW-23")
@pytest.mark.rule("AW-24")
def test_the_special_line_counts_in_front_of_a_player_only() -> None:
    for castle in numbers_of(BOX).castles:
        printed = tuple(number for number, line in enumerate(castle.lines) if not line.is_special)
        assert printed == castle.lines_in_centre
        assert tuple(range(len(castle.lines))) == castle.lines_before_a_player
