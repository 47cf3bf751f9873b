"""Everybody's own data over HTTP: to take along, and to have forgotten."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody

from wartable.server.after.personal_data import data_of, forget
from wartable.server.api.authentication import cookie_gone
from wartable.server.api.params import TheServices, TheVisitor
from wartable.server.api.recovery import Confirmed, confirm_password
from wartable.server.people.limits import EXPORTS

__all__ = ["delete_me", "my_data"]


@get("/api/me/data", summary="All that is kept about you", tags=("players",))
async def my_data(services: TheServices, visitor: TheVisitor) -> Response[bytes]:
    """As one JSON document; games that still run are left out, since their dice are still secret."""
    player = visitor.known()
    visitor.require_in_person()
    services.limiter.check(EXPORTS, player.id)
    kept = await data_of(services.database, player, has_running=False)
    body = msgspec.json.format(msgspec.json.encode(kept), indent=2)
    headers = {"Content-Disposition": 'attachment; filename="wartable.json"'}
    return Response(body, media_type="application/json", headers=headers)


@post("/api/me/deletion", summary="Be forgotten", tags=("players",), status_code=HTTPStatus.OK)
async def delete_me(services: TheServices, visitor: TheVisitor, data: JSONBody[Confirmed]) -> Response[dict[str, Any]]:
    """Running games are given up, finished ones stay without your name, all else is deleted. It cannot be undone."""
    player = visitor.known()
    visitor.require_in_person()
    await confirm_password(services, player, data.password)

    async def end_sessions() -> None:
        services.identities.forget(player.id)

    await forget(services.database, services.tables, player, end_sessions)
    return Response({}, cookies=[cookie_gone()])
