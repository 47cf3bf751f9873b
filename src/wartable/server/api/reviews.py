"""After a game: its review, and playing on from one of its moments."""

from __future__ import annotations

from http import HTTPStatus
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import JSONBody

from wartable.server.after.branches import play_on
from wartable.server.after.replays import Moment, moments_of
from wartable.server.after.reviews import KeptReview
from wartable.server.api.params import SeatOrNone, TableId, TheServices, TheVisitor
from wartable.server.api.results import enter_finished
from wartable.server.live.joining import welcome
from wartable.server.people.limits import REVIEWS, WHOLE_GAMES
from wartable.server.problems import Problem
from wartable.server.table import commands
from wartable.server.table.messages import Welcome
from wartable.server.table.position import CLOSED

__all__ = ["branch", "review"]


class ReviewView(msgspec.Struct, frozen=True):
    """A review, or how far it is."""

    done: int
    """Decisions judged so far, and of how many."""
    total: int
    review: KeptReview | None
    """None while it is being worked out: ask again."""
    moments: tuple[Moment, ...]
    """When the viewer saw the game stand after how many events."""


class BranchPoint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From where to play on, and who."""

    event: Annotated[int, msgspec.Meta(ge=0, le=2**31)]
    """How many events of the finished game are shared; a seat has to decide then."""
    seat: Annotated[int, msgspec.Meta(ge=0, le=11)] | None = None
    """The seat to play; that of whoever decided there if it is left out."""
    bot: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    """Who plays for the people; the best bot there is if it is left out."""


@get("/api/tables/{table_id:str}/review", summary="The review of a finished game", tags=("tables",))
async def review(services: TheServices, visitor: TheVisitor, table_id: TableId, seat: SeatOrNone = None) -> ReviewView:
    """The first to ask has it worked out; ask again until `review` is there. 409 while the game is on."""
    services.limiter.check(WHOLE_GAMES, visitor.address)
    live = await enter_finished(services, visitor, table_id)
    if seat is not None and seat not in commands.seats_of(live.position, visitor.player.id if visitor.player else None):
        raise Problem(HTTPStatus.FORBIDDEN, "not-your-seat", f"seat {seat} is not yours")
    if live.position.result is not None and live.position.result.how == CLOSED:
        raise Problem(HTTPStatus.CONFLICT, "closed", "this table was closed: there is nothing to review")
    study = await services.reviews.find(live)
    if study is None:
        services.limiter.check(REVIEWS, visitor.known().id)
    if study is None or study.review is None:
        study = await services.reviews.begin(live, services.owner_of_visitor(visitor))
    journal = await services.tables.numbered_journal_of(live) if study.review is not None else []
    moments = moments_of(journal, live.setup.players if seat is None else seat)
    return ReviewView(study.done, study.total, study.review, moments)


@post("/api/tables/{table_id:str}/branch", summary="Play on from a moment", tags=("tables",), status_code=HTTPStatus.OK)
async def branch(services: TheServices, visitor: TheVisitor, table_id: TableId, data: JSONBody[BranchPoint]) -> Welcome:
    """What if: a new table with the first events of a finished game, bots at the other seats. 409 while it is on."""
    player = visitor.known()
    live = await enter_finished(services, visitor, table_id)
    async with services.branching.turn(visitor.address):
        await services.quotas.check_tables(visitor)
        async with services.quotas.room_for_table(visitor) as mark:
            fresh = await play_on(
                services.tables, live, player, event=data.event, seat=data.seat, bot=data.bot, opened_from=mark
            )
    return welcome(services.presence, fresh, player.id)
