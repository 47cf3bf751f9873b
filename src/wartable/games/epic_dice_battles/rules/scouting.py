"""What a bought ninja brings to light (ED-34)."""

from __future__ import annotations

from msgspec.structs import replace

from wartable.games.epic_dice_battles.actions import Action, Reveal, Revealed, Scout
from wartable.games.epic_dice_battles.rules.mat import with_mat, with_slot
from wartable.games.epic_dice_battles.state import Mat, NumberSeen, Slot, Spring, State, TokensSeen

__all__ = ["number_shown", "opponents", "reveal", "secrets", "tokens_shown"]


def opponents(state: State, stage: Spring) -> tuple[Action, ...]:
    """The opponents with something face down, or nobody."""
    found: list[Action] = [
        Scout(seat)
        for seat, mat in enumerate(state.mats)
        if seat != stage.seat and not mat.is_out and any(True for _ in _secrets_of(mat))
    ]
    return (*found, Scout(None))


def secrets(state: State, stage: Spring) -> tuple[Action, ...]:
    """What the chosen opponent can be made to turn up."""
    assert stage.spied is not None
    return tuple(_secrets_of(state.mats[stage.spied]))


def reveal(state: State, stage: Spring, action: Action) -> State:
    """A number or the tokens of a slot are turned up for all to see."""
    assert isinstance(action, Reveal)
    assert stage.spied is not None
    mat = state.mats[stage.spied]
    slot = mat.slots[action.slot]
    assert slot is not None
    shown = (number_shown if action.what is Revealed.NUMBER else tokens_shown)(slot, state.year)
    return with_mat(state, stage.spied, with_slot(mat, action.slot, shown))


def number_shown(slot: Slot, year: int) -> Slot:
    """The army with its number face up, which everybody will remember (ED-16)."""
    return replace(slot, is_number_up=True, number_seen=NumberSeen(slot.number, year))


def tokens_shown(slot: Slot, year: int) -> Slot:
    """The army with its tokens face up, which everybody will remember (ED-16)."""
    return replace(slot, face_up=slot.tokens, tokens_seen=TokensSeen(slot.tokens, year))


def _secrets_of(mat: Mat) -> list[Action]:
    found: list[Action] = []
    for place, slot in enumerate(mat.slots):
        if slot is not None:
            if not slot.is_number_up:
                found.append(Reveal(place, Revealed.NUMBER))
            if slot.face_up != slot.tokens:
                found.append(Reveal(place, Revealed.TOKENS))
    return found
