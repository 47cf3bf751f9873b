"""Puzzles: every one is checked anew with the solved game."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.games.age_of_war.positions import BOX, GAME, RULES
from wartable.core.puzzle import Puzzle
from wartable.games.age_of_war.notation import format_position, parse_position
from wartable.games.age_of_war.puzzles import PLAYERS, THEMES, gap_of, puzzles, theme_of
from wartable.games.age_of_war.values import move_values
from wartable.registry import get_bot

TWO = RULES[PLAYERS]
EVERY = puzzles().puzzles


def test_there_are_as_many_of_every_theme() -> None:
    count = Counter(puzzle.theme for puzzle in EVERY)
    assert set(THEMES) == set(count)
    assert 1 == len(set(count.values()))
    assert 3000 <= len(EVERY) == len(set(EVERY))


def test_every_puzzle_has_one_clearly_best_choice() -> None:
    weak = [puzzle for puzzle in EVERY if not 0.02 <= gap_of(TWO, puzzle.position) <= 0.25]
    assert [] == weak


def test_every_puzzle_is_about_its_theme() -> None:
    assert [] == [puzzle for puzzle in EVERY if puzzle.theme != theme_of(TWO, puzzle.position)]


def test_positions_are_written_and_read() -> None:
    some = [puzzle.position for puzzle in EVERY[:200]]
    assert some == [parse_position(BOX, format_position(BOX, position)) for position in some]


@pytest.mark.parametrize("text", ["", "--------------", "-------------- x 123", "-------------- 0 12 gifu x:D"])
def test_what_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a"):
        parse_position(BOX, text)


def test_higher_levels_solve_more() -> None:
    sample = random.Random(1).sample(EVERY, 300)
    solved = [sum(_is_solved_by(name, puzzle) for puzzle in sample) for name in ("easy", "normal", "hard")]
    assert sorted(solved) == solved
    assert solved[0] < solved[1] < solved[2] == len(sample)


def _is_solved_by(name: str, puzzle: Puzzle) -> bool:
    seat = puzzle.position.turn
    assert seat is not None
    values = dict(move_values(TWO, puzzle.position))
    legal = TWO.legal_actions(puzzle.position)
    observation = TWO.observe(puzzle.position, seat)
    chosen = get_bot(name, GAME, PLAYERS).choose(TWO, observation, legal, random.Random(repr(puzzle)))
    return values[chosen] == max(values.values())
