"""What a tournament was opened with, and who takes part in it."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any, NamedTuple

import msgspec

from wartable.server.table.plan import ClockPlan, Fallback, SeatKind, SeatPlan, ShortText, TablePlan, Visibility
from wartable.server.table.plan_checks import usual_watch_delay

__all__ = ["Entrant", "Kind", "Pairing", "TournamentPlan", "table_plan"]


class Kind(StrEnum):
    """How it is played."""

    ARENA = "arena"
    """As much as you can until the time is up."""
    SWISS = "swiss"
    """So many rounds; whoever has as many points meets."""


class TournamentPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything about a tournament that is settled when it is opened. Games are between two."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    kind: Kind
    game: ShortText
    options: dict[str, Any] = {}
    clock: ClockPlan = ClockPlan(per_move=60)
    rated: bool = False
    rounds: Annotated[int, msgspec.Meta(ge=1, le=15)] = 5
    """Of a Swiss tournament."""
    minutes: Annotated[int, msgspec.Meta(ge=1, le=180)] = 60
    """Of an arena."""
    fill_up_to: Annotated[int, msgspec.Meta(ge=0, le=32)] = 0
    """With bots, up to so many who take part; and one more where the number would be odd."""
    bot: ShortText = "normal"
    """Which bot fills up."""


class Entrant(NamedTuple):
    """Somebody who takes part."""

    number: int
    player_id: str | None
    bot: str | None
    name: str
    is_away: bool = False


class Pairing(NamedTuple):
    """Two who meet; one alone has a bye. Points are there when the game is over."""

    number: int
    round: int
    first: int
    second: int | None
    table_id: str | None = None
    first_points: float | None = None
    second_points: float | None = None

    @property
    def is_over(self) -> bool:
        return self.first_points is not None


def table_plan(plan: TournamentPlan, first: Entrant, second: Entrant) -> TablePlan:
    """The table of a pairing; whoever gives up or runs out of time has lost."""
    return TablePlan(
        game=plan.game,
        seats=tuple(
            SeatPlan(SeatKind.BOT, bot=each.bot) if each.bot is not None else SeatPlan(SeatKind.OPEN)
            for each in (first, second)
        ),
        options=plan.options,
        clock=plan.clock,
        visibility=Visibility.PUBLIC,
        rated=plan.rated,
        start_when_full=True,
        watch_delay=usual_watch_delay(plan.game),
        on_resign=Fallback.OUT,
        on_timeout=Fallback.OUT,
    )
