"""What holds for all tests."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

# A test that fails must fail for everybody, so examples are drawn alike each time. To look for new ones:
# pytest --hypothesis-profile explore
settings.register_profile("steady", derandomize=True, deadline=None)
settings.register_profile("explore", deadline=None, max_examples=500)
settings.load_profile("steady")

_BROWSER_TESTS = Path(__file__).parent / "e2e"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What needs Chromium or a server has its mark by itself, so that `make quick` can leave it out."""
    for item in items:
        if item.path.is_relative_to(_BROWSER_TESTS):
            item.add_marker("browser")
        if {"server", "new_database", "site"} & set(getattr(item, "fixturenames", ())):
            item.add_marker("server")
