"""Help at the table, where its plan allows it: the odds on the board, and what a judge thinks of the choices."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Request, get

from wartable.core.game import Seat
from wartable.core.line import Line
from wartable.core.presenter import Chance
from wartable.server.api.params import SeatOrNone, SeatQuery, TableId, TheServices, TheVisitor
from wartable.server.api.waiting import while_there
from wartable.server.live.access import enter_table
from wartable.server.live.live_table import LiveTable
from wartable.server.people.identity import Visitor
from wartable.server.problems import Problem
from wartable.server.table import commands
from wartable.server.table.position import Status
from wartable.server.table.steps import ask_of

__all__ = ["advice", "odds"]


class Odds(msgspec.Struct, frozen=True):
    """Chances by the game's own ids; empty if there is nothing to show."""

    odds: dict[str, Chance]


class Opinion(msgspec.Struct, frozen=True):
    """What a choice is worth, in the order of the question's choices."""

    values: tuple[float, ...]
    """By seat: the share of the victory to be expected."""
    error: float
    reasons: tuple[Line, ...]


class Advice(msgspec.Struct, frozen=True):
    """What the judge thinks."""

    ask: int
    """The question that this is about."""
    is_exact: bool
    opinions: tuple[Opinion, ...]


@get("/api/tables/{table_id:str}/odds", summary="The odds on the board", tags=("help",))
async def odds(
    request: Request[Any, Any, Any],
    services: TheServices,
    visitor: TheVisitor,
    table_id: TableId,
    seat: SeatOrNone = None,
) -> Odds:
    """As the viewer sees the board; 403 `coach-off` where the table does not allow it."""
    live = await enter_table(services.tables, visitor, table_id)
    _check(live, visitor, seat, is_allowed=live.setup.plan.odds or live.setup.plan.coach)
    position = live.position_for(seat)
    if position.state is None:
        return Odds({})
    owner = services.owner_of_visitor(visitor)
    return Odds(await while_there(request, services.bot_pool.odds(live.setup, position, seat, owner)))


@get("/api/tables/{table_id:str}/advice", summary="What a judge thinks of the choices", tags=("help",))
async def advice(
    request: Request[Any, Any, Any], services: TheServices, visitor: TheVisitor, table_id: TableId, seat: SeatQuery
) -> Advice:
    """For the seat that is to decide; it knows no more than that seat."""
    live = await enter_table(services.tables, visitor, table_id)
    _check(live, visitor, seat, is_allowed=live.setup.plan.coach)
    if live.position.to_act != seat:
        raise Problem(HTTPStatus.CONFLICT, "not-your-turn", f"seat {seat} is not to act")
    ask = ask_of(live.setup, live.position, seat)
    assert ask is not None
    legal = live.setup.legal_actions(live.position.state)
    is_exact, judgments = await while_there(
        request, services.adviser.advise(live, seat, services.owner_of_visitor(visitor))
    )
    by_action = dict(zip(legal, judgments, strict=True))
    found = [by_action[choice.action] for choice in ask.choices]
    return Advice(ask.number, is_exact, tuple(Opinion(each.values, each.error, each.reasons) for each in found))


def _check(live: LiveTable, visitor: Visitor, seat: Seat | None, *, is_allowed: bool) -> None:
    if seat is not None and seat not in commands.seats_of(live.position, visitor.player.id if visitor.player else None):
        raise Problem(HTTPStatus.FORBIDDEN, "not-your-seat", f"seat {seat} is not yours")
    if not is_allowed and live.position.status is not Status.OVER:
        raise Problem(HTTPStatus.FORBIDDEN, "coach-off", "there is no help at this table")
