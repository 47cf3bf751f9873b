"""Names that people chose are looked up where nobody else waits."""

from __future__ import annotations

import asyncio
import socket
import threading
from typing import Any

import pytest

from wartable.server.background.outgoing import Lookups


async def test_a_slow_name_server_keeps_nobody_waiting_but_those_of_its_domain() -> None:
    answers = threading.Event()

    def look_up(host: str, port: int, **kind: Any) -> Any:
        if host.endswith("slow.example"):
            answers.wait()
        return socket.getaddrinfo("127.0.0.1", port, **kind)

    lookups = Lookups(look_up, threads=8)
    waiting = [asyncio.ensure_future(lookups.find(f"{number}.slow.example", 443)) for number in range(4)]
    await asyncio.sleep(0)
    with pytest.raises(OSError, match="looked up already"):
        await lookups.find("5.slow.example", 443)
    assert ["127.0.0.1"] == [str(address) for address in await lookups.find("quick.example", 443)]
    answers.set()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert ["127.0.0.1"] == [str(address) for address in await lookups.find("6.slow.example", 443)]


async def test_names_of_many_domains_that_one_asks_for_leave_room_for_others() -> None:
    """Domains cost nothing: whoever has many, all with slow name servers, must not have all the threads."""
    answers = threading.Event()

    def look_up(host: str, port: int, **kind: Any) -> Any:
        if host.startswith("slow"):
            answers.wait()
        return socket.getaddrinfo("127.0.0.1", port, **kind)

    lookups = Lookups(look_up, threads=12)
    waiting = [asyncio.ensure_future(lookups.find(f"slow{n}.example", 443, "1.1.1.1")) for n in range(8)]
    await asyncio.sleep(0)
    with pytest.raises(OSError, match="looked up already"):
        await lookups.find("slow9.example", 443, "1.1.1.1")
    assert ["127.0.0.1"] == [str(address) for address in await lookups.find("quick.example", 443, "2.2.2.2")]
    answers.set()
    await asyncio.gather(*waiting)
    assert ["127.0.0.1"] == [str(address) for address in await lookups.find("slow9.example", 443, "1.1.1.1")]


async def test_one_name_is_looked_up_once_for_all_who_ask() -> None:
    """Twenty browsers have one push service: only four of them were sent their messages."""
    looked_up: list[str] = []
    answers = threading.Event()

    def look_up(host: str, port: int, **kind: Any) -> Any:
        looked_up.append(host)
        answers.wait()
        return socket.getaddrinfo("127.0.0.1", port, **kind)

    lookups = Lookups(look_up)
    asking = [asyncio.ensure_future(lookups.find("push.example", 443, f"1.1.1.{n}")) for n in range(20)]
    await asyncio.sleep(0)
    answers.set()
    found = await asyncio.gather(*asking)
    assert [["127.0.0.1"]] * 20 == [[str(address) for address in addresses] for addresses in found]
    assert ["push.example"] == looked_up
    await lookups.find("push.example", 443)
    assert 2 == len(looked_up), "names are not remembered: they may lead elsewhere later"
