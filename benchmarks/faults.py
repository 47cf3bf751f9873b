"""Is anything that was acknowledged ever lost, or recorded twice, whatever breaks?

    python benchmarks/faults.py                                    every fault twenty times, on both databases
    python benchmarks/faults.py --only kill --times 500            five hundred kills of each database's server
    python benchmarks/faults.py --database sqlite --minutes 30 --json FILE
    python benchmarks/faults.py --only kill --times 500 --json FILE --go-on      what was interrupted, to its end

People play at tables of a server that this program starts, and note each decision they sent and each that was
acknowledged. Again and again something breaks: the server is killed (kill -9), its process is stopped for a while, its
clock jumps by hours, the disk of the database is full, the database is locked, crashes and comes back (PostgreSQL), the
network is cut between players and server or between server and database. After each fault, when everything is mended
and every table has gone on, the journal is compared with the notes: an acknowledged decision that is not in its place
is lost, a decision in the journal that nobody made is doubled. A full disk needs root, for a file system of its own;
where there is no PostgreSQL, SQLite is tried alone.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec

from durability.machines import Cable, Clock, Disk, GameServer, NoPostgres, Postgres
from durability.players import Count, Player

RECOVERY_SECONDS = 600
TOLD_EVERY = 25
DISK_MEGABYTES = {"sqlite": 64, "postgres": 400}


class Scene:
    """Players, a server, its database, and everything between them."""

    def __init__(self, kind: str, folder: Path, disk: Disk | None) -> None:
        self.kind = kind
        self.disk = disk
        self.clock = Clock(folder / "clock")
        self.postgres: Postgres | None = None
        self.to_database: Cable | None = None
        self.sqlite = folder / "disk" / "tables.sqlite3"
        if kind == "postgres":
            (folder / "disk" / "postgres").mkdir()
            self.postgres = Postgres(folder / "disk" / "postgres")
            self.to_database = Cable(self.postgres.port)
        self.database = self.postgres.url() if self.postgres is not None else f"sqlite:///{self.sqlite}"
        self.server: GameServer | None = None
        self.to_server: Cable | None = None

    async def begin(self, tables: int) -> list[Player]:
        """Start everything; the players."""
        database = self.database
        if self.postgres is not None and self.to_database is not None:
            await self.to_database.lay()
            database = self.postgres.url(self.to_database.port)
        self.server = GameServer(database, self.clock)
        await asyncio.to_thread(self.server.start)
        self.to_server = Cable(self.server.port)
        await self.to_server.lay()
        return [Player(f"http://127.0.0.1:{self.to_server.port}", number) for number in range(tables)]

    async def end(self) -> None:
        """Take everything away."""
        for cable in (self.to_server, self.to_database):
            if cable is not None:
                await cable.take_away()
        if self.server is not None and self.server.is_alive:
            self.server.kill()
        if self.postgres is not None:
            self.postgres.stop()


Fault = Callable[[Scene, random.Random], Awaitable[None]]


async def kill(scene: Scene, _rng: random.Random) -> None:
    """kill -9 of the server."""
    assert scene.server is not None
    scene.server.kill()
    await asyncio.to_thread(scene.server.start)


async def stopped_process(scene: Scene, rng: random.Random) -> None:
    """The server's process stands still for a while."""
    assert scene.server is not None
    scene.server.stop()
    await asyncio.sleep(rng.uniform(0.2, 5))
    scene.server.go_on()


async def clock_jump(scene: Scene, rng: random.Random) -> None:
    """The system's clock jumps by hours, forwards or back, while the server runs and once more before it starts."""
    scene.clock.jump(rng.uniform(-20_000, 20_000))
    await asyncio.sleep(rng.uniform(0.1, 0.5))
    scene.clock.jump(rng.uniform(-20_000, 20_000))
    await kill(scene, rng)


async def cut_from_players(scene: Scene, rng: random.Random) -> None:
    """The network between players and server is cut."""
    assert scene.to_server is not None
    scene.to_server.cut()
    await asyncio.sleep(rng.uniform(0.1, 1))
    scene.to_server.mend()


async def cut_from_database(scene: Scene, rng: random.Random) -> None:
    """The network between server and database is cut."""
    assert scene.to_database is not None
    scene.to_database.cut()
    await asyncio.sleep(rng.uniform(0.1, 2))
    scene.to_database.mend()


