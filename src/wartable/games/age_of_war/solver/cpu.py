"""The solver's kernel for the processor: the blocks of one stratum side by side on all cores (numba).

docs/solver.md explains the method. The inner loops are plain, so that they become vector instructions.
"""

# mypy: allow-untyped-decorators
# ruff: noqa: PLR0917 (compiled functions take their arguments by place)

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit, prange

from wartable.core.compiled import compiled_once
from wartable.core.processes import uninterrupted
from wartable.games.age_of_war.components import Components
from wartable.games.age_of_war.solver.classes import Floats, Ints
from wartable.games.age_of_war.solver.cpu_turn import Turn, turn_of, work_out_turn
from wartable.games.age_of_war.solver.device import Device
from wartable.games.age_of_war.solver.effort import Effort
from wartable.games.age_of_war.solver.layout import Layout

__all__ = ["CpuKernel"]

_SWEEPS = 16

Flags = npt.NDArray[np.bool_]


class _Block(NamedTuple):
    """Positions with the same castles in the centre; number ~b is position b seen from the other seat."""

    castle: Ints
    """The castles outside the centre in card order, then those in the centre."""
    row: Ints
    """By the same order."""
    outside: int
    stealable: Ints
    """By position: a bit set over the castles outside the centre."""
    taken: Floats
    """By position and castle in the centre: the mover's value once it is taken."""


class _Policy(NamedTuple):
    """What the mover does, by position: the chance to conquer each castle of the block."""

    odds: Floats
    known: Floats
    """The part of the value that does not change while the block is solved."""
    fail: Floats
    moved: Flags
    """Positions whose value changed in the round before, or in this one."""
    moving: Flags


class CpuKernel:
    """Solves blocks on the processor."""

    device = Device.CPU
    positions_at_once = 1 << 16

    def __init__(self, components: Components, layout: Layout) -> None:
        self._turn = turn_of(components)
        self._offset = layout.offset
        self._clans = np.array([sum(1 << castle for castle in clan.castles) for clan in components.clans])
        self._castles = layout.castles

    def solve(self, blocks: Ints, values: Floats, precision: float) -> Effort:
        """Fill in the values of blocks of one stratum; all strata below must be done."""
        effort = np.zeros((len(blocks), 5))
        # The first call compiles, and the compiler swallows exceptions.
        with uninterrupted():
            _solve_blocks(self._turn, self._offset, self._clans, self._castles, blocks, values, precision, effort)
        total, worst = effort.sum(axis=0), effort.max(axis=0, initial=0.0)
        return Effort(int(total[0]), int(total[1]), int(total[2]), int(worst[3]), float(worst[4]))


@compiled_once(parallel=True)
def _solve_blocks(
    turn: Turn,
    offset: Ints,
    clans: Ints,
    castles: int,
    blocks: Ints,
    values: Floats,
    precision: float,
    effort: Floats,
) -> None:
    for number in prange(blocks.size):
        block = _open_block(offset, clans, castles, blocks[number], values)
        begin = offset[blocks[number]]
        value = values[begin : begin + (1 << block.outside)]
        _solve_block(turn, block, value, precision, effort[number])


@njit()
def _open_block(offset: Ints, clans: Ints, castles: int, centre: int, values: Floats) -> _Block:
    castle, row = np.empty(castles, np.int64), np.empty(castles, np.int64)
    outside = 0
    for number in range(castles):
        if not centre >> number & 1:
            castle[outside], row[outside] = number, castles + number
            outside += 1
    end = outside
    for number in range(castles):
        if centre >> number & 1:
            castle[end] = row[end] = number
            end += 1
    stealable = _stealable(clans, castle[:outside])
    taken = _values_after_taking(offset, centre, castle, outside, values)
    return _Block(castle, row, outside, stealable, taken)


@njit()
def _stealable(clans: Ints, castle: Ints) -> Ints:
    """AW-31: whatever the opponent holds, less the clans held whole."""
    stealable = np.arange(1 << castle.size)
    for clan in clans:
        members, size = 0, 0
        for bit in range(castle.size):
            if clan >> castle[bit] & 1:
                members |= 1 << bit
                size += 1
        whole = clan
        while whole:
            whole &= whole - 1
            size -= 1
        for position in range(stealable.size):
            if size == 0 and position & members == members:
                stealable[position] &= ~members
    return stealable


@njit()
def _values_after_taking(offset: Ints, centre: int, castle: Ints, outside: int, values: Floats) -> Floats:
    size = 1 << outside
    taken = np.empty((size, castle.size - outside))
    for column in range(castle.size - outside):
        number = castle[outside + column]
        below = 0
        while below < outside and castle[below] < number:
            below += 1
        begin, low = offset[centre & ~(1 << number)], (1 << below) - 1
        for position in range(size):
            # The opponent moves next, and sees the new castle as an opponent's.
            other = size - 1 - position
            taken[position, column] = 1.0 - values[begin + ((other & ~low) << 1 | 1 << below | other & low)]
    return taken


