"""For those who run the server: is it well, and what does it count."""

from __future__ import annotations

import msgspec
from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import Connection, text

from wartable.server.api.params import TheHouse

__all__ = ["health", "metrics"]


class Health(msgspec.Struct, frozen=True):
    """Well, if it is sent at all."""

    status: str


@get("/healthz", summary="Is the server well?", tags=("operations",))
async def health(house: TheHouse) -> Health:
    """Asks the database too."""
    await house.database.read(_ask)
    return Health("ok")


@get("/metrics", summary="What the server counts", tags=("operations",), include_in_schema=False, sync_to_thread=False)
def metrics() -> Response[bytes]:
    """For Prometheus."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def _ask(connection: Connection) -> None:
    connection.execute(text("SELECT 1"))
