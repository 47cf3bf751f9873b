"""Where a compiled warlord keeps what it thinks about one table, and where in there everything lies."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from wartable.games.epic_dice_battles.batch import layout as at
from wartable.games.epic_dice_battles.batch.layout import Ints

__all__ = ["Floats", "Thoughts", "new_thoughts"]

Floats = npt.NDArray[np.float64]

# What it sees of the table as a whole; sets of regions are bits.
SEAT, MAT, YEARS_LEFT, CASTLES, PREY, FOREIGN, SITES, OWN, FOES, RIVALS = range(10)
"""`OWN` and `FOES`: how many armies; `CASTLES` are everybody's, `PREY` those of opponents; `RIVALS` are not out."""
TO_PREY = 10
"""By region: steps to the nearest castle of an opponent."""

# An army, as far as it is known.
OWNER, NUMBER, REGION, PLACE, SHIELDS, SIZE, TOKEN_COUNT = range(7)
DICE = 7
TOKENS = DICE + at.LINE_COUNT
ARMY_SIZE = TOKENS + at.UNIT_COUNT

MOST_FOES = (at.SEATS - 1) * at.ARMIES
FIRST_FOE = at.ARMIES
"""The own armies come first, by slot; then those of the opponents, by seat and number."""
JOINED, JOINED_FOES = FIRST_FOE + MOST_FOES, FIRST_FOE + MOST_FOES + 1
"""Several armies as one."""
FIRST_GUESS = JOINED_FOES + 1
"""What lies in each slot of one opponent, as far as it is known."""
MOST_ARMIES = FIRST_GUESS + at.ARMIES
ARMIES_AT = TO_PREY + at.MOST_REGIONS

# A force: units by line, then shields.
LINES = 0
FORCE_SHIELDS = at.LINE_COUNT * at.UNIT_COUNT
FORCE_SIZE = FORCE_SHIELDS + 1
ATTACKER = ARMIES_AT + MOST_ARMIES * ARMY_SIZE
DEFENDER = ATTACKER + FORCE_SIZE
SUMMED = DEFENDER + FORCE_SIZE
"""A force without its lines, as an army's dice and tokens."""

MOST_ASKED = 16
ASKED = SUMMED + at.LINE_COUNT + at.UNIT_COUNT
"""How many sieges are not counted yet; then both forces of each."""
SIEGES_ASKED = ASKED + 1

PILES = SIEGES_ASKED + MOST_ASKED * 2 * FORCE_SIZE
"""By pile of dice that mean the same to everybody: its first die, less one, how many there are, and before it."""
MOVES = PILES + 3 * at.FACES
"""By two piles: the most that a unit gains by changing to the other, and which unit."""
HOLDERS = MOVES + 2 * at.FACES * at.FACES
"""By die, lowest first: who rolled it. There is room for all dice of a player."""


class Thoughts(NamedTuple):
    """Room for thoughts, and what is known beforehand."""

    lore: Ints
    """What follows from the box (lore.py)."""
    notes: Ints
    powers: Floats
    """By army."""
    sieges: Ints
    """Which sieges are counted (sieges.py)."""
    chances: Floats
    """That the castle falls, by siege."""


def new_thoughts(lore: Ints, counted: tuple[Ints, Floats], dice: int) -> Thoughts:
    """Room for a table where a player has so many dice."""
    return Thoughts(lore, np.zeros(HOLDERS + dice, np.int64), np.zeros(MOST_ARMIES), *counted)
