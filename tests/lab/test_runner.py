"""Interrupted or not, the games are the same."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.lab.games import QUICK
from wartable.core.errors import UnknownBot
from wartable.lab.experiment import Experiment
from wartable.lab.game_record import GameRecord
from wartable.lab.local_pool import LocalPool
from wartable.lab.playing import Task, play_task
from wartable.lab.results import GAMES
from wartable.lab.runner import run_schedule, tasks_of


class Interrupted:
    """Players who are called away after some tasks, and play the last task first."""

    workers = 1

    def __init__(self, tasks: int) -> None:
        self._tasks = tasks

    def play(self, tasks: tuple[Task, ...]) -> Iterator[tuple[GameRecord, ...]]:
        for task in reversed(tasks[-self._tasks :]):
            yield play_task(task)
        raise KeyboardInterrupt


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    folder = tmp_path_factory.mktemp("whole")
    run_schedule(QUICK, 8, folder, LocalPool(1))
    return (folder / GAMES).read_bytes()


def test_an_interrupted_run_goes_on_and_ends_with_the_same_file(tmp_path: Path, whole: bytes) -> None:
    for tasks in (1, 3):
        with pytest.raises(KeyboardInterrupt):
            run_schedule(QUICK, 8, tmp_path, Interrupted(tasks))
    assert not (tmp_path / GAMES).exists()
    told: list[tuple[int, int]] = []
    run_schedule(QUICK, 8, tmp_path, LocalPool(1), lambda done, games: told.append((done, games)))
    assert whole == (tmp_path / GAMES).read_bytes()
    assert (4, 8) == told[0]
    assert (8, 8) == told[-1]


def test_what_is_there_is_not_played_again(tmp_path: Path, whole: bytes) -> None:
    run_schedule(QUICK, 8, tmp_path, LocalPool(1))
    records = run_schedule(QUICK, 8, tmp_path, Interrupted(0))
    assert 8 == len(records)
    assert whole == (tmp_path / GAMES).read_bytes()


def test_nothing_is_written_for_an_experiment_that_cannot_be_played(tmp_path: Path) -> None:
    with pytest.raises(UnknownBot):
        run_schedule(Experiment("board-of-war", ("random", "nobody")), 3, tmp_path / "new", LocalPool(1))
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize(("games", "workers"), [(1, 4), (7, 2), (500, 2), (100_000, 8)])
def test_tasks_hold_every_game_once(games: int, workers: int) -> None:
    tasks = tasks_of(QUICK, list(range(games)), workers)
    assert list(range(games)) == [deal.index for task in tasks for deal in task.deals]
    assert max(len(task.deals) for task in tasks) <= 50
