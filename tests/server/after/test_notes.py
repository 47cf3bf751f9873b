"""What is noted of a finished game: who won, how each seat opened, and what a review found."""

from __future__ import annotations

import asyncio
import math
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select, update

from tests.server.after.test_reviews import finished, opened, reviewed
from tests.server.waiting import LONGEST_SECONDS
from wartable.server.services import Services
from wartable.server.store.schema import games_tables, seats


async def noted(services: Services, table_id: str) -> list[Any]:
    """The rows of the seats, as soon as the game is noted."""
    async with asyncio.timeout(LONGEST_SECONDS):
        while not await services.database.read(is_noted, table_id):
            await asyncio.sleep(0.05)
    return await services.database.read(rows_of, table_id)


def is_noted(connection: Connection, table_id: str) -> bool:
    query = select(games_tables.c.noted_at).where(games_tables.c.id == table_id)
    return connection.execute(query).scalar_one() is not None


def rows_of(connection: Connection, table_id: str) -> list[Any]:
    return list(connection.execute(select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)).all())


def forget(connection: Connection, table_id: str) -> None:
    connection.execute(update(games_tables).where(games_tables.c.id == table_id).values(noted_at=None))
    connection.execute(update(seats).where(seats.c.table_id == table_id).values(opening=None, has_won=None))


@pytest.mark.slow
async def test_a_finished_game_is_noted_seat_by_seat(tmp_path: Path) -> None:
    async with opened(tmp_path) as services:
        live = await finished(services)
        found = await noted(services, live.setup.id)
        assert live.position.result is not None
        assert [seat in live.position.result.winners for seat in range(2)] == [row.has_won for row in found]
        assert all(row.opening.startswith("castle-") for row in found)
        await reviewed(services, live)
        async with asyncio.timeout(LONGEST_SECONDS):
            while any(row.accuracy is None for row in await services.database.read(rows_of, live.setup.id)):
                await asyncio.sleep(0.05)
        marks = await services.database.read(rows_of, live.setup.id)
        assert all(0 <= row.accuracy <= 1 and math.isfinite(row.luck) for row in marks)


@pytest.mark.slow
async def test_what_a_process_did_not_come_to_is_noted_later(tmp_path: Path) -> None:
    """Killed between the end of the game and its notes."""
    async with opened(tmp_path) as services:
        live = await finished(services)
        before = await noted(services, live.setup.id)
        await services.database.write(forget, live.setup.id)
    async with opened(tmp_path, is_new=False) as services:
        assert before == await noted(services, live.setup.id)
