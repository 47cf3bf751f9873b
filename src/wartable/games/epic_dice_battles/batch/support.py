"""The support line: what it costs to add something to an army far from home (ED-33)."""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"

from __future__ import annotations

from wartable.games.epic_dice_battles.batch import layout as at
from wartable.games.epic_dice_battles.batch.compiled import compiled
from wartable.games.epic_dice_battles.batch.layout import Ints

__all__ = ["neighbours_of", "support_cost"]


@compiled
def neighbours_of(box: Ints, regions: int) -> int:
    """The bits of all regions beside some regions."""
    found, region = 0, 0
    while regions:
        if regions & 1:
            found |= box[at.NEIGHBOURS + region]
        regions >>= 1
        region += 1
    return found


@compiled
def support_cost(box: Ints, row: Ints, mat: int, slot: int, foreign: int) -> int:
    """Rice for adding to an army: fields to the nearest castle, once per spring; `NO_COST` where no path is free.

    `foreign` are the regions where an opponent's army stands.
    """
    castles, number = row[mat + at.CASTLES], row[slot + at.NUMBER]
    reached = 1 << row[mat + at.REGIONS + number - 1]
    if castles & reached or row[at.SUPPORTED] >> (number - 1) & 1:
        return 0
    border, fields = reached, 0
    while border:
        fields += 1
        border = neighbours_of(box, border) & ~foreign & ~reached
        if border & castles:
            return fields
        reached |= border
    return at.NO_COST
