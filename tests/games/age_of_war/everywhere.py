"""Checks of every two-player position at once: plain loops over base-3 numbers, apart from the solver's own ways."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from numba import njit, prange

from wartable.games.age_of_war.components import Components
from wartable.games.age_of_war.turn import turn_odds

CASTLES = 14
SLICES = 64
Floats = npt.NDArray[np.float64]


def bellman_residuals(components: Components, values: Floats) -> Floats:
    """By position: how far its value is from that of its best turn."""
    residuals = np.zeros(len(values))
    _for_all(*_box(components), values, 0.0, residuals, np.zeros(len(values), np.bool_))  # type: ignore[call-arg]
    return residuals


def can_progress(components: Components, values: Floats, tie: float) -> npt.NDArray[np.bool_]:
    """By position: whether a turn that breaks ties towards the centre takes a castle from it, with some chance."""
    progress = np.zeros(len(values), np.bool_)
    _for_all(*_box(components), values, tie, np.zeros(len(values)), progress)  # type: ignore[call-arg]
    return progress


def swapped(positions: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    """The same positions seen from the other seat."""
    other = np.zeros_like(positions)
    for castle in range(CASTLES):
        owner = positions // 3**castle % 3
        other += np.where(owner > 0, 3 - owner, 0) * 3**castle
    return other


def _box(components: Components) -> tuple[Any, ...]:
    """Chances and odds of all rolls, equal ones together; and by castle, the clan."""
    odds = turn_odds(components)
    chance, success, ends = [], [], [0]
    for dice in range(1, components.dice + 1):
        rolls = odds.odds_after_best_line(dice).reshape(-1, 2 * CASTLES)
        same, member = np.unique(rolls, axis=0, return_inverse=True)
        chance.append(np.bincount(member.ravel(), weights=odds.weights(dice)))
        success.append(same)
        ends.append(ends[-1] + len(same))
    clan = np.array([components.clans.index(components.clan_of(castle)) for castle in range(CASTLES)])
    return np.concatenate(chance), np.ascontiguousarray(np.concatenate(success).T), np.array(ends), clan


@njit(parallel=True)
def _for_all(chance, success, ends, clan, values, tie, residuals, progress):
    for part in prange(SLICES):
        owners, worth, row = np.zeros(CASTLES, np.int64), np.zeros(CASTLES), np.zeros(CASTLES, np.int64)
        best = np.zeros(chance.size)
        for position in range(part, values.size, SLICES):
            centre = _read(position, owners)
            if centre > 0:
                failed = 1.0 - values[_other(owners)]
                count = _worth(owners, clan, values, failed, worth, row)
                gain, goes_on = _turn(chance, success, ends, worth[:count], row[:count], best, tie)
                residuals[position] = abs(failed + gain - values[position])
                progress[position] = goes_on
            else:
                progress[position] = True


@njit()
def _read(position, owners):
    centre = 0
    for castle in range(CASTLES):
        owners[castle] = position % 3
        position //= 3
        centre += owners[castle] == 0
    return centre


@njit()
def _other(owners):
    number = 0
    for castle in range(CASTLES - 1, -1, -1):
        number = 3 * number + (3 - owners[castle] if owners[castle] else 0)
    return number


@njit()
def _worth(owners, clan, values, failed, worth, row):
    count = 0
    for castle in range(CASTLES):
        owner = owners[castle]
        whole = owner == 2
        for mate in range(CASTLES):
            whole &= clan[mate] != clan[castle] or owners[mate] == owner
        if owner != 1 and not whole:
            owners[castle] = 1
            worth[count], row[count] = 1.0 - values[_other(owners)] - failed, 2 * castle + (owner == 2)
            owners[castle] = owner
            count += 1
    return count


@njit()
def _turn(chance, success, ends, worth, row, best, tie):
    expected, goes_on = 0.0, False
    for dice in range(1, ends.size):
        rolls = best[ends[dice - 1] : ends[dice]]
        rolls[:] = expected
        for number in range(worth.size):
            _raise_to(rolls, worth[number], success[row[number], ends[dice - 1] : ends[dice]])
        goes_on = goes_on and bool(np.any(rolls <= expected + tie))
        for number in range(worth.size):
            if not goes_on and row[number] % 2 == 0 and worth[number] >= -tie:
                goes_on = _is_chosen(
                    rolls, max(worth[number], 0.0), success[row[number], ends[dice - 1] : ends[dice]], tie
                )
        expected = _mean(chance[ends[dice - 1] : ends[dice]], rolls)
    return expected, goes_on


@njit()
def _raise_to(best, worth, success):
    for roll in range(best.size):
        if worth * success[roll] > best[roll]:
            best[roll] = worth * success[roll]


@njit(fastmath=True)
def _mean(chance, best):
    total = 0.0
    for roll in range(best.size):
        total += chance[roll] * best[roll]
    return total


@njit()
def _is_chosen(best, worth, success, tie):
    chosen = False
    for roll in range(best.size):
        chosen |= success[roll] > 0.0 and worth * success[roll] >= best[roll] - tie
    return chosen
