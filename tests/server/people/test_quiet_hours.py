"""Quiet hours are those of where somebody lives, also when the clocks change."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from wartable.server.people.quiet_hours import find_zone, quiet_until

NIGHT = (22 * 60, 7 * 60)


def at(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


@pytest.mark.parametrize(
    ("now", "hours", "zone", "end"),
    [
        ("2026-01-10T23:30", NIGHT, "UTC", "2026-01-11T07:00"),
        ("2026-01-11T06:59", NIGHT, "UTC", "2026-01-11T07:00"),
        ("2026-01-11T07:00", NIGHT, "UTC", None),
        ("2026-01-10T21:59", NIGHT, "UTC", None),
        ("2026-01-10T21:30", NIGHT, "Europe/Madrid", "2026-01-11T06:00"),
        ("2026-07-10T21:30", NIGHT, "Europe/Madrid", "2026-07-11T05:00"),
        ("2026-01-10T15:00", NIGHT, "Asia/Taipei", "2026-01-10T23:00"),
        ("2026-01-10T13:00", (12 * 60, 14 * 60), "UTC", "2026-01-10T14:00"),
        ("2026-01-10T13:00", (12 * 60, 12 * 60), "UTC", None),
        ("2026-01-10T13:00", (None, None), "UTC", None),
        # The night in which the clocks go forward is an hour shorter.
        ("2026-03-28T22:00", NIGHT, "Europe/Madrid", "2026-03-29T05:00"),
        # Half past two comes twice that night: it is looked at again a minute later.
        ("2026-10-25T01:10", (22 * 60, 150), "Europe/Madrid", "2026-10-25T01:11"),
        ("2026-10-25T01:30", (22 * 60, 150), "Europe/Madrid", None),
    ],
)
def test_quiet_hours(now: str, hours: tuple[int | None, int | None], zone: str, end: str | None) -> None:
    assert (at(end) if end is not None else None) == quiet_until(at(now), *hours, zone)


def test_time_zones() -> None:
    assert find_zone("Europe/Madrid") is not None
    assert (None, None, None) == (find_zone("Europe/Nowhere"), find_zone("../../etc/passwd"), find_zone("/etc/passwd"))
