"""Positions as text: what can be on a table is read back, what cannot is refused with the rule."""

from __future__ import annotations

import random

import pytest

from tests.games.age_of_war.positions import GAME, RULES
from wartable.core.errors import IllegalAction
from wartable.core.judge import ForesightedJudge
from wartable.core.match import Match
from wartable.games.age_of_war.drills import drill
from wartable.games.age_of_war.setting_up import read_position, write_position
from wartable.games.age_of_war.values import value

TWO = RULES[2]


def refusal(text: str, players: int = 2) -> tuple[str, str]:
    with pytest.raises(IllegalAction) as refused:
        read_position(RULES[players], text)
    return refused.value.code, refused.value.rule_id


@pytest.mark.parametrize("players", [2, 4])
def test_every_position_of_a_game_is_written_and_read(players: int) -> None:
    match = Match.new(GAME, players, 5)
    bot, rng = GAME.bots()["greedy"], random.Random(5)
    while isinstance(seat := match.to_act, int):
        match.play(bot.choose(match.rules, match.observe(seat), match.legal_actions(), rng))
    begun = [before for before, _, _ in match.steps() if before.turn is not None]
    assert begun == [read_position(RULES[players], write_position(RULES[players], state)) for state in begun]


@pytest.mark.rule("AW-2")
def test_every_castle_has_its_place() -> None:
    assert ("castles", "AW-2") == refusal("--- 0 1123AAD")
    assert ("unreadable", "AW-1") == refusal("tea")
    assert ("unreadable", "AW-1") == refusal("-------------- 0 12X")


@pytest.mark.rule("AW-6")
def test_only_those_at_the_table_hold_castles() -> None:
    assert ("seats", "AW-6") == refusal("2------------- 0 1123AAD")
    assert ("seats", "AW-6") == refusal("-------------- 5 1123AAD")
    assert 2 == read_position(RULES[3], "2------------- 0 1123AAD").owners[0]


@pytest.mark.rule("AW-10")
@pytest.mark.parametrize("dice", ["*8", "*0", "11111111", "1123AAD gifu 0:D"])
def test_there_are_seven_dice(dice: str) -> None:
    assert ("dice", "AW-10") == refusal(f"-------------- 0 {dice}")


@pytest.mark.rule("AW-40")
def test_a_game_that_is_over_is_no_position() -> None:
    assert ("centre-empty", "AW-40") == refusal("00000001111111 0 *7")


@pytest.mark.parametrize(
    ("text", "code", "rule"),
    [
        ("---0---------- 0 *5 gifu 0:D", "own-castle", "AW-22"),
        ("-------------1 0 *5 kumamoto 0:DD", "face-down", "AW-31"),
        ("-------------- 0 *5 gifu", "no-line", "AW-15"),
        ("-------------- 0 *5 gifu 0:D 0:D", "line-filled", "AW-14"),
        ("-------------- 0 *5 gifu 3:D", "special-line-in-centre", "AW-23"),
        ("-------------- 0 *5 gifu 9:D", "unknown-line", "AW-2"),
        ("-------------- 0 *5 gifu 0:A", "dice-do-not-fill", "AW-20"),
        ("-------------- 0 *3 odani 0:1", "dice-do-not-fill", "AW-21"),
        ("-------------- 0 *4 gifu 0:D 1:A 2:C", "castle-complete", "AW-30"),
    ],
)
def test_what_the_rules_do_not_allow_is_refused(text: str, code: str, rule: str) -> None:
    assert (code, rule) == refusal(text)


def test_the_outlook_before_a_roll_is_that_of_the_solved_game() -> None:
    judge = GAME.judge(2)
    assert isinstance(judge, ForesightedJudge)
    for text in ("000------1111- 0 *7", "000------1111- 1 *4", "---1---------- 0 *3 gifu 0:D"):
        state = read_position(TWO, text)
        shares = judge.outlook(TWO, TWO.observe(state, None))
        assert 1.0 == pytest.approx(sum(shares))
        assert value(TWO, state, 0) == pytest.approx(shares[0], abs=1e-6)


def test_a_drill_is_ten_rolls_that_can_be_read_and_the_odds_of_every_castle() -> None:
    found = drill(TWO, random.Random(3))
    states = [read_position(TWO, text) for text in found.positions]
    assert 10 == len(states)
    assert all(len(TWO.legal_actions(state)) >= 1 for state in states)
    assert 14 == len(found.odds)
    assert (None,) == found.odds[-1].odds[1:]
