"""Why something cannot be bought, placed, spied on or built in spring."""

from __future__ import annotations

from wartable.core.game import Seat
from wartable.core.line import Arg, Line
from wartable.games.epic_dice_battles.actions import (
    Action,
    Buy,
    PutDie,
    PutToken,
    RaiseArmy,
    Renumber,
    Reveal,
    Scout,
    SetNumber,
)
from wartable.games.epic_dice_battles.components import Components, Purchase
from wartable.games.epic_dice_battles.presenter import nouns
from wartable.games.epic_dice_battles.rules.mat import (
    army_count,
    castle_owner,
    has_room,
    open_lines,
    supply,
)
from wartable.games.epic_dice_battles.rules.support import support_cost
from wartable.games.epic_dice_battles.state import Mat, Spring, SpringStep, State

__all__ = ["Reason", "castle", "no_die_place", "reason"]

Reason = tuple[str, str, dict[str, Arg]]
"""A code, the id of the rule that is broken, and what the sentence needs."""


def reason(components: Components, state: State, stage: Spring, action: Action) -> Reason | None:
    """What is wrong with an action in a seat's spring; None if it does not belong to the present step."""
    match stage.step, action:
        case SpringStep.MENU, Buy(unit):
            return _purchase(components, state, stage, unit)
        case SpringStep.MENU, Renumber():
            return ("nothing-to-renumber" if stage.may_renumber else "no-officer-to-renumber"), "ED-22", {}
        case SpringStep.DIE, PutDie(place):
            mat = state.mats[stage.seat]
            return _unsupported(components, state, stage, place) or no_die_place(components, mat, place)
        case SpringStep.DIE, RaiseArmy(region):
            return _new_army(components, state, stage, components.number_by_id[region])
        case SpringStep.TOKEN, PutToken(place):
            return _token(components, state, stage, place)
        case SpringStep.SCOUT, Scout():
            return "cannot-spy", "ED-34", {}
        case SpringStep.REVEAL, Reveal(place):
            return "nothing-hidden", "ED-34", {"slot": place + 1}
        case SpringStep.NUMBERS, SetNumber(_, number):
            return "number-not-free", "ED-22", {"number": number}
        case _:
            return None


def no_die_place(components: Components, mat: Mat, place: int) -> Reason:
    """Why a die cannot go into a line of an army (ED-6, ED-32)."""
    slot = mat.slots[place] if 0 <= place < len(mat.slots) else None
    if slot is None:
        return "no-such-army", "ED-15", {"slot": place + 1}
    if sum(slot.dice) >= components.economy.army_dice:
        return "army-full", "ED-6", {"slot": place + 1, "dice": components.economy.army_dice}
    if sum(slot.dice[1:]) >= slot.dice[0]:
        return "flanks-too-large", "ED-6", {}
    return "flank-closed", "ED-32", {"slot": place + 1}


def castle(components: Components, state: State, seat: Seat, region: int) -> Reason:
    """Why a castle cannot be built (ED-35)."""
    mat = state.mats[seat]
    name = Line(f"region-{components.regions[region].id}")
    if castle_owner(state, region) is not None:
        return "castle-stands", "ED-35", {"region": name}
    if region not in mat.regions:
        return "no-army-there", "ED-35", {"region": name}
    return "opponent-there", "ED-35", {"region": name}


def _purchase(components: Components, state: State, stage: Spring, unit: Purchase) -> Reason:
    mat, price = state.mats[stage.seat], components.prices[unit]
    name = Line(f"unit-{unit}")
    if mat.rice < price.rice or mat.money < price.money or mat.honor < price.honor:
        return "cannot-pay", "ED-3", {"unit": name, "price": nouns.price(components, unit)}
    if unit is not Purchase.FOOTMAN and not mat.tokens_left:
        return "limit-reached", "ED-30", {}
    if unit is not Purchase.SHIELD and not supply(components, mat):
        return "supply-empty", "ED-1", {}
    if not army_count(mat):
        return "no-army", "ED-31", {}
    is_shield = unit is Purchase.SHIELD
    if any(slot is not None and (is_shield or open_lines(components, slot)) for slot in mat.slots):
        return "cannot-reinforce", "ED-33", {}
    return "no-place", "ED-6", {"unit": name}


def _new_army(components: Components, state: State, stage: Spring, region: int) -> Reason:
    mat, name = state.mats[stage.seat], Line(f"region-{components.regions[region].id}")
    if not mat.officers:
        return "no-officer", "ED-31", {}
    if army_count(mat) >= components.economy.armies:
        return "too-many-armies", "ED-6", {"armies": components.economy.armies}
    if region not in mat.castles:
        return "not-your-castle", "ED-31", {"region": name}
    return "supply-short", "ED-1", {}


def _token(components: Components, state: State, stage: Spring, place: int) -> Reason | None:
    slots = state.mats[stage.seat].slots
    slot = slots[place] if 0 <= place < len(slots) else None
    if slot is None:
        return "no-such-army", "ED-15", {"slot": place + 1}
    if stage.buying is not Purchase.SHIELD and not has_room(slot):
        return "no-room-for-token", "ED-6", {"slot": place + 1}
    return _unsupported(components, state, stage, place)


def _unsupported(components: Components, state: State, stage: Spring, place: int) -> Reason | None:
    """The support line of an army cannot be paid, or there is none (ED-33)."""
    mat = state.mats[stage.seat]
    slot = mat.slots[place] if 0 <= place < len(mat.slots) else None
    if slot is None:
        return None
    cost = support_cost(components, state, stage, slot)
    if cost is None:
        return "no-support-line", "ED-33", {"number": slot.number}
    return ("support-too-dear", "ED-33", {"number": slot.number, "rice": cost}) if cost > mat.rice else None
