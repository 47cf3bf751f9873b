"""Positions to think on: set up as a line of text, valued by the coach, walked through choice by choice."""

from __future__ import annotations

import random
from typing import Annotated, Any

import msgspec
from litestar import get
from litestar.params import FromPath, QueryParameter

from wartable.core.drill import Drill, NoDrill
from wartable.core.game import AnyGame, AnyRules
from wartable.core.packed import LONGEST
from wartable.registry import get_game
from wartable.server.api.params import PlayerCount, TheServices, TheVisitor
from wartable.server.school.positions import ChoiceWorth, PositionView, thought_of, worths_of

__all__ = ["drill", "study"]

PositionText = Annotated[str, QueryParameter(min_length=1, max_length=LONGEST)]


class PositionStudy(msgspec.Struct, frozen=True):
    """A position, what it is worth, and where every choice leads."""

    text: str
    """The position in one line, as docs/school.md describes it."""
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
    services: TheServices, visitor: TheVisitor, game_id: FromPath[str], text: PositionText, players: PlayerCount = 2
) -> PositionStudy:
    """422 with the rule where the position cannot be; 404 where positions of the game cannot be written."""
    game = get_game(game_id)
    rules = game.rules(players)
    state = game.read_position(rules, text)
    thought = thought_of(game, players, state)
    owner = services.owner_of_visitor(visitor)
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
