"""A journal becomes the log of its game in one way: what was taken back is gone, a branch brings what it shares."""

from __future__ import annotations

import random

import pytest

from tests.server.tables import GAMES, advance, begun, new_setup, random_steps
from wartable.core.match import Entry, Match
from wartable.server.table.game_log import entries_of, game_log, logged_plays, plays_of, stand_ins_of
from wartable.server.table.position import opening
from wartable.server.table.records import Branched, Chatted, Moved, Record, Resigned, Started, TimedOut, Undone
from wartable.server.table.setup import TableSetup


def journal_of(setup: TableSetup, decisions: int) -> tuple[list[Record], object]:
    """The records of a game in which things are taken back, and the state it led to."""
    position = begun(setup)
    journal: list[Record] = [Started(setup.open_game(position.nonces).outcomes)]
    for step, _ in random_steps(setup, position, random.Random(3), decisions):
        journal.append(step.record)
        position = step.after
    return journal, position.state


@pytest.mark.parametrize("game", GAMES)
def test_the_log_leads_to_the_state_of_the_table(game: str) -> None:
    setup = new_setup(game, undo=True)
    journal, state = journal_of(setup, 120)
    # In Age of War dice follow every decision that leaves the turn open.
    assert game == "age-of-war" or any(isinstance(record, Undone) for record in journal)
    match = Match(setup.game, setup.rules, setup.game.check_options({}), setup.source((), 0))
    match.resume(entries_of(game_log(journal)))
    assert state == match._states[-1]
    *_, last = plays_of(setup, None, game_log(journal))
    assert state == last.after


@pytest.mark.parametrize("game", GAMES)
def test_a_branch_is_the_same_log(game: str) -> None:
    setup = new_setup(game)
    journal, state = journal_of(setup, 30)
    started, *moves = journal
    assert isinstance(started, Started)
    branch = Branched("elsewhere", 9, started.outcomes, tuple(move for move in moves if isinstance(move, Moved)))
    assert game_log(journal) == logged_plays(branch)
    assert state == advance(setup, opening(setup), branch).state


def test_entries_name_the_seat_and_leave_chance_to_nobody() -> None:
    journal: list[Record] = [
        Started(("a",)),
        Moved(1, "b", ("c", "d")),
        Moved(0, "e"),
        Undone(0),
        Chatted("p", "P", "hi"),
    ]
    assert [Entry(None, "a"), Entry(1, "b"), Entry(None, "c"), Entry(None, "d")] == entries_of(game_log(journal))
    assert [1, 3] == [play.length for play in game_log(journal)]


def test_a_move_that_was_just_worked_out_is_not_worked_out_again() -> None:
    setup = new_setup()
    position = begun(setup)
    action = setup.legal_actions(position.state)[0]
    played = setup.play(position.state, action, position.nonces, position.drawn)
    assert played is setup.recorded(position.state, action, played.outcomes)
    assert played == new_setup().recorded(position.state, action, played.outcomes)


def test_who_gave_up_is_stood_in_for_from_the_next_event_on() -> None:
    journal: list[Record] = [
        Started(("a",)),
        Moved(1, "b", ("c", "d")),
        Moved(0, "e"),
        Undone(0),
        Resigned(2),
        Moved(0, "f"),
        TimedOut(1),
        Moved(1, "g"),
    ]
    assert {2: 4, 1: 5} == stand_ins_of(journal)
