"""What the coach says of a choice in Epic Dice Battles: where the year led in the continuations."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from wartable import Match, get_game, run
from wartable.core.figures import rough_percent, tenths
from wartable.core.line import Line
from wartable.games.epic_dice_battles.actions import Besiege, March, StormGate
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


def test_a_year_without_changes_is_not_worth_a_word() -> None:
    match, state = world()
    assert {} == told(match, state, state, state)


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
