"""What the learned value sees of a position: numbers of every seat and of the whole, from the side of one seat."""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt

from wartable.games.board_of_war.batch.compiled import compiled_with_arrays
from wartable.games.board_of_war.batch.layout import (
    AREA,
    ARMY,
    BARRACKS,
    BARRACKS_UP,
    BUILDERS,
    CAPTURED,
    DEFENCE,
    EMPTY,
    FARMER,
    GOAL,
    GOLD,
    GOLD_GOAL,
    HAND,
    IDLE,
    IS_CENTRE,
    JACK,
    JACKS_FROM,
    KING,
    MARKER_SEAT,
    MARKER_SQUARE,
    MERCHANT,
    NEAR,
    ORDER,
    OWNER,
    PLACE_OF,
    PLAIN,
    PLANES,
    PLAYERS,
    QUEEN,
    RANK_COUNT,
    RANKS,
    ROUND,
    SQUARES,
    STAYED,
    STRONG,
    TO_CENTRE,
    UNIT,
    UNIT_OF,
    UPGRADED,
    UPGRADES,
    Ints,
)  # fmt: skip
from wartable.games.board_of_war.batch.outlook import squares_a_turn, turns_to_centre, turns_to_expansion
from wartable.games.board_of_war.batch.sizes import SEAT_NUMBERS
from wartable.games.board_of_war.batch.standing import income_of, is_enemy, raw_power

__all__ = ["Singles", "numbers_of_position", "numbers_of_seat", "numbers_of_table"]

Singles = npt.NDArray[np.float32]
_AHEAD = 14.0
_FAR = 20.0


@compiled_with_arrays
def numbers_of_position(box: Ints, row: Ints, mover: int, stage: int, out: Singles) -> None:
    """Fill in the numbers of all seats, the mover first and then in turn order, and those of the table."""
    players = box[PLAYERS]
    for ahead in range(players):
        seat = row[ORDER + (row[PLACE_OF + mover] + ahead) % players]
        numbers_of_seat(box, row, seat, out[ahead * SEAT_NUMBERS : (ahead + 1) * SEAT_NUMBERS])
    numbers_of_table(box, row, mover, stage, out[players * SEAT_NUMBERS :])


@compiled_with_arrays
def numbers_of_table(box: Ints, row: Ints, mover: int, stage: int, table: Singles) -> None:
    """The round, the stage, and what the mover has in hand."""
    table[:] = 0.0
    table[0], table[1] = row[ROUND] / 20.0, float(stage)
    table[2] = 1.0 if row[ROUND] >= box[JACKS_FROM] else 0.0
    table[3] = min(6, max(0, box[JACKS_FROM] - row[ROUND])) / 6.0
    for rank in range(box[RANK_COUNT]):
        cards = row[HAND + mover * RANKS + rank]
        if cards:
            table[3 + box[box[UNIT_OF] + rank + 1]] += cards / 2.0
    table[8] = 1.0


@compiled_with_arrays
def numbers_of_seat(box: Ints, row: Ints, seat: int, out: Singles) -> None:
    """The numbers of one seat; nothing but zeros if it is out of the game."""
    out[:] = 0.0
    if not row[SQUARES + seat]:
        return
    income = income_of(box, row, seat)
    pace = squares_a_turn(box, row, seat)
    missing_gold = max(0, box[GOLD_GOAL] - row[GOLD + seat])
    gold_turns = (math.sqrt(income * income + 2.0 * _AHEAD * missing_gold) - income) / _AHEAD
    land_turns, centre_turns = turns_to_expansion(box, row, seat), turns_to_centre(box, row, seat)
    out[0], out[1], out[2] = row[GOLD + seat] / 500.0, income / 100.0, row[BUILDERS + seat] / 4.0
    out[3], out[4] = row[BARRACKS + seat] / 2.0, row[BARRACKS_UP + seat] / 2.0
    out[5], out[6], out[7] = row[SQUARES + seat] / 12.0, row[UPGRADES + seat] / 5.0, pace / 4.0
    out[8], out[9], out[10] = math.exp(-gold_turns / 2.0), math.exp(-land_turns / 2.0), math.exp(-centre_turns / 2.0)
    out[11], out[12] = min(gold_turns, _FAR) / 10.0, min(land_turns, _FAR) / 10.0
    out[13] = min(centre_turns, _FAR) / 10.0
    out[14] = 1.0 if row[GOLD + seat] + income >= box[GOLD_GOAL] else 0.0
    out[15] = 1.0 if row[GOLD + seat] + 2 * income >= box[GOLD_GOAL] else 0.0
    _ground(box, row, seat, pace, out)
    _armies(box, row, seat, out)
    out[38 + row[KING + seat]], out[42 + row[QUEEN + seat]], out[46 + row[JACK + seat]] = 1.0, 1.0, 1.0
    out[50] = 1.0 if row[MARKER_SEAT + seat] >= 0 else 0.0
    _marked(box, row, seat, out)
    out[55] = 1.0


