"""What a castle is worth to a seat by points alone, and the greedy bot that plays for it one turn ahead."""

from __future__ import annotations

import random

import numpy as np

from wartable.core.game import AnyRules, Seat
from wartable.games.age_of_war.components import Components
from wartable.games.age_of_war.observation import Observation
from wartable.games.age_of_war.scoring import result_of, standings_of
from wartable.games.age_of_war.state import Action
from wartable.games.age_of_war.turn import Worth, best_action

__all__ = ["GreedyBot", "worth_of_castles"]

# What taking the last castle is worth beside its points: it wins or loses the game on the spot.
_GAME = 20.0
# Part of a clan's worth that is credited for breaking up what an opponent could complete.
_DENIAL = 0.5


class GreedyBot:
    """Plays every turn for the greatest expected worth of that turn, which it knows exactly."""

    name = "greedy"

    def choose(
        self, rules: AnyRules, observation: Observation, legal_actions: tuple[Action, ...], rng: random.Random
    ) -> Action:
        components: Components = rules.components  # type: ignore[attr-defined]
        return best_action(components, observation, legal_actions, worth_of_castles(components, observation))


def worth_of_castles(components: Components, observation: Observation) -> Worth:
    """What each castle would be worth to the seat whose turn it is; 0 or less for those it should leave alone."""
    return np.array([_worth(components, observation, castle) for castle in range(len(components.castles))])


def _worth(components: Components, observation: Observation, castle: int) -> float:
    seat, owner = observation.turn, observation.owners[castle]
    assert seat is not None
    if owner == seat or castle in observation.face_down:
        return 0.0
    owners = (*observation.owners[:castle], seat, *observation.owners[castle + 1 :])
    before, after = observation.standings, standings_of(components, owners, observation.players)
    gained = after[seat].points - before[seat].points
    if None not in owners:
        winners = result_of(after).winners
        return gained + (_GAME / len(winners) if seat in winners else -_GAME)
    # What a victim loses helps everybody else; with two players it is as good as a gain.
    lost = 0 if owner is None else (before[owner].points - after[owner].points) / (observation.players - 1)
    return gained + lost + _denied(components, observation, castle, seat)


def _denied(components: Components, observation: Observation, castle: int, seat: Seat) -> float:
    """Part of the bonus of the clan, if one opponent holds all its other castles and this one is the last."""
    clan = components.clan_of(castle)
    holders = {observation.owners[other] for other in clan.castles if other != castle}
    if len(holders) != 1 or holders <= {None, seat}:
        return 0.0
    printed = sum(components.castles[other].points for other in clan.castles)
    return _DENIAL * (clan.points - printed) / (observation.players - 1)
