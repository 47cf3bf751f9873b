"""Running a schedule: what is missing is played, here or on a cluster, kept at once, and put in order at the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Protocol

from wartable.lab.experiment import EngineKind, Experiment
from wartable.lab.game_record import GameRecord
from wartable.lab.playing import Task
from wartable.lab.results import Results
from wartable.lab.tournament import Tournament

__all__ = ["Pool", "run_schedule", "tasks_of"]

_MOST_IN_A_TASK = 50
_MOST_IN_A_BATCH = 2000
_TASKS_PER_WORKER = 20

Progress = Callable[[int, int], None]
"""Called with the games played so far and all games."""


class Pool(Protocol):
    """Those who play tasks: processes of this machine, or a cluster."""

    @property
    def workers(self) -> int:
        """How many tasks are played at the same time."""

    def play(self, tasks: tuple[Task, ...]) -> Iterator[tuple[GameRecord, ...]]:
        """The records of every task, in the order in which they are done."""


def run_schedule(
    schedule: Experiment | Tournament, games: int, folder: Path, pool: Pool, progress: Progress | None = None
) -> tuple[GameRecord, ...]:
    """All games of a schedule. Those that the folder holds already are not played again."""
    schedule.check()
    results = Results(folder, schedule)
    missing = results.missing(games)
    done = games - len(missing)
    tell = progress or (lambda _done, _all: None)
    tell(done, games)
    for records in pool.play(tasks_of(schedule, missing, pool.workers)) if missing else ():
        results.add(records)
        done += len(records)
        tell(done, games)
    return results.finish(games)


def tasks_of(schedule: Experiment | Tournament, indexes: list[int], workers: int) -> tuple[Task, ...]:
    """The games of a schedule in portions: small enough that all workers end at about the same time."""
    size = max(1, min(_MOST_IN_A_TASK, len(indexes) // (workers * _TASKS_PER_WORKER)))
    if schedule.engine is EngineKind.BATCH:
        size = _MOST_IN_A_BATCH
    return tuple(
        Task(
            schedule.game,
            schedule.options,
            tuple(schedule.deal(index) for index in indexes[start : start + size]),
            schedule.engine,
        )
        for start in range(0, len(indexes), size)
    )
