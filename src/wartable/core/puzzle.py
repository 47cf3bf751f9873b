"""What a puzzle is: a position with one clearly best choice for the seat that is to decide."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, Any

import msgspec

from wartable.core.errors import WartableError

if TYPE_CHECKING:
    from wartable.core.game import AnyGame

__all__ = ["NoPuzzles", "NoSuchPuzzle", "Puzzle", "PuzzleSet", "puzzles_of"]


class NoPuzzles(WartableError, LookupError):
    """Nobody has made puzzles for this game."""

    key = "error-no-puzzles"


class NoSuchPuzzle(WartableError, LookupError):
    """A number or a theme that no puzzle has."""

    key = "error-no-such-puzzle"


class Puzzle(msgspec.Struct, frozen=True):
    """A position, what it is about, and how hard it is; the answer is worked out, not looked up."""

    theme: str
    players: int
    position: Any
    difficulty: float
    """On the scale of OpenSkill, from the answers of bots of every level: 25 is in the middle."""


class PuzzleSet(msgspec.Struct, frozen=True):
    """The puzzles of a game. A puzzle is known by its number, from 1; new ones are added at the end."""

    themes: tuple[str, ...]
    """In the order to show; their words are the messages "puzzle-theme-THEME"."""
    puzzles: tuple[Puzzle, ...]

    def puzzle(self, number: int) -> Puzzle:
        """The puzzle of a number."""
        if not 1 <= number <= len(self.puzzles):
            raise self.missing(str(number))
        return self.puzzles[number - 1]

    def numbers(self, theme: str | None = None) -> tuple[int, ...]:
        """The numbers of all puzzles, or of those of one theme."""
        found = [number for number, each in enumerate(self.puzzles, start=1) if theme is None or each.theme == theme]
        if not found:
            raise self.missing(str(theme))
        return tuple(found)

    def of_day(self, day: date, theme: str | None = None) -> int:
        """The puzzle of a day: the same for everybody, and every puzzle has its day before one comes again."""
        numbers = self.numbers(theme)
        return numbers[day.toordinal() % len(numbers)]

    def missing(self, what: str) -> NoSuchPuzzle:
        """The refusal of a number or theme that no puzzle has."""
        themes = ", ".join(self.themes)
        return NoSuchPuzzle(f"there is no puzzle {what}", what=what, count=len(self.puzzles), themes=themes)


def puzzles_of(game: AnyGame) -> PuzzleSet:
    """The puzzles of a game that has some."""
    found = game.puzzles()
    if found is None:
        raise NoPuzzles(f"there are no puzzles for {game.id}", game=game.id)
    return found
