"""Running the server: one process, or several on PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import sys
from collections.abc import Callable
from typing import Any

import uvicorn
from sqlalchemy.exc import SQLAlchemyError
from uvicorn.supervisors import Multiprocess

from wartable.server.background.downtime import give_back_time
from wartable.server.live.tables import LiveTables
from wartable.server.process.http_edge import HttpEdge
from wartable.server.process.logs import set_up_logs
from wartable.server.process.metrics import shared_by_processes
from wartable.server.process.settings import BadSetting, Settings, environment_of
from wartable.server.process.websockets import WebSocketProtocol
from wartable.server.store.database import open_database
from wartable.server.store.journal import Journal
from wartable.server.store.migrate import migrate

__all__ = ["MESSAGE_LIMIT", "serve"]

MESSAGE_LIMIT = 16 * 1024
"""Bytes of a message on a live connection; longer ones end the connection."""
_FAREWELL_SECONDS = 5
_BACKLOG = 2048


def serve(settings: Settings, on_ready: Callable[[str], None]) -> None:
    """Serve until interrupted; `on_ready` is told the address when requests are welcome."""
    set_up_logs(settings.log_format, settings.log_level)
    os.environ.update(environment_of(settings))
    _allow_many_files()
    listening = _bind(settings)
    asyncio.run(_prepare_database(settings))
    port = listening.getsockname()[1]
    address = settings.origin or f"http://{_shown(settings.host)}:{port}"
    config = _config(settings)
    with contextlib.suppress(KeyboardInterrupt):
        if settings.workers > 1:
            on_ready(address)
            with shared_by_processes():
                Multiprocess(config, [listening]).run()
        else:
            _Server(config, lambda: on_ready(address)).run([listening])


class _Server(uvicorn.Server):
    """Tells when it is ready."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._on_ready()


def _config(settings: Settings) -> uvicorn.Config:
    loop: Any = "auto" if sys.platform == "win32" else "uvloop"
    return uvicorn.Config(
        "wartable.server.app:app_from_environment",
        factory=True,
        workers=settings.workers,
        loop=loop,
        http=HttpEdge,
        ws=WebSocketProtocol,
        ws_max_size=MESSAGE_LIMIT,
        # Compression would cost every connection some hundred kilobytes of memory.
        ws_per_message_deflate=False,
        # Before a proxy's usual minute of silence is over.
        ws_ping_interval=45,
        proxy_headers=False,
        server_header=False,
        access_log=False,
        log_config=None,
        log_level="warning",
        # Longer than clients and proxies keep theirs: who closes first must not be the one about to be asked.
        timeout_keep_alive=75,
        timeout_graceful_shutdown=_FAREWELL_SECONDS,
    )


async def _prepare_database(settings: Settings) -> None:
    """Bring database and clocks up to date once, before any process serves; what is wrong is said in one sentence."""
    database = open_database(settings)
    try:
        await migrate(database)
        await give_back_time(database, LiveTables(database, Journal(database)))
    except (SQLAlchemyError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise BadSetting(f"the database cannot be used: {reason}", problem=reason) from None
    finally:
        await database.close()


def _allow_many_files() -> None:
    """Every connection is a file: as many as the system lets us have."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _bind(settings: Settings) -> socket.socket:
    """The listening socket, taken before anything else: a port in use is said in one sentence."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        where = f"{settings.host}:{settings.port}"
        raise BadSetting(f"cannot listen on {where}: {error.strerror}", problem=f"{where}: {error.strerror}") from None
    # From here on whoever comes waits in line until a process is ready.
    listening.listen(_BACKLOG)
    listening.set_inheritable(True)
    return listening


def _shown(host: str) -> str:
    if host in ("0.0.0.0", "::"):  # noqa: S104
        return "localhost"
    return f"[{host}]" if ":" in host else host
