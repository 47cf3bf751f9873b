"""Puzzles over HTTP: one after the other, the puzzle of the day, and what every choice was worth."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, date, datetime
from http import HTTPStatus
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, get, post
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter

from wartable.core.game import AnyGame
from wartable.core.puzzle import puzzles_of
from wartable.registry import get_game
from wartable.server.api.params import TheServices, TheVisitor
from wartable.server.api.puzzle_sources import Origin, find_puzzle, numbers_from
from wartable.server.api.waiting import while_there
from wartable.server.people.identity import Visitor
from wartable.server.problems import Problem
from wartable.server.school.positions import ChoiceWorth, PositionView, choice_of, thought_of, view_of, worths_of
from wartable.server.school.solving import (
    Given,
    fresh_solver,
    next_number,
    next_of,
    take_answer,
    take_own_answer,
)
from wartable.server.services import Services
from wartable.server.store.puzzles import Solver, answered_by, find_puzzle_rating, find_solver, solved_by

__all__ = ["Puzzles"]

Number = Annotated[int, PathParameter(ge=1, le=2**31)]
Theme = Annotated[str | None, QueryParameter(max_length=40)]
_AS_GOOD = 1e-6
"""Choices closer than this are worth the same: the solved game is rounded."""


class SolverView(msgspec.Struct, frozen=True):
    """How somebody does with the puzzles of a game; only first answers count."""

    rating: float
    asked: int
    solved: int
    streak: int
    best_streak: int
    days: int
    """On how many days in a row the puzzle of the day was solved."""
    best_days: int
    has_answered_today: bool


class ThemeView(msgspec.Struct, frozen=True):
    """What puzzles are about; in words the message "puzzle-theme-ID" of the game."""

    id: str
    count: int


class PuzzleSetView(msgspec.Struct, frozen=True):
    """The puzzles of a game."""

    count: int
    themes: tuple[ThemeView, ...]
    daily: int
    """The number of today's puzzle; the day begins at midnight UTC."""
    own: int
    """Puzzles from your own mistakes, and from those of people who let others be asked."""
    people: int
    you: SolverView


class PuzzleView(msgspec.Struct, frozen=True):
    """A puzzle; its answer is told to whoever answers."""

    game: str
    number: int
    theme: str
    difficulty: float
    """On the scale of ratings, from the answers of bots and people."""
    asked: int
    """By how many people, and how many of them solved it."""
    solved: int
    is_daily: bool
    position: PositionView
    text: str
    """The position in one line, for `/api/positions` and for a table that begins there."""
    origin: Origin
    """Whether it ships with the game, or is a mistake: one of your own, or somebody's who lets others be asked."""
    table: str | None
    """The table of your own mistake."""


class PuzzleAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody would do."""

    action: dict[str, Any]
    """An action as at a table; those of the choices are among them."""


class PuzzleVerdict(msgspec.Struct, frozen=True):
    """What came of an answer."""

    is_right: bool
    made: int
    """The place of the answer among the choices, from 0."""
    best: int
    """The place of the best choice."""
    loss: float
    """How much of the victory the answer gives away."""
    is_exact: bool
    opinions: tuple[ChoiceWorth, ...]
    """By choice."""
    has_counted: bool
    """Whether it was the first answer to this puzzle of somebody with a name."""
    difficulty: float
    asked: int
    solved: int
    you: SolverView


class Puzzles(Controller):
    """Puzzles."""

    path = "/api/puzzles/{game_id:str}"
    tags = ("puzzles",)

    @get("/", summary="The puzzles of a game")
    async def overview(self, services: TheServices, visitor: TheVisitor, game_id: FromPath[str]) -> PuzzleSetView:
        """Themes, the puzzle of the day, and how you do; 404 where a game has no puzzles."""
        game = get_game(game_id)
        puzzles = puzzles_of(game)
        count = Counter(puzzle.theme for puzzle in puzzles.puzzles)
        return PuzzleSetView(
            count=len(puzzles.puzzles),
            themes=tuple(ThemeView(theme, count[theme]) for theme in puzzles.themes),
            daily=puzzles.of_day(_today(services)),
            own=len(await numbers_from(services, visitor, game, "own")),
            people=len(await numbers_from(services, visitor, game, "people")),
            you=_solver_view(await _solver(services, visitor, game), _today(services)),
        )

    @get("/next", summary="A puzzle to solve next")
    async def following(
        self,
        services: TheServices,
        visitor: TheVisitor,
        game_id: FromPath[str],
        theme: Theme = None,
        origin: FromQuery[Origin] = "shipped",
    ) -> PuzzleView:
        """About as hard as you are good; one that you have not answered, as long as there are any."""
        game = get_game(game_id)
        puzzles, solver = puzzles_of(game), await _solver(services, visitor, game)
        answered = await services.database.read(answered_by, solver.player_id, game.id)
        if origin == "shipped":
            return await _view(services, visitor, game, next_number(puzzles, theme, solver, answered))
        numbers = await numbers_from(services, visitor, game, origin)
        number = next_of(numbers, answered, await services.database.read(solved_by, solver.player_id, game.id))
        if number is None:
            words = f"there are no puzzles of this kind yet: {origin}"
            raise Problem(HTTPStatus.NOT_FOUND, "no-puzzles-yet", words, origin=origin)
        return await _view(services, visitor, game, number)

    @get("/daily", summary="The puzzle of the day")
    async def daily(self, services: TheServices, visitor: TheVisitor, game_id: FromPath[str]) -> PuzzleView:
        """The same for everybody; the day begins at midnight UTC."""
        game = get_game(game_id)
        return await _view(services, visitor, game, puzzles_of(game).of_day(_today(services)))

    @get("/{number:int}", summary="One puzzle")
    async def one(
        self, services: TheServices, visitor: TheVisitor, game_id: FromPath[str], number: Number
    ) -> PuzzleView:
        """By its number, which stays the same; 404 for mistakes of people who keep their games to themselves."""
        return await _view(services, visitor, get_game(game_id), number)

    @post("/{number:int}/answer", summary="Answer a puzzle", status_code=HTTPStatus.OK)
    async def answer(
        self,
        request: Request[Any, Any, Any],
        services: TheServices,
        visitor: TheVisitor,
        *,
        game_id: FromPath[str],
        number: Number,
        data: JSONBody[PuzzleAnswer],
    ) -> PuzzleVerdict:
        """What every choice is worth. The first answer counts for your rating and streak, if you have a name."""
        game = get_game(game_id)
        puzzles = puzzles_of(game)
        source = await find_puzzle(services, visitor, game, puzzles, number)
        puzzle = source.puzzle
        thought = thought_of(game, puzzle.players, puzzle.position)
        made = choice_of(game, thought, data.action)
        owner = services.owner_of_visitor(visitor)
        is_exact, opinions = await while_there(request, worths_of(services.bot_pool, thought, owner, puzzle))
        worth = [opinion.worth for opinion in opinions]
        loss = max(worth) - worth[made]
        is_right = loss < _AS_GOOD
        rating = await services.database.read(find_puzzle_rating, game.id, number) or source.rating
        solver, has_counted = await _solver(services, visitor, game), False
        if visitor.player is not None:
            day = _today(services) if number == puzzles.of_day(_today(services)) else None
            given = Given(services.now(), is_right, day)
            if source.origin == "own":
                await services.database.write(take_own_answer, solver, number, given)
            else:
                solver, rating, has_counted = await services.database.write(take_answer, solver, source.rating, given)
        return PuzzleVerdict(
            is_right=is_right,
            made=made,
            best=worth.index(max(worth)),
            loss=loss,
            is_exact=is_exact,
            opinions=opinions,
            has_counted=has_counted,
            difficulty=rating.mu,
            asked=rating.asked,
            solved=rating.solved,
            you=_solver_view(solver, _today(services)),
        )


async def _view(services: Services, visitor: Visitor, game: AnyGame, number: int) -> PuzzleView:
    puzzles = puzzles_of(game)
    puzzle, origin, fresh, table = await find_puzzle(services, visitor, game, puzzles, number)
    rating = await services.database.read(find_puzzle_rating, game.id, number) or fresh
    return PuzzleView(
        game=game.id,
        number=number,
        theme=puzzle.theme,
        difficulty=rating.mu,
        asked=rating.asked,
        solved=rating.solved,
        is_daily=number == puzzles.of_day(_today(services)),
        position=view_of(game, puzzle.players, puzzle.position),
        text=game.write_position(game.rules(puzzle.players), puzzle.position),
        origin=origin,
        table=table,
    )


async def _solver(services: Services, visitor: Visitor, game: AnyGame) -> Solver:
    if visitor.player is None:
        return fresh_solver("", game.id)
    found = await services.database.read(find_solver, visitor.player.id, game.id)
    return found or fresh_solver(visitor.player.id, game.id)


def _solver_view(solver: Solver, today: date) -> SolverView:
    # A day without an answer ends the days in a row, whether or not anybody has looked.
    is_unbroken = today.toordinal() - solver.last_day <= 1
    return SolverView(
        rating=solver.mu,
        asked=solver.asked,
        solved=solver.solved,
        streak=solver.streak,
        best_streak=solver.best_streak,
        days=solver.days if is_unbroken else 0,
        best_days=solver.best_days,
        has_answered_today=solver.last_day == today.toordinal(),
    )


def _today(services: Services) -> date:
    return datetime.fromtimestamp(services.now() / 1000, tz=UTC).date()
