"""Garbage collection that does not stop the tables.

Python looks through everything that is alive whenever enough has been allocated: with thousands of tables that takes
half a second. What a server holds for long is not garbage, and almost all the rest goes by itself when nobody refers to
it any more, live connections included. So only what is quite new is looked through unasked (`collect_only_new` of
`core/processes.py`). For rings that nobody thought of, everything is looked through now and then, at a time when few
people play.
"""

from __future__ import annotations

import asyncio
import gc
import time

import structlog

__all__ = ["collect_when_quiet"]

_log = structlog.get_logger("wartable.server")


async def collect_when_quiet(
    *, look_seconds: float = 60.0, often_seconds: float = 600.0, seldom_seconds: float = 24 * 3600.0, quiet: float = 0.1
) -> None:
    """Look through everything when the server needs less than the share `quiet` of a processor.

    Every so often at the most, and seldom even if it is never quiet.
    """
    last = time.monotonic()
    while True:
        before, worked = time.monotonic(), time.process_time()
        await asyncio.sleep(look_seconds)
        now = time.monotonic()
        is_quiet = time.process_time() - worked <= quiet * (now - before)
        if now - last >= (often_seconds if is_quiet else seldom_seconds):
            found = gc.collect()
            last = time.monotonic()
            _log.info("collected garbage", objects=found, seconds=round(last - now, 3), quiet=is_quiet)
