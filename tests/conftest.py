"""What holds for all tests."""

from __future__ import annotations

import gc
import os
import zlib
from pathlib import Path

import pytest
from hypothesis import settings

# A test that fails must fail for everybody, so examples are drawn alike each time. To look for new ones:
# pytest --hypothesis-profile explore
settings.register_profile("steady", derandomize=True, deadline=None)
settings.register_profile("explore", deadline=None, max_examples=500)
settings.load_profile("steady")

_BROWSER_TESTS = Path(__file__).parent / "e2e"
_SERVER_FIXTURES = {"server", "sqlite_server", "new_database", "site"}
_SERVER_STARTERS = {"run_server", "serving"}
"""What a module imports whose tests start servers of their own."""
_ASKED_FROM_OUTSIDE = tuple(
    Path(__file__).parent / "server" / room for room in ("after", "api", "people", "school", "tournaments", "workshop")
)
"""Rooms whose tests speak to a server by its requests: what is under them has tests on both databases."""
_DATABASES = ("sqlite", "postgres")


# Several tests at once have all cores at work already: more threads for one product of matrices wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
# A server that a test starts as a program has its bots practise for nobody: those that are asked are there in time.
os.environ.setdefault("WARTABLE_BOTS_READY", "0")

# Half a million objects come with the imports and the tests themselves and stay to the end: a quarter of the time of a
# collection went into looking for garbage among them, again and again.
gc.set_threshold(50_000, 20, 50)


def pytest_collection_finish() -> None:
    """What is there before the first test stays: it is never looked through again."""
    gc.collect()
    gc.freeze()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What needs Chromium or a server has its mark by itself, so that `make quick` can leave it out."""
    for item in items:
        if item.path.is_relative_to(_BROWSER_TESTS):
            item.add_marker("browser")
        assert isinstance(item, pytest.Function)
        if _SERVER_FIXTURES & set(item.fixturenames) or _SERVER_STARTERS & vars(item.module).keys():
            item.add_marker("server")
        if _is_on_its_other_database(item):
            item.add_marker("exhaustive")


def _is_on_its_other_database(item: pytest.Function) -> bool:
    """Each test that asks from outside has one database in `make test`, half of them either; and both beyond it."""
    database = item.callspec.params.get("new_database") if hasattr(item, "callspec") else None
    if database is None or not any(map(item.path.is_relative_to, _ASKED_FROM_OUTSIDE)):
        return False
    number = zlib.crc32(f"{item.path.name}::{item.originalname}".encode())
    return bool(database != _DATABASES[number % len(_DATABASES)])
