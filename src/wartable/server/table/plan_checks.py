"""Whether a table can be opened with a plan: what its types alone cannot say."""

from __future__ import annotations

from http import HTTPStatus

from wartable.registry import get_bot, get_game
from wartable.server.problems import Problem
from wartable.server.table.plan import USUAL_WATCH_DELAY, SeatKind, TablePlan

__all__ = ["check_plan", "usual_watch_delay"]


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


def usual_watch_delay(game: str) -> int:
    """How far behind spectators are, in seconds, where nobody chose it: games with secrets are watched later."""
    return USUAL_WATCH_DELAY if get_game(game).has_secrets else 0


def _check_clock(plan: TablePlan) -> None:
    clock = plan.clock
    if clock is not None and clock.per_game is None and (clock.per_move is None or clock.increment):
        problem = "a clock needs per_move or per_game, and an increment needs per_game"
        raise Problem(HTTPStatus.BAD_REQUEST, "malformed", problem)
