"""Everybody's share of the victory for every way a turn can end: solved for two players, estimated for more."""

from __future__ import annotations

import numpy as np

from wartable.games.age_of_war.components import Components
from wartable.games.age_of_war.estimate import Ints, Whose, load_estimate
from wartable.games.age_of_war.observation import Observation
from wartable.games.age_of_war.scoring import result_of, standings_of
from wartable.games.age_of_war.turn import Worth

__all__ = ["shares_after_turn", "worth_to_mover"]


def shares_after_turn(components: Components, observation: Observation, whose: Whose = "judge") -> Worth:
    """By seat, when the turn ends without a conquest (row 0), or with castle c (row 1 + c)."""
    players, seat = observation.players, observation.turn
    assert seat is not None
    mover = (seat + 1) % players
    relative = [0 if owner is None else (owner - mover) % players + 1 for owner in observation.owners]
    rows: Ints = np.tile(np.array(relative, dtype=np.int64), (len(relative) + 1, 1))
    rows[np.arange(1, len(rows)), np.arange(len(relative))] = players
    shares = np.roll(_by_relative_seat(rows, players, whose), mover, axis=1)
    if observation.owners.count(None) == 1:
        # AW-40: the last castle of the centre ends the game, and then nothing is estimated.
        last = observation.owners.index(None)
        shares[1 + last] = _final_shares(components, observation, last)
    return shares


def worth_to_mover(observation: Observation, shares: Worth) -> Worth:
    """By castle: what conquering it adds to the mover's share of the victory; 0 for those out of reach."""
    seat = observation.turn
    assert seat is not None
    worth = shares[1:, seat] - shares[0, seat]
    reachable = [
        owner != seat and castle not in observation.face_down for castle, owner in enumerate(observation.owners)
    ]
    return np.where(reachable, worth, 0.0)


def _by_relative_seat(rows: Ints, players: int, whose: Whose) -> Worth:
    if players > 2:
        return load_estimate(players, whose).shares(rows).astype(np.float64)
    from wartable.games.age_of_war import table

    solved = table.load()
    mover = np.array([solved.value(row) for row in rows])
    return np.stack([mover, 1.0 - mover], axis=1)


def _final_shares(components: Components, observation: Observation, castle: int) -> Worth:
    seat = observation.turn
    owners = (*observation.owners[:castle], seat, *observation.owners[castle + 1 :])
    winners = result_of(standings_of(components, owners, observation.players)).winners
    return np.array([1.0 / len(winners) if other in winners else 0.0 for other in range(observation.players)])
