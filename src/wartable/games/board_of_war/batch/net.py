"""The learned value of a position: a small network over the board and the numbers of all seats."""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"
# ruff: noqa: PLR0917 (compiled functions take their arguments by place)

from __future__ import annotations

import math

import numpy as np

from wartable.games.board_of_war.batch.compiled import compiled_with_arrays
from wartable.games.board_of_war.batch.features import Singles, numbers_of_position, numbers_of_seat, numbers_of_table
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

__all__ = ["look_from", "shares_at", "shares_beside"]


@compiled_with_arrays
def shares_at(box: Ints, row: Ints, mover: int, stage: int, weights: Singles, work: Singles, shares: Singles) -> None:
    """By seat, the share of the victory that is to be expected; `work` keeps the numbers and the layers."""
    if row[PHASE] == OVER:
        shares[:] = 0.0
        shares[row[TURN]] = 1.0
        return
    dense = box[PLAYERS] * SEAT_NUMBERS + TABLE_NUMBERS
    first = work[dense : dense + FIRST_LAYER]
    numbers_of_position(box, row, mover, stage, work[:dense])
    _first_layer(box, row, mover, weights, work[:dense], first)
    _later_layers(box, row, mover, weights, first, work[dense + FIRST_LAYER :], shares)


@compiled_with_arrays
def look_from(box: Ints, row: Ints, mover: int, stage: int, weights: Singles, work: Singles) -> None:
    """Get ready to look at positions one move away: the numbers and the first layer of this one are remembered."""
    dense = box[PLAYERS] * SEAT_NUMBERS + TABLE_NUMBERS
    base = dense + FIRST_LAYER + SECOND_LAYER
    numbers_of_position(box, row, mover, stage, work[base : base + dense])
    _first_layer(box, row, mover, weights, work[base : base + dense], work[base + dense : base + dense + FIRST_LAYER])


@compiled_with_arrays
def shares_beside(
    box: Ints,
    row: Ints,
    after: Ints,
    touches_others: bool,
    mover: int,
    stage: int,
    weights: Singles,
    work: Singles,
    shares: Singles,
) -> None:
    """As `shares_at` for a position one move away from the one that `look_from` looked at: only what differs counts."""
    if after[PHASE] == OVER:
        shares[:] = 0.0
        shares[after[TURN]] = 1.0
        return
    players, area = box[PLAYERS], box[AREA]
    dense = players * SEAT_NUMBERS + TABLE_NUMBERS
    base = dense + FIRST_LAYER + SECOND_LAYER
    numbers, first = work[:dense], work[dense : dense + FIRST_LAYER]
    known, known_first = work[base : base + dense], work[base + dense : base + dense + FIRST_LAYER]
    if touches_others:
        numbers_of_position(box, after, mover, stage, numbers)
    else:
        numbers[:] = known
        numbers_of_seat(box, after, mover, numbers[:SEAT_NUMBERS])
        numbers_of_table(box, after, mover, stage, numbers[players * SEAT_NUMBERS :])
    first[:] = known_first
    for place in range(dense):
        change = numbers[place] - known[place]
        if change != 0.0:
            _add(first, weights, 2 * players * area + place, change)
    turned = box[TURNED] + row[PLACE_OF + mover] * area
    for square in range(area):
        where = box[turned + square]
        owner, new_owner = row[PLANES + OWNER * area + square], after[PLANES + OWNER * area + square]
        if owner != new_owner:
            if owner >= 0:
                _add(first, weights, 2 * _ahead(box, row, mover, owner) * area + where, -1.0)
            if new_owner >= 0:
                _add(first, weights, 2 * _ahead(box, row, mover, new_owner) * area + where, 1.0)
        army, new_army = row[PLANES + ARMY * area + square], after[PLANES + ARMY * area + square]
        if army >= 0 or new_army >= 0:
            power = min(STRONGEST, raw_power(box, row, square)) * POWER_UNIT
            new_power = min(STRONGEST, raw_power(box, after, square)) * POWER_UNIT
            if army != new_army or power != new_power:
                if army >= 0:
                    _add(first, weights, (2 * _ahead(box, row, mover, army) + 1) * area + where, -power)
                if new_army >= 0:
                    _add(first, weights, (2 * _ahead(box, row, mover, new_army) + 1) * area + where, new_power)
    _later_layers(box, after, mover, weights, first, work[dense + FIRST_LAYER :], shares)


@compiled_with_arrays
def _ahead(box: Ints, row: Ints, mover: int, seat: int) -> int:
    return (row[PLACE_OF + seat] - row[PLACE_OF + mover]) % box[PLAYERS]


@compiled_with_arrays
def _add(first: Singles, weights: Singles, place: int, value: float) -> None:
    """One input more, or less, in the first layer."""
    begin, amount = place * FIRST_LAYER, np.float32(value)
    for unit in range(FIRST_LAYER):
        first[unit] += amount * weights[begin + unit]


@compiled_with_arrays
def _first_layer(box: Ints, row: Ints, mover: int, weights: Singles, numbers: Singles, first: Singles) -> None:
    """Fill in the first layer; only what is not zero counts."""
    players, area = box[PLAYERS], box[AREA]
    turned = box[TURNED] + row[PLACE_OF + mover] * area
    bias = (2 * players * area + len(numbers)) * FIRST_LAYER
    for unit in range(FIRST_LAYER):
        first[unit] = weights[bias + unit]
    for square in range(area):
        owner, army = row[PLANES + OWNER * area + square], row[PLANES + ARMY * area + square]
        if owner >= 0:
            _add(first, weights, 2 * _ahead(box, row, mover, owner) * area + box[turned + square], 1.0)
        if army >= 0:
            power = min(STRONGEST, raw_power(box, row, square)) * POWER_UNIT
            _add(first, weights, (2 * _ahead(box, row, mover, army) + 1) * area + box[turned + square], power)
    for place in range(len(numbers)):
        if numbers[place] != 0.0:
            _add(first, weights, 2 * players * area + place, numbers[place])


@compiled_with_arrays
def _later_layers(
    box: Ints, row: Ints, mover: int, weights: Singles, first: Singles, second: Singles, shares: Singles
) -> None:
    players = box[PLAYERS]
    inputs = 2 * players * box[AREA] + players * SEAT_NUMBERS + TABLE_NUMBERS
    used = (inputs + 1) * FIRST_LAYER
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


@compiled_with_arrays
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
