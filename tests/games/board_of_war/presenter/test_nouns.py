"""The words for the things of Board of War."""

from __future__ import annotations

import pytest

from wartable.games.board_of_war.components import COURT, standard_components
from wartable.games.board_of_war.presenter.nouns import court_text
from wartable.text.words import Words


@pytest.mark.parametrize("language", ["en", "es", "zh-Hant"])
def test_every_ability_card_has_a_name_and_a_text_with_its_numbers(language: str) -> None:
    words = Words(language, "board-of-war")
    for (rank, suit), name in COURT.items():
        assert words.has(f"court-{name}")
        assert words.has(f"sign-{rank}-{suit}")
        line = court_text(standard_components(), rank, suit)
        text = words.line(line)
        shown = {value for value in line.args.values() if value not in (1, "yes", "no")}
        assert all(str(value) in text for value in shown), text
