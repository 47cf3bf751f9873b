"""Floods: so many requests of an address, and then none is looked at."""

from __future__ import annotations

from wartable.server.process import floods
from wartable.server.process.floods import Floods


class Watch:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_then_a_steady_rate() -> None:
    watch = Watch()
    counted = Floods(0.01, watch)
    assert [True] * 9 + [False] * 3 == [counted.take("1.1.1.1") for _ in range(12)]
    watch.now += 1 / 1.5
    assert [True, False] == [counted.take("1.1.1.1") for _ in range(2)]
    watch.now += 3600
    assert 9 == sum(counted.take("1.1.1.1") for _ in range(20)), "no more than a burst is saved up"


def test_an_address_that_floods_is_known_at_the_door_and_others_are_not_kept_out() -> None:
    watch = Watch()
    counted = Floods(0.01, watch)
    assert not counted.is_flooding("1.1.1.1")
    for _ in range(10):
        counted.take("1.1.1.1")
    assert counted.is_flooding("1.1.1.1")
    assert not counted.is_flooding("2.2.2.2")
    assert counted.take("2.2.2.2")
    watch.now += 1
    assert not counted.is_flooding("1.1.1.1")


def test_without_limits_nothing_is_a_flood() -> None:
    counted = Floods(0)
    assert all(counted.take("1.1.1.1") for _ in range(5000))
    assert not counted.is_flooding("1.1.1.1")


def test_addresses_that_are_not_heard_of_are_forgotten() -> None:
    counted = Floods(1)
    for number in range(floods._ADDRESSES_KEPT + 100):
        counted.take(str(number))
    assert floods._ADDRESSES_KEPT == len(counted._left)
