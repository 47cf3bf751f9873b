"""The guide of the search: it looks at nothing that its seat cannot see, and its clock is the year."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import pytest

from wartable.core.match import Match
from wartable.games.epic_dice_battles.game import GAME
from wartable.games.epic_dice_battles.guide import WarlordGuide
from wartable.games.epic_dice_battles.state import Marching, State, Winter

GUIDE = WarlordGuide()


def decisions(players: int, seed: int) -> Iterator[Match]:
    """A game of warlords, stopped at every real choice."""
    match = Match.new(GAME, players, seed, keep_log=False)
    rng = random.Random(seed)
    warlord = GAME.bots()["warlord"]
    while isinstance(match.to_act, int):
        legal = match.legal_actions()
        if len(legal) > 1:
            yield match
        match.play(warlord.choose(match.rules, match.observe(match.to_act), legal, rng))


def worlds(match: Match, count: int) -> Iterator[State]:
    """States that the seat to act holds possible."""
    assert isinstance(match.to_act, int)
    observation = match.observe(match.to_act)
    yield from (match.rules.redeal(observation, random.Random(number)) for number in range(count))


@pytest.mark.parametrize("players", [2, 3])
def test_the_choices_worth_a_thought_are_legal_and_the_same_in_every_possible_world(players: int) -> None:
    for match in islice(decisions(players, seed=4), 400):
        legal = match.legal_actions()
        found = {GUIDE.candidates(match.rules, world, legal) for world in worlds(match, 3)}

        assert len(found) == 1, f"depends on what the seat cannot see: {found}"
        assert set(found.pop()) <= set(legal)


def test_winter_and_autumn_are_thought_about() -> None:
    thought_about = {
        type(world.stage)
        for match in islice(decisions(2, seed=1), 200)
        for world in worlds(match, 1)
        if GUIDE.candidates(match.rules, world, match.legal_actions())
    }

    assert {Winter, Marching} <= thought_about


def test_the_clock_never_goes_back() -> None:
    years = [GUIDE.stage(match.rules, next(worlds(match, 1))) for match in decisions(2, seed=2)]

    assert years == sorted(years)
    assert len(set(years)) > 10


def test_what_is_expected_for_all_seats_adds_up_to_one_victory() -> None:
    for match in islice(decisions(3, seed=5), 0, 600, 20):
        for world in worlds(match, 2):
            assert sum(GUIDE.evaluate(match.rules, world)) == pytest.approx(1.0)


def test_without_a_clock_the_search_finds_the_same_again() -> None:
    search = GAME.bots()["search"].unhurried()  # type: ignore[attr-defined]
    match = next(match for match in decisions(2, seed=3) if isinstance(match.observe(0).stage, Marching))
    assert isinstance(match.to_act, int)
    observation, legal = match.observe(match.to_act), match.legal_actions()

    found = [search.choose(match.rules, observation, legal, random.Random(7)) for _ in range(2)]

    assert found[0] == found[1]
    assert found[0] in legal
