"""What every guide of a search has to keep, whatever the game: no secrets, legal choices, a clock, whole victories."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from wartable.bots.search import Guide
from wartable.core.game import AnyGame
from wartable.core.match import Match
from wartable.games.board_of_war import game as board_of_war
from wartable.games.board_of_war.guide import RegentGuide
from wartable.games.epic_dice_battles import game as epic_dice_battles
from wartable.games.epic_dice_battles.guide import WarlordGuide

GUIDES: dict[str, tuple[AnyGame, Guide, str]] = {
    "board-of-war": (board_of_war.GAME, RegentGuide(), "regent"),
    "epic-dice-battles": (epic_dice_battles.GAME, WarlordGuide(), "warlord"),
}
every_guide = pytest.mark.parametrize("game_id", GUIDES)


def decisions(game_id: str, players: int, seed: int) -> Iterator[Match]:
    """A game between bots, stopped at every real choice."""
    game, _, bot = GUIDES[game_id]
    match = Match.new(game, players, seed, keep_log=False)
    rng = random.Random(seed)
    while isinstance(match.to_act, int):
        legal = match.legal_actions()
        if len(legal) > 1:
            yield match
        match.play(game.bots()[bot].choose(match.rules, match.observe(match.to_act), legal, rng))


def worlds(match: Match, count: int) -> Iterator[Any]:
    """States that the seat to act holds possible."""
    assert isinstance(match.to_act, int)
    observation = match.observe(match.to_act)
    yield from (match.rules.redeal(observation, random.Random(number)) for number in range(count))


@every_guide
@pytest.mark.parametrize("players", [2, 3])
def test_choices_worth_a_thought_are_legal_and_the_same_in_every_possible_world(game_id: str, players: int) -> None:
    guide = GUIDES[game_id][1]
    for match in islice(decisions(game_id, players, seed=4), 300):
        legal = match.legal_actions()
        found = {guide.candidates(match.rules, world, legal) for world in worlds(match, 3)}

        assert len(found) == 1, f"depends on what the seat cannot see: {found}"
        assert set(found.pop()) <= set(legal)


@every_guide
def test_the_clock_never_goes_back(game_id: str) -> None:
    guide = GUIDES[game_id][1]
    stages = [guide.stage(match.rules, next(worlds(match, 1))) for match in decisions(game_id, 2, seed=2)]

    assert stages == sorted(stages)
    assert len(set(stages)) > 10


@every_guide
def test_what_is_expected_for_all_seats_adds_up_to_one_victory(game_id: str) -> None:
    guide = GUIDES[game_id][1]
    for match in islice(decisions(game_id, 3, seed=5), 0, 400, 20):
        for world in worlds(match, 2):
            assert sum(guide.evaluate(match.rules, world)) == pytest.approx(1.0)


@every_guide
def test_without_a_clock_a_search_finds_the_same_again(game_id: str) -> None:
    game = GUIDES[game_id][0]
    search = game.bots()["search"].unhurried()  # type: ignore[attr-defined]
    match = next(islice(decisions(game_id, 2, seed=3), 12, None))
    assert isinstance(match.to_act, int)
    observation, legal = match.observe(match.to_act), match.legal_actions()

    found = [search.choose(match.rules, observation, legal, random.Random(7)) for _ in range(2)]

    assert found[0] == found[1]
    assert found[0] in legal
