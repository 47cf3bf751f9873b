"""Tables of Board of War on arrays for a learner: the encoding, the cards and the dice of the readable rules."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from wartable.core.batch import Piece, Seeds, new_table_arrays
from wartable.core.twister import ROW
from wartable.games.board_of_war.batch import layout
from wartable.games.board_of_war.batch.aims import MOST_AIMS
from wartable.games.board_of_war.batch.layout import Ints
from wartable.games.board_of_war.batch.moves import room_for_moves
from wartable.games.board_of_war.batch.numbering import numbering_of
from wartable.games.board_of_war.batch.observing import sections_of
from wartable.games.board_of_war.batch.plans import PLAN_SIZE
from wartable.games.board_of_war.batch.run import Policy
from wartable.games.board_of_war.batch.stepping import COLUMNS, Mind, Positions, reset_tables, step_tables
from wartable.games.board_of_war.encoding import encoding_of
from wartable.games.board_of_war.rules import Rules

__all__ = ["POLICIES", "BoardOfWarTables"]

POLICIES: tuple[str, ...] = tuple(policy for policy in Policy if policy is not Policy.LEARNED)
"""The bots that can sit there."""

Flags = npt.NDArray[np.bool_]


class BoardOfWarTables:
    """So many tables for one box; `opponents` sit clockwise from the learner."""

    def __init__(self, rules: Rules, count: int, opponents: tuple[str, ...], max_decisions: int) -> None:
        encoding, players = encoding_of(rules), rules.players
        self.arrays = new_table_arrays(count, players, encoding.layout.size, encoding.action_count)
        self._area = len(rules.box.board.squares)
        positions = Positions(
            np.zeros((count, layout.PLANES + layout.PLANE_COUNT * self._area), np.int32),
            np.zeros((count, COLUMNS), np.int32),
            np.zeros((count, ROW), np.uint32),
            np.zeros((count, ROW), np.uint32),
        )
        bots = np.array([list(Policy).index(Policy(bot)) for bot in opponents], np.int32)
        box = layout.box_row(rules.box)
        told = (sections_of(rules.box, encoding), numbering_of(rules.box, encoding))
        self._common = (box, *told, bots, max_decisions, positions, self.arrays)

    def reset(self, piece: Piece, which: Flags, seeds: Seeds, learners: Ints) -> None:
        reset_tables(*self._common, self._mind(), *piece, which, seeds[0], seeds[1], learners)

    def step(self, piece: Piece, which: Flags, actions: npt.NDArray[np.int64]) -> None:
        step_tables(*self._common, self._mind(), *piece, which, actions)

    def _mind(self) -> Mind:
        return Mind(
            np.zeros(room_for_moves(self._area), np.int32),
            np.zeros(PLAN_SIZE),
            np.zeros((MOST_AIMS, 5 + self._area)),
            np.zeros(32 + 2 * self._area, np.int32),
        )
