"""What counts as carried: quick enough, and all that was due."""

from __future__ import annotations

import msgspec

from processes import GOOD_MS, Carried, Report, climb

NONE = {"p50": 1.0, "server": 1.0, "database": 1.0, "server_cores": 0.0, "busiest": 0.0, "database_cores": 0.0}
STEP = Carried(1, 10, pace=40, moves_per_second=40, late=0, p99=50, machine_cores=0.0, disk_p99=1.0, **NONE)


def test_a_pace_is_carried_when_the_slowest_are_quick_and_none_is_left_out() -> None:
    assert STEP.is_good
    assert not msgspec.structs.replace(STEP, p99=float(GOOD_MS)).is_good
    assert not msgspec.structs.replace(STEP, moves_per_second=30, late=50).is_good
    assert not msgspec.structs.replace(STEP, p99=float("nan")).is_good, "nothing came back"


def test_the_best_is_the_fastest_that_was_good() -> None:
    report = Report(2, "3", 1.0, 1)
    report.carried = [STEP, msgspec.structs.replace(STEP, pace=60, moves_per_second=60)]
    report.carried.append(msgspec.structs.replace(STEP, pace=90, moves_per_second=90, p99=500))
    assert 60 == getattr(report.best(1), "pace", None)
    assert report.best(2) is None


def test_it_goes_faster_until_it_breaks_and_then_looks_between() -> None:
    tried: list[int] = []

    def is_carried(pace: float) -> bool:
        tried.append(round(pace))
        return pace < 80

    assert climb(is_carried, 40, lambda: True)
    assert [40, 60, 90, 73] == tried


def test_without_time_the_first_pace_is_tried_all_the_same() -> None:
    tried: list[float] = []
    assert not climb(lambda pace: not tried.append(pace), 40, lambda: False)  # type: ignore[func-returns-value]
    assert [40] == tried
