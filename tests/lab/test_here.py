"""Playing on several cores."""

from __future__ import annotations

import multiprocessing
from pathlib import Path

import pytest

from tests.lab.games import QUICK
from wartable.lab.carrying_out import carry_out, tasks_of
from wartable.lab.experiment import Experiment
from wartable.lab.here import Here, WorkerDied
from wartable.lab.results import GAMES


def test_two_processes_play_the_same_games_as_one(tmp_path: Path) -> None:
    one = carry_out(QUICK, 12, tmp_path / "one", Here(1))
    two = carry_out(QUICK, 12, tmp_path / "two", Here(2))
    assert one == two
    assert (tmp_path / "one" / GAMES).read_bytes() == (tmp_path / "two" / GAMES).read_bytes()
    assert not multiprocessing.active_children()


def test_all_cores_are_used_unless_somebody_says_otherwise() -> None:
    assert 1 <= Here().workers <= multiprocessing.cpu_count()
    assert 3 == Here(3).workers


def test_a_process_that_dies_is_named_and_nothing_is_lost(tmp_path: Path) -> None:
    slow = Experiment("epic-dice-battles", ("random", "random"), seed=1)
    playing = Here(2).play(tasks_of(slow, list(range(200)), 2))
    next(playing)
    for process in multiprocessing.active_children():
        process.kill()
    with pytest.raises(WorkerDied, match="same command"):
        for _ in playing:
            pass
