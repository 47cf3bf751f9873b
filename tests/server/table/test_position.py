"""A table is the fold over its journal."""

from __future__ import annotations

import random

import msgspec
import pytest

from tests.server.tables import GAMES, advance, begun, new_setup, random_steps
from wartable.core.match import Match
from wartable.server.problems import Problem
from wartable.server.table import commands, contributions
from wartable.server.table.plan import ClockPlan, Fallback, SeatKind, SeatPlan
from wartable.server.table.position import Place, Status, TableResult, fold, opening
from wartable.server.table.records import Adopted, Chatted, Left, Nonced, Rematched, Resigned, Seated, TimedOut
from wartable.server.table.steps import can_undo, table_view


def test_a_fresh_table_waits_for_players():
    setup = new_setup()
    position = opening(setup)
    assert Status.OPEN == position.status
    assert all(place.is_open for place in position.places)


def test_sitting_down_and_standing_up():
    setup = new_setup()
    seated = advance(setup, opening(setup), Seated(1, "Ana", "p1"))
    assert Place("Ana", "p1") == seated.places[1]
    thrown = advance(setup, seated, Nonced(1, "luck"))
    assert ("", "luck") == thrown.nonces
    left = advance(setup, thrown, Left(1))
    assert left.places[1].is_open
    assert ("", "") == left.nonces


def test_a_table_goes_over_to_the_next_who_sits_there():
    setup = new_setup(players=3)
    position = opening(setup)
    for seat, player in ((0, "p0"), (1, "p1"), (2, "p0")):
        position = advance(setup, position, commands.sit(setup, position, seat, player, player))
    position = advance(setup, position, commands.leave(position, 0, "p0"))
    assert "p0" == position.owner, "who still has a seat has not left"
    position = advance(setup, position, commands.leave(position, 2, "p0"))
    assert "p1" == position.owner
    position = advance(setup, position, commands.leave(position, 1, "p1"))
    assert "p1" == position.owner, "nobody is there to take it over"


def test_a_seat_at_the_own_device_is_anybody_s_when_it_was_freed():
    setup = new_setup(seats=(SeatPlan(SeatKind.HERE), SeatPlan(SeatKind.OPEN)))
    position = opening(setup)
    with pytest.raises(Problem) as refusal:
        commands.sit(setup, position, 0, "p1", "Bo")
    assert "not-your-seat" == refusal.value.code
    position = advance(setup, position, commands.sit(setup, position, 0, "p0", "Ana"))
    position = advance(setup, position, commands.leave(position, 0, "p0"))
    position = advance(setup, position, commands.sit(setup, position, 0, "p1", "Bo"))
    assert "Bo" == position.places[0].name


def test_the_start_rolls_the_opening_dice():
    setup = new_setup()
    position = begun(setup)
    assert Status.PLAYING == position.status
    assert position.drawn > 0
    assert 1 == sum(position.asks)


@pytest.mark.parametrize("game", GAMES)
def test_dice_are_those_of_the_verifiable_source(game: str):
    """A table and a match with the same seed and nonces have the same dice."""
    setup = new_setup(game)
    position = begun(setup)
    rng = random.Random(7)
    for step, _ in random_steps(setup, position, rng, 30):
        position = step.after
    source = setup.source(("",) * setup.players, 0)
    match = Match.new(setup.game, setup.players, source=source, options=setup.plan.options)
    rng = random.Random(7)
    for _ in range(30):
        if not match.legal_actions():
            break
        match.play(rng.choice(match.legal_actions()))
    assert match.observe(None) == setup.rules.observe(position.state, None)


@pytest.mark.parametrize("game", GAMES)
def test_taking_back_leads_to_where_it_was(game: str):
    setup = new_setup(game, undo=True)
    position = begun(setup)
    taken_back = 0
    for step, _ in random_steps(setup, position, random.Random(3), 150):
        if type(step.record).__name__ == "Undone":
            taken_back += 1
            assert step.before.past[-1].before == step.after.state
            assert step.before.drawn == step.after.drawn
            assert step.after.asks != step.before.asks
    assert taken_back or game == "age-of-war", "no decision could be taken back"


def test_a_seat_that_resigns_is_played_by_a_bot():
    setup = new_setup(substitute="random")
    position = advance(setup, begun(setup), Resigned(0))
    assert Place("Player 0", "p0", "random", gave_up="resigned") == position.places[0]
    assert Status.PLAYING == position.status


def test_the_last_seat_that_stays_has_won():
    setup = new_setup(on_resign=Fallback.OUT)
    position = advance(setup, begun(setup), Resigned(0))
    assert Status.OVER == position.status
    assert position.to_act is None
    assert TableResult((1,), (), "last-standing", (0,)) == position.result


def test_who_resigns_a_game_of_two_has_ended_it():
    setup = new_setup()
    before = begun(setup)
    position = advance(setup, before, commands.resign(before, 0, "p0"))
    assert Status.OVER == position.status
    assert TableResult((1,), (), "last-standing", (0,)) == position.result
    assert "resigned" == table_view(setup, position).seats[0].gave_up


def test_who_resigns_a_game_of_three_leaves_it_to_a_bot():
    setup = new_setup(players=3)
    before = begun(setup)
    position = advance(setup, before, commands.resign(before, 0, "p0"))
    assert Status.PLAYING == position.status
    assert ("resigned", "") == tuple(seat.gave_up for seat in table_view(setup, position).seats[:2])


