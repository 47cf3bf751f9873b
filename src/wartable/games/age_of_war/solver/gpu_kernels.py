"""The solver's two kernels for a graphics card (Triton): one thread has one position, and all its castles.

Tiles are castles by positions, positions along the threads, so sums and maxima over castles stay inside a thread.
"""

# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls, allow-untyped-decorators
# ruff: noqa: PLR0917 (kernels take their arguments by place)

from __future__ import annotations

import triton  # type: ignore[import-not-found, unused-ignore]
import triton.language as tl  # type: ignore[import-not-found, unused-ignore]

__all__ = ["backup_kernel", "evaluate_kernel"]


@triton.jit
def _larger(one, other):
    # No value is ever NaN here, and asking for it would cost a third of the time.
    return tl.where(one > other, one, other)


@triton.jit
def backup_kernel(
    values,  # by place: all positions
    failed_at,  # by position of the stratum: the place it becomes when the turn fails
    taken_at,  # by castle and position: the place it becomes when the castle is conquered
    row,  # by block and castle: the row of the odds
    success,  # by class of rolls and row
    chance,  # by class of rolls
    start,  # by dice: the first class
    new_values,  # out, by position
    odds,  # out, by castle and position: the chance to conquer it
    positions,  # in the stratum
    block_size,
    half,  # 0 or 1: which half of each block is worked out
    half_size,
    rows: tl.constexpr,
    dice: tl.constexpr,
    tie_breaker: tl.constexpr,
    castles: tl.constexpr,
    lanes: tl.constexpr,
):
    """One turn worked out in full, for the positions of one half of a block."""
    block = tl.program_id(0)
    lane = tl.program_id(1) * lanes + tl.arange(0, lanes)
    inside = lane < half_size
    position = block * block_size + half * half_size + lane
    castle = tl.arange(0, castles)[:, None]
    failed = tl.load(values + tl.load(failed_at + position, mask=inside, other=0), mask=inside, other=0.0)
    place = tl.load(taken_at + castle * positions + position[None, :], mask=inside[None, :], other=0)
    taken = tl.load(values + place, mask=inside[None, :], other=0.0)
    # Exact ties between castles would count twice below: lift each a little more than the one before.
    gain = tl.maximum(failed[None, :] - taken, 0.0) * (1.0 + castle.to(tl.float64) * tie_breaker)
    at_row = tl.load(row + block * castles + castle) + tl.zeros([castles, lanes], tl.int32)
    expected = tl.zeros([lanes], tl.float64)
    conquest = tl.zeros([castles, lanes], tl.float64)
    for count in range(dice):
        total = tl.zeros([lanes], tl.float64)
        lose = tl.zeros([lanes], tl.float64)
        attack = tl.zeros([castles, lanes], tl.float64)
        for roll in range(tl.load(start + count), tl.load(start + count + 1)):
            weight = tl.load(chance + roll)
            odds_of_roll = tl.load(success + roll * rows + at_row)
            worth = gain * odds_of_roll
            best = tl.reduce(worth, 0, _larger)
            total += weight * _larger(best, expected)
            filled = tl.where(best > expected, weight, 0.0)
            lose += weight - filled
            attack += tl.where(worth == best[None, :], filled[None, :], 0.0) * odds_of_roll
        is_rolled = tl.load(start + count + 1) > tl.load(start + count)
        expected = tl.where(is_rolled, total, expected)
        conquest = tl.where(is_rolled, conquest * lose[None, :] + attack, conquest)
    tl.store(new_values + position, 1.0 - failed + expected, mask=inside)
    tl.store(odds + castle * positions + position[None, :], conquest, mask=inside[None, :])


@triton.jit
def evaluate_kernel(
    values, failed_at, taken_at, odds, new_values, positions, block_size, half, half_size,
    castles: tl.constexpr, lanes: tl.constexpr,
):  # fmt: skip
    """What a turn is worth if castles are conquered with these chances."""
    lane = tl.program_id(1) * lanes + tl.arange(0, lanes)
    inside = lane < half_size
    position = tl.program_id(0) * block_size + half * half_size + lane
    castle = tl.arange(0, castles)[:, None]
    failed = tl.load(values + tl.load(failed_at + position, mask=inside, other=0), mask=inside, other=0.0)
    place = tl.load(taken_at + castle * positions + position[None, :], mask=inside[None, :], other=0)
    taken = tl.load(values + place, mask=inside[None, :], other=0.0)
    chance = tl.load(odds + castle * positions + position[None, :], mask=inside[None, :], other=0.0)
    gained = tl.sum(chance * (failed[None, :] - taken), axis=0)
    tl.store(new_values + position, 1.0 - failed + gained, mask=inside)
