"""One turn played best, worked out for all rolls: the inner loops of the processor's kernel (numba)."""

# mypy: allow-untyped-decorators
# ruff: noqa: PLR0917 (compiled functions take their arguments by place)

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from wartable.games.age_of_war.components import Components
from wartable.games.age_of_war.solver.classes import Floats, Ints, roll_classes

__all__ = ["Bytes", "Turn", "turn_of", "work_out_turn"]

# Sums may be reordered to fit vectors; the order is fixed when the kernel is compiled, so results repeat exactly.
_FAST = {"reassoc", "contract", "nsz", "nnan", "ninf"}
_LANES = 16
_NOBODY = np.uint8(255)
"""Who is attacked with a roll that no castle is worth: a die is lost."""

Bytes = npt.NDArray[np.uint8]


class Turn(NamedTuple):
    """The tables of a turn as the kernel reads them. Rows: castles in the centre, then stolen ones."""

    chance: Floats
    success: Floats
    weighted: Floats
    """Success times chance."""
    ceiling: Floats
    """By row and dice: the best odds any roll gives."""
    start: Ints


def turn_of(components: Components) -> Turn:
    """The tables of a box."""
    chance, success, start = roll_classes(components, lanes=_LANES)
    parts = [success[:, begin:end] for begin, end in pairwise(start)]
    ceiling = np.array([np.zeros(len(success)), *(part.max(axis=1, initial=0.0) for part in parts)])
    return Turn(chance, success, success * chance, ceiling.T.copy(), start)


@njit(fastmath=_FAST)
def work_out_turn(turn: Turn, gain: Floats, row: Ints, best: Floats, who: Bytes, odds: Floats, effort: Floats) -> float:
    """The gain of a turn played best, from one die up; `odds` becomes the chance to conquer each castle."""
    odds[:] = 0.0
    expected = 0.0
    for dice in range(1, turn.start.size):
        begin, end = turn.start[dice - 1], turn.start[dice]
        if begin == end:
            continue
        best_, who_ = best[: end - begin], who[: end - begin]
        _lose_die(best_, who_, expected)
        in_reach = 0
        for number in range(gain.size):
            # A castle that no roll makes better than losing a die is out of reach with so many dice.
            if gain[number] * turn.ceiling[row[number], dice] > expected:
                _attack(best_, who_, turn.success[row[number], begin:end], gain[number], np.uint8(number))
                in_reach |= 1 << number
                effort[2] += end - begin
        lose = _share(who_, turn.chance[begin:end], _NOBODY)
        for number in range(gain.size):
            odds[number] *= lose
            if in_reach >> number & 1:
                odds[number] += _share(who_, turn.weighted[row[number], begin:end], np.uint8(number))
        expected = _mean(turn.chance[begin:end], best_)
    return expected


@njit(fastmath=_FAST)
def _lose_die(best: Floats, who: Bytes, expected: float) -> None:
    for roll in range(best.size):
        best[roll], who[roll] = expected, _NOBODY


@njit(fastmath=_FAST)
def _attack(best: Floats, who: Bytes, success: Floats, gain: float, number: np.uint8) -> None:
    for roll in range(best.size):
        worth = gain * success[roll]
        if worth > best[roll]:
            best[roll], who[roll] = worth, number


@njit(fastmath=_FAST)
def _share(who: Bytes, weight: Floats, number: np.uint8) -> float:
    total = 0.0
    for roll in range(who.size):
        total += weight[roll] if who[roll] == number else 0.0
    return total


@njit(fastmath=_FAST)
def _mean(chance: Floats, best: Floats) -> float:
    total = 0.0
    for roll in range(best.size):
        total += chance[roll] * best[roll]
    return total
