"""A match: state, log, views, undo, branches."""

from __future__ import annotations

import pytest

from wartable import CHANCE, OVER, Match, get_game
from wartable.core.chance import ScriptedSource
from wartable.core.errors import BadOptions, IllegalAction, NotUndoable, UnknownBot, UnknownGame, WrongPlayerCount
from wartable.games.age_of_war.actions import Fill, FirstPlayer, LoseDie, Rolled
from wartable.games.age_of_war.notation import parse_roll
from wartable.registry import bot_names, get_bot

GAME = get_game("age-of-war")


def test_a_new_match_has_rolled_what_comes_before_the_first_decision() -> None:
    match = Match.new(GAME, players=3, seed=1)
    assert match.to_act in range(3)
    assert match.to_act is not CHANCE
    assert [None, None] == [entry.seat for entry in match.log]
    assert match.result is None


def test_the_same_seed_gives_the_same_match() -> None:
    assert Match.new(GAME, seed=7).log == Match.new(GAME, seed=7).log


def test_play_logs_the_action_and_the_roll_that_follows() -> None:
    match = opened("1123ACD", "112ACD")
    match.play(LoseDie())
    assert [None, None, 0, None] == [entry.seat for entry in match.log]
    assert Rolled(parse_roll("112ACD")) == match.log[-1].event


def test_an_illegal_action_names_its_rule_and_leaves_the_match_unchanged() -> None:
    match = opened("1111111")
    before = match.log, match.observe(0)
    with pytest.raises(IllegalAction) as refusal:
        match.play(Fill("gifu", 0))
    assert ("dice-do-not-fill", "AW-20") == (refusal.value.code, refusal.value.rule_id)
    assert before == (match.log, match.observe(0))


def test_lines_are_the_log_in_message_keys() -> None:
    match = opened("1123ACD")
    assert ["log-first-player", "log-rolled"] == [line.key for line in match.lines(None)]
    assert ["log-rolled"] == [line.key for line in match.lines(0, since=1)]


def test_at_shows_the_past() -> None:
    match = opened("1123ACD", "112ACD")
    match.play(LoseDie())
    assert parse_roll("1123ACD") == match.at(2).observe(None).roll
    assert match.at(0).observe(None).turn is None
    with pytest.raises(IndexError, match="4 events"):
        match.at(5)


def test_branch_goes_its_own_way() -> None:
    match = opened("1123ACD", "112ACD")
    match.play(LoseDie())
    other = match.branch(2)
    other.play(Fill("gifu", 0))
    assert match.log[:2] == other.log[:2]
    assert match.log[2] != other.log[2]
    assert 4 == len(match.log)


def test_undo_never_goes_past_a_chance_event() -> None:
    match = opened("1123ACD", "112ACD", allows_undo=True)
    match.play(LoseDie())
    assert not match.can_undo(0)
    with pytest.raises(NotUndoable):
        match.undo(0)


def test_undo_takes_back_a_decision_with_nothing_after_it() -> None:
    match = finished(allows_undo=True)
    seat = match.log[-1].seat
    assert seat is not None
    assert match.to_act is OVER
    assert not match.can_undo(1 - seat)
    match.undo(seat)
    assert seat == match.to_act
    assert match.result is None


def test_undo_is_off_unless_the_match_allows_it() -> None:
    match = finished(allows_undo=False)
    seat = match.log[-1].seat
    assert seat is not None
    assert not match.can_undo(seat)


def test_without_a_log_there_is_nothing_to_read() -> None:
    match = Match.new(GAME, seed=1, keep_log=False)
    match.play(LoseDie())
    with pytest.raises(ValueError, match="keep_log"):
        match.to_json()
    assert not match.can_undo(0)


@pytest.mark.parametrize("players", [0, 1, 7])
def test_a_number_of_players_the_game_does_not_know(players: int) -> None:
    with pytest.raises(WrongPlayerCount, match="2 to 6"):
        Match.new(GAME, players)


def test_an_option_the_game_does_not_know() -> None:
    with pytest.raises(BadOptions, match="age-of-war.*dragons"):
        Match.new(GAME, options={"dragons": True})


def test_an_unknown_game_or_bot_is_named_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match="'chess'.*age-of-war"):
        get_game("chess")
    with pytest.raises(UnknownBot, match="'stockfish'.*greedy"):
        get_bot("stockfish", GAME)
    assert ("easy", "normal", "hard", "random", "greedy") == bot_names(GAME)[:5]


def opened(*rolls: str, allows_undo: bool = False) -> Match:
    """A two-player match in which seat 0 begins with these rolls."""
    script = ScriptedSource([FirstPlayer(0), *(Rolled(parse_roll(roll)) for roll in rolls)])
    return Match.new(GAME, 2, source=script, allows_undo=allows_undo)


def finished(*, allows_undo: bool) -> Match:
    from random import Random

    match, rng = Match.new(GAME, seed=2, allows_undo=allows_undo), Random(2)
    while match.to_act is not OVER:
        match.play(rng.choice(match.legal_actions()))
    return match
