"""How many live tables does one server process carry, and how does that compare with boardgame.io?

    python benchmarks/server_load.py                  1,500 tables for half a minute, then side by side
    python benchmarks/server_load.py --tables 300 --seconds 10 --no-peer

One server process on one core, the load generator on the other. Every table has two WebSocket clients and plays a move
per second; every move is committed to SQLite, and on the disk, before anybody hears of it. Printed are the time from
sending an action to the other client's receiving it, the memory per table, and moves per second of the server's
processor time. Side by side in the same run: a boardgame.io 0.50 server with its file storage, an equally simple game
and the same load, which is more than it can take. Both are warm before the measuring begins, and they take turns for
more than one round, since a machine that others share is not equally quick all the time.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import socket
import subprocess
import sys
import tempfile
from pathlib import Path

from load.boardgame_tables import open_matches
from load.driver import drive
from load.measure import Figures, cpu_seconds, moves_per_cpu_second, pin_load_generator, resident_kb, running
from load.sockets import open_socket
from load.wartable_tables import WartableTable, open_tables

PEER = Path(__file__).parent / "peers" / "boardgame.io"
SERVE = """
from wartable.server.serve import serve
from wartable.server.process.settings import settings_from
serve(settings_from(), lambda address: print(address, flush=True))
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1500)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--side-by-side", type=int, default=1500, metavar="TABLES")
    parser.add_argument("--rounds", type=int, default=2, help="side by side, in turn")
    parser.add_argument("--no-peer", action="store_true")
    parser.add_argument("--synchronous", choices=("full", "normal"), default="full", help="as the server's setting")
    asked = parser.parse_args()
    pin_load_generator()
    if sys.platform != "win32":
        import uvloop

        uvloop.install()
    print(
        f"{'server':<26} {'tables':>6} {'moves/s':>8} {'late':>5} {'p50 ms':>7} {'p99 ms':>7} {'moves per CPU s':>15}"
    )
    asyncio.run(_full_load(asked.tables, asked.seconds, asked.synchronous))
    if asked.no_peer or not _has_peer():
        return
    _side_by_side(asked.side_by_side, asked.rounds)


def _side_by_side(tables: int, rounds: int) -> None:
    """Equally safe, which is to say that neither waits for the disk; and with us waiting for it, as is our default."""
    unsynced, theirs, synced = [], [], []
    for _ in range(rounds):
        unsynced.append(asyncio.run(_ours(tables, 15, "normal")))
        _print("wartable, not synced", tables, unsynced[-1])
        theirs.append(asyncio.run(_theirs(tables, 15)))
        _print("boardgame.io, not synced", tables, theirs[-1])
        synced.append(asyncio.run(_ours(tables, 15, "full")))
        _print("wartable, synced", tables, synced[-1])
    equal, default = (moves_per_cpu_second(*ours) / moves_per_cpu_second(*theirs) for ours in (unsynced, synced))
    print(
        f"moves per server CPU second in all rounds, wartable to boardgame.io: {equal:.1f} to 1 equally safe, "
        f"{default:.1f} to 1 with every move of ours on the disk"
    )


async def _full_load(count: int, seconds: float, synchronous: str) -> None:
    with tempfile.TemporaryDirectory() as folder, _wartable(folder, synchronous) as (server, url):
        # A first table brings in what is loaded only once.
        await open_tables(url, 20)
        before = resident_kb(server)
        tables = await open_tables(url, count)
        figures = await drive(tables, seconds, server)
        per_table = (resident_kb(server) - before) / count
        _print("wartable, SQLite", count, figures)
        print(f"memory per table with its two connections: {per_table:.0f} KB")
        await _reconnect(url, tables[0])
        await _grow(tables[:20], server)


async def _reconnect(url: str, table: WartableTable) -> None:
    """What a client is sent that missed three events, against the whole log."""
    port = int(url.rsplit(":", 1)[1])
    sizes = []
    for missed in (3, table.seqs[0]):
        path = f"/api/tables/{table.id}/live?since=0:{table.seqs[0] - missed}"
        back = await open_socket(port, path, lambda _: None, f"Cookie: {table.cookies[0]}\r\n")
        await asyncio.sleep(1)
        sizes.append(back.received)
        back.close()
    print(f"coming back after 3 missed events: {sizes[0]:,} bytes; the whole log of {table.seqs[0]}: {sizes[1]:,}")


async def _grow(tables: list[WartableTable], server: int) -> None:
    """Processor time per move early and late in a game."""
    costs = []
    for _ in range(4):
        cpu, moves = cpu_seconds(server), 0
        while moves < 100 * len(tables):
            moves += sum(table.move() for table in tables)
            await asyncio.sleep(0.001)
        costs.append(1e6 * (cpu_seconds(server) - cpu) / moves)
    print("processor time per move, by hundreds of moves: " + ", ".join(f"{cost:.0f} µs" for cost in costs))


async def _ours(count: int, seconds: float, synchronous: str) -> Figures:
    with tempfile.TemporaryDirectory() as folder, _wartable(folder, synchronous) as (server, url):
        return await drive(await open_tables(url, count), seconds, server)


async def _theirs(count: int, seconds: float) -> Figures:
    port = _free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = ["node", "server.js", folder, str(port)]
        with running(command, {"NODE_ENV": "production"}, str(PEER)) as (server, _):
            return await drive(await open_matches(port, count), seconds, server)


def _wartable(folder: str, synchronous: str):  # type: ignore[no-untyped-def]
    settings = {
        "WARTABLE_DATABASE": f"{folder}/tables.sqlite3",
        "WARTABLE_SYNCHRONOUS": synchronous,
        "WARTABLE_PORT": "0",
        "WARTABLE_RATE_LIMIT": "0",
    }
    return running([sys.executable, "-c", SERVE], settings)


def _has_peer() -> bool:
    """Whether boardgame.io is there; installs it if npm can."""
    if not (PEER / "node_modules").exists():
        npm = shutil.which("npm")
        install = [npm or "npm", "install", "--silent", "--no-package-lock"]
        if npm is None or subprocess.run(install, cwd=PEER, check=False).returncode:
            print("boardgame.io is not there and cannot be installed: no comparison", file=sys.stderr)
            return False
    return True


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _print(name: str, tables: int, figures: Figures) -> None:
    print(
        f"{name:<26} {tables:>6,} {figures.moves / figures.seconds:>8,.0f} {figures.late:>5}"
        f" {figures.quantile(0.5):>7.1f} {figures.quantile(0.99):>7.1f} {moves_per_cpu_second(figures):>15,.0f}",
        flush=True,
    )


if __name__ == "__main__":
    main()
