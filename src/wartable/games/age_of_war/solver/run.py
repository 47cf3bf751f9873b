"""Solves two-player Age of War from the last castle to the first, on the processor or a graphics card."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple, Protocol

import numpy as np

from wartable.games.age_of_war.components import Components
from wartable.games.age_of_war.solver.checkpoint import Checkpoint
from wartable.games.age_of_war.solver.classes import Floats, Ints
from wartable.games.age_of_war.solver.device import Device, NoSuchDevice
from wartable.games.age_of_war.solver.effort import Effort
from wartable.games.age_of_war.solver.final import final_values
from wartable.games.age_of_war.solver.layout import Layout

__all__ = ["DEFAULT_TOLERANCE", "LEAST_TOLERANCE", "Kernel", "Solution", "solve"]

DEFAULT_TOLERANCE = 1e-9
LEAST_TOLERANCE = 1e-10
"""Below this the rounding of sums would show, and rounds might never settle."""

_PRECISION = 0.01
"""The last round moves no value by more than this part of the tolerance: small errors add up over a game's turns."""

Progress = Callable[[int], None]
"""Called with the number of positions just done."""


class Kernel(Protocol):
    """Solves blocks of positions."""

    device: Device
    positions_at_once: int
    """How many positions make a good piece of work."""

    def solve(self, blocks: Ints, values: Floats, precision: float) -> Effort:
        """Fill in the values of blocks of one stratum; all strata below must be done."""


class Solution(NamedTuple):
    """The solved game."""

    values: Floats
    """By base-3 number of the owners, castle 0 the lowest digit (0 centre, 1 player to move, 2 opponent)."""
    effort: Effort
    device: Device
    seconds: float
    """Time spent on the strata, without building tables and compiling."""


def solve(
    components: Components,
    *,
    tolerance: float = DEFAULT_TOLERANCE,
    device: Device = Device.AUTO,
    checkpoint: Path | None = None,
    progress: Progress = lambda _positions: None,
) -> Solution:
    """The win probability of the player to move, a shared victory counting 1/2, in every position between turns."""
    if tolerance < LEAST_TOLERANCE:
        raise ValueError(f"the tolerance is {LEAST_TOLERANCE} or more, not {tolerance}")
    layout = Layout(len(components.castles))
    kernel = _kernel(device, components, layout)
    precision = tolerance * _PRECISION
    kept = Checkpoint(checkpoint, layout, components, precision) if checkpoint else None
    values, done = _begin(components, layout, kept)
    progress(layout.stretch(done - 1)[1])
    started, effort = time.perf_counter(), Effort()
    for stratum in range(done, layout.castles + 1):
        for blocks in _pieces(layout, stratum, kernel.positions_at_once):
            effort = Effort.total((effort, kernel.solve(blocks, values, precision)))
            progress(len(blocks) << (layout.castles - stratum))
        if kept:
            kept.save(values, stratum)
    seconds = time.perf_counter() - started
    return Solution(values[layout.place_of_owners()], effort, kernel.device, seconds)


def _begin(components: Components, layout: Layout, kept: Checkpoint | None) -> tuple[Floats, int]:
    """Values with the strata that are done, and their number; at least the ends of the game."""
    values = np.full(layout.positions, np.nan)
    done = kept.load(values) if kept else 0
    if done == 0:
        values[: 1 << layout.castles] = final_values(components)
        done = 1
        if kept:
            kept.save(values, 0)
    return values, done


def _pieces(layout: Layout, stratum: int, positions: int) -> Iterator[Ints]:
    """The blocks of a stratum in pieces of about so many positions."""
    blocks = layout.blocks(stratum)
    step = max(1, positions >> (layout.castles - stratum))
    for begin in range(0, len(blocks), step):
        yield blocks[begin : begin + step]


def _kernel(device: Device, components: Components, layout: Layout) -> Kernel:
    match device:
        case Device.AUTO:
            return _gpu_kernel(components, layout) or _cpu_kernel(components, layout)
        case Device.CPU:
            return _cpu_kernel(components, layout)
        case Device.GPU:
            kernel = _gpu_kernel(components, layout)
            if kernel is None:
                raise NoSuchDevice(Device.GPU)
            return kernel


def _cpu_kernel(components: Components, layout: Layout) -> Kernel:
    try:
        from wartable.games.age_of_war.solver.cpu import CpuKernel
    except ImportError:
        raise NoSuchDevice(Device.CPU) from None
    return CpuKernel(components, layout)


def _gpu_kernel(components: Components, layout: Layout) -> Kernel | None:
    try:
        from wartable.games.age_of_war.solver.gpu import GpuKernel, has_gpu
    except ImportError:
        return None
    return GpuKernel(components, layout) if has_gpu() else None
