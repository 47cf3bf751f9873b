"""Figures of a loaded machine: what could not be measured is said, and nothing is divided by it."""

from __future__ import annotations

import math

from load.measure import Figures, moves_per_cpu_second


def test_a_server_whose_clock_did_not_tick_has_no_rate() -> None:
    assert math.isnan(moves_per_cpu_second(Figures(0, 1.0, 0.0, [], 4)))
    assert 20.0 == moves_per_cpu_second(Figures(10, 1.0, 0.5, [0.1], 0))
    assert 10.0 == moves_per_cpu_second(Figures(10, 1.0, 1.0, [], 0), Figures(10, 1.0, 1.0, [], 0))


def test_without_an_answer_there_is_no_latency() -> None:
    assert math.isnan(Figures(0, 1.0, 0.0, [], 2).quantile(0.5))
    assert 200.0 == Figures(2, 1.0, 0.1, [0.2, 0.1], 0).quantile(0.99)
