"""Tables of Age of War on arrays for a learner: the encoding and the dice of the readable rules."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from wartable.core.batch import new_table_arrays
from wartable.core.compiled import Straight
from wartable.core.side_by_side import Kernels, SteppedTables
from wartable.core.twister import DRAWS, ROW
from wartable.games.age_of_war.batch import stepping as at
from wartable.games.age_of_war.batch.cpu_greedy import new_plan
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

_KERNELS = Kernels(reset_tables, Straight(step_tables), Straight(tell_table))


class AgeOfWarTables(SteppedTables):
    """So many tables for one box; `opponents` sit clockwise from the learner."""

    def __init__(
        self, components: Components, players: int, count: int, opponents: tuple[str, ...], max_decisions: int
    ) -> None:
        known = _known(components, players)
        told = known.rules, known.shares
        is_greedy = np.array([bot == Policy.GREEDY for bot in opponents], np.bool_)
        arrays = new_table_arrays(count, players, known.numbers, known.actions)
        positions = Positions(
            np.zeros((count, NUMBERS + players), np.int64),
            np.zeros((count, ROW), np.uint32),
            np.zeros((count, ROW), np.uint32),
            np.zeros((count, DRAWS), np.uint8),
        )
        setup = (known.box, known.greedy, *told, is_greedy, max_decisions)
        new_mind = partial(new_plan, known.box, known.greedy)
        super().__init__(_KERNELS, told, setup, positions=positions, arrays=arrays, new_mind=new_mind)


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
