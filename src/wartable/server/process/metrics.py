"""What the server counts; /metrics shows it.

Where several processes serve, each writes its counts into a file of a folder they share, and whichever is asked adds
them up.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

__all__ = [
    "ACTIONS",
    "BOT_SECONDS",
    "COMMIT_SECONDS",
    "CONFLICTS",
    "CONNECTIONS",
    "MAILS",
    "PROBLEMS",
    "PUSHES",
    "RECORDS",
    "REQUESTS",
    "TABLES_IN_MEMORY",
    "WEBHOOKS",
    "counted",
    "shared_by_processes",
]

_FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""Where the library looks for the folder when it is imported."""

ACTIONS = Counter("wartable_actions_total", "Actions that were committed", ("game",))
RECORDS = Counter("wartable_records_total", "Journal records that were committed")
CONFLICTS = Counter("wartable_conflicts_total", "Sequence numbers that another process had taken")
COMMIT_SECONDS = Histogram("wartable_commit_seconds", "How long a commit took")
BOT_SECONDS = Histogram("wartable_bot_seconds", "How long a bot thought", ("game", "bot"))
CONNECTIONS = Gauge("wartable_connections", "Open live connections", ("kind",), multiprocess_mode="livesum")
TABLES_IN_MEMORY = Gauge("wartable_tables_in_memory", "Tables held ready", multiprocess_mode="livesum")
REQUESTS = Counter("wartable_requests_total", "HTTP requests", ("method", "status"))
PROBLEMS = Counter("wartable_problems_total", "Refusals by code", ("code",))
MAILS = Counter("wartable_mails_total", "E-mails", ("outcome",))
PUSHES = Counter("wartable_pushes_total", "Messages to browsers", ("outcome",))
WEBHOOKS = Counter("wartable_webhooks_total", "Webhook calls", ("outcome",))


@contextmanager
def shared_by_processes() -> Iterator[None]:
    """Processes that are started within the block add up what they count."""
    with TemporaryDirectory(prefix="wartable-metrics-") as folder:
        os.environ[_FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[_FOLDER]


def counted() -> bytes:
    """All counts, in the format of Prometheus."""
    folder = os.environ.get(_FOLDER)
    if folder is None:
        return generate_latest(REGISTRY)
    _forget_the_dead(Path(folder))
    registry = CollectorRegistry()
    MultiProcessCollector(registry, folder)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def _forget_the_dead(folder: Path) -> None:
    """What processes counted stays; what they held ready when they died is gone."""
    for path in folder.glob("gauge_live*_*.db"):
        found = re.search(r"_(\d+)\.db$", path.name)
        if found is not None and not _is_alive(int(found[1])):
            mark_process_dead(int(found[1]), str(folder))  # type: ignore[no-untyped-call]


def _is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
