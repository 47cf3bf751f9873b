"""Several processes of one server."""

from __future__ import annotations

import asyncio

import httpx

from tests.server.running import run_server
from tests.server.waiting import LONGEST_SECONDS, until
from wartable.client import Client


def _counted(url: str, name: str) -> float:
    """What /metrics says, whichever process answers."""
    lines = httpx.get(f"{url}/metrics", timeout=LONGEST_SECONDS).text.splitlines()
    return sum(float(line.rsplit(" ", 1)[1]) for line in lines if line.startswith(name))


async def test_several_workers_serve_one_postgres(postgres: str) -> None:
    """`--workers 2`: both processes listen on the same port, and tables live across them."""
    from tests.server.conftest import _create_database
    from tests.server.playing import play

    url = await asyncio.to_thread(_create_database, postgres, "wartable_workers")
    with run_server(url, workers=2) as server:
        import random

        async with Client(server.url, name="Ana") as ana, Client(server.url, name="Bo") as bo:
            plan = {"game": "age-of-war", "seats": [{"kind": "here"}, {"kind": "open"}], "visibility": "public"}
            table = (await ana.open_table(plan)).table.id
            async with ana.join(table) as at_ana, bo.join(table) as at_bo:
                await at_bo.sit(1)
                await until(lambda: at_ana.table.seats[1].player is not None)
                await at_ana.start()
                assert 20 == await play([at_ana, at_bo], random.Random(1), decisions=20)
                await until(lambda: _counted(server.url, "wartable_actions_total") == 20)
                assert 2 == _counted(server.url, 'wartable_connections{kind="socket"}'), "both processes together"
        assert 0 == server.stop()
