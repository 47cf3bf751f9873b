"""Spectators who see a game later, and what they say to each other meanwhile."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.opened import Watch, begun, opened
from wartable.server.api.invitations import invitation_of
from wartable.server.live.joining import check_room, join_table, leave_table, welcome
from wartable.server.live.live_table import LiveTable
from wartable.server.problems import Problem
from wartable.server.services import Services
from wartable.server.table import commands
from wartable.server.table.plan import SeatKind, SeatPlan, Visibility

DELAY = 60


class Ear:
    """A listener that keeps what it hears."""

    def __init__(self, player: str | None = None, address: str = "") -> None:
        self.player = player
        self.address = address
        self.heard: list[dict[str, Any]] = []

    def push(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))

    def close(self) -> None:
        """Nothing is held."""

    def events(self) -> list[dict[str, Any]]:
        return [message for message in self.heard if message["type"] == "event"]


async def watched(services: Services, **plan: Any) -> LiveTable:
    return await begun(services, visibility=Visibility.PUBLIC, watch_delay=DELAY, **plan)


async def move(services: Services, live: LiveTable, rng: random.Random) -> None:
    """One decision, at random."""
    seat = live.position.to_act
    assert seat is not None
    action = rng.choice(live.setup.legal_actions(live.position.state))
    raw = msgspec.Raw(msgspec.json.encode(action))
    ask = live.position.asks[seat]
    await services.tables.submit(live, lambda s, p: commands.act(s, p, seat, "p0", ask=ask, action=raw))


async def test_spectators_see_each_move_when_its_time_has_come(tmp_path: Path) -> None:
    watch = Watch()
    async with opened(tmp_path, watch) as services:
        live, seat, eye = await watched(services), Ear("p0"), Ear()
        await join_table(services.histories, services.presence, live, seat, None)
        await join_table(services.histories, services.presence, live, eye, None)
        rng = random.Random(1)
        for _ in range(12):
            watch.now += 10_000
            await move(services, live, rng)
        assert {0, 1} == {event["viewer"] for event in seat.events()}
        for _ in range(2):
            await services.tables.look()
        # A move that was made exactly a minute ago is shown.
        assert 6 == len(eye.events())
        assert live.position.seq - 6 == live.shown.seq
        watch.now += 60_000
        await services.tables.look()
        assert 12 == len(eye.events())
        assert [event["at"] for event in seat.events() if event["viewer"] == 0] == [e["at"] for e in eye.events()]
        assert not live.is_behind


async def test_a_welcome_and_the_history_tell_no_more_than_was_shown(tmp_path: Path) -> None:
    watch = Watch()
    async with opened(tmp_path, watch) as services:
        live, rng = await watched(services), random.Random(2)
        shown = live.position
        for _ in range(10):
            await move(services, live, rng)
        await services.tables.show_due(live)
        told = welcome(services.presence, live, None)
        assert shown.seen[-1] == told.views[0].seq
        assert told.table.to_act == shown.to_act
        assert shown.seen[-1] == (await services.histories.missed(live, None, 0, "")).number
        assert live.position.seen[0] == (await services.histories.missed(live, 0, 0, "")).number
        assert live.position.seen[0] == welcome(services.presence, live, "p0").views[0].seq


async def test_a_process_that_has_just_found_the_table_tells_no_more_either(tmp_path: Path) -> None:
    watch = Watch()
    async with opened(tmp_path, watch) as services:
        live, rng = await watched(services), random.Random(3)
        for _ in range(4):
            await move(services, live, rng)
        watch.now += 61_000
        early = live.position
        for _ in range(70):
            await move(services, live, rng)
        table, late = live.setup.id, live.position
    async with opened(tmp_path, watch, is_new=False) as services:
        live = await services.tables.find(table)
        await services.tables.show_due(live)
        assert (late.seq, early.seq) == (live.position.seq, live.shown.seq)
        assert early.seen[-1] == (await services.histories.missed(live, None, 0, "")).number
        watch.now += 61_000
        await services.tables.show_due(live)
        assert late.seq == live.shown.seq


async def test_when_the_game_is_over_everything_is_shown(tmp_path: Path) -> None:
    async with opened(tmp_path, Watch()) as services:
        live, eye = await watched(services), Ear()
        await join_table(services.histories, services.presence, live, eye, None)
        await move(services, live, random.Random(4))
        await services.tables.submit(live, lambda _, p: commands.close(p))
        assert [] == eye.events()
        await services.tables.look()
        assert "over" == eye.events()[-1]["table"]["status"]
        assert [event["seq"] for event in eye.events()] == list(
            range(eye.events()[0]["seq"], live.position.seen[-1] + 1)
        )


async def test_spectators_talk_among_themselves_at_once(tmp_path: Path) -> None:
    watch = Watch()
    async with opened(tmp_path, watch) as services:
        live, seat, eye = await watched(services), Ear("p0"), Ear("eve")
        await join_table(services.histories, services.presence, live, seat, None)
        await join_table(services.histories, services.presence, live, eye, None)
        await move(services, live, random.Random(5))
        await services.tables.submit(live, lambda s, p: commands.chat(s, p, "eve", "Eve", "what a roll"))
        said = [message for message in eye.heard if message["type"] == "said"]
        assert ["what a roll"] == [each["chat"]["text"] for each in said]
        watch.now += 61_000
        await services.tables.look()
        later = [event for event in eye.events() if "chat" in event]
        assert [(said[0]["seq"], said[0]["at"])] == [(event["seq"], event["at"]) for event in later]
        assert "what a roll" not in str(seat.heard)
        await services.tables.submit(live, lambda s, p: commands.chat(s, p, "p0", "Ana", "thanks"))
        assert "thanks" in str(seat.heard)
        assert "thanks" not in str(eye.heard)


async def test_without_a_delay_spectators_are_told_at_once(tmp_path: Path) -> None:
    async with opened(tmp_path, Watch()) as services:
        live, eye = await begun(services, visibility=Visibility.PUBLIC), Ear()
        await join_table(services.histories, services.presence, live, eye, None)
        await move(services, live, random.Random(6))
        assert 1 == len(eye.events())
        assert not live.is_behind


async def test_so_many_may_watch_and_no_more(tmp_path: Path) -> None:
    async with opened(tmp_path, Watch()) as services:
        live, first = await watched(services), Ear()
        check_room(live, None, most=1)
        await join_table(services.histories, services.presence, live, first, None)
        with pytest.raises(Problem) as refusal:
            check_room(live, None, most=1)
        assert "spectators-full" == refusal.value.code
        check_room(live, "p0", most=1)
        leave_table(services.presence, live, first)
        check_room(live, None, most=1)


async def test_those_of_one_address_take_no_more_than_half_of_the_room(tmp_path: Path) -> None:
    """Or one guest with many connections lets nobody else watch a table."""
    async with opened(tmp_path, Watch()) as services:
        live = await watched(services)
        for _ in range(2):
            check_room(live, None, "1.1.1.1", most=4)
            await join_table(services.histories, services.presence, live, Ear(address="1.1.1.1"), None)
        with pytest.raises(Problem) as refusal:
            check_room(live, None, "1.1.1.1", most=4)
        assert "spectators-full" == refusal.value.code
        check_room(live, None, "2.2.2.2", most=4)
        check_room(live, "p0", "1.1.1.1", most=4)


async def test_an_invitation_tells_no_more_than_spectators_see(tmp_path: Path) -> None:
    """It needs no seat and no name, and is what the preview of a link is made of."""
    watch = Watch()
    async with opened(tmp_path, watch) as services:
        live = await watched(services, seats=(SeatPlan(SeatKind.OPEN),) * 3)
        watch.now += 10_000
        await services.tables.submit(live, lambda _, p: commands.resign(p, 0, "p0"))
        assert "resigned" == live.position.places[0].gave_up

        async def told() -> str:
            return (await invitation_of(services.tables, live)).seats[0].gave_up

        assert "" == await told()
        watch.now += 1000 * DELAY
        assert "resigned" == await told()
