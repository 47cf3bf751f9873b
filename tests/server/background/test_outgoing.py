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
