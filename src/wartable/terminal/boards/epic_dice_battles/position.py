"""What can be read off the table: who stands where, who holds what, what it will eat, what it counts (ED-25, ED-73)."""

from __future__ import annotations

from typing import NamedTuple, cast

from wartable.core.game import Seat
from wartable.games.epic_dice_battles.actions import (
    Action,
    Besiege,
    Build,
    ChooseStart,
    Lead,
    March,
    Move,
    NameBattle,
    RaiseArmy,
    Stay,
)
from wartable.games.epic_dice_battles.components import Components, Counts
from wartable.games.epic_dice_battles.observation import MatView, Observation, SlotView
from wartable.games.epic_dice_battles.rules.summer import army_cost
from wartable.games.epic_dice_battles.rules.support import support_fields
from wartable.games.epic_dice_battles.state import Mat, Slot, Spring

__all__ = [
    "Tally",
    "armies_by_region",
    "castle_owners",
    "food_of",
    "footmen_of",
    "own_mat",
    "region_of",
    "slot_of_number",
    "support_of",
    "tally",
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


def footmen_of(slot: SlotView, tokens: Counts) -> int:
    """Dice of an army without a token."""
    return sum(slot.dice) - sum(tokens)


def food_of(box: Components, mat: MatView, slot: SlotView) -> int:
    """What an own army eats in summer where it stands (ED-41)."""
    # A view of one's own mat hides nothing that the rule reads.
    return army_cost(box, cast("Mat", mat), cast("Slot", slot))


def support_of(box: Components, observation: Observation, slot: SlotView) -> int | None:
    """Rice for adding to an own army in this spring; None where no support line reaches it (ED-33)."""
    stage, mat = observation.stage, own_mat(observation)
    assert isinstance(stage, Spring)
    assert slot.number is not None
    region = mat.regions[slot.number - 1]
    assert region is not None
    if slot.number in stage.supported:
        return 0
    foreign = {field for mat in observation.mats if mat is not own_mat(observation) for field in mat.regions}
    return support_fields(box, region, mat.castles, frozenset(field for field in foreign if field is not None))


def region_of(box: Components, observation: Observation, action: Action | None) -> int | None:
    """The region that an action is about."""
    match action:
        case ChooseStart(name) | Build(name) | RaiseArmy(name) | Move(name) | March(name):
            return box.number_by_id[name]
        case Besiege(name) | Stay(name) | NameBattle(name):
            return box.number_by_id[name]
        case Lead(number):
            return own_mat(observation).regions[number - 1]
        case _:
            return None


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
