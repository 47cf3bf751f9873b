"""Tables of Epic Dice Battles side by side that wait for a learner, one decision at a time (numba).

A warlord opposite may ask for a siege that is not counted yet. Then the kernels stop at this table and are called again
once it is.
"""

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
from wartable.core.twister import Twister, below, below_in_words, place_among
from wartable.games.epic_dice_battles.batch import layout as at
from wartable.games.epic_dice_battles.batch.compiled import compiled
from wartable.games.epic_dice_battles.batch.effects import dice_of, make_move, roll
from wartable.games.epic_dice_battles.batch.layout import Ints
from wartable.games.epic_dice_battles.batch.mat import bit_count
from wartable.games.epic_dice_battles.batch.moves import legal_moves
from wartable.games.epic_dice_battles.batch.observing import observe
from wartable.games.epic_dice_battles.batch.sections import Sections
from wartable.games.epic_dice_battles.batch.setup import lay_out, take_first
from wartable.games.epic_dice_battles.batch.warlord.thoughts import Thoughts
from wartable.games.epic_dice_battles.batch.warlord.warlord import best_moves

__all__ = ["Mind", "begin_tables", "draw", "step_tables"]

Flags = npt.NDArray[np.bool_]


class Mind(NamedTuple):
    """Room for thoughts about one position; every thread has its own."""

    moves: Ints
    faces: Ints
    """Dice that fall, by what they show."""
    thoughts: Thoughts
    """Those of a warlord."""


@compiled
def begin_tables(
    box: Ints,
    positions: Positions,
    arrays: TableArrays,
    begin: int,
    end: int,
    which: Flags,
    seeds: npt.NDArray[np.uint64],
    bot_seeds: npt.NDArray[np.uint64],
    learners: npt.NDArray[np.int32],
) -> None:
    """Lay out new matches, in which nobody has decided anything."""
    for table in range(begin, end):
        if which[table]:
            begin_match(positions, table, seeds[table], bot_seeds[table], learners[table])
            lay_out(box, positions.rows[table])
            take_first(positions.rows[table], below(positions.dice_luck[table], box[at.PLAYERS]))
            arrays.is_illegal[table] = False


@compiled
def step_tables(
    box: Ints,
    sections: Sections,
    warlords: int,
    limit: int,
    positions: Positions,
    arrays: TableArrays,
    mind: Mind,
    begin: int,
    end: int,
    decided: int,
    which: Flags,
    actions: npt.NDArray[np.int64],
) -> int:
    """Make the learner's decisions, and play on until it is asked again; the table at which a siege is to be counted,
    or the end.

    Before the table `decided` the learner has nothing to decide. Bit by bit, clockwise from it, `warlords` says who is
    one.
    """
    for table in range(begin, end):
        if not which[table]:
            continue
        if table >= decided:
            if not arrays.masks[table, actions[table]]:
                lose_by_illegal_action(arrays, table, positions.rows[table, at.SEAT])
                continue
            _decide(box, positions, table, actions[table], mind)
        if not _let_others_play(box, warlords, limit, positions, table, mind):
            return table
        _tell(box, sections, limit, positions, arrays, table, mind.moves)
    return end


@compiled
def _decide(box: Ints, positions: Positions, table: int, action: int, mind: Mind) -> None:
    """A legal decision, and the dice after it."""
    row, luck, faces = positions.rows[table], positions.dice_luck[table], mind.faces
    positions.notes[table, DECISIONS] += 1
    make_move(box, row, action, mind.moves)
    while row[at.SEAT] == at.NOBODY and row[at.STAGE] != at.OVER:
        faces[:] = 0
        for _ in range(dice_of(row)):
            faces[below(luck, at.FACES)] += 1
        roll(box, row, faces, mind.moves)


@compiled
def _let_others_play(box: Ints, warlords: int, limit: int, positions: Positions, table: int, mind: Mind) -> bool:
    """Until it is the learner's turn, or nobody's; False where a siege has to be counted before it goes on."""
    row, notes, luck = positions.rows[table], positions.notes[table], positions.bot_luck[table]
    learner, players = notes[LEARNER], box[at.PLAYERS]
    if learner == EVERY_SEAT:
        return True
    while row[at.SEAT] != learner and row[at.STAGE] != at.OVER and notes[DECISIONS] < limit:
        count = legal_moves(box, row, mind.moves)
        if not warlords >> ((row[at.SEAT] - learner + players) % players - 1) & 1:
            number = below_in_words(luck, count)
        elif count == 1:
            number = 0
        else:
            best = best_moves(box, row, mind.thoughts, mind.moves, count)
            if best == 0:
                return False
            number = draw(row, luck, best)
        _decide(box, positions, table, mind.moves[number], mind)
    return True


@compiled
def draw(row: Ints, luck: Twister, best: int) -> int:
    """Which of the moves that a warlord likes best, drawn as the readable one draws."""
    if row[at.STAGE] == at.CHOOSING_START or row[at.STAGE] == at.WINTER:
        return place_among(luck, best)
    return below_in_words(luck, best) if row[at.STAGE] == at.NAMING else 0


@compiled
def _tell(
    box: Ints,
    sections: Sections,
    limit: int,
    positions: Positions,
    arrays: TableArrays,
    table: int,
    moves: Ints,
) -> None:
    """Fill the rows of a table."""
    row, learner, mask = positions.rows[table], positions.notes[table, LEARNER], arrays.masks[table]
    rewards, players = arrays.rewards[table], box[at.PLAYERS]
    # Nobody is to act after the end: who plays all seats is told it from the first.
    turn = row[at.SEAT] if row[at.SEAT] != at.NOBODY else 0
    observe(box, sections, row, turn if learner == EVERY_SEAT else learner, arrays.observations[table])
    mask[:] = 0
    rewards[:] = 0.0
    status = ON
    if row[at.STAGE] == at.OVER:
        status = OVER
        for seat in range(players):
            share = (row[at.WINNERS] >> seat & 1) / bit_count(row[at.WINNERS])
            rewards[seat] = (players * share - 1) / (players - 1)
    elif positions.notes[table, DECISIONS] >= limit:
        status = CUT_SHORT
    else:
        for number in range(legal_moves(box, row, moves)):
            mask[moves[number]] = 1
    note_status(arrays, table, status, learner, turn)
