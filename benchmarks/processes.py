"""How many moves do one, two and four server processes on one PostgreSQL carry, and where is the database the limit?

    python benchmarks/processes.py                    1, 2 and 4 processes, with more and more tables
    python benchmarks/processes.py --processes 1,2 --tables 100,200 --seconds 10

One PostgreSQL, that many server processes (`--workers`), one load generator, all on this machine: with few cores they
take them from each other, so compare the processor time per move rather than the moves per second. Every table has two
WebSocket clients, mostly at different processes, and plays a move per second. Printed are moves per second, the time
from sending an action to the other client's receiving it, and processor time per move of the server processes and of
PostgreSQL. At the end: what telling the other processes costs, as NOTIFY in the same transaction against none.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import asyncpg

from durability.machines import Postgres
from load.driver import drive
from load.measure import cpu_seconds
from load.wartable_tables import open_tables

SERVE = """
from wartable.server.serve import serve
from wartable.server.process.settings import settings_from
serve(settings_from(), lambda address: print(address, flush=True))
"""
GOOD_MS = 100
NOTIFIED = 300


async def _measure(postgres: Postgres, processes: int, tables: int, seconds: float) -> float:
    settings = {"DATABASE": postgres.url(), "PORT": "0", "RATE_LIMIT": "0", "WORKERS": str(processes)}
    environment = {f"WARTABLE_{name}": value for name, value in settings.items()} | {"WARTABLE_LOG_LEVEL": "warning"}
    command = [sys.executable, "-c", SERVE]
    server = subprocess.Popen(command, env=os.environ | environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    assert server.stdout is not None
    try:
        url = server.stdout.readline().decode().strip()
        played = await open_tables(url, tables)
        ours, theirs = _all_cpu(server.pid), _postgres_cpu(postgres)
        figures = await drive(played, seconds, server.pid, warm_up=2.0)
        # Warm-up and measuring alike: the share per move is the same.
        moves = figures.moves * (seconds + 2.0) / seconds or 1
        ours, theirs = _all_cpu(server.pid) - ours, _postgres_cpu(postgres) - theirs
        for table in played:
            for socket in table.sockets:
                socket.close()
    finally:
        server.terminate()
        server.wait(30)
        server.stdout.close()
    p99 = figures.quantile(0.99)
    print(
        f"{processes:>9} {tables:>7} {figures.moves / figures.seconds:>8.0f} {figures.late:>6} "
        f"{figures.quantile(0.5):>8.1f} {p99:>8.1f} {1e6 * ours / moves:>10.0f} {1e6 * theirs / moves:>12.0f} "
        f"{os.getloadavg()[0]:>6.1f}",
        flush=True,
    )
    return p99


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


def _postgres_cpu(postgres: Postgres) -> float:
    return _all_cpu(postgres.process_id)


async def _notify_cost(postgres: Postgres) -> None:
    """Commits of a small row, with and without telling the others, by one connection."""
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
    print(f"a commit: {spent[0]:.0f} µs; with NOTIFY {spent[1]:.0f} µs, {spent[1] - spent[0]:+.0f} µs")


async def _run(asked: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory(prefix="wartable-processes-") as name:
        folder = Path(name)
        folder.chmod(0o755)
        postgres = Postgres(folder)
        try:
            print(
                f"{'processes':>9} {'tables':>7} {'moves/s':>8} {'late':>6} {'p50 ms':>8} {'p99 ms':>8} "
                f"{'server µs':>10} {'database µs':>12} {'load':>6}"
            )
            for processes in asked.processes:
                for tables in asked.tables:
                    if await _measure(postgres, processes, tables, asked.seconds) > GOOD_MS:
                        break
            await _notify_cost(postgres)
        finally:
            postgres.stop()


def _numbers(text: str) -> list[int]:
    return [int(number) for number in text.split(",")]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--processes", type=_numbers, default=[1, 2, 4])
    parser.add_argument("--tables", type=_numbers, default=[50, 100, 200, 400, 800, 1600])
    parser.add_argument("--seconds", type=float, default=15)
    asyncio.run(_run(parser.parse_args()))


if __name__ == "__main__":
    main()
