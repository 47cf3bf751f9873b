"""The chances that a board shows: of every attack that can be made now, whoever looks."""

from __future__ import annotations

from collections.abc import Mapping

from wartable.core.presenter import Chance
from wartable.games.board_of_war.actions import Attack
from wartable.games.board_of_war.notation import format_action
from wartable.games.board_of_war.observation import Observation
from wartable.games.board_of_war.odds import of_attack
from wartable.games.board_of_war.rules import Rules
from wartable.games.board_of_war.state import Phase

__all__ = ["board_odds"]


def board_odds(rules: Rules, observation: Observation) -> Mapping[str, Chance]:
    """By attack in notation: to win it, and to lose it."""
    if observation.phase is not Phase.ACT:
        return {}
    attacks = [action for action in rules.acts(observation) if isinstance(action, Attack)]
    return {format_action(attack): _chance(rules, observation, attack) for attack in attacks}


def _chance(rules: Rules, observation: Observation, attack: Attack) -> Chance:
    found = of_attack(rules.box, observation, attack)
    return Chance(float(found.win), float(found.lose))
