"""Goals of a designer: bands, and how far off a measure is."""

from __future__ import annotations

import pytest

from wartable.lab.estimates import Estimate
from wartable.lab.experiment import BadExperiment
from wartable.lab.goals import Goal, goal_of, miss_of, verdict_of
from wartable.lab.limits import Verdict


def test_a_goal_is_written_as_a_band() -> None:
    assert Goal("length", 40.0, 60.0) == goal_of("length=40..60")
    assert Goal("how.gold", 0.15, 0.25) == goal_of("how.gold = 15% .. 25%")


@pytest.mark.parametrize("text", ["length", "length=4", "=1..2", "length=5..3", "length=a..b", "length=1.."])
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(BadExperiment, match="NAME=LOW..HIGH"):
        goal_of(text)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("seat.1=45..55", "more than the whole"),
        ("decided=0.4..1.5", "more than the whole"),
        ("theft.castle-kiyosu.win=40%..110%", "more than the whole"),
        ("length=40%..60%", "no part of a whole"),
        ("theft.castle-kiyosu.count=1..200%", "no part of a whole"),
    ],
)
def test_shares_are_parts_of_a_whole_and_nothing_else_is_in_percent(text: str, problem: str) -> None:
    with pytest.raises(BadExperiment, match=problem):
        goal_of(text)


def test_a_miss_counts_widths_of_the_band() -> None:
    goal = Goal("length", 40.0, 60.0)
    assert [0.0, 0.0, 0.5, 1.0] == [goal.miss(value) for value in (40.0, 60.0, 70.0, 20.0)]
    assert 0.5 == miss_of([goal], {"length": Estimate(70.0, 69.0, 71.0, 10)})


@pytest.mark.parametrize(
    ("low", "high", "verdict"),
    [
        (41.0, 59.0, Verdict.KEPT),
        (39.0, 59.0, Verdict.OPEN),
        (61.0, 65.0, Verdict.BROKEN),
        (30.0, 39.0, Verdict.BROKEN),
    ],
)
def test_only_an_interval_on_one_side_decides(low: float, high: float, verdict: Verdict) -> None:
    goal = Goal("length", 40.0, 60.0)
    assert verdict is goal.verdict(Estimate((low + high) / 2, low, high, 10))
    assert verdict is verdict_of([goal], {"length": Estimate((low + high) / 2, low, high, 10)})
