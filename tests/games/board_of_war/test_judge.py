"""The judge of Board of War: it finds what matters, says why, and knows no more than the seat."""

from __future__ import annotations

import random
from statistics import fmean

import pytest
from msgspec.structs import replace

from tests.games.board_of_war.positions import RULES, kingdom, position
from wartable.core.figures import percent
from wartable.core.judge import Judgment, ranked
from wartable.core.line import Name
from wartable.games.board_of_war.actions import Fought
from wartable.games.board_of_war.game import GAME
from wartable.games.board_of_war.notation import format_action, parse_action
from wartable.games.board_of_war.reasons import reasons, reasons_of_plan
from wartable.games.board_of_war.state import Kingdom, Phase, State

TWO = RULES[2, 10]


def judged(state: State, seed: int = 1) -> tuple[Judgment, ...]:
    actions = TWO.legal_actions(state)
    return ranked(GAME.judge(2).judge(TWO, TWO.observe(state, 0), actions, random.Random(seed)), 0)


def told(state: State, move: str) -> list[str]:
    return [line.key for line in reasons(TWO, state, parse_action(move))]


def test_every_choice_is_judged_and_the_shares_add_up() -> None:
    state = position(kingdom(builders=1, armies="e4:2"), kingdom("e10 f10", armies="e5:1"))
    found = judged(state)
    assert sorted(map(format_action, TWO.legal_actions(state))) == sorted(format_action(each.action) for each in found)
    for judgment in found:
        assert 1.0 == pytest.approx(sum(judgment.values))
        assert judgment.gap_error is not None


def test_a_victory_within_reach_is_seen() -> None:
    goal = TWO.box.board.goal[TWO.box.sides[0]]
    squares = " ".join(sorted(goal)[:-1])
    state = position(kingdom(squares, builders=1))
    best = judged(state)[0]
    assert sorted(goal)[-1] == getattr(best.action, "square", None)
    assert 1.0 == pytest.approx(best.values[0])
    assert ["reason-wins"] == [line.key for line in best.reasons]


def test_a_plan_is_told_by_what_all_of_it_comes_to() -> None:
    """The first step brings nothing; what follows brings land, a merchant, the centre; an attack has its odds."""
    state = position(kingdom(builders=1, armies="e3:1 e4:2"), kingdom("e10 f10", armies="e6:1"), hand="A 7 9")

    def keys(*moves: str) -> list[str]:
        return [line.key for line in reasons_of_plan(TWO, state, [parse_action(move) for move in moves])]

    assert [] == keys("step e3 d3")
    assert ["reason-land"] == keys("step e3 d3", "expand e2")
    assert ["reason-land", "reason-card-merchant"] == keys("expand e2", "end", "play A")
    assert ["reason-income", "reason-land"] == keys("expand e2", "end", "play A", "place e2")
    assert ["reason-land", "reason-card-soldier"] == keys("expand e2", "end", "play 7")
    assert ["reason-attack", "reason-army-lost", "reason-defender-gone", "reason-centre"] == keys(
        "step e4 e5", "attack e5 e6"
    )


def test_what_a_plan_exposes_and_what_it_wards_off_is_told() -> None:
    """The others' next turn: the siege and the attack on an army that cost most, where the plan changes them."""
    mine = kingdom("e1 f1 e2 f2", armies="e3:3 b8:1")
    state = position(mine, kingdom("e10 f10", armies="e6:4"))
    assert ["reason-attacked"] == told(state, "step e3 e4")
    (line,) = reasons(TWO, state, parse_action("step e3 e4"))
    assert ("e4", percent(21 / 36), Name(1)) == tuple(line.args[name] for name in ("square", "odds", "player"))
    assert [] == told(state, "step b8 b7"), "what cannot be reached is in no danger, before or after"

    near = position(mine, kingdom("e10 f10", armies="e5:4"))
    assert ["reason-spares"] == told(near, "step e3 d2")
    assert [] == told(near, "step e3 e4"), "it is attacked there as well as here"
    at_the_gate = position(kingdom("e1 f1 e2 f2", armies="d2:3"), kingdom("e10 f10", armies="e4:4"))
    assert ["reason-wards-off", "reason-attacked"] == told(at_the_gate, "step d2 e3")
    stood = position(kingdom("e1 f1 e2 f2", armies="e3:3"), kingdom("e10 f10", armies="e4:4"))
    assert ["reason-spares", "reason-besieged"] == told(stood, "step e3 d2"), "the way to the kingdom is free"


