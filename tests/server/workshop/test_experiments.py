"""An experiment outlives the process that plays it, and is never played by two."""

from __future__ import annotations

import pytest

from tests.server.api.test_workshop import SLOW, begun, ended
from tests.server.running import run_server
from wartable.client import Client
from wartable.server.process.settings import settings_from
from wartable.server.store import experiments as store
from wartable.server.store.database import open_database
from wartable.server.store.experiments import Ending, ExperimentRow

pytestmark = pytest.mark.timeout(3600)
A_MINUTE_MS = 60_000


async def forsaken_of(url: str, experiment: str) -> ExperimentRow:
    """The row of an experiment whose process was last heard of a minute ago."""
    database = open_database(settings_from(database=url))
    row = await database.read(store.find_experiment, experiment)
    assert row is not None
    await database.write(store.renew_experiment, experiment, row.process, row.at - A_MINUTE_MS, row.done)
    await database.close()
    return row


async def test_whoever_looks_has_an_experiment_played_whose_process_died(database_url: str) -> None:
    with run_server(database_url) as first:
        async with Client(first.url, name="Ana") as ana:
            experiment = await begun(ana, SLOW, "epic-dice-battles")
        first.kill()
    before = await forsaken_of(database_url, experiment)
    assert "playing" == before.status

    # The second process is told to stop after the least number of games, so that nobody waits for all of them.
    with run_server(database_url, workshop_seconds=0.001) as second:
        async with Client(second.url) as anybody:
            found = await ended(anybody, experiment)

    assert "done" == found["status"]
    assert 3 <= found["done"] < SLOW["games"]
    assert found["report"] is not None
    database = open_database(settings_from(database=database_url))
    after = await database.read(store.find_experiment, experiment)
    await database.close()
    assert after is not None
    assert before.process != after.process


async def test_one_process_takes_an_experiment_over_and_the_one_that_lost_it_changes_nothing(database_url: str) -> None:
    with run_server(database_url) as server:
        async with Client(server.url, name="Ana") as ana:
            experiment = await begun(ana, SLOW, "epic-dice-battles")
        server.kill()
    row = await forsaken_of(database_url, experiment)
    forsaken, now = row.at - A_MINUTE_MS // 2, row.at + A_MINUTE_MS
    database = open_database(settings_from(database=database_url))
    taken = [
        await database.write(store.claim_experiment, experiment, name, now, forsaken) for name in ("second", "third")
    ]
    assert [True, False] == taken
    assert await database.write(store.renew_experiment, experiment, row.process, now, 9) is None
    await database.write(store.end_experiment, experiment, row.process, Ending(9, "{}", is_failed=False))
    after = await database.read(store.find_experiment, experiment)
    await database.close()
    assert after is not None
    assert ("second", "playing", 0, None) == (after.process, after.status, after.done, after.body)
