"""Playing on several cores."""

from __future__ import annotations

import multiprocessing
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.lab.games import QUICK
from wartable.bots.random import RandomBot
from wartable.core.game import AnyRules
from wartable.lab.experiment import Experiment
from wartable.lab.local_pool import LocalPool, WorkerDied
from wartable.lab.results import GAMES
from wartable.lab.runner import run_schedule, tasks_of


def test_two_processes_play_the_same_games_as_one(tmp_path: Path) -> None:
    others = multiprocessing.active_children()
    one = run_schedule(QUICK, 12, tmp_path / "one", LocalPool(1))
    two = run_schedule(QUICK, 12, tmp_path / "two", LocalPool(2))
    assert one == two
    assert (tmp_path / "one" / GAMES).read_bytes() == (tmp_path / "two" / GAMES).read_bytes()
    assert set(others) == set(multiprocessing.active_children())


def test_all_cores_are_used_unless_somebody_says_otherwise() -> None:
    assert 1 <= LocalPool().workers <= multiprocessing.cpu_count()
    assert 3 == LocalPool(3).workers


def test_a_process_that_dies_is_named_and_nothing_is_lost(tmp_path: Path) -> None:
    slow = Experiment("epic-dice-battles", ("random", "random"), seed=1)
    others = multiprocessing.active_children()
    playing = LocalPool(2).play(tasks_of(slow, list(range(200)), 2))
    next(playing)
    for process in set(multiprocessing.active_children()).difference(others):
        process.kill()
    with pytest.raises(WorkerDied, match="same command"):
        for _ in playing:
            pass


def test_who_stops_does_not_wait_for_the_games_under_way() -> None:
    """One game of slow bots takes minutes, and what is under way is lost anyway."""
    others = multiprocessing.active_children()
    slow = Experiment("board-of-war", (f"{__name__}:EndlessAtTheSecondSeat", "random"))
    playing = LocalPool(2).play(tasks_of(slow, list(range(12)), 2))
    assert 1 == len(next(playing))
    playing.close()  # type: ignore[attr-defined]
    assert set(others) == set(multiprocessing.active_children())


class EndlessAtTheSecondSeat(RandomBot):
    """Its second game never ends, nor its fourth."""

    def choose(self, rules: AnyRules, observation: Any, legal_actions: tuple[Any, ...], rng: random.Random) -> Any:
        if observation.viewer == 1:
            time.sleep(3600)
        return super().choose(rules, observation, legal_actions, rng)


def test_workers_end_with_the_process_that_started_them(tmp_path: Path) -> None:
    """Nobody else would: they would play on for nobody."""
    program = """
if __name__ == "__main__":
    import multiprocessing
    from wartable.lab import Experiment, LocalPool
    from wartable.lab.runner import tasks_of

    plan = Experiment("epic-dice-battles", ("random", "random"))
    playing = LocalPool(2).play(tasks_of(plan, list(range(10_000)), 2))
    next(playing)
    print(*[process.pid for process in multiprocessing.active_children()], flush=True)
    for _ in playing:
        pass
"""
    (tmp_path / "program.py").write_text(program, encoding="utf-8")
    with subprocess.Popen([sys.executable, tmp_path / "program.py"], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        workers = [int(pid) for pid in process.stdout.readline().split()]
        process.kill()
    assert 2 == len(workers)
    for _ in range(1200):
        if not any(is_alive(pid) for pid in workers):
            return
        time.sleep(0.05)
    raise AssertionError("workers without a master")


def is_alive(pid: int) -> bool:
    try:
        return "Z" not in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