def test_the_judge_knows_no_more_than_the_seat() -> None:
    state = position(kingdom(builders=1, armies="e4:2"))
    theirs, ours = state.hands[1], (1, 1, 2)
    deck = list(state.deck)
    for gone, back in zip(theirs, ours, strict=True):
        deck[gone - 1] += 1
        deck[back - 1] -= 1
    other = replace(state, hands=(state.hands[0], ours), deck=tuple(deck))
    assert judged(state) == judged(other)


def test_the_same_seed_judges_the_same() -> None:
    state = position(kingdom(builders=1, armies="e4:2"))
    assert judged(state, 5) == judged(state, 5)


def test_an_attack_is_told_by_its_odds() -> None:
    state = position(kingdom(armies="e4:2"), kingdom("e10 f10", armies="e5:1"))
    lines = reasons(TWO, state, parse_action("attack e4 e5"))
    assert ["reason-attack", "reason-army-lost", "reason-defender-gone"] == [line.key for line in lines]
    assert percent(21 / 36) == lines[0].args["odds"]


def test_land_the_centre_and_income_are_told() -> None:
    assert ["reason-land"] == told(position(kingdom(builders=1)), "expand e2")
    assert "reason-centre" in told(position(kingdom(armies="e4:1")), "step e4 e5")


def test_income_and_a_victory_at_hand_are_told() -> None:
    almost = TWO.box.components.victory.gold - 1
    poor, rich = (position(kingdom(gold=gold), phase=Phase.PLACE, played=1) for gold in (0, almost))
    assert ["reason-income"] == told(poor, "place e1")
    assert ["reason-income", "reason-wins-next"] == told(rich, "place e1")


@pytest.mark.parametrize(("card", "unit"), [("A", "merchant"), ("3", "farmer"), ("5", "builder"), ("7", "soldier")])
def test_a_card_is_told_by_what_it_does(card: str, unit: str) -> None:
    assert [f"reason-card-{unit}"] == told(position(kingdom(), phase=Phase.PLAY, hand=f"{card} 8 9"), f"play {card}")


def test_the_end_of_a_turn_is_told_by_nothing() -> None:
    assert [] == told(position(kingdom()), "end")


def test_what_is_taken_and_denied_is_told() -> None:
    rich = kingdom("e10 f10", farmers="e10", gold=TWO.box.components.victory.gold - 1)
    state = position(kingdom(armies="e9:3"), rich, phase=Phase.RAZE, besieged=1, to_raze=1)
    assert ["reason-robs", "reason-takes-land", "reason-denies"] == told(state, "raze e10")


@pytest.mark.rule("BW-53")
def test_an_attack_is_worth_the_mean_of_what_comes_after_it() -> None:
    differences = [
        _difference("e4:2", kingdom("e10 f10", armies="e5:1"), "attack e4 e5"),
        _difference(
            "e9:5", kingdom("d10 e10 f10 g10", merchants="e10", farmers="g10", upgrades="e10 f10"), "attack e9 e10"
        ),
        _difference("e8:3", kingdom("e10 f10 e9 f9", merchants="e9", builders=2), "attack e8 e9"),
        _difference("e5:2+1 f5:1", kingdom("e10 f10", armies="e6:2 f6:1"), "attack e5 e6"),
    ]
    assert max(differences) <= 0.08
    assert fmean(differences) <= 0.02


def _difference(ours: str, theirs: Kingdom, attack: str) -> float:
    """What an attack is judged worth before the dice against the mean of the best choice after them."""
    state = position(kingdom(builders=1, armies=ours), theirs)
    before = next(judgment for judgment in judged(state) if attack == format_action(judgment.action))
    rolling, mean = TWO.apply(state, before.action), 0.0
    for lead in range(-5, 6):
        after = TWO.apply(rolling, Fought(max(1, 1 + lead), max(1, 1 - lead)))
        worth = 1.0 if after.phase is Phase.OVER else judged(after)[0].values[0]
        mean += (6 - abs(lead)) / 36 * worth
    return abs(before.values[0] - mean)


def test_the_whole_plan_is_told() -> None:
    state = position(kingdom(builders=2, armies="e4:2"))
    best = judged(state)[0]
    assert "reason-plan" in [line.key for line in best.reasons]
