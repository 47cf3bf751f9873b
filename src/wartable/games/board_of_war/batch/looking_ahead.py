"""A player who plays several choices on by the learned value before it takes one: ../learned.py on rows."""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"
# ruff: noqa: PLR0917 (compiled functions take their arguments by place)

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from wartable.games.board_of_war.batch.aims import MOST_AIMS
from wartable.games.board_of_war.batch.cares import CARE_COUNT
from wartable.games.board_of_war.batch.compiled import compiled_with_arrays
from wartable.games.board_of_war.batch.effects import make_move
from wartable.games.board_of_war.batch.features import Singles
from wartable.games.board_of_war.batch.layout import (
    AREA,
    ATTACK,
    DRAWING,
    KIND,
    OVER,
    PHASE,
    PLANE_COUNT,
    PLANES,
    PLAYERS,
    RAZING,
    TURN,
    Ints,
)  # fmt: skip
from wartable.games.board_of_war.batch.luck import Luck, below, seed_luck
from wartable.games.board_of_war.batch.moves import legal_moves
from wartable.games.board_of_war.batch.net import shares_at
from wartable.games.board_of_war.batch.replies import Regent, redeal, share_after_replies
from wartable.games.board_of_war.batch.sizes import (
    CARD_PLAYED,
    CLOSE,
    FIRST_LAYER,
    PLANS,
    SEAT_NUMBERS,
    SECOND_LAYER,
    TABLE_NUMBERS,
)
from wartable.games.board_of_war.batch.value import worths_of_moves

__all__ = ["MOST_WIDTH", "Room", "choose_by_looking_ahead", "room_to_look_ahead"]

MOST_WIDTH = 16
"""No more choices than this are played on."""
_DONE = -3.0
_SHARES = 4
_WORLD, _PLAYED_ON, _ENDS = 5, 6, 7


class Room(NamedTuple):
    """Room for looking ahead from one position."""

    rows: Ints
    """Five for valuing moves, a world, what is played on, and the end of every plan."""
    work: Singles
    worths: Singles
    moves: Ints
    later_worths: Singles
    plans: Ints
    """The first move of every plan."""
    plan_worths: Singles
    regent: Regent
    luck: Luck


@compiled_with_arrays
def room_to_look_ahead(box: Ints) -> Room:
    """Room for a table of this size."""
    area, seats = box[AREA], box[PLAYERS]
    most = 40 * area + 64
    work = 2 * (seats * SEAT_NUMBERS + TABLE_NUMBERS + FIRST_LAYER) + SECOND_LAYER + _SHARES
    moves = np.zeros(most, np.int32)
    aims = np.zeros((MOST_AIMS, 5 + area), np.float64)
    regent = Regent(moves, np.zeros(CARE_COUNT, np.float64), aims, np.zeros(32 + 2 * area, np.int32))
    return Room(
        np.zeros((_ENDS + MOST_WIDTH, PLANES + PLANE_COUNT * area), np.int32),
        np.zeros(work, np.float32),
        np.zeros(most, np.float32),
        moves,
        np.zeros(most, np.float32),
        np.zeros(MOST_WIDTH, np.int32),
        np.zeros(MOST_WIDTH, np.float32),
        regent,
        np.zeros(1, np.uint64),
    )


@compiled_with_arrays
def choose_by_looking_ahead(
    box: Ints, row: Ints, moves: Ints, count: int, width: int, worlds: int, weights: Singles, luck: Luck, room: Room
) -> int:
    """Of the `width` moves that look best at once, the one that comes to most.

    That is at the end of the turn and, where several come to nearly as much and `worlds` are asked for, after the
    replies of the others.
    """
    worths_of_moves(box, row, moves, count, weights, room.rows, room.work, room.worths)
    found = 0
    for _ in range(min(width, count, MOST_WIDTH)):
        number = room.worths[:count].argmax()
        if room.worths[number] < 0.0:
            break
        if row[PHASE] == RAZING or width == 1:
            return moves[number]
        room.plans[found] = moves[number]
        room.plan_worths[found] = _play_on(box, row, moves[number], room.worths[number], weights, room, _ENDS + found)
        room.worths[number] = _DONE
        found += 1
    if worlds:
        _look_beyond(box, row, found, worlds, weights, luck, room)
    return room.plans[room.plan_worths[:found].argmax()]


@compiled_with_arrays
def _play_on(box: Ints, row: Ints, move: int, at_once: float, weights: Singles, room: Room, place: int) -> float:
    """What a turn comes to for its owner; an attack on the way is worth the mean of its outcomes right after it.

    The row of this place becomes its end: the turn is over, or the dice of the attack are about to fall.
    """
    seat, end, worth = row[TURN], room.rows[place], at_once
    moves, worths = room.moves, room.later_worths
    end[:] = row
    make_move(box, end, move)
    while move // KIND != ATTACK:
        if end[PHASE] == OVER or end[PHASE] == DRAWING:
            shares = room.work[-_SHARES:]
            shares_at(box, end, seat, CARD_PLAYED, weights, room.work, shares)
            return shares[seat]
        count = legal_moves(box, end, moves)
        number = 0
        if count > 1:
            worths_of_moves(box, end, moves, count, weights, room.rows, room.work, worths)
            number = int(worths[:count].argmax())
            worth = worths[number]
        move = moves[number]
        make_move(box, end, move)
    return worth


@compiled_with_arrays
def _look_beyond(box: Ints, row: Ints, found: int, worlds: int, weights: Singles, luck: Luck, room: Room) -> None:
    """Add to the worths of the best plans what they are worth after the replies; all others are done with."""
    kept = np.zeros(PLANS, np.int32)
    close = _close(found, kept, room)
    if close == 1:
        return
    world, played_on = room.rows[_WORLD], room.rows[_PLAYED_ON]
    later = np.zeros(PLANS, np.float64)
    seed = np.uint64(below(luck, 1 << 30))
    worlds //= box[PLAYERS] - 1
    for number in range(worlds):
        seed_luck(room.luck, seed, np.uint64(2 * number))
        world[:] = row
        redeal(box, world, row[TURN], room.luck)
        for place in range(close):
            seed_luck(room.luck, seed, np.uint64(2 * number + 1))
            played_on[:] = room.rows[_ENDS + kept[place]]
            later[place] += share_after_replies(box, played_on, world, weights, room.work, room.luck, room.regent)
    for place in range(close):
        later[place] = later[place] / worlds + room.plan_worths[kept[place]]
    room.plan_worths[:found] = _DONE
    for place in range(close):
        room.plan_worths[kept[place]] = later[place]


@compiled_with_arrays
def _close(found: int, kept: Ints, room: Room) -> int:
    """Write down the plans that come to nearly as much as the best one, and lead elsewhere; how many."""
    worths = room.plan_worths[:found].copy()
    best, close = worths.max(), 0
    for _ in range(min(found, PLANS)):
        number = worths.argmax()
        if worths[number] < best - CLOSE:
            break
        worths[number] = _DONE
        is_new = True
        for place in range(close):
            if np.array_equal(room.rows[_ENDS + number], room.rows[_ENDS + kept[place]]):
                is_new = False
        if is_new:
            kept[close] = number
            close += 1
    return close
