"""What a hostile guest does to a server, each as long as it is let."""

from __future__ import annotations

import asyncio
import contextlib
import random
import socket
import struct
from collections.abc import Awaitable, Callable

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from wartable.client import Client, Refused

__all__ = ["ATTACKS", "BOTS", "TWO", "Attack", "attempt", "quiet"]

TWO = {"game": "age-of-war", "seats": [{"kind": "here"}, {"kind": "here"}], "visibility": "public"}
BOTS = {"game": "epic-dice-battles", "seats": [{"kind": "bot", "bot": "random"}] * 2, "visibility": "public"}
GREATEST_ARMIES = "[economy]\ndice = 108\narmy_dice = 100\n[economy.start]\ntroops = 100\n"
_playing: set[asyncio.Future[None]] = set()
Attack = Callable[[Client, str], Awaitable[None]]


async def quiet(_guest: Client, _url: str) -> None:
    """Nothing happens."""
    await asyncio.sleep(3600)


async def variants(guest: Client, _url: str) -> None:
    """Variants that are long to read: thousands of names in a key, thousands of digits, deep lists."""
    texts = [".".join("a" * 9900) + " = 1", "dice = " + "9" * 5000, "a = " + "[" * 3000]
    for number in range(10**9):
        plan = {**TWO, "game": "epic-dice-battles", "options": {"variant": texts[number % 3]}}
        await attempt(guest.open_table(plan, start=True))


async def bot_tables(guest: Client, _url: str) -> None:
    """As many tables of bots among themselves as the server lets one open."""
    while True:
        await attempt(guest.open_table(BOTS, start=True))


async def advice(guest: Client, _url: str) -> None:
    """Odds and advice without end, hung up on."""
    opened = await guest.open_table({**TWO, "game": "board-of-war", "coach": True}, start=True)
    path = f"/api/tables/{opened.table.id}"
    while True:
        asked = [
            asyncio.ensure_future(attempt(guest.request("GET", f"{path}/{what}?seat={seat}")))
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


async def unread_streams(guest: Client, url: str) -> None:
    """Event streams of quick tables that are never read."""
    port, held = int(url.rsplit(":", 1)[1]), []
    tables = [(await guest.open_table(BOTS, start=True)).table.id for _ in range(4)]
    for number in range(10**9):
        with contextlib.suppress(OSError):
            # A small window, so that what is not read waits in the server and not in the network.
            _, writer = await asyncio.open_connection("127.0.0.1", port, limit=1024)
            path = f"/api/tables/{tables[number % len(tables)]}/stream?since=watch:0"
            writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            held.append(writer)
        await asyncio.sleep(0.01)


async def unread_sockets(guest: Client, url: str) -> None:
    """The same by WebSocket: as many as the server lets one have, all at the same quick tables, none of them read."""
    port, held = int(url.rsplit(":", 1)[1]), []
    tables = [(await guest.open_table(BOTS, start=True)).table.id for _ in range(4)]
    for number in range(10**9):
        with contextlib.suppress(OSError):
            writer = await _upgraded(port, f"/api/tables/{tables[number % len(tables)]}/live?since=watch:0")
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            held.append(writer)
        await asyncio.sleep(0.01)


async def resets(guest: Client, url: str) -> None:
    """Spectators at the very table of the two, whose connections are reset while they are being told of a move."""
    port = int(url.rsplit(":", 1)[1])
    while True:
        found: dict[str, list[dict[str, str]]] = {"tables": []}
        with contextlib.suppress(Refused, OSError, httpx.HTTPError):
            found = await guest.request("GET", "/api/tables?status=playing")
        for table in found["tables"][:5]:
            with contextlib.suppress(OSError):
                crowd = [await _upgraded(port, f"/api/tables/{table['id']}/live") for _ in range(20)]
                await asyncio.sleep(0.15)
                for writer in crowd:
                    # Without lingering, closing is a reset.
                    no_lingering = struct.pack("ii", 1, 0)
                    writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, no_lingering)
                    writer.transport.abort()
        await asyncio.sleep(0.01)


