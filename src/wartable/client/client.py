"""One player on one server."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from wartable.client.links import Link, parse_link
from wartable.client.refusals import Refused, problem_of
from wartable.client.remote_table import RemoteTable
from wartable.server.table.messages import Welcome
from wartable.server.table.plan import TablePlan

__all__ = ["Client"]

_ASK_AGAIN = 1.0
"""Seconds after which whoever looks for a game asks again."""
_PATIENCE_SECONDS = 120.0
"""The server itself refuses what takes too long to work out."""


class Client:
    """One player on one server: by an API token, or as a guest with a name."""

    def __init__(self, server: str, *, token: str | None = None, name: str | None = None) -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self._http = httpx.AsyncClient(base_url=server.rstrip("/"), headers=headers, timeout=_PATIENCE_SECONDS)
        self._name = name

    async def __aenter__(self) -> Client:
        if self._name is not None:
            await self.request("POST", "/api/guests", {"name": self._name})
        return self

    async def __aexit__(self, *_error: object) -> None:
        await self._http.aclose()

    async def request(self, method: str, path: str, body: Any = None) -> Any:
        """The server's answer as plain data; Refused if it said no."""
        response = await self._ask(method, path, body)
        return msgspec.json.decode(response.content) if response.content else None

    async def read(self, path: str) -> str:
        """A page of text; Refused if the server said no."""
        return (await self._ask("GET", path)).text

    async def _ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        content = None if body is None else msgspec.json.encode(body)
        headers = {"Content-Type": "application/json"} if body is not None else {}
        response = await self._http.request(method, path, content=content, headers=headers)
        if response.is_error:
            raise Refused(problem_of(response))
        return response

    async def me(self) -> dict[str, Any]:
        """Who this client is."""
        found: dict[str, Any] = await self.request("GET", "/api/me")
        return found

    async def open_table(self, plan: TablePlan | Mapping[str, Any], *, start: bool = False) -> Welcome:
        """Open a table."""
        fields = msgspec.to_builtins(plan) if isinstance(plan, TablePlan) else dict(plan)
        return msgspec.convert(await self.request("POST", "/api/tables", {**fields, "start": start}), Welcome)

    async def pair(self, wish: Mapping[str, Any]) -> str:
        """Look for a game until there is a table, and say which; whoever is cancelled looks no more."""
        try:
            while (ticket := (await self.request("POST", "/api/pairing", wish))["ticket"])["table"] is None:
                await asyncio.sleep(_ASK_AGAIN)
        except asyncio.CancelledError:
            with contextlib.suppress(Refused, httpx.HTTPError):
                await self.request("DELETE", "/api/pairing")
            raise
        return str(ticket["table"])

    @asynccontextmanager
    async def join(self, table: str) -> AsyncIterator[RemoteTable]:
        """A live connection to a table, by its id or its link."""
        link = parse_link(table) if "://" in table else Link("", table, "")
        if link.invite:
            await self.request("POST", f"/api/tables/{link.table}/entry", {"invite": link.invite})
        remote = RemoteTable(self, link.table)
        try:
            await remote.connect()
            yield remote
        finally:
            await remote.close()

    async def connect_socket(self, path: str) -> ClientConnection:
        """A WebSocket to the server, as this player."""
        base = self._http.base_url
        url = str(base.copy_with(scheme="wss" if base.scheme == "https" else "ws")).rstrip("/") + path
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())}
        if "Authorization" in self._http.headers:
            headers = {"Authorization": self._http.headers["Authorization"]}
        return await connect(url, additional_headers=headers, compression=None, max_size=None)