@njit()
def _solve_block(turn: Turn, block: _Block, value: Floats, precision: float, effort: Floats) -> None:
    """Rounds of a full backup of every unsettled position, then sweeps with the policy held fixed."""
    size = value.size
    policy = _Policy(
        np.zeros((size, block.castle.size)),
        np.zeros(size),
        np.ones(size),
        np.ones(size, np.bool_),
        np.zeros(size, np.bool_),
    )
    _guess(block, value)
    residual = 1.0
    while residual > precision:
        residual = _improve(turn, block, value, policy, precision / 10, effort)
        effort[3] += 1
        if residual > precision:
            effort[1] += _evaluate(block, value, policy, precision / 10, residual / 1000)
        policy.moved[:] = policy.moving
        policy.moving[:] = False
    effort[4] = residual


@njit()
def _guess(block: _Block, value: Floats) -> None:
    """A first value: as if either side were about to take any castle of the centre, all equally likely."""
    for position in range(value.size):
        mine, theirs = block.taken[position], block.taken[value.size - 1 - position]
        value[position] = 0.5 + (mine.sum() - theirs.sum()) / (2 * mine.size)


@njit()
def _improve(turn: Turn, block: _Block, value: Floats, policy: _Policy, still: float, effort: Floats) -> float:
    """One backup of every position with an input that moved, each next to its other side; the largest change."""
    best, who = np.empty(turn.chance.size), np.empty(turn.chance.size, np.uint8)
    gain, row, column = np.empty(block.castle.size), np.empty_like(block.row), np.empty_like(block.row)
    odds = np.empty(block.castle.size)
    residual, last = 0.0, value.size - 1
    for step in range(value.size):
        position = step >> 1 if step & 1 == 0 else last - (step >> 1)
        if not _has_news(block, policy, position):
            continue
        count = _gains(block, value, position, gain, row, column)
        failed = 1.0 - value[last - position]
        new = failed + work_out_turn(turn, gain[:count], row[:count], best, who, odds, effort)
        residual = max(residual, abs(new - value[position]))
        policy.moving[position] |= abs(new - value[position]) > still
        value[position] = new
        _note(block, policy, position, odds[:count], column)
        effort[0] += 1
    return residual


@njit()
def _has_news(block: _Block, policy: _Policy, position: int) -> bool:
    """Whether a value that this position's turn leads to has moved since it was last worked out."""
    other = policy.moved.size - 1 - position
    if policy.moved[other] or policy.moving[other]:
        return True
    for bit in range(block.outside):
        if block.stealable[position] >> bit & 1:
            after = other ^ 1 << bit
            if policy.moved[after] or policy.moving[after]:
                return True
    return False


@njit()
def _gains(block: _Block, value: Floats, position: int, gain: Floats, row: Ints, column: Ints) -> int:
    """The castles worth conquering: by how much they beat a failed turn, their rows and columns."""
    other = value.size - 1 - position
    failed, count = 1.0 - value[other], 0
    for bit in range(block.outside):
        if block.stealable[position] >> bit & 1:
            gain[count] = 1.0 - value[other ^ 1 << bit] - failed
            row[count], column[count] = block.row[bit], bit
            count += gain[count] > 0.0
    for place in range(block.taken.shape[1]):
        gain[count] = block.taken[position, place] - failed
        row[count], column[count] = block.row[block.outside + place], block.outside + place
        count += gain[count] > 0.0
    return count


@njit()
def _note(block: _Block, policy: _Policy, position: int, odds: Floats, column: Ints) -> None:
    """Keep the policy of a position: value = known + fail x (1 - other) - sum of odds x value after each steal."""
    policy.odds[position] = 0.0
    known, fail = 0.0, 1.0
    for number in range(odds.size):
        fail -= odds[number]
        policy.odds[position, column[number]] = odds[number]
        stolen = column[number] < block.outside
        known += odds[number] * (1.0 if stolen else block.taken[position, column[number] - block.outside])
    policy.known[position], policy.fail[position] = known, max(0.0, fail)


@njit()
def _evaluate(block: _Block, value: Floats, policy: _Policy, still: float, enough: float) -> int:
    """Sweeps over pairs of a position and its other side, which lead to each other when turns fail."""
    last = value.size - 1
    sweeps, change = 0, 1.0
    while change > max(still, enough) and sweeps < _SWEEPS:
        change = 0.0
        for position in range((value.size + 1) // 2):
            other = last - position
            here, there = policy.known[position], policy.known[other]
            for bit in range(block.outside):
                here -= policy.odds[position, bit] * value[other ^ 1 << bit]
                there -= policy.odds[other, bit] * value[position ^ 1 << bit]
            change = max(change, _settle_pair(value, policy, position, other, here, there, still))
        sweeps += 1
    return sweeps * value.size


@njit()
def _settle_pair(
    value: Floats, policy: _Policy, position: int, other: int, here: float, there: float, still: float
) -> float:
    """Solve v = here + fail (1 - w), w = there + fail' (1 - v) for both; the larger change."""
    fail, fail_there = policy.fail[position], policy.fail[other]
    if position == other:
        new = new_there = (here + fail) / (1.0 + fail)
    elif fail * fail_there < 1.0:
        new = (here + fail * (1.0 - there - fail_there)) / (1.0 - fail * fail_there)
        new_there = there + fail_there * (1.0 - new)
    else:
        # Both pass: any pair of values that add up to 1 agrees, and the present ones do.
        return 0.0
    change, change_there = abs(new - value[position]), abs(new_there - value[other])
    policy.moving[position] |= change > still
    policy.moving[other] |= change_there > still
    value[position], value[other] = new, new_there
    return float(max(change, change_there))
