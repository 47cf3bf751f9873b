"""The collector: plays for whole clans, where the greedy bot plays for the points of one turn. Knows every variant."""

from __future__ import annotations

import random

import numpy as np

from wartable.core.game import AnyRules, Seat
from wartable.games.age_of_war.actions import Action
from wartable.games.age_of_war.components import Components
from wartable.games.age_of_war.heuristics import worth_of_castles
from wartable.games.age_of_war.observation import Observation
from wartable.games.age_of_war.turn import Worth, best_action

__all__ = ["CollectorBot"]

_HOPE = 0.5
"""Which part of what a begun clan promises counts like points that are there."""


class CollectorBot:
    """Plays every turn for its points and for what they bring nearer: the clans it has begun, and those of others."""

    name = "collector"

    def choose(
        self, rules: AnyRules, observation: Observation, legal_actions: tuple[Action, ...], rng: random.Random
    ) -> Action:
        components: Components = rules.components  # type: ignore[attr-defined]
        worth = worth_of_castles(components, observation) + _HOPE * _promise_of_castles(components, observation)
        return best_action(components, observation, legal_actions, worth)


def _promise_of_castles(components: Components, observation: Observation) -> Worth:
    """By castle: how much nearer the mover comes to whole clans by it, and its owner is kept from them."""
    seat, owners = observation.turn, observation.owners
    assert seat is not None
    gained = np.zeros(len(owners))
    for castle, owner in enumerate(owners):
        if owner == seat or castle in observation.face_down:
            continue
        after = (*owners[:castle], seat, *owners[castle + 1 :])
        if None not in after:
            # AW-40: the last castle of the centre ends the game, and nothing is promised any more.
            continue
        gained[castle] = _promise(components, after, seat) - _promise(components, owners, seat)
        if owner is not None:
            lost = _promise(components, owners, owner) - _promise(components, after, owner)
            gained[castle] += lost / (observation.players - 1) ** 2
    return gained


def _promise(components: Components, owners: tuple[Seat | None, ...], seat: Seat) -> float:
    """The bonuses of the clans that a seat has begun: the more of a clan it holds, the more of the bonus."""
    promise = 0.0
    for clan in components.clans:
        held = sum(owners[castle] == seat for castle in clan.castles)
        if 0 < held < len(clan.castles):
            bonus = clan.points - sum(components.castles[castle].points for castle in clan.castles)
            promise += bonus * (held / len(clan.castles)) ** 2
    return promise
