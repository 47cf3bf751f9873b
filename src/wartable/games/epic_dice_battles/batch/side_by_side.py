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
from wartable.games.epic_dice_battles.batch.stepping import Mind, begin_tables, step_tables
from wartable.games.epic_dice_battles.batch.warlord.lore import lore_of
from wartable.games.epic_dice_battles.batch.warlord.sieges import COUNTED
from wartable.games.epic_dice_battles.batch.warlord.thoughts import new_thoughts
from wartable.games.epic_dice_battles.encoding import encoding_of
from wartable.games.epic_dice_battles.rules.rules import Rules

__all__ = ["POLICIES", "EpicDiceBattlesTables", "Known", "known_of", "new_mind", "with_counted"]

POLICIES: tuple[str, ...] = ("random", "warlord")
"""The bots that can sit there."""

_KERNELS = Kernels(begin_tables, Straight(step_tables), Straight(observe))
_NO_ACTIONS = np.zeros(0, np.int64)


class EpicDiceBattlesTables(SteppedTables):
    """So many tables for one box; `opponents` sit clockwise from the learner."""

    def __init__(self, rules: Rules, count: int, opponents: tuple[str, ...], max_decisions: int) -> None:
        known = known_of(rules)
        told = known.box, known.sections
        warlords = sum(1 << place for place, bot in enumerate(opponents) if bot == "warlord")
        arrays = new_table_arrays(count, rules.players, known.numbers, known.actions)
        positions = new_positions(count, layout.ROW_SIZE, np.int64)
        setup = (*told, warlords, max_decisions)
        room = partial(new_mind, known, rules.components.economy.dice)
        super().__init__(_KERNELS, told, setup, positions=positions, arrays=arrays, new_mind=room)

    def reset(self, piece: Piece, which: npt.NDArray[np.bool_], seeds: Seeds, learners: npt.NDArray[np.int32]) -> None:
        self._minds[piece] = self._new_mind()
        self._kernels.reset(self._told[0], self.positions, self.arrays, *piece, which, seeds[0], seeds[1], learners)
        self._play_on(piece, piece[1], which, _NO_ACTIONS)

    def step(self, piece: Piece, which: npt.NDArray[np.bool_], actions: npt.NDArray[np.int64]) -> None:
        self._play_on(piece, piece[0], which, actions)

    def _play_on(
        self, piece: Piece, decided: int, which: npt.NDArray[np.bool_], actions: npt.NDArray[np.int64]
    ) -> None:
        """The kernel stops where a siege is to be counted, and goes on once it is."""
        step, common, (begin, end) = self._kernels.step, self._common, piece
        table = step.call(*common, self._minds[piece], begin, end, decided, which, actions)
        while table < end:
            self._minds[piece] = mind = with_counted(self._minds[piece])
            table = step.call(*common, mind, table, end, max(decided, table + 1), which, actions)


class Known(NamedTuple):
    """What does not change from table to table."""

    box: Ints
    sections: Sections
    numbers: int
    """In an observation."""
    actions: int
    lore: Ints


@lru_cache(maxsize=64)
def known_of(rules: Rules) -> Known:
    """The same for all tables of a set-up."""
    encoding = encoding_of(rules)
    box = layout.box_row(rules.components, rules.players, encoding)
    lore = lore_of(rules.components, rules.players)
    return Known(box, sections_of(encoding), encoding.layout.size, encoding.action_count, lore)


def new_mind(known: Known, dice: int) -> Mind:
    """Room for the thoughts of one thread; `dice` are those of a player."""
    thoughts = new_thoughts(known.lore, COUNTED.arrays, dice)
    return Mind(np.zeros(known.actions, np.int64), np.zeros(layout.FACES, np.int64), thoughts)


def with_counted(mind: Mind) -> Mind:
    """The same once the sieges are counted that a warlord asked for."""
    COUNTED.count(mind.thoughts.notes)
    sieges, chances = COUNTED.arrays
    return mind._replace(thoughts=mind.thoughts._replace(sieges=sieges, chances=chances))
