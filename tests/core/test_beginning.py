"""Matches that begin at a position instead of the set-up."""

from __future__ import annotations

import random

import pytest

from wartable.core.bot import play_out
from wartable.core.errors import BadOptions, IllegalAction
from wartable.core.match import Match
from wartable.lab.batch import engine_for
from wartable.lab.experiment import EngineKind
from wartable.registry import get_bot, get_game

HALFWAY = "000------1111- 1 1112223"
GAME = get_game("age-of-war")


def test_a_match_begins_at_its_position_and_its_file_says_so() -> None:
    match = Match.new(GAME, 2, 7, {"position": HALFWAY})
    assert HALFWAY == GAME.write_position(match.rules, match.rules.first_state())
    assert 1 == match.to_act
    play_out(match, [get_bot("greedy", GAME)] * 2, random.Random(1))
    again = Match.from_json(match.to_json())
    assert match.result is not None
    assert match.result == again.result
    assert HALFWAY == again.options.position


def test_the_whole_game_is_not_changed_by_it() -> None:
    GAME.rules(2, {"position": HALFWAY})
    assert GAME.rules(2).initial_state() == GAME.rules(2).first_state()


@pytest.mark.parametrize(("game_id", "bot"), [("board-of-war", "regent"), ("epic-dice-battles", "warlord")])
def test_every_game_goes_on_from_its_positions(game_id: str, bot: str) -> None:
    game, rng = get_game(game_id), random.Random(2)
    match = play_out(Match.new(game, 3, 5), [get_bot(bot, game)] * 3, rng, max_decisions=120)
    seat = match.to_act
    assert isinstance(seat, int)
    world = match.rules.redeal(match.observe(seat), rng)
    other = Match.new(game, 3, 6, {"position": game.write_position(match.rules, world)})
    assert seat == other.to_act
    assert match.observe(seat) == other.observe(seat)
    assert match.legal_actions() == other.legal_actions()


def test_what_cannot_be_begun_is_refused() -> None:
    with pytest.raises(IllegalAction):
        GAME.rules(2, {"position": "tea"})
    game = get_game("board-of-war")
    bots = [get_bot("regent", game)] * 2
    match = play_out(Match.new(game, 2, 5), bots, random.Random(2))
    *_, (_, _, last) = match.steps()
    with pytest.raises(BadOptions, match="the game is over there"):
        game.rules(2, {"position": game.write_position(match.rules, last)})


def test_fast_engines_leave_it_to_the_rules() -> None:
    assert EngineKind.BATCH is engine_for(GAME, ("greedy", "greedy"), 2, {})
    assert EngineKind.READABLE is engine_for(GAME, ("greedy", "greedy"), 2, {"position": HALFWAY})
