"""Sending: at once to who keeps up, in order to who does not, and not for ever to who never will."""

from __future__ import annotations

import asyncio

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


async def test_an_outbox_for_streams_gives_out_what_came_and_ends() -> None:
    outbox = Outbox("ana")
    outbox.push(b"one")

    async def read() -> list[bytes]:
        return [message async for message in outbox.messages()]

    reading = asyncio.create_task(read())
    await asyncio.sleep(0)
    outbox.push(b"two")
    outbox.close()
    assert [b"one", b"two"] == await reading


async def test_an_outbox_for_streams_that_nobody_reads_is_closed() -> None:
    outbox = Outbox("ana")
    for _ in range(1001):
        outbox.push(b"x")
    assert 1000 == len([message async for message in outbox.messages()])
