"""Whether a table can be opened with a plan: what its types alone cannot say."""

from __future__ import annotations

import random
import time
from http import HTTPStatus

import structlog

from wartable.core.chance import RandomSampler
from wartable.core.game import AnyGame, AnyRules
from wartable.core.play import settle
from wartable.registry import get_bot, get_game
from wartable.server.problems import Problem
from wartable.server.table.plan import USUAL_WATCH_DELAY, SeatKind, TablePlan

__all__ = ["NONSENSE", "check_plan", "check_playable", "impossible_position", "is_made_up", "usual_watch_delay"]

NONSENSE = (LookupError, ValueError, TypeError, ArithmeticError, AttributeError, AssertionError, StopIteration)
"""What rules and presenters raise where a position cannot be and nobody has noticed before."""
_TRIED_SECONDS = 0.25
"""Of processor time."""
_GAMES_TRIED = 4
_log = structlog.get_logger("wartable.server")


def check_plan(plan: TablePlan) -> None:
    """Refuse a plan that cannot be played."""
    game = get_game(plan.game)
    game.rules(len(plan.seats), plan.options)
    variant = game.variant_of(plan.options)
    for name in (*(seat.bot for seat in plan.seats if seat.kind is SeatKind.BOT), plan.substitute):
        if name is not None:
            get_bot(name, game, len(plan.seats), variant)
    _check_clock(plan)
    is_whole = not variant and not plan.options.get("position")
    if plan.rated and (plan.undo or plan.coach or plan.odds or plan.own_dice or not is_whole):
        problem = "a table with undo, odds, coach, own dice, house rules, a variant or a position cannot be rated"
        raise Problem(HTTPStatus.UNPROCESSABLE_ENTITY, "no-rating", problem)
    if any((seat.kind is SeatKind.BOT) != (seat.bot is not None) for seat in plan.seats):
        raise Problem(HTTPStatus.UNPROCESSABLE_ENTITY, "bad-seat", "a seat names a bot if and only if its kind is bot")


def is_made_up(plan: TablePlan) -> bool:
    """Whether there is something in a plan that takes long to read, or that nobody can be sure of."""
    return bool(plan.options.get("variant") or plan.options.get("position"))


def check_playable(plan: TablePlan) -> None:
    """Refuse a position that cannot be played on: it is, at random, for a while. Not for the process that serves."""
    if not plan.options.get("position"):
        return
    game = get_game(plan.game)
    rules = game.rules(len(plan.seats), plan.options)
    rng, until = random.Random(0), time.process_time() + _TRIED_SECONDS
    try:
        for _ in range(_GAMES_TRIED):
            _play_on(game, rules, rng, until)
    except NONSENSE as error:
        # The rules should have said what is wrong with it.
        _log.warning("a position cannot be played on", game=game.id, plan=plan.options, error=repr(error))
        raise impossible_position() from None


def impossible_position() -> Problem:
    words = "this position cannot be on a table"
    return Problem(HTTPStatus.UNPROCESSABLE_ENTITY, "impossible-position", words, key="refusal-position-impossible")


def _play_on(game: AnyGame, rules: AnyRules, rng: random.Random, until: float) -> None:
    """Play as a table does, with all that its people see, to the end or until the time is up."""
    presenter, source = game.presenter(rules), RandomSampler(rng)
    state, actor = settle(rules, rules.initial_state(), source)
    while isinstance(actor, int) and time.process_time() < until:
        legal = rules.legal_actions(state)
        for viewer in (None, *range(rules.players)):
            seen = rules.observe(state, viewer)
            presenter.prompt(seen)
            presenter.facts(seen, legal if viewer == actor else ())
        presenter.choices(rules.observe(state, actor), legal)
        state, actor = settle(rules, rules.apply(state, rng.choice(legal)), source)
    rules.result(state)


def usual_watch_delay(game: str) -> int:
    """How far behind spectators are, in seconds, where nobody chose it: games with secrets are watched later."""
    return USUAL_WATCH_DELAY if get_game(game).has_secrets else 0


def _check_clock(plan: TablePlan) -> None:
    clock = plan.clock
    if clock is not None and clock.per_game is None and (clock.per_move is None or clock.increment):
        problem = "a clock needs per_move or per_game, and an increment needs per_game"
        raise Problem(HTTPStatus.BAD_REQUEST, "malformed", problem)
