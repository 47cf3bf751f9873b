"""Tables of Board of War on arrays for a learner: the encoding, the cards and the dice of the readable rules."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from wartable.core.batch import Piece, Seeds, new_table_arrays
from wartable.core.compiled import Straight
from wartable.core.game import Seat
from wartable.core.twister import ROW
from wartable.games.board_of_war.batch import layout
from wartable.games.board_of_war.batch.aims import MOST_AIMS
from wartable.games.board_of_war.batch.cares import CARE_COUNT
from wartable.games.board_of_war.batch.features import Singles
from wartable.games.board_of_war.batch.layout import Ints
from wartable.games.board_of_war.batch.moves import room_for_moves
from wartable.games.board_of_war.batch.numbering import Numbering, numbering_of
from wartable.games.board_of_war.batch.observing import Sections, observe, sections_of
from wartable.games.board_of_war.batch.run import Policy
from wartable.games.board_of_war.batch.stepping import COLUMNS, Mind, Positions, reset_tables, step_tables
from wartable.games.board_of_war.encoding import encoding_of
from wartable.games.board_of_war.rules import Rules

__all__ = ["POLICIES", "BoardOfWarTables"]

POLICIES: tuple[str, ...] = tuple(policy for policy in Policy if policy is not Policy.LEARNED)
"""The bots that can sit there."""
_POLICIES: tuple[str, ...] = tuple(Policy)

Flags = npt.NDArray[np.bool_]

_step = Straight(step_tables)
_tell = Straight(observe)


class BoardOfWarTables:
    """So many tables for one box; `opponents` sit clockwise from the learner."""

    def __init__(self, rules: Rules, count: int, opponents: tuple[str, ...], max_decisions: int) -> None:
        known = _known(rules)
        self.arrays = new_table_arrays(count, rules.players, known.numbers, known.actions)
        self.positions = Positions(
            np.zeros((count, layout.PLANES + layout.PLANE_COUNT * known.area), np.int32),
            np.zeros((count, COLUMNS), np.int32),
            np.zeros((count, ROW), np.uint32),
            np.zeros((count, ROW), np.uint32),
        )
        bots = np.array([_POLICIES.index(bot) for bot in opponents], np.int32)
        self._area, self._told = known.area, (known.box, known.sections)
        self._common = (*self._told, known.numbering, bots, max_decisions, self.positions, self.arrays)
        self._minds: dict[Piece, Mind] = {}
        """A piece is dealt with by one thread at a time."""

    def reset(self, piece: Piece, which: Flags, seeds: Seeds, learners: Ints) -> None:
        self._minds[piece] = mind = _new_mind(self._area)
        reset_tables(*self._common, mind, *piece, which, seeds[0], seeds[1], learners)

    def step(self, piece: Piece, which: Flags, actions: npt.NDArray[np.int64]) -> None:
        _step.call(*self._common, self._minds[piece], *piece, which, actions)

    def tell(self, table: int, seat: Seat, told: Singles) -> None:
        _tell.call(*self._told, self.positions.rows[table], seat, told)


class _Known(NamedTuple):
    """What does not change from table to table."""

    box: Ints
    sections: Sections
    numbering: Numbering
    area: int
    numbers: int
    """In an observation."""
    actions: int


@lru_cache(maxsize=64)
def _known(rules: Rules) -> _Known:
    encoding, box = encoding_of(rules), rules.box
    told = layout.box_row(box), sections_of(box, encoding), numbering_of(box, encoding)
    return _Known(*told, len(box.board.squares), encoding.layout.size, encoding.action_count)


def _new_mind(area: int) -> Mind:
    return Mind(
        np.zeros(room_for_moves(area), np.int32),
        np.zeros(CARE_COUNT),
        np.zeros((MOST_AIMS, 5 + area)),
        np.zeros(32 + 2 * area, np.int32),
    )
