"""A state of Board of War as one row of whole numbers, and the box (numbers, board, seats) as another.

Both are flat, so that compiled code reads them by place and a copy is one move of memory. A row has the open facts in a
fixed order (`TURN`, `GOLD` + seat …), and after them the planes of the board: `PLANES` + plane * squares + square.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from wartable.games.board_of_war.board import Board
from wartable.games.board_of_war.components import TURN_ORDER, Side, Unit
from wartable.games.board_of_war.rules.box import Box

Ints = npt.NDArray[np.int32]

# The row of a state.
PHASE, TURN, ROUND, BUILT, EXPANDED, EXTRA, MARKED, SPIED = range(8)
ATTACKER, TARGET, BESIEGED, TO_RAZE, PLAYED, VICTORY = range(8, 14)
ORDER, PLACE_OF, KING, QUEEN, JACK = range(16, 36, 4)
GOLD, BUILDERS, BARRACKS, BARRACKS_UP = range(36, 52, 4)
MARKER_SEAT, MARKER_SQUARE, SQUARES, UPGRADES, REPULSED = range(52, 72, 4)
RANKS = 30
DECK, DISCARD, HAND = 72, 72 + RANKS, 72 + 2 * RANKS
PLANES = HAND + 4 * RANKS
OWNER, UNIT, UPGRADED, ARMY, PLAIN, STRONG, MOVED, ATTACKED, STAYED, CAPTURED = range(10)
PLANE_COUNT = 10
"""Who owns the square, what stands on it, whether it is upgraded; whose army stands there, its plain and upgraded
soldiers, whether it has moved and attacked, how long it has stayed; and who has captured the square."""

NOBODY = -1
ACT, FIGHT, RAZING, PLAYING, PLACING, DRAWING, OVER = range(7)
GOLD_WON, EXPANSION_WON, CENTRE_WON, LAST_LEFT = range(1, 5)
HEARTS, DIAMONDS, SPADES, CLUBS = range(4)
EMPTY, MERCHANT, FARMER, BUILDER, SOLDIER = range(5)

# An action is one number: its kind, and two numbers below 1024.
EXPAND, UPGRADE, DRILL, DEPLOY, STEP, ATTACK, MARK, END, RAZE, PLAY, PLACE = range(11)
KIND, FIRST = 1 << 20, 1 << 10
NOWHERE = FIRST - 1

# The row of a box: numbers, then where its tables begin, then the tables.
(
    SIZE, AREA, PLAYERS, RANK_COUNT, HAND_SIZE, COPIES, START_GOLD, MERCHANT_GOLD, MERCHANT_UP, FARMER_GOLD, FARMER_UP,
    SQUARE_PRICE, SOLDIER_PRICE, DIE, SOLDIER_POWER, STRONG_POWER, DEFENCE, FAR_DIVISOR, CONQUEROR, ENGINEER, DIPLOMAT,
    PER_OWN, EVERY_TURN, DISCOUNT, ALMANAC, GRAND_FROM, GRAND_GOLD, GRAND_UP, JACKS_FROM, MARK_DIVISOR, IDLE, CROW,
    SPY_LOSS, SPY_GAIN, GOLD_GOAL, STAY, TOGETHER, GOAL_SIZE, CENTRE_COUNT,
    UNIT_OF, NEAR, FAR, IS_CENTRE, CENTRE, GOAL, START, TO_CENTRE, TURNED, BOX_END,
) = range(49)  # fmt: skip


def box_row(box: Box) -> Ints:
    """A box as a row."""
    numbers, board = box.components, box.board
    area = len(board.squares)
    row = np.zeros(BOX_END, np.int32)
    values = {
        SIZE: board.size, AREA: area, PLAYERS: box.players, RANK_COUNT: box.ranks, HAND_SIZE: numbers.deck.hand,
        COPIES: box.copies, START_GOLD: numbers.income.start_gold, MERCHANT_GOLD: numbers.income.merchant,
        MERCHANT_UP: numbers.income.merchant_upgraded, FARMER_GOLD: numbers.income.farmer,
        FARMER_UP: numbers.income.farmer_upgraded, SQUARE_PRICE: numbers.building.square_price,
        SOLDIER_PRICE: numbers.building.soldier_price, DIE: numbers.fighting.die,
        SOLDIER_POWER: numbers.fighting.soldier_power, STRONG_POWER: numbers.fighting.upgraded_power,
        DEFENCE: numbers.fighting.upgrade_defence, FAR_DIVISOR: numbers.general.divisor,
        CONQUEROR: numbers.conqueror.squares, ENGINEER: numbers.engineer.farmer_upgraded,
        DIPLOMAT: numbers.diplomat.per_enemy_merchant, PER_OWN: numbers.diplomat.per_own_merchant,
        EVERY_TURN: numbers.diplomat.every_turn, DISCOUNT: numbers.architect.discount,
        ALMANAC: numbers.almanac.per_farmer, GRAND_FROM: numbers.grand_merchant.from_round,
        GRAND_GOLD: numbers.grand_merchant.merchant, GRAND_UP: numbers.grand_merchant.merchant_upgraded,
        JACKS_FROM: numbers.jacks.from_round, MARK_DIVISOR: numbers.tactician.divisor,
        IDLE: numbers.saboteur.idle_builders, CROW: numbers.crow.farmer, SPY_LOSS: numbers.spy.loss,
        SPY_GAIN: numbers.spy.gain, GOLD_GOAL: numbers.victory.gold, STAY: numbers.victory.rounds_to_capture,
        TOGETHER: numbers.victory.captures_together, GOAL_SIZE: box.goal_size, CENTRE_COUNT: len(board.centre),
    }  # fmt: skip
    for place, value in values.items():
        row[place] = value
    tables = {
        UNIT_OF: np.array([EMPTY, *(_UNITS[unit] for unit in numbers.units_by_rank)]),
        NEAR: _neighbours(board, 1),
        FAR: _neighbours(board, numbers.general.reach),
        IS_CENTRE: np.array([square in board.centre for square in board.squares]),
        CENTRE: np.array([board.squares.index(square) for square in board.centre]),
        GOAL: np.array([[square in board.goal[side] for square in board.squares] for side in box.sides]),
        START: np.array([[square in board.start[side] for square in board.squares] for side in box.sides]),
        TO_CENTRE: np.array([board.to_centre[square] for square in board.squares]),
        TURNED: np.array([_turned(board.size, side) for side in box.sides]),
    }
    end = BOX_END
    for place, table in tables.items():
        row[place] = end
        end += table.size
    return np.concatenate([row, *(table.ravel() for table in tables.values())]).astype(np.int32)


_UNITS = {Unit.MERCHANT: MERCHANT, Unit.FARMER: FARMER, Unit.BUILDER: BUILDER, Unit.SOLDIER: SOLDIER}
SUIT_NUMBER = {suit: number for number, suit in enumerate(TURN_ORDER)}
_WAYS = ((0, -1), (-1, 0), (1, 0), (0, 1), (-1, -1), (1, -1), (-1, 1), (1, 1))
"""Straight ones first: whoever does not go diagonally reads four."""


def _neighbours(board: Board, steps: int) -> Ints:
    """By square, the squares so many steps away in each of eight directions; -1 beyond the edge."""
    found = np.full((board.size**2, 8), NOBODY, np.int32)
    for square in range(board.size**2):
        row, column = divmod(square, board.size)
        for way, (right, up) in enumerate(_WAYS):
            there = (column + steps * right, row + steps * up)
            if min(there) >= 0 and max(there) < board.size:
                found[square, way] = there[1] * board.size + there[0]
    return found


def _turned(size: int, side: Side) -> Ints:
    """By square: its number on a board turned until this side is at the bottom."""
    numbers = np.arange(size * size, dtype=np.int32).reshape(size, size)
    turns = {Side.SOUTH: 0, Side.WEST: 1, Side.NORTH: 2, Side.EAST: 3}[side]
    # np.rot90 turns what is at the right edge of a picture (its last column) to the first row.
    seen = np.rot90(numbers, -turns)
    where = np.empty(size * size, np.int32)
    where[seen.ravel()] = np.arange(size * size)
    return where
