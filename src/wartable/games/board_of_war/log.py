"""What the log and the choices of Board of War say, as message keys."""

from __future__ import annotations

from wartable.core.game import Seat
from wartable.core.line import Line
from wartable.games.board_of_war.observation import Observation
from wartable.games.board_of_war.rules.box import Box
from wartable.games.board_of_war.state import Action, Outcome, State

__all__ = ["describe", "label"]


def describe(box: Box, before: State, event: Action | Outcome, after: State, viewer: Seat | None) -> tuple[Line, ...]:
    """The log lines of an event as one viewer may read them."""
    return ()


def label(box: Box, observation: Observation, action: Action) -> Line:
    """What an action means, for the one who chooses it."""
    return Line("choice-end-actions")