async def _upgraded(port: int, path: str) -> asyncio.StreamWriter:
    """A connection that has asked to be a WebSocket."""
    _, writer = await asyncio.open_connection("127.0.0.1", port, limit=1024)
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\n{upgrade}{key}\r\n".encode())
    return writer


async def reviews(guest: Client, _url: str) -> None:
    """Reviews of as many finished games as the server lets one have."""
    finished: list[str] = []
    while True:
        with contextlib.suppress(Refused):
            opened = await guest.open_table({**TWO, "game": "board-of-war"}, start=True)
            await guest.request("POST", f"/api/tables/{opened.table.id}/resign", {"seat": 0})
            finished.append(opened.table.id)
        for table in finished[-20:]:
            await attempt(guest.request("GET", f"/api/tables/{table}/review"))


async def tiny_frames(guest: Client, url: str) -> None:
    """Tens of thousands of empty control frames in one piece, on one socket after the other."""
    port = int(url.rsplit(":", 1)[1])
    table = (await guest.open_table(TWO, start=True)).table.id
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    head = f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: x\r\n{upgrade}{key}\r\n".encode()
    empty_ping = bytes((0x89, 0x80, 0, 0, 0, 0))
    while True:
        with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(head)
            await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 5)
            writer.write(empty_ping * 40_000)
            await asyncio.wait_for(reader.read(), 1)
        writer.transport.abort()
        await asyncio.sleep(0.02)


async def requests(_guest: Client, url: str) -> None:
    """Requests without end on two hundred connections, and by the hundred before any of them is answered."""
    lobby = _get("/api/tables")
    await asyncio.gather(
        *(_ask_without_end(url, lobby, ahead=1) for _ in range(180)),
        *(_ask_without_end(url, lobby, ahead=500) for _ in range(20)),
    )


async def costly_pages(guest: Client, url: str) -> None:
    """The same for what takes longest to answer: puzzles with great boards, and pictures of links."""
    table = (await guest.open_table(TWO, start=True)).table.id
    asked = [_get("/api/puzzles/epic-dice-battles/next")] * 100
    asked += [_get(f"/api/tables/{table}/qr", host=f"x{number}") for number in range(100)]
    await asyncio.gather(*(_ask_without_end(url, each, ahead=1) for each in asked))


def _get(path: str, host: str = "x") -> bytes:
    return f"GET {path} HTTP/1.1\r\nHost: {host}\r\n\r\n".encode()


