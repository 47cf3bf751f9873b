"""Tables of Epic Dice Battles on arrays for a learner: the encoding and the dice of the readable rules."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from wartable.core.batch import Piece, Seeds, new_table_arrays
from wartable.core.compiled import Straight
from wartable.core.side_by_side import Kernels, SteppedTables
from wartable.core.stepping import new_positions
from wartable.games.epic_dice_battles.batch import layout
from wartable.games.epic_dice_battles.batch.layout import Ints
from wartable.games.epic_dice_battles.batch.observing import observe
from wartable.games.epic_dice_battles.batch.sections import Sections, sections_of
from wartable.games.epic_dice_battles.batch.stepping import Mind, reset_tables, step_tables
from wartable.games.epic_dice_battles.batch.warlord.lore import lore_of
from wartable.games.epic_dice_battles.batch.warlord.sieges import COUNTED
from wartable.games.epic_dice_battles.batch.warlord.thoughts import new_thoughts
from wartable.games.epic_dice_battles.encoding import encoding_of
from wartable.games.epic_dice_battles.rules.rules import Rules

__all__ = ["POLICIES", "EpicDiceBattlesTables"]

POLICIES: tuple[str, ...] = ("random", "warlord")
"""The bots that can sit there."""

_KERNELS = Kernels(reset_tables, Straight(step_tables), Straight(observe))
_FROM_THE_BEGINNING, _AGAIN = False, True


class EpicDiceBattlesTables(SteppedTables):
    """So many tables for one box; `opponents` sit clockwise from the learner."""

    def __init__(self, rules: Rules, count: int, opponents: tuple[str, ...], max_decisions: int) -> None:
        known = _known(rules)
        told = known.box, known.sections
        warlords = sum(1 << place for place, bot in enumerate(opponents) if bot == "warlord")
        arrays = new_table_arrays(count, rules.players, known.numbers, known.actions)
        positions = new_positions(count, layout.ROW_SIZE, np.int64)
        setup = (*told, warlords, max_decisions)
        new_mind = partial(_new_mind, known.actions, known.lore, rules.components.economy.dice)
        super().__init__(_KERNELS, told, setup, positions=positions, arrays=arrays, new_mind=new_mind)

    def reset(self, piece: Piece, which: npt.NDArray[np.bool_], seeds: Seeds, learners: npt.NDArray[np.int32]) -> None:
        mind, end = self._new_mind(), piece[1]
        given = which, seeds[0], seeds[1], learners
        table = self._kernels.reset(*self._common, mind, *piece, _FROM_THE_BEGINNING, *given)
        while table < end:
            mind = _counted(mind)
            table = self._kernels.reset(*self._common, mind, table, end, _AGAIN, *given)
        self._minds[piece] = mind

    def step(self, piece: Piece, which: npt.NDArray[np.bool_], actions: npt.NDArray[np.int64]) -> None:
        step, end = self._kernels.step, piece[1]
        table = step.call(*self._common, self._minds[piece], *piece, _FROM_THE_BEGINNING, which, actions)
        while table < end:
            self._minds[piece] = mind = _counted(self._minds[piece])
            table = step.call(*self._common, mind, table, end, _AGAIN, which, actions)


class _Known(NamedTuple):
    """What does not change from table to table."""

    box: Ints
    sections: Sections
    numbers: int
    """In an observation."""
    actions: int
    lore: Ints


@lru_cache(maxsize=64)
def _known(rules: Rules) -> _Known:
    encoding = encoding_of(rules)
    box = layout.box_row(rules.components, rules.players, encoding)
    lore = lore_of(rules.components, rules.players)
    return _Known(box, sections_of(encoding), encoding.layout.size, encoding.action_count, lore)


def _new_mind(actions: int, lore: Ints, dice: int) -> Mind:
    thoughts = new_thoughts(lore, COUNTED.arrays, dice)
    return Mind(np.zeros(actions, np.int64), np.zeros(layout.FACES, np.int64), thoughts)


def _counted(mind: Mind) -> Mind:
    """The same once the sieges are counted that a warlord asked for."""
    COUNTED.count(mind.thoughts.notes)
    sieges, chances = COUNTED.arrays
    return mind._replace(thoughts=mind.thoughts._replace(sieges=sieges, chances=chances))
