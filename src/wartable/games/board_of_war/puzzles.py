"""Puzzles: positions with one clearly best choice, as the learned judge values them when it takes its time."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources

from wartable.bots.judge import SearchJudge
from wartable.core.game import AnyRules
from wartable.core.judge import Judgment
from wartable.core.puzzle import Puzzle, PuzzleSet, parse_worths
from wartable.games.board_of_war.actions import (
    Attack,
    Deploy,
    EndActions,
    Expand,
    Mark,
    Place,
    PlayCard,
    Step,
    UpgradeSoldier,
    UpgradeSquare,
)
from wartable.games.board_of_war.continuation import CLOSE
from wartable.games.board_of_war.guide import RegentGuide
from wartable.games.board_of_war.judge import LearnedJudge
from wartable.games.board_of_war.outlook import wins_next_turn
from wartable.games.board_of_war.rules import Rules
from wartable.games.board_of_war.setting_up import shipped_position
from wartable.games.board_of_war.state import Phase, State

__all__ = ["THEMES", "careful_judge", "least_gap", "puzzles", "theme_of"]

THEMES = ("race", "attack", "march", "build", "card", "jack")
"""What a puzzle asks: block or race, attack or not, where to march, what to build, which card, where the Jack goes."""

_LEAST = 0.04
"""More than twice the error of the judge's differences."""
_TIMES = 4
_ABOUT: dict[type, str] = {
    Deploy: "march",
    Step: "march",
    Expand: "build",
    UpgradeSquare: "build",
    UpgradeSoldier: "build",
    PlayCard: "card",
    Place: "card",
    Mark: "jack",
}


@lru_cache(maxsize=1)
def puzzles() -> PuzzleSet:
    """All puzzles, in the order of the file."""
    text = (resources.files(__package__) / "data" / "puzzles.txt").read_text(encoding="utf-8")
    return PuzzleSet(THEMES, tuple(_read(line) for line in text.splitlines() if not line.startswith("#")))


def careful_judge(players: int) -> LearnedJudge:
    """The judge that plays four times as many choices on to the end of the turn."""
    return LearnedJudge(SearchJudge(RegentGuide(), horizon=players), close=_TIMES * CLOSE)


def least_gap(_players: int) -> float:
    """By how much the best choice has to be better than the next."""
    return _LEAST


def theme_of(rules: AnyRules, state: State, ranked: tuple[Judgment, ...]) -> str | None:
    """What the choice in a position is about."""
    assert isinstance(rules, Rules)
    best, second = ranked[0].action, ranked[1].action
    if state.phase is Phase.RAZE:
        return None
    if any(wins_next_turn(rules.box, state, seat) is not None for seat in range(rules.players)):
        return "race"
    if isinstance(best, Attack) or isinstance(second, Attack):
        return "attack"
    return _ABOUT.get(type(second if isinstance(best, EndActions) else best))


def _read(line: str) -> Puzzle:
    players, theme, difficulty, worths, position = line.split(" ")
    return Puzzle(theme, int(players), shipped_position(position), float(difficulty), *parse_worths(worths))