async def _ask_without_end(url: str, request: bytes, *, ahead: int) -> None:
    """So many requests before the first is answered, on one connection after the other."""
    port = int(url.rsplit(":", 1)[1])
    while True:
        with contextlib.suppress(OSError, TimeoutError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            data = b"x"
            while data:
                writer.write(request * ahead)
                data = await asyncio.wait_for(reader.read(65536), 5)
            writer.close()
        await asyncio.sleep(0.05)


async def old_games(guest: Client, _url: str) -> None:
    """Match file, dice and history of a finished game, again and again."""
    opened = await guest.open_table({**TWO, "seats": [{"kind": "here"}, {"kind": "bot", "bot": "normal"}]}, start=True)
    async with guest.join(opened.table.id) as table:
        async for seat, ask in table.questions():
            await table.act(seat, random.choice(ask.choices).action)
            if ask.number > 150:
                await table.resign(seat)
                break
    path = f"/api/tables/{opened.table.id}"
    while True:
        asked = (attempt(guest.request("GET", f"{path}/{what}")) for what in ("replay", "dice", "events?since=0"))
        await asyncio.gather(*asked)


async def what_if(guest: Client, _url: str) -> None:
    """Playing on from the end of a long game, again and again, twenty at a time."""
    opened = await guest.open_table({**TWO, "game": "epic-dice-battles"}, start=True)
    async with guest.join(opened.table.id) as table:
        left = 400
        async for seat, ask in table.questions():
            await table.act(seat, random.choice(ask.choices).action)
            left -= 1
            if not left:
                await table.resign(seat)
    path = f"/api/tables/{opened.table.id}"
    game = await guest.request("GET", f"{path}/replay")
    for event in range(len(game["events"]), 0, -1):
        with contextlib.suppress(Refused):
            await guest.request("POST", f"{path}/branch", {"event": event})
            break
    while True:
        asked = (attempt(guest.request("POST", f"{path}/branch", {"event": event})) for _ in range(20))
        await asyncio.gather(*asked)


async def great_odds(guest: Client, _url: str) -> None:
    """The odds of battles of a thousand dice, and where those are refused, of the greatest armies that are not."""
    plan = {**TWO, "game": "epic-dice-battles", "coach": True}
    thousand = "[economy]\ndice = 3000\narmy_dice = 1000\n[economy.start]\ntroops = 1000\n"
    await attempt(guest.open_table({**plan, "options": {"variant": thousand}}, start=True))
    opened = await guest.open_table({**plan, "options": {"variant": GREATEST_ARMIES}}, start=True)
    async with guest.join(opened.table.id) as table:
        async for seat, ask in table.questions():
            if any(choice.chance for choice in ask.choices):
                break
            await table.act(seat, random.choice(ask.choices).action)
    while True:
        asked = [
            attempt(guest.request("GET", f"/api/tables/{opened.table.id}/odds?seat={seat}")) for seat in (0, 1) * 4
        ]
        await asyncio.gather(*asked)


async def own_bots(guest: Client, _url: str) -> None:
    """Tables at which the guest plays with the bots that think longest, about the greatest armies."""
    seats = [{"kind": "here"}, *({"kind": "bot", "bot": "hard"},) * 4]
    plan = {"game": "epic-dice-battles", "seats": seats, "options": {"variant": GREATEST_ARMIES}}
    while True:
        with contextlib.suppress(Refused, OSError, httpx.HTTPError):
            opened = await guest.open_table(plan, start=True)
            _playing.add(asyncio.ensure_future(_play_anything(guest, opened.table.id)))
        await asyncio.sleep(0.1)


async def _play_anything(guest: Client, table_id: str) -> None:
    with contextlib.suppress(Refused, OSError, httpx.HTTPError, WebSocketException):
        async with guest.join(table_id) as table:
            async for seat, ask in table.questions():
                await table.act(seat, random.choice(ask.choices).action)


async def long_bodies(_guest: Client, url: str) -> None:
    """Bodies of a megabyte, sent to their end on fifty connections at a time."""
    port, size = int(url.rsplit(":", 1)[1]), 1_000_000
    head = f"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: {size}\r\n\r\n".encode()

    async def send() -> None:
        while True:
            with contextlib.suppress(OSError, TimeoutError):
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(head + b" " * size)
                await asyncio.wait_for(reader.read(65536), 5)
                writer.close()
            await asyncio.sleep(0.05)

    await asyncio.gather(*(send() for _ in range(50)))


ATTACKS: tuple[Attack, ...] = (
    quiet,
    variants,
    bot_tables,
    advice,
    half_heads,
    pings,
    reconnects,
    unread_streams,
    unread_sockets,
    resets,
    reviews,
    great_odds,
    own_bots,
    tiny_frames,
    requests,
    costly_pages,
    long_bodies,
    old_games,
    what_if,
)


async def attempt(work: Awaitable[object]) -> None:
    """An attack does not mind being refused."""
    try:
        await work
    except Refused as refused:
        if refused.problem.status in (429, 503):
            await asyncio.sleep(0.05)
    except (OSError, httpx.HTTPError):
        await asyncio.sleep(0.05)
