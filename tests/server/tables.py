"""Tables without a server: set-ups of every game, and random play through the fold."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from wartable.registry import game_ids, get_game
from wartable.server.table import commands
from wartable.server.table.plan import SeatKind, SeatPlan, TablePlan
from wartable.server.table.position import Status, TablePosition, opening
from wartable.server.table.records import Record, Seated
from wartable.server.table.setup import TableSetup
from wartable.server.table.steps import Sights, TableStep, take_step

__all__ = ["GAMES", "advance", "begun", "new_setup", "random_steps"]

GAMES = game_ids()


def new_setup(game: str = "age-of-war", players: int | None = None, **plan: Any) -> TableSetup:
    """A table of a game, opened by "p0"."""
    found = get_game(game)
    count = players or found.player_counts[0]
    seats = tuple(SeatPlan(SeatKind.OPEN) for _ in range(count))
    made = TablePlan(game=game, seats=plan.pop("seats", seats), **plan)
    return TableSetup("table", made, found, "5eed" * 16, invite="invite", opened_by="p0", created_at=1000)


def advance(setup: TableSetup, position: TablePosition, record: Record, at: int = 2000) -> TablePosition:
    """The table after a record."""
    return take_step(setup, position, record, at)[0].after


def begun(setup: TableSetup, at: int = 2000) -> TablePosition:
    """The table with a player "p0", "p1" … at every seat, just started."""
    position = opening(setup)
    for seat in range(setup.players):
        position = advance(setup, position, Seated(seat, f"Player {seat}", f"p{seat}"), at)
    return advance(setup, position, commands.start(setup, position, "p0"), at)


def random_steps(
    setup: TableSetup, position: TablePosition, rng: random.Random, count: int
) -> Iterator[tuple[TableStep, Sights]]:
    """Random decisions, and now and then one taken back."""
    for number in range(count):
        if position.status is not Status.PLAYING:
            return
        seat = position.to_act
        assert seat is not None
        record = commands.move(setup, position, seat, rng.choice(setup.legal_actions(position.state)))
        if setup.plan.undo and position.past and rng.random() < 0.2:
            last = position.past[-1].seat
            if _can_undo(setup, position, last):
                record = commands.undo(setup, position, last, f"p{last}")
        step, sights = take_step(setup, position, record, 3000 + number)
        yield step, sights
        position = step.after


def _can_undo(setup: TableSetup, position: TablePosition, seat: int) -> bool:
    from wartable.server.table.steps import can_undo

    return can_undo(setup, position, seat)
