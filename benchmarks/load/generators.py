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

__all__ = ["WARM_UP_SECONDS", "Drive", "generators"]

WARM_UP_SECONDS = 1.0
Drive = Callable[[float, float], Figures]
"""Play at so many moves per second of all tables together, for so many seconds."""


@contextmanager
def generators(url: str, tables: int, count: int) -> Iterator[Drive]:
    """So many processes, which share the tables and have opened them; what is given lets all of them play."""
    context = multiprocessing.get_context("spawn")
    found: list[tuple[Any, Connection, float]] = []
    shares = [tables // count + (number < tables % count) for number in range(count)]
    try:
        for share in filter(None, shares):
            ours, theirs = context.Pipe()
            process = context.Process(target=_generate, args=(url, share, theirs), daemon=True)
            process.start()
            found.append((process, ours, share / tables))
        for _, ours, _ in found:
            ours.recv()
        yield lambda pace, seconds: _drive_all([(ours, part * pace) for _, ours, part in found], seconds)
    finally:
        for process, _, _ in found:
            process.kill()
            process.join()


def _drive_all(paces: list[tuple[Connection, float]], seconds: float) -> Figures:
    for connection, pace in paces:
        connection.send((pace, seconds))
    parts = [Figures(*connection.recv()) for connection, _ in paces]
    return Figures(
        moves=sum(part.moves for part in parts),
        seconds=max(part.seconds for part in parts),
        server_cpu=0.0,
        latencies=[latency for part in parts for latency in part.latencies],
        late=sum(part.late for part in parts),
    )


def _generate(url: str, tables: int, told: Connection) -> None:
    """In a process of its own: open tables, say so, play as often as told, and tell what came out."""
    if sys.platform != "win32":
        import uvloop

        uvloop.install()
    asyncio.run(_open_and_play(url, tables, told))


async def _open_and_play(url: str, tables: int, told: Connection) -> None:
    played = await open_tables(url, tables)
    own = multiprocessing.current_process().pid or 0
    told.send("ready")
    while True:
        pace, seconds = await asyncio.to_thread(told.recv)
        told.send(tuple(await drive(played, seconds, own, warm_up=WARM_UP_SECONDS, moves_per_second=pace)))
