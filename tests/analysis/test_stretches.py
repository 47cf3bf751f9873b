"""Stretches: decisions of one seat with nothing between them."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from tests.parts import WITH_JUDGE
from wartable import Match, get_game, run
from wartable.analysis.stretches import decisions, stretches
from wartable.core.match import Entry
from wartable.games.epic_dice_battles.actions import Reveal
from wartable.registry import bot_names


@pytest.fixture(scope="module", params=WITH_JUDGE)
def match(request: pytest.FixtureRequest) -> Match:
    game = get_game(request.param)
    return run(game, [bot_names(game)[1], "random"], seed=5)


def test_every_choice_is_in_one_stretch_and_in_order(match: Match) -> None:
    alone = [stretch.steps[0] for stretch in decisions(match)]
    together = [step for stretch in stretches(match) for step in stretch.steps if len(step.legal_actions) > 1]
    assert alone == together
    assert len(alone) > 20


def test_a_stretch_is_what_one_seat_did_in_a_row(match: Match) -> None:
    log = match.log
    for stretch in stretches(match):
        first, last = stretch.steps[0], stretch.steps[-1]
        assert len(first.legal_actions) > 1
        assert len(last.legal_actions) > 1
        assert [step.event for step in stretch.steps] == list(range(first.event, last.event + 1))
        assert [Entry(stretch.seat, step.made) for step in stretch.steps] == [log[step.event] for step in stretch.steps]
        assert match.at(first.event).observe(stretch.seat) == stretch.observation


def test_nothing_is_learned_within_a_stretch(match: Match) -> None:
    """In any world that the seat held possible at first, it would have seen the same at every step."""
    rules = match.rules
    for stretch in stretches(match):
        world = rules.redeal(stretch.observation, random.Random(99))
        for step in stretch.steps:
            assert match.at(step.event).observe(stretch.seat) == rules.observe(world, stretch.seat)
            world = rules.apply(world, step.made)


def test_what_tells_something_ends_a_stretch() -> None:
    match = run(get_game("epic-dice-battles"), ["warlord", "warlord"], seed=1)
    told = []
    for one, other in pairwise(stretches(match)):
        last, following = one.steps[-1], other.steps[0]
        if all(entry.seat == one.seat for entry in match.log[last.event : following.event + 1]):
            told.append(type(last.made))
    assert Reveal in told
