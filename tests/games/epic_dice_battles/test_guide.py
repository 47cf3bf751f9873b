"""Where the search of Epic Dice Battles thinks, and where the warlord's word is enough."""

from __future__ import annotations

import random

from wartable.core.match import Match
from wartable.games.epic_dice_battles.game import GAME
from wartable.games.epic_dice_battles.guide import WarlordGuide
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
