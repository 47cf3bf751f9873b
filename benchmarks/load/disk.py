"""How long the disk itself takes meanwhile: a server that answers for what is on the disk cannot be quicker."""

from __future__ import annotations

import os
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

__all__ = ["disk_times"]

_PAGE = b"x" * 4096
_PAUSE_SECONDS = 0.05
_flush_to_disk = getattr(os, "fdatasync", os.fsync)


@contextmanager
def disk_times(folder: str) -> Iterator[list[float]]:
    """Write a page into a file of that folder again and again; the milliseconds until each was on the disk."""
    times: list[float] = []
    is_over = threading.Event()

    def work() -> None:
        with tempfile.TemporaryFile(dir=folder) as file:
            while not is_over.wait(_PAUSE_SECONDS):
                os.pwrite(file.fileno(), _PAGE, 0)
                began = time.monotonic()
                _flush_to_disk(file.fileno())
                times.append(1000 * (time.monotonic() - began))

    thread = threading.Thread(target=work, name="disk-times", daemon=True)
    thread.start()
    try:
        yield times
    finally:
        is_over.set()
        thread.join()
