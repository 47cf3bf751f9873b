"""Tables of a game on arrays that its compiled kernels step: what every such engine does alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from wartable.core.batch import Piece, Seeds, TableArrays
from wartable.core.compiled import Straight
from wartable.core.game import Seat

__all__ = ["Kernels", "SteppedTables"]


class Kernels(NamedTuple):
    """The compiled functions of an engine.

    `reset` and `step` take the set-up, positions, arrays and room for thoughts, then a piece, which of its tables are
    meant, and seeds and learners, or actions; an engine that calls them itself may have them otherwise. `tell` takes
    the first part of the set-up, a row, a seat and what to fill.
    """

    reset: Callable[..., Any]
    step: Straight
    tell: Straight


class SteppedTables:
    """`Tables` of one set-up; each piece of them has room for thoughts of its own, since it has a thread of its own."""

    def __init__(
        self,
        kernels: Kernels,
        told: tuple[Any, ...],
        setup: tuple[Any, ...],
        *,
        positions: tuple[npt.NDArray[Any], ...],
        arrays: TableArrays,
        new_mind: Callable[[], Any],
    ) -> None:
        self.positions, self.arrays = positions, arrays
        self._rows = positions[0]
        self._kernels, self._told, self._new_mind = kernels, told, new_mind
        self._common = (*setup, positions, arrays)
        self._minds: dict[Piece, Any] = {}

    def reset(self, piece: Piece, which: npt.NDArray[np.bool_], seeds: Seeds, learners: npt.NDArray[np.int32]) -> None:
        self._minds[piece] = mind = self._new_mind()
        self._kernels.reset(*self._common, mind, *piece, which, seeds[0], seeds[1], learners)

    def step(self, piece: Piece, which: npt.NDArray[np.bool_], actions: npt.NDArray[np.int64]) -> None:
        self._kernels.step.call(*self._common, self._minds[piece], *piece, which, actions)

    def tell(self, table: int, seat: Seat, told: npt.NDArray[np.float32]) -> None:
        self._kernels.tell.call(*self._told, self._rows[table], seat, told)
