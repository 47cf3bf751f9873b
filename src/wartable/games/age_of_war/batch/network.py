"""The network of estimate.py in compiled code, one position at a time: only inputs that are not zero are added up."""

# mypy: allow-untyped-decorators

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from wartable.games.age_of_war.estimate import Features

__all__ = ["Cards", "Network", "Room", "cards_of", "first_layer", "gain_of", "network_of", "new_room", "shares_of"]

Singles = npt.NDArray[np.float32]
Words = npt.NDArray[np.int64]

# Sums may be reordered to fit vectors; the order is fixed when the kernel is compiled, so results repeat exactly.
_FAST = {"reassoc", "contract", "nsz", "nnan", "ninf"}
_TEN = np.float32(10.0)
_ONE = np.float32(1.0)


class Network(NamedTuple):
    """The weights, layer by layer."""

    first: Singles
    first_bias: Singles
    middle: Singles
    middle_bias: Singles
    last: Singles
    last_bias: Singles


class Cards(NamedTuple):
    """What the inputs need to know of the box."""

    clan_of: Words
    castle_points: Singles
    clan_points: Singles
    clan_sizes: Words
    completion: Singles
    """By castle: what the last castle of its clan adds to the points of who holds the others."""


class Room(NamedTuple):
    """Room to work in, for one network."""

    hidden: Singles
    trial: Singles
    middle: Singles
    shares: Singles
    per_clan: Words
    """By clan and owner (0 the centre): how many castles."""


def network_of(weights: Mapping[str, Singles]) -> Network:
    """The weights of an estimate for compiled code."""
    names = ("in", "in_bias", "mid", "mid_bias", "out", "out_bias")
    return Network(*(np.ascontiguousarray(weights[name], np.float32) for name in names))


def cards_of(features: Features) -> Cards:
    clan_of = features.clan_of.astype(np.int64)
    printed = np.bincount(clan_of, features.castle_points)
    return Cards(
        clan_of,
        features.castle_points,
        features.clan_points,
        features.clan_sizes.astype(np.int64),
        (features.clan_points - printed)[clan_of].astype(np.float32) + features.castle_points,
    )


@njit()
def new_room(network: Network, cards: Cards) -> Room:
    wide, players = network.first_bias.size, network.last_bias.size
    return Room(
        np.zeros(wide, np.float32),
        np.zeros(wide, np.float32),
        np.zeros(network.middle_bias.size, np.float32),
        np.zeros(players, np.float32),
        np.zeros((cards.clan_sizes.size, players + 1), np.int64),
    )


@njit()
def first_layer(network: Network, cards: Cards, owners: Words, room: Room) -> None:
    """Fill `hidden` for a position: 0 the centre, 1 + relative seat otherwise."""
    castles, clans, players = owners.size, cards.clan_sizes.size, room.shares.size
    hidden, per_clan = room.hidden, room.per_clan
    hidden[:] = network.first_bias
    per_clan[:] = 0
    for castle in range(castles):
        _add(hidden, network.first[castle * (players + 1) + owners[castle]], _ONE)
        per_clan[cards.clan_of[castle], owners[castle]] += 1
    whole, points = castles * (players + 1), castles * (players + 1) + clans * players
    for clan in range(clans):
        for seat in range(players):
            if per_clan[clan, seat + 1] == cards.clan_sizes[clan]:
                _add(hidden, network.first[whole + clan * players + seat], _ONE)
                _add(hidden, network.first[points + seat], cards.clan_points[clan] / _TEN)
    for castle in range(castles):
        owner, clan = owners[castle], cards.clan_of[castle]
        if owner > 0 and per_clan[clan, owner] < cards.clan_sizes[clan]:
            _add(hidden, network.first[points + owner - 1], cards.castle_points[castle] / _TEN)
    _add(hidden, network.first[points + players], np.float32(per_clan[:, 0].sum() / castles))


@njit()
def gain_of(network: Network, cards: Cards, owners: Words, castle: int, room: Room) -> float:
    """The share of who has just moved (the last relative seat) once it has taken a castle that it may take (AW-22).

    `hidden` holds the first layer before; only what the conquest changes is added to it.
    """
    castles, clans, players = owners.size, cards.clan_sizes.size, room.shares.size
    owner, clan, trial = owners[castle], cards.clan_of[castle], room.trial
    trial[:] = room.hidden
    _add(trial, network.first[castle * (players + 1) + players], _ONE)
    _add(trial, network.first[castle * (players + 1) + owner], -_ONE)
    whole, points = castles * (players + 1), castles * (players + 1) + clans * players
    won = cards.castle_points[castle]
    if room.per_clan[clan, players] + 1 == cards.clan_sizes[clan]:
        won = cards.completion[castle]
        _add(trial, network.first[whole + clan * players + players - 1], _ONE)
    _add(trial, network.first[points + players - 1], won / _TEN)
    if owner > 0:
        _add(trial, network.first[points + owner - 1], -cards.castle_points[castle] / _TEN)
    else:
        _add(trial, network.first[points + players], np.float32(-1.0 / castles))
    shares_of(network, trial, room)
    share: float = room.shares[players - 1]
    return share


@njit(fastmath=_FAST)
def shares_of(network: Network, hidden: Singles, room: Room) -> None:
    """Fill `shares` from a first layer."""
    room.middle[:] = network.middle_bias
    room.shares[:] = network.last_bias
    for unit in range(hidden.size):
        if hidden[unit] > 0.0:
            _add(room.middle, network.middle[unit], hidden[unit])
    for unit in range(room.middle.size):
        if room.middle[unit] > 0.0:
            _add(room.shares, network.last[unit], room.middle[unit])
    room.shares[:] = np.exp(room.shares - room.shares.max())
    room.shares[:] /= room.shares.sum()


@njit(fastmath=_FAST)
def _add(layer: Singles, row: Singles, factor: np.float32) -> None:
    for unit in range(layer.size):
        layer[unit] += factor * row[unit]
