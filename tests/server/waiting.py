"""Waiting for what has to come, however slow the machine is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

__all__ = ["LONGEST_SECONDS", "until"]

LONGEST_SECONDS = 240.0
"""Only a defect takes so long."""


async def until(holds: Callable[[], bool]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(LONGEST_SECONDS):
        while not holds():
            await asyncio.sleep(0.01)
