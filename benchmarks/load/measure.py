"""Processor time and memory of a process, and servers pinned to a core."""

from __future__ import annotations

import math
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

__all__ = [
    "SERVER_CORE",
    "Figures",
    "cpu_seconds",
    "moves_per_cpu_second",
    "pin_load_generator",
    "resident_kb",
    "running",
]

SERVER_CORE, LOAD_CORE = 0, 1


class Figures(NamedTuple):
    """What came out of one run."""

    moves: int
    seconds: float
    server_cpu: float
    latencies: list[float]
    """Seconds from sending an action to the other client's receiving it."""
    late: int
    """Moves that were due while the table was still waiting for the one before."""

    def quantile(self, share: float) -> float:
        """Milliseconds; not a number where nothing came back in time to be measured."""
        ordered = sorted(self.latencies)
        if not ordered:
            return math.nan
        return 1000 * ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def moves_per_cpu_second(*rounds: Figures) -> float:
    """Moves per second of the server's processor time in all rounds; not a number where it used none that shows."""
    spent = sum(figures.server_cpu for figures in rounds)
    return sum(figures.moves for figures in rounds) / spent if spent else math.nan


def cpu_seconds(process: int) -> float:
    """Processor time of all threads of a process so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident_kb(process: int) -> int:
    """Memory that a process holds."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def pin_load_generator() -> None:
    """Leave the other core to the server, where there are two."""
    if (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(0, {LOAD_CORE})


@contextmanager
def running(
    command: list[str], environment: dict[str, str], folder: str | None = None, *, core: int | None = SERVER_CORE
) -> Iterator[tuple[int, str]]:
    """A server, on one core or wherever it likes: its process id and the first line it prints."""
    process = subprocess.Popen(
        command,
        env=os.environ | environment,
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdout is not None
    try:
        if core is not None:
            os.sched_setaffinity(process.pid, {core})
        yield process.pid, process.stdout.readline().strip()
    finally:
        process.terminate()
        process.wait(30)
        process.stdout.close()
