"""Positions to think on: set up as a line of text, valued by the coach, walked through choice by choice."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.params import FromPath, FromQuery, QueryParameter

from wartable.core.drill import Drill, NoDrill
from wartable.core.packed import LONGEST
from wartable.registry import get_game
from wartable.server.api.params import PlayerCount, TableId, TheServices, TheVisitor
from wartable.server.api.results import enter_finished
from wartable.server.api.waiting import while_there
from wartable.server.background.work_pool import Priority
from wartable.server.people.limits import WHOLE_GAMES
from wartable.server.problems import ProblemDocument, problem_from
from wartable.server.school.studying import PositionStudy, StudyQuestion, work_out_study

__all__ = ["drill", "moment", "study"]

Changes = Annotated[Sequence[Annotated[str, msgspec.Meta(max_length=60)]], QueryParameter(max_items=60)]
PlaceName = Annotated[str, QueryParameter(max_length=40)]
_SECONDS = 30.0
PositionText = Annotated[str, QueryParameter(max_length=LONGEST)]


@get("/api/positions/{game_id:str}", summary="What a position is worth", tags=("positions",))
async def study(
    request: Request[Any, Any, Any],
    services: TheServices,
    visitor: TheVisitor,
    game_id: FromPath[str],
    *,
    text: PositionText = "",
    players: PlayerCount = 2,
    roll: FromQuery[bool] = False,
    change: Changes = (),
    place: PlaceName = "",
) -> Response[PositionStudy]:
    """Without a text: where one begins. With `roll`: after what dice and cards might bring.

    With `change=FIELD=VALUE`, as often as there is something to change: after that, by the fields of `form`; it shows
    the fields of one `place`. 422 with the rule where the position cannot be; 404 where positions of the game cannot be
    written.
    """
    question = StudyQuestion(get_game(game_id).id, players, text, roll, tuple(change), place)
    owner = services.owner_of_visitor(visitor)
    studying = services.bot_pool.ask(work_out_study, question, Priority.ADVICE, owner, _SECONDS)
    study, refusal = await while_there(request, studying)
    if refusal is not None:
        raise problem_from(msgspec.json.decode(refusal, type=ProblemDocument))
    body: Any = study
    return Response(body, media_type=MediaType.JSON)


class GameMoment(msgspec.Struct, frozen=True):
    """A moment of a game, as a position."""

    game: str
    players: int
    text: str


@get("/api/tables/{table_id:str}/position", summary="A moment of a finished game as text", tags=("positions",))
async def moment(
    request: Request[Any, Any, Any],
    services: TheServices,
    visitor: TheVisitor,
    table_id: TableId,
    event: Annotated[int, QueryParameter(ge=0)],
) -> GameMoment:
    """The position after so many events, with all that was hidden: 409 while the game is on."""
    services.limiter.check(WHOLE_GAMES, visitor.address)
    live = await enter_finished(services, visitor, table_id)
    writing = services.finished_tables.position(live, event, services.owner_of_visitor(visitor))
    text = await while_there(request, writing)
    return GameMoment(live.setup.game.id, live.setup.players, text)


@get("/api/drills/{game_id:str}", summary="Rolls to choose in", tags=("positions",), sync_to_thread=True)
def drill(game_id: FromPath[str]) -> Drill:
    """New ones each time; what each choice is worth `/api/positions` says."""
    game = get_game(game_id)
    found = game.drill(random.Random())
    if found is None:
        raise NoDrill(f"there are no drills for {game.id}", game=game.id)
    return found
