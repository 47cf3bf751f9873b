"""The door of the room."""

from __future__ import annotations

import pytest

from wartable.core.errors import BadOptions, WrongPlayerCount
from wartable.core.match import Match
from wartable.games.epic_dice_battles.game import GAME


def test_it_is_for_two_to_five_players():
    assert (2, 3, 4, 5) == GAME.player_counts
    with pytest.raises(WrongPlayerCount):
        GAME.rules(6)


def test_a_table_may_play_with_other_numbers():
    match = Match.new(GAME, 2, seed=1, options={"variant": "economy.start.rice = 7"})
    assert 7 == match.observe(0).mats[0].rice
    assert 3 == Match.new(GAME, 2, seed=1).observe(0).mats[0].rice
    assert match.to_json() == Match.from_json(match.to_json()).to_json()


@pytest.mark.parametrize("variant", ["economy.start.wine = 1", 'economy.start.rice = "a lot"'])
def test_numbers_that_do_not_fit_are_refused(variant):
    with pytest.raises(BadOptions):
        Match.new(GAME, 2, seed=1, options={"variant": variant})


def test_everybody_can_play_against_the_random_bot():
    assert "random" in GAME.bots()