async def locked_database(scene: Scene, rng: random.Random) -> None:
    """Somebody else holds the database, at times for longer than the server waits."""
    seconds = rng.choice((0.3, 1, 3, 12))
    if scene.postgres is not None:
        import asyncpg

        connection = await asyncpg.connect(scene.postgres.url())
        async with connection.transaction():
            await connection.execute("LOCK TABLE journal IN ACCESS EXCLUSIVE MODE")
            await asyncio.sleep(seconds)
        await connection.close()
        return
    with contextlib.closing(sqlite3.connect(scene.sqlite, timeout=30, isolation_level=None)) as holder:
        holder.execute("BEGIN IMMEDIATE")
        await asyncio.sleep(seconds)
        holder.execute("ROLLBACK")


async def restarted_database(scene: Scene, rng: random.Random) -> None:
    """The database crashes and comes back."""
    assert scene.postgres is not None
    await asyncio.to_thread(scene.postgres.stop)
    await asyncio.sleep(rng.uniform(0, 2))
    await asyncio.to_thread(scene.postgres.start)


async def full_disk(scene: Scene, rng: random.Random) -> None:
    """The disk of the database is full for a while, and at times the server is killed meanwhile."""
    assert scene.disk is not None
    scene.disk.fill()
    await asyncio.sleep(rng.uniform(0.5, 3))
    if scene.server is not None and rng.random() < 0.5:
        scene.server.kill()
    scene.disk.clear()
    if scene.postgres is not None:
        # A PostgreSQL that cannot write its log goes down.
        await asyncio.to_thread(scene.postgres.start)
    if scene.server is not None and not scene.server.is_alive:
        await asyncio.to_thread(scene.server.start)


FAULTS: tuple[Fault, ...] = (
    kill,
    stopped_process,
    clock_jump,
    cut_from_players,
    cut_from_database,
    locked_database,
    restarted_database,
    full_disk,
)
POSTGRES_ALONE = (cut_from_database, restarted_database)


def _possible(scene: Scene, only: str | None) -> list[Fault]:
    return [
        fault
        for fault in FAULTS
        if only in (None, fault.__name__)
        and (scene.postgres is not None or fault not in POSTGRES_ALONE)
        and (scene.disk is not None or fault is not full_disk)
    ]


async def _everybody_goes_on(players: list[Player]) -> float:
    """Wait until every table has seen another acknowledgement; how long that took."""
    before, began = [player.acknowledged for player in players], time.monotonic()
    while any(player.acknowledged == then for player, then in zip(players, before, strict=True)):
        if time.monotonic() - began > RECOVERY_SECONDS:
            raise RuntimeError("a table did not go on")
        await asyncio.sleep(0.01)
    return time.monotonic() - began


async def _suffer(scene: Scene, asked: argparse.Namespace, record: Record) -> Count:
    rng = random.Random(asked.seed)
    players = await scene.begin(asked.tables)
    playing = [asyncio.create_task(player.run()) for player in players]
    until = time.monotonic() + 60 * asked.minutes if asked.minutes else None
    total = Count()
    try:
        await _everybody_goes_on(players)
        possible = _possible(scene, asked.only)
        rounds = _times_before(record, scene.kind, possible)
        while time.monotonic() < until if until is not None else rounds < asked.times:
            rounds += 1
            for fault in possible:
                total = total.plus(await _one_fault(scene, fault, players, rng, record))
                # Whoever is interrupted has seen so much.
                _write(record, asked.json)
            if rounds % TOLD_EVERY == 0:
                print(f"{scene.kind}: {rounds} times, {total.lost} lost, {total.doubled} doubled so far", flush=True)
    finally:
        await _end(playing)
    for player in players:
        player.finish()
        total = total.plus(await player.audit(scene.database))
    return total


async def _end(playing: list[asyncio.Task[None]]) -> None:
    """Let nobody play on; whoever took the end for one of many troubles is told again."""
    going = set(playing)
    while going:
        for task in going:
            task.cancel()
        _, going = await asyncio.wait(going, timeout=1)


