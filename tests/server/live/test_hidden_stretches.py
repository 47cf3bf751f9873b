"""What others see of hidden decisions does not tell how many there were, by numbers, time stamps or waiting."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.server.opened import Watch, opened
from wartable.server.live.live_table import LiveTable
from wartable.server.live.outboxes import Outbox
from wartable.server.live.tables import Command
from wartable.server.services import Services
from wartable.server.store.players import Player, insert_player
from wartable.server.table import commands
from wartable.server.table.pacing import BEAT_MS
from wartable.server.table.plan import ClockPlan, SeatKind, SeatPlan, TablePlan
from wartable.server.table.records import Seated

GAME = "epic-dice-battles"
OPEN = SeatPlan(SeatKind.OPEN)


async def _table(services: Services, watch: Watch, *players: str, **plan: object) -> LiveTable:
    """A table of these players that has come to the first spring; waiting turns the clock."""

    async def sleep(seconds: float) -> None:
        watch.now += round(1000 * seconds)

    services.tables.sleep = sleep
    await services.database.write(insert_player, Player("p1", "Bo", created_at=1))
    seats = tuple(OPEN for _ in players)
    live = await services.tables.open_table(TablePlan(game=GAME, seats=seats, **plan), "p0")  # type: ignore[arg-type]
    for seat, player in enumerate(players):
        await services.tables.submit(live, _seated(seat, player))
    await services.tables.submit(live, lambda setup, position: commands.start(setup, position, "p0"))
    while not live.setup.rules.decides_in_secret(live.position.state):
        await _decide(services, live, random.Random(1))
    return live


def _seated(seat: int, player: str) -> Command:
    return lambda _setup, _position: Seated(seat, player, player)


async def _decide(services: Services, live: LiveTable, rng: random.Random, *, ends: bool = False) -> None:
    seat, legal = live.position.to_act, live.setup.legal_actions(live.position.state)
    assert seat is not None
    ending = [action for action in legal if type(action).__name__ == "EndBuying"]
    action = rng.choice(ending if ends and ending else [each for each in legal if each not in ending])
    await services.tables.submit(live, lambda setup, position: commands.move(setup, position, seat, action))


async def _spring(services: Services, watch: Watch, live: LiveTable, decisions: int) -> int:
    """How long a spring of so many decisions, a tenth of a second each, took in the eyes of somebody who watches."""
    watching = Outbox(None)
    live.join(watching)
    since, rng = live.position.since, random.Random(decisions)
    seat = live.position.to_act
    for _ in range(decisions):
        watch.now += 100
        await _decide(services, live, rng)
    while live.position.to_act == seat and live.setup.rules.decides_in_secret(live.position.state):
        watch.now += 100
        await _decide(services, live, rng, ends=True)
    live.part(watching)
    return live.position.at - since


@pytest.mark.parametrize("decisions", [0, 1, 4, 9])
async def test_a_spring_takes_whole_beats_however_many_decisions_it_had(tmp_path: Path, decisions: int) -> None:
    watch = Watch()
    async with opened(tmp_path, watch) as services:
        live = await _table(services, watch, "p0", "p1")
        assert BEAT_MS == await _spring(services, watch, live, decisions)


async def test_nobody_waits_who_has_nobody_to_hide_from(tmp_path: Path) -> None:
    """At one device, or among bots."""
    watch = Watch()
    async with opened(tmp_path, watch) as services:
        live = await _table(services, watch, "p0", "p0")
        assert 100 == await _spring(services, watch, live, 0)


async def test_whoever_decides_in_time_is_not_made_late(tmp_path: Path) -> None:
    watch = Watch()
    async with opened(tmp_path, watch) as services:
        live = await _table(services, watch, "p0", "p1", clock=ClockPlan(per_move=1))
        seat = live.position.to_act
        await _spring(services, watch, live, 2)
        assert seat is not None
        assert "" == live.position.places[seat].gave_up
        assert live.position.at - 1_000_000 < 10_000


async def test_what_is_not_hidden_does_not_wait(tmp_path: Path) -> None:
    watch = Watch()
    async with opened(tmp_path, watch) as services:
        await _table(services, watch, "p0", "p1")
        assert 1_000_000 == watch.now, "everybody sees where armies start"
