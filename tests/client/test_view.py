"""An online table in words: what a terminal shows of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.running import Running
from tests.terminal.conftest import THREATS, threatened
from wartable.client import Client
from wartable.client.view import RemoteView


@pytest.mark.parametrize("coach", [True, False])
async def test_threats_are_told_where_the_coach_is_allowed(sqlite_server: Running, tmp_path: Path, coach: bool) -> None:
    """As in the browser: where help is off, this help is off too."""
    match = threatened("board-of-war", tmp_path)._match
    position = match.game.write_position(match.rules, match._state)
    seats = [{"kind": "here"}, {"kind": "bot", "bot": "regent"}]
    plan = {"game": match.game.id, "seats": seats, "options": {"position": position}, "coach": coach}
    async with Client(sqlite_server.url, name="Ana") as ana:
        opened = await ana.open_table(plan, start=True)
        async with ana.join(opened.table.id) as table:
            assert coach == (THREATS["board-of-war"] in RemoteView(table, "en").board(0))
