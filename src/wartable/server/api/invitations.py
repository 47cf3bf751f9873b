"""Invitations: what whoever has the link may know before they sit down, and the link as a picture."""

from __future__ import annotations

import io
import secrets
from functools import lru_cache
from http import HTTPStatus
from typing import Annotated, Any

import msgspec
import segno
from litestar import Request, Response, get, post
from litestar.params import JSONBody

from wartable.server.api.authentication import origin_of
from wartable.server.api.params import TableId, TheServices, TheVisitor
from wartable.server.live.access import enter_table
from wartable.server.live.live_table import LiveTable
from wartable.server.live.tables import LiveTables
from wartable.server.problems import Problem
from wartable.server.store.players import find_player
from wartable.server.table.messages import SeatView
from wartable.server.table.plan import TablePlan, Visibility
from wartable.server.table.position import Status
from wartable.server.table.steps import table_view

__all__ = ["Invitation", "invitation", "invitation_of", "invite_code", "invited_table"]


class Invited(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What came with the link."""

    invite: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Invitation(msgspec.Struct, frozen=True):
    """What somebody is invited to."""

    id: str
    game: str
    host: str
    """The name of whoever opened the table."""
    status: Status
    plan: TablePlan
    seats: tuple[SeatView, ...]
    open_seats: int


@post(
    "/api/tables/{table_id:str}/invitation", summary="Read an invitation", tags=("tables",), status_code=HTTPStatus.OK
)
async def invitation(
    services: TheServices,
    visitor: TheVisitor,  # noqa: ARG001
    table_id: TableId,
    data: JSONBody[Invited],
) -> Invitation:
    """For whoever has the link, before they have a name; a public table needs no invite."""
    return await invitation_of(services.tables, await invited_table(services.tables, table_id, data.invite))


@get(
    "/api/tables/{table_id:str}/qr",
    summary="The invite link as a QR code",
    tags=("tables",),
    media_type="image/svg+xml",
)
async def invite_code(
    request: Request[Any, Any, Any], services: TheServices, visitor: TheVisitor, table_id: TableId
) -> Response[bytes]:
    """For those who may give the link away."""
    live = await enter_table(services.tables, visitor, table_id)
    invite = live.you(visitor.player.id if visitor.player is not None else None).invite
    link = f"{origin_of(request)}/table/{table_id}{f'/{invite}' if invite else ''}"
    return Response(_code_of(link), media_type="image/svg+xml")


@lru_cache(maxsize=256)
def _code_of(link: str) -> bytes:
    """Six milliseconds of work, for a picture that is the same each time."""
    picture = io.BytesIO()
    segno.make(link, error="m").save(picture, kind="svg", border=2, scale=4, xmldecl=False, svgns=True)
    return picture.getvalue()


async def invited_table(tables: LiveTables, table_id: str, invite: str) -> LiveTable:
    """The table that an invite is for."""
    live = await tables.find(table_id)
    is_right = secrets.compare_digest(invite.encode(), live.setup.invite.encode())
    if live.setup.plan.visibility is Visibility.PRIVATE and not is_right:
        # The same words as for a table that does not exist: ids cannot be probed.
        raise Problem(HTTPStatus.NOT_FOUND, "unknown-table", f"there is no table {table_id!r}")
    return live


async def invitation_of(tables: LiveTables, live: LiveTable) -> Invitation:
    """What an invitation to a table says: no more than those see who watch it."""
    await tables.show_due(live)
    shown = live.position_for(None)
    view = table_view(live.setup, shown)
    host = await tables.database.read(find_player, live.position.owner)
    return Invitation(
        id=view.id,
        game=view.game,
        host=host.name if host is not None else "",
        status=view.status,
        plan=view.plan,
        seats=view.seats,
        open_seats=sum(place.is_open for place in shown.places),
    )
