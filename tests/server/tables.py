"""Tables without a server: set-ups of every game, and random play through the fold."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from wartable.registry import game_ids, get_game
from wartable.server import acts
from wartable.server.plan import Plan, SeatKind, SeatPlan
from wartable.server.position import Position, Status, opening
from wartable.server.records import Record, Seated
from wartable.server.setup import Setup
from wartable.server.steps import Sights, Step, take_step

__all__ = ["GAMES", "advance", "begun", "new_setup", "random_steps"]

GAMES = game_ids()


def new_setup(game: str = "age-of-war", players: int | None = None, **plan: Any) -> Setup:
    """A table of a game, opened by "p0"."""
    found = get_game(game)
    count = players or found.player_counts[0]
    seats = tuple(SeatPlan(SeatKind.OPEN) for _ in range(count))
    made = Plan(game=game, seats=plan.pop("seats", seats), **plan)
    return Setup("table", made, found, "5eed" * 16, invite="invite", opened_by="p0", created_at=1000)


def advance(setup: Setup, position: Position, record: Record, at: int = 2000) -> Position:
    """The table after a record."""
    return take_step(setup, position, record, at)[0].after


def begun(setup: Setup, at: int = 2000) -> Position:
    """The table with a player "p0", "p1" … at every seat, just started."""
    position = opening(setup)
    for seat in range(setup.players):
        position = advance(setup, position, Seated(seat, f"Player {seat}", f"p{seat}"), at)
    return advance(setup, position, acts.start(setup, position, "p0"), at)


def random_steps(setup: Setup, position: Position, rng: random.Random, count: int) -> Iterator[tuple[Step, Sights]]:
    """Random decisions, and now and then one taken back."""
    for number in range(count):
        if position.status is not Status.PLAYING:
            return
        seat = position.to_act
        assert seat is not None
        record = acts.move(setup, position, seat, rng.choice(setup.legal_actions(position.state)))
        if setup.plan.undo and position.past and rng.random() < 0.2:
            last = position.past[-1].seat
            if _can_undo(setup, position, last):
                record = acts.undo(setup, position, last, f"p{last}")
        step, sights = take_step(setup, position, record, 3000 + number)
        yield step, sights
        position = step.after


def _can_undo(setup: Setup, position: Position, seat: int) -> bool:
    from wartable.server.steps import can_undo

    return can_undo(setup, position, seat)
