"""Match files, dice and positions of finished games are worked out in other processes."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from tests.server.live.test_history import moved
from tests.server.opened import Watch, begun, opened
from wartable.core import replay
from wartable.server.after import branches, finished_tables
from wartable.server.after.replays import draws_of, match_file, moments_of
from wartable.server.background.work_pool import Owner
from wartable.server.live.live_table import LiveTable
from wartable.server.problems import Problem
from wartable.server.services import Services
from wartable.server.store.players import Player
from wartable.server.table import commands

SOMEBODY = Owner("1.1.1.1", "p0")


class Finished(NamedTuple):
    services: Services
    live: LiveTable


@pytest.fixture
async def finished(tmp_path: Path) -> AsyncIterator[Finished]:
    async with opened(tmp_path, Watch()) as services:
        live = await begun(services)
        await moved(services, live, 20, random.Random(7))
        await services.tables.submit(live, lambda _setup, position: commands.resign(position, 0, "p0"))
        yield Finished(services, live)


def not_here(*_given: object) -> Any:
    raise AssertionError("this is worked out in another process")


async def test_a_match_file_and_its_dice_are_those_of_the_table(
    finished: Finished, monkeypatch: pytest.MonkeyPatch
) -> None:
    services, live = finished
    journal = await services.tables.journal_of(live)
    text, draws = match_file(live.setup, live.position, journal), draws_of(live.setup, live.position, journal)
    for name in ("match_file", "draws_of"):
        monkeypatch.setattr(finished_tables, name, not_here)
    assert text == await services.finished_tables.match_file(live, SOMEBODY)
    assert replay.loads(text).log
    told = await services.finished_tables.draws(live, SOMEBODY)
    assert msgspec.json.encode(draws) == msgspec.json.encode(told)


async def test_a_moment_is_written_as_a_position_or_refused(
    finished: Finished, monkeypatch: pytest.MonkeyPatch
) -> None:
    services, live = finished
    moments = moments_of(await services.tables.numbered_journal_of(live), 0)
    monkeypatch.setattr(finished_tables, "state_after", not_here)
    text = await services.finished_tables.position(live, moments[3].event, SOMEBODY)
    assert live.setup.game.read_position(live.setup.rules, text) is not None
    with pytest.raises(Problem) as refused:
        await services.finished_tables.position(live, 10**6, SOMEBODY)
    assert "no-moment" == refused.value.code


async def test_a_game_goes_on_from_the_first_events_of_another_only(
    finished: Finished, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of them are played again when the table is opened: nobody waits for a game without end."""
    services, live = finished
    event = moments_of(await services.tables.numbered_journal_of(live), 0)[3].event
    ana = Player("p0", "Ana", created_at=1)
    assert await branches.play_on(services.tables, live, ana, event=event, seat=None, bot=None)
    monkeypatch.setattr(branches, "_MOST_SHARED", event - 1)
    with pytest.raises(Problem) as refused:
        await branches.play_on(services.tables, live, ana, event=event, seat=None, bot=None)
    assert ("late-moment", event - 1) == (refused.value.code, refused.value.args_for_words["limit"])
