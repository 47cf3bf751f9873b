"""Garbage collection that does not stop the tables.

Python looks through everything that is alive whenever enough has been allocated: with thousands of tables that takes
half a second. What a server holds for long is not garbage, and almost all the rest goes by itself when nobody refers to
it any more. So the search is made rarely, and when it was made, what is left is set aside and not looked at again.
"""

from __future__ import annotations

import asyncio
import gc
import time

import structlog

__all__ = ["collect_now_and_then", "settle"]

_YOUNG, _NEVER = 50_000, 1_000_000
_EVERY_SECONDS = 600.0
_log = structlog.get_logger("wartable.server")


def settle() -> None:
    """At the start: what was imported stays for good, and only what is quite new is looked through unasked."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG, _NEVER, _NEVER)


async def collect_now_and_then() -> None:
    """Look through everything, every ten minutes."""
    while True:
        await asyncio.sleep(_EVERY_SECONDS)
        started = time.perf_counter()
        gc.unfreeze()
        found = gc.collect()
        gc.freeze()
        _log.info("collected garbage", objects=found, seconds=round(time.perf_counter() - started, 3))
