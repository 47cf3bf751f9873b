"""Tables of Epic Dice Battles on arrays for a learner: the encoding and the dice of the readable rules."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from wartable.core.batch import Piece, Seeds, new_table_arrays
from wartable.core.compiled import Straight
from wartable.core.game import Seat
from wartable.core.twister import ROW
from wartable.games.epic_dice_battles.batch import layout
from wartable.games.epic_dice_battles.batch.layout import Ints
from wartable.games.epic_dice_battles.batch.observing import observe
from wartable.games.epic_dice_battles.batch.sections import Sections, Singles, sections_of
from wartable.games.epic_dice_battles.batch.stepping import COLUMNS, Mind, Positions, reset_tables, step_tables
from wartable.games.epic_dice_battles.encoding import encoding_of
from wartable.games.epic_dice_battles.rules.rules import Rules

__all__ = ["POLICIES", "EpicDiceBattlesTables"]

POLICIES: tuple[str, ...] = ("random",)
"""The bots that can sit there."""

Flags = npt.NDArray[np.bool_]

_step = Straight(step_tables)
_tell = Straight(observe)


class EpicDiceBattlesTables:
    """So many tables for one box; random players sit opposite the learner."""

    def __init__(self, rules: Rules, count: int, max_decisions: int) -> None:
        known = _known(rules)
        self.arrays = new_table_arrays(count, rules.players, known.numbers, known.actions)
        self.positions = Positions(
            np.zeros((count, layout.ROW_SIZE), np.int64),
            np.zeros((count, COLUMNS), np.int64),
            np.zeros((count, ROW), np.uint32),
            np.zeros((count, ROW), np.uint32),
        )
        self._told, self._actions = (known.box, known.sections), known.actions
        self._common = (*self._told, max_decisions, self.positions, self.arrays)
        self._minds: dict[Piece, Mind] = {}
        """A piece is dealt with by one thread at a time."""

    def reset(self, piece: Piece, which: Flags, seeds: Seeds, learners: npt.NDArray[np.int32]) -> None:
        self._minds[piece] = mind = Mind(np.zeros(self._actions, np.int64), np.zeros(layout.FACES, np.int64))
        reset_tables(*self._common, mind, *piece, which, seeds[0], seeds[1], learners)

    def step(self, piece: Piece, which: Flags, actions: npt.NDArray[np.int64]) -> None:
        _step.call(*self._common, self._minds[piece], *piece, which, actions)

    def tell(self, table: int, seat: Seat, told: Singles) -> None:
        _tell.call(*self._told, self.positions.rows[table], seat, told)


class _Known(NamedTuple):
    """What does not change from table to table."""

    box: Ints
    sections: Sections
    numbers: int
    """In an observation."""
    actions: int


@lru_cache(maxsize=64)
def _known(rules: Rules) -> _Known:
    encoding = encoding_of(rules)
    box = layout.box_row(rules.components, rules.players, encoding)
    return _Known(box, sections_of(encoding), encoding.layout.size, encoding.action_count)
