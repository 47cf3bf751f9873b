"""Processes of this machine: how many, when they may be interrupted, by what, and when they end."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import connection
from pathlib import Path
from types import FrameType
from typing import ParamSpec, TypeVar

__all__ = ["Workers", "collect_only_new", "cores", "pool_of", "processor_seconds", "settle_in", "uninterrupted"]

P = ParamSpec("P")
T = TypeVar("T")

_NEW, _MIDDLING, _NEVER = 10_000, 5, 1_000_000


def collect_only_new() -> None:
    """From now on Python looks for garbage only among what is quite new.

    Unasked it would look through everything that is alive whenever enough has been allocated. What a bot or a table
    remembers is none, and there is much of it: a fifth of a second in the middle of a decision.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(_NEW, _MIDDLING, _NEVER)


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Workers(ProcessPoolExecutor):
    """A pool that leaves Ctrl-C to this process, and whose work can be broken off."""

    def __init__(self, workers: int) -> None:
        # Spawned, not forked: a fork would copy the threads' locks and the open connections.
        context = multiprocessing.get_context("spawn")
        self._heard, self._told = context.Pipe(duplex=False)
        super().__init__(workers, mp_context=context, initializer=settle_in, initargs=(self._heard,))

    def submit(self, work: Callable[P, T], /, *args: P.args, **named: P.kwargs) -> Future[T]:
        # A process that begins here hears of Ctrl-C before it can be asked to leave it to this one.
        with _kept_back():
            return super().submit(work, *args, **named)

    def break_off(self) -> None:
        """End all processes at once; what was under way is lost."""
        self._told.close()


def pool_of(workers: int) -> Workers:
    """So many processes to share work among."""
    return Workers(workers)


def processor_seconds(pid: int) -> float | None:
    """How long a process has had a processor; None where the system does not tell, or the process is gone."""
    try:
        after_name = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return (int(after_name[11]) + int(after_name[12])) / os.sysconf("SC_CLK_TCK")


def settle_in(until: connection.Connection | None = None) -> None:
    """Leave Ctrl-C to the process that one works for, end when it does, and work without long pauses.

    With `until` the end is also when the other side of it is closed.
    """
    collect_only_new()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None
    ends = [parent.sentinel, *([] if until is None else [until])]
    threading.Thread(target=_end_with, args=(ends,), daemon=True).start()


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Let Ctrl-C wait until something is done that would swallow it, such as compiling."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    pressed: list[tuple[int, FrameType | None]] = []
    usual = signal.signal(signal.SIGINT, lambda number, frame: pressed.append((number, frame)))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
    if pressed and callable(usual):
        usual(*pressed[0])


@contextmanager
def _kept_back() -> Iterator[None]:
    """Ctrl-C comes afterwards; processes that begin meanwhile never hear of it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    usual = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, usual)


def _end_with(ends: list[int | connection.Connection]) -> None:
    connection.wait(ends)
    os._exit(1)
