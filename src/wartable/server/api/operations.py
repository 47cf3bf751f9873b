"""For those who run the server: is it well, and what does it count."""

from __future__ import annotations

import asyncio
import sqlite3
from hmac import compare_digest
from http import HTTPStatus
from ipaddress import ip_address
from typing import Any

import msgspec
from litestar import Request, Response, get
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from wartable.server.api.params import TheServices
from wartable.server.problems import Problem, database_away
from wartable.server.process.metrics import counted
from wartable.server.process.settings import Settings
from wartable.server.store.keys import note_health

__all__ = ["health", "metrics"]


_HEALTH_SECONDS = 8.0
_PROXY = ("x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "forwarded", "via", "x-real-ip")
"""By one of these a request says that it was passed on."""


class Health(msgspec.Struct, frozen=True):
    """Well, if it is sent at all."""

    status: str


@get("/healthz", summary="Is the server well?", tags=("operations",))
async def health(services: TheServices) -> Health:
    """Asks the database too, and writes; 503 if that does not work."""
    try:
        async with asyncio.timeout(_HEALTH_SECONDS):
            await services.database.read(_ask)
            await services.database.write(note_health, services.now())
    except (SQLAlchemyError, sqlite3.Error, OSError):
        raise database_away() from None
    return Health("ok")


@get("/metrics", summary="What the server counts", tags=("operations",), include_in_schema=False, sync_to_thread=False)
def metrics(request: Request[Any, Any, Any], services: TheServices) -> Response[bytes]:
    """For Prometheus, on this machine or with the token of the settings.

    Not for players: on a small server the count of all actions tells how many hidden ones somebody made.
    """
    if not _may_count(request, services.settings):
        raise Problem(HTTPStatus.NOT_FOUND, "not-found", "there is nothing at /metrics for you")
    return Response(counted(), media_type=CONTENT_TYPE_LATEST)


def _may_count(request: Request[Any, Any, Any], settings: Settings) -> bool:
    token = settings.metrics_token
    if token:
        given = request.headers.get("authorization", "")
        return compare_digest(given.encode(), f"Bearer {token}".encode())
    # Behind a proxy everybody seems to be on this machine, whether the proxy says so in a header or not.
    if settings.trust_proxy or settings.origin:
        return False
    # Some proxies say so in no header, but speak as their kind long did.
    is_passed_on = any(name in request.headers for name in _PROXY) or request.scope["http_version"] == "1.0"
    return not is_passed_on and request.client is not None and _is_this_machine(request.client.host)


def _is_this_machine(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def _ask(connection: Connection) -> None:
    connection.execute(text("SELECT 1"))
