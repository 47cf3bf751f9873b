"""How many moves do one, two and four server processes on one PostgreSQL carry, and where is the database the limit?

    python benchmarks/processes.py                    1, 2 and 4 processes, in five minutes
    python benchmarks/processes.py --processes 1,2 --minutes 2 --tables 100 --json FILE

One PostgreSQL, that many server processes (`--workers`) and some load generators, all on this machine: with few cores
they take them from each other, so compare the processor time per move rather than the moves per second. Every table has
two WebSocket clients, mostly at different processes. For each number of processes the pace of all tables together goes
up by half until the slowest hundredth takes a tenth of a second or longer from sending an action to the other client's
receiving it, or the server falls behind; then a pace between the last good one and that is tried. What fails is tried
once more: others may have been busy (with root's rights, `nice -n -10` in front lets this program go before them).
Every step is printed as it is done, with the processor time per move of server processes and database, the cores that
these, the busiest server process and everything on the machine took, and how long the disk itself took to take a page
(no commit is quicker; `--folder /dev/shm` shows what it would be without).

At the end: what telling the other processes costs, as commits with NOTIFY in the same transaction against commits
without, by one connection and by eight; and, from the processor time per move, where the database is the limit.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import msgspec

from durability.machines import Postgres
from load.commits import LISTENERS, Commits, commits
from load.disk import disk_times
from load.generators import WARM_UP_SECONDS, Drive, generators
from load.measure import family_seconds, machine_seconds, quantile

SERVE = """
from wartable.server.serve import serve
from wartable.server.process.settings import settings_from
serve(settings_from(), lambda address: print(address, flush=True))
"""
GOOD_MS = 100
MOST_LATE = 0.05
"""Of the moves that were due; a server that gives fewer has fallen behind, however quick the others were."""
FASTER = 1.5
ATTEMPTS = 2
COMMIT_CONNECTIONS = (1, 8)
BUSY = 0.85
"""Of a core, or of all: there is nothing left to be had."""


class Carried(msgspec.Struct, frozen=True):
    """What some processes carried at one pace; times in milliseconds, processor time in microseconds per move."""

    processes: int
    tables: int
    pace: float
    """Moves per second that were due."""
    moves_per_second: float
    late: int
    """Moves that were due while the table still waited for the one before."""
    p50: float
    p99: float
    server: float
    database: float
    server_cores: float
    busiest: float
    """Of a core, the busiest server process."""
    database_cores: float
    machine_cores: float
    """Everything on the machine, ours or not."""
    disk_p99: float
    """Milliseconds until a page that another program wrote meanwhile was on the same disk."""

    @property
    def is_good(self) -> bool:
        return self.p99 < GOOD_MS and self.moves_per_second >= (1 - MOST_LATE) * self.pace


class Report(msgspec.Struct):
    """All of a run, and the machine it was on."""

    cores: int
    python: str
    seconds: float
    generators: int
    carried: list[Carried] = []
    commits: list[Commits] = []

    def best(self, processes: int) -> Carried | None:
        good = (each for each in self.carried if each.processes == processes and each.is_good)
        return max(good, key=lambda each: each.moves_per_second, default=None)

    def write(self, file: Path | None) -> None:
        if file is not None:
            file.write_bytes(msgspec.json.format(msgspec.json.encode(self)))


class Climb:
    """One number of processes, and the paces that it is put to."""

    def __init__(
        self, asked: argparse.Namespace, report: Report, disk: list[float], share: Callable[[], float]
    ) -> None:
        """`share` says how many seconds there are for the climbing alone."""
        self._asked = asked
        self._disk = disk
        self._report = report
        self._share = share

    def go(self, postgres: Postgres, processes: int) -> None:
        """Every number of processes is put to its first pace, however little time there is."""
        tables, count = self._asked.tables, self._asked.generators
        with _server(postgres, processes) as (pid, url), generators(url, tables, count) as play:
            until, pids = time.monotonic() + self._share(), (pid, postgres.process_id)

            def is_carried(pace: float) -> bool:
                return self._is_carried(play, processes, pace, pids)

            if not climb(is_carried, self._asked.pace, lambda: time.monotonic() < until):
                print(f"{processes} processes: the time was over before they gave out", flush=True)

    def _is_carried(self, play: Drive, processes: int, pace: float, pids: tuple[int, int]) -> bool:
        for _ in range(ATTEMPTS):
            found = self._measure(play, processes, pace, pids)
            self._report.carried.append(found)
            self._report.write(self._asked.json)
            print(_line(found), flush=True)
            if found.is_good:
                return True
        return False

    def _measure(self, play: Drive, processes: int, pace: float, pids: tuple[int, int]) -> Carried:
        seconds = self._asked.seconds
        self._disk.clear()
        before, machine, began = [family_seconds(pid) for pid in pids], machine_seconds(), time.perf_counter()
        figures = play(pace, seconds)
        elapsed = time.perf_counter() - began
        machine = (machine_seconds() - machine) / elapsed
        after = [family_seconds(pid) for pid in pids]
        ours, theirs = (sum(now.values()) - sum(then.values()) for now, then in zip(after, before, strict=True))
        # Warm-up and measuring alike: the share per move is the same.
        playing = seconds + WARM_UP_SECONDS
        moves = figures.moves * playing / seconds or 1
        return Carried(
            processes=processes,
            tables=self._asked.tables,
            pace=pace,
            moves_per_second=figures.moves / figures.seconds,
            late=figures.late,
            p50=figures.quantile(0.5),
            p99=figures.quantile(0.99),
            server=1e6 * ours / moves,
            database=1e6 * theirs / moves,
            server_cores=ours / playing,
            busiest=max(now - before[0].get(pid, 0.0) for pid, now in after[0].items()) / playing,
            database_cores=theirs / playing,
            machine_cores=machine,
            disk_p99=quantile(sorted(self._disk), 0.99),
        )


def climb(is_carried: Callable[[float], bool], pace: float, has_time: Callable[[], bool]) -> bool:
    """Faster and faster until it breaks, then once between; whether it broke while there was time."""
    good = 0.0
    while not good or has_time():
        if not is_carried(pace):
            if good:
                is_carried((good * pace) ** 0.5)
            return True
        good, pace = pace, FASTER * pace
    return False


@contextmanager
def _server(postgres: Postgres, processes: int) -> Iterator[tuple[int, str]]:
    """The process whose children are the server processes, and their address."""
    settings = {"DATABASE": postgres.url(), "PORT": "0", "RATE_LIMIT": "0", "WORKERS": str(processes)}
    environment = {f"WARTABLE_{name}": value for name, value in settings.items()} | {"WARTABLE_LOG_LEVEL": "warning"}
    command = [sys.executable, "-c", SERVE]
    server = subprocess.Popen(command, env=os.environ | environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    assert server.stdout is not None
    try:
        yield server.pid, server.stdout.readline().decode().strip()
    finally:
        server.terminate()
        server.wait(60)
        server.stdout.close()


HEADER = (
    f"{'processes':>9} {'due/s':>7} {'moves/s':>8} {'late':>6} {'p50 ms':>8} {'p99 ms':>8} {'server µs':>10} "
    f"{'database µs':>12} {'cores: server':>14} {'busiest':>8} {'database':>9} {'machine':>8} {'disk p99':>9}"
)


def _line(found: Carried) -> str:
    return (
        f"{found.processes:>9} {found.pace:>7.0f} {found.moves_per_second:>8.0f} {found.late:>6} {found.p50:>8.1f} "
        f"{found.p99:>8.1f} {found.server:>10.0f} {found.database:>12.0f} {found.server_cores:>14.2f} "
        f"{found.busiest:>8.2f} {found.database_cores:>9.2f} {found.machine_cores:>8.2f} {found.disk_p99:>9.1f}"
    )


def _run(postgres: Postgres, asked: argparse.Namespace, report: Report, disk: list[float]) -> None:
    ends = time.monotonic() + 60 * asked.minutes - len(COMMIT_CONNECTIONS) * asked.commit_seconds
    print(HEADER, flush=True)
    for number, processes in enumerate(asked.processes):
        share = partial(_share, ends, left=len(asked.processes) - number)
        Climb(asked, report, disk, share).go(postgres, processes)
    for connections in COMMIT_CONNECTIONS:
        measured = commits(postgres.url(), postgres.process_id, connections, asked.commit_seconds)
        report.commits.extend(asyncio.run(measured))
    report.write(asked.json)
    _sum_up(asked.processes, report)


def _share(ends: float, left: int) -> float:
    """Seconds, for each of those that are left."""
    return (ends - time.monotonic()) / left


def _sum_up(asked: list[int], report: Report) -> None:
    print()
    for processes in asked:
        best = report.best(processes)
        words = f"{best.moves_per_second:,.0f}; {_what_gave_out(best, report.cores)}" if best is not None else "none"
        print(f"{processes} processes, moves per second with p99 below {GOOD_MS} ms: {words}")
    for plain, told in zip(report.commits[::2], report.commits[1::2], strict=True):
        print(
            f"commits by {plain.connections} connections, {LISTENERS} listening: {plain.per_second:,.0f} a second "
            f"without NOTIFY, {told.per_second:,.0f} with NOTIFY; {plain.cost:.0f} and {told.cost:.0f} µs of the "
            "database each"
        )
    good = [best for processes in asked if (best := report.best(processes)) is not None]
    for best in good:
        print(
            f"{best.processes} processes at {best.moves_per_second:,.0f} moves a second: a core of the database would "
            f"carry {1e6 / max(best.database, 1):,.0f}, and keep {best.server / max(best.database, 1):.1f} cores of "
            "server processes busy"
        )
    if report.commits:
        told = report.commits[-1]
        print(
            f"the database is the limit at some {told.per_second:,.0f} commits a second on this disk, or where its "
            "cores are used up; what one process writes at about the same time is one commit"
        )


def _what_gave_out(best: Carried, cores: int) -> str:
    if best.machine_cores > BUSY * cores:
        return f"all {cores} cores were busy"
    if best.busiest > BUSY:
        return "the busiest server process had a whole core"
    if best.disk_p99 > best.p99 / 2:
        return f"the disk itself took {best.disk_p99:.0f} ms for its slowest hundredth"
    return f"{best.machine_cores:.1f} of {cores} cores were busy, {best.database_cores:.2f} by the database"


def _numbers(text: str) -> list[int]:
    return [int(number) for number in text.split(",")]


def main() -> None:
    cores = os.cpu_count() or 1
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--processes", type=_numbers, default=[1, 2, 4])
    parser.add_argument("--tables", type=int, default=120)
    parser.add_argument("--pace", type=float, default=40, help="moves per second of all tables, to begin with")
    parser.add_argument("--seconds", type=float, default=5, help="at each pace")
    parser.add_argument("--minutes", type=float, default=5, help="in all, about")
    parser.add_argument("--commit-seconds", type=float, default=6, help="with and without NOTIFY, each")
    parser.add_argument("--generators", type=int, default=max(1, cores // 4), help="processes that ask")
    parser.add_argument("--folder", metavar="DIR", help="where the database lies; the folder for temporary files")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there as well, step by step")
    asked = parser.parse_args()
    report = Report(cores, platform.python_version(), asked.seconds, asked.generators)
    with tempfile.TemporaryDirectory(prefix="wartable-processes-", dir=asked.folder) as name:
        folder = Path(name)
        folder.chmod(0o755)
        postgres = Postgres(folder)
        try:
            with disk_times(name) as disk:
                _run(postgres, asked, report, disk)
        finally:
            postgres.stop()


if __name__ == "__main__":
    main()
