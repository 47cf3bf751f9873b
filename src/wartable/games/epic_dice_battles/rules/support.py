"""The support line: what it costs to add something to an army far from home (ED-33)."""

from __future__ import annotations

from functools import lru_cache

from wartable.games.epic_dice_battles.components import Components
from wartable.games.epic_dice_battles.rules.mat import foreign_regions
from wartable.games.epic_dice_battles.state import Mat, Slot, Spring, State

__all__ = ["support_cost", "support_costs", "support_fields"]


def support_costs(components: Components, state: State, stage: Spring) -> tuple[int | None, ...]:
    """What adding to each slot costs now; None where there is no army or no free path."""
    mat = state.mats[stage.seat]
    # Found when an army is far from home.
    foreign: frozenset[int] | None = None
    costs: list[int | None] = []
    for slot in mat.slots:
        if slot is None:
            costs.append(None)
            continue
        region = _region(mat, slot)
        if region in mat.castles or slot.number in stage.supported:
            costs.append(0)
            continue
        if foreign is None:
            foreign = foreign_regions(state, stage.seat)
        costs.append(support_fields(components, region, mat.castles, foreign))
    return tuple(costs)


def support_cost(components: Components, state: State, stage: Spring, slot: Slot) -> int | None:
    """Rice for adding to an army: fields to the nearest castle, once per spring; None where no path is free."""
    mat = state.mats[stage.seat]
    region = _region(mat, slot)
    if region in mat.castles or slot.number in stage.supported:
        return 0
    return support_fields(components, region, mat.castles, foreign_regions(state, stage.seat))


def _region(mat: Mat, slot: Slot) -> int:
    region = mat.regions[slot.number - 1]
    assert region is not None
    return region


@lru_cache(maxsize=4096)
def support_fields(
    components: Components, region: int, castles: tuple[int, ...], foreign: frozenset[int]
) -> int | None:
    """Fields from an army to the nearest of its owner's castles, past no opponent's army."""
    if region in castles:
        return 0
    regions = components.regions
    reached, border, fields = {region}, {region}, 0
    while border:
        fields += 1
        border = {field for via in border for field in regions[via].neighbours if field not in foreign} - reached
        if not border.isdisjoint(castles):
            return fields
        reached |= border
    return None
