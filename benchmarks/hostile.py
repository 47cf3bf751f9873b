"""What do two well-behaved players feel while a hostile guest attacks their server?

    python benchmarks/hostile.py                 every attack for ten seconds
    python benchmarks/hostile.py --seconds 30 --only pings
    python benchmarks/hostile.py --json FILE     the figures into a file as well
    python benchmarks/hostile.py --folder DIR    with the database on another disk

Starts a server with its usual limits on a SQLite database of its own. The guest attacks from a process and an address
of its own (127.0.0.2, which Linux has). Two people play at a table, a move whenever it is
their turn; printed is the time from sending a decision to its acknowledgement, while nothing happens and under each
attack, how the slowest hundredth compares with the quiet one, how long the disk itself took to take a page meanwhile
(a decision is acknowledged when it is on the disk, so no server is quicker), how much of a core the server took, and
what the machine had to do besides.

The last one, `crowd`, is about bots: somebody plays with a bot on a server that limits nobody, while one guest has a
thousand tables of bots that think hard, sixty pieces of advice and 54 reviews waiting; printed is how long the person's
bot took for each of its decisions.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import math
import os
import platform
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import msgspec

from attacks.crowd import crowd
from attacks.guest import ATTACKS, TWO, Attack, quiet
from load.disk import disk_times
from load.measure import cpu_seconds, quantile, running
from wartable.client import Client, RemoteTable

SERVE = """
from wartable.server.serve import serve
from wartable.server.process.settings import settings_from
serve(settings_from(), lambda address: print(address, flush=True))
"""
WITH_BOT = {"game": "age-of-war", "seats": [{"kind": "here"}, {"kind": "bot", "bot": "normal"}]}
CROWD = "crowd"
ELSEWHERE = "127.0.0.2"


class Felt(msgspec.Struct, frozen=True):
    """What was felt under one attack; times in milliseconds, and none where nothing was acknowledged."""

    attack: str
    moves: int
    p50: float | None
    p99: float | None
    worst: float | None
    to_quiet: float | None
    """The slowest hundredth, as a multiple of the quiet one."""
    disk_p99: float
    disk_worst: float
    """Of a page that another program brought to the same disk meanwhile."""
    cores: float
    """Of which the server process itself took so many; its worker processes come on top."""
    load: float
    """Of the machine, in the minute before."""


class Report(msgspec.Struct, frozen=True):
    """All of a run, and the machine it was on."""

    cores: int
    python: str
    seconds: float
    felt: list[Felt]


async def _played(table: RemoteTable, times: list[float]) -> None:
    """Decide whatever is asked, and note how long each acknowledgement took."""
    rng = random.Random(1)
    async for seat, ask in table.questions():
        began = time.monotonic()
        await table.act(seat, rng.choice(ask.choices).action)
        times.append(1000 * (time.monotonic() - began))
        await asyncio.sleep(0.1)


async def _played_with_bot(table: RemoteTable, times: list[float]) -> None:
    """Decide whatever is asked, and note how long the bot took for each of its decisions."""
    rng = random.Random(1)
    since, asked = math.nan, 0
    async for _ in table.events():
        if not math.isnan(since):
            times.append(1000 * (time.monotonic() - since))
        since = time.monotonic() if table.table.to_act == 1 else math.nan
        ask = table.views[0].ask
        if table.table.result is not None:
            return
        if ask is not None and ask.number > asked:
            asked = ask.number
            await table.act(0, rng.choice(ask.choices).action)


async def _felt(url: str, attack: Attack, seconds: float) -> list[float]:
    """What the two felt under one attack; games that end are followed by others."""
    times: list[float] = []
    async with Client(url, name="Ana") as ana, _attacked(url, attack):
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            opened = await ana.open_table(TWO, start=True)
            async with ana.join(opened.table.id) as table:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(_played(table, times), until - time.monotonic())
    return sorted(times)


def _come_from(address: str) -> None:
    """Connect from there: what an address has used up by attacking is not missed by players at another."""
    loop: Any = asyncio.get_running_loop()
    connect = loop.create_connection

    async def from_there(*given: Any, **named: Any) -> Any:
        return await connect(*given, **named | {"local_addr": (address, 0)})

    loop.create_connection = from_there


@contextlib.asynccontextmanager
async def _attacked(url: str, attack: Attack) -> AsyncIterator[None]:
    """The attacker has a process of its own: what it costs to attack is not felt by the players."""
    command = (sys.executable, __file__, "--attack", url, "--only", attack.__name__)
    attacker = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert attacker.stdout is not None
    try:
        assert await attacker.stdout.readline(), "the attacker did not start"
        yield
    finally:
        with contextlib.suppress(ProcessLookupError):
            attacker.kill()
        await attacker.wait()


async def _attack(url: str, name: str) -> None:
    attack = next(attack for attack in ATTACKS if attack.__name__ == name)
    _come_from(ELSEWHERE)
    async with Client(url, name="Mallory") as guest:
        print("attacking", flush=True)
        await attack(guest, url)


async def _play_with_bot(person: Client, times: list[float], seconds: float) -> None:
    opened = await person.open_table(WITH_BOT, start=True)
    async with person.join(opened.table.id) as table:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(_played_with_bot(table, times), seconds)


async def _felt_of_bot(url: str, asked: argparse.Namespace) -> list[float]:
    """How long a person's bot took while one guest's crowd waits; a whole game before that, so that all is in use."""
    times: list[float] = []
    async with Client(url, name="Ana") as ana, Client(url, name="Mallory") as guest:
        await _play_with_bot(ana, [], 600)
        async with crowd(guest, asked.tables, asked.advice, asked.reviews):
            until = time.monotonic() + asked.seconds
            while time.monotonic() < until:
                await _play_with_bot(ana, times, until - time.monotonic())
    return sorted(times)


def _measured(name: str, asked: argparse.Namespace, calm: float | None) -> Felt:
    """Start a server and have it attacked."""
    limits = {"WARTABLE_RATE_LIMIT": "0"} if name == CROWD else {}
    with tempfile.TemporaryDirectory(dir=asked.folder) as folder, disk_times(folder) as disk:
        settings = {"WARTABLE_DATABASE": f"{folder}/x.sqlite3", "WARTABLE_PORT": "0", "WARTABLE_LOG_LEVEL": "warning"}
        with running([sys.executable, "-c", SERVE], settings | limits, core=None) as (pid, url):
            spent, began = cpu_seconds(pid), time.monotonic()
            if name == CROWD:
                times = asyncio.run(_felt_of_bot(url, asked))
            else:
                attack = next(attack for attack in ATTACKS if attack.__name__ == name)
                times = asyncio.run(_felt(url, attack, asked.seconds))
            cores = (cpu_seconds(pid) - spent) / (time.monotonic() - began)
    load, of_disk = os.getloadavg()[0], (quantile(sorted(disk), 0.99), max(disk))
    if not times:
        return Felt(name, 0, None, None, None, None, *of_disk, cores, load)
    p99 = quantile(times, 0.99)
    to_quiet = p99 / calm if calm else None
    return Felt(name, len(times), quantile(times, 0.5), p99, times[-1], to_quiet, *of_disk, cores, load)


def _all_measured(asked: argparse.Namespace) -> Iterator[Felt]:
    calm: float | None = None
    for name in (*(attack.__name__ for attack in ATTACKS), CROWD):
        if asked.only in (None, name):
            felt = _measured(name, asked, calm)
            calm = felt.p99 if name == quiet.__name__ else calm
            yield felt


def _line(felt: Felt) -> str:
    times = "".join(
        f" {'-' if value is None else format(value, '.1f'):>8}" for value in (felt.p50, felt.p99, felt.worst)
    )
    to_quiet = "-" if felt.to_quiet is None or felt.attack == CROWD else f"{felt.to_quiet:.1f}"
    disk = f"{felt.disk_p99:>8.1f} {felt.disk_worst:>10.1f}"
    return f"{felt.attack:<14} {felt.moves:>6}{times} {to_quiet:>9} {disk} {felt.cores:>6.2f} {felt.load:>6.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--only", choices=[*(attack.__name__ for attack in ATTACKS), CROWD])
    parser.add_argument("--attack", metavar="ADDRESS", help="attack a server there until killed, with what --only says")
    parser.add_argument("--tables", type=int, default=1000, help="of the crowd")
    parser.add_argument("--advice", type=int, default=60, help="of the crowd")
    parser.add_argument("--reviews", type=int, default=54, help="of the crowd")
    parser.add_argument("--folder", metavar="DIR", help="where the database lies; the folder for temporary files")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there as well")
    asked = parser.parse_args()
    if asked.attack is not None:
        asyncio.run(_attack(asked.attack, asked.only or quiet.__name__))
        return
    header = f"{'attack':<14} {'moves':>6} {'p50 ms':>8} {'p99 ms':>8} {'worst':>8} {'to quiet':>9} {'disk p99':>8}"
    header = f"{header} {'disk worst':>10} {'cores':>6}"
    print(f"{header} {'load':>6}", flush=True)
    found: list[Felt] = []
    for felt in _all_measured(asked):
        print(_line(felt), flush=True)
        found.append(felt)
        if asked.json is not None:
            report = Report(os.cpu_count() or 1, platform.python_version(), asked.seconds, found)
            asked.json.write_bytes(msgspec.json.format(msgspec.json.encode(report)))


if __name__ == "__main__":
    main()
