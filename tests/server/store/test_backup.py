"""A backup, restored into a new server that goes on playing."""

from __future__ import annotations

import asyncio
import random
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.hostile import Hostile
from tests.server.playing import play
from tests.server.running import run_server
from wartable.client import Client
from wartable.server.process.settings import settings_from
from wartable.server.store.backup import BadBackup, restore, write_backup
from wartable.server.store.database import Database, open_database
from wartable.server.store.migrate import migrate


async def opened(url: str) -> Database:
    database = open_database(settings_from(database=url))
    await migrate(database)
    return database


async def test_a_backup_is_restored_into_a_new_server_that_goes_on_playing(
    new_database: Callable[[], str], tmp_path: Path
) -> None:
    first, second = [await asyncio.to_thread(new_database) for _ in range(2)]
    file = tmp_path / "wartable.backup"
    with run_server(first) as server:
        guest = Hostile(server.url)
        await guest.become("Ana")
        async with Client(server.url, name="Ana") as ana:
            plan = {"game": "epic-dice-battles", "seats": [{"kind": "here"}, {"kind": "here"}]}
            table = (await ana.open_table(plan, start=True)).table.id
            token = (await ana.request("POST", "/api/me/tokens", {"label": "program"}))["token"]
            async with ana.join(table) as at:
                await play([at], random.Random(1), decisions=30)
                before = [(view.viewer, view.seq) for view in at.views.values()]
        database = await opened(first)
        written = await database.read(write_backup, file)
        await database.close()
        await guest.close()
    assert 0o600 == stat.S_IMODE(file.stat().st_mode)
    database = await opened(second)
    assert 0 < await database.write(restore, file) <= written
    with pytest.raises(BadBackup):
        await database.write(restore, file)
    await database.close()
    with run_server(second) as server:
        async with Client(server.url, token=token) as ana, ana.join(table) as at:
            assert before == [(view.viewer, view.seq) for view in at.views.values()]
            assert 20 == await play([at], random.Random(2), decisions=20)


async def test_a_file_that_is_no_backup_is_named(new_database: Callable[[], str], tmp_path: Path) -> None:
    file = tmp_path / "other"
    file.write_bytes(b"something else")
    database = await opened(await asyncio.to_thread(new_database))
    with pytest.raises(BadBackup):
        await database.write(restore, file)
    await database.close()