class Suffered(msgspec.Struct):
    """What one fault did to the tables of one database."""

    database: str
    fault: str
    times: int = 0
    acknowledged: int = 0
    """Decisions, meanwhile."""
    lost: int = 0
    doubled: int = 0
    pause: float = 0.0
    """The longest, in seconds, until every table had gone on."""


Record = dict[tuple[str, str], Suffered]
"""By database and fault."""


async def _one_fault(scene: Scene, fault: Fault, players: list[Player], rng: random.Random, record: Record) -> Count:
    before = sum(player.acknowledged for player in players)
    await asyncio.sleep(rng.uniform(0, 0.3))
    await fault(scene, rng)
    pause = await _everybody_goes_on(players)
    wrong = Count()
    for player in players:
        wrong = wrong.plus(await player.audit(scene.database))
    name = fault.__name__
    suffered = record.setdefault((scene.kind, name), Suffered(scene.kind, name))
    suffered.times += 1
    suffered.acknowledged += sum(player.acknowledged for player in players) - before
    suffered.lost += wrong.lost
    suffered.doubled += wrong.doubled
    suffered.pause = max(suffered.pause, pause)
    return wrong


def _times_before(record: Record, database: str, faults: list[Fault]) -> int:
    """How often every one was suffered in an earlier run that is gone on with."""
    found = [record.get((database, fault.__name__)) for fault in faults]
    return min(each.times if each is not None else 0 for each in found)


def _read(file: Path) -> Record:
    suffered = msgspec.json.decode(file.read_bytes(), type=list[Suffered])
    return {(each.database, each.fault): each for each in suffered}


def _tell(record: Record, file: Path | None) -> None:
    print(f"{'database':<9} {'fault':<19} {'times':>6} {'acknowledged':>13} {'lost':>5} {'doubled':>8} {'pause':>9}")
    for each in record.values():
        counts = f"{each.times:>6} {each.acknowledged:>13,} {each.lost:>5} {each.doubled:>8}"
        print(f"{each.database:<9} {each.fault:<19} {counts} {each.pause:>7.1f} s")
    _write(record, file)


def _write(record: Record, file: Path | None) -> None:
    if file is not None:
        file.write_bytes(msgspec.json.format(msgspec.json.encode(list(record.values()))))


@asynccontextmanager
async def _scene(kind: str, *, needs_disk: bool) -> AsyncIterator[Scene]:
    with tempfile.TemporaryDirectory(prefix="wartable-faults-") as name:
        folder = Path(name)
        folder.chmod(0o755)
        (folder / "disk").mkdir()
        disk = Disk(folder / "disk", DISK_MEGABYTES[kind]) if needs_disk and Disk.is_possible() else None
        try:
            scene = Scene(kind, folder, disk)
            try:
                yield scene
            finally:
                await scene.end()
        finally:
            if disk is not None:
                disk.take_away()


async def _run(asked: argparse.Namespace, record: Record) -> bool:
    is_good = True
    for kind in ("sqlite", "postgres") if asked.database == "both" else (asked.database,):
        try:
            async with _scene(kind, needs_disk=asked.only in (None, "full_disk")) as scene:
                total = await _suffer(scene, asked, record)
        except NoPostgres as error:
            print(error, flush=True)
            is_good &= asked.database == "both"
            continue
        print(
            f"{kind}: {total.acknowledged:,} decisions acknowledged, {total.lost} lost, {total.doubled} doubled",
            flush=True,
        )
        is_good &= not total.lost and not total.doubled
    return is_good and not any(each.lost or each.doubled for each in record.values())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", choices=("sqlite", "postgres", "both"), default="both")
    parser.add_argument("--only", choices=[fault.__name__ for fault in FAULTS])
    parser.add_argument("--times", type=int, default=20, help="of each fault")
    parser.add_argument("--minutes", type=float, help="for each database, instead of a number of times")
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there as well")
    parser.add_argument("--go-on", action="store_true", help="count on from what --json has of an earlier run")
    asked = parser.parse_args()
    is_gone_on_with = asked.go_on and asked.json is not None and asked.json.exists()
    record = _read(asked.json) if is_gone_on_with else {}
    is_good = False
    try:
        is_good = asyncio.run(_run(asked, record))
    finally:
        _tell(record, asked.json)
    sys.exit(0 if is_good else 1)


if __name__ == "__main__":
    main()
