"""What pictures and plain lines both say, in words: armies, units, what is known and what is remembered."""

from __future__ import annotations

from typing import NamedTuple

from wartable.games.epic_dice_battles import nouns
from wartable.games.epic_dice_battles.components import UNIT_NUMBER, Components, Purchase
from wartable.games.epic_dice_battles.observation import MatView, SlotView
from wartable.text.words import Words

__all__ = ["Known", "about", "known_of_slot", "own_tokens", "seen_by_others"]


class Known(NamedTuple):
    """Something about a slot of somebody else."""

    text: str
    is_certain: bool
    """Whether it lies face up; else everybody saw it once, and it may have changed."""


def own_tokens(slot: SlotView, footmen: int, words: Words) -> str:
    """The units of an own army: its tokens, the dice without one, its shields."""
    assert slot.tokens is not None
    units = (footmen, *slot.tokens[1:])
    said = words.phrase(nouns.units(units))
    return words.say("mat-units-shields", units=said, shields=slot.shields) if slot.shields else str(said)


def seen_by_others(slot: SlotView, words: Words) -> str | None:
    """What the opponents know of an own army."""
    parts = []
    if slot.is_number_up:
        parts.append(words.say("known-number-up"))
    elif slot.number_seen is not None:
        key = "known-number-seen" if slot.number_seen.sure else "known-number-unsure"
        parts.append(words.say(key, number=slot.number_seen.number, year=str(slot.number_seen.year)))
    if any(slot.face_up):
        parts.append(words.say("known-tokens-up", units=nouns.units(slot.face_up)))
    elif slot.tokens_seen is not None:
        seen = slot.tokens_seen
        parts.append(words.say("known-tokens-seen", units=nouns.units(seen.tokens), year=str(seen.year)))
    return words.say("mat-seen", what=words.joined(parts)) if parts else None


def known_of_slot(box: Components, mat: MatView, slot: SlotView, words: Words) -> list[Known]:
    """Number and tokens of an opponent's army, as far as anybody but its owner can say."""
    found = []
    if slot.number is not None:
        found.append(Known(words.say("rival-number-up", army=_army(box, mat, slot.number, words)), is_certain=True))
    elif slot.number_seen is not None:
        seen = slot.number_seen
        key = "rival-number-seen" if seen.sure else "rival-number-unsure"
        said = words.say(key, army=_army(box, mat, seen.number, words), year=str(seen.year))
        found.append(Known(said, is_certain=False))
    if any(slot.face_up):
        found.append(Known(words.say("rival-tokens-up", units=nouns.units(slot.face_up)), is_certain=True))
    if slot.tokens_seen is not None and sum(slot.face_up) < slot.token_count:
        remembered = slot.tokens_seen
        said = words.say("rival-tokens-seen", units=nouns.units(remembered.tokens), year=str(remembered.year))
        found.append(Known(said, is_certain=False))
    return found


def about(box: Components, unit: Purchase, words: Words) -> str:
    """What a unit does, for whoever thinks of buying it."""
    battle = box.battle
    if unit is Purchase.SHIELD:
        return words.say("about-shield", hits=box.shield_absorbs)
    kind = box.units[UNIT_NUMBER[unit]]
    numbers = {"modifier": kind.modifier, "floor": kind.floor, "kills": kind.kills}
    return words.say(f"about-{unit}", **numbers, arrow=battle.arrow, star=battle.star)


def _army(box: Components, mat: MatView, number: int, words: Words) -> str:
    region = mat.regions[number - 1] if number <= len(mat.regions) else None
    if region is None:
        return words.say("army-number", number=number)
    return words.say("mat-army", number=number, region=nouns.region(box, region))
