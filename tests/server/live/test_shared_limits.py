"""Rate limits hold across processes: what a client spends at one is told to the others."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from wartable.server.live.bulletins import Bulletin
from wartable.server.live.connections import Connections
from wartable.server.live.shared_limits import SharedLimits
from wartable.server.people.identity import Visitor
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


def _connections(now: Callable[[], float]) -> Connections:
    """Ten of one address at most; who is asked for needs no database."""
    return Connections(None, 0.01, now)  # type: ignore[arg-type]


def _processes(count: int) -> list[tuple[Limiter, SharedLimits, Wire]]:
    wires: list[Wire] = []
    made = []
    for number in range(count):
        limiter, wire = Limiter(1.0, now=lambda: 0.0), Wire(str(number), wires)
        made.append((limiter, SharedLimits(limiter, _connections(lambda: 0.0), wire), wire))  # type: ignore[arg-type]
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


async def test_an_address_has_so_many_live_connections_at_all_processes_together() -> None:
    now, wires = 0.0, list[Wire]()
    places = [_connections(lambda: now) for _ in range(2)]
    shared = [
        SharedLimits(Limiter(1.0), place, Wire(str(number), wires))  # type: ignore[arg-type]
        for number, place in enumerate(places)
    ]
    guest, other = Visitor(None, "1.1.1.1"), Visitor(None, "2.2.2.2")
    held = [places[0].add(guest, lambda _: None) for _ in range(6)]
    held += [places[1].add(guest, lambda _: None) for _ in range(4)]
    for place in places:
        place.check(guest)
    for each in shared:
        await each.tell_connections()
    for place in places:
        place.check(other)
        with pytest.raises(Problem) as refused:
            place.check(guest)
        assert "too-many" == refused.value.code
    now += 17
    places[0].check(guest)
    assert 10 == len(held), "the other process said nothing any more: it is gone, and its connections with it"
