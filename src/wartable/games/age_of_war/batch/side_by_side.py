"""Tables of Age of War on arrays for a learner: the encoding and the dice of the readable rules."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from wartable.core.batch import Piece, Seeds, new_table_arrays
from wartable.core.compiled import Straight
from wartable.core.game import Seat
from wartable.core.twister import DRAWS, ROW
from wartable.games.age_of_war.batch import stepping as at
from wartable.games.age_of_war.batch.cpu_greedy import TurnPlan, new_plan
from wartable.games.age_of_war.batch.games import Policy
from wartable.games.age_of_war.batch.greedy import GreedyTables
from wartable.games.age_of_war.batch.lab_engine import engine_tables
from wartable.games.age_of_war.batch.stepping import NUMBERS, Positions, reset_tables, step_tables, tell_table
from wartable.games.age_of_war.batch.tables import BoxTables, Ints, Singles, Words, all_lines, all_rolls
from wartable.games.age_of_war.components import Components, Face
from wartable.games.age_of_war.encoding import AgeOfWarEncoding

__all__ = ["POLICIES", "AgeOfWarTables"]

POLICIES: tuple[str, ...] = tuple(Policy)
"""The bots that can sit there."""

Flags = npt.NDArray[np.bool_]

_step = Straight(step_tables)
_tell = Straight(tell_table)


class AgeOfWarTables:
    """So many tables for one box; `opponents` sit clockwise from the learner."""

    def __init__(
        self, components: Components, players: int, count: int, opponents: tuple[str, ...], max_decisions: int
    ) -> None:
        known = _known(components, players)
        self.arrays = new_table_arrays(count, players, known.numbers, known.actions)
        self.positions = Positions(
            np.zeros((count, NUMBERS + players), np.int64),
            np.zeros((count, ROW), np.uint32),
            np.zeros((count, ROW), np.uint32),
            np.zeros((count, DRAWS), np.uint8),
        )
        is_greedy = np.array([bot == Policy.GREEDY for bot in opponents], np.bool_)
        self._told = known.rules, known.shares
        self._common = (known.box, known.greedy, *self._told, is_greedy, max_decisions, self.positions, self.arrays)
        self._plans: dict[Piece, TurnPlan] = {}
        """Room for thoughts: a piece is dealt with by one thread at a time."""

    def reset(self, piece: Piece, which: Flags, seeds: Seeds, learners: Ints) -> None:
        self._plans[piece] = plan = new_plan(*self._common[:2])
        reset_tables(*self._common, plan, *piece, which, seeds[0], seeds[1], learners)

    def step(self, piece: Piece, which: Flags, actions: npt.NDArray[np.int64]) -> None:
        _step.call(*self._common, self._plans[piece], *piece, which, actions)

    def tell(self, table: int, seat: Seat, told: Singles) -> None:
        _tell.call(*self._told, self.positions.rows[table], seat, told)


class _Known(NamedTuple):
    """What does not change from table to table."""

    box: BoxTables
    greedy: GreedyTables
    rules: Words
    shares: Singles
    numbers: int
    """In an observation."""
    actions: int


@lru_cache(maxsize=64)
def _known(components: Components, players: int) -> _Known:
    encoding = AgeOfWarEncoding(components, players)
    box, greedy, ranks = engine_tables(components, players)
    rules, shares = _rules_row(components, box, ranks, encoding), _shares_row(components, box, encoding)
    return _Known(box, greedy, rules, shares, encoding.layout.size, encoding.action_count)


def _rules_row(components: Components, box: BoxTables, ranks: Ints, encoding: AgeOfWarEncoding) -> Words:
    """The rules and the places of the encoding as one array (stepping.py)."""
    cards = [castle for castle, _ in all_lines(components)]
    base = components.dice + 1
    assert encoding.layout["owners"].first == 0
    assert box.lines + 1 == encoding.action_count
    header = np.zeros(at.HEADER, np.int64)
    header[at.RANK_STEP] = ranks.shape[1]
    header[at.ALL_DICE], header[at.CASTLES], header[at.ALL_LINES] = box.dice, box.castles, box.lines
    tables: dict[int, npt.NDArray[Any]] = {
        at.FILLS: box.fills,
        at.CASTLE_OF: box.castle_of,
        at.LINE_ON_CARD: np.array([number - cards.index(card) for number, card in enumerate(cards)]),
        at.REST: box.rest,
        at.PRINTED: box.printed,
        at.SPECIAL: box.special,
        at.WHOLE: box.whole,
        at.STANDING: box.standing,
        at.RANKS: ranks,
        at.POWERS: np.array([base**face for face in range(len(Face) - 1)] + [0]),
    }
    end = at.HEADER
    for place, table in tables.items():
        header[place] = end
        end += table.size
    sections = ("face_down", "points", "turn", "dice", "lost", "roll", "target", "filled")
    header[at.FACE_DOWN_AT : at.POINTS_OF] = [encoding.layout[name].first for name in sections]
    header[at.POINTS_OF] = len(all_rolls(components.dice)) * len(Face)
    return np.concatenate([header, *(table.ravel().astype(np.int64) for table in tables.values())])


def _shares_row(components: Components, box: BoxTables, encoding: AgeOfWarEncoding) -> Singles:
    """By roll and face the part of all dice that shows it; by set of castles its part of all points."""
    dice = [[roll.count(face) / components.dice for face in Face] for roll in all_rolls(components.dice)]
    points = np.minimum(box.points / encoding.layout["points"].ceiling, 1.0)
    return np.concatenate([np.array(dice).ravel(), points]).astype(np.float32)
