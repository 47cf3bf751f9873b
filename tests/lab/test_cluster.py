"""A real Ray cluster of two nodes on this machine: the same games as here, even when workers die."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from wartable.lab.cluster import Cluster, ClusterProblem, play_encoded
from wartable.lab.experiment import Experiment
from wartable.lab.local_pool import LocalPool
from wartable.lab.results import GAMES
from wartable.lab.runner import run_schedule

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore")]

GAME = Experiment("epic-dice-battles", ("random",) * 5, seed=3)
COUNT = 40


@pytest.fixture(scope="module")
def nodes() -> Iterator[Any]:
    """A head and another node; only their own processes are ended afterwards."""
    os.environ.update(RAY_AUTH_MODE="disabled", RAY_USAGE_STATS_ENABLED="0")
    import ray

    nodes = started()
    yield nodes
    ray.shutdown()
    nodes.shutdown()


def started() -> Any:
    """Ray gives a node half a minute to come up, which a busy machine may need several times."""
    from ray.cluster_utils import Cluster as Nodes

    for tries_left in reversed(range(8)):
        nodes: Any = Nodes()
        try:
            nodes.add_node(wait=False, num_cpus=1, include_dashboard=False)
            nodes.second = nodes.add_node(wait=False, num_cpus=1)
            nodes.wait_for_nodes(timeout=120)
        except Exception:
            nodes.shutdown()
            if not tries_left:
                raise
        else:
            return nodes
    raise AssertionError


@pytest.fixture
def cluster(nodes: Any) -> Iterator[Cluster]:
    cluster = Cluster(nodes.address)
    yield cluster
    cluster.close()


@pytest.fixture(scope="module")
def expected(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    folder = tmp_path_factory.mktemp("here")
    run_schedule(GAME, COUNT, folder, LocalPool(1))
    return (folder / GAMES).read_bytes()


def test_a_cluster_plays_the_same_games_and_loses_none_when_workers_and_a_node_die(
    nodes: Any, cluster: Cluster, tmp_path: Path, expected: bytes
) -> None:
    assert 2 == cluster.workers
    killed: list[int] = []

    def disturb(done: int, _games: int) -> None:
        # Early, while nearly all of the work is left, however slow this process is.
        if done == 2:
            killed.extend(kill_workers(nodes))
        if done == 20:
            nodes.remove_node(nodes.second, allow_graceful=False)

    records = run_schedule(GAME, COUNT, tmp_path, cluster, disturb)
    assert killed, "no worker was at work"
    assert list(range(COUNT)) == [record.index for record in records]
    assert expected == (tmp_path / GAMES).read_bytes()


def test_the_command_plays_on_a_cluster(nodes: Any, tmp_path: Path) -> None:
    args = ("board-of-war", "--bots", "random", "--games", "6", "--json", "--engine", "readable")
    here, there = tmp_path / "here", tmp_path / "there"
    for out, extra in ((here, ("--workers", "1")), (there, ("--cluster", nodes.address))):
        start = "from wartable.cli.main import main; main()"
        command = [sys.executable, "-c", start, "lab", "run", *args, "--out", str(out), *extra]
        subprocess.run(command, check=True, capture_output=True, timeout=300)
    assert (here / GAMES).read_bytes() == (there / GAMES).read_bytes()


def test_another_version_on_the_cluster_is_refused() -> None:
    with pytest.raises(RuntimeError, match="not 0.0"):
        play_encoded(b"{}", "0.0")


def test_an_address_without_a_cluster_is_named() -> None:
    with pytest.raises(ClusterProblem, match="127.0.0.1:1"):
        Cluster("127.0.0.1:1")


def kill_workers(nodes: Any) -> list[int]:
    """End the processes that are playing now, the hard way; wait for some to be at work."""
    raylets = [node.all_processes["raylet"][0].process.pid for node in nodes.list_all_nodes()]
    until = time.monotonic() + 60
    while time.monotonic() < until:
        if killed := [pid for pid in playing(raylets) if is_killed(pid)]:
            return killed
    return []


def playing(raylets: list[int]) -> Iterator[int]:
    """The children of these nodes that have a task in hand: Ray writes its name over their own."""
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            is_playing = (folder / "cmdline").read_bytes().startswith(b"ray::play_encoded")
        except (FileNotFoundError, ProcessLookupError):
            continue
        if parent in raylets and is_playing:
            yield int(folder.name)


def is_killed(pid: int) -> bool:
    try:
        os.kill(pid, signal.SIGKILL)
    except ProcessLookupError:
        return False
    return True
