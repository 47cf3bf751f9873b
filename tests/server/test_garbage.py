"""Garbage is looked for rarely, by order, in a process that belongs to the server."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys

from wartable.server.app import create_app
from wartable.server.settings import Settings

SCRIPT = """
import asyncio, gc, weakref
from wartable.server import garbage

class Ring:
    pass

async def main():
    garbage.settle()
    print(min(gc.get_threshold()[1:]) > 1000, gc.get_freeze_count() > 0)
    ring = Ring()
    ring.itself = ring
    gone = weakref.ref(ring)
    del ring
    garbage._EVERY_SECONDS = 0
    collecting = asyncio.create_task(garbage.collect_now_and_then())
    while gone() is not None:
        await asyncio.sleep(0)
    collecting.cancel()
    print("collected")

asyncio.run(asyncio.wait_for(main(), 60))
"""


def test_what_is_imported_is_set_aside_and_rings_are_still_found() -> None:
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True)

    words = [line for line in done.stdout.splitlines() if "collected garbage" not in line]
    assert words == ["True True", "collected"]


def test_an_application_inside_another_process_leaves_its_collector_alone(tmp_path) -> None:
    before = gc.get_threshold()

    async def open_and_close() -> None:
        async with create_app(Settings(database=str(tmp_path / "tables.sqlite3"))).lifespan():
            assert gc.get_threshold() == before

    asyncio.run(open_and_close())
