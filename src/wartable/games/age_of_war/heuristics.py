"""What a castle is worth to a seat in points that last, and the greedy bot that plays for them one turn ahead."""

from __future__ import annotations

import random
from functools import lru_cache

import numpy as np

from wartable.core.game import AnyRules, Seat
from wartable.games.age_of_war import odds
from wartable.games.age_of_war.actions import Action
from wartable.games.age_of_war.components import Castle, Components
from wartable.games.age_of_war.observation import Observation
from wartable.games.age_of_war.scoring import result_of, standings_of
from wartable.games.age_of_war.turn import Worth, best_action

__all__ = ["DENIAL", "LAST_CASTLE", "GreedyBot", "lasting_points", "worth_of_castles"]

# What taking the last castle is worth, in points: it wins or loses the game on the spot.
LAST_CASTLE = 20.0
# Part of a clan's bonus that is credited for breaking up what an opponent could complete.
DENIAL = 0.5
# How often an opponent who could steal a castle tries to: without it everybody steals easy castles for ever.
_APPETITE = 0.5


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
    owners, players = observation.owners, observation.players
    now = [lasting_points(components, owners, seat, players) for seat in range(players)]
    return np.array([_worth(components, observation, castle, now) for castle in range(len(components.castles))])


def _worth(components: Components, observation: Observation, castle: int, now: list[float]) -> float:
    seat, owner, players = observation.turn, observation.owners[castle], observation.players
    assert seat is not None
    if owner == seat or castle in observation.face_down:
        return 0.0
    before = observation.owners
    after = (*before[:castle], seat, *before[castle + 1 :])
    if None not in after:
        winners = result_of(standings_of(components, after, players)).winners
        return LAST_CASTLE / len(winners) if seat in winners else -LAST_CASTLE
    gained = lasting_points(components, after, seat, players) - now[seat]
    # What a victim loses helps everybody else; with two players it is as good as a gain.
    lost = 0.0
    if owner is not None:
        lost = now[owner] - lasting_points(components, after, owner, players)
    return gained + lost / (players - 1) ** 2 + _denied(components, observation, castle, seat)


def lasting_points(components: Components, owners: tuple[Seat | None, ...], seat: Seat, players: int) -> float:
    """The points of a seat, those that can be stolen counted by the chance that they are there a round later."""
    points = 0.0
    for clan in components.clans:
        held = [castle for castle in clan.castles if owners[castle] == seat]
        if len(held) == len(clan.castles):
            points += clan.points
        else:
            points += sum(_lasting(components.castles[castle], components.dice, players) for castle in held)
    return points


@lru_cache(maxsize=256)
def _lasting(castle: Castle, dice: int, players: int) -> float:
    stolen = float(odds.of_lines(castle.lines_to_fill(stolen=True), dice))
    return castle.points * float((1.0 - _APPETITE * stolen) ** (players - 1))


def _denied(components: Components, observation: Observation, castle: int, seat: Seat) -> float:
    """Part of the bonus of the clan, if one opponent holds all its other castles and this one is the last."""
    clan = components.clan_of(castle)
    holders = {observation.owners[other] for other in clan.castles if other != castle}
    if len(holders) != 1 or holders <= {None, seat}:
        return 0.0
    printed = sum(components.castles[other].points for other in clan.castles)
    return DENIAL * (clan.points - printed) / (observation.players - 1)
