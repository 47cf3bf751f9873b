"""How much one client may ask for: buckets that refill steadily."""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from http import HTTPStatus
from typing import NamedTuple

from wartable.server.problems import Problem

__all__ = [
    "ACCOUNTS",
    "ADDRESS",
    "ADDRESS_CHAT",
    "ADDRESS_MESSAGES",
    "CHAT",
    "EXPERIMENTS",
    "EXPORTS",
    "GUESTS",
    "LOGINS",
    "MAILS",
    "MESSAGES",
    "PASSKEYS",
    "RATES",
    "READS",
    "REPORTS",
    "REVIEWS",
    "TABLES",
    "WHOLE_GAMES",
    "WRITES",
    "Bucket",
    "Limiter",
    "Rate",
]

_BUCKETS_KEPT = 20_000


class Rate(NamedTuple):
    """So many at once, and so many per second in the long run."""

    name: str
    burst: float
    per_second: float


ADDRESS = Rate("requests", 600, 100)
"""Of one address, which may be that of a whole club."""
READS = Rate("reads", 200, 40)
WRITES = Rate("writes", 60, 10)
EXPORTS = Rate("exports", 5, 0.01)
"""All that is kept about somebody, which may be much."""
GUESTS = Rate("guests", 20, 0.2)
ACCOUNTS = Rate("accounts", 10, 0.05)
LOGINS = Rate("logins", 10, 0.1)
PASSKEYS = Rate("passkeys", 60, 1)
"""Of one address, which may be that of a whole house; they cannot be guessed."""
TABLES = Rate("tables", 60, 0.2)
"""Tables that are opened from one address."""
CHAT = Rate("chat", 8, 0.5)
ADDRESS_CHAT = Rate("lines of one address", 60, 5)
"""Which may be that of a whole club. What is said is kept."""
REVIEWS = Rate("reviews", 10, 0.05)
"""Reviews that nobody asked for before: each takes a judge a while."""
WHOLE_GAMES = Rate("whole games", 60, 10)
"""Reviews, match files and dice of finished games that are read from one address: they may be some megabytes."""
EXPERIMENTS = Rate("experiments", 20, 0.05)
"""Games that bots play for the workshop, from one address."""
MAILS = Rate("e-mails", 5, 0.005)
"""E-mails that are sent because somebody asked for them."""
REPORTS = Rate("reports", 10, 0.02)
"""Complaints to the host."""
MESSAGES = Rate("messages", 60, 20)
"""Of one live connection."""
ADDRESS_MESSAGES = Rate("messages of one address", 1000, 500)
"""Of all live connections of one address, which may be that of a whole club."""


_PEOPLE = (GUESTS, ACCOUNTS, LOGINS, PASSKEYS, CHAT, ADDRESS_CHAT, EXPORTS, MAILS, REPORTS)
_LIVE = (MESSAGES, ADDRESS_MESSAGES)
_WORK = (TABLES, REVIEWS, WHOLE_GAMES, EXPERIMENTS)
RATES = {rate.name: rate for rate in (ADDRESS, READS, WRITES, *_WORK, *_LIVE, *_PEOPLE)}
_TOLD_SHARE = 0.1
"""Other processes are told of a client who spent so much of a burst."""


class Bucket:
    """What one client has left of one rate."""

    __slots__ = ("_at", "_left", "rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self._left = rate.burst
        self._at = now

    def take(self, now: float) -> float:
        """0 if there was something left, else the seconds until there is."""
        self._refill(now)
        if self._left >= 1:
            self._left -= 1
            return 0.0
        return (1 - self._left) / self.rate.per_second

    def charge(self, count: float, now: float) -> None:
        """Somebody else saw so many of this client."""
        self._refill(now)
        self._left = max(-self.rate.burst, self._left - count)

    def _refill(self, now: float) -> None:
        self._left = min(self.rate.burst, self._left + (now - self._at) * self.rate.per_second)
        self._at = now


class Limiter:
    """The buckets of all clients of this process; the longest unused are forgotten."""

    def __init__(self, scale: float = 1.0, now: Callable[[], float] = time.monotonic) -> None:
        self._scale = scale
        self._now = now
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._spent: Counter[tuple[str, str]] = Counter()
        """What the other processes have not been told of."""

    @property
    def is_on(self) -> bool:
        """Whether anything is limited."""
        return bool(self._scale)

    def check(self, rate: Rate, client: str) -> None:
        """Count one, or refuse with the time to wait."""
        if not self._scale:
            return
        wait = self._bucket_of(rate, client).take(self._now())
        if not wait:
            self._spent[rate.name, client] += 1
        else:
            seconds = math.ceil(wait)
            raise Problem(
                HTTPStatus.TOO_MANY_REQUESTS,
                "too-many",
                f"too many {rate.name}; try again in {seconds} s",
                headers={"Retry-After": str(seconds)},
                seconds=seconds,
            )

    def take_spent(self) -> list[tuple[str, str, int]]:
        """Who spent how much of which rate since this was last asked, where it is enough to matter."""
        least = {name: _TOLD_SHARE * rate.burst * self._scale for name, rate in RATES.items()}
        found = [(name, client, count) for (name, client), count in self._spent.items() if count >= least[name]]
        for name, client, _ in found:
            del self._spent[name, client]
        if len(self._spent) > _BUCKETS_KEPT:
            self._spent.clear()
        return found

    def charge(self, name: str, client: str, count: int) -> None:
        """Another process saw so many of this client."""
        if self._scale and name in RATES:
            self._bucket_of(RATES[name], client).charge(count, self._now())

    def _bucket_of(self, rate: Rate, client: str) -> Bucket:
        key = (rate.name, client)
        bucket = self._buckets.pop(key, None) or self.bucket(rate)
        self._buckets[key] = bucket
        if len(self._buckets) > _BUCKETS_KEPT:
            self._buckets.popitem(last=False)
        return bucket

    def bucket(self, rate: Rate) -> Bucket:
        """A bucket for one connection to keep for itself."""
        scale = self._scale or math.inf
        return Bucket(Rate(rate.name, rate.burst * scale, rate.per_second * scale), self._now())
