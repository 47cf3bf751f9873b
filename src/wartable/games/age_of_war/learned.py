"""The strong bot for three to six players: whole turns played best for a learned estimate of who wins."""

from __future__ import annotations

import random

from wartable.core.game import AnyRules
from wartable.games.age_of_war.actions import Action
from wartable.games.age_of_war.components import Components
from wartable.games.age_of_war.heuristics import worth_of_castles
from wartable.games.age_of_war.observation import Observation
from wartable.games.age_of_war.shares import shares_after_turn, worth_to_mover
from wartable.games.age_of_war.turn import best_action

__all__ = ["POINTS", "StrongBot"]

# Where the estimate sees no difference, points decide, lightly: games must go on.
POINTS = 1e-5


class StrongBot:
    """Plays every turn for the greatest expected share of the victory, as the estimate sees it."""

    name = "strong"

    def choose(
        self, rules: AnyRules, observation: Observation, legal_actions: tuple[Action, ...], rng: random.Random
    ) -> Action:
        components: Components = rules.components  # type: ignore[attr-defined]
        worth = worth_to_mover(observation, shares_after_turn(components, observation, "strong"))
        return best_action(
            components, observation, legal_actions, worth + POINTS * worth_of_castles(components, observation)
        )
