"""Garbage is looked for rarely, when it is quiet, in a process that belongs to the server."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys

from wartable.server.app import create_app
from wartable.server.process.settings import Settings

SCRIPT = """
import asyncio, gc, weakref
from wartable.core.processes import collect_only_new
from wartable.server.process import garbage

class Ring:
    pass

async def main():
    collect_only_new()
    print(gc.get_threshold()[2] > 1000, gc.get_freeze_count() > 0)
    ring = Ring()
    ring.itself = ring
    gone = weakref.ref(ring)
    del ring
    busy = asyncio.create_task(garbage.collect_when_quiet(look_seconds=0, often_seconds=0, quiet=-1))
    for _ in range(100):
        await asyncio.sleep(0)
    busy.cancel()
    print(gone() is not None)
    collecting = asyncio.create_task(garbage.collect_when_quiet(look_seconds=0, often_seconds=0, quiet=1000))
    while gone() is not None:
        await asyncio.sleep(0)
    collecting.cancel()
    print("collected")

asyncio.run(asyncio.wait_for(main(), 60))
"""


def test_what_is_imported_is_set_aside_and_rings_are_found_when_it_is_quiet() -> None:
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True)

    words = [line for line in done.stdout.splitlines() if "collected garbage" not in line]
    assert ["True True", "True", "collected"] == words


def test_an_application_inside_another_process_leaves_its_collector_alone(tmp_path) -> None:
    before = gc.get_threshold()

    async def open_and_close() -> None:
        async with create_app(Settings(database=str(tmp_path / "tables.sqlite3"))).lifespan():
            assert gc.get_threshold() == before

    asyncio.run(open_and_close())
