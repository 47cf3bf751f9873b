"""What the log and the choices say, as message keys."""

from __future__ import annotations

from wartable.core.game import Seat
from wartable.core.line import Line
from wartable.games.epic_dice_battles.actions import Action, Outcome
from wartable.games.epic_dice_battles.components import Components
from wartable.games.epic_dice_battles.observation import Observation
from wartable.games.epic_dice_battles.state import State

__all__ = ["describe", "label"]


def describe(
    components: Components, before: State, event: Action | Outcome, after: State, viewer: Seat | None
) -> tuple[Line, ...]:
    return ()


def label(components: Components, observation: Observation, action: Action) -> Line:
    return Line("choice")
