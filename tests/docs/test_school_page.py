"""The page of the school says who solves how many puzzles of every theme, and a higher level solves more."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from wartable.core.puzzle import puzzles_of
from wartable.registry import get_game

PAGE = (Path(__file__).parents[2] / "docs" / "school.md").read_text("utf-8")
_HEAD = re.compile(r"\| theme \| random \| Easy \| Normal \| Hard \| (\w+) \|")
_FAMOUS = {"greedy": "age-of-war", "regent": "board-of-war", "warlord": "epic-dice-battles"}
"""Every table ends with another bot, by which its game is known."""


def rates() -> dict[str, dict[str, list[float]]]:
    """By game and theme: Easy, Normal, Hard."""
    found: dict[str, dict[str, list[float]]] = {}
    game = ""
    for line in PAGE.splitlines():
        if head := _HEAD.fullmatch(line):
            game = _FAMOUS[head[1]]
        elif row := re.match(r"\| `(\w+)` \|((?: [\d.]+ % \|){5})", line):
            found.setdefault(game, {})[row[1]] = [float(each) for each in re.findall(r"[\d.]+", row[2])][1:4]
    return found


@pytest.mark.parametrize("game_id", sorted(_FAMOUS.values()))
def test_every_theme_is_solved_more_often_by_a_higher_level(game_id: str) -> None:
    told = rates()[game_id]
    assert set(puzzles_of(get_game(game_id)).themes) == set(told)
    assert [] == [theme for theme, levels in told.items() if any(low >= high for low, high in pairwise(levels))]
