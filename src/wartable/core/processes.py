"""Processes of this machine that work for one other, and end with it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import connection

__all__ = ["cores", "pool_of", "settle_in"]


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def pool_of(workers: int) -> ProcessPoolExecutor:
    """A pool that leaves Ctrl-C to this process."""
    # Spawned, not forked: a fork would copy the threads' locks and the open connections.
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, mp_context=context, initializer=settle_in)


def settle_in() -> None:
    """Leave Ctrl-C to the process that one works for, and end when it does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(parent: int) -> None:
    connection.wait([parent])
    os._exit(1)
