"""The batch engine on a graphics card (PyTorch and Triton)."""

# mypy: allow-untyped-calls

from __future__ import annotations

import os
from typing import Any, NamedTuple

import numpy as np
import torch  # type: ignore[import-not-found, unused-ignore]

from wartable.games.age_of_war.batch.games import Batch, Policy
from wartable.games.age_of_war.batch.gpu_kernels import play_kernel
from wartable.games.age_of_war.batch.greedy import GreedyTables
from wartable.games.age_of_war.batch.tables import BoxTables, Floats, Ints, Words, bit_places
from wartable.games.age_of_war.solver.device import Device

__all__ = ["GpuEngine", "has_gpu"]

Tensor = Any
"""A `torch.Tensor`; PyTorch is an extra, and may not be here when types are checked."""

_LANES = 32
_GREEDY_LANES = 64
"""With greedy players two games for each thread, since the odds it reads serve both."""
_PROGRAMS = 32
"""Programs for each multiprocessor; those that find no place at first find no games left later."""


class BoxTensors(NamedTuple):
    """tables.py on the card."""

    first_roll: Tensor
    alias: Tensor
    fills: Tensor
    used: Tensor
    castle_of: Tensor
    rest: Tensor
    printed: Tensor
    special: Tensor
    whole: Tensor
    standing: Tensor
    places: Tensor
    """`bit_places`."""


class GreedyTensors(NamedTuple):
    """greedy.py on the card, in single precision."""

    lasting: Tensor
    others: Tensor
    denied: Tensor
    opening: Tensor
    opening_line: Tensor
    pursuit: Tensor
    first_line: Tensor
    chance: Tensor
    success: Tensor
    """By class and castle: the odds in the centre and those of a stolen one, in one word."""
    start: Tensor


def has_gpu() -> bool:
    """Whether PyTorch sees a graphics card."""
    return bool(torch.cuda.is_available())


class GpuEngine:
    """Plays on a graphics card."""

    device = Device.GPU

    def __init__(self, box: BoxTables, greedy: GreedyTables, players: int) -> None:
        # Triton's interpreter runs the same kernel on the processor, for tests.
        self._is_interpreted = os.environ.get("TRITON_INTERPRET") == "1"
        self._where = torch.device("cpu" if self._is_interpreted else "cuda")
        self._players = players
        tables = {**box._asdict(), **greedy._asdict(), "success": _pairs(greedy.success), "places": bit_places()}
        self._box = BoxTensors(*(self._tensor(tables[name]) for name in BoxTensors._fields))
        self._greedy = GreedyTensors(*(self._tensor(tables[name]) for name in GreedyTensors._fields))
        self._shape = {
            "players": players,
            "dice": box.dice,
            "castles": box.castles,
            "lines": box.lines,
            "most_lines": int(np.diff(greedy.first_line).max()),
            "loss": greedy.loss,
            "last_castle": greedy.game,
        }

    def play(self, batch: Batch) -> tuple[Ints, Ints]:
        """What every seat holds in the end, by game and seat; and who began, turns, decisions, by game."""
        held, counts, _ = self.launch(batch)
        return held.cpu().numpy(), counts.cpu().numpy()

    def record(self, batch: Batch, decisions: int) -> Ints:
        """By game: the first player, then each roll and the line filled with it, for so many decisions at most."""
        log: Ints = self.launch(batch, 1 + 2 * decisions)[2].cpu().numpy()
        return log

    def launch(self, batch: Batch, log_columns: int = 0) -> tuple[Tensor, Tensor, Tensor]:
        """The same, left on the card and perhaps still in the making; the third is the log."""
        held = torch.zeros((batch.games, self._players), dtype=torch.int32, device=self._where)
        counts = torch.zeros((batch.games, 3), dtype=torch.int32, device=self._where)
        log = torch.zeros((batch.games, log_columns), dtype=torch.int32, device=self._where)
        greedy_seats = sum(1 << seat for seat, policy in enumerate(batch.policies) if policy == Policy.GREEDY)
        lanes = _GREEDY_LANES if greedy_seats else _LANES
        programs = min(_PROGRAMS * self._multiprocessors(), -(-batch.games // lanes))
        play_kernel[programs,](
            held,
            counts,
            log,
            torch.zeros(1, dtype=torch.int32, device=self._where),
            self._box,
            self._greedy,
            _signed(batch.seed),
            _signed(batch.first_game),
            batch.games,
            batch.turn_limit,
            log_columns,
            is_logged=log_columns > 0,
            greedy_seats=greedy_seats,
            lanes=lanes,
            num_warps=1,
            **self._shape,
        )
        return held, counts, log

    def _multiprocessors(self) -> int:
        if self._is_interpreted:
            return 1
        return int(torch.cuda.get_device_properties(self._where).multi_processor_count)

    def _tensor(self, table: Any) -> Tensor:
        """Odds and worth in single precision."""
        single = table.astype(np.float32) if table.dtype == np.float64 else table
        return torch.from_numpy(np.ascontiguousarray(single)).to(self._where)


def _pairs(success: Floats) -> Words:
    """By class and castle: its two odds, read at once."""
    in_centre, stolen = np.split(success.T.astype(np.float32), 2, axis=1)
    return np.stack([in_centre, stolen], axis=2).view(np.int64)[..., 0]


def _signed(word: int) -> int:
    """A number of 64 bits as the kernel takes it."""
    return word - (1 << 64) if word >> 63 else word
