"""What is left of games: match files, and dice to check."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Request, Response, get

from wartable.core.chance import VerifiableOrigin
from wartable.server.after.earlier import (
    EARLIER,
    draws_of_earlier,
    enter_earlier,
    header_of_earlier,
    match_file_of_earlier,
)
from wartable.server.after.replays import Draw
from wartable.server.api.params import TableId, TheServices, TheVisitor
from wartable.server.api.waiting import while_there
from wartable.server.live.access import enter_table
from wartable.server.live.live_table import LiveTable
from wartable.server.people.identity import Visitor
from wartable.server.people.limits import WHOLE_GAMES
from wartable.server.problems import Problem
from wartable.server.services import Services
from wartable.server.store.tables import EarlierTable
from wartable.server.table.position import Status

__all__ = ["dice", "enter_finished", "replay"]


class Dice(msgspec.Struct, frozen=True):
    """All that is needed to compute the dice of a table again; docs/protocol.md says how."""

    commitment: str
    secret: str
    match_id: str
    nonces: tuple[str, ...]
    draws: tuple[Draw, ...]


@get("/api/tables/{table_id:str}/replay", summary="The match file of a finished game", tags=("tables",))
async def replay(
    request: Request[Any, Any, Any], services: TheServices, visitor: TheVisitor, table_id: TableId
) -> Response[str]:
    """For `wartable replay` and `wartable verify`; 409 while the game is on."""
    services.limiter.check(WHOLE_GAMES, visitor.address)
    try:
        live = await enter_finished(services, visitor, table_id)
        writing = services.finished_tables.match_file(live, services.owner_of_visitor(visitor))
        text = await while_there(request, writing)
        game = live.setup.game.id
    except Problem as problem:
        if problem.code != EARLIER:
            raise
        earlier = await enter_earlier(services.database, visitor, table_id, problem)
        text, game = match_file_of_earlier(earlier), earlier.row.game
    headers = {"Content-Disposition": f'attachment; filename="{game}-{table_id}.json"'}
    return Response(text, media_type="application/json", headers=headers)


@get("/api/tables/{table_id:str}/dice", summary="The dice of a finished game, to check", tags=("tables",))
async def dice(request: Request[Any, Any, Any], services: TheServices, visitor: TheVisitor, table_id: TableId) -> Dice:
    """The seed and every draw; 409 while the game is on."""
    services.limiter.check(WHOLE_GAMES, visitor.address)
    try:
        live = await enter_finished(services, visitor, table_id)
    except Problem as problem:
        if problem.code != EARLIER:
            raise
        return _dice_of_earlier(await enter_earlier(services.database, visitor, table_id, problem))
    if live.setup.plan.own_dice:
        raise Problem(HTTPStatus.CONFLICT, "own-dice", "these dice were rolled at a real table: nobody can check them")
    if live.position.origin is not None:
        raise _drawn_at_two_tables()
    drawing = services.finished_tables.draws(live, services.owner_of_visitor(visitor))
    draws = await while_there(request, drawing)
    return Dice(live.setup.commitment, live.setup.reveal(), live.setup.id, live.position.nonces, draws)


async def enter_finished(services: Services, visitor: Visitor, table_id: str) -> LiveTable:
    """A table whose game is over, if the visitor may see it."""
    live = await enter_table(services.tables, visitor, table_id)
    if live.position.status is not Status.OVER:
        raise Problem(HTTPStatus.CONFLICT, "not-over", "the game is not over yet: its dice are still secret")
    return live


def _dice_of_earlier(table: EarlierTable) -> Dice:
    origin = header_of_earlier(table).source
    if not isinstance(origin, VerifiableOrigin):
        raise _drawn_at_two_tables()
    draws = draws_of_earlier(table)
    return Dice(origin.commitment, table.row.secret, origin.match_id, origin.nonces, draws)


def _drawn_at_two_tables() -> Problem:
    problem = "this game began in the middle of another: its dice were drawn at two tables"
    return Problem(HTTPStatus.CONFLICT, "branched", problem)
