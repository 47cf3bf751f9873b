"""A learned estimate of who wins, for three to six players: a small network over who owns what.

Positions are looked at between turns and from the seat that is to move: relative seat 0 moves now, 1 next, and so on.
The inputs are the owner of every castle, the clans that are whole, and points; `learning/` trains the weights.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from wartable.games.age_of_war.components import Components, standard_components

__all__ = ["Estimate", "Features", "Whose", "load_estimate", "read_estimate"]

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]
Whose = Literal["judge", "strong"]
"""Whose estimate: the judge's, or the one that the strong bot plays for."""

_OF_ITS_OWN = (3, 4)
"""Tables at which the strong bot has learned from games among greedy bots too; at the others it plays as judged."""


class Features:
    """How a position becomes numbers; the same for training and for play."""

    def __init__(self, components: Components, players: int) -> None:
        self.players = players
        self.castles = len(components.castles)
        self.clans = len(components.clans)
        self.clan_of = np.array([components.clans.index(components.clan_of(n)) for n in range(self.castles)])
        self.castle_points = np.array([castle.points for castle in components.castles], dtype=np.float32)
        self.clan_points = np.array([clan.points for clan in components.clans], dtype=np.float32)
        self.clan_sizes = np.array([len(clan.castles) for clan in components.clans])
        self.size = self.castles * (players + 1) + self.clans * players + players + 1

    def of(self, owners: Ints) -> Floats:
        """One row per position; `owners` has one row per position: 0 the centre, 1 + relative seat otherwise."""
        rows, players = len(owners), self.players
        held = (owners[:, :, None] == np.arange(1, players + 1)).astype(np.float32)
        centre = (owners == 0).astype(np.float32)[:, :, None]
        per_clan = np.zeros((rows, self.clans, players), dtype=np.float32)
        for castle in range(self.castles):
            per_clan[:, self.clan_of[castle]] += held[:, castle]
        whole = (per_clan == self.clan_sizes[:, None]).astype(np.float32)
        loose = held * (1.0 - whole[:, self.clan_of])
        points = (loose * self.castle_points[:, None]).sum(axis=1) + (whole * self.clan_points[:, None]).sum(axis=1)
        return np.concatenate(
            [
                np.concatenate([centre, held], axis=2).reshape(rows, -1),
                whole.reshape(rows, -1),
                points / 10.0,
                centre.sum(axis=1) / self.castles,
            ],
            axis=1,
        )


class Estimate:
    """Everybody's share of the victory, by relative seat."""

    def __init__(self, features: Features, weights: dict[str, Floats], error: float = 0.0) -> None:
        self.features = features
        self.weights = weights
        self.error = error
        """How far off it is on average, measured on fresh games after training; only a judge states it."""

    def shares(self, owners: Ints) -> Floats:
        """One row per position, one column per relative seat; rows add up to 1."""
        weights = self.weights
        hidden = np.maximum(self.features.of(owners) @ weights["in"] + weights["in_bias"], 0.0)
        hidden = np.maximum(hidden @ weights["mid"] + weights["mid_bias"], 0.0)
        logits = hidden @ weights["out"] + weights["out_bias"]
        logits -= logits.max(axis=1, keepdims=True)
        powers = np.exp(logits)
        shares: Floats = powers / powers.sum(axis=1, keepdims=True)
        return shares


@lru_cache(maxsize=8)
def load_estimate(players: int, whose: Whose = "judge") -> Estimate:
    """The trained estimate for a number of players."""
    name = "strong" if whose == "strong" and players in _OF_ITS_OWN else "estimate"
    place = resources.files(__package__) / "data" / f"{name}_{players}.npz"
    with resources.as_file(place) as path:
        return read_estimate(path, players)


def read_estimate(path: Path, players: int) -> Estimate:
    """An estimate as `learning/` has written it."""
    with np.load(path) as arrays:
        weights = {name: arrays[name].astype(np.float32) for name in arrays.files}
    error = float(weights.pop("error", 0.0))
    return Estimate(Features(standard_components(), players), weights, error)
