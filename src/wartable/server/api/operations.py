"""For those who run the server: is it well, and what does it count."""

from __future__ import annotations

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
from wartable.server.problems import Problem
from wartable.server.process.metrics import counted

__all__ = ["health", "metrics"]


class Health(msgspec.Struct, frozen=True):
    """Well, if it is sent at all."""

    status: str


@get("/healthz", summary="Is the server well?", tags=("operations",))
async def health(services: TheServices) -> Health:
    """Asks the database too; 503 if it does not answer."""
    try:
        await services.database.read(_ask)
    except (SQLAlchemyError, OSError):
        raise Problem(HTTPStatus.SERVICE_UNAVAILABLE, "busy", "the database does not answer") from None
    return Health("ok")


@get("/metrics", summary="What the server counts", tags=("operations",), include_in_schema=False, sync_to_thread=False)
def metrics(request: Request[Any, Any, Any], services: TheServices) -> Response[bytes]:
    """For Prometheus, on this machine or with the token of the settings.

    Not for players: on a small server the count of all actions tells how many hidden ones somebody made.
    """
    if not _may_count(request, services.settings.metrics_token):
        raise Problem(HTTPStatus.NOT_FOUND, "not-found", "there is nothing at /metrics for you")
    return Response(counted(), media_type=CONTENT_TYPE_LATEST)


def _may_count(request: Request[Any, Any, Any], token: str) -> bool:
    if token:
        given = request.headers.get("authorization", "")
        return compare_digest(given.encode(), f"Bearer {token}".encode())
    is_passed_on = any(name in request.headers for name in ("x-forwarded-for", "forwarded", "x-real-ip"))
    return not is_passed_on and request.client is not None and _is_this_machine(request.client.host)


def _is_this_machine(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def _ask(connection: Connection) -> None:
    connection.execute(text("SELECT 1"))
