"""Puzzles: positions with one clearly best choice. With two players its worth is exact, with more it is an estimate."""

from __future__ import annotations

import math
import random
from functools import lru_cache
from importlib import resources

from wartable.core.puzzle import Puzzle, PuzzleSet
from wartable.games.age_of_war.actions import Action, Fill
from wartable.games.age_of_war.components import standard_components
from wartable.games.age_of_war.estimate import load_estimate
from wartable.games.age_of_war.judge import TurnJudge
from wartable.games.age_of_war.notation import parse_position
from wartable.games.age_of_war.rules import Rules
from wartable.games.age_of_war.state import State
from wartable.games.age_of_war.values import move_values

__all__ = ["EXACT", "MOST", "THEMES", "gap_of", "least_gap", "puzzles", "theme_of"]

EXACT = 2
"""The table size that is solved."""
THEMES = ("begin", "castle", "steal", "last", "finish")
"""What a puzzle asks: begin or lose a die, which castle, steal or take, the last castle, how to finish."""

MOST = 0.25
"""A choice that is better by more than this is too obvious."""
_LEAST = 0.02


@lru_cache(maxsize=1)
def puzzles() -> PuzzleSet:
    """All puzzles, in the order of the file."""
    text = (resources.files(__package__) / "data" / "puzzles.txt").read_text(encoding="utf-8")
    return PuzzleSet(THEMES, tuple(_read(line) for line in text.splitlines() if not line.startswith("#")))


def gap_of(rules: Rules, state: State) -> float:
    """By how much the best choice is better than the second best."""
    values = sorted((worth for _, worth in _worths(rules, state)), reverse=True)
    return values[0] - values[1] if len(values) > 1 else 0.0


def least_gap(players: int) -> float:
    """By how much the best choice has to be better: two points, or twice the error of a difference of two estimates."""
    error = load_estimate(players).error if players > EXACT else 0.0
    return max(_LEAST, 2.0 * math.hypot(error, error))


def theme_of(rules: Rules, state: State) -> str:
    """What the choice in a position is about."""
    if state.target is not None:
        return "finish"
    if state.owners.count(None) == 1:
        return "last"
    (best, _), (second, _) = sorted(_worths(rules, state), key=lambda pair: -pair[1])[:2]
    if not (isinstance(best, Fill) and isinstance(second, Fill)):
        return "begin"
    owners = [state.owners[rules.components.number_of(action.castle)] for action in (best, second)]
    return "steal" if (owners[0] is None) != (owners[1] is None) else "castle"


def _worths(rules: Rules, state: State) -> list[tuple[Action, float]]:
    """Every choice, and what it is worth to whoever is to move."""
    if rules.players == EXACT:
        return list(move_values(rules, state))
    seat, legal = state.turn, rules.legal_actions(state)
    assert seat is not None
    found = TurnJudge(rules.players).judge(rules, rules.observe(state, seat), legal, random.Random(0))
    return [(judgment.action, judgment.values[seat]) for judgment in found]


def _read(line: str) -> Puzzle:
    players, theme, difficulty, position = line.split(" ", 3)
    return Puzzle(theme, int(players), parse_position(standard_components(), position), float(difficulty))
