"""What pictures and plain lines both say, in words: armies, units, what is known and what is remembered."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from wartable.games.epic_dice_battles.components import Counts, Purchase
from wartable.games.epic_dice_battles.observation import MatView, SlotView
from wartable.games.epic_dice_battles.presenter import nouns
from wartable.games.epic_dice_battles.presenter.facts import EpicDiceBattlesNumbers
from wartable.text.words import Words

__all__ = ["Certainty", "Known", "about", "known_of_slot", "own_tokens", "seen_by_others"]


class Certainty(StrEnum):
    """How far something said of an opponent's slot can be trusted; the value is its sign."""

    FACE_UP = "="
    REMEMBERED = "~"
    """Everybody saw it, and it is as it was, or nearly."""
    DOUBTFUL = "?"
    """Everybody saw it, but its owner may have changed it since (ED-22)."""


class Known(NamedTuple):
    """Something about a slot of somebody else."""

    certainty: Certainty
    text: str


def own_tokens(slot: SlotView, units: Counts, words: Words) -> str:
    """The units of an own army, and its shields."""
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


def known_of_slot(numbers: EpicDiceBattlesNumbers, mat: MatView, slot: SlotView, words: Words) -> list[Known]:
    """Number and tokens of an opponent's army, as far as anybody but its owner can say."""
    found = []
    number_seen, tokens_seen = slot.number_seen, slot.tokens_seen
    if slot.number is not None:
        said = words.say("rival-number-up", army=_army(numbers, mat, slot.number, words))
        found.append(Known(Certainty.FACE_UP, said))
    elif number_seen is not None:
        key = "rival-number-seen" if number_seen.sure else "rival-number-unsure"
        said = words.say(key, army=_army(numbers, mat, number_seen.number, words), year=str(number_seen.year))
        found.append(Known(Certainty.REMEMBERED if number_seen.sure else Certainty.DOUBTFUL, said))
    if any(slot.face_up):
        found.append(Known(Certainty.FACE_UP, words.say("rival-tokens-up", units=nouns.units(slot.face_up))))
    if tokens_seen is not None and any(tokens_seen.tokens) and sum(slot.face_up) < slot.token_count:
        said = words.say("rival-tokens-seen", units=nouns.units(tokens_seen.tokens), year=str(tokens_seen.year))
        found.append(Known(Certainty.REMEMBERED, said))
    return found


def about(numbers: EpicDiceBattlesNumbers, unit: Purchase, words: Words) -> str:
    """What a unit does, for whoever thinks of buying it."""
    return next(words.line(each.about) for each in numbers.purchases if each.id == unit)


def _army(numbers: EpicDiceBattlesNumbers, mat: MatView, number: int, words: Words) -> str:
    region = mat.regions[number - 1] if number <= len(mat.regions) else None
    if region is None:
        return words.say("army-number", number=number)
    return words.say("mat-army", number=number, region=nouns.region(numbers, region))
