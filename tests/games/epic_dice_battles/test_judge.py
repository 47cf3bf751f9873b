"""The judge is its own average: what leads to dice is worth the mean of what it is worth after them."""

from __future__ import annotations

import random
from statistics import fmean

from tests.games.epic_dice_battles.positions import RULES
from wartable.games.epic_dice_battles.actions import Stay
from wartable.games.epic_dice_battles.game import GAME
from wartable.games.epic_dice_battles.rules.rules import Rules
from wartable.games.epic_dice_battles.state import State

LAST_BATTLE_BUT_ONE_YEAR = (
    "3.xZ1RDoAgDEPPtBqjns3LK8gHMCiwoH6TmBEGe5npeiaYU3U-c0WtXZswprfxMjMNChKGiTVfGUywLWoDUPxUawAigputIr"
    "jZAlOgnylAVDbMhaGIFGoaLxExZp405Y2q9YikZvjAge9x6UjNY4ya1nDe1ootdjQfNUEQZoIA1lp77tq3I5ST5HGXYKkkzn"
    "4v9ecOiIoQepaa1QghK-ru4uRVHbQJ4YfzxzVxjU9xSg_CWsOlI9q_OzxSC_f5zAfxDv7lKgKHQTrmU_hV5kio4AI"
)
"""Three random players; the last battle of 1541 is fought, and after it a die is rolled in a village."""


def worth(rules: Rules, state: State, seat: int) -> float:
    """What the best choice in a state is judged worth to a seat, whoever is to act there."""
    actor = rules.to_act(state)
    assert isinstance(actor, int)
    judged = GAME.judge(rules.players).judge(
        rules, rules.observe(state, actor), rules.legal_actions(state), random.Random(1)
    )
    return float(max(judged, key=lambda judgment: judgment.values[actor]).values[seat])


def test_what_leads_to_dice_that_may_end_the_year_is_worth_the_mean_after_them() -> None:
    rules = RULES[3]
    state = GAME.read_position(rules, LAST_BATTLE_BUT_ONE_YEAR)
    seat, stay = rules.to_act(state), Stay("owari")
    assert isinstance(seat, int)
    (before,) = GAME.judge(3).judge(rules, rules.observe(state, seat), (stay,), random.Random(1))
    rolled = rules.apply(state, stay)
    after = [worth(rules, rules.apply(rolled, dice), seat) for dice, _ in rules.chance(rolled).outcomes()]
    assert 6 == len(after)
    assert abs(before.values[seat] - fmean(after)) <= 0.02
