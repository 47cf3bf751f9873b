"""Clocks are a fold over times."""

from __future__ import annotations

from wartable.server.table.clock import Clock, deadline, is_out_of_time, passed, started
from wartable.server.table.plan import ClockPlan

GAME = ClockPlan(per_game=60, increment=2)
MOVE = ClockPlan(per_move=30)


def test_everybody_starts_with_the_whole_time():
    assert Clock((60_000, 60_000), 5) == started(GAME, 2, 5)


def test_a_clock_per_move_keeps_no_account():
    assert Clock((), 5) == started(MOVE, 2, 5)


def test_who_finished_a_move_pays_for_it_and_gets_the_increment():
    assert Clock((60_000 - 10_000 + 2_000, 60_000), 10_005) == passed(GAME, started(GAME, 2, 5), 0, 10_005)


def test_nobody_goes_below_zero():
    assert Clock((2_000, 60_000), 99_000) == passed(GAME, started(GAME, 2, 0), 0, 99_000)


def test_the_nearer_limit_counts():
    both = ClockPlan(per_move=30, per_game=20)
    assert 20_000 == deadline(both, started(both, 2, 0), 1)
    assert 30_000 == deadline(MOVE, started(MOVE, 2, 0), 1)


def test_without_a_limit_nobody_runs_out():
    endless = ClockPlan()
    assert deadline(endless, started(endless, 2, 0), 0) is None
    assert not is_out_of_time(endless, started(endless, 2, 0), 0, 10**15)


def test_time_is_up_at_the_deadline():
    clock = started(MOVE, 2, 1_000)
    assert not is_out_of_time(MOVE, clock, 0, 30_999)
    assert is_out_of_time(MOVE, clock, 0, 31_000)
