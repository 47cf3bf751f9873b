"""How long a bot's hidden decisions keep others waiting; what they do not tell is in live/test_hidden_stretches.py."""

from __future__ import annotations

import random

import pytest

from tests.server.tables import advance, new_setup
from wartable.server.table import commands
from wartable.server.table.pacing import due_at
from wartable.server.table.plan import SeatKind, SeatPlan
from wartable.server.table.position import Status, opening
from wartable.server.table.records import Seated
from wartable.server.table.steps import take_step

BESIDE_A_BOT = (SeatPlan(SeatKind.OPEN), SeatPlan(SeatKind.BOT, "random"))
GIVING_IN = ("EndBuying", "EndSpring", "Pass")
DECISION_MS = 10
SHORTEST_BEAT_MS = 1000


@pytest.mark.parametrize("seed", [0, 9, 30])
def test_a_bot_that_decides_alone_for_years_keeps_nobody_waiting_longer_each_spring(seed: int) -> None:
    """Whoever has nothing left to decide watched for minutes: the beats went on from where the spring before ended."""
    setup, rng = new_setup("epic-dice-battles", seats=BESIDE_A_BOT), random.Random(seed)
    position = advance(setup, opening(setup), Seated(0, "Ana", "p0"), 0)
    position = advance(setup, position, commands.start(setup, position, "p0"), 0)
    now, decisions = 0, 0
    while position.status is Status.PLAYING:
        seat = position.to_act
        assert seat is not None
        now += DECISION_MS
        decisions += 1
        legal = setup.legal_actions(position.state)
        passing = [action for action in legal if seat == 0 and type(action).__name__ in GIVING_IN]
        record = commands.move(setup, position, seat, passing[0] if passing else rng.choice(legal))
        step, _ = take_step(setup, position, record, now)
        due = due_at(setup, step, now)
        assert due - now <= max(SHORTEST_BEAT_MS, decisions * DECISION_MS), "no longer than it decided in secret"
        if step.after.seen[1 - seat] != position.seen[1 - seat]:
            decisions = 0
        step, _ = take_step(setup, position, record, due)
        position, now = step.after, due
