"""Answers to puzzles: what is asked next, and what an answer counts for."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from tests.server.opened import Watch, opened
from wartable.games.age_of_war.puzzles import puzzles
from wartable.server.school.solving import Given, fresh_solver, next_number, next_of, puzzle_rating, take_answer

EVERY = puzzles()


def test_the_next_one_is_about_as_hard_as_somebody_is_good() -> None:
    strong = fresh_solver("a", "age-of-war")._replace(mu=36.0)
    for theme in (None, "steal"):
        number = next_number(EVERY, theme, strong, frozenset())
        assert 30 < EVERY.puzzle(number).difficulty < 38
    assert next_number(EVERY, None, strong, frozenset(EVERY.numbers())) in EVERY.numbers()


async def test_days_in_a_row(tmp_path: Path) -> None:
    async with opened(tmp_path, Watch()) as services:
        solver, days = fresh_solver("p0", "age-of-war"), []
        for day, number, is_right in (
            (1, 1, True),
            (2, 2, True),
            (2, 2, False),
            (3, 3, False),
            (4, 4, True),
            (6, 5, True),
        ):
            given = Given(0, is_right, date(2026, 1, day))
            rating = puzzle_rating("age-of-war", number, 25.0)
            taken = await services.database.write(take_answer, solver, rating, given)
            days.append(taken.solver.days)
        assert [1, 2, 2, 0, 1, 1] == days
        assert 2 == taken.solver.best_days


@pytest.mark.parametrize(
    ("answered", "solved", "expected"),
    [({1, 2}, {1}, {3}), ({1, 2, 3}, {1, 3}, {2}), ({1, 2, 3}, {1, 2, 3}, {1, 2, 3})],
)
def test_first_comes_what_is_new_then_what_was_wrong_then_anything(
    answered: set[int], solved: set[int], expected: set[int]
) -> None:
    found = {next_of((1, 2, 3), frozenset(answered), frozenset(solved)) for _ in range(100)}
    assert found <= expected
    assert next_of((), frozenset(), frozenset()) is None


async def test_the_first_answer_to_a_puzzle_moves_both_ratings_and_no_other_does(tmp_path: Path) -> None:
    async with opened(tmp_path, Watch()) as services:
        fresh, puzzle = fresh_solver("p0", "age-of-war"), puzzle_rating("age-of-war", 1, 25.0)
        right = await services.database.write(take_answer, fresh, puzzle, Given(0, is_right=True))
        assert right.has_counted
        assert right.solver.mu > fresh.mu
        assert right.rating.mu < puzzle.mu
        again = await services.database.write(take_answer, fresh, puzzle, Given(1, is_right=False))
        assert not again.has_counted
        assert (right.solver, right.rating) == (again.solver, again.rating)
