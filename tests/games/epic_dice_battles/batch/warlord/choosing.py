"""The compiled warlord, asked about states of the readable rules."""

from __future__ import annotations

import numpy as np

from wartable.core.twister import ROW, seed_twister
from wartable.games.epic_dice_battles.actions import Action
from wartable.games.epic_dice_battles.batch import layout as at
from wartable.games.epic_dice_battles.batch.layout import box_row
from wartable.games.epic_dice_battles.batch.moves import legal_moves
from wartable.games.epic_dice_battles.batch.rows import row_of
from wartable.games.epic_dice_battles.batch.stepping import draw
from wartable.games.epic_dice_battles.batch.warlord.lore import lore_of
from wartable.games.epic_dice_battles.batch.warlord.sieges import COUNTED
from wartable.games.epic_dice_battles.batch.warlord.thoughts import new_thoughts
from wartable.games.epic_dice_battles.batch.warlord.warlord import best_moves
from wartable.games.epic_dice_battles.encoding import encoding_of
from wartable.games.epic_dice_battles.rules.rules import Rules
from wartable.games.epic_dice_battles.state import State


class CompiledWarlord:
    """Chooses as the kernels do at tables of one set-up, and draws as they do."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self._encoding = encoding_of(rules)
        self._box = box_row(rules.components, rules.players, self._encoding)
        self._moves = np.zeros(self._encoding.action_count, np.int64)
        lore = lore_of(rules.components, rules.players)
        self._thoughts = new_thoughts(lore, COUNTED.arrays, rules.components.economy.dice)
        self._luck = np.zeros(ROW, np.uint32)
        seed_twister(self._luck, np.uint64(seed))

    def choose(self, state: State) -> Action:
        """What the seat to act does, where it has a choice."""
        row, moves = row_of(state), self._moves
        while True:
            count = legal_moves(self._box, row, moves)
            assert count > 1, "without a choice nobody is asked"
            best = best_moves(self._box, row, self._thoughts, moves, count)
            if best:
                number = moves[draw(row, self._luck, best)]
                return self._encoding.catalogue(state, int(row[at.SEAT])).actions[number]
            self._count_sieges()

    def _count_sieges(self) -> None:
        COUNTED.count(self._thoughts.notes)
        sieges, chances = COUNTED.arrays
        self._thoughts = self._thoughts._replace(sieges=sieges, chances=chances)
