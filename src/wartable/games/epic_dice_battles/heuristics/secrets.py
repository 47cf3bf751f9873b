"""Spies and secrets: whom a ninja spies on, and when to hide what was revealed (ED-22, ED-34)."""

from __future__ import annotations

from wartable.core.game import Seat
from wartable.games.epic_dice_battles.actions import Action, Reveal, Revealed, Scout, SetNumber
from wartable.games.epic_dice_battles.situation import Situation, fields_apart
from wartable.games.epic_dice_battles.state import Spring

__all__ = ["best_choice", "wants_new_numbers"]


def best_choice(situation: Situation, stage: Spring, legal: tuple[Action, ...]) -> Action:
    """Whom to spy on, what to turn up, or which number a slot gets."""
    numbers = [action for action in legal if isinstance(action, SetNumber)]
    return (
        _numbering(situation, numbers) if numbers else max(legal, key=lambda action: _worth(situation, stage, action))
    )


def wants_new_numbers(situation: Situation) -> bool:
    """Hide again what was revealed; or bring the strongest army to the front, unseen."""
    if len(situation.armies) < 2:
        return False
    if any(slot is not None and slot.is_number_up for slot in situation.mat.slots):
        return True
    strongest = max(situation.armies, key=lambda army: army.power)
    foremost = min(situation.armies, key=lambda army: situation.fields_to_prey(army.region))
    is_behind = situation.fields_to_prey(strongest.region) > situation.fields_to_prey(foremost.region)
    return is_behind and strongest.power >= foremost.power + 2


def _worth(situation: Situation, stage: Spring, action: Action) -> float:
    match action:
        case Scout(seat):
            return 0.0 if seat is None else 10.0 - _fields_to(situation, seat)
        case Reveal(slot, what):
            return _worth_of_secret(situation, stage, slot, what)
        case _:
            raise AssertionError(f"not a step of spies and secrets: {action!r}")


def _fields_to(situation: Situation, seat: Seat) -> int:
    """Steps from the own striker to the nearest army of an opponent."""
    striker = situation.striker()
    regions = [foe.region for foe in situation.foes if foe.seat == seat]
    if striker is None:
        return 0
    return min((fields_apart(situation.components, striker.region, region) for region in regions), default=9)


def _worth_of_secret(situation: Situation, stage: Spring, place: int, what: Revealed) -> float:
    """Tokens that nobody has seen, or where a large army stands."""
    assert stage.spied is not None
    slot = situation.observation.mats[stage.spied].slots[place]
    assert slot is not None
    if what is Revealed.NUMBER:
        return sum(slot.dice) - 1.0
    seen = 0 if slot.tokens_seen is None else sum(slot.tokens_seen.tokens)
    return 2.0 * (slot.token_count - seen)


def _numbering(situation: Situation, numbers: list[SetNumber]) -> SetNumber:
    """The strongest of the armies still without a number goes where prey is nearest, the next to the next …"""
    place = numbers[0].slot
    waiting = sorted((army for army in situation.armies if army.place >= place), key=lambda army: -army.power)
    rank = next(rank for rank, army in enumerate(waiting) if army.place == place)
    # Whoever asks may have overlooked some of the numbers.
    nearest = sorted(numbers, key=lambda step: _fields_to_prey(situation, step.number))
    return nearest[min(rank, len(nearest) - 1)]


def _fields_to_prey(situation: Situation, number: int) -> int:
    region = situation.mat.regions[number - 1]
    assert region is not None
    return situation.fields_to_prey(region)
