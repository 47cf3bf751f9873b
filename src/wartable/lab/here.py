"""Playing on all cores of this machine."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection

from wartable.core.errors import WartableError
from wartable.lab.playing import Record, Task, play_task

__all__ = ["Here", "WorkerDied"]


class WorkerDied(WartableError, RuntimeError):
    """A process of the lab came to its end too early, for want of memory or by somebody's hand."""

    key = "error-lab-worker"


class Here:
    """Processes of this machine; one worker plays in this very process."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or _cores()

    def play(self, tasks: tuple[Task, ...]) -> Iterator[tuple[Record, ...]]:
        if self.workers == 1 or len(tasks) == 1:
            yield from map(play_task, tasks)
            return
        # Spawned, not forked: a fork would copy the threads' locks.
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(min(self.workers, len(tasks)), mp_context=context, initializer=_settle_in)
        try:
            yield from _as_they_come(pool, tasks, 2 * self.workers)
        except BrokenProcessPool:
            message = "a process of the lab died; what it had played is kept: give the same command again to go on"
            raise WorkerDied(message) from None
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _as_they_come(pool: ProcessPoolExecutor, tasks: tuple[Task, ...], at_once: int) -> Iterator[tuple[Record, ...]]:
    """Few tasks under way at a time, so that an interruption has little to wait for."""
    waiting = iter(tasks)
    under_way: set[Future[tuple[Record, ...]]] = set()
    while True:
        for task in waiting:
            under_way.add(pool.submit(play_task, task))
            if len(under_way) >= at_once:
                break
        if not under_way:
            return
        done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()


def _settle_in() -> None:
    """Leave Ctrl-C to the process that keeps the journal, and end when it does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(parent: int) -> None:
    connection.wait([parent])
    os._exit(1)
