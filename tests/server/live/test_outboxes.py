"""Sending: at once to who keeps up, in order to who does not, and not for ever to who never will."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.waiting import until
from wartable.server.live.outboxes import DirectOutbox, Outbox


class Client:
    """Takes messages, unless it is stuck."""

    def __init__(self) -> None:
        self.got: list[str] = []
        self.may_take = asyncio.Event()
        self.may_take.set()
        self.is_broken = False
        self.was_hung_up = False

    def write(self, message: bytes) -> bool:
        if self.is_broken or not self.may_take.is_set():
            return False
        self.got.append(message.decode())
        return True

    async def send(self, text: str) -> None:
        await self.may_take.wait()
        if self.is_broken:
            raise OSError("gone")
        self.got.append(text)

    async def hang_up(self) -> None:
        self.was_hung_up = True


def outbox_for(client: Client) -> DirectOutbox:
    return DirectOutbox("ana", client.write, client.send, client.hang_up)


async def test_who_keeps_up_gets_every_message_on_the_spot() -> None:
    client = Client()
    outbox = outbox_for(client)
    outbox.push(b"one")
    outbox.push(b"two")
    assert ["one", "two"] == client.got


async def test_who_is_slow_gets_everything_in_order() -> None:
    client = Client()
    outbox = outbox_for(client)
    client.may_take.clear()
    for number in range(5):
        outbox.push(str(number).encode())
    await asyncio.sleep(0.01)
    assert [] == client.got
    client.may_take.set()
    await asyncio.sleep(0.01)
    outbox.push(b"5")
    assert list("012345") == client.got


async def test_who_never_takes_anything_is_hung_up_on() -> None:
    client = Client()
    outbox = outbox_for(client)
    client.may_take.clear()
    for _ in range(1100):
        outbox.push(b"x")
    await asyncio.sleep(0.01)
    assert client.was_hung_up
    client.may_take.set()
    await asyncio.sleep(0.01)
    assert [] == client.got


async def test_a_broken_connection_breaks_nobody_else() -> None:
    client = Client()
    outbox = outbox_for(client)
    client.is_broken = True
    outbox.push(b"one")
    await asyncio.sleep(0.01)
    client.is_broken = False
    outbox.push(b"two")
    assert [] == client.got


async def test_a_connection_that_breaks_while_it_is_slow() -> None:
    client = Client()
    outbox = outbox_for(client)
    client.may_take.clear()
    outbox.push(b"one")
    client.is_broken = True
    client.may_take.set()
    await asyncio.sleep(0.01)
    outbox.push(b"two")
    assert [] == client.got


async def test_closing_stops_a_waiting_message() -> None:
    client = Client()
    outbox = outbox_for(client)
    client.may_take.clear()
    outbox.push(b"one")
    await asyncio.sleep(0)
    outbox.close()
    client.may_take.set()
    await asyncio.sleep(0.01)
    assert [] == client.got


async def test_who_takes_nothing_is_hung_up_on_when_a_mebibyte_waits() -> None:
    client = Client()
    outbox = outbox_for(client)
    client.may_take.clear()
    for _ in range(16):
        outbox.push(b"x" * 65536)
    assert not outbox._is_closed, "a mebibyte may wait"
    outbox.push(b"x")
    await until(lambda: client.was_hung_up)


async def test_an_outbox_for_streams_gives_out_all_that_came_and_ends() -> None:
    outbox = Outbox("ana")
    outbox.push(b"one")
    outbox.push(b"two")
    assert [b"one", b"two"] == await outbox.take()
    reading = asyncio.create_task(outbox.take())
    await asyncio.sleep(0)
    outbox.push(b"three")
    outbox.close()
    assert [b"three"] == await reading
    assert [] == await outbox.take()


@pytest.mark.parametrize(("size", "kept"), [(1, 1000), (2048, 512)])
async def test_an_outbox_for_streams_that_nobody_reads_is_closed_and_keeps_nothing(size: int, kept: int) -> None:
    outbox, full = Outbox("ana"), Outbox("ana")
    for _ in range(kept):
        outbox.push(b"x" * size)
        full.push(b"x" * size)
    assert kept == len(await outbox.take())
    full.push(b"x")
    full.push(b"x")
    assert [] == await full.take(), "the client comes back for what it missed"
