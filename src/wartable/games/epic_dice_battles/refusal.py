"""Why an action is not legal: the rule it breaks, in the order a player would check."""

from __future__ import annotations

from wartable.core.errors import IllegalAction
from wartable.core.line import Line
from wartable.games.epic_dice_battles.actions import Action
from wartable.games.epic_dice_battles.components import Components
from wartable.games.epic_dice_battles.state import State

__all__ = ["refuse"]


def refuse(components: Components, state: State, action: Action) -> IllegalAction:
    return IllegalAction("not-now", "ED-18", Line("refusal-not-now"))
