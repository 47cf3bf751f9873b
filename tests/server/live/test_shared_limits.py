"""Rate limits hold across processes: what a client spends at one is told to the others."""

from __future__ import annotations

import pytest

from wartable.server.live.bulletins import Bulletin
from wartable.server.live.shared_limits import SharedLimits
from wartable.server.people.limits import LOGINS, READS, Limiter
from wartable.server.problems import Problem


class Wire:
    """Carries bulletins between the processes of a test."""

    def __init__(self, name: str, others: list[Wire]) -> None:
        self.name = name
        self.readers: list[object] = []
        self.sent: list[Bulletin] = []
        self._others = others
        others.append(self)

    def publish(self, bulletin: Bulletin) -> None:
        self.sent.append(bulletin)
        for other in self._others:
            if other is not self:
                for reader in other.readers:
                    reader(bulletin)  # type: ignore[operator]

    async def start(self) -> None:
        """Nothing to do."""

    async def stop(self) -> None:
        """Nothing to do."""


def _processes(count: int) -> list[tuple[Limiter, SharedLimits, Wire]]:
    wires: list[Wire] = []
    made = []
    for number in range(count):
        limiter, wire = Limiter(1.0, now=lambda: 0.0), Wire(str(number), wires)
        made.append((limiter, SharedLimits(limiter, wire), wire))  # type: ignore[arg-type]
    return made


async def test_what_was_spent_at_one_process_is_gone_at_the_others() -> None:
    (one, telling, _), (other, _, _) = _processes(2)
    for _ in range(10):
        one.check(LOGINS, "1.1.1.1")
    other.check(LOGINS, "1.1.1.1")
    await telling.look()
    with pytest.raises(Problem) as refused:
        other.check(LOGINS, "1.1.1.1")
    assert "too-many" == refused.value.code
    other.check(LOGINS, "2.2.2.2")


async def test_whoever_asks_for_little_is_not_told_of() -> None:
    """Most clients never come near a limit: telling of every request would cost more than it."""
    (one, telling, wire), _ = _processes(2)
    one.check(READS, "1.1.1.1")
    await telling.look()
    assert [] == wire.sent
    for _ in range(20):
        one.check(READS, "1.1.1.1")
    await telling.look()
    assert [("reads", "1.1.1.1", 21)] == [each for bulletin in wire.sent for each in bulletin.spent]
    await telling.look()
    assert 1 == len(wire.sent), "once"


async def test_a_crowd_is_told_of_in_pieces_that_fit() -> None:
    (one, telling, wire), (other, _, _) = _processes(2)
    for number in range(500):
        for _ in range(10):
            one.check(LOGINS, f"client {number}")
    await telling.look()
    assert len(wire.sent) > 1
    for number in range(500):
        with pytest.raises(Problem):
            other.check(LOGINS, f"client {number}")
