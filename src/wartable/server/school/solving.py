"""Answers to puzzles: an answer is a match between a person and a puzzle, rated by OpenSkill."""

from __future__ import annotations

import random
from collections.abc import Sequence
from datetime import date
from typing import NamedTuple

from openskill.models import PlackettLuce
from sqlalchemy import Connection

from wartable.core.puzzle import PuzzleSet
from wartable.server.store.puzzles import (
    PuzzleRating,
    Solver,
    keep_answer,
    lock_puzzle,
    lock_solver,
    write_puzzle,
    write_solver,
)

__all__ = [
    "Answered",
    "Given",
    "fresh_solver",
    "next_number",
    "next_of",
    "puzzle_rating",
    "take_answer",
    "take_own_answer",
    "unrated_puzzle",
]

_SIGMA_OF_PUZZLES = 2.0
"""How sure the bots' answers have made the rating of a puzzle."""
_KINDER = 2.0
"""What is asked next is a little easier than an even match: most of what one solves should come out right."""
_NEAR = 40
_model = PlackettLuce()


class Given(NamedTuple):
    """An answer that somebody gives."""

    at: int
    is_right: bool
    day: date | None = None
    """Today, where this is the puzzle of the day."""


class Answered(NamedTuple):
    """An answer that was taken."""

    solver: Solver
    rating: PuzzleRating
    has_counted: bool
    """Whether it was the first answer to this puzzle."""


def fresh_solver(player_id: str, game: str) -> Solver:
    """Somebody of whom nothing is known yet."""
    fresh = _model.rating()
    return Solver(player_id, game, fresh.mu, fresh.sigma)


def puzzle_rating(game: str, number: int, difficulty: float) -> PuzzleRating:
    """The rating of a puzzle that no person has answered yet."""
    return PuzzleRating(game, number, difficulty, _SIGMA_OF_PUZZLES)


def unrated_puzzle(game: str, number: int) -> PuzzleRating:
    """The rating of a puzzle that nobody has answered yet, bots neither."""
    fresh = _model.rating()
    return PuzzleRating(game, number, fresh.mu, fresh.sigma)


def next_number(puzzles: PuzzleSet, theme: str | None, solver: Solver, answered: frozenset[int]) -> int:
    """A puzzle about as hard as somebody is good, that they have not answered; any if they have answered all."""
    numbers = puzzles.numbers(theme)
    left = [number for number in numbers if number not in answered] or list(numbers)
    wanted = solver.mu - _KINDER
    left.sort(key=lambda number: abs(puzzles.puzzle(number).difficulty - wanted))
    return random.choice(left[:_NEAR])


def next_of(numbers: Sequence[int], answered: frozenset[int], solved: frozenset[int]) -> int | None:
    """One of these puzzles: first what was not answered, then what was not solved; None where there are none."""
    for left in (
        [number for number in numbers if number not in answered],
        [number for number in numbers if number not in solved],
        list(numbers),
    ):
        if left:
            return random.choice(left[:_NEAR])
    return None


def take_own_answer(connection: Connection, solver: Solver, number: int, given: Given) -> bool:
    """Note an answer to a puzzle from one's own mistake, which is not rated: its review has told what was better."""
    return keep_answer(connection, solver.player_id, solver.game, number, given.at, is_right=given.is_right)


def take_answer(connection: Connection, fresh: Solver, puzzle: PuzzleRating, given: Given) -> Answered:
    """Count an answer."""
    is_first = keep_answer(connection, fresh.player_id, fresh.game, puzzle.number, given.at, is_right=given.is_right)
    rating, solver = lock_puzzle(connection, puzzle), lock_solver(connection, fresh)
    if is_first:
        solver, rating = _rated(solver, rating, is_right=given.is_right)
        write_puzzle(connection, rating)
    if given.day is not None:
        solver = _with_day(solver, given.day.toordinal(), is_right=given.is_right)
    write_solver(connection, solver)
    return Answered(solver, rating, is_first)


def _rated(solver: Solver, puzzle: PuzzleRating, *, is_right: bool) -> tuple[Solver, PuzzleRating]:
    teams = [[_model.rating(mu=each.mu, sigma=each.sigma)] for each in (solver, puzzle)]
    [[person], [position]] = _model.rate(teams, ranks=[1.0, 2.0] if is_right else [2.0, 1.0])
    streak = solver.streak + 1 if is_right else 0
    return (
        solver._replace(
            mu=person.mu,
            sigma=person.sigma,
            asked=solver.asked + 1,
            solved=solver.solved + is_right,
            streak=streak,
            best_streak=max(streak, solver.best_streak),
        ),
        puzzle._replace(mu=position.mu, sigma=position.sigma, asked=puzzle.asked + 1, solved=puzzle.solved + is_right),
    )


def _with_day(solver: Solver, today: int, *, is_right: bool) -> Solver:
    """The first answer of a day is the one that counts for it."""
    if solver.last_day == today:
        return solver
    unbroken = solver.days if solver.last_day == today - 1 else 0
    days = unbroken + 1 if is_right else 0
    return solver._replace(days=days, best_days=max(days, solver.best_days), last_day=today)
