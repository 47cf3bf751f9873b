"""Who rolled which die by default: on rows as the policy assigns it."""

from __future__ import annotations

import random

import numpy as np
import pytest

from tests.games.epic_dice_battles.batch.test_rows import VARIANTS
from wartable.games.epic_dice_battles.batch import layout as at
from wartable.games.epic_dice_battles.batch.clash import side_at
from wartable.games.epic_dice_battles.batch.warlord.defaults import rolled_lowest
from wartable.games.epic_dice_battles.batch.warlord.lore import lore_of
from wartable.games.epic_dice_battles.batch.warlord.sieges import COUNTED
from wartable.games.epic_dice_battles.batch.warlord.thoughts import new_thoughts
from wartable.games.epic_dice_battles.components import UNITS, components_of
from wartable.games.epic_dice_battles.policy import policy_of

# The compiler takes its time, more of it on a busy machine.
pytestmark = [pytest.mark.slow, pytest.mark.timeout(3600)]

STRANGE = """
[units.unit.footman]
modifier = 1
floor = 2
[units.unit.archer]
kills = 3
[units.unit.ninja]
modifier = 2
dearness = 9
[units.battle]
dies = 1
succeeds = 3
flank_bonus = 2
"""


@pytest.mark.rule("ED-64")
@pytest.mark.parametrize("variant", ["", VARIANTS["other numbers"], STRANGE], ids=["standard", "other", "strange"])
def test_the_lowest_die_belongs_to_whom_the_policy_gives_it(variant: str) -> None:
    components, rng = components_of(variant), random.Random(1)
    policy, side = policy_of(components), side_at(1)
    thoughts = new_thoughts(lore_of(components, 2), COUNTED.arrays, components.economy.dice)
    row = np.zeros(at.ROW_SIZE, np.int64)
    for _ in range(3000):
        most = rng.choice((1, 2, 5))
        plain, bonus = ([max(0, rng.randint(-2, most)) for _ in UNITS] for _ in range(2))
        # As many dice as a player has are never more than these.
        dice = sorted(rng.randint(1, 6) for _ in range(min(sum(plain) + sum(bonus), components.economy.dice)))
        if len(dice) < sum(plain) + sum(bonus) or not dice:
            continue
        row[side + at.PLAIN : side + at.PLAIN + len(UNITS)] = plain
        row[side + at.BONUS : side + at.BONUS + len(UNITS)] = bonus
        row[side + at.OPEN_DICE : side + at.OPEN_DICE + at.FACES] = np.bincount(dice, minlength=7)[1:]
        _, unit, has_bonus = policy.assign(tuple(plain), tuple(bonus), tuple(dice))[0]
        assert 2 * unit + has_bonus == rolled_lowest(row, thoughts, side), f"{plain} {bonus} {dice}"
