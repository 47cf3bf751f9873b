"""A table with its own dice: people enter what came up, slips are corrected, and the log is that of any game."""

from __future__ import annotations

import random

import pytest

from tests.server.tables import GAMES, advance, begun, new_setup
from wartable.core.entry import BadEntry
from wartable.core.match import Match
from wartable.server.after.replays import match_of, moments_of
from wartable.server.problems import Problem
from wartable.server.table import commands
from wartable.server.table.plan import SeatKind, SeatPlan, TablePlan
from wartable.server.table.plan_checks import check_plan
from wartable.server.table.position import Status, TablePosition
from wartable.server.table.records import Corrected, Record, Started
from wartable.server.table.setup import TableSetup
from wartable.server.table.snapshots import decode_snapshot, encode_snapshot
from wartable.server.table.steps import ask_of, table_view, take_step

Journal = list[tuple[Record, tuple[int, ...]]]


def entered(setup: TableSetup, position: TablePosition, rng: random.Random) -> Record:
    """What somebody picks at random, until it is possible."""
    seat = position.entering
    assert seat is not None
    ask = ask_of(setup, position, seat)
    assert ask is not None
    assert not ask.choices
    while True:
        picks = tuple(tuple(rng.randrange(len(part.options)) for _ in range(part.count)) for part in ask.entry)
        try:
            return commands.enter(setup, position, seat, f"p{seat}", ask=ask.number, picks=picks)
        except BadEntry:
            continue


def played(setup: TableSetup, steps: int, *, slips: bool = True) -> tuple[TablePosition, Journal]:
    """Some of a game, with a slip now and then."""
    rng = random.Random(4)
    position = begun(setup)
    journal: Journal = [(Started(setup.open_game(position.nonces).outcomes), position.seen)]
    for _ in range(steps):
        if position.status is Status.OVER:
            break
        seat = position.to_act
        if slips and position.entered and rng.random() < 0.1:
            record: Record = commands.correct(position, 0, "p0")
        elif seat is None:
            record = entered(setup, position, rng)
        else:
            record = commands.move(setup, position, seat, rng.choice(setup.legal_actions(position.state)))
        step, _ = take_step(setup, position, record, 3000)
        position = step.after
        journal.append((record, position.seen))
    return position, journal


@pytest.mark.parametrize("game", GAMES)
def test_the_journal_is_the_log_of_a_game_whose_dice_were_written_down(game: str) -> None:
    setup = new_setup(game, own_dice=True)
    position, journal = played(setup, 300)
    records = [record for record, _ in journal]
    assert any(isinstance(record, Corrected) for record in records)

    match = match_of(setup, position, records)

    assert position.state == match._states[-1]
    assert position.state == Match.from_json(match.to_json())._states[-1], "every outcome is possible"
    moments = moments_of(journal, 0)
    assert len(match.log) == moments[-1].event
    assert sorted({moment.event for moment in moments}) == [moment.event for moment in moments]


@pytest.mark.parametrize("game", GAMES)
def test_a_snapshot_keeps_what_can_be_corrected(game: str) -> None:
    setup = new_setup(game, own_dice=True)
    position, _ = played(setup, 40, slips=False)
    while position.to_act is not None:
        move = commands.move(setup, position, position.to_act, setup.legal_actions(position.state)[-1])
        position = advance(setup, position, move)
    position = advance(setup, position, entered(setup, position, random.Random(1)))
    again = decode_snapshot(setup, encode_snapshot(position).decode())
    assert position == again
    assert position.entered[-1] == advance(setup, again, commands.correct(again, 0, "p0")).state


def test_only_what_is_possible_can_be_entered_and_only_by_who_is_asked() -> None:
    setup = new_setup("age-of-war", own_dice=True)
    position = begun(setup)
    assert (None, 0) == (position.to_act, position.entering), "nobody begins yet: the first player enters who does"
    position = advance(setup, position, commands.enter(setup, position, 0, "p0", ask=1, picks=((1,),)))
    assert 1 == position.entering, "who begins rolls"
    assert table_view(setup, position).can_correct
    ask = ask_of(setup, position, 1)
    assert ask is not None
    assert (7, 6) == (ask.entry[0].count, len(ask.entry[0].options))
    for picks in [((0,) * 6,), ((0,) * 8,), ((0,) * 6 + (6,),), ((0,) * 6 + (-1,),), (), ((0,) * 7, (0,))]:
        with pytest.raises(BadEntry):
            commands.enter(setup, position, 1, "p1", ask=ask.number, picks=picks)
    with pytest.raises(Problem, match="seat 0 has no dice"):
        commands.enter(setup, position, 0, "p0", ask=1, picks=((0,) * 7,))
    with pytest.raises(Problem, match="the question is another now"):
        commands.enter(setup, position, 1, "p1", ask=ask.number + 1, picks=((0,) * 7,))
    with pytest.raises(Problem, match="not yours"):
        commands.enter(setup, position, 1, "p0", ask=ask.number, picks=((0,) * 7,))


def test_a_slip_is_corrected_until_the_next_decision() -> None:
    setup = new_setup("age-of-war", own_dice=True)
    position = begun(setup)
    with pytest.raises(Problem, match="nothing was entered"):
        commands.correct(position, 0, "p0")
    position = advance(setup, position, commands.enter(setup, position, 0, "p0", ask=1, picks=((0,),)))
    before = position.state
    position = advance(setup, position, commands.enter(setup, position, 0, "p0", ask=2, picks=((0, 0, 0, 0, 0, 0, 0),)))
    assert 0 == position.to_act

    corrected = advance(setup, position, commands.correct(position, 1, "p1"))
    assert (before, 0, None) == (corrected.state, corrected.entering, corrected.to_act)

    decided = advance(setup, position, commands.move(setup, position, 0, setup.legal_actions(position.state)[0]))
    with pytest.raises(Problem, match="nothing was entered"):
        commands.correct(decided, 0, "p0")


def test_two_players_cannot_have_the_same_ability_card() -> None:
    setup = new_setup("board-of-war", own_dice=True)
    position = begun(setup)
    with pytest.raises(BadEntry, match="same ability card"):
        commands.enter(setup, position, 0, "p0", ask=1, picks=((0,), (0,)))


def test_such_a_table_is_never_rated() -> None:
    seats = (SeatPlan(SeatKind.HERE), SeatPlan(SeatKind.HERE))
    with pytest.raises(Problem, match="own dice"):
        check_plan(TablePlan(game="age-of-war", seats=seats, own_dice=True, rated=True))
