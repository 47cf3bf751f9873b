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
    "family_seconds",
    "machine_seconds",
    "moves_per_cpu_second",
    "pin_load_generator",
    "quantile",
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
        return 1000 * quantile(sorted(self.latencies), share)


def quantile(ordered: list[float], share: float) -> float:
    """What so large a share is below; not a number where there is nothing."""
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else math.nan


def moves_per_cpu_second(*rounds: Figures) -> float:
    """Moves per second of the server's processor time in all rounds; not a number where it used none that shows."""
    spent = sum(figures.server_cpu for figures in rounds)
    return sum(figures.moves for figures in rounds) / spent if spent else math.nan


def cpu_seconds(process: int) -> float:
    """Processor time of all threads of a process so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def family_seconds(parent: int) -> dict[int, float]:
    """Processor time so far of a process and its children, those that have ended counted with it."""
    found = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        process = int(path.parent.name)
        if parent in (process, int(fields[1])):
            ticks = fields[11:15] if process == parent else fields[11:13]
            found[process] = sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")
    return found


def machine_seconds() -> float:
    """Processor time that was used on this machine so far, by whomever."""
    user, nice, system, _idle, _waiting, *interrupts = map(
        int, Path("/proc/stat").read_text().split("\n")[0].split()[1:8]
    )
    return (user + nice + system + sum(interrupts)) / os.sysconf("SC_CLK_TCK")


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
