"""The solver on a graphics card (PyTorch and Triton): a whole stratum at a time.

docs/solver.md explains the method. Each round works out every turn of the stratum, then sweeps with the policy held
fixed. Turns are worked out by halves: a position and its other side are never in the same half, so that one sees the
other's new value. New values are always written apart, so the result does not depend on which thread is first.
"""

# mypy: allow-untyped-calls

from __future__ import annotations

import os
from typing import Any, NamedTuple

import numpy as np
import torch  # type: ignore[import-not-found, unused-ignore]

from wartable.games.age_of_war.components import Components
from wartable.games.age_of_war.solver.classes import Floats, Ints, roll_classes
from wartable.games.age_of_war.solver.device import Device
from wartable.games.age_of_war.solver.effort import Effort
from wartable.games.age_of_war.solver.gpu_kernels import backup_kernel, evaluate_kernel
from wartable.games.age_of_war.solver.layout import Layout

__all__ = ["GpuKernel", "has_gpu"]

Tensor = Any
"""A `torch.Tensor`; PyTorch is an extra, and may not be here when types are checked."""

Half = tuple[int, int]
"""Number and size of half a block."""

_SWEEPS = 24
_MOST_SWEEPS = 120
_LANES = 128
_WARP = 32
_REGISTERS = 128
"""Left alone the compiler takes more for each thread, and too few threads hide the waiting of the others."""
_NEVER = 1 << 30
"""A bit that no position number has."""
_TIE_BREAKER = 2.0**-46
"""Far below any tolerance, far above the rounding of a product."""


class _Stratum(NamedTuple):
    """The positions with equally many castles in the centre, block by block."""

    here: slice
    """Where it stands among all values."""
    positions: int
    blocks: int
    block_size: int
    failed_at: Tensor
    """By position: the place it becomes when the turn fails."""
    taken_at: Tensor
    """By castle and position: the place it becomes when the castle is conquered."""
    success: Tensor
    """By block, class of rolls, and castle: the odds, of a castle in the centre or of a stolen one."""


def has_gpu() -> bool:
    """Whether PyTorch sees a graphics card."""
    return bool(torch.cuda.is_available())


