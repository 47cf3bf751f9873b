"""Waiting for the disk, in a thread of its own, so that nobody else waits."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import TypeAlias

__all__ = ["Disk", "Synced"]

Synced: TypeAlias = Callable[[Exception | None], None]
"""Called in the event loop when what was written is on the disk, or with what went wrong."""
_flush_to_disk: Callable[[int], None] = getattr(os, "fdatasync", os.fsync)


class Disk:
    """Brings what others wrote to a file to the disk. A thread pool would do it too, at several times the cost."""

    def __init__(self, path: str, *, flush: Callable[[int], None] = _flush_to_disk) -> None:
        self._file = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0))
        self._flush = flush
        self._asked: SimpleQueue[tuple[asyncio.AbstractEventLoop, Synced] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="disk", daemon=True)
        self._thread.start()

    def sync(self, then: Synced) -> None:
        """Have everything that was written before this call on the disk, and call `then`."""
        self._asked.put((asyncio.get_running_loop(), then))

    def close(self) -> None:
        """Do what was asked, and let go of the file."""
        self._asked.put(None)
        self._thread.join()
        os.close(self._file)

    def _work(self) -> None:
        while (asked := self._asked.get()) is not None:
            # One wait is for all who have asked by now.
            waiting, is_closing = [asked], False
            while not self._asked.empty() and not is_closing:
                more = self._asked.get()
                is_closing = more is None
                waiting += [more] if more is not None else []
            error = self._flushed()
            for loop, then in waiting:
                loop.call_soon_threadsafe(then, error)
            if is_closing:
                return

    def _flushed(self) -> Exception | None:
        try:
            self._flush(self._file)
        except OSError as problem:
            return problem
        return None
