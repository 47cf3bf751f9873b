"""The choice that most would make anyway."""

from __future__ import annotations

from wartable.games.board_of_war.actions import (
    Action,
    EndActions,
    Mark,
    Place,
    PlayCard,
    Raze,
    Step,
)
from wartable.games.board_of_war.board import Square
from wartable.games.board_of_war.observation import Observation
from wartable.games.board_of_war.presenter import nouns
from wartable.games.board_of_war.rules.box import Box

__all__ = ["suggest"]


def suggest(box: Box, observation: Observation, legal_actions: tuple[Action, ...]) -> Action | None:
    """What nearly everybody would choose; None where opinions differ."""
    if len(legal_actions) == 1:
        return legal_actions[0]
    match legal_actions[0]:
        case Place():
            # An upgraded square earns double; otherwise one free square is as good as another.
            upgrades = observation.kingdoms[observation.turn].upgrades
            return next((place for place in legal_actions if _square(place) in upgrades), legal_actions[0])
        case PlayCard(first):
            alike = all(
                isinstance(play, PlayCard) and nouns.card_unit(box, play.card) == nouns.card_unit(box, first)
                for play in legal_actions
            )
            return legal_actions[0] if alike else None
        case Raze():
            return _worst_loss(observation, legal_actions)
        case _:
            # Nothing is compulsory; once only marching on is left, most go on to their cards.
            idle = all(isinstance(action, Step | Mark | EndActions) for action in legal_actions)
            return legal_actions[-1] if idle else None


def _worst_loss(observation: Observation, legal_actions: tuple[Action, ...]) -> Action:
    """The square that hurts the besieged kingdom most: upgraded and inhabited first."""
    assert observation.besieged is not None
    kingdom = observation.kingdoms[observation.besieged]

    def hurt(action: Action) -> int:
        square = _square(action)
        inhabited = square in kingdom.merchants or square in kingdom.farmers
        return 2 * (square in kingdom.upgrades) + inhabited

    return max(legal_actions, key=hurt)


def _square(action: Action) -> Square:
    assert isinstance(action, Place | Raze)
    return action.square
