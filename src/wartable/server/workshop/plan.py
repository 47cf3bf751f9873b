"""What somebody wants to try: other numbers of a game, played by bots beside the standard game."""

from __future__ import annotations

from http import HTTPStatus
from typing import Annotated, Any

import msgspec
from msgspec.structs import replace

from wartable.core.game import AnyGame
from wartable.core.house_rule import chosen_of
from wartable.lab.batch import chosen_engine
from wartable.lab.bots import quick_bots, usual_bot
from wartable.lab.experiment import DiceMode, Experiment
from wartable.lab.variations import number_of, with_numbers
from wartable.registry import get_game
from wartable.server.problems import Problem

__all__ = ["GAMES", "ExperimentPlan", "sides_of", "variant_of", "with_engine"]

GAMES = (100, 1000, 4000)
"""How many games one may ask for."""
_SEED = 1

NumberName = Annotated[str, msgspec.Meta(max_length=80)]
NumberValue = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)] | float


class ExperimentPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be played."""

    numbers: Annotated[dict[NumberName, NumberValue], msgspec.Meta(max_length=300)]
    """Those that are changed, as the form names them."""
    house_rules: tuple[str, ...] = ()
    players: Annotated[int, msgspec.Meta(ge=1, le=12)] = 2
    bot: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    """Who sits at every seat; the strongest that plays at once and knows the numbers if it is left out."""
    games: int = 1000


def variant_of(game: AnyGame, plan: ExperimentPlan) -> str:
    """The numbers of a plan as a variant; refuses one that the game does not have."""
    standard = {name: number_of(game, name) for name in plan.numbers}
    changed = {name: _like(standard[name], value) for name, value in plan.numbers.items()}
    return with_numbers(game, {name: value for name, value in changed.items() if value != standard[name]})


def sides_of(game_id: str, plan: ExperimentPlan) -> tuple[Experiment, Experiment]:
    """The standard game and the changed one, with the same dice; or an error that says what cannot be played."""
    game = get_game(game_id)
    if plan.games not in GAMES:
        listed = ", ".join(map(str, GAMES))
        raise Problem(
            HTTPStatus.UNPROCESSABLE_ENTITY, "how-many-games", f"ask for so many games: {listed}", known=listed
        )
    options = _options(game, plan)
    if not options:
        raise Problem(HTTPStatus.UNPROCESSABLE_ENTITY, "nothing-changed", "change a number first")
    game.rules(plan.players, options)
    variant = game.variant_of(options)
    quick = quick_bots(game, plan.players, "", variant)
    bot = plan.bot or usual_bot(game, plan.players, "", variant)
    if bot not in quick:
        listed = ", ".join(quick)
        words = f"{bot} does not play here: it knows the standard numbers only, or thinks too long"
        raise Problem(HTTPStatus.UNPROCESSABLE_ENTITY, "workshop-bot", words, bot=bot, known=listed)
    bots = (bot,) * plan.players
    standard, changed = (Experiment(game.id, bots, _SEED, side, DiceMode.DUPLICATE) for side in ({}, options))
    for side in (standard, changed):
        side.check()
    return standard, changed


def with_engine(sides: tuple[Experiment, Experiment]) -> tuple[Experiment, Experiment]:
    """The same, played by the fastest engine that can play both."""
    game, bots = get_game(sides[0].game), sides[0].bots
    engine = chosen_engine("auto", game, bots, len(bots), [side.options for side in sides])
    standard, changed = (replace(side, engine=engine) for side in sides)
    return standard, changed


def _options(game: AnyGame, plan: ExperimentPlan) -> dict[str, Any]:
    variant = variant_of(game, plan)
    house_rules = [rule.id for rule in chosen_of(game.id, game.house_rules, plan.house_rules)]
    return {**({"variant": variant} if variant else {}), **({"house_rules": house_rules} if house_rules else {})}


def _like(old: int | float, new: int | float) -> int | float:
    """A whole number stays one, however it was sent."""
    return int(new) if isinstance(old, int) and isinstance(new, float) and new.is_integer() else new
