"""The strong bot for three to six players: whole turns played best for a learned estimate of who wins."""

from __future__ import annotations

import random

import numpy as np

from wartable.core.game import AnyRules
from wartable.games.age_of_war.components import Components
from wartable.games.age_of_war.estimate import Ints, load_estimate
from wartable.games.age_of_war.heuristics import worth_of_castles
from wartable.games.age_of_war.observation import Observation
from wartable.games.age_of_war.scoring import result_of, standings_of
from wartable.games.age_of_war.state import Action
from wartable.games.age_of_war.turn import Worth, best_action

__all__ = ["StrongBot", "shares_after_turn", "worth_in_shares"]

# Where the estimate sees no difference, points decide, lightly: games must go on.
_POINTS = 1e-5


class StrongBot:
    """Plays every turn for the greatest expected share of the victory, as the estimate sees it."""

    name = "strong"

    def choose(
        self, rules: AnyRules, observation: Observation, legal_actions: tuple[Action, ...], rng: random.Random
    ) -> Action:
        components: Components = rules.components  # type: ignore[attr-defined]
        worth = worth_in_shares(components, observation) + _POINTS * worth_of_castles(components, observation)
        return best_action(components, observation, legal_actions, worth)


def worth_in_shares(components: Components, observation: Observation) -> Worth:
    """By castle: what conquering it adds to the mover's share of the victory; 0 for those out of reach."""
    seat = observation.turn
    assert seat is not None
    after = shares_after_turn(components, observation)
    worth = after[1:, seat] - after[0, seat]
    reachable = [
        owner != seat and castle not in observation.face_down for castle, owner in enumerate(observation.owners)
    ]
    return np.where(reachable, worth, 0.0)


def shares_after_turn(components: Components, observation: Observation) -> Worth:
    """Everybody's share (by seat) when the turn ends without a conquest (row 0), or with castle c (row 1 + c)."""
    players, seat = observation.players, observation.turn
    assert seat is not None
    mover = (seat + 1) % players
    relative = [0 if owner is None else (owner - mover) % players + 1 for owner in observation.owners]
    rows: Ints = np.tile(np.array(relative, dtype=np.int64), (len(relative) + 1, 1))
    rows[np.arange(1, len(rows)), np.arange(len(relative))] = players
    by_relative = load_estimate(players).shares(rows)
    shares = np.array(np.roll(by_relative, mover, axis=1), dtype=np.float64)
    if observation.owners.count(None) == 1:
        # AW-40: the last castle of the centre ends the game, and then nothing is estimated.
        last = observation.owners.index(None)
        shares[1 + last] = _final_shares(components, observation, last)
    return shares


def _final_shares(components: Components, observation: Observation, castle: int) -> Worth:
    seat = observation.turn
    owners = (*observation.owners[:castle], seat, *observation.owners[castle + 1 :])
    winners = result_of(standings_of(components, owners, observation.players)).winners
    return np.array([1.0 / len(winners) if other in winners else 0.0 for other in range(observation.players)])
