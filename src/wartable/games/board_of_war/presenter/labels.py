"""What a choice means, for the one who chooses it."""

from __future__ import annotations

from typing import assert_never

from wartable.core.game import Seat
from wartable.core.line import Line, Name
from wartable.games.board_of_war.actions import (
    Action,
    Attack,
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
from wartable.games.board_of_war.board import Square
from wartable.games.board_of_war.components import COURT, CourtRank
from wartable.games.board_of_war.notation import format_card
from wartable.games.board_of_war.observation import Observation
from wartable.games.board_of_war.presenter import nouns
from wartable.games.board_of_war.rules import fighting
from wartable.games.board_of_war.rules.armies import army_at
from wartable.games.board_of_war.rules.box import Box
from wartable.games.board_of_war.rules.building import soldier_price, square_price

__all__ = ["label", "what_stands"]


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
            assert observation.besieged is not None
            return Line(
                "choice-raze", {"square": square, "what": what_stands(observation, observation.besieged, square)}
            )
        case PlayCard(card):
            return Line("choice-play", {"card": format_card(card), "unit": nouns.card_unit(box, card)})
        case Place(square):
            key = "choice-place-upgraded" if square in own.upgrades else "choice-place"
            return Line(key, {"square": square})
        case _:
            assert_never(action)


def what_stands(observation: Observation, seat: Seat, square: Square) -> Line:
    """What the loss of a square takes along."""
    kingdom = observation.kingdoms[seat]
    what = "merchant" if square in kingdom.merchants else "farmer" if square in kingdom.farmers else "nothing"
    return Line(f"stands-{what}-upgraded" if square in kingdom.upgrades else f"stands-{what}")


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
