"""Set-up: which start region promises most land (ED-13)."""

from __future__ import annotations

import random
from functools import lru_cache

from wartable.games.epic_dice_battles.actions import Action, ChooseStart
from wartable.games.epic_dice_battles.components import Components
from wartable.games.epic_dice_battles.situation import Situation, fields_apart

__all__ = ["NEARLY", "best_start", "land_by_start"]

_FAR = 0.6
"""What a region is worth for every step that it lies further away."""
NEARLY = 0.5
"""Starts whose worth differs by less are as good as each other."""


def best_start(situation: Situation, legal: tuple[Action, ...], rng: random.Random) -> Action:
    """One of the start regions with the most land around it."""
    components = situation.components
    starts = components.starts[situation.observation.players]
    land = dict(zip(starts, land_by_start(components, starts), strict=True))
    worths = {
        action: land[components.number_by_id[action.region]] for action in legal if isinstance(action, ChooseStart)
    }
    most = max(worths.values())
    return rng.choice([action for action, worth in worths.items() if worth > most - NEARLY])


@lru_cache(maxsize=64)
def land_by_start(components: Components, starts: tuple[int, ...]) -> tuple[float, ...]:
    """What land each start region promises: near counts more than far, and only what nobody else is nearer to."""
    return tuple(_land(components, start, [other for other in starts if other != start]) for start in starts)


def _land(components: Components, start: int, others: list[int]) -> float:
    land = 0.0
    for region in range(len(components.regions)):
        fields = fields_apart(components, start, region)
        nearest = min(fields_apart(components, other, region) for other in others)
        share = 1.0 if fields < nearest else 0.5 if fields == nearest else 0.0
        land += share * _FAR**fields
    return land
