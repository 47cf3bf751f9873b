"""Hours in which somebody wants to hear nothing, on the clock of where they live."""

from __future__ import annotations

from datetime import datetime, time, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

__all__ = ["find_zone", "quiet_until"]

_MINUTE_MS = 60_000


@lru_cache(maxsize=1024)
def find_zone(name: str) -> ZoneInfo | None:
    """The time zone of an IANA name such as "Europe/Madrid"; None if there is none."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def quiet_until(now: int, start: int | None, end: int | None, zone: str) -> int | None:
    """When the quiet hours end that it is in now; None if it is in none. `start` and `end` are minutes of a day."""
    if start is None or end is None or start == end:
        return None
    here = datetime.fromtimestamp(now / 1000, tz=find_zone(zone) or ZoneInfo("UTC"))
    minute = here.hour * 60 + here.minute
    is_over_midnight = start > end
    is_quiet = (minute >= start or minute < end) if is_over_midnight else start <= minute < end
    if not is_quiet:
        return None
    day = here.date() + timedelta(days=1 if is_over_midnight and minute >= start else 0)
    until = datetime.combine(day, time(end // 60, end % 60), tzinfo=here.tzinfo)
    # An hour that a clock goes back over comes twice: then it is asked again.
    return max(int(until.timestamp() * 1000), now + _MINUTE_MS)
