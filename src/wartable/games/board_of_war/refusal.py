"""Why an action is not legal: the rule it breaks, in the order a player would check."""

from __future__ import annotations

from wartable.core.errors import IllegalAction
from wartable.core.line import Line
from wartable.games.board_of_war.rules.box import Box
from wartable.games.board_of_war.state import Action, State

__all__ = ["refuse"]


def refuse(box: Box, state: State, action: Action) -> IllegalAction:
    """The error for an action that is not among the legal ones."""
    return IllegalAction("not-now", "BW-21", Line("refusal-not-now"))
