"""How big the learned value is: what it sees of a position, and its layers; and how far it looks ahead."""

from __future__ import annotations

__all__ = [
    "CARDS_TO_PLAY",
    "CARD_PLAYED",
    "CLOSE",
    "FIRST_LAYER",
    "PLANS",
    "POWER_UNIT",
    "SEAT_NUMBERS",
    "SECOND_LAYER",
    "STRONGEST",
    "TABLE_NUMBERS",
    "WORLDS",
    "dense_count",
    "weight_count",
    "work_size",
]

SEAT_NUMBERS = 56
TABLE_NUMBERS = 12
FIRST_LAYER, SECOND_LAYER = 128, 32
STRONGEST = 8
"""More power than this is not told apart on the board; the numbers of the seat tell it."""
POWER_UNIT = 0.25
CARDS_TO_PLAY, CARD_PLAYED = 0, 1
"""The two stages at which positions are compared: the actions of a turn are done, and its card is played too."""
PLANS, CLOSE, WORLDS = 4, 0.05, 32
"""So many turns that come to nearly the same, how nearly, and in how many worlds the other one answers to them; where
there are more others, in fewer."""


def dense_count(players: int) -> int:
    """How many numbers a position has."""
    return players * SEAT_NUMBERS + TABLE_NUMBERS


def work_size(players: int) -> int:
    """Room that looking at positions takes: numbers and layers of two positions, and everybody's share."""
    return 2 * (dense_count(players) + FIRST_LAYER) + SECOND_LAYER + 4


def weight_count(players: int, area: int) -> int:
    """How many weights a network has: the board, the numbers, two layers, and the share of every seat."""
    inputs = 2 * players * area + dense_count(players)
    first, second = (inputs + 1) * FIRST_LAYER, (FIRST_LAYER + 1) * SECOND_LAYER
    return first + second + (SECOND_LAYER + 1) * players
