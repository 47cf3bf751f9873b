"""One side in one round of close combat (ED-64): how many it kills and how many die by their own roll.

Under the default policy the units that die by their own roll are always the cheapest of the side, like those that
the opponent kills: a unit with a modifier would have changed its die with a plain one. So a side that lost n units
has lost its n cheapest, and a round is told by two numbers. Their joint distribution follows from how many dice show
1, 2, 3, and 4 or more; `tests/games/epic_dice_battles/test_odds_rounds.py` holds it against `policy.assign`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import comb
from typing import Any

import numpy as np
import numpy.typing as npt

from wartable.games.epic_dice_battles.components import Components, Counts

__all__ = [
    "EXACT_DICE",
    "NOBODY",
    "Group",
    "Numbers",
    "Ranks",
    "after_losses",
    "chances",
    "group_of",
    "is_countable",
    "ranks_of",
    "spread",
    "stacked",
    "union",
]

Ranks = tuple[int, int, int, int]
"""Units by what they do in close combat: plain (footman, archer, ninja), cavalry, samurai, samurai cavalry."""

NOBODY: Ranks = (0, 0, 0, 0)

Group = tuple[Ranks, Ranks]
"""A side in a round: those without and those with the flank bonus."""

EXACT_DICE = 24
"""6^24 is the last power of six in 64 bits: so many dice of both sides together are counted without rounding."""

Numbers = npt.NDArray[Any]
"""Whole numbers or floating point, as asked."""

_UNITS = ((0, 1, 1), (0, 1, 1), (1, 1, 1), (0, 1, 1), (1, 3, 1), (1, 3, 2))
"""Modifier, floor and kills of every unit, as this module counts with them."""
_BATTLE = (2, 4, 1)
"""Dying, succeeding and the flank bonus, likewise."""


def is_countable(box: Components) -> bool:
    """Whether close combat has the numbers that this module counts with, and gives up units by rank."""
    units = tuple((unit.modifier, unit.floor, unit.kills) for unit in box.units)
    battle = (box.battle.dies, box.battle.succeeds, box.battle.flank_bonus)
    footman, archer, cavalry, ninja, samurai, samurai_cavalry = (unit.dearness for unit in box.units)
    in_order = max(footman, archer, ninja) < cavalry < samurai < samurai_cavalry
    return in_order and (units, battle) == (_UNITS, _BATTLE)


def ranks_of(line: Counts) -> Ranks:
    """The units of a line by rank."""
    footmen, archers, cavalry, ninjas, samurai, samurai_cavalry = line
    return footmen + archers + ninjas, cavalry, samurai, samurai_cavalry


def group_of(main: Counts, flank1: Counts, flank2: Counts) -> Group:
    """A side of which the flanks have the bonus."""
    return ranks_of(main), union((ranks_of(flank1), ranks_of(flank2)))


def union(group: Group) -> Ranks:
    """Everybody of a side."""
    (a, b, c, d), (e, f, g, h) = group
    return a + e, b + f, c + g, d + h


def after_losses(ranks: Ranks, lost: int) -> Ranks:
    """Who is left when so many are lost, cheapest first."""
    plain, cavalry, samurai, samurai_cavalry = ranks
    if lost <= plain:
        return plain - lost, cavalry, samurai, samurai_cavalry
    lost -= plain
    if lost <= cavalry:
        return 0, cavalry - lost, samurai, samurai_cavalry
    lost -= cavalry
    if lost <= samurai:
        return 0, 0, samurai - lost, samurai_cavalry
    return 0, 0, 0, max(0, samurai_cavalry + samurai - lost)


@lru_cache(maxsize=4096)
def chances(group: Group, *, exact: bool = False) -> Numbers:
    """[kills, own deaths] of a round: probabilities, or how many of the 6^n ordered rolls (`exact`)."""
    n = sum(union(group))
    kills, deaths = _kills_and_deaths(group, *_faces(n))
    table = np.zeros((int(kills.max()) + 1, n + 1), dtype=np.int64 if exact else np.float64)
    np.add.at(table, (kills, deaths), _weights(n, exact))
    return table


def stacked(groups: Sequence[Group], *, exact: bool = False) -> Numbers:
    """[group, kills, own deaths] for sides of equal size."""
    tables = [chances(group, exact=exact) for group in groups]
    stack = np.zeros((len(tables), max(map(len, tables)), tables[0].shape[1]), dtype=tables[0].dtype)
    for place, table in enumerate(tables):
        stack[place, : len(table)] = table
    return stack


def spread(stack: Numbers, opponents: int) -> Numbers:
    """[group, own kills, opposing kills, own losses]: the rounds of a stack, for every number of opposing kills.

    Own kills beyond the number of opponents are lost (ED-64), and so are opposing kills beyond the survivors.
    """
    count, kills, sizes = stack.shape
    capped = np.zeros((count, opponents + 1, sizes), dtype=stack.dtype)
    capped[:, :kills] = stack[:, : opponents + 1]
    capped[:, opponents] += stack[:, opponents + 1 :].sum(axis=1)
    losses: Numbers = capped @ _losses_by_kills(sizes - 1, stack.dtype == np.int64)
    return losses.reshape(count, opponents + 1, sizes, sizes)


@cache
def _losses_by_kills(n: int, exact: bool) -> Numbers:
    """[own deaths, opposing kills and losses]: 1 where so many deaths and kills make so many losses of n units."""
    table = np.zeros((n + 1, n + 1, n + 1), dtype=np.int64 if exact else np.float64)
    for deaths in range(n + 1):
        for opposing in range(n + 1):
            table[deaths, opposing, min(n, deaths + opposing)] = 1
    return table.reshape(n + 1, (n + 1) ** 2)


Faces = npt.NDArray[np.int64]


def _kills_and_deaths(group: Group, twos: Faces, threes: Faces, fours: Faces) -> tuple[Faces, Faces]:
    """The best a side can make of its dice, for every roll at once."""
    (plain, cavalry, samurai, double), (plain_flank, cavalry_flank, samurai_flank, double_flank) = group
    # Who needs what: a die of 4 to kill and 3 to live; 3 and 2; 3 and nothing; 2 and nothing. `double` kills two.
    need_4, need_3 = plain, cavalry + plain_flank
    hardy_3, hardy_2 = samurai, cavalry_flank + samurai_flank
    at_least_3 = threes + fours
    at_least_2 = twos + at_least_3
    # Most kills: those who kill two first, then as many others as the remaining dice can serve.
    double_3 = np.minimum(double, at_least_3)
    double_2 = np.minimum(double_flank, at_least_2 - double_3)
    open_3 = at_least_3 - double_3
    single = np.minimum(np.minimum(need_4, fours) + need_3 + hardy_3, open_3)
    single = np.minimum(single + hardy_2, at_least_2 - double_3 - double_2)
    # Fewest deaths among those: the mortal ones make the kills, the hardy ones keep the useless dice.
    by_4 = np.minimum(np.minimum(need_4, fours), np.minimum(open_3, single))
    by_3 = np.minimum(need_3, np.minimum(open_3, single) - by_4)
    by_hardy_2 = np.minimum(hardy_2, single - by_4 - by_3)
    by_hardy_3 = single - by_4 - by_3 - by_hardy_2
    on_twos = by_hardy_2 + double_2
    idle_3 = open_3 - by_4 - by_3 - by_hardy_3 - np.maximum(0, on_twos - twos)
    idle_2 = np.maximum(0, twos - on_twos)
    kept_4 = np.minimum(need_4 - by_4, idle_3)
    kept_3 = np.minimum(need_3 - by_3, idle_2 + idle_3 - kept_4)
    return 2 * (double_3 + double_2) + single, need_4 - by_4 - kept_4 + need_3 - by_3 - kept_3


@cache
def _faces(n: int) -> tuple[Faces, Faces, Faces]:
    """How many of n dice show 2, 3, and 4 or more: every possibility; the others show 1."""
    rolls = np.array(
        [(j, k, n - i - j - k) for i in range(n + 1) for j in range(n + 1 - i) for k in range(n + 1 - i - j)],
        dtype=np.int64,
    )
    return rolls[:, 0], rolls[:, 1], rolls[:, 2]


@cache
def _weights(n: int, exact: bool) -> Numbers:
    """How many of the 6^n ordered rolls, or which part of them, show each possibility of `_faces`."""
    ways = [
        comb(n, i) * comb(n - i, j) * comb(n - i - j, k) * 3 ** (n - i - j - k)
        for i in range(n + 1)
        for j in range(n + 1 - i)
        for k in range(n + 1 - i - j)
    ]
    return np.array(ways, dtype=np.int64) if exact else np.array([way / 6**n for way in ways])
