"""What a commit costs PostgreSQL, and what telling the other processes of it adds."""

from __future__ import annotations

import asyncio
import time

import asyncpg
import msgspec

from load.measure import family_seconds

__all__ = ["LISTENERS", "Commits", "commits"]

LISTENERS = 4
"""Who hears of every commit, as so many server processes would."""
_ROUNDS = 3
_PLAIN = "INSERT INTO told VALUES ($1)"
_TOLD = f"WITH written AS ({_PLAIN}) SELECT pg_notify('wartable', repeat('x', 200))"


class Commits(msgspec.Struct):
    """What some connections committed, a row at a time, each as soon as the one before was on the disk."""

    connections: int
    is_told: bool
    """Whether others were told by NOTIFY in the same transaction."""
    count: int = 0
    seconds: float = 0.0
    processor: float = 0.0
    """Seconds, of the database."""

    @property
    def per_second(self) -> float:
        return self.count / self.seconds

    @property
    def cost(self) -> float:
        """Microseconds of the database's processor time per commit."""
        return 1e6 * self.processor / max(1, self.count)


async def commits(url: str, postmaster: int, connections: int, seconds: float) -> tuple[Commits, Commits]:
    """Without and with NOTIFY; they take turns, so that what else the machine does meets both."""
    plain, told = (Commits(connections, is_told) for is_told in (False, True))
    writers = [await asyncpg.connect(url) for _ in range(connections)]
    listeners = [await asyncpg.connect(url) for _ in range(LISTENERS)]
    try:
        await writers[0].execute("CREATE TABLE IF NOT EXISTS told (n int)")
        for each in listeners:
            await each.add_listener("wartable", lambda *_: None)
        for _ in range(_ROUNDS):
            for found in (plain, told):
                await _commit(found, writers, postmaster, seconds / (2 * _ROUNDS))
    finally:
        for each in (*writers, *listeners):
            await each.close()
    return plain, told


async def _commit(found: Commits, writers: list[asyncpg.Connection], postmaster: int, seconds: float) -> None:
    statement = _TOLD if found.is_told else _PLAIN
    began, spent = time.perf_counter(), family_seconds(postmaster)
    until = began + seconds

    async def write(connection: asyncpg.Connection) -> None:
        while time.perf_counter() < until:
            await connection.fetch(statement, found.count)
            found.count += 1

    await asyncio.gather(*(write(connection) for connection in writers))
    found.seconds += time.perf_counter() - began
    found.processor += sum(family_seconds(postmaster).values()) - sum(spent.values())
