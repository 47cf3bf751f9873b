"""History in pieces: nobody reads a whole game at once, and who comes back to a quick table gets there."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from tests.server.opened import Watch, begun, opened
from tests.server.waiting import until
from wartable.core.game import Seat
from wartable.server.live import histories, joining
from wartable.server.live.live_table import LiveTable
from wartable.server.live.tables import Command
from wartable.server.problems import Problem
from wartable.server.services import Services
from wartable.server.table import commands


class Outbox:
    """Notes what it hears."""

    def __init__(self, player: str | None) -> None:
        self.player = player
        self.address = ""
        self.heard: list[bytes] = []

    def push(self, message: bytes) -> None:
        self.heard.append(message)

    def close(self) -> None:
        """Nothing to close."""


def move_of(seat: int, action: object) -> Command:
    return lambda setup, position: commands.move(setup, position, seat, action)


async def moved(services: Services, live: LiveTable, count: int, rng: random.Random) -> None:
    for _ in range(count):
        seat = live.position.to_act
        if seat is None:
            return
        action = rng.choice(live.setup.legal_actions(live.position.state))
        await services.tables.submit(live, move_of(seat, action))


async def test_history_comes_in_pages_without_a_gap(tmp_path: Path) -> None:
    async with opened(tmp_path, Watch()) as services:
        services.histories.page = 20
        live = await begun(services)
        await moved(services, live, 100, random.Random(1))
        since, pages, seen = 0, 0, live.position.seen[-1]
        while since < seen:
            page = await services.histories.missed(live, None, since, "1.1.1.1")
            assert len(page.messages) <= 20 + 32
            assert page.number == since + len(page.messages)
            since, pages = page.number, pages + 1
        assert pages > 1


async def test_who_missed_too_much_begins_anew_and_who_missed_little_hears_it(tmp_path: Path) -> None:
    async with opened(tmp_path, Watch()) as services:
        services.histories.page = 20
        live = await begun(services)
        await moved(services, live, 100, random.Random(2))
        seen = live.position.seen[-1]
        for missed, first in ((seen, b"welcome"), (15, b"missed")):
            outbox = Outbox(None)
            await joining.join_table(services.histories, services.presence, live, outbox, {None: seen - missed})
            assert f'"type":"{first.decode()}"'.encode() in outbox.heard[0]
            joining.leave_table(services.presence, live, outbox)


async def test_who_comes_back_to_a_quick_table_gets_there(tmp_path: Path) -> None:
    """While the history is read, the table plays on; the reader is not kept for ever."""
    async with opened(tmp_path, Watch()) as services:
        live = await begun(services)
        rng = random.Random(3)
        await moved(services, live, 60, rng)

        class PlayedOn(histories.Histories):
            async def missed(self, live: LiveTable, viewer: Seat | None, since: int, address: str) -> histories.Missed:
                found = await super().missed(live, viewer, since, address)
                await moved(services, live, 2, rng)
                return found

        reader = PlayedOn(services.database)
        reader.page = 20
        outbox = Outbox(None)
        number = live.position.seen[-1] - 12
        await joining.join_table(reader, services.presence, live, outbox, {None: number})
        numbers = [message for message in outbox.heard if b'"type":"event"' in message]
        assert live.position.seen[-1] - number == len(numbers), "everything, once"


async def test_the_other_tables_play_on_after_each_record_that_took_long(tmp_path: Path) -> None:
    async with opened(tmp_path, Watch()) as services:
        live = await begun(services)
        await moved(services, live, 60, random.Random(4))
        services.histories.piece_seconds = 0.0
        reading = asyncio.ensure_future(services.histories.missed(live, None, 0, "1.1.1.1"))
        turns = 0
        while not reading.done():
            turns += 1
            await asyncio.sleep(0)
        assert turns >= len((await reading).messages) > 50


async def test_an_address_that_has_enough_histories_read_begins_anew(tmp_path: Path) -> None:
    """Whoever comes back again and again for a whole history costs no more than two at once."""
    async with opened(tmp_path, Watch()) as services:
        live = await begun(services)
        await moved(services, live, 40, random.Random(5))
        reading = [asyncio.ensure_future(services.histories.missed(live, None, 0, "1.1.1.1")) for _ in range(2)]
        await asyncio.sleep(0)
        for address, first in (("1.1.1.1", b"welcome"), ("2.2.2.2", b"missed")):
            outbox = Outbox(None)
            since: joining.Since = {None: 0}
            await joining.join_table(services.histories, services.presence, live, outbox, since, address=address)
            assert f'"type":"{first.decode()}"'.encode() in outbox.heard[0]
            joining.leave_table(services.presence, live, outbox)
        await asyncio.gather(*reading)
        assert not services.histories.has_enough_of("1.1.1.1"), "they are read"


async def test_however_much_one_address_asks_for_others_do_not_wait_behind_it(tmp_path: Path) -> None:
    async with opened(tmp_path, Watch()) as services:
        live = await begun(services)
        await moved(services, live, 40, random.Random(6))
        reading, may_end = list[int](), asyncio.Event()

        class Stuck(histories.Histories):
            async def _read(self, *_given: object) -> histories.Missed:
                reading.append(1)
                await may_end.wait()
                return histories.Missed([], 0, 0)

        reader = Stuck(services.database)

        def ask(address: str) -> asyncio.Future[histories.Missed]:
            return asyncio.ensure_future(reader.missed(live, None, 0, address))

        greedy = [ask("1.1.1.1") for _ in range(20)]
        await until(lambda: len(reading) == 2)
        with pytest.raises(Problem) as refused:
            await ask("1.1.1.1")
        assert "busy" == refused.value.code
        modest = ask("2.2.2.2")
        await until(lambda: len(reading) == 3)
        may_end.set()
        await asyncio.gather(modest, *greedy)
        assert not reader.has_enough_of("1.1.1.1"), "nothing is kept of whoever has gone"
