"""Positions to think on: set up as a line of text, valued by the coach, walked through choice by choice."""

from __future__ import annotations

import random
from collections.abc import Sequence
from http import HTTPStatus
from typing import Annotated, Any

import msgspec
from litestar import Request, get
from litestar.params import FromPath, FromQuery, QueryParameter
from msgspec.structs import replace

from wartable.core.chance import RandomSampler
from wartable.core.drill import Drill, NoDrill
from wartable.core.editor import NotAChange, NotANumber, PositionForm
from wartable.core.errors import NoPositions
from wartable.core.game import AnyGame, AnyRules
from wartable.core.judge import shares_of
from wartable.core.packed import LONGEST
from wartable.core.play import settle
from wartable.registry import get_game
from wartable.server.api.params import PlayerCount, TableId, TheServices, TheVisitor
from wartable.server.api.results import enter_finished
from wartable.server.api.waiting import while_there
from wartable.server.people.identity import Visitor
from wartable.server.people.limits import WHOLE_GAMES
from wartable.server.problems import Problem
from wartable.server.school.positions import ChoiceWorth, PositionView, thought_of, worths_of
from wartable.server.services import Services

__all__ = ["drill", "moment", "study"]

Changes = Annotated[Sequence[Annotated[str, msgspec.Meta(max_length=60)]], QueryParameter(max_items=60)]
PlaceName = Annotated[str, QueryParameter(max_length=40)]
PositionText = Annotated[str, QueryParameter(max_length=LONGEST)]


class PositionStudy(msgspec.Struct, frozen=True):
    """A position, what it is worth, and where every choice leads."""

    text: str
    """The position in one line, as docs/school.md describes it; empty where the game is over."""
    position: PositionView
    is_exact: bool
    values: tuple[float, ...]
    """By seat: the share of the victory to be expected; empty where nobody can say."""
    opinions: tuple[ChoiceWorth, ...]
    """By choice; empty while dice are to be rolled."""
    after: tuple[str, ...]
    """By choice: the position that it leads to, before any roll; empty text where the game is over."""
    form: PositionForm | None = None
    """What can be changed by hand."""


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
) -> PositionStudy:
    """Without a text: where one begins. With `roll`: after what dice and cards might bring.

    With `change=FIELD=VALUE`, as often as there is something to change: after that, by the fields of `form`; it shows
    the fields of one `place`. 422 with the rule where the position cannot be; 404 where positions of the game cannot be
    written.
    """
    game = get_game(game_id)
    rules = game.rules(players)
    state = game.read_position(rules, text) if text else _beginning(game, rules)
    if roll:
        state, _ = settle(rules, state, RandomSampler(random.Random()))
    if change:
        state = _changed(game, rules, state, change)
    found = await while_there(request, _study(services, visitor, game, rules, state))
    editor = game.position_editor()
    return replace(found, form=editor.form(rules, state, place)) if editor is not None and found.text else found


async def _study(services: Services, visitor: Visitor, game: AnyGame, rules: AnyRules, state: Any) -> PositionStudy:
    players = rules.players
    thought = thought_of(game, players, state)
    owner = services.owner_of_visitor(visitor)
    if (result := rules.result(state)) is not None:
        return PositionStudy("", thought.view, True, shares_of(players, result.winners), (), ())
    if thought.view.seat is None:
        values = await services.bot_pool.outlook(game.id, players, thought.view.observation, owner)
        is_exact = (judge := game.judge(players)) is not None and judge.is_exact
        return PositionStudy(game.write_position(rules, state), thought.view, is_exact, values or (), (), ())
    is_exact, opinions = await worths_of(services.bot_pool, thought, owner)
    return PositionStudy(
        text=game.write_position(rules, state),
        position=thought.view,
        is_exact=is_exact,
        values=_values(opinions, players, thought.view.seat),
        opinions=opinions,
        after=tuple(_after(game, rules, state, choice.action) for choice in thought.view.choices),
    )


def _beginning(game: AnyGame, rules: AnyRules) -> Any:
    editor = game.position_editor()
    state = editor.beginning(rules) if editor is not None else None
    return state or settle(rules, rules.initial_state(), RandomSampler(random.Random()))[0]


def _changed(game: AnyGame, rules: AnyRules, state: Any, changes: Sequence[str]) -> Any:
    """A position with changes that somebody made by hand, all together, if it can be."""
    editor = game.position_editor()
    if editor is None:
        raise NoPositions(f"positions of {game.id} cannot be set up by hand", game=game.id)
    for change in changes:
        field, _, value = change.partition("=")
        try:
            state = editor.changed(rules, state, field, value)
        except NotANumber as error:
            raise Problem(HTTPStatus.BAD_REQUEST, "not-a-number", str(error), highest=error.highest) from None
        except NotAChange as error:
            raise Problem(HTTPStatus.BAD_REQUEST, "not-a-change", str(error)) from None
    return game.read_position(rules, game.write_position(rules, state))


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


def _values(opinions: tuple[ChoiceWorth, ...], players: int, seat: int) -> tuple[float, ...]:
    """Everybody's share where there are two: what one has not, the other has."""
    best = max(opinion.worth for opinion in opinions)
    return tuple(best if other == seat else 1.0 - best for other in range(players)) if players == 2 else (best,)


def _after(game: AnyGame, rules: AnyRules, state: Any, action: Any) -> str:
    after = rules.apply(state, action)
    return "" if rules.result(after) is not None else game.write_position(rules, after)
