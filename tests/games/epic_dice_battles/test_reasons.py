"""What the coach says of a choice in Epic Dice Battles: where the year led in the continuations."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.epic_dice_battles.positions import RULES, after, in_autumn, in_spring, player
from wartable import Match, get_game, run
from wartable.core.figures import rough_percent, tenths
from wartable.core.line import Line
from wartable.games.epic_dice_battles.actions import Besiege, Buy, Lead, March, Move, StormGate
from wartable.games.epic_dice_battles.components import Purchase
from wartable.games.epic_dice_battles.presenter.labels import label
from wartable.games.epic_dice_battles.reasons import reasons
from wartable.games.epic_dice_battles.state import State

GAME = get_game("epic-dice-battles")


def world() -> tuple[Match, State]:
    """The first winter: everybody has a castle and an army."""
    match = Match.new(GAME, players=2, seed=3)
    while "winter" not in type(match._state.stage).__name__.lower():
        match.play(match.legal_actions()[0])
    return match, match._state


def told(match: Match, state: State, *ends: State) -> dict[str, Any]:
    action = match.legal_actions()[0]
    return {line.key: dict(line.args) for line in reasons(match.rules, state, action, ends)}


def test_a_year_without_changes_is_not_worth_a_word_but_what_is_to_follow() -> None:
    match, state = world()
    assert ["reason-plan"] == list(told(match, state, state, state))
    last = match.at(len(match.log))
    last.play(last.legal_actions()[0])
    last.play(last.legal_actions()[0])
    assert {} == told(last, last._state, last._state)


def test_the_whole_plan_is_told_to_its_last_step() -> None:
    """An army is led out: where to is said with it; a unit is bought: where it goes."""
    home = player("bizen", "1@bizen 4/0/0")
    rules, state = RULES[2], in_autumn(home, player("musashi", "1@musashi 4/0/0"))
    lead = next(action for action in rules.legal_actions(state) if isinstance(action, Lead))
    (plan,) = [line for line in reasons(rules, state, lead, (state,)) if line.key == "reason-plan"]
    (step,) = plan.args["plan"].items  # type: ignore[union-attr]
    assert "move" in step.key
    spring = in_spring(replace(home, officers=1), player("musashi", "1@musashi 4/0/0"))
    (plan,) = [line for line in reasons(rules, spring, Buy(Purchase.FOOTMAN), (spring,)) if line.key == "reason-plan"]
    assert 1 == len(plan.args["plan"].items)  # type: ignore[union-attr]


def test_of_a_choice_that_was_made_is_told_what_was_done_next() -> None:
    rules = RULES[2]
    state = in_autumn(player("bizen", "1@bizen 4/0/0"), player("musashi", "1@musashi 4/0/0"))
    lead = next(action for action in rules.legal_actions(state) if isinstance(action, Lead))
    moves = [action for action in rules.legal_actions(rules.apply(state, lead)) if isinstance(action, Move)]
    for move in moves:
        (plan,) = [line for line in reasons(rules, state, lead, (state,), [move]) if line.key == "reason-plan"]
        (step,) = plan.args["plan"].items  # type: ignore[union-attr]
        seen = rules.observe(rules.apply(state, lead), 0)
        assert label(rules.components, seen, move) == step
    assert [] == [line for line in reasons(rules, state, lead, (state,), []) if line.key == "reason-plan"]


def test_whom_an_army_keeps_out_is_told() -> None:
    """Army 1 goes home to Bizen, next to which the opponent stands; far from anybody there is nothing to guard."""
    rules = RULES[2]
    near, far = (
        in_autumn(player("bizen", "1@awa 4/0/0"), player("musashi", f"1@{place} 4/0/0"))
        for place in ("izumo", "musashi")
    )
    told_near, told_far = (
        [line for line in reasons(rules, after(state, "lead 1"), Move("bizen"), (state,)) if "guards" in line.key]
        for state in (near, far)
    )
    assert [1] == [line.args["player"].seat for line in told_near]  # type: ignore[union-attr]
    assert [] == told_far


def test_castles_won_are_told_with_the_points_they_bring() -> None:
    match, state = world()
    seat = match.to_act
    assert isinstance(seat, int)
    free = next(region for region in range(20) if all(region not in mat.castles for mat in state.mats))
    mat = state.mats[seat]
    grown = _with(state, seat, replace(mat, castles=tuple(sorted((*mat.castles, free)))))
    found = told(match, state, grown, state)
    assert {"odds": rough_percent(0.5)} == found["reason-castle-won"]
    assert "figure-tenths-plus" == found["reason-points"]["points"].key


def test_castles_and_dice_lost_are_told() -> None:
    match, state = world()
    seat = match.to_act
    assert isinstance(seat, int)
    mat = state.mats[seat]
    slot = mat.slots[0]
    assert slot is not None
    beaten = _with(state, seat, replace(mat, castles=(), slots=(replace(slot, dice=(1, 0, 0)), *mat.slots[1:])))
    found = told(match, state, beaten)
    assert {"odds": rough_percent(1.0)} == found["reason-castle-lost"]
    assert "figure-tenths-minus" == found["reason-points"]["points"].key
    assert {"dice": tenths(sum(slot.dice) - 1)} == found["reason-troops-lost"]


def test_points_that_a_rival_loses_are_told() -> None:
    match, state = world()
    seat = match.to_act
    assert isinstance(seat, int)
    other = 1 - seat
    found = told(match, state, _with(state, other, replace(state.mats[other], castles=())))
    assert other == found["reason-rival-points"]["player"].seat


def _with(state: State, seat: int, mat: Any) -> State:
    return replace(state, mats=tuple(mat if other == seat else old for other, old in enumerate(state.mats)))


@pytest.fixture(scope="module")
def course() -> Match:
    return run(GAME, ["warlord", "warlord"], seed=1)


@pytest.mark.parametrize(
    ("kind", "key"), [(Besiege, "reason-battle"), (March, "reason-battle-guess"), (StormGate, "reason-gate")]
)
def test_a_battle_at_hand_is_told_by_its_odds(course: Match, kind: Any, key: str) -> None:
    for event, entry in enumerate(course.log):
        if isinstance(entry.event, kind):
            match = course.at(event)
            odds = match.presenter.odds(match.observe(entry.seat), ())
            first, *_ = reasons(match.rules, match._state, entry.event, (match._state,)) or (Line("none"),)
            if first.key == key:
                said = first.args["damage" if kind is StormGate else "odds"]
                assert said in [rough_percent(chance.win) for chance in odds.values()]
                return
    raise AssertionError(f"nobody was told {key}")
