"""The choices in the order a turn is played, and the chance to win each attack."""

from __future__ import annotations

from typing import Any

from wartable.games.board_of_war.observation import Observation
from wartable.games.board_of_war.odds import of_attack
from wartable.games.board_of_war.rules import Rules
from wartable.games.board_of_war.state import (
    Action,
    Attack,
    Deploy,
    EndActions,
    Expand,
    Mark,
    Step,
    UpgradeSoldier,
    UpgradeSquare,
)
from wartable.text.words import Words

__all__ = ["choices", "odds"]

# Attacks first, since they decide most; going on to the cards last, where it does not move.
_ORDER: tuple[type[Any], ...] = (Attack, Expand, UpgradeSquare, UpgradeSoldier, Deploy, Step, Mark, EndActions)


def choices(_rules: Rules, _observation: Observation, actions: tuple[Action, ...]) -> tuple[Action, ...]:
    """The legal actions by kind; what has no kind of its own keeps its place."""
    return tuple(sorted(actions, key=lambda action: _ORDER.index(type(action)) if type(action) in _ORDER else 0))


def odds(rules: Rules, observation: Observation, actions: tuple[Action, ...], words: Words) -> tuple[str, ...]:
    """For every attack the chance to win it, and to lose it."""
    return tuple(_chance(rules, observation, action, words) for action in actions)


def _chance(rules: Rules, observation: Observation, action: Action, words: Words) -> str:
    if not isinstance(action, Attack):
        return ""
    found = of_attack(rules.box, observation, action)
    return words.say("odds-short", win=words.percent(float(found.win)), lose=words.percent(float(found.lose)))
