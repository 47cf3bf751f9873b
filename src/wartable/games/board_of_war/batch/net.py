"""The learned value of a position: a small network over the board and the numbers of all seats."""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"
# ruff: noqa: PLR0917 (compiled functions take their arguments by place)

from __future__ import annotations

import math

from wartable.games.board_of_war.batch.compiled import compiled
from wartable.games.board_of_war.batch.features import Singles, numbers_of_position
from wartable.games.board_of_war.batch.layout import (
    AREA,
    ARMY,
    ORDER,
    OVER,
    OWNER,
    PHASE,
    PLACE_OF,
    PLANES,
    PLAYERS,
    SQUARES,
    TURN,
    TURNED,
    Ints,
)  # fmt: skip
from wartable.games.board_of_war.batch.sizes import (
    FIRST_LAYER,
    POWER_UNIT,
    SEAT_NUMBERS,
    SECOND_LAYER,
    STRONGEST,
    TABLE_NUMBERS,
)
from wartable.games.board_of_war.batch.standing import raw_power

__all__ = ["shares_at"]


@compiled
def shares_at(box: Ints, row: Ints, mover: int, stage: int, weights: Singles, work: Singles, shares: Singles) -> None:
    """By seat, the share of the victory that is to be expected; `work` keeps the numbers and the layers."""
    players = box[PLAYERS]
    if row[PHASE] == OVER:
        shares[:] = 0.0
        shares[row[TURN]] = 1.0
        return
    dense = players * SEAT_NUMBERS + TABLE_NUMBERS
    numbers_of_position(box, row, mover, stage, work[:dense])
    first, second = work[dense : dense + FIRST_LAYER], work[dense + FIRST_LAYER : dense + FIRST_LAYER + SECOND_LAYER]
    used = _first_layer(box, row, mover, weights, work[:dense], first)
    for unit in range(SECOND_LAYER):
        second[unit] = weights[used + FIRST_LAYER * SECOND_LAYER + unit]
    for place in range(FIRST_LAYER):
        value = first[place]
        if value > 0.0:
            begin = used + place * SECOND_LAYER
            for unit in range(SECOND_LAYER):
                second[unit] += value * weights[begin + unit]
    used += (FIRST_LAYER + 1) * SECOND_LAYER
    _softmax(box, row, mover, weights[used:], second, shares)


@compiled
def _first_layer(box: Ints, row: Ints, mover: int, weights: Singles, numbers: Singles, first: Singles) -> int:
    """Fill in the first layer; only what is not zero counts. Where the weights of the second begin."""
    players, area = box[PLAYERS], box[AREA]
    turned = box[TURNED] + row[PLACE_OF + mover] * area
    inputs = 2 * players * area + len(numbers)
    bias = inputs * FIRST_LAYER
    for unit in range(FIRST_LAYER):
        first[unit] = weights[bias + unit]
    for square in range(area):
        owner, army = row[PLANES + OWNER * area + square], row[PLANES + ARMY * area + square]
        if owner >= 0:
            ahead = (row[PLACE_OF + owner] - row[PLACE_OF + mover]) % players
            begin = (2 * ahead * area + box[turned + square]) * FIRST_LAYER
            for unit in range(FIRST_LAYER):
                first[unit] += weights[begin + unit]
        if army >= 0:
            ahead = (row[PLACE_OF + army] - row[PLACE_OF + mover]) % players
            power = min(STRONGEST, raw_power(box, row, square)) * POWER_UNIT
            begin = ((2 * ahead + 1) * area + box[turned + square]) * FIRST_LAYER
            for unit in range(FIRST_LAYER):
                first[unit] += power * weights[begin + unit]
    for place in range(len(numbers)):
        value = numbers[place]
        if value != 0.0:
            begin = (2 * players * area + place) * FIRST_LAYER
            for unit in range(FIRST_LAYER):
                first[unit] += value * weights[begin + unit]
    return bias + FIRST_LAYER


@compiled
def _softmax(box: Ints, row: Ints, mover: int, weights: Singles, second: Singles, shares: Singles) -> None:
    players = box[PLAYERS]
    highest, total = -1e30, 0.0
    for ahead in range(players):
        seat = row[ORDER + (row[PLACE_OF + mover] + ahead) % players]
        score = weights[SECOND_LAYER * players + ahead]
        for unit in range(SECOND_LAYER):
            if second[unit] > 0.0:
                score += second[unit] * weights[unit * players + ahead]
        shares[seat] = score if row[SQUARES + seat] else -1e9
        highest = max(highest, shares[seat])
    for seat in range(players):
        shares[seat] = math.exp(shares[seat] - highest)
        total += shares[seat]
    for seat in range(players):
        shares[seat] /= total
