"""Work beside the requests: tasks that end with the server, and rounds that are made again and again.

Each round has its own pace: one that takes long, because somebody gave it much to do, delays none of the others.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

__all__ = ["BackgroundTasks"]

_ROUND_EVERY_SECONDS = 0.5
_SLOW_ROUND_EVERY_SECONDS = 5.0
_log = structlog.get_logger("wartable.server")

Round = Callable[[], Awaitable[None]]


class BackgroundTasks:
    """The background tasks of one process."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        self.rounds: list[Round] = []
        """What is done twice a second, for as long as it stands here."""
        self.slow_rounds: list[Round] = []
        """What is done every five seconds."""

    def start(self) -> None:
        """Begin the rounds, one after the other, so that they do not all want the database at the same moment."""
        for rounds, pause in ((self.rounds, _ROUND_EVERY_SECONDS), (self.slow_rounds, _SLOW_ROUND_EVERY_SECONDS)):
            for number, look in enumerate(rounds):
                self.spawn(_repeat(rounds, look, pause, pause * number / len(rounds)))

    async def stop(self) -> None:
        """Cancel everything, and wait until it has ended."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def spawn(self, work: Awaitable[None]) -> None:
        """Do something on the side; it is cancelled when the server stops."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("a background task failed", exc_info=task.exception())


async def _repeat(rounds: list[Round], look: Round, pause: float, first: float) -> None:
    await asyncio.sleep(first)
    while look in rounds:
        try:
            await look()
        except Exception:
            _log.exception("a background round failed")
        await asyncio.sleep(pause)
