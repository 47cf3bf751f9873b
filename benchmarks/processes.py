"""How many moves do one, two and four server processes on one PostgreSQL carry, and where is the database the limit?

    python benchmarks/processes.py                    1, 2 and 4 processes, with more and more tables
    python benchmarks/processes.py --processes 1,2 --tables 100,200 --seconds 10 --json FILE

One PostgreSQL, that many server processes (`--workers`) and some load generators, all on this machine: with few cores
they take them from each other, so compare the processor time per move rather than the moves per second. Every table
has two WebSocket clients, mostly at different processes, and plays a move per second. Printed are moves per second, the
time from sending an action to the other client's receiving it, and processor time per move of the server processes and
of PostgreSQL; for each number of processes there are more and more tables until the slowest hundredth takes longer than
a tenth of a second. At the end: what telling the other processes costs, as NOTIFY in the same transaction against none.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import msgspec

from durability.machines import Postgres
from load.generators import WARM_UP_SECONDS, generators
from load.measure import cpu_seconds

SERVE = """
from wartable.server.serve import serve
from wartable.server.process.settings import settings_from
serve(settings_from(), lambda address: print(address, flush=True))
"""
GOOD_MS = 100
NOTIFIED = 300


class Carried(msgspec.Struct, frozen=True):
    """What some processes carried; times in milliseconds, processor time in microseconds per move."""

    processes: int
    tables: int
    moves_per_second: float
    late: int
    """Moves that were due while the table still waited for the one before."""
    p50: float
    p99: float
    server: float
    database: float
    load: float

    @property
    def is_good(self) -> bool:
        return self.p99 < GOOD_MS


class Report(msgspec.Struct):
    """All of a run, and the machine it was on."""

    cores: int
    python: str
    seconds: float
    generators: int
    carried: list[Carried] = []
    commit: float = math.nan
    """Microseconds."""
    commit_with_notify: float = math.nan


def _measure(postgres: Postgres, processes: int, tables: int, asked: argparse.Namespace) -> Carried:
    with _server(postgres, processes) as (pid, url), generators(url, tables, asked.seconds, asked.generators) as play:
        ours, theirs = _all_cpu(pid), _all_cpu(postgres.process_id)
        figures = play()
        # Warm-up and measuring alike: the share per move is the same.
        moves = figures.moves * (asked.seconds + WARM_UP_SECONDS) / asked.seconds or 1
        ours, theirs = _all_cpu(pid) - ours, _all_cpu(postgres.process_id) - theirs
    return Carried(
        processes=processes,
        tables=tables,
        moves_per_second=figures.moves / figures.seconds,
        late=figures.late,
        p50=figures.quantile(0.5),
        p99=figures.quantile(0.99),
        server=1e6 * ours / moves,
        database=1e6 * theirs / moves,
        load=os.getloadavg()[0],
    )


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


def _all_cpu(parent: int) -> float:
    """Of a process and its children."""
    found = [parent]
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        if int(fields[1]) == parent:
            found.append(int(path.parent.name))
    total = 0.0
    for process in found:
        try:
            total += cpu_seconds(process)
        except OSError:
            continue
    return total


async def _notify_cost(postgres: Postgres) -> tuple[float, float]:
    """Commits of a small row, without and with telling the others, by one connection; microseconds of each."""
    connection = await asyncpg.connect(postgres.url())
    await connection.execute("CREATE TABLE IF NOT EXISTS told (n int)")
    spent = []
    for statement in ("SELECT 1", "SELECT pg_notify('wartable', repeat('x', 60))"):
        began = time.perf_counter()
        for number in range(NOTIFIED):
            async with connection.transaction():
                await connection.execute("INSERT INTO told VALUES ($1)", number)
                await connection.execute(statement)
        spent.append(1e6 * (time.perf_counter() - began) / NOTIFIED)
    await connection.close()
    return spent[0], spent[1]


def _run(postgres: Postgres, asked: argparse.Namespace, report: Report) -> None:
    print(
        f"{'processes':>9} {'tables':>7} {'moves/s':>8} {'late':>6} {'p50 ms':>8} {'p99 ms':>8} "
        f"{'server µs':>10} {'database µs':>12} {'load':>6}"
    )
    for processes in asked.processes:
        for tables in asked.tables:
            found = _measure(postgres, processes, tables, asked)
            report.carried.append(found)
            print(
                f"{processes:>9} {tables:>7} {found.moves_per_second:>8.0f} {found.late:>6} {found.p50:>8.1f} "
                f"{found.p99:>8.1f} {found.server:>10.0f} {found.database:>12.0f} {found.load:>6.1f}",
                flush=True,
            )
            if not found.is_good:
                break
    for processes in asked.processes:
        good = [each.moves_per_second for each in report.carried if each.processes == processes and each.is_good]
        words = f"{max(good):,.0f}" if good else "none"
        print(f"{processes} processes, moves per second with p99 below {GOOD_MS} ms: {words}")
    report.commit, report.commit_with_notify = asyncio.run(_notify_cost(postgres))
    more = report.commit_with_notify - report.commit
    print(f"a commit: {report.commit:.0f} µs; with NOTIFY {report.commit_with_notify:.0f} µs, {more:+.0f} µs")


def _numbers(text: str) -> list[int]:
    return [int(number) for number in text.split(",")]


def main() -> None:
    cores = os.cpu_count() or 1
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--processes", type=_numbers, default=[1, 2, 4])
    parser.add_argument("--tables", type=_numbers, default=[50, 100, 200, 400, 800, 1200, 1600, 2400, 3200, 4800])
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--generators", type=int, default=max(1, cores // 4), help="processes that ask")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there as well")
    asked = parser.parse_args()
    report = Report(cores, platform.python_version(), asked.seconds, asked.generators)
    with tempfile.TemporaryDirectory(prefix="wartable-processes-") as name:
        folder = Path(name)
        folder.chmod(0o755)
        postgres = Postgres(folder)
        try:
            _run(postgres, asked, report)
        finally:
            postgres.stop()
            if asked.json is not None:
                asked.json.write_bytes(msgspec.json.format(msgspec.json.encode(report)))


if __name__ == "__main__":
    main()
