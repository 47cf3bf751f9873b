"""The clock that decides never jumps."""

from __future__ import annotations

import time

import pytest

from wartable.server.live.tables import milliseconds


def test_whoever_sets_the_clock_of_the_machine_costs_nobody_time(monkeypatch: pytest.MonkeyPatch) -> None:
    before = milliseconds()
    monkeypatch.setattr(time, "time_ns", lambda: 0)
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert before <= milliseconds() < before + 60_000
