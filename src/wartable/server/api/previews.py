"""What a link to a table, a review or a tournament looks like where it is pasted: the game, who, a picture."""

from __future__ import annotations

from html import escape
from http import HTTPStatus
from typing import Annotated, Any
from urllib.parse import quote

from litestar import Request, Response, get, route
from litestar.params import FromPath, QueryParameter

from wartable.server.after.review_picture import HEIGHT, WIDTH, ReviewedCurve, draw_curve
from wartable.server.api.authentication import origin_of
from wartable.server.api.invitations import Invitation, invitation_of, invited_table
from wartable.server.api.pages import inside_page
from wartable.server.api.params import TheServices, TheVisitor
from wartable.server.api.waiting import while_there
from wartable.server.background.work_pool import Priority
from wartable.server.live.live_table import LiveTable
from wartable.server.people.limits import WHOLE_GAMES
from wartable.server.problems import Problem
from wartable.server.services import Services
from wartable.server.store.tournaments import find_tournament
from wartable.server.tournaments.director import plan_of
from wartable.text.languages import REFERENCE, find_language
from wartable.text.words import Words

__all__ = ["language_of", "review_page", "review_picture", "table_page", "tournament_page"]

_LONGEST = 40
_A_DAY = "private, max-age=86400"
"""A review that is done does not change."""
_SECONDS = 10.0


@route(
    ["/table/{table_id:str}", "/table/{table_id:str}/{invite:str}"],
    http_method=["GET", "HEAD"],
    include_in_schema=False,
)
async def table_page(
    request: Request[Any, Any, Any], services: TheServices, table_id: FromPath[str], invite: FromPath[str] = ""
) -> Response[bytes]:
    """The page, with a preview for whoever may see the table by this address alone."""
    live = await _open_to_all(services, table_id, invite)
    if live is None:
        return inside_page(request)
    return inside_page(request, _preview(await invitation_of(services.tables, live), request))


@route(
    ["/review/{table_id:str}", "/review/{table_id:str}/{invite:str}"],
    http_method=["GET", "HEAD"],
    include_in_schema=False,
)
async def review_page(
    request: Request[Any, Any, Any], services: TheServices, table_id: FromPath[str], invite: FromPath[str] = ""
) -> Response[bytes]:
    """The page, with a preview of a finished game for whoever may see it by this address alone."""
    live = await _open_to_all(services, table_id, invite)
    if live is None or live.position.result is None:
        return inside_page(request)
    is_kept = await services.reviews.is_kept(live)
    picture = f"/api/tables/{table_id}/review.png?invite={quote(invite)}" if is_kept else ""
    return inside_page(request, _review_preview(live, request, picture))


@get("/api/tables/{table_id:str}/review.png", include_in_schema=False)
async def review_picture(
    request: Request[Any, Any, Any],
    services: TheServices,
    visitor: TheVisitor,
    table_id: FromPath[str],
    invite: Annotated[str, QueryParameter(max_length=_LONGEST)] = "",
) -> Response[bytes]:
    """The curve of a finished review, for whoever may see it by this address alone."""
    services.limiter.check(WHOLE_GAMES, visitor.address)
    live = await _open_to_all(services, table_id, invite)
    study = await services.reviews.find(live) if live is not None and live.position.result is not None else None
    if live is None or live.position.result is None or study is None or study.review is None:
        raise Problem(HTTPStatus.NOT_FOUND, "not-found", "there is no review here yet")
    curve = ReviewedCurve(study.review.curve, study.review.events, tuple(live.position.result.winners))
    # Half a second of work, and tens of megabytes: for the processes that work, not for the one that serves.
    owner = services.owner_of_visitor(visitor)
    drawing = services.bot_pool.ask(draw_curve, curve, Priority.REVIEW, owner, _SECONDS)
    drawn = await while_there(request, drawing)
    return Response(drawn, media_type="image/png", headers={"Cache-Control": _A_DAY})


@route("/tournament/{tournament_id:str}", http_method=["GET", "HEAD"], include_in_schema=False)
async def tournament_page(
    request: Request[Any, Any, Any], services: TheServices, tournament_id: FromPath[str]
) -> Response[bytes]:
    """The page, with a preview: whoever has the link may take part."""
    row = await services.database.read(find_tournament, tournament_id) if len(tournament_id) <= _LONGEST else None
    if row is None:
        return inside_page(request)
    plan, entrants = plan_of(row), await services.tournaments.entrants_of(row.id)
    words = Words(language_of(request), plan.game)
    title = words.say("preview-tournament", name=plan.name, game=words.say("game-title"))
    return inside_page(request, _tags(request, plan.game, title, words.say("preview-entrants", count=len(entrants))))


async def _open_to_all(services: Services, table_id: str, invite: str) -> LiveTable | None:
    """The table, where whoever has its address may see it."""
    if max(len(table_id), len(invite)) > _LONGEST:
        return None
    try:
        return await invited_table(services.tables, table_id, invite)
    except Problem:
        return None


def _preview(invitation: Invitation, request: Request[Any, Any, Any]) -> str:
    words = Words(language_of(request), invitation.game)
    title = words.say("preview-title", host=invitation.host, game=words.say("game-title"))
    says = words.say("preview-seats", open=invitation.open_seats, seats=len(invitation.seats))
    return _tags(request, invitation.game, title, says)


def _review_preview(live: LiveTable, request: Request[Any, Any, Any], picture: str) -> str:
    game, result = live.setup.game.id, live.position.result
    assert result is not None
    words = Words(language_of(request), game)
    names = [words.say(f"bot-{place.bot}") if place.player is None else place.name for place in live.position.places]
    won = words.say("list-separator").join(names[seat] for seat in result.winners)
    title = words.say("preview-review", game=words.say("game-title"), players=" – ".join(names))
    return _tags(request, game, title, words.say("preview-won", players=won), picture)


def _tags(request: Request[Any, Any, Any], game: str, title: str, description: str, picture: str = "") -> str:
    says = {
        "og:site_name": "Wartable",
        "og:type": "website",
        "og:title": title,
        "og:description": description,
        "og:image": f"{origin_of(request)}{picture or f'/pictures/{game}.png'}",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "twitter:card": "summary_large_image",
    }
    return "".join(f'<meta property="{name}" content="{escape(text)}" />' for name, text in says.items())


def language_of(request: Request[Any, Any, Any]) -> str:
    """The first of the languages that a browser asks for which there are words in."""
    asked = request.headers.get("accept-language", "")[:200].split(",")
    return next((found for tag in asked if (found := find_language(tag.strip()))), REFERENCE)
