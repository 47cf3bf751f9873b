"""Without the compiler the kernels of the warlord are plain Python, which chooses alike."""

from __future__ import annotations

import subprocess
import sys

import pytest

MATCH = """
import random, sys
sys.modules["numba"] = None
import numpy as np
from wartable.core.game import CHANCE, OVER
from wartable.games.epic_dice_battles.batch.layout import box_row
from wartable.games.epic_dice_battles.batch.moves import legal_moves
from wartable.games.epic_dice_battles.batch.rows import row_of
from wartable.games.epic_dice_battles.batch.warlord.lore import lore_of
from wartable.games.epic_dice_battles.batch.warlord.sieges import COUNTED
from wartable.games.epic_dice_battles.batch.warlord.thoughts import new_thoughts
from wartable.games.epic_dice_battles.batch.warlord.warlord import best_moves
from wartable.games.epic_dice_battles.encoding import encoding_of
from wartable.games.epic_dice_battles.game import GAME
from wartable.games.epic_dice_battles.heuristics import WarlordBot

rules, rng, warlord = GAME.rules(2), random.Random(1), WarlordBot()
encoding, box, lore = encoding_of(rules), box_row(rules.components, 2, encoding_of(rules)), lore_of(rules.components, 2)
moves, thoughts = np.zeros(encoding.action_count, np.int64), new_thoughts(lore, COUNTED.arrays, 36)
state, asked = rules.initial_state(), 0
while (actor := rules.to_act(state)) is not OVER:
    if actor is CHANCE:
        state = rules.apply(state, rules.chance(state).draw(rng.randrange))
        continue
    legal = rules.legal_actions(state)
    action = warlord.choose(rules, rules.observe(state, actor), legal, rng)
    row, best = row_of(state), 0
    while len(legal) > 1 and not best:
        best = best_moves(box, row, thoughts, moves, legal_moves(box, row, moves))
        if not best:
            COUNTED.count(thoughts.notes)
            asked += 1
    if len(legal) > 1:
        assert encoding.catalogue(state, actor).number[action] in moves[:best].tolist(), state
    state = rules.apply(state, action)
print("alike" if asked else "no siege was asked for")
"""


@pytest.mark.slow
def test_without_the_compiler_a_match_is_the_same() -> None:
    done = subprocess.run([sys.executable, "-c", MATCH], capture_output=True, text=True, check=False)
    assert "alike\n" == done.stdout, done.stderr[-2000:]
