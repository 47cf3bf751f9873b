"""Who is likely to win: an estimate by seat, from points, troops and stores."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from wartable.games.epic_dice_battles.forces import power
from wartable.games.epic_dice_battles.observation import MatView, Observation, SlotView
from wartable.games.epic_dice_battles.rules.rules import Rules
from wartable.games.epic_dice_battles.situation import likely_tokens
from wartable.games.epic_dice_battles.state import Building, Mat, Over, Slot, Spring, State, Winter

__all__ = ["prospects"]

Mats = Sequence[Mat | MatView]

# Fitted to 250 games of warlords that now and then blundered, by the likelihood of the seats that won:
# how many points a footman, a rice, a money or land to build on is worth before the end, and how much less safe to
# count on an army is than a castle.
_TROOPS = 0.15
_RICE = 0.13
_MONEY = 0.2
_LAND = 1.1
_ARMY = -0.65
_RICE_OF_USE = 16
_MONEY_OF_USE = 6
# The difference in points that makes a seat 2.7 times as likely to win: with three players at the end, and more for
# every year before; and how it shrinks with more players, who have fewer points each. Fitted to the winters of 144
# games of warlords at two, three and five players; the likelihood of games that were left out grew.
_AT_THE_END = 2.0
_PER_YEAR = 0.5
_PLAYERS, _SHRINKS = 3, 0.73


def prospects(rules: Rules, table: State | Observation) -> tuple[float, ...]:
    """Each seat's chance of winning as this state, or this seat's view of it, lets one guess; they sum to 1."""
    mats: Mats = table.mats
    if isinstance(table.stage, Over):
        winners = table.stage.winners
        return tuple((seat in winners) / len(winners) for seat in range(len(mats)))
    years = max(0, rules.components.last_year - table.year)
    scale = (_AT_THE_END + _PER_YEAR * years) * (_PLAYERS / len(mats)) ** _SHRINKS
    merits = [None if mat.is_out else _merit(rules, table, seat) / scale for seat, mat in enumerate(mats)]
    best = max(merit for merit in merits if merit is not None)
    weights = [0.0 if merit is None else exp(merit - best) for merit in merits]
    return tuple(weight / sum(weights) for weight in weights)


def _merit(rules: Rules, table: State | Observation, seat: int) -> float:
    """Points as they stand (ED-73), and what else promises points."""
    mats: Mats = table.mats
    mat, others = mats[seat], [*mats[:seat], *mats[seat + 1 :]]
    worth = rules.components.economy.points
    armies = [slot for slot in mat.slots if slot is not None]
    foreign = {region for other in others for region in other.regions}
    partial = sum(castle in foreign for castle in mat.castles)
    points = worth.controlled * (len(mat.castles) - partial) + worth.partial * partial + worth.army * len(armies)
    if all(mat.rice_marker > other.rice_marker for other in others):
        points += worth.rice_marker
    troops = sum(power(slot.dice, _tokens(slot), slot.shields) for slot in armies)
    has_spring = table.year < rules.components.last_year or isinstance(table.stage, Winter | Spring | Building)
    land = _land(rules, mats, seat) if has_spring else 0.0
    return points + _ARMY * len(armies) + _TROOPS * troops + _LAND * land + _stores(mat)


def _land(rules: Rules, mats: Mats, seat: int) -> float:
    """Regions where a castle can be built next spring; half of them count where there is no rice for one (ED-35)."""
    taken = {castle for mat in mats for castle in mat.castles}
    taken.update(
        region for other, mat in enumerate(mats) if other != seat for region in mat.regions if region is not None
    )
    sites = {region for region in mats[seat].regions if region is not None} - taken
    return len(sites) * (1.0 if mats[seat].rice >= rules.components.economy.spring.castle_rice else 0.5)


def _stores(mat: Mat | MatView) -> float:
    return _RICE * min(mat.rice, _RICE_OF_USE) + _MONEY * min(mat.money, _MONEY_OF_USE)


def _tokens(slot: Slot | SlotView) -> tuple[int, ...]:
    return slot.tokens if isinstance(slot, Slot) else likely_tokens(slot)
