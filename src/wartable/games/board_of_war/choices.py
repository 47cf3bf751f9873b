"""What the choices of Board of War mean to the one who chooses, and which is the obvious one."""

from __future__ import annotations

from typing import assert_never

from wartable.core.line import Line, Name
from wartable.games.board_of_war.components import COURT, CourtRank
from wartable.games.board_of_war.notation import format_card
from wartable.games.board_of_war.nouns import unit_name
from wartable.games.board_of_war.observation import Observation
from wartable.games.board_of_war.rules import fighting
from wartable.games.board_of_war.rules.armies import army_at
from wartable.games.board_of_war.rules.box import Box
from wartable.games.board_of_war.rules.building import soldier_price, square_price
from wartable.games.board_of_war.state import (
    Action,
    Attack,
    Card,
    Deploy,
    EndActions,
    Expand,
    Mark,
    Place,
    PlayCard,
    Raze,
    Step,
    UpgradeSoldier,
    UpgradeSquare,
)

__all__ = ["label", "suggest"]


def label(box: Box, observation: Observation, action: Action) -> Line:
    """What an action means, for the one who chooses it."""
    own = observation.kingdoms[observation.turn]
    match action:
        case Expand(square):
            return Line("choice-expand", {"square": square})
        case UpgradeSquare(square):
            gold = square_price(box, observation, observation.turn)
            return Line("choice-upgrade-square", {"square": square, "gold": gold})
        case UpgradeSoldier(square):
            gold = soldier_price(box, observation, observation.turn)
            key = "choice-upgrade-recruit" if square is None else "choice-upgrade-soldier"
            return Line(key, {"square": square or "", "gold": gold})
        case Deploy(square, upgraded):
            key = "choice-deploy" if army_at(own, square) is None else "choice-reinforce"
            return Line(key, {"square": square, "soldier": Line("soldier-upgraded" if upgraded else "soldier-plain")})
        case Step(army, to):
            key = "choice-step" if army_at(own, to) is None else "choice-merge"
            return Line(key, {"army": army, "square": to})
        case Attack():
            return _attack(box, observation, action)
        case Mark(seat, square):
            jack = COURT[CourtRank.JACK, observation.jacks[observation.turn]]
            return Line(f"choice-mark-{jack}", {"enemy": Name(seat), "square": square or ""})
        case EndActions():
            return Line("choice-end-actions")
        case Raze(square):
            return Line("choice-raze", {"square": square, "what": _what_stands(observation, square)})
        case PlayCard(card):
            return Line("choice-play", {"card": format_card(card), "unit": _unit(box, card)})
        case Place(square):
            key = "choice-place-upgraded" if square in own.upgrades else "choice-place"
            return Line(key, {"square": square})
        case _:
            assert_never(action)


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
                isinstance(play, PlayCard) and _unit(box, play.card) == _unit(box, first) for play in legal_actions
            )
            return legal_actions[0] if alike else None
        case Raze():
            return _worst_loss(observation, legal_actions)
        case _:
            # Nothing is compulsory; once only marching on is left, most go on to their cards.
            idle = all(isinstance(action, Step | Mark | EndActions) for action in legal_actions)
            return legal_actions[-1] if idle else None


def _attack(box: Box, observation: Observation, attack: Attack) -> Line:
    clash = fighting.clash_of(box, observation, attack)
    return Line(
        "choice-besiege" if clash.siege else "choice-attack",
        {
            "army": attack.army,
            "square": attack.target,
            "enemy": Name(clash.defender),
            "power": clash.attack_power,
            "enemypower": clash.defence_power,
        },
    )


def _what_stands(observation: Observation, square: str) -> Line:
    """What the loss of a square takes along."""
    assert observation.besieged is not None
    kingdom = observation.kingdoms[observation.besieged]
    what = "merchant" if square in kingdom.merchants else "farmer" if square in kingdom.farmers else "nothing"
    return Line(f"stands-{what}-upgraded" if square in kingdom.upgrades else f"stands-{what}")


def _worst_loss(observation: Observation, legal_actions: tuple[Action, ...]) -> Action:
    """The square that hurts the besieged kingdom most: upgraded and inhabited first."""
    assert observation.besieged is not None
    kingdom = observation.kingdoms[observation.besieged]

    def hurt(action: Action) -> int:
        square = _square(action)
        inhabited = square in kingdom.merchants or square in kingdom.farmers
        return 2 * (square in kingdom.upgrades) + inhabited

    return max(legal_actions, key=hurt)


def _square(action: Action) -> str:
    assert isinstance(action, Place | Raze)
    return action.square


def _unit(box: Box, card: Card) -> Line:
    unit = box.unit_of[card]
    assert unit is not None
    return unit_name(unit)
