"""What a puzzle is: a position with one clearly best choice for the seat that is to decide."""

from __future__ import annotations

from datetime import date
from typing import Any, Protocol

import msgspec
from msgspec.structs import replace

from wartable.core.errors import WartableError
from wartable.core.game import AnyGame, AnyRules, Seat
from wartable.core.judge import Judge, Judgment

__all__ = [
    "MOST",
    "NoPuzzles",
    "NoSuchPuzzle",
    "Puzzle",
    "PuzzleMaking",
    "PuzzleSet",
    "parse_worths",
    "puzzles_of",
    "with_worths",
    "write_worths",
]

MOST = 0.25
"""A choice that is better than the next by more than this is too obvious."""
_STANDINGS = frozenset({"reason-best", "reason-as-good", "reason-behind"})
"""What a judge says of a choice that it can say nothing else of: how it stands beside the others."""


class NoPuzzles(WartableError, LookupError):
    """Nobody has made puzzles for this game."""

    key = "error-no-puzzles"


class NoSuchPuzzle(WartableError, LookupError):
    """A number or a theme that no puzzle has."""

    key = "error-no-such-puzzle"


class Puzzle(msgspec.Struct, frozen=True):
    """A position, what it is about, and how hard it is."""

    theme: str
    players: int
    position: Any
    difficulty: float
    """On the scale of OpenSkill, from the answers of bots of every level: 25 is in the middle."""
    worths: tuple[float, ...] = ()
    """By legal action what it is worth, from a judge that took long; empty where the game's judge knows it at once."""
    error: float = 0.0
    """Of those: half the width of the 95 % interval of the least certain."""


class PuzzleMaking(Protocol):
    """What a game's `puzzles.py` knows: when a position is a puzzle, and what it is about."""

    THEMES: tuple[str, ...]

    def careful_judge(self, players: int) -> Judge:
        """The judge with four times its usual time, where time makes it better."""

    def least_gap(self, players: int) -> float:
        """By how much the best choice has to be better than the next."""

    def theme_of(self, rules: AnyRules, state: Any, ranked: tuple[Judgment, ...]) -> str | None:
        """What the choice in a position is about, from the judgments, the best first; None where it is no puzzle."""


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


def write_worths(worths: tuple[float, ...], error: float) -> str:
    """`462,455,310~25`: by legal action the worth, then the error, in tenths of a point of a hundred."""
    return f"{','.join(str(round(1000 * worth)) for worth in worths)}~{round(1000 * error)}"


def parse_worths(text: str) -> tuple[tuple[float, ...], float]:
    """The worths and the error that `write_worths` wrote."""
    worths, _, error = text.partition("~")
    return tuple(int(worth) / 1000 for worth in worths.split(",")), int(error) / 1000


def with_worths(puzzle: Puzzle, judgments: tuple[Judgment, ...], seat: Seat) -> tuple[Judgment, ...]:
    """Judgments of all legal actions with the worths that a puzzle brings along, where it does."""
    if not puzzle.worths:
        return judgments
    return tuple(
        replace(
            judgment,
            values=_shares(judgment.values, seat, worth),
            error=puzzle.error,
            reasons=tuple(reason for reason in judgment.reasons if reason.key not in _STANDINGS),
        )
        for judgment, worth in zip(judgments, puzzle.worths, strict=True)
    )


def _shares(values: tuple[float, ...], seat: Seat, worth: float) -> tuple[float, ...]:
    """Shares that add up to 1, that of one seat being this; where the others had nothing, they share the rest alike."""
    others = sum(values) - values[seat]
    left, rivals = 1.0 - worth, len(values) - 1
    parts = [left * value / others if others else left / rivals for value in values]
    parts[seat] = worth
    return tuple(parts)
