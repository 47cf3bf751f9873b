"""Who is likely to win: an estimate by seat, from points, troops and stores."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from wartable.games.epic_dice_battles.forces import power
from wartable.games.epic_dice_battles.observation import MatView, Observation, SlotView
from wartable.games.epic_dice_battles.rules.rules import Rules
from wartable.games.epic_dice_battles.situation import likely_tokens
from wartable.games.epic_dice_battles.state import Building, Mat, Over, Slot, Spring, State, Winter

__all__ = ["WORTH", "Holdings", "Worth", "holdings_of", "prospects", "years_left"]

Mats = Sequence[Mat | MatView]

_RICE_OF_USE = 16
_MONEY_OF_USE = 6


class Holdings(NamedTuple):
    """What a seat has that tells who will win."""

    points: float
    """As they stand (ED-73)."""
    armies: float
    troops: float
    """In footmen."""
    rice: float
    money: float
    land: float
    """Where a castle can be built."""


class Worth(NamedTuple):
    """What holdings promise at a table of one size, in points up to `land`."""

    armies: float
    """An army is a point already, and less safe than a castle."""
    troops: float
    rice: float
    money: float
    land: float
    at_the_end: float
    """The lead in points that makes a seat 2.7 times as likely to win, when no year is left to follow this one."""
    per_year: float
    """How much more it takes for every year that is left."""
    prey: float
    """How much of the first one's lead over the second does not count: who leads is everybody's prey."""


# By number of players, as `python -m wartable.games.epic_dice_battles.learning.calibrate` fits them to the winters of
# 6,000 games of warlords each; docs/review.md says how far what they promise comes true in other games. Troops that
# count the more the more years are left fit better still, but with them `search` won fewer games among three.
WORTH = {
    2: Worth(-1.295, 0.125, 0.154, 0.114, 2.348, 1.554, 0.572, 0.000),
    3: Worth(-0.879, 0.155, 0.157, 0.192, 1.526, 1.878, 0.634, 0.174),
    4: Worth(-0.740, 0.232, 0.283, 0.167, 1.416, 1.742, 0.545, 0.190),
    5: Worth(-1.079, 0.295, 0.418, 0.265, 1.409, 1.481, 0.476, 0.297),
}


def prospects(rules: Rules, table: State | Observation) -> tuple[float, ...]:
    """Each seat's chance of winning as this state, or this seat's view of it, lets one guess; they sum to 1."""
    mats: Mats = table.mats
    if isinstance(table.stage, Over):
        winners = table.stage.winners
        return tuple((seat in winners) / len(winners) for seat in range(len(mats)))
    worth = WORTH[len(mats)]
    scale = worth.at_the_end + worth.per_year * years_left(rules, table)
    merits = {
        seat: _merit(worth, holdings_of(rules, table, seat)) / scale for seat, mat in enumerate(mats) if not mat.is_out
    }
    best = max(merits, key=merits.__getitem__)
    lead = merits[best] - max((merit for seat, merit in merits.items() if seat != best), default=merits[best])
    merits[best] -= worth.prey * lead
    weights = [exp(merits[seat] - merits[best]) if seat in merits else 0.0 for seat in range(len(mats))]
    return tuple(weight / sum(weights) for weight in weights)


def years_left(rules: Rules, table: State | Observation) -> int:
    """Years after this one: none in the last."""
    return max(0, rules.components.last_year - table.year)


def holdings_of(rules: Rules, table: State | Observation, seat: int) -> Holdings:
    """What this seat has."""
    mats: Mats = table.mats
    mat, others = mats[seat], [*mats[:seat], *mats[seat + 1 :]]
    worth = rules.components.economy.points
    armies = [slot for slot in mat.slots if slot is not None]
    foreign = {region for other in others for region in other.regions}
    partial = sum(castle in foreign for castle in mat.castles)
    points = worth.controlled * (len(mat.castles) - partial) + worth.partial * partial + worth.army * len(armies)
    if all(mat.rice_marker > other.rice_marker for other in others):
        points += worth.rice_marker
    has_spring = table.year < rules.components.last_year or isinstance(table.stage, Winter | Spring | Building)
    return Holdings(
        points=points,
        armies=len(armies),
        troops=sum(power(slot.dice, _tokens(slot), slot.shields) for slot in armies),
        rice=min(mat.rice, _RICE_OF_USE),
        money=min(mat.money, _MONEY_OF_USE),
        land=_land(rules, mats, seat) if has_spring else 0.0,
    )


def _merit(worth: Worth, has: Holdings) -> float:
    """Points, and what else promises them."""
    return (
        has.points
        + worth.armies * has.armies
        + worth.troops * has.troops
        + worth.rice * has.rice
        + worth.money * has.money
        + worth.land * has.land
    )


def _land(rules: Rules, mats: Mats, seat: int) -> float:
    """Regions where a castle can be built next spring; half of them count where there is no rice for one (ED-35)."""
    taken = {castle for mat in mats for castle in mat.castles}
    taken.update(
        region for other, mat in enumerate(mats) if other != seat for region in mat.regions if region is not None
    )
    sites = {region for region in mats[seat].regions if region is not None} - taken
    return len(sites) * (1.0 if mats[seat].rice >= rules.components.economy.spring.castle_rice else 0.5)


def _tokens(slot: Slot | SlotView) -> tuple[int, ...]:
    return slot.tokens if isinstance(slot, Slot) else likely_tokens(slot)
