"""A connection that ends leaves nothing for the garbage collector."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import uvicorn

from tests.server.hostile import Hostile
from tests.server.test_refusals import TWO_HERE
from tests.server.waiting import until
from wartable.server.api.sockets import _Connection
from wartable.server.app import create_app
from wartable.server.protocols import HttpProtocol, WebSocketProtocol
from wartable.server.serve import _config
from wartable.server.settings import Settings

KINDS = (HttpProtocol, WebSocketProtocol, _Connection)


@asynccontextmanager
async def serving(database: Path) -> AsyncIterator[str]:
    """The server, in this process."""
    settings = Settings(database=str(database), port=0, log_level="warning", rate_limit=0)
    config = _config(settings)
    config.app, config.factory, config.port = create_app(settings), False, 0
    server = uvicorn.Server(config)
    async with asyncio.TaskGroup() as group:
        group.create_task(server._serve())
        await until(lambda: server.started)
        yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
        server.should_exit = True


def alive() -> list[object]:
    return [thing for thing in gc.get_objects() if type(thing) in KINDS]


async def test_what_a_connection_needed_is_gone_with_it(tmp_path: Path) -> None:
    async with serving(tmp_path / "x.sqlite3") as url:
        gc.disable()
        try:
            client = Hostile(url)
            await client.become("Ana")
            table = (await client.post("/api/tables", TWO_HERE)).json()["table"]["id"]
            await client.watch(table)
            assert set(KINDS) == {type(thing) for thing in alive()}
            await client.close()
            await until(lambda: not alive())
        finally:
            gc.enable()


async def test_so_it_is_with_one_that_was_refused_or_broken_off(tmp_path: Path) -> None:
    async with serving(tmp_path / "x.sqlite3") as url:
        gc.disable()
        try:
            client = Hostile(url)
            await client.become("Ana")
            await client.watch("nothere")
            await client.closed()
            table = (await client.post("/api/tables", TWO_HERE)).json()["table"]["id"]
            await client.watch(table)
            assert client._socket is not None
            client._socket.transport.abort()
            async with client.http.stream("GET", f"/api/tables/{table}/stream") as response:
                assert 200 == response.status_code
            await client.close()
            await until(lambda: not alive())
        finally:
            gc.enable()
