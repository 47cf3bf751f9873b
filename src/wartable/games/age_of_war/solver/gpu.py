"""The solver on a graphics card (PyTorch and Triton): a whole stratum at a time.

docs/solver.md explains the method. Each round works out every turn of the stratum, then sweeps with the policy held
fixed. Both go by halves: a position and its other side are never in the same half, so that one sees the other's new
value. New values are collected apart and copied, so the result does not depend on which thread is first.
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

_SWEEPS = 12
_MOST_SWEEPS = 120
_LANES = 128
_WARPS = 4
_TIE_BREAKER = 2.0**-46
"""Far below any tolerance, far above the rounding of a product."""


class _Stratum(NamedTuple):
    """The positions with equally many castles in the centre, block by block."""

    begin: int
    positions: int
    blocks: int
    block_size: int
    failed_at: Tensor
    taken_at: Tensor
    row: Tensor


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
        self._width = max(2, 1 << (layout.castles - 1).bit_length())
        """Castles are filled up to a power of two with some that are never worth anything."""
        classes = roll_classes(components)
        self._chance = self._tensor(classes.chance)
        self._success = self._tensor(np.vstack([classes.success, np.zeros((1, len(classes.chance)))]).T)
        self._start = self._tensor(classes.start.astype(np.int32))
        self._clans = [clan.castles for clan in components.clans]
        self._values = self._floats(layout.positions)
        self._known = 0

    def solve(self, blocks: Ints, values: Floats, precision: float) -> Effort:
        """Fill in the values of a whole stratum; all strata below must be done."""
        stratum = self._open(blocks)
        if self._known < stratum.begin:
            self._values[: stratum.begin] = self._tensor(values[: stratum.begin])
        here = self._values[stratum.begin : stratum.begin + stratum.positions]
        here[:] = 0.5
        odds, fresh = self._floats(self._width, stratum.positions), self._floats(stratum.positions)
        rounds, sweeps, residual = 0, 0, 1.0
        while residual > precision:
            residual = self._improve(stratum, odds, fresh)
            rounds += 1
            if residual > precision:
                sweeps += self._evaluate(stratum, odds, fresh, max(precision / 10, residual / 1000))
        values[stratum.begin : stratum.begin + stratum.positions] = here.cpu().numpy()
        self._known = stratum.begin + stratum.positions
        backups = rounds * stratum.positions
        products = backups * len(self._chance) * self._width
        return Effort(backups, sweeps * stratum.positions, products, rounds, residual)

    def enclose(self, final: Floats, width: float) -> tuple[Floats, Floats]:
        """Bounds on every value, whatever the solver found: from 0 and 1 they close in turn by turn until they meet.

        What a turn is worth falls as the values after it, which are the opponent's, rise: so the turn against the
        upper bounds is a lower bound, and the other way round. `width` says how close is close enough.
        """
        low, high = self._floats(self._layout.positions), self._floats(self._layout.positions)
        low[: len(final)] = high[: len(final)] = self._tensor(final)
        for number in range(1, self._layout.castles + 1):
            stratum = self._open(self._layout.blocks(number))
            here = slice(stratum.begin, stratum.begin + stratum.positions)
            odds, fresh = self._floats(self._width, stratum.positions), self._floats(stratum.positions)
            low[here], high[here] = 0.0, 1.0
            while float((high[here] - low[here]).max()) > width:
                for bound, opposite in ((low, high), (high, low)):
                    for half in _halves(stratum.block_size):
                        self._work_out(stratum, opposite, odds, fresh, half)
                    bound[here] = fresh
        return low.cpu().numpy(), high.cpu().numpy()

    def _open(self, blocks: Ints) -> _Stratum:
        size = 1 << (self._layout.castles - int(blocks[0]).bit_count())
        begin = int(self._layout.offset[blocks[0]])
        return _Stratum(begin, len(blocks) * size, len(blocks), size, *self._successors(blocks, begin, size))

    def _successors(self, blocks: Ints, begin: int, size: int) -> tuple[Tensor, Tensor, Tensor]:
        """By position: where it leads when the turn fails and when each castle is conquered; and the rows of odds."""
        layout, count = self._layout, len(blocks)
        block = torch.arange(count, dtype=torch.int32, device=self._where)[:, None] * size + begin
        here = torch.arange(size, dtype=torch.int32, device=self._where)[None, :]
        other = size - 1 - here
        failed_at = (block + other).reshape(-1)
        # A castle that cannot be attacked leads to where a failed turn leads: nothing is gained.
        taken_at = failed_at.repeat(self._width, 1)
        row = np.full((count, self._width), 2 * layout.castles, np.int32)
        for castle in range(layout.castles):
            in_centre = (blocks >> castle & 1).astype(bool)
            row[:, castle] = np.where(in_centre, castle, layout.castles + castle)
            rank = self._column(_outside_below(blocks, castle))
            low = (1 << rank) - 1
            lower = self._column(layout.offset[blocks & ~(1 << castle)])
            taken = lower + ((other & ~low) << 1 | 1 << rank | other & low)
            stolen = block + (other ^ 1 << rank)
            is_open = (here >> rank & 1).bool() & ~self._is_safe(blocks, castle, here)
            place = torch.where(self._column(in_centre), taken, torch.where(is_open, stolen, block + other))
            taken_at[castle] = place.reshape(-1)
        return failed_at, taken_at, self._tensor(row)

    def _is_safe(self, blocks: Ints, castle: int, here: Tensor) -> Tensor:
        """By block and position: whether the opponent holds the castle's whole clan (AW-31)."""
        clan = next(castles for castles in self._clans if castle in castles)
        members = sum(1 << _outside_below(blocks, mate) for mate in clan)
        complete = np.all([blocks >> mate & 1 == 0 for mate in clan], axis=0)
        mask = self._column(members)
        return self._column(complete) & (here & mask == mask)

    def _improve(self, stratum: _Stratum, odds: Tensor, fresh: Tensor) -> float:
        """Work out every turn once; the largest change of a value."""
        residual = 0.0
        for half in _halves(stratum.block_size):
            self._work_out(stratum, self._values, odds, fresh, half)
            here, new = self._parts(stratum, fresh, half)
            residual = max(residual, float((new - here).abs().max()))
            here.copy_(new)
        return residual

    def _work_out(self, stratum: _Stratum, values: Tensor, odds: Tensor, fresh: Tensor, half: Half) -> None:
        """The turns of one half of every block, with these values after them."""
        number, size = half
        backup_kernel[stratum.blocks, -(-size // _LANES)](
            values, stratum.failed_at, stratum.taken_at, stratum.row, self._success, self._chance, self._start,
            fresh, odds, stratum.positions, stratum.block_size, number, size,
            rows=self._success.shape[1], dice=len(self._start) - 1, tie_breaker=_TIE_BREAKER,
            castles=self._width, lanes=_LANES, num_warps=_WARPS,
        )  # fmt: skip

    def _evaluate(self, stratum: _Stratum, odds: Tensor, fresh: Tensor, enough: float) -> int:
        """Sweeps with the policy held fixed, until one moves no value by more than `enough`; how many."""
        sweeps, moved = 0, 1.0
        while moved > enough and sweeps < _MOST_SWEEPS:
            for sweep in range(_SWEEPS):
                for half in _halves(stratum.block_size):
                    self._sweep(stratum, odds, fresh, half)
                    here, new = self._parts(stratum, fresh, half)
                    if sweep == _SWEEPS - 1:
                        # Asking waits for the card, so it is asked now and then only.
                        moved = float((new - here).abs().max())
                    here.copy_(new)
            sweeps += _SWEEPS
        return sweeps

    def _sweep(self, stratum: _Stratum, odds: Tensor, fresh: Tensor, half: Half) -> None:
        number, size = half
        evaluate_kernel[stratum.blocks, -(-size // _LANES)](
            self._values, stratum.failed_at, stratum.taken_at, odds, fresh, stratum.positions, stratum.block_size,
            number, size, castles=self._width, lanes=_LANES, num_warps=_WARPS,
        )  # fmt: skip

    def _parts(self, stratum: _Stratum, fresh: Tensor, half: Half) -> tuple[Tensor, Tensor]:
        """The present and the new values of one half of every block."""
        number, size = half
        here = self._values[stratum.begin : stratum.begin + stratum.positions].view(-1, stratum.block_size)
        part = slice(number * size, (number + 1) * size)
        return here[:, part], fresh.view(-1, stratum.block_size)[:, part]

    def _floats(self, *shape: int) -> Tensor:
        return torch.zeros(shape, dtype=torch.float64, device=self._where)

    def _tensor(self, array: Any) -> Tensor:
        return torch.from_numpy(np.ascontiguousarray(array)).to(self._where)

    def _column(self, by_block: Any) -> Tensor:
        """Numbers by block, to be combined with numbers by position."""
        kind = by_block.dtype if by_block.dtype == bool else np.int32
        return self._tensor(by_block.astype(kind))[:, None]


def _outside_below(blocks: Ints, castle: int) -> Ints:
    """By block: how many castles before this one are outside the centre: its bit in position numbers."""
    below = np.zeros_like(blocks)
    for lower in range(castle):
        below += ~blocks >> lower & 1
    return below


def _halves(block_size: int) -> tuple[Half, ...]:
    """Number and size of the halves of a block; a block of one position is its own other side."""
    return ((0, 1),) if block_size == 1 else ((0, block_size // 2), (1, block_size // 2))
