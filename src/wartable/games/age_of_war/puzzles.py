"""Puzzles for two players: positions with one clearly best choice, whose worth is known exactly."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources

from wartable.core.puzzle import Puzzle, PuzzleSet
from wartable.games.age_of_war.components import standard_components
from wartable.games.age_of_war.notation import parse_position
from wartable.games.age_of_war.rules import Rules
from wartable.games.age_of_war.state import Fill, State
from wartable.games.age_of_war.values import move_values

__all__ = ["PLAYERS", "THEMES", "gap_of", "puzzles", "theme_of"]

PLAYERS = 2
THEMES = ("begin", "castle", "steal", "last", "finish")
"""What a puzzle asks: begin or lose a die, which castle, steal or take, the last castle, how to finish."""


@lru_cache(maxsize=1)
def puzzles() -> PuzzleSet:
    """All puzzles, in the order of the file."""
    text = (resources.files(__package__) / "data" / "puzzles.txt").read_text(encoding="utf-8")
    return PuzzleSet(THEMES, tuple(_read(line) for line in text.splitlines() if not line.startswith("#")))


def gap_of(rules: Rules, state: State) -> float:
    """By how much the best choice is better than the second best."""
    values = sorted((value for _, value in move_values(rules, state)), reverse=True)
    return values[0] - values[1] if len(values) > 1 else 0.0


def theme_of(rules: Rules, state: State) -> str:
    """What the choice in a position is about."""
    if state.target is not None:
        return "finish"
    if state.owners.count(None) == 1:
        return "last"
    (best, _), (second, _) = sorted(move_values(rules, state), key=lambda pair: -pair[1])[:2]
    if not (isinstance(best, Fill) and isinstance(second, Fill)):
        return "begin"
    owners = [state.owners[rules.components.number_of(action.castle)] for action in (best, second)]
    return "steal" if (owners[0] is None) != (owners[1] is None) else "castle"


def _read(line: str) -> Puzzle:
    theme, difficulty, position = line.split(" ", 2)
    return Puzzle(theme, PLAYERS, parse_position(standard_components(), position), float(difficulty))
