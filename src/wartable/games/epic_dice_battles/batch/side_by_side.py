"""Tables of Epic Dice Battles on arrays for a learner: the encoding and the dice of the readable rules."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import NamedTuple

import numpy as np

from wartable.core.batch import new_table_arrays
from wartable.core.compiled import Straight
from wartable.core.side_by_side import Kernels, SteppedTables
from wartable.core.stepping import new_positions
from wartable.games.epic_dice_battles.batch import layout
from wartable.games.epic_dice_battles.batch.layout import Ints
from wartable.games.epic_dice_battles.batch.observing import observe
from wartable.games.epic_dice_battles.batch.sections import Sections, sections_of
from wartable.games.epic_dice_battles.batch.stepping import Mind, reset_tables, step_tables
from wartable.games.epic_dice_battles.encoding import encoding_of
from wartable.games.epic_dice_battles.rules.rules import Rules

__all__ = ["POLICIES", "EpicDiceBattlesTables"]

POLICIES: tuple[str, ...] = ("random",)
"""The bots that can sit there."""

_KERNELS = Kernels(reset_tables, Straight(step_tables), Straight(observe))


class EpicDiceBattlesTables(SteppedTables):
    """So many tables for one box; random players sit opposite the learner."""

    def __init__(self, rules: Rules, count: int, max_decisions: int) -> None:
        known = _known(rules)
        told = known.box, known.sections
        arrays = new_table_arrays(count, rules.players, known.numbers, known.actions)
        positions = new_positions(count, layout.ROW_SIZE, np.int64)
        new_mind = partial(_new_mind, known.actions)
        setup = (*told, max_decisions)
        super().__init__(_KERNELS, told, setup, positions=positions, arrays=arrays, new_mind=new_mind)


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


def _new_mind(actions: int) -> Mind:
    return Mind(np.zeros(actions, np.int64), np.zeros(layout.FACES, np.int64))