def test_with_several_seats_left_the_game_goes_on_without_a_chance_for_who_is_out():
    setup = new_setup(players=3, on_timeout=Fallback.OUT)
    position = advance(setup, begun(setup), TimedOut(1))
    assert Status.PLAYING == position.status
    assert position.places[1].is_out
    for step, _ in random_steps(setup, position, random.Random(1), 100_000):
        position = step.after
    assert position.result is not None
    assert 1 not in position.result.winners
    assert (1,) == position.result.out


def test_the_clock_runs_from_one_seat_to_the_next():
    setup = new_setup(clock=ClockPlan(per_game=600))
    position = begun(setup, at=2000)
    mover = position.to_act
    assert mover is not None
    for step, _ in random_steps(setup, position, random.Random(2), 100):
        assert step.after.clock is not None
        if step.after.to_act != mover:
            assert 600_000 - (step.after.at - 2000) == step.after.clock.left[mover]
            assert step.after.at == step.after.clock.since == step.after.since
            return
        assert 2000 == step.after.clock.since
    pytest.fail("nobody else came to act")


def test_bots_use_no_time():
    setup = new_setup(clock=ClockPlan(per_game=600), substitute="random")
    position = begun(setup, at=2000)
    assert position.to_act is not None
    position = advance(setup, position, Resigned(position.to_act), at=2000)
    for step, _ in random_steps(setup, position, random.Random(2), 100):
        assert step.after.clock is not None
        assert (600_000, 600_000) == step.after.clock.left
        if step.after.to_act != position.to_act:
            return


def test_a_guest_s_seats_go_over_to_the_account():
    setup = new_setup()
    position = advance(setup, begun(setup), Adopted("p0", "account", "Ana"))
    assert Place("Ana", "account") == position.places[0]
    assert "account" == position.owner
    assert Place("Player 1", "p1") == position.places[1]


def test_chat_and_rematch_leave_the_game_alone():
    setup = new_setup()
    before = begun(setup)
    said = advance(setup, before, Chatted("p0", "Ana", "hello", 0))
    assert before.state is said.state
    assert before.asks == said.asks
    assert "next" == advance(setup, said, Rematched("next")).rematch


def test_a_record_counts_once():
    setup = new_setup()
    assert 1 == fold(setup, opening(setup), Seated(0, "Ana", "p0"), 5).seq


@pytest.mark.parametrize(
    ("code", "attempt"),
    [
        ("seat-taken", lambda s, p: commands.sit(s, opened_with_ana(s), 0, "p9", "Eve")),
        ("unknown-seat", lambda s, p: commands.sit(s, opening(s), 7, "p9", "Eve")),
        ("already-started", lambda s, p: commands.sit(s, p, 0, "p9", "Eve")),
        ("already-started", lambda s, p: commands.leave(p, 0, "p0")),
        ("seat-open", lambda s, p: commands.leave(opening(s), 0, "p0")),
        ("not-your-seat", lambda s, p: commands.leave(opened_with_ana(s), 0, "p9")),
        ("not-owner", lambda s, p: commands.start(s, opening(s), "p9")),
        ("seats-open", lambda s, p: commands.start(s, opening(s), "p0")),
        ("not-your-seat", lambda s, p: contributions.reveal(p, 0, "p9", "x")),
        ("already-started", lambda s, p: contributions.reveal(p, 0, "p0", "x")),
        ("not-started", lambda s, p: commands.resign(opened_with_ana(s), 0, "p0")),
        ("undo", lambda s, p: commands.undo(s, p, 0, "p0")),
        ("nothing-said", lambda s, p: commands.chat(s, p, "p0", "Ana", " \n ")),
        ("not-your-seat", lambda s, p: answer(s, p, player="p9")),
        ("stale", lambda s, p: answer(s, p, ask=99)),
        ("not-an-action", lambda s, p: answer(s, p, action=b'{"type": "dance"}')),
        ("not-an-action", lambda s, p: answer(s, p, action=b"7")),
        ("not-your-turn", lambda s, p: answer(s, p, seat=1 - p.to_act)),
    ],
)
def test_what_is_refused(code: str, attempt):
    setup = new_setup()
    with pytest.raises(Problem) as refusal:
        attempt(setup, begun(setup))
    assert code == refusal.value.code


def test_there_is_no_chat_where_the_plan_says_so():
    setup = new_setup(chat=False)
    with pytest.raises(Problem) as refusal:
        commands.chat(setup, begun(setup), "p0", "Ana", "hello")
    assert "chat-off" == refusal.value.code


def opened_with_ana(setup):
    return advance(setup, opening(setup), Seated(0, "Ana", "p0"))


def answer(setup, position, *, seat=None, player=None, ask=None, action=b'{"type": "lose-die"}'):
    at = position.to_act if seat is None else seat
    number = position.asks[at] if ask is None else ask
    return commands.act(setup, position, at, player or f"p{at}", ask=number, action=msgspec.Raw(action))


def test_taking_back_gives_neither_time_nor_increment():
    """Whoever takes back a decision has thought all the while; the other one has not."""
    setup = new_setup("epic-dice-battles", undo=True, clock=ClockPlan(per_game=900, per_move=600, increment=30))
    position, at = begun(setup, at=0), 0
    rng = random.Random(5)
    checked = 0
    while checked < 3 and position.to_act is not None and position.seq < 3000:
        seat, at = position.to_act, at + 1000
        action = rng.choice(setup.legal_actions(position.state))
        after = advance(setup, position, commands.move(setup, position, seat, action), at)
        if can_undo(setup, after, seat):
            back = advance(setup, after, commands.undo(setup, after, seat, f"p{seat}"), at + 5000)
            assert position.clock == back.clock, "as if nothing had happened: the time runs on from where it began"
            checked += 1
        position = after
    assert checked
