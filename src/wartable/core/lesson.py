"""What a lesson is: puzzles in an order that teaches something, with words before and after each."""

from __future__ import annotations

import msgspec

from wartable.core.errors import WartableError
from wartable.core.game import AnyGame
from wartable.core.line import Line

__all__ = ["FIRST", "Lesson", "LessonStep", "NoLessons", "NoSuchLesson", "NoSuchStep", "lesson_of"]

FIRST = 2
"""The number of the first of these lessons: the lesson before them is a recorded match that the browser plays."""


class NoSuchLesson(WartableError, LookupError):
    """A number that no lesson of this game has."""

    key = "error-no-such-lesson"


class NoLessons(WartableError, LookupError):
    """Nobody has made lessons for this game."""

    key = "error-no-lessons"


class NoSuchStep(WartableError, LookupError):
    """A number that no step of this lesson has."""

    key = "error-no-such-step"


class LessonStep(msgspec.Struct, frozen=True):
    """A position in which something is to be chosen."""

    puzzle: int
    """The number of a shipped puzzle: a position with one clearly best choice, and what every choice is worth."""
    ask: Line
    """What to look at, before the choice."""
    why: Line
    """What there is to learn, after the best choice."""


class Lesson(msgspec.Struct, frozen=True):
    """Steps of which each takes less than a minute."""

    title: Line
    steps: tuple[LessonStep, ...]
    remember: Line
    """What to remember of it all."""

    def step(self, number: int) -> LessonStep:
        """The step of a number, from 1."""
        if not 1 <= number <= len(self.steps):
            raise NoSuchStep(f"the lesson has no step {number}", step=number, last=len(self.steps))
        return self.steps[number - 1]


def lesson_of(game: AnyGame, number: int) -> Lesson:
    """The lesson of a number."""
    lessons = game.lessons()
    if not lessons:
        raise NoLessons(f"there are no lessons for {game.id}", game=game.id)
    if not FIRST <= number < FIRST + len(lessons):
        last = FIRST + len(lessons) - 1
        raise NoSuchLesson(f"{game.id} has no lesson {number}", game=game.id, number=number, first=FIRST, last=last)
    return lessons[number - FIRST]
