"""What the database does for a profile: it grows with the games of the player, and no faster."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert

from tests.server.opened import Watch, opened
from wartable.server.store.profiles import GameFilter, game_sums, opening_sums, played_games, review_points
from wartable.server.store.schema import games_tables, seats

STEPS = 100
FEW, MANY = 100, 400


def play(connection: Connection, first: int, count: int) -> None:
    """Finished games of "p0" against a bot."""
    over: dict[str, Any] = {
        "game": "age-of-war",
        "game_version": 1,
        "players": 2,
        "plan": "{}",
        "secret": "",
        "opened_by": "p0",
        "visibility": "public",
        "status": "over",
        "result": "{}",
        "is_rated": False,
        "noted_at": 1,
    }
    numbers = range(first, first + count)
    tables = [{**over, "id": f"g{n}", "invite": f"{n}", "created_at": n, "finished_at": n} for n in numbers]
    marks = {"has_won": True, "opening": "azuchi", "accuracy": 0.5, "luck": 0.0}
    places = [
        {"table_id": f"g{n}", "seat": seat, "player_id": player, "bot": bot, "name": bot or "Ana", **marks}
        for n in numbers
        for seat, player, bot in ((0, "p0", None), (1, None, "random"))
    ]
    connection.execute(insert(games_tables), tables)
    connection.execute(insert(seats), places)


def steps_of(connection: Connection, function: Callable[..., Any], *args: Any) -> int:
    """How many hundred steps SQLite's machine takes."""
    driver: Any = connection.connection.driver_connection
    steps = 0

    def count() -> int:
        nonlocal steps
        steps += 1
        return 0

    driver.set_progress_handler(count, STEPS)
    try:
        function(connection, *args)
    finally:
        driver.set_progress_handler(None, 0)
    return steps


@pytest.mark.parametrize("viewer", [None, "p0", "p1"])
@pytest.mark.parametrize(
    ("function", "wanted"),
    [
        (game_sums, ()),
        (opening_sums, ()),
        (played_games, (GameFilter(), 20)),
        (played_games, (GameFilter(opponent="nobody"), 20)),
        (review_points, ("age-of-war", 2)),
    ],
)
async def test_four_times_as_many_games_are_four_times_the_work(
    tmp_path: Path, function: Callable[..., Any], wanted: tuple[Any, ...], viewer: str | None
) -> None:
    """Whoever plays all day must not be a page that holds up everybody's."""
    async with opened(tmp_path, Watch()) as services:
        await services.database.write(play, 0, FEW)
        few = await services.database.read(steps_of, function, "p0", viewer, *wanted)
        await services.database.write(play, FEW, MANY - FEW)
        many = await services.database.read(steps_of, function, "p0", viewer, *wanted)
        assert many < 6 * few
