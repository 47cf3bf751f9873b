"""The solver's two kernels for a graphics card (Triton): one thread has one position and all its castles.

What a thread knows of each castle is a tuple of vectors over the threads, so no castle ever crosses a thread.
"""

# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls, allow-untyped-decorators
# mypy: disable-error-code="assignment"
# ruff: noqa: PLR0917, RUF005 (kernels take their arguments by place, and their compiler only adds tuples)

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
    success,  # by block, class of rolls, and castle: the odds
    chance,  # by class of rolls
    start,  # by dice: the first class
    new_values,  # out, by position
    odds,  # out, by castle and position: the chance to conquer it
    positions,  # in the stratum
    block_size,
    half,  # 0 or 1: which half of each block is worked out
    half_size,
    rolls: tl.constexpr,
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
    zero = tl.zeros([lanes], tl.float64)
    failed = tl.load(values + tl.load(failed_at + position, mask=inside, other=0), mask=inside, other=0.0)
    gain = ()
    conquest = ()
    for castle in tl.static_range(castles):
        place = tl.load(taken_at + castle * positions + position, mask=inside, other=0)
        taken = tl.load(values + place, mask=inside, other=0.0)
        # Exact ties between castles would count twice below: each is lifted a little more than the one before.
        lift = (zero + castle) * tie_breaker + 1.0
        gain = gain + (_larger(failed - taken, zero) * lift,)
        conquest = conquest + (zero,)
    odds_of_roll = success + block.to(tl.int64) * rolls * castles
    expected = zero
    for count in range(dice):
        total = zero
        lose = zero
        attack = ()
        for _ in tl.static_range(castles):
            attack = attack + (zero,)
        first = tl.load(start + count)
        after_last = tl.load(start + count + 1)
        for roll in range(first, after_last):
            weight = tl.load(chance + roll)
            worth = ()
            best = zero
            for castle in tl.static_range(castles):
                worth = worth + (gain[castle] * tl.load(odds_of_roll + roll * castles + castle),)
                best = _larger(worth[castle], best)
            total += weight * _larger(best, expected)
            filled = tl.where(best > expected, weight, 0.0)
            lose += weight - filled
            more = ()
            for castle in tl.static_range(castles):
                chosen = tl.where(worth[castle] == best, filled, 0.0)
                more = more + (attack[castle] + chosen * tl.load(odds_of_roll + roll * castles + castle),)
            attack = more
        # So many dice that begin no castle are just lost.
        is_rolled = after_last > first
        expected = tl.where(is_rolled, total, expected)
        lose = tl.where(is_rolled, lose, 1.0)
        updated = ()
        for castle in tl.static_range(castles):
            updated = updated + (conquest[castle] * lose + attack[castle],)
        conquest = updated
    tl.store(new_values + position, 1.0 - failed + expected, mask=inside)
    for castle in tl.static_range(castles):
        tl.store(odds + castle * positions + position, conquest[castle], mask=inside)


@triton.jit
def evaluate_kernel(
    values,  # by place: all positions
    failed_at,  # as above
    taken_at,
    odds,
    new_values,  # out, by position
    positions,
    castles: tl.constexpr,
    lanes: tl.constexpr,
):
    """What a turn is worth if castles are conquered with these chances."""
    position = tl.program_id(0) * lanes + tl.arange(0, lanes)
    inside = position < positions
    failed = tl.load(values + tl.load(failed_at + position, mask=inside, other=0), mask=inside, other=0.0)
    value = 1.0 - failed
    for castle in tl.static_range(castles):
        place = tl.load(taken_at + castle * positions + position, mask=inside, other=0)
        taken = tl.load(values + place, mask=inside, other=0.0)
        value += tl.load(odds + castle * positions + position, mask=inside, other=0.0) * (failed - taken)
    tl.store(new_values + position, value, mask=inside)
