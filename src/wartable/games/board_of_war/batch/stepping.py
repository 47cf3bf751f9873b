"""Tables of Board of War side by side that wait for a learner, one decision at a time (numba)."""

# mypy: allow-untyped-decorators
# ruff: noqa: PLR0917 (compiled functions take their arguments by place)

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from wartable.core.batch import EVERY_SEAT, TableArrays
from wartable.core.stepping import (
    CUT_SHORT,
    DECISIONS,
    LEARNER,
    ON,
    OVER,
    Positions,
    begin_match,
    lose_by_illegal_action,
    note_status,
)
from wartable.core.twister import Twister, below
from wartable.games.board_of_war.batch import layout
from wartable.games.board_of_war.batch.cares import RANDOM_PLAYER, Floats
from wartable.games.board_of_war.batch.characters import best_by_character
from wartable.games.board_of_war.batch.compiled import compiled_exactly
from wartable.games.board_of_war.batch.deal import SUITS, cards_to_draw, deal_court, lay_out, take_card
from wartable.games.board_of_war.batch.effects import make_move
from wartable.games.board_of_war.batch.fighting import fight
from wartable.games.board_of_war.batch.layout import (
    AREA,
    DIE,
    DRAWING,
    FIGHT,
    HAND_SIZE,
    JACK,
    KING,
    ORDER,
    PHASE,
    PLAYERS,
    QUEEN,
    ROUND,
    TURN,
    Ints,
)  # fmt: skip
from wartable.games.board_of_war.batch.moves import legal_moves, order_moves
from wartable.games.board_of_war.batch.numbering import Numbering, action_of_move, move_of_action
from wartable.games.board_of_war.batch.observing import Sections, observe
from wartable.games.board_of_war.batch.turn import start_turn

__all__ = ["Mind", "reset_tables", "step_tables"]

Flags = npt.NDArray[np.bool_]


class Mind(NamedTuple):
    """Room for thoughts about one position; every thread has its own."""

    moves: Ints
    cares: Floats
    aims: Floats
    scratch: Ints


@compiled_exactly
def reset_tables(
    box: Ints,
    sections: Sections,
    numbering: Numbering,
    bots: Ints,
    limit: int,
    positions: Positions,
    arrays: TableArrays,
    mind: Mind,
    begin: int,
    end: int,
    which: Flags,
    seeds: npt.NDArray[np.uint64],
    bot_seeds: npt.NDArray[np.uint64],
    learners: Ints,
) -> None:
    """Deal new matches; `bots` are by place, clockwise from the learner."""
    for table in range(begin, end):
        if which[table]:
            begin_match(positions, table, seeds[table], bot_seeds[table], learners[table])
            _deal(box, positions.rows[table], positions.dice_luck[table])
            _let_others_play(box, bots, limit, positions, table, mind)
            _tell(box, sections, numbering, limit, positions, arrays, table, mind.moves)
            arrays.is_illegal[table] = False


@compiled_exactly
def step_tables(
    box: Ints,
    sections: Sections,
    numbering: Numbering,
    bots: Ints,
    limit: int,
    positions: Positions,
    arrays: TableArrays,
    mind: Mind,
    begin: int,
    end: int,
    which: Flags,
    actions: npt.NDArray[np.int64],
) -> None:
    """Make the learner's decisions."""
    for table in range(begin, end):
        if not which[table]:
            continue
        row, action = positions.rows[table], actions[table]
        if arrays.masks[table, action]:
            _decide(box, positions, table, move_of_action(numbering, row, action))
            _let_others_play(box, bots, limit, positions, table, mind)
            _tell(box, sections, numbering, limit, positions, arrays, table, mind.moves)
        else:
            lose_by_illegal_action(arrays, table, row[TURN])


@compiled_exactly
def _deal(box: Ints, row: Ints, luck: Twister) -> None:
    """As the readable rules deal: an arrangement of each court, then the hands in the order of turns (BW-10, BW-11)."""
    players = box[PLAYERS]
    row[:] = 0
    arrangements = 1
    for seat in range(players):
        arrangements *= SUITS - seat
    for court in (KING, QUEEN, JACK):
        deal_court(box, row, court, below(luck, arrangements))
    lay_out(box, row)
    for place in range(players):
        row[TURN] = row[ORDER + place]
        for _ in range(box[HAND_SIZE]):
            take_card(box, row, below(luck, cards_to_draw(box, row)))
    row[TURN], row[ROUND] = row[ORDER], 1
    start_turn(box, row, True)


@compiled_exactly
def _decide(box: Ints, positions: Positions, table: int, move: int) -> None:
    """A legal decision, and the dice or the card after it."""
    row, luck = positions.rows[table], positions.dice_luck[table]
    positions.notes[table, DECISIONS] += 1
    make_move(box, row, move)
    if row[PHASE] == FIGHT:
        rolled = below(luck, box[DIE] * box[DIE])
        fight(box, row, 1 + rolled // box[DIE], 1 + rolled % box[DIE])
    elif row[PHASE] == DRAWING:
        take_card(box, row, below(luck, cards_to_draw(box, row)))
        start_turn(box, row, False)


@compiled_exactly
def _let_others_play(box: Ints, bots: Ints, limit: int, positions: Positions, table: int, mind: Mind) -> None:
    """Until it is the learner's turn, or nobody's."""
    row, notes, luck = positions.rows[table], positions.notes[table], positions.bot_luck[table]
    players, learner, moves = box[PLAYERS], notes[LEARNER], mind.moves
    if learner == EVERY_SEAT:
        return
    while row[TURN] != learner and row[PHASE] != layout.OVER and notes[DECISIONS] < limit:
        count = legal_moves(box, row, moves)
        order_moves(moves, count)
        bot, number = bots[(row[TURN] - learner + players) % players - 1], 0
        if bot == RANDOM_PLAYER:
            number = below(luck, count)
        elif count > 1:
            best = best_by_character(box, row, bot, moves, count, mind.cares, mind.aims, mind.scratch)
            number = below(luck, best)
        _decide(box, positions, table, moves[number])


@compiled_exactly
def _tell(
    box: Ints,
    sections: Sections,
    numbering: Numbering,
    limit: int,
    positions: Positions,
    arrays: TableArrays,
    table: int,
    moves: Ints,
) -> None:
    """Fill the rows of a table."""
    row, learner, mask = positions.rows[table], positions.notes[table, LEARNER], arrays.masks[table]
    observe(box, sections, row, row[TURN] if learner == EVERY_SEAT else learner, arrays.observations[table])
    mask[:] = 0
    rewards = arrays.rewards[table]
    rewards[:] = 0.0
    status = ON
    if row[PHASE] == layout.OVER:
        status = OVER
        rewards[:] = -1.0 / (len(rewards) - 1)
        rewards[row[TURN]] = 1.0
    elif positions.notes[table, DECISIONS] >= limit:
        status = CUT_SHORT
    else:
        for number in range(legal_moves(box, row, moves)):
            mask[action_of_move(numbering, box[AREA], row, moves[number])] = 1
    note_status(arrays, table, status, learner, row[TURN])
