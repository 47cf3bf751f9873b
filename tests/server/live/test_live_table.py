"""One table in memory: who listens to it does not disturb the others."""

from __future__ import annotations

import random
from pathlib import Path

from tests.server.opened import Watch, begun, opened
from tests.server.tables import begun as begun_position
from tests.server.tables import new_setup, random_steps
from wartable.server.live.live_table import LiveTable
from wartable.server.table import commands
from wartable.server.table.plan import SeatKind, SeatPlan


class Heard:
    """A listener that notes what it hears, or breaks."""

    def __init__(self, *, is_broken: bool = False) -> None:
        self.player: str | None = None
        self.address = ""
        self.messages: list[bytes] = []
        self.is_closed = False
        self._is_broken = is_broken

    def push(self, message: bytes) -> None:
        if self._is_broken:
            raise ConnectionResetError("the client is gone")
        self.messages.append(message)

    def close(self) -> None:
        self.is_closed = True


def test_a_listener_that_breaks_is_left_out_and_the_others_hear() -> None:
    setup = new_setup("age-of-war")
    position = begun_position(setup)
    live = LiveTable(setup, position)
    broken, well = Heard(is_broken=True), Heard()
    live.join(broken)
    live.join(well)
    steps = list(random_steps(setup, position, random.Random(1), 3))
    for step, sights in steps:
        live.accept(step, sights)
    assert 3 == len(well.messages)
    assert {well} == live.listeners
    assert broken.is_closed
    live.join(Heard(is_broken=True))
    live.tell(b"all")
    assert b"all" == well.messages[-1]


async def test_whoever_moves_hears_nothing_of_what_breaks_afterwards(tmp_path: Path) -> None:
    """Committed is committed: a follower that fails does not make the move look refused."""
    async with opened(tmp_path, Watch()) as services:
        live = await begun(services, seats=(SeatPlan(SeatKind.OPEN), SeatPlan(SeatKind.OPEN)))
        live.join(Heard(is_broken=True))
        services.tables.followers.insert(0, _fail)
        services.tables.watchers.insert(0, _fail)
        seat = live.position.to_act
        assert seat is not None
        action = live.setup.legal_actions(live.position.state)[0]
        step = await services.tables.submit(live, lambda setup, at: commands.move(setup, at, seat, action))
        assert live.position == step.after


def _fail(*_given: object) -> None:
    raise ConnectionResetError("somebody else's connection")
