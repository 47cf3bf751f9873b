"""What a warlord knows before the first match: what follows from the box and is worked out once."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain

import numpy as np

from wartable.games.epic_dice_battles.batch import layout as at
from wartable.games.epic_dice_battles.batch.layout import Ints
from wartable.games.epic_dice_battles.components import Components
from wartable.games.epic_dice_battles.heuristics.start import NEARLY, land_by_start
from wartable.games.epic_dice_battles.policy import policy_of, rings_of
from wartable.games.epic_dice_battles.situation import fields_apart

__all__ = ["lore_of"]

BETTER = 0
"""By region: the bits of the start regions that promise clearly less than it, or about as much."""
APART = BETTER + at.MOST_REGIONS
"""By two regions: steps between them."""
CHEAPEST = APART + at.MOST_REGIONS * at.MOST_REGIONS
"""The units in the order in which they are given up."""
AT_GATE = CHEAPEST + at.UNIT_COUNT
"""The units in the order in which they go to the gate."""
HARDIEST = AT_GATE + at.UNIT_COUNT
"""Units with and without the flank bonus in the order in which they get the lowest dice."""
MERITS = HARDIEST + 2 * at.UNIT_COUNT
"""By unit, bonus and face: what it is worth to give it this die."""
RING_COUNT = MERITS + 2 * at.UNIT_COUNT * at.FACES
RINGS = RING_COUNT + 1
RING_SIZE = at.FACES + 2
"""The greatest of the piles of a ring, how many they are, then the piles."""


@lru_cache(maxsize=64)
def lore_of(components: Components, players: int) -> Ints:
    """All of it as one row."""
    rings = [[max(ring), len(ring), *ring, *[0] * (at.FACES - len(ring))] for ring in _rings()]
    lore = np.zeros(RINGS + len(rings) * RING_SIZE, np.int64)
    starts = components.starts[players]
    land = land_by_start(components, starts)
    for start, promise in zip(starts, land, strict=True):
        lore[BETTER + start] = sum(
            1 << other for other, worth in zip(starts, land, strict=True) if promise > worth - NEARLY
        )
    regions = range(len(components.regions))
    for region in regions:
        row = APART + region * at.MOST_REGIONS
        lore[row : row + len(regions)] = [fields_apart(components, region, other) for other in regions]
    policy = policy_of(components)
    kinds = [(unit, bonus) for bonus in (False, True) for unit in range(at.UNIT_COUNT)]
    hardiest = sorted(kinds, key=policy.hardiness, reverse=True)
    lore[CHEAPEST:AT_GATE], lore[AT_GATE:HARDIEST] = policy.cheapest_first, policy.gate_order
    lore[HARDIEST:MERITS] = [2 * unit + bonus for unit, bonus in hardiest]
    merits = (policy.merits[unit, bonus] for unit in range(at.UNIT_COUNT) for bonus in (False, True))
    lore[MERITS:RING_COUNT] = list(chain.from_iterable(merits))
    lore[RING_COUNT], lore[RINGS:] = len(rings), list(chain.from_iterable(rings))
    return lore


def _rings() -> list[list[int]]:
    """The piles of every ring, shortest first: with fewer piles the same rings come in the same order."""
    return [[here for here, _ in ring] for ring in rings_of(at.FACES)]
