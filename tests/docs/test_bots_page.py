"""What the page of bots says of them is what the games have."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from wartable.bots.level import LEVELS, LevelBot
from wartable.registry import game_ids, get_game

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
FLOWING = " ".join(PAGE.split())
STEP = re.compile(r"^\| ([\w ]+) \| (\d) \| (Normal - Easy|Hard - Normal) \| ([\d., ]+) \|", re.MULTILINE)
OLDER = ("Epic Dice Battles", 2, "Hard - Normal")
"""The line that the page says was played with another number."""


def title(game_id: str) -> str:
    return game_id.replace("-", " ").title().replace(" Of ", " of ")


@pytest.mark.parametrize("game_id", game_ids())
def test_the_ladder_is_of_the_levels_that_there_are(game_id: str) -> None:
    game = get_game(game_id)
    bots = game.bots()
    told = {(players, step): numbers for name, players, step, numbers in STEP.findall(PAGE) if name == title(game_id)}
    assert {(str(players), step) for players in game.player_counts for step in ("Normal - Easy", "Hard - Normal")} == (
        told.keys()
    )
    for (players, step), numbers in told.items():
        seats = int(players)
        found = {}
        for name in LEVELS:
            level = bots[name]
            assert isinstance(level, LevelBot)
            found[name] = level.overlooked(seats)
        lower = (found["normal"], found["easy"]) if step == "Normal - Easy" else (found["normal"],)
        assert 0.0 == found["hard"]
        if (title(game_id), seats, step) != OLDER:
            assert lower == tuple(float(number) for number in numbers.split(", "))


def test_the_line_with_another_number_is_told() -> None:
    assert "| Epic Dice Battles | 2 | Hard - Normal | 0.07 |" in PAGE
    assert "Normal of Epic Dice Battles at two players overlooks 0.06, and was against Hard with 0.07" in FLOWING


@pytest.mark.parametrize("game_id", game_ids())
def test_the_characters_are_listed(game_id: str) -> None:
    names = [name for name in get_game(game_id).bots() if name not in LEVELS]
    assert f"{', '.join(f'`{name}`' for name in names)} in {title(game_id)}" in FLOWING
