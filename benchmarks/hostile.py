"""What do two well-behaved players feel while a hostile guest attacks their server?

    python benchmarks/hostile.py                 every attack for ten seconds
    python benchmarks/hostile.py --seconds 30 --only pings

Starts a server with its usual limits on a database of its own. Two people play at a table, a move whenever it is their
turn; printed is the time from sending a decision to its acknowledgement, while nothing happens and under each attack.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from load.measure import running
from wartable.client import Client, Refused, RemoteTable

SERVE = """
from wartable.server.serve import serve
from wartable.server.process.settings import settings_from
serve(settings_from(), lambda address: print(address, flush=True))
"""
TWO = {"game": "age-of-war", "seats": [{"kind": "here"}, {"kind": "here"}], "visibility": "public"}
BOTS = {"game": "epic-dice-battles", "seats": [{"kind": "bot", "bot": "random"}] * 2, "visibility": "public"}
Attack = Callable[[Client, str], Awaitable[None]]


async def quiet(_guest: Client, _url: str) -> None:
    """Nothing happens."""
    await asyncio.sleep(3600)


async def variants(guest: Client, _url: str) -> None:
    """Variants that are long to read: thousands of names in a key, thousands of digits, deep lists."""
    texts = [".".join("a" * 9900) + " = 1", "dice = " + "9" * 5000, "a = " + "[" * 3000]
    for number in range(10**9):
        plan = {**TWO, "game": "epic-dice-battles", "options": {"variant": texts[number % 3]}}
        await _try(guest.open_table(plan, start=True))


async def bot_tables(guest: Client, _url: str) -> None:
    """As many tables of bots among themselves as the server lets one open."""
    while True:
        await _try(guest.open_table(BOTS, start=True))


async def advice(guest: Client, _url: str) -> None:
    """Odds and advice without end, hung up on."""
    opened = await guest.open_table({**TWO, "game": "board-of-war", "coach": True}, start=True)
    path = f"/api/tables/{opened.table.id}"
    while True:
        asked = [
            asyncio.ensure_future(_try(guest.request("GET", f"{path}/{what}?seat={seat}")))
            for what in ("odds", "advice")
            for seat in (0, 1)
        ]
        await asyncio.wait(asked, timeout=0.5)
        for each in asked:
            each.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        await asyncio.sleep(0.01)


async def half_heads(_guest: Client, url: str) -> None:
    """Connections that never finish what they began to say."""
    port, held = int(url.rsplit(":", 1)[1]), []
    while True:
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n")
            held.append(writer)
        await asyncio.sleep(0.005)


async def pings(guest: Client, url: str) -> None:
    """Control frames as fast as they go, on sockets that never read."""
    opened = await guest.open_table(TWO, start=True)
    address = f"{url.replace('http', 'ws')}/api/tables/{opened.table.id}/live"
    while True:
        with contextlib.suppress(OSError, WebSocketException, TimeoutError):
            async with connect(address, open_timeout=5, close_timeout=1) as socket:
                for number in range(5000):
                    await socket.ping(b"x" * 100 + random.randbytes(8))
                    if number % 10 == 0:
                        # The two players live in this process as well.
                        await asyncio.sleep(0)


async def reconnects(guest: Client, url: str) -> None:
    """Coming back again and again for the whole history of a quick table."""
    opened = await guest.open_table(BOTS, start=True)
    address = f"{url.replace('http', 'ws')}/api/tables/{opened.table.id}/live?since=watch:0"
    while True:
        with contextlib.suppress(OSError, WebSocketException, TimeoutError):
            async with connect(address, open_timeout=5, close_timeout=1) as socket:
                await asyncio.wait_for(socket.recv(), 5)
        await asyncio.sleep(0.01)


ATTACKS: tuple[Attack, ...] = (quiet, variants, bot_tables, advice, half_heads, pings, reconnects)


async def _try(work: Awaitable[object]) -> None:
    """An attack does not mind being refused."""
    try:
        await work
    except Refused as refused:
        if refused.problem.status in (429, 503):
            await asyncio.sleep(0.05)
    except (OSError, httpx.HTTPError):
        await asyncio.sleep(0.05)


async def _played(table: RemoteTable, times: list[float]) -> None:
    """Decide whatever is asked, and note how long each acknowledgement took."""
    rng = random.Random(1)
    async for seat, ask in table.questions():
        began = time.monotonic()
        await table.act(seat, rng.choice(ask.choices).action)
        times.append(1000 * (time.monotonic() - began))
        await asyncio.sleep(0.1)


async def _felt(url: str, attack: Attack, seconds: float) -> list[float]:
    """What the two felt under one attack; games that end are followed by others."""
    times: list[float] = []
    async with Client(url, name="Ana") as ana, Client(url, name="Mallory") as guest:
        attacking = asyncio.ensure_future(attack(guest, url))
        until = time.monotonic() + seconds
        try:
            while time.monotonic() < until:
                opened = await ana.open_table(TWO, start=True)
                async with ana.join(opened.table.id) as table:
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(_played(table, times), until - time.monotonic())
        finally:
            attacking.cancel()
            await asyncio.gather(attacking, return_exceptions=True)
    return sorted(times)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--only", choices=[attack.__name__ for attack in ATTACKS])
    asked = parser.parse_args()
    print(f"{'attack':<12} {'moves':>6} {'p50 ms':>8} {'p99 ms':>8} {'worst':>8}   load {os.getloadavg()[0]:.1f}")
    for attack in ATTACKS:
        if asked.only in (None, attack.__name__):
            with tempfile.TemporaryDirectory() as folder:
                settings = {"WARTABLE_DATABASE": f"{folder}/x.sqlite3", "WARTABLE_PORT": "0"}
                with running([sys.executable, "-c", SERVE], settings | {"WARTABLE_LOG_LEVEL": "warning"}) as (_, url):
                    times = asyncio.run(_felt(url, attack, asked.seconds))
            if times:
                p50, p99 = times[len(times) // 2], times[min(len(times) - 1, int(len(times) * 0.99))]
                print(f"{attack.__name__:<12} {len(times):>6} {p50:>8.1f} {p99:>8.1f} {times[-1]:>8.1f}", flush=True)
            else:
                print(f"{attack.__name__:<12} {0:>6}        no move was acknowledged", flush=True)


if __name__ == "__main__":
    main()
