"""One side in one round of close combat, how many it kills and how many die by their own roll: odds/rounds.py compiled.

A side is its units by rank: plain, cavalry, samurai, samurai cavalry; then those of them that have the flank bonus.
"""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"
# ruff: noqa: PLR0917 (compiled functions take their arguments by place)

from __future__ import annotations

from math import factorial
from typing import NamedTuple

import numpy as np

from wartable.games.epic_dice_battles.batch.compiled import compiled
from wartable.games.epic_dice_battles.batch.layout import Ints
from wartable.games.epic_dice_battles.batch.warlord.thoughts import Floats

__all__ = ["MOST_DICE", "RANKS", "Round", "find_round", "new_round"]

RANKS = 4
MOST_DICE = 16
"""More dice of both sides together are not counted."""

_FACTORIALS = np.array([float(factorial(number)) for number in range(MOST_DICE + 1)])
_THREES = np.array([3.0**number for number in range(MOST_DICE + 1)])
_SIXTHS = np.array([1.0 / 6**number for number in range(MOST_DICE + 1)])


class Round(NamedTuple):
    """How a round of a side may go: kills, own deaths, and how likely that is."""

    kills: Ints
    deaths: Ints
    chances: Floats
    table: Floats
    """By kills and deaths."""


def new_round() -> Round:
    """Room for the rounds of any side."""
    room = (MOST_DICE + 1) * (MOST_DICE + 1)
    return Round(np.zeros(room, np.int64), np.zeros(room, np.int64), np.zeros(room), np.zeros((MOST_DICE + 1,) * 2))


@compiled
def find_round(side: Ints, most: int, found: Round) -> int:
    """List what may happen where no more than so many can be killed; how many possibilities there are."""
    dice = 0
    for rank in range(2 * RANKS):
        dice += side[rank]
    found.table[: most + 1, : dice + 1] = 0.0
    for twos in range(dice + 1):
        for threes in range(dice + 1 - twos):
            for fours in range(dice + 1 - twos - threes):
                _roll(side, dice, twos, threes, fours, most, found.table)
    count = 0
    for kills in range(most + 1):
        for deaths in range(dice + 1):
            if found.table[kills, deaths] > 0.0:
                found.kills[count], found.deaths[count] = kills, deaths
                found.chances[count] = found.table[kills, deaths]
                count += 1
    return count


@compiled
def _roll(side: Ints, dice: int, twos: int, threes: int, fours: int, most: int, table: Floats) -> None:
    """Add the rolls in which so many dice show 2, 3, and 4 or more: the best that the side can make of them."""
    # Who needs what: a die of 4 to kill and 3 to live; 3 and 2; 3 and nothing; 2 and nothing. Some kill two.
    need_4, need_3, hardy_3, hardy_2 = side[0], side[1] + side[RANKS], side[2], side[RANKS + 1] + side[RANKS + 2]
    at_least_3, at_least_2 = threes + fours, twos + threes + fours
    double_3 = min(side[3], at_least_3)
    double_2 = min(side[RANKS + 3], at_least_2 - double_3)
    open_3 = at_least_3 - double_3
    single = min(min(need_4, fours) + need_3 + hardy_3, open_3)
    single = min(single + hardy_2, at_least_2 - double_3 - double_2)
    # Fewest deaths among those: the mortal ones make the kills, the hardy ones keep the useless dice.
    by_4 = min(need_4, fours, open_3, single)
    by_3 = min(need_3, min(open_3, single) - by_4)
    by_hardy_2 = min(hardy_2, single - by_4 - by_3)
    by_hardy_3 = single - by_4 - by_3 - by_hardy_2
    on_twos = by_hardy_2 + double_2
    idle_3 = open_3 - by_4 - by_3 - by_hardy_3 - max(0, on_twos - twos)
    kept_4 = min(need_4 - by_4, idle_3)
    kept_3 = min(need_3 - by_3, max(0, twos - on_twos) + idle_3 - kept_4)
    deaths = need_4 - by_4 - kept_4 + need_3 - by_3 - kept_3
    ways = _FACTORIALS[twos] * _FACTORIALS[threes] * _FACTORIALS[fours] * _FACTORIALS[dice - at_least_2]
    chance = _FACTORIALS[dice] / ways * _THREES[fours] * _SIXTHS[dice]
    table[min(2 * (double_3 + double_2) + single, most), deaths] += chance
