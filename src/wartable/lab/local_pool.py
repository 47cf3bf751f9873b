"""Playing on all cores of this machine."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool

from wartable.core.errors import WartableError
from wartable.core.processes import cores, pool_of
from wartable.lab.game_record import GameRecord
from wartable.lab.playing import Task, play_task

__all__ = ["LocalPool", "WorkerDied"]


class WorkerDied(WartableError, RuntimeError):
    """A process of the lab came to its end too early, for want of memory or by somebody's hand."""

    key = "error-lab-worker"


class LocalPool:
    """Processes of this machine; one worker plays in this very process."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or cores()

    def play(self, tasks: tuple[Task, ...]) -> Iterator[tuple[GameRecord, ...]]:
        if self.workers == 1 or len(tasks) == 1:
            yield from map(play_task, tasks)
            return
        pool = pool_of(min(self.workers, len(tasks)))
        try:
            yield from _as_they_come(pool, tasks, 2 * self.workers)
        except BrokenProcessPool:
            message = "a process of the lab died; what it had played is kept: give the same command again to go on"
            raise WorkerDied(message) from None
        except BaseException:
            # Whoever stops has no use for what is under way, and it may take minutes.
            pool.break_off()
            raise
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _as_they_come(pool: ProcessPoolExecutor, tasks: tuple[Task, ...], at_once: int) -> Iterator[tuple[GameRecord, ...]]:
    """Few tasks under way at a time, so that an interruption has little to wait for."""
    waiting = iter(tasks)
    under_way: set[Future[tuple[GameRecord, ...]]] = set()
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
