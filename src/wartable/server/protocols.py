"""Uvicorn's protocols, which let go of everything when their connection is gone.

A connection's protocol, parser, transport and handler all refer to each other. Left as they are, each connection that
ends leaves a ring of a hundred objects for Python's garbage collector, and looking through thousands of live tables for
such rings stops them all for half a second. So the rings are cut open, and what was in them goes at once.
"""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

__all__ = ["HttpProtocol", "WebSocketProtocol"]


class HttpProtocol(HttpToolsProtocol):
    """One HTTP connection."""

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        # An answer that is still being worked out knows that nobody waits for it, and has what it needs for itself.
        self._unset_keepalive_if_required()
        vars(self).clear()

    def handle_websocket_upgrade(self) -> None:
        """From here on the connection belongs to a WebSocket."""
        super().handle_websocket_upgrade()
        self.loop.call_soon(vars(self).clear)


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """One live connection: it is over when the transport is gone and the handler is done, in either order."""

    _is_lost = False
    _is_handled = False

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._is_lost = True
        self._let_go()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self._is_handled = True
        self._let_go()

    def _let_go(self) -> None:
        if self._is_lost and self._is_handled:
            vars(self.conn).clear()
            vars(self).clear()