@compiled_with_arrays
def _ground(box: Ints, row: Ints, seat: int, pace: int, out: Singles) -> None:
    """Squares, what stands on them, and what is missing of the goal."""
    area = box[AREA]
    goal = box[GOAL] + row[PLACE_OF + seat] * area
    merchants, farmers, on_upgrades, free, missing, held, barred = 0, 0, 0, 0, 0, 0, 0
    for square in range(area):
        owner = row[PLANES + OWNER * area + square]
        if owner == seat:
            unit = row[PLANES + UNIT * area + square]
            merchants += unit == MERCHANT
            farmers += unit == FARMER
            free += unit == EMPTY
            on_upgrades += unit != EMPTY and row[PLANES + UPGRADED * area + square]
        elif box[goal + square]:
            missing += 1
            held += owner >= 0
            barred += is_enemy(row[PLANES + ARMY * area + square], seat)
    out[16], out[17], out[18] = merchants / 4.0, farmers / 4.0, on_upgrades / 4.0
    out[19], out[20] = min(free, 8) / 4.0, missing / 12.0
    out[21], out[22] = held / 2.0, barred / 2.0
    out[23] = 1.0 if missing <= pace and held + barred == 0 else 0.0
    out[24] = 1.0 if missing <= 2 * pace and held + barred == 0 else 0.0


@compiled_with_arrays
def _armies(box: Ints, row: Ints, seat: int, out: Singles) -> None:
    """Soldiers, the centre, and enemies who stand near."""
    area = box[AREA]
    soldiers, power, strongest, nearest, armies = 0, 0, 0, 20, 0
    captured, standing, waiting, contested = 0, 0, 0, 0
    beside, near, beside_best = 0, 0, 0
    for square in range(area):
        army = row[PLANES + ARMY * area + square]
        is_centre = box[box[IS_CENTRE] + square]
        if is_centre and row[PLANES + CAPTURED * area + square] == seat:
            captured += 1
            contested += is_enemy(army, seat)
        if army < 0:
            continue
        strength = raw_power(box, row, square)
        if army == seat:
            armies += 1
            soldiers += row[PLANES + PLAIN * area + square] + row[PLANES + STRONG * area + square]
            power += strength
            strongest = max(strongest, strength)
            nearest = min(nearest, box[box[TO_CENTRE] + square])
            if is_centre and row[PLANES + CAPTURED * area + square] != seat:
                standing += 1
                waiting += row[PLANES + STAYED * area + square]
        else:
            distance = _steps_to(box, row, square, seat)
            if distance <= 1:
                beside += strength
                beside_best = max(beside_best, strength)
            elif distance == 2:
                near += strength
    out[25], out[26], out[27], out[28] = soldiers / 4.0, power / 5.0, strongest / 4.0, nearest / 5.0
    out[29], out[30], out[31], out[32] = captured / 2.0, standing / 2.0, waiting / 2.0, contested / 2.0
    out[33], out[34] = min(beside, 12) / 4.0, min(near, 12) / 4.0
    # How a siege by the strongest of them would go.
    out[35] = max(-6, min(10, beside_best - row[UPGRADES + seat] * box[DEFENCE])) / 6.0 if beside else 0.0
    out[36] = armies / 4.0
    out[37] = 1.0 if captured + standing >= 4 else 0.0


@compiled_with_arrays
def _steps_to(box: Ints, row: Ints, square: int, seat: int) -> int:
    """Steps from a square to the nearest square of a kingdom: 0, 1, 2, or 3 for farther."""
    area = box[AREA]
    if row[PLANES + OWNER * area + square] == seat:
        return 0
    found = 3
    for way in range(4):
        there = box[box[NEAR] + 8 * square + way]
        if there < 0:
            continue
        if row[PLANES + OWNER * area + there] == seat:
            return 1
        for further in range(4):
            beyond = box[box[NEAR] + 8 * there + further]
            if beyond >= 0 and row[PLANES + OWNER * area + beyond] == seat:
                found = 2
    return found


@compiled_with_arrays
def _marked(box: Ints, row: Ints, seat: int, out: Singles) -> None:
    """Which Jacks lie on a seat, and how much they take."""
    for other in range(box[PLAYERS]):
        if row[MARKER_SEAT + other] != seat:
            continue
        jack = row[JACK + other]
        if jack == 0:
            out[51] = raw_power(box, row, row[MARKER_SQUARE + other]) / 4.0
        elif jack == 1:
            out[52] = min(1, box[IDLE])
        else:
            out[51 + jack] = 1.0
