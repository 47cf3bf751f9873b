"""Positions to think on: set up as a line of text, valued by the coach, walked through choice by choice."""

from __future__ import annotations

import random
from typing import Annotated, Any

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery, QueryParameter

from wartable.core.chance import RandomSampler
from wartable.core.drill import Drill, NoDrill
from wartable.core.game import AnyGame, AnyRules
from wartable.core.judge import shares_of
from wartable.core.packed import LONGEST
from wartable.core.play import settle
from wartable.registry import get_game
from wartable.server.api.params import PlayerCount, TableId, TheServices, TheVisitor
from wartable.server.api.results import enter_finished
from wartable.server.school.positions import ChoiceWorth, PositionView, thought_of, worths_of

__all__ = ["drill", "moment", "study"]

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


@get("/api/positions/{game_id:str}", summary="What a position is worth", tags=("positions",))
async def study(
    services: TheServices,
    visitor: TheVisitor,
    game_id: FromPath[str],
    text: PositionText = "",
    players: PlayerCount = 2,
    *,
    roll: FromQuery[bool] = False,
) -> PositionStudy:
    """Without a text: the game from its start. With `roll`: after what dice and cards might bring.

    422 with the rule where the position cannot be; 404 where positions of the game cannot be written.
    """
    game = get_game(game_id)
    rules = game.rules(players)
    state = game.read_position(rules, text) if text else rules.initial_state()
    if roll or not text:
        state, _ = settle(rules, state, RandomSampler(random.Random()))
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


class GameMoment(msgspec.Struct, frozen=True):
    """A moment of a game, as a position."""

    game: str
    players: int
    text: str


@get("/api/tables/{table_id:str}/position", summary="A moment of a finished game as text", tags=("positions",))
async def moment(
    services: TheServices, visitor: TheVisitor, table_id: TableId, event: Annotated[int, QueryParameter(ge=0)]
) -> GameMoment:
    """The position after so many events, with all that was hidden: 409 while the game is on."""
    live = await enter_finished(services, visitor, table_id)
    text = await services.finished_tables.position(live, event, services.owner_of_visitor(visitor))
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
