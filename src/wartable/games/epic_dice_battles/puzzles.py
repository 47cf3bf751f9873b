"""Puzzles: positions with one clearly best choice, as the searching judge values them when it takes its time."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources

from wartable.core.game import AnyRules
from wartable.core.judge import Judge, Judgment, patient
from wartable.core.puzzle import Puzzle, PuzzleSet, parse_worths
from wartable.games.epic_dice_battles.game import GAME
from wartable.games.epic_dice_battles.setting_up import shipped_position
from wartable.games.epic_dice_battles.state import (
    Battle,
    Building,
    Calling,
    Feeding,
    Fighting,
    Marching,
    Phase,
    Spring,
    SpringStep,
    State,
    Winter,
)

__all__ = ["THEMES", "careful_judge", "least_gap", "puzzles", "theme_of"]

THEMES = ("feed", "buy", "place", "march", "siege", "battle", "hidden")
"""What a puzzle asks: feed or fight, buy or stop, where troops go, where to march, besiege or wait, who fights and who
falls, what they hold."""

_LEAST = 0.02
_SPRING = {
    SpringStep.MENU: "buy",
    SpringStep.DIE: "place",
    SpringStep.TOKEN: "place",
    SpringStep.SCOUT: "hidden",
    SpringStep.REVEAL: "hidden",
}
_BATTLE = {
    Phase.WALLS: "siege",
    Phase.FLANKS: "siege",
    Phase.GATE: "siege",
    Phase.DEPLOY: "hidden",
    Phase.ARROWS: "battle",
    Phase.STARS: "battle",
    Phase.FLANK_MELEE: "battle",
    Phase.MAIN: "battle",
}


@lru_cache(maxsize=1)
def puzzles() -> PuzzleSet:
    """All puzzles, in the order of the file."""
    text = (resources.files(__package__) / "data" / "puzzles.txt").read_text(encoding="utf-8")
    return PuzzleSet(THEMES, tuple(_read(line) for line in text.splitlines() if not line.startswith("#")))


def careful_judge(players: int) -> Judge:
    """The judge with four times its usual simulations."""
    return patient(GAME.judge(players))


def least_gap(_players: int) -> float:
    """By how much the best choice has to be better than the next, and by more than the judge's error besides."""
    return _LEAST


def theme_of(_rules: AnyRules, state: State, _ranked: tuple[Judgment, ...]) -> str | None:
    """What the choice in a position is about."""
    match state.stage:
        case Winter() | Feeding():
            return "feed"
        case Spring(step=step):
            return _SPRING.get(step)
        case Building():
            return "buy"
        case Marching():
            return "march"
        case Calling():
            return "siege"
        case Fighting(battle=Battle(phase=phase)):
            return _BATTLE.get(phase)
        case _:
            return None


def _read(line: str) -> Puzzle:
    players, theme, difficulty, worths, position = line.split(" ")
    return Puzzle(theme, int(players), shipped_position(position), float(difficulty), *parse_worths(worths))
