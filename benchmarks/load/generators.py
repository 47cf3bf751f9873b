"""Several load generators at once: one process alone could not ask as much as several servers can answer."""

from __future__ import annotations

import asyncio
import multiprocessing
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from typing import Any

from load.driver import drive
from load.measure import Figures
from load.wartable_tables import open_tables

__all__ = ["WARM_UP_SECONDS", "generators"]

WARM_UP_SECONDS = 2.0
Drive = Callable[[], Figures]


@contextmanager
def generators(url: str, tables: int, seconds: float, count: int) -> Iterator[Drive]:
    """So many processes, which share the tables and have opened them; what is given lets all of them play."""
    context = multiprocessing.get_context("spawn")
    found: list[tuple[Any, Connection]] = []
    shares = [tables // count + (number < tables % count) for number in range(count)]
    try:
        for share in filter(None, shares):
            ours, theirs = context.Pipe()
            process = context.Process(target=_generate, args=(url, share, seconds, theirs), daemon=True)
            process.start()
            found.append((process, ours))
        for _, ours in found:
            ours.recv()
        yield lambda: _drive_all([ours for _, ours in found])
    finally:
        for process, _ in found:
            process.kill()
            process.join()


def _drive_all(connections: list[Connection]) -> Figures:
    for each in connections:
        each.send("go")
    parts = [Figures(*each.recv()) for each in connections]
    return Figures(
        moves=sum(part.moves for part in parts),
        seconds=max(part.seconds for part in parts),
        server_cpu=0.0,
        latencies=[latency for part in parts for latency in part.latencies],
        late=sum(part.late for part in parts),
    )


def _generate(url: str, tables: int, seconds: float, told: Connection) -> None:
    """In a process of its own: open tables, say so, play when told, and tell what came out."""
    if sys.platform != "win32":
        import uvloop

        uvloop.install()
    asyncio.run(_open_and_play(url, tables, seconds, told))


async def _open_and_play(url: str, tables: int, seconds: float, told: Connection) -> None:
    played = await open_tables(url, tables)
    told.send("ready")
    await asyncio.to_thread(told.recv)
    told.send(tuple(await drive(played, seconds, multiprocessing.current_process().pid or 0, warm_up=WARM_UP_SECONDS)))
