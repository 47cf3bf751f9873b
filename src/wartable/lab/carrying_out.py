"""Carrying a plan out: what is missing is played, here or on a cluster, kept at once, and put in order at the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Protocol

from wartable.lab.experiment import Experiment
from wartable.lab.playing import Record, Task
from wartable.lab.results import Results
from wartable.lab.tournament import Tournament

__all__ = ["Players", "carry_out", "tasks_of"]

_MOST_IN_A_TASK = 50
_TASKS_PER_WORKER = 20

Progress = Callable[[int, int], None]
"""Called with the games played so far and all games."""


class Players(Protocol):
    """Those who play tasks: processes of this machine, or a cluster."""

    @property
    def workers(self) -> int:
        """How many tasks are played at the same time."""

    def play(self, tasks: tuple[Task, ...]) -> Iterator[tuple[Record, ...]]:
        """The records of every task, in the order in which they are done."""


def carry_out(
    plan: Experiment | Tournament, games: int, folder: Path, players: Players, progress: Progress | None = None
) -> tuple[Record, ...]:
    """All games of a plan. Those that the folder holds already are not played again."""
    plan.check()
    results = Results(folder, plan)
    missing = results.missing(games)
    done = games - len(missing)
    tell = progress or (lambda _done, _all: None)
    tell(done, games)
    for records in players.play(tasks_of(plan, missing, players.workers)) if missing else ():
        results.add(records)
        done += len(records)
        tell(done, games)
    return results.finish(games)


def tasks_of(plan: Experiment | Tournament, indexes: list[int], workers: int) -> tuple[Task, ...]:
    """The games of a plan in portions: small enough that all workers end at about the same time."""
    size = max(1, min(_MOST_IN_A_TASK, len(indexes) // (workers * _TASKS_PER_WORKER)))
    return tuple(
        Task(plan.game, plan.options, tuple(plan.deal(index) for index in indexes[start : start + size]))
        for start in range(0, len(indexes), size)
    )
