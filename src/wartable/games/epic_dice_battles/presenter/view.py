"""What can be read off a view of the table: who stands where, who holds what, what it eats, reaches and counts."""

from __future__ import annotations

from typing import NamedTuple, cast

from wartable.core.game import Seat
from wartable.games.epic_dice_battles.components import Components, Counts
from wartable.games.epic_dice_battles.observation import MatView, Observation, SlotView
from wartable.games.epic_dice_battles.rules.autumn import fields_within
from wartable.games.epic_dice_battles.rules.summer import army_cost
from wartable.games.epic_dice_battles.rules.support import support_fields
from wartable.games.epic_dice_battles.state import Mat, Slot, Spring

__all__ = [
    "Tally",
    "armies_by_region",
    "castle_owners",
    "fields_in_reach",
    "food_of",
    "own_mat",
    "slot_of_number",
    "support_of",
    "tally",
    "units_of",
    "way_to",
]


class Tally(NamedTuple):
    """The points of a seat, part by part (ED-73)."""

    controlled: int
    partial: int
    armies: int
    has_most_rice: bool
    points: int


def castle_owners(observation: Observation) -> dict[int, Seat]:
    """Regions with a castle, and whose it is."""
    return {region: seat for seat, mat in enumerate(observation.mats) for region in mat.castles}


def armies_by_region(observation: Observation) -> dict[int, dict[Seat, list[int]]]:
    """The numbers of the armies in each region, by seat."""
    found: dict[int, dict[Seat, list[int]]] = {}
    for seat, mat in enumerate(observation.mats):
        for number, region in enumerate(mat.regions, start=1):
            if region is not None:
                found.setdefault(region, {}).setdefault(seat, []).append(number)
    return found


def own_mat(observation: Observation) -> MatView:
    """The viewer's own mat."""
    assert observation.viewer is not None, "spectators have no mat"
    return observation.mats[observation.viewer]


def slot_of_number(mat: MatView, number: int) -> SlotView | None:
    """The slot of an army number, as far as the viewer knows it."""
    return next((slot for slot in mat.slots if slot is not None and slot.number == number), None)


def units_of(slot: SlotView) -> Counts:
    """The units of an own army: its tokens, and footmen for the dice without one."""
    assert slot.tokens is not None
    return (sum(slot.dice) - sum(slot.tokens), *slot.tokens[1:])


def food_of(box: Components, mat: MatView, slot: SlotView) -> int:
    """What an own army eats in summer where it stands (ED-41)."""
    # A view of one's own mat hides nothing that the rule reads.
    return army_cost(box, cast("Mat", mat), cast("Slot", slot))


def fields_in_reach(
    box: Components, observation: Observation, seat: Seat, region: int, *, can_pay: bool = False
) -> tuple[int, ...]:
    """Where an army of a seat can go from a region: neighbours, then what a march reaches if it can be paid (ED-51)."""
    near = box.regions[region].neighbours
    autumn = box.economy.autumn
    if not can_pay and observation.mats[seat].rice < autumn.march_rice:
        return near
    foreign = {field for other, mat in enumerate(observation.mats) if other != seat for field in mat.regions}
    blocked = frozenset(field for field in foreign if field is not None)
    return (*near, *fields_within(box, region, blocked, autumn.march_fields))


def way_to(box: Components, observation: Observation, seat: Seat, start: int, end: int) -> tuple[int, ...]:
    """A shortest way for an army of a seat that passes nobody else's army, both ends in it (ED-52)."""
    foreign = {field for other, mat in enumerate(observation.mats) if other != seat for field in mat.regions}
    ways: list[tuple[int, ...]] = [(start,)]
    reached = {start}
    for way in ways:
        if way[-1] == end:
            return way
        if len(way) == 1 or way[-1] not in foreign:
            further = [field for field in box.regions[way[-1]].neighbours if field not in reached]
            reached.update(further)
            ways += [(*way, field) for field in further]
    raise AssertionError("nothing is in reach without a way")


def support_of(box: Components, observation: Observation, slot: SlotView) -> int | None:
    """Rice for adding to an own army in this spring; None where no support line reaches it (ED-33)."""
    stage, mat = observation.stage, own_mat(observation)
    assert slot.number is not None
    region = mat.regions[slot.number - 1]
    assert region is not None
    if isinstance(stage, Spring) and slot.number in stage.supported:
        return 0
    foreign = {field for mat in observation.mats if mat is not own_mat(observation) for field in mat.regions}
    return support_fields(box, region, mat.castles, frozenset(field for field in foreign if field is not None))


def tally(box: Components, observation: Observation) -> tuple[Tally, ...]:
    """What everybody would have if the game ended now."""
    worth, standing = box.economy.points, armies_by_region(observation)
    markers = [0 if mat.is_out else mat.rice_marker for mat in observation.mats]
    tallies = []
    for seat, mat in enumerate(observation.mats):
        partial = sum(1 for region in mat.castles if any(other != seat for other in standing.get(region, {})))
        controlled, armies = len(mat.castles) - partial, sum(region is not None for region in mat.regions)
        has_most = markers[seat] == max(markers) and markers.count(markers[seat]) == 1
        points = worth.controlled * controlled + worth.partial * partial + worth.army * armies
        points += worth.rice_marker * has_most
        tallies.append(Tally(controlled, partial, armies, has_most, points))
    return tuple(tallies)
