"""Playing on a Ray cluster. Wartable in the same version has to be installed on its machines."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from importlib.metadata import version
from typing import Any

import msgspec

from wartable.core.errors import NeedsExtra, WartableError
from wartable.lab.game_record import GameRecord
from wartable.lab.playing import Task, play_task

__all__ = ["Cluster", "ClusterProblem", "play_encoded"]

_PACKAGE = "wartable"
_PATIENCE = 10.0
"""Seconds to wait for an answer from the cluster's door."""
_records = msgspec.json.Decoder(tuple[GameRecord, ...])


class ClusterProblem(WartableError, RuntimeError):
    """The cluster cannot be reached, or what it has installed does not fit."""

    key = "error-lab-cluster"


class Cluster:
    """The machines behind an address, such as "ray://host:10001", "host:6379" or "auto"."""

    def __init__(self, address: str) -> None:
        self._ray = _ray()
        self._address = address
        try:
            _knock(address)
            self._ray.init(address=address, log_to_driver=False, logging_level="ERROR", ignore_reinit_error=True)
        except (OSError, RuntimeError, ValueError) as error:
            problem = (str(error) or type(error).__name__).splitlines()[0]
            raise ClusterProblem(f"cluster {address}: {problem}", address=address, problem=problem) from None

    @property
    def workers(self) -> int:
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def play(self, tasks: tuple[Task, ...]) -> Iterator[tuple[GameRecord, ...]]:
        # A task is decided by what it is given alone, so a lost one is simply played again, as often as it takes.
        remote = self._ray.remote(max_retries=-1, num_cpus=1)(play_encoded)
        under_way = [remote.remote(msgspec.json.encode(task), version(_PACKAGE)) for task in tasks]
        while under_way:
            done, under_way = self._ray.wait(under_way, num_returns=1)
            yield self._result(done[0])

    def close(self) -> None:
        """Leave the cluster to itself."""
        self._ray.shutdown()

    def _result(self, reference: Any) -> tuple[GameRecord, ...]:
        try:
            return _records.decode(self._ray.get(reference))
        except self._ray.exceptions.RayTaskError as error:
            cause = error.as_instanceof_cause()
            problem = str(error.cause) if error.cause is not None else str(cause).splitlines()[-1]
            raise ClusterProblem(
                f"cluster {self._address}: {problem}", address=self._address, problem=problem
            ) from None


def play_encoded(task: bytes, wanted: str) -> bytes:
    """The records of a task, as JSON both ways: nothing else has to fit between the machines."""
    if version(_PACKAGE) != wanted:
        raise RuntimeError(f"the cluster has Wartable {version(_PACKAGE)}, not {wanted}")
    return msgspec.json.encode(play_task(msgspec.json.decode(task, type=Task)))


def _knock(address: str) -> None:
    """OSError at once where nobody listens: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), timeout=_PATIENCE).close()


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise NeedsExtra(
            "a cluster needs ray: pip install 'wartable[cluster]'", extra="cluster", package="ray"
        ) from None
    return ray
