"""Puzzles in the database: who answered what, how good people are at them, and how hard they have proved to be."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, select, text, update

from wartable.server.store.schema import mistakes, puzzle_answers, puzzle_ratings, puzzle_solvers

__all__ = [
    "Answer",
    "PuzzleRating",
    "Solver",
    "answered_by",
    "answers_of",
    "find_puzzle_rating",
    "find_solver",
    "keep_answer",
    "lock_puzzle",
    "lock_solver",
    "move_puzzles",
    "solved_by",
    "solvers_of",
    "write_puzzle",
    "write_solver",
]


class Answer(NamedTuple):
    """The first answer of somebody to a puzzle."""

    game: str
    number: int
    at: int
    is_right: bool


class PuzzleRating(NamedTuple):
    """How hard a puzzle is, and how people did with it."""

    game: str
    number: int
    mu: float
    sigma: float
    asked: int = 0
    solved: int = 0


class Solver(NamedTuple):
    """How good somebody is at the puzzles of a game. Only the first answer to a puzzle counts."""

    player_id: str
    game: str
    mu: float
    sigma: float
    asked: int = 0
    solved: int = 0
    streak: int = 0
    """How many in a row were right."""
    best_streak: int = 0
    days: int = 0
    """On how many days in a row the puzzle of the day was solved."""
    best_days: int = 0
    last_day: int = 0
    """When the puzzle of the day was last answered: days since year 1."""


_KEEP = text(
    "INSERT INTO puzzle_answers (player_id, game, number, at, is_right)"
    " VALUES (:player_id, :game, :number, :at, :is_right) ON CONFLICT (player_id, game, number) DO NOTHING"
)
_NEW_PUZZLE = text(
    "INSERT INTO puzzle_ratings (game, number, mu, sigma, asked, solved)"
    " VALUES (:game, :number, :mu, :sigma, :asked, :solved) ON CONFLICT (game, number) DO NOTHING"
)
_NEW_SOLVER = text(
    "INSERT INTO puzzle_solvers"
    " (player_id, game, mu, sigma, asked, solved, streak, best_streak, days, best_days, last_day) VALUES"
    " (:player_id, :game, :mu, :sigma, :asked, :solved, :streak, :best_streak, :days, :best_days, :last_day)"
    " ON CONFLICT (player_id, game) DO NOTHING"
)
_PUZZLE = [puzzle_ratings.c[name] for name in PuzzleRating._fields]
_ANSWER = [puzzle_answers.c[name] for name in Answer._fields]
_SOLVER = [puzzle_solvers.c[name] for name in Solver._fields]


def keep_answer(connection: Connection, player_id: str, game: str, number: int, at: int, *, is_right: bool) -> bool:
    """Whether this is the first answer of a player to a puzzle; only that one is kept."""
    row = {"player_id": player_id, "game": game, "number": number, "at": at, "is_right": is_right}
    return connection.execute(_KEEP, row).rowcount == 1


def answered_by(connection: Connection, player_id: str, game: str) -> frozenset[int]:
    """The numbers of the puzzles that somebody has answered."""
    query = select(puzzle_answers.c.number).where(
        puzzle_answers.c.player_id == player_id, puzzle_answers.c.game == game
    )
    return frozenset(connection.execute(query).scalars())


def solved_by(connection: Connection, player_id: str, game: str) -> frozenset[int]:
    """Those that somebody's first answer solved."""
    mine = (puzzle_answers.c.player_id == player_id, puzzle_answers.c.game == game, puzzle_answers.c.is_right)
    return frozenset(connection.execute(select(puzzle_answers.c.number).where(*mine)).scalars())


def find_puzzle_rating(connection: Connection, game: str, number: int) -> PuzzleRating | None:
    """How hard a puzzle has proved to be; None if no person has answered it."""
    query = select(*_PUZZLE).where(puzzle_ratings.c.game == game, puzzle_ratings.c.number == number)
    found = connection.execute(query).one_or_none()
    return PuzzleRating(*found) if found is not None else None


def find_solver(connection: Connection, player_id: str, game: str) -> Solver | None:
    """How good somebody is at the puzzles of a game; None if they have answered none."""
    query = select(*_SOLVER).where(puzzle_solvers.c.player_id == player_id, puzzle_solvers.c.game == game)
    found = connection.execute(query).one_or_none()
    return Solver(*found) if found is not None else None


def lock_puzzle(connection: Connection, fresh: PuzzleRating) -> PuzzleRating:
    """The rating of a puzzle, made if there is none; nobody else changes it until the transaction ends."""
    connection.execute(_NEW_PUZZLE, fresh._asdict())
    mine = (puzzle_ratings.c.game == fresh.game, puzzle_ratings.c.number == fresh.number)
    return PuzzleRating(*connection.execute(select(*_PUZZLE).where(*mine).with_for_update()).one())


def lock_solver(connection: Connection, fresh: Solver) -> Solver:
    """The rating of somebody, made if there is none; nobody else changes it until the transaction ends."""
    connection.execute(_NEW_SOLVER, fresh._asdict())
    mine = (puzzle_solvers.c.player_id == fresh.player_id, puzzle_solvers.c.game == fresh.game)
    return Solver(*connection.execute(select(*_SOLVER).where(*mine).with_for_update()).one())


def solvers_of(connection: Connection, player_id: str) -> list[Solver]:
    """How good somebody is at the puzzles of every game that they have answered some of."""
    query = select(*_SOLVER).where(puzzle_solvers.c.player_id == player_id).order_by(puzzle_solvers.c.game)
    return [Solver(*row) for row in connection.execute(query)]


def answers_of(connection: Connection, player_id: str) -> list[Answer]:
    """What somebody has answered, in the order in which they did."""
    query = select(*_ANSWER).where(puzzle_answers.c.player_id == player_id).order_by(puzzle_answers.c.at)
    return [Answer(*row) for row in connection.execute(query)]


def move_puzzles(connection: Connection, guest: str, account: str) -> None:
    """What a guest has solved becomes the account's; where both have answered, the account's counts."""
    connection.execute(update(mistakes).where(mistakes.c.player_id == guest).values(player_id=account))
    known = {(answer.game, answer.number) for answer in answers_of(connection, account)}
    for answer in answers_of(connection, guest):
        mine = (
            puzzle_answers.c.player_id == guest,
            puzzle_answers.c.game == answer.game,
            puzzle_answers.c.number == answer.number,
        )
        if (answer.game, answer.number) in known:
            connection.execute(delete(puzzle_answers).where(*mine))
        else:
            connection.execute(update(puzzle_answers).where(*mine).values(player_id=account))
    rated = [solver.game for solver in solvers_of(connection, account)]
    mine_rated = puzzle_solvers.c.player_id == guest
    connection.execute(delete(puzzle_solvers).where(mine_rated, puzzle_solvers.c.game.in_(rated)))
    connection.execute(update(puzzle_solvers).where(mine_rated).values(player_id=account))


def write_puzzle(connection: Connection, rating: PuzzleRating) -> None:
    mine = (puzzle_ratings.c.game == rating.game, puzzle_ratings.c.number == rating.number)
    connection.execute(update(puzzle_ratings).where(*mine).values(**rating._asdict()))


def write_solver(connection: Connection, solver: Solver) -> None:
    mine = (puzzle_solvers.c.player_id == solver.player_id, puzzle_solvers.c.game == solver.game)
    connection.execute(update(puzzle_solvers).where(*mine).values(**solver._asdict()))
