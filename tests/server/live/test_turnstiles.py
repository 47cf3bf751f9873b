"""Turnstiles: some at a time, and however much one address asks for, the others have their turn."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.waiting import until
from wartable.server.live.turnstiles import Turnstile
from wartable.server.problems import Problem


class Crowd:
    """Those who want in, and who of them is."""

    def __init__(self) -> None:
        self.turnstile = Turnstile(2, of_address=1, waiting=3, refusal="too many from there")
        self.inside: list[str] = []
        self.may_leave = asyncio.Event()

    async def come(self, address: str) -> None:
        async with self.turnstile.entered(address):
            self.inside.append(address)
            await self.may_leave.wait()
            self.inside.remove(address)


async def test_one_of_an_address_is_in_and_others_do_not_stand_behind_those_who_wait() -> None:
    crowd = Crowd()
    came = [asyncio.ensure_future(crowd.come(address)) for address in ("1.1.1.1", "1.1.1.1", "1.1.1.1", "2.2.2.2")]
    await until(lambda: len(crowd.inside) == 2)
    assert (["1.1.1.1", "2.2.2.2"], 2) == (sorted(crowd.inside), crowd.turnstile.inside)
    assert crowd.turnstile.has_enough_of("1.1.1.1")
    assert not crowd.turnstile.has_enough_of("3.3.3.3")
    crowd.may_leave.set()
    await asyncio.gather(*came)
    assert (0, False) == (crowd.turnstile.inside, crowd.turnstile.has_enough_of("1.1.1.1"))


async def test_who_waits_too_often_is_told_when_to_come_back() -> None:
    crowd = Crowd()
    came = [asyncio.ensure_future(crowd.come("1.1.1.1")) for _ in range(3)]
    await until(lambda: len(crowd.inside) == 1)
    with pytest.raises(Problem, match="too many from there") as refused:
        await crowd.come("1.1.1.1")
    assert ("busy", "2") == (refused.value.code, refused.value.headers["Retry-After"])
    crowd.may_leave.set()
    await asyncio.gather(*came)


async def test_whoever_goes_away_waiting_leaves_nothing_behind() -> None:
    crowd = Crowd()
    first, second = (asyncio.ensure_future(crowd.come("1.1.1.1")) for _ in range(2))
    await until(lambda: len(crowd.inside) == 1)
    for each in (second, first):
        each.cancel()
    await asyncio.gather(first, second, return_exceptions=True)
    assert (0, False) == (crowd.turnstile.inside, crowd.turnstile.has_enough_of("1.1.1.1"))
    assert not crowd.turnstile._gates
