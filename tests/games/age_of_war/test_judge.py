"""The judge: what every choice is worth to everybody, and why."""

from __future__ import annotations

import random

import pytest

from tests.games.age_of_war.positions import GAME, RULES, owned, position
from wartable import Match
from wartable.core.judge import ranked
from wartable.games.age_of_war.actions import Fill, LoseDie
from wartable.games.age_of_war.judge import TurnJudge
from wartable.games.age_of_war.state import State
from wartable.games.age_of_war.values import move_values


def judged(state: State, players: int = 2) -> dict[object, object]:
    rules = RULES[players]
    judgments = TurnJudge(players).judge(
        rules, rules.observe(state, state.turn), rules.legal_actions(state), random.Random()
    )
    return {judgment.action: judgment for judgment in judgments}


@pytest.mark.parametrize("seed", range(5))
def test_with_two_players_the_judge_says_what_the_solved_game_says(seed: int) -> None:
    match, rng = Match.new(GAME, 2, seed), random.Random(seed)
    for _ in range(25):
        seat = match.to_act
        if not isinstance(seat, int):
            break
        values = dict(move_values(match.rules, match.observe(seat)))  # type: ignore[arg-type]
        for judgment in match.analyse(seat):
            assert values[judgment.action] == pytest.approx(judgment.values[seat], abs=1e-6)
            assert 1.0 == pytest.approx(sum(judgment.values))
            assert 0.0 == judgment.error
        match.play(rng.choice(match.legal_actions()))


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_with_more_players_shares_add_up_and_an_error_is_stated(players: int) -> None:
    for judgment in judged(position(owned(edo=1, gifu=2), roll="1123ACD"), players).values():
        assert players == len(judgment.values)  # type: ignore[attr-defined]
        assert 1.0 == pytest.approx(sum(judgment.values), abs=1e-5)  # type: ignore[attr-defined]
        assert judgment.error > 0  # type: ignore[attr-defined]


def test_the_best_choice_comes_first() -> None:
    state = position(roll="CAA", on="gifu", lines="0:D 1:A")
    rules = RULES[2]
    judgments = TurnJudge(2).judge(rules, rules.observe(state, 0), rules.legal_actions(state), random.Random())
    assert [Fill("gifu", 2), LoseDie()] == [judgment.action for judgment in ranked(judgments, 0)]


def test_reasons_name_the_odds_and_what_is_gained_and_denied() -> None:
    fill = judged(position(owned(kitanosho=1), roll="AACC"))[Fill("kasugayama", 0)]
    assert ["reason-odds", "reason-gain", "reason-deny"] == [line.key for line in fill.reasons]  # type: ignore[attr-defined]
    steal = judged(position(owned(kitanosho=0, kasugayama=1), roll="AACCC"))[Fill("kasugayama", 0)]
    keys = [line.key for line in steal.reasons]  # type: ignore[attr-defined]
    assert ["reason-odds", "reason-gain", "reason-steal", "reason-clan"] == keys


def test_a_castle_that_falls_at_once_needs_no_odds() -> None:
    last = judged(position(roll="CAA", on="gifu", lines="0:D 1:A"))[Fill("gifu", 2)]
    assert "reason-conquers" == last.reasons[0].key  # type: ignore[attr-defined]


def test_a_hopeless_choice_says_so() -> None:
    nothing = judged(position(roll="1", on="gifu", lines="0:D"))[LoseDie()]
    assert ["reason-nothing"] == [line.key for line in nothing.reasons]  # type: ignore[attr-defined]


def test_the_last_castle_ends_the_game_and_the_judge_knows_the_result() -> None:
    ahead = owned(odani=1).replace("-", "0").replace("0", "-", 1)
    judgment = judged(position(ahead, roll="33", on="azuchi", lines="0:A 1:CC"))[Fill("azuchi", 2)]
    assert (1.0, 0.0) == judgment.values  # type: ignore[attr-defined]
    assert "reason-ends" in [line.key for line in judgment.reasons]  # type: ignore[attr-defined]


def test_the_coach_speaks_only_to_the_seat_to_act() -> None:
    match = Match.new(GAME, 2, seed=1)
    seat = match.to_act
    assert isinstance(seat, int)
    with pytest.raises(Exception, match="nothing to decide"):
        match.analyse(1 - seat)
