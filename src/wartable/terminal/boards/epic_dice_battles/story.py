"""The battle in the story: where it begins and ends, and who took part."""

from __future__ import annotations

from collections.abc import Sequence

from wartable.core.presenter import Happening
from wartable.games.epic_dice_battles.presenter.kinds import (
    BattleBegun,
    BattleEnded,
    BattleNamed,
    DiceRolled,
    GameWon,
    PlayerOut,
    Scored,
    SeasonBegun,
)
from wartable.terminal.boards import View

__all__ = ["has_just_fought", "last_battle"]

_AFTERWARDS = (BattleNamed, GameWon, PlayerOut, Scored, SeasonBegun)
"""What follows a battle and is about something else."""


def last_battle(story: Sequence[Happening]) -> Sequence[Happening]:
    """What happened in the latest battle; a siege that follows a field battle is one of its own."""
    begin = next((place for place in reversed(range(len(story))) if isinstance(story[place], BattleBegun)), None)
    if begin is None:
        return ()
    end = next((place for place in range(begin, len(story)) if _is_afterwards(story[place])), len(story))
    return story[begin:end]


def has_just_fought(view: View) -> bool:
    """Whether a battle of the viewer has ended since its last decision."""
    news = view.story[len(view.story) - view.news :]
    battle = last_battle(view.story)
    if not battle or not any(isinstance(happening, BattleEnded) for happening in news):
        return False
    begun = battle[0]
    assert isinstance(begun, BattleBegun)
    return view.observation.viewer in begun.sides


def _is_afterwards(happening: Happening) -> bool:
    is_of_villages = isinstance(happening, DiceRolled) and happening.phase == "villages"
    return is_of_villages or isinstance(happening, _AFTERWARDS)
