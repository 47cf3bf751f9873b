"""Lessons over HTTP: their titles, and their steps one by one, with what every choice is worth."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, get
from litestar.params import FromPath, PathParameter

from wartable.core.lesson import FIRST, lesson_of
from wartable.core.line import Line
from wartable.core.puzzle import puzzles_of
from wartable.registry import get_game
from wartable.server.api.params import TheServices, TheVisitor
from wartable.server.api.waiting import while_there
from wartable.server.school.positions import ChoiceWorth, PositionView, thought_of, worths_of

__all__ = ["lesson_step", "lessons"]

SmallNumber = Annotated[int, PathParameter(ge=1, le=1000)]


class LessonTitle(msgspec.Struct, frozen=True):
    """A lesson in a list."""

    number: int
    title: Line
    steps: int


class LessonList(msgspec.Struct, frozen=True):
    """The lessons of a game after its first, which is a recorded match that the browser plays."""

    lessons: tuple[LessonTitle, ...]


class LessonStepView(msgspec.Struct, frozen=True):
    """A position in which something is to be chosen, and what is said about it."""

    title: Line
    step: int
    steps: int
    ask: Line
    """Before the choice."""
    why: Line
    """After the best choice."""
    position: PositionView
    text: str
    """The position in one line, for `/api/positions`."""
    best: int
    """The place of the best choice."""
    opinions: tuple[ChoiceWorth, ...]
    """By choice."""
    remember: Line
    """What the lesson comes to; for its end."""


@get("/api/lessons/{game_id:str}", summary="The lessons of a game", tags=("lessons",), sync_to_thread=True)
def lessons(game_id: FromPath[str]) -> LessonList:
    """From the second on; none where nobody has made any."""
    found = get_game(game_id).lessons()
    return LessonList(tuple(LessonTitle(n, each.title, len(each.steps)) for n, each in enumerate(found, start=FIRST)))


@get("/api/lessons/{game_id:str}/{number:int}/{step:int}", summary="A step of a lesson", tags=("lessons",))
async def lesson_step(
    request: Request[Any, Any, Any],
    services: TheServices,
    visitor: TheVisitor,
    *,
    game_id: FromPath[str],
    number: SmallNumber,
    step: SmallNumber,
) -> LessonStepView:
    """Steps are counted from 1; 404 where there is none."""
    game = get_game(game_id)
    lesson = lesson_of(game, number)
    found = lesson.step(step)
    puzzle = puzzles_of(game).puzzle(found.puzzle)
    thought = thought_of(game, puzzle.players, puzzle.position)
    owner = services.owner_of_visitor(visitor)
    _, opinions = await while_there(request, worths_of(services.bot_pool, thought, owner, puzzle))
    worths = [opinion.worth for opinion in opinions]
    return LessonStepView(
        title=lesson.title,
        step=step,
        steps=len(lesson.steps),
        ask=found.ask,
        why=found.why,
        position=thought.view,
        text=game.write_position(game.rules(puzzle.players), puzzle.position),
        best=worths.index(max(worths)),
        opinions=opinions,
        remember=lesson.remember,
    )
