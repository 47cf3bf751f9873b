"""What somebody wants who looks for a game, and the table that comes of it."""

from __future__ import annotations

from typing import Annotated

import msgspec

from wartable.server.table.plan import ClockPlan, Fallback, SeatKind, SeatPlan, ShortText, TablePlan, Visibility
from wartable.server.table.plan_checks import usual_watch_delay

__all__ = ["Wish", "pool_of", "table_plan", "wish_of"]

Pledge = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """Which game, with how many, how long to think, and whether it counts."""

    game: ShortText
    players: Annotated[int, msgspec.Meta(ge=2, le=12)] = 2
    clock: ClockPlan | None = None
    rated: bool = False
    bot_after: Annotated[int, msgspec.Meta(ge=0, le=3600)] | None = None
    """Seconds after which bots take the seats for which nobody came; 0 at once, null never."""
    bot: ShortText = "normal"
    """Which bot."""
    pledge: Pledge | None = None
    """The hash of what this player will add to the dice."""


class _Terms(msgspec.Struct, frozen=True, omit_defaults=True):
    """What those who are paired have to agree on."""

    game: str
    players: int
    clock: ClockPlan | None = None
    rated: bool = False


def pool_of(wish: Wish) -> str:
    """The name of the pool in which a wish waits: the terms themselves."""
    return msgspec.json.encode(_Terms(wish.game, wish.players, wish.clock, wish.rated)).decode()


def wish_of(pool: str) -> Wish:
    """The terms of a pool, as a wish."""
    terms = msgspec.json.decode(pool, type=_Terms)
    return Wish(game=terms.game, players=terms.players, clock=terms.clock, rated=terms.rated)


def table_plan(wish: Wish, people: int, bot: str) -> TablePlan:
    """The table of those who are paired: people first, bots on the other seats.

    Between two, whoever gives up has lost; at bigger tables a bot plays on, so that the others can.
    """
    bots = wish.players - people
    fallback = Fallback.OUT if wish.players == 2 else Fallback.BOT
    return TablePlan(
        game=wish.game,
        seats=(SeatPlan(),) * people + (SeatPlan(SeatKind.BOT, bot=bot),) * bots,
        clock=wish.clock,
        visibility=Visibility.PUBLIC,
        rated=wish.rated,
        start_when_full=True,
        watch_delay=usual_watch_delay(wish.game),
        on_resign=fallback,
        on_timeout=fallback,
    )
