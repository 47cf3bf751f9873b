"""The web pages are written against what the server says of itself."""

from __future__ import annotations

from tests.web.wire_types import FILE, wire_types


def test_types_are_what_the_server_says() -> None:
    assert wire_types() == FILE.read_text(encoding="utf-8"), "run python -m tests.web.wire_types"