class GpuKernel:
    """Solves strata on a graphics card."""

    device = Device.GPU

    def __init__(self, components: Components, layout: Layout) -> None:
        self.positions_at_once = layout.positions
        self._layout = layout
        # Triton's interpreter runs the same kernels on the processor, for tests.
        self._where = torch.device("cpu" if os.environ.get("TRITON_INTERPRET") == "1" else "cuda")
        classes = roll_classes(components)
        self._chance = self._tensor(classes.chance)
        self._success = self._tensor(classes.success.T)
        self._start = self._tensor(classes.start.astype(np.int32))
        self._clans = [clan.castles for clan in components.clans]
        self._values, self._twin = self._floats(layout.positions), self._floats(layout.positions)
        self._known = 0

    def solve(self, blocks: Ints, values: Floats, precision: float) -> Effort:
        """Fill in the values of a whole stratum; all strata below must be done."""
        stratum = self._open(blocks)
        if self._known < stratum.here.start:
            self._values[: stratum.here.start] = self._tensor(values[: stratum.here.start])
            self._twin[: stratum.here.start] = self._values[: stratum.here.start]
        self._values[stratum.here] = 0.5
        odds = self._floats(self._layout.castles, stratum.positions)
        rounds, sweeps, residual = 0, 0, 1.0
        while residual > precision:
            residual = self._improve(stratum, odds)
            rounds += 1
            if residual > precision:
                sweeps += self._evaluate(stratum, odds, max(precision / 10, residual / 1000))
        self._twin[stratum.here] = self._values[stratum.here]
        values[stratum.here] = self._values[stratum.here].cpu().numpy()
        self._known = stratum.here.stop
        backups = rounds * stratum.positions
        return Effort(backups, sweeps * stratum.positions, backups * self._success.numel() // 2, rounds, residual)

    def enclose(self, final: Floats, width: float) -> tuple[Floats, Floats]:
        """Bounds on every value, whatever the solver found: from 0 and 1 they close in turn by turn until they meet.

        What a turn is worth falls as the values after it, which are the opponent's, rise: so the turn against the
        upper bounds is a lower bound, and the other way round. `width` says how close is close enough.
        """
        low, high = self._floats(self._layout.positions), self._floats(self._layout.positions)
        low[: len(final)] = high[: len(final)] = self._tensor(final)
        for number in range(1, self._layout.castles + 1):
            stratum = self._open(self._layout.blocks(number))
            odds, here = self._floats(self._layout.castles, stratum.positions), stratum.here
            low[here], high[here] = 0.0, 1.0
            while float((high[here] - low[here]).max()) > width:
                for bound, opposite in ((low, high), (high, low)):
                    for half in _halves(stratum.block_size):
                        self._work_out(stratum, opposite, odds, bound[here], half)
        return low.cpu().numpy(), high.cpu().numpy()

    def _open(self, blocks: Ints) -> _Stratum:
        size = 1 << (self._layout.castles - int(blocks[0]).bit_count())
        begin = int(self._layout.offset[blocks[0]])
        positions = len(blocks) * size
        here = slice(begin, begin + positions)
        return _Stratum(
            here, positions, len(blocks), size, *self._successors(blocks, begin, size), self._odds_by_block(blocks)
        )

    def _odds_by_block(self, blocks: Ints) -> Tensor:
        castle = np.arange(self._layout.castles)
        row = np.where(blocks[:, None] >> castle & 1, castle, castle + self._layout.castles)
        return self._success[:, self._tensor(row)].transpose(0, 1).contiguous()

    def _successors(self, blocks: Ints, begin: int, size: int) -> tuple[Tensor, Tensor]:
        """By position: where it leads when the turn fails, and when each castle is conquered."""
        castle = np.arange(self._layout.castles)[:, None]
        outside = ~blocks >> castle & 1
        # A castle's bit in position numbers counts the castles outside the centre before it.
        bit = 1 << (np.cumsum(outside, axis=0) - outside)
        to_position = self._by_block(begin + size * np.arange(len(blocks))[None, :])
        here = torch.arange(size, dtype=torch.int32, device=self._where)
        other = size - 1 - here
        failed_at = to_position + other
        own = self._by_block(bit)
        low = own - 1
        taken = self._by_block(self._layout.offset[blocks & ~(1 << castle)]) + ((other & ~low) << 1 | own | other & low)
        guard = self._by_block(self._guard(outside, bit))
        is_open = (here & own != 0) & (here & guard != guard)
        # A castle that cannot be attacked leads to where a failed turn leads: nothing is gained.
        stolen = torch.where(is_open, to_position + (other ^ own), failed_at)
        taken_at = torch.where(self._by_block(outside) == 1, stolen, taken)
        return failed_at.view(-1).contiguous(), taken_at.view(len(castle), -1).contiguous()

    def _guard(self, outside: Ints, bit: Ints) -> Ints:
        """By castle and block: the bits of its clan, which is safe if the opponent holds them all (AW-31)."""
        guard = np.full_like(bit, _NEVER)
        for clan in self._clans:
            members = list(clan)
            whole = outside[members].all(axis=0)
            guard[members] = np.where(whole, bit[members].sum(axis=0), _NEVER)
        return guard

    def _improve(self, stratum: _Stratum, odds: Tensor) -> float:
        """Work out every turn once; the largest change of a value."""
        residual, shape = 0.0, (stratum.blocks, stratum.block_size)
        for half in _halves(stratum.block_size):
            self._work_out(stratum, self._values, odds, self._twin[stratum.here], half)
            part = slice(half[0] * half[1], (half[0] + 1) * half[1])
            old, new = (values[stratum.here].view(shape)[:, part] for values in (self._values, self._twin))
            residual = max(residual, float((new - old).abs().max()))
            old.copy_(new)
        return residual

    def _work_out(self, stratum: _Stratum, values: Tensor, odds: Tensor, new_values: Tensor, half: Half) -> None:
        """The turns of one half of every block, with these values after them."""
        number, size = half
        # Small blocks have threads to spare otherwise; a warp is the least.
        lanes = max(_WARP, min(_LANES, size))
        backup_kernel[stratum.blocks, -(-size // lanes)](
            values, stratum.failed_at, stratum.taken_at, stratum.success, self._chance, self._start,
            new_values, odds, stratum.positions, stratum.block_size, number, size,
            rolls=len(self._chance), dice=len(self._start) - 1, tie_breaker=_TIE_BREAKER,
            castles=self._layout.castles, lanes=lanes, num_warps=lanes // _WARP, maxnreg=_REGISTERS,
        )  # fmt: skip

    def _evaluate(self, stratum: _Stratum, odds: Tensor, enough: float) -> int:
        """Sweeps with the policy held fixed, until one moves no value by more than `enough`; how many."""
        sweeps, moved = 0, 1.0
        while moved > enough and sweeps < _MOST_SWEEPS:
            for sweep in range(_SWEEPS):
                old, new = (self._values, self._twin)[:: 1 - 2 * (sweep % 2)]
                evaluate_kernel[-(-stratum.positions // _LANES),](
                    old, stratum.failed_at, stratum.taken_at, odds, new[stratum.here], stratum.positions,
                    castles=self._layout.castles, lanes=_LANES, num_warps=_LANES // _WARP,
                )  # fmt: skip
            # Asking waits for the card, so it is asked now and then only.
            moved = float((self._values[stratum.here] - self._twin[stratum.here]).abs().max())
            sweeps += _SWEEPS
        return sweeps

    def _floats(self, *shape: int) -> Tensor:
        return torch.zeros(shape, dtype=torch.float64, device=self._where)

    def _tensor(self, array: Any) -> Tensor:
        return torch.from_numpy(np.ascontiguousarray(array)).to(self._where)

    def _by_block(self, numbers: Ints) -> Tensor:
        """Numbers by castle and block, to be combined with numbers by position."""
        return self._tensor(numbers.astype(np.int32))[:, :, None]


def _halves(block_size: int) -> tuple[Half, ...]:
    """Number and size of the halves of a block; a block of one position is its own other side."""
    return ((0, 1),) if block_size == 1 else ((0, block_size // 2), (1, block_size // 2))
