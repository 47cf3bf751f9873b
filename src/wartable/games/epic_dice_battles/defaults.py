"""The choice that most would make anyway, where there is one."""

from __future__ import annotations

from wartable.games.epic_dice_battles.actions import Action
from wartable.games.epic_dice_battles.components import Components
from wartable.games.epic_dice_battles.observation import Observation

__all__ = ["suggest"]


def suggest(components: Components, observation: Observation, legal: tuple[Action, ...]) -> Action | None:
    return None
