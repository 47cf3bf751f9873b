"""Puzzles: positions with one clearly best choice. With two players its worth is exact, with more it is an estimate."""

from __future__ import annotations

import math
from functools import lru_cache
from importlib import resources

from wartable.core.game import AnyRules
from wartable.core.judge import Judgment
from wartable.core.puzzle import Puzzle, PuzzleSet
from wartable.games.age_of_war.actions import Fill
from wartable.games.age_of_war.components import standard_components
from wartable.games.age_of_war.estimate import load_estimate
from wartable.games.age_of_war.judge import TurnJudge
from wartable.games.age_of_war.notation import parse_position
from wartable.games.age_of_war.rules import Rules
from wartable.games.age_of_war.state import State

__all__ = ["EXACT", "THEMES", "careful_judge", "least_gap", "puzzles", "theme_of"]

EXACT = 2
"""The table size that is solved."""
THEMES = ("begin", "castle", "steal", "last", "finish")
"""What a puzzle asks: begin or lose a die, which castle, steal or take, the last castle, how to finish."""

_LEAST = 0.02


@lru_cache(maxsize=1)
def puzzles() -> PuzzleSet:
    """All puzzles, in the order of the file."""
    text = (resources.files(__package__) / "data" / "puzzles.txt").read_text(encoding="utf-8")
    return PuzzleSet(THEMES, tuple(_read(line) for line in text.splitlines() if not line.startswith("#")))


def careful_judge(players: int) -> TurnJudge:
    """What every choice is worth: more time would not make it better."""
    return TurnJudge(players)


def least_gap(players: int) -> float:
    """By how much the best choice has to be better: two points, or twice the error of a difference of two estimates."""
    error = load_estimate(players).error if players > EXACT else 0.0
    return max(_LEAST, 2.0 * math.hypot(error, error))


def theme_of(rules: AnyRules, state: State, ranked: tuple[Judgment, ...]) -> str:
    """What the choice in a position is about."""
    assert isinstance(rules, Rules)
    if state.target is not None:
        return "finish"
    if state.owners.count(None) == 1:
        return "last"
    best, second = ranked[0].action, ranked[1].action
    if not (isinstance(best, Fill) and isinstance(second, Fill)):
        return "begin"
    owners = [state.owners[rules.components.number_of(action.castle)] for action in (best, second)]
    return "steal" if (owners[0] is None) != (owners[1] is None) else "castle"


def _read(line: str) -> Puzzle:
    players, theme, difficulty, position = line.split(" ", 3)
    return Puzzle(theme, int(players), parse_position(standard_components(), position), float(difficulty))
