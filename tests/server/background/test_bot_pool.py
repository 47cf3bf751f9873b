"""The processes in which bots think."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from tests.server.opened import Watch, begun, opened
from tests.server.running import run_server
from tests.server.waiting import LONGEST_SECONDS, until
from wartable.client import Client
from wartable.registry import game_ids
from wartable.server.background.bot_pool import get_ready, steps_to_be_ready
from wartable.server.table.plan import SeatKind, SeatPlan


async def test_a_thinking_process_that_dies_is_replaced(tmp_path: Path) -> None:
    import multiprocessing

    watch = Watch()
    seats = (SeatPlan(SeatKind.BOT, bot="random"), SeatPlan(SeatKind.BOT, bot="random"))
    others = multiprocessing.active_children()
    async with opened(tmp_path, watch) as services:
        # Nobody watches, and on a busy machine it takes a while until the next process is there.
        services.bot_turns.unwatched_seconds = LONGEST_SECONDS
        live = await begun(services, seats=seats)
        await until(lambda: live.position.seq > 5)
        for process in set(multiprocessing.active_children()).difference(others):
            assert process.pid is not None
            os.kill(process.pid, signal.SIGKILL)
        reached = live.position.seq
        await until(lambda: live.position.seq > reached + 20)


@pytest.mark.slow
def test_bots_of_every_game_practise_before_they_are_asked() -> None:
    assert len(game_ids()) == len(steps_to_be_ready())
    for game_id in game_ids():
        get_ready(game_id)


def _children(process: int) -> list[int]:
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        if int(fields[1]) == process and fields[0] != "Z":
            found.append(int(path.parent.name))
    return found


@pytest.mark.skipif(not Path("/proc").exists(), reason="looks at processes where Linux shows them")
async def test_thinking_processes_end_with_a_killed_server(tmp_path: Path) -> None:
    with run_server(str(tmp_path / "x.sqlite3"), is_copy=False) as server:
        async with Client(server.url, name="Ana") as ana:
            seats = [{"kind": "bot", "bot": "random"}] * 2
            opened_table = await ana.open_table({"game": "age-of-war", "seats": seats}, start=True)
            async with ana.join(opened_table.table.id) as table:
                heard = 0
                async for _ in table.events():
                    heard += 1
                    if heard > 5:
                        break
        children = _children(server.process.pid)
        assert children
        server.kill()
        await until(lambda: not any(Path(f"/proc/{child}").exists() for child in children))
