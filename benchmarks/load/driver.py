"""Plays many tables at a steady pace, whether or not the server keeps up."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Protocol

from load.measure import Figures, cpu_seconds

__all__ = ["Table", "drive"]


class Table(Protocol):
    """One table with its two clients."""

    latencies: list[float]

    def move(self) -> bool:
        """Send the next action, if the table is ready for it."""


async def drive(
    tables: Sequence[Table],
    seconds: float,
    server: int,
    *,
    warm_up: float = 10.0,
    moves_per_second: float | None = None,
) -> Figures:
    """Let the tables move in turn, evenly spread: each once per second unless another pace of all is given."""
    pace = moves_per_second or float(len(tables))
    await _play(tables, warm_up, pace)
    for table in tables:
        table.latencies.clear()
    cpu, started = cpu_seconds(server), time.perf_counter()
    moves, late = await _play(tables, seconds, pace)
    elapsed, spent = time.perf_counter() - started, cpu_seconds(server) - cpu
    await asyncio.sleep(1)
    return Figures(moves, elapsed, spent, [latency for table in tables for latency in table.latencies], late)


async def _play(tables: Sequence[Table], seconds: float, pace: float) -> tuple[int, int]:
    count, moves, late = len(tables), 0, 0
    started, due = time.perf_counter(), 0
    while (now := time.perf_counter() - started) < seconds:
        while due <= now * pace:
            if tables[due % count].move():
                moves += 1
            else:
                late += 1
            due += 1
        await asyncio.sleep(0.001)
    return moves, late
