"""Tables of Board of War on arrays for a learner: the encoding, the cards and the dice of the readable rules."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import NamedTuple

import numpy as np

from wartable.core.batch import new_table_arrays
from wartable.core.compiled import Straight
from wartable.core.side_by_side import Kernels, SteppedTables
from wartable.core.stepping import new_positions
from wartable.games.board_of_war.batch import layout
from wartable.games.board_of_war.batch.aims import MOST_AIMS
from wartable.games.board_of_war.batch.cares import CARE_COUNT
from wartable.games.board_of_war.batch.layout import Ints
from wartable.games.board_of_war.batch.moves import room_for_moves
from wartable.games.board_of_war.batch.numbering import Numbering, numbering_of
from wartable.games.board_of_war.batch.observing import Sections, observe, sections_of
from wartable.games.board_of_war.batch.run import Policy
from wartable.games.board_of_war.batch.stepping import Mind, reset_tables, step_tables
from wartable.games.board_of_war.encoding import encoding_of
from wartable.games.board_of_war.rules import Rules

__all__ = ["POLICIES", "BoardOfWarTables"]

POLICIES: tuple[str, ...] = tuple(policy for policy in Policy if policy is not Policy.LEARNED)
"""The bots that can sit there."""
_POLICIES: tuple[str, ...] = tuple(Policy)

_KERNELS = Kernels(reset_tables, Straight(step_tables), Straight(observe))


class BoardOfWarTables(SteppedTables):
    """So many tables for one box; `opponents` sit clockwise from the learner."""

    def __init__(self, rules: Rules, count: int, opponents: tuple[str, ...], max_decisions: int) -> None:
        known = _known(rules)
        told = known.box, known.sections
        bots = np.array([_POLICIES.index(bot) for bot in opponents], np.int32)
        arrays = new_table_arrays(count, rules.players, known.numbers, known.actions)
        positions = new_positions(count, layout.PLANES + layout.PLANE_COUNT * known.area, np.int32)
        setup = (*told, known.numbering, bots, max_decisions)
        new_mind = partial(_new_mind, known.area)
        super().__init__(_KERNELS, told, setup, positions=positions, arrays=arrays, new_mind=new_mind)


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
