"""Where the search of Epic Dice Battles thinks, and where the warlord's word is enough."""

from __future__ import annotations

import random

import pytest

from tests.games.epic_dice_battles.positions import after, battle_of, in_autumn, player, rules_of
from wartable.core.match import Match
from wartable.games.epic_dice_battles.actions import CallOff, StormGate
from wartable.games.epic_dice_battles.game import GAME
from wartable.games.epic_dice_battles.guide import WarlordGuide
from wartable.games.epic_dice_battles.heuristics.fighting import chance_of_storm
from wartable.games.epic_dice_battles.state import Marching, Spring, Winter


def test_winter_and_autumn_are_thought_about_and_purchases_are_not() -> None:
    guide, warlord, rng = WarlordGuide(), GAME.bots()["warlord"], random.Random(1)
    match = Match.new(GAME, 2, 1, keep_log=False)
    thought_about, decided = set(), set()
    for _ in range(400):
        assert isinstance(match.to_act, int)
        view, legal = match.observe(match.to_act), match.legal_actions()
        decided.add(type(view.stage))
        if guide.candidates(match.rules, match.rules.redeal(view, rng), legal):
            thought_about.add(type(view.stage))
        match.play(warlord.choose(match.rules, view, legal, rng))

    assert {Winter, Spring, Marching} <= decided
    assert {Winter, Marching} <= thought_about
    assert Spring not in thought_about


@pytest.mark.rule("ED-82")
def test_a_storm_that_is_likelier_lost_is_given_up_in_what_is_played_on() -> None:
    """The warlord goes on with odds of one to two, and a storm was judged by what came of that."""
    mats = (player("bizen", "1@suruga 5/0/0 samurai"), player("suruga", "1@suruga 5/0/0 cavalry"))
    state = after(in_autumn(*mats), "pass", "pass", "ready", "ready")
    rules = rules_of(state)
    legal, rng = rules.legal_actions(state), random.Random(1)
    assert 0.2 < chance_of_storm(battle_of(state)) < 0.5

    assert isinstance(GAME.bots()["warlord"].choose(rules, rules.observe(state, 0), legal, rng), StormGate)
    assert WarlordGuide().policy(rules, state, legal, rng) == CallOff()
