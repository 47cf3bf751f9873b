"""What a link to a table looks like where it is pasted: the game, who invites, how many seats are free, a picture."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request, Response, route
from litestar.params import FromPath

from wartable.server.api.invitations import Invitation, invitation_of, invited_table
from wartable.server.api.pages import inside_page
from wartable.server.api.params import TheServices
from wartable.server.problems import Problem
from wartable.text.languages import REFERENCE, find_language
from wartable.text.words import Words

__all__ = ["table_page"]

_LONGEST = 40


@route(
    ["/table/{table_id:str}", "/table/{table_id:str}/{invite:str}"],
    http_method=["GET", "HEAD"],
    include_in_schema=False,
)
async def table_page(
    request: Request[Any, Any, Any], services: TheServices, table_id: FromPath[str], invite: FromPath[str] = ""
) -> Response[bytes]:
    """The page, with a preview for whoever may see the table by this address alone."""
    if max(len(table_id), len(invite)) > _LONGEST:
        return inside_page(request)
    try:
        live = await invited_table(services.tables, table_id, invite)
    except Problem:
        return inside_page(request)
    return inside_page(request, _preview(await invitation_of(services.tables, live), request))


def _preview(invitation: Invitation, request: Request[Any, Any, Any]) -> str:
    words = Words(_language(request), invitation.game)
    seats = len(invitation.seats)
    says = {
        "og:site_name": "Wartable",
        "og:type": "website",
        "og:title": words.say("preview-title", host=invitation.host, game=words.say("game-title")),
        "og:description": words.say("preview-seats", open=invitation.open_seats, seats=seats),
        "og:image": f"{str(request.base_url).rstrip('/')}/pictures/{invitation.game}.png",
        "og:image:width": "1200",
        "og:image:height": "630",
        "twitter:card": "summary_large_image",
    }
    return "".join(f'<meta property="{name}" content="{escape(text)}" />' for name, text in says.items())


def _language(request: Request[Any, Any, Any]) -> str:
    asked = request.headers.get("accept-language", "")[:200].split(",")
    return next((found for tag in asked if (found := find_language(tag.strip()))), REFERENCE)
