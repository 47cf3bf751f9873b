"""Puzzles: every one is checked anew with the solved game."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.games.age_of_war.positions import BOX, GAME, RULES
from wartable.core.judge import Judgment, ranked
from wartable.core.puzzle import MOST, Puzzle
from wartable.games.age_of_war.notation import format_position, parse_position
from wartable.games.age_of_war.puzzles import EXACT, THEMES, careful_judge, least_gap, puzzles, theme_of
from wartable.games.age_of_war.values import move_values
from wartable.registry import get_bot

# Whichever comes first works out every puzzle.
pytestmark = pytest.mark.slow

TWO = RULES[EXACT]
EVERY = puzzles().puzzles
EXACT_ONES = tuple(puzzle for puzzle in EVERY if puzzle.players == EXACT)


@pytest.mark.parametrize("players", sorted({puzzle.players for puzzle in EVERY}))
def test_there_are_as_many_of_every_theme(players: int) -> None:
    found = [puzzle for puzzle in EVERY if puzzle.players == players]
    count = Counter(puzzle.theme for puzzle in found)
    assert set(THEMES) == set(count)
    assert 1 == len(set(count.values()))
    assert (3000 if players == EXACT else 300) <= len(found) == len(set(found))


@pytest.fixture(scope="module")
def judged() -> list[tuple[Puzzle, tuple[Judgment, ...]]]:
    """Every puzzle with a fresh judge's opinion of its choices, the best first."""
    return [(puzzle, _ranked(puzzle)) for puzzle in EVERY]


def test_every_puzzle_has_one_clearly_best_choice(judged: list[tuple[Puzzle, tuple[Judgment, ...]]]) -> None:
    gaps = [
        (puzzle, order[0].values[puzzle.position.turn] - order[1].values[puzzle.position.turn])
        for puzzle, order in judged
    ]
    assert [] == [puzzle for puzzle, gap in gaps if not least_gap(puzzle.players) <= gap <= MOST]


def test_every_puzzle_is_about_its_theme(judged: list[tuple[Puzzle, tuple[Judgment, ...]]]) -> None:
    found = [(puzzle, theme_of(RULES[puzzle.players], puzzle.position, order)) for puzzle, order in judged]
    assert [] == [puzzle for puzzle, theme in found if theme != puzzle.theme]


def _ranked(puzzle: Puzzle) -> tuple[Judgment, ...]:
    rules, seat = RULES[puzzle.players], puzzle.position.turn
    legal, observation = rules.legal_actions(puzzle.position), rules.observe(puzzle.position, seat)
    # Lines that are filled by the same dice are one choice.
    choices = {choice.action for choice in GAME.presenter(rules).choices(observation, legal)}
    found = careful_judge(puzzle.players).judge(rules, observation, legal, random.Random(0))
    return ranked(tuple(judgment for judgment in found if judgment.action in choices), seat)


def test_positions_are_written_and_read() -> None:
    some = [puzzle.position for puzzle in EVERY[:200]]
    assert some == [parse_position(BOX, format_position(BOX, position)) for position in some]


@pytest.mark.parametrize("text", ["", "--------------", "-------------- x 123", "-------------- 0 12 gifu x:D"])
def test_what_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a"):
        parse_position(BOX, text)


def test_higher_levels_solve_more() -> None:
    sample = random.Random(1).sample(EXACT_ONES, 300)
    solved = [sum(_is_solved_by(name, puzzle) for puzzle in sample) for name in ("easy", "normal", "hard")]
    assert sorted(solved) == solved
    assert solved[0] < solved[1] < solved[2] == len(sample)


def _is_solved_by(name: str, puzzle: Puzzle) -> bool:
    seat = puzzle.position.turn
    assert seat is not None
    values = dict(move_values(TWO, puzzle.position))
    legal = TWO.legal_actions(puzzle.position)
    observation = TWO.observe(puzzle.position, seat)
    chosen = get_bot(name, GAME, EXACT).choose(TWO, observation, legal, random.Random(repr(puzzle)))
    return values[chosen] == max(values.values())
