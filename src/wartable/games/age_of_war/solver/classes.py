"""The rolls a turn may open with, merged where they offer the same odds on every castle."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from wartable.games.age_of_war.components import Components
from wartable.games.age_of_war.turn import turn_odds

__all__ = ["Floats", "Ints", "RollClasses", "roll_classes"]

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]

_SAME_DECIMALS = 13
"""Odds that agree to so many decimals are equal: the rest is rounding."""


class RollClasses(NamedTuple):
    """Classes of 1, 2 … dice one after the other; those of `dice` dice are `start[dice - 1]:start[dice]`.

    A number of dice that can begin no castle has no class: such a turn has failed.
    """

    chance: Floats
    success: Floats
    """By row and class: the odds of a castle after the best line of it is filled; 0 where the roll fills none.

    Rows: all castles as they lie in the centre, in card order, then all as stolen ones.
    """
    start: Ints


def roll_classes(components: Components, *, lanes: int = 1) -> RollClasses:
    """The classes of a box, each number of dice filled up to a multiple of `lanes` with rolls of chance 0."""
    rows = 2 * len(components.castles)
    chance, success, start = [np.zeros(0)], [np.zeros((rows, 0))], [0]
    odds = turn_odds(components)
    for dice in range(1, components.dice + 1):
        by_row = odds.odds_after_best_line(dice).transpose(2, 1, 0).reshape(rows, -1)
        if by_row.any():
            rounded = by_row.round(_SAME_DECIMALS)
            _, first, member = np.unique(rounded, axis=1, return_index=True, return_inverse=True)
            more = -len(first) % lanes
            weights = np.bincount(member.ravel(), weights=odds.weights(dice))
            chance.append(np.pad(weights, (0, more)))
            success.append(np.pad(by_row[:, first], ((0, 0), (0, more))))
        start.append(sum(map(len, chance)))
    return RollClasses(np.concatenate(chance), np.ascontiguousarray(np.concatenate(success, axis=1)), np.array(start))
