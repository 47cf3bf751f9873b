"""Counting and changing what lies on the mats and the board: dice, lines, tokens, armies (ED-1, ED-6, ED-25)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from wartable.core.game import Seat
from wartable.games.epic_dice_battles.components import Components, Counts
from wartable.games.epic_dice_battles.state import Mat, Slot, Stage, State

__all__ = [
    "added",
    "armies_in",
    "army_count",
    "castle_owner",
    "control",
    "foreign_regions",
    "has_room",
    "in_turn_order",
    "left_of",
    "next_in_turn",
    "open_lines",
    "sum_counts",
    "supply",
    "turned_down",
    "with_die",
    "with_mat",
    "with_slot",
    "with_stage",
    "without_slot",
    "without_token",
]

Dice3 = tuple[int, int, int]


def with_mat(state: State, seat: Seat, mat: Mat) -> State:
    """The state with one mat changed."""
    mats = state.mats
    return State(state.year, state.first, (*mats[:seat], mat, *mats[seat + 1 :]), state.stage)


def with_stage(state: State, stage: Stage) -> State:
    """The state at another stage."""
    return State(state.year, state.first, state.mats, stage)


def with_slot(mat: Mat, place: int, slot: Slot | None) -> Mat:
    """The mat with one slot changed."""
    return replace(mat, slots=(*mat.slots[:place], slot, *mat.slots[place + 1 :]))


def without_slot(mat: Mat, place: int) -> Mat:
    """The mat after an army is gone: its number and its die on the board are free again (ED-7)."""
    slot = mat.slots[place]
    assert slot is not None
    regions = tuple(None if number == slot.number else region for number, region in enumerate(mat.regions, start=1))
    return replace(with_slot(mat, place, None), regions=regions)


def added(counts: Counts, unit: int, amount: int = 1) -> Counts:
    """Counts with one unit more, or less."""
    return (*counts[:unit], counts[unit] + amount, *counts[unit + 1 :])


def sum_counts(first: Counts, second: Counts) -> Counts:
    """Two counts laid together."""
    a0, a1, a2, a3, a4, a5 = first
    b0, b1, b2, b3, b4, b5 = second
    return (a0 + b0, a1 + b1, a2 + b2, a3 + b3, a4 + b4, a5 + b5)


def army_count(mat: Mat) -> int:
    """Armies on the board."""
    return len(mat.slots) - mat.slots.count(None)


def supply(components: Components, mat: Mat) -> int:
    """Dice that lie nowhere else (ED-1): not actions, rice marker, reserve, markers, troops or villages."""
    economy = components.economy
    used = 1 + economy.reserve_dice + mat.action_dice + mat.villages + len(mat.castles) + mat.dice_gone
    for slot in mat.slots:
        if slot is not None:
            main, flank1, flank2 = slot.dice
            used += 1 + main + flank1 + flank2
    return economy.dice - used


def open_lines(components: Components, slot: Slot, *, officer: bool = False) -> tuple[int, ...]:
    """The lines a die may be added to (ED-6, ED-32); an officer opens an empty flank (ED-31)."""
    main, flank1, flank2 = slot.dice
    if main + flank1 + flank2 >= components.economy.army_dice:
        return ()
    if flank1 + flank2 >= main:
        return (0,)
    if officer or (flank1 and flank2):
        return (0, 1, 2)
    if flank1:
        return (0, 1)
    return (0, 2) if flank2 else (0,)


def with_die(slot: Slot, line: int, amount: int = 1) -> Slot:
    """The army with a die more, or less, in a line."""
    main, flank1, flank2 = slot.dice
    dice = (main + amount * (line == 0), flank1 + amount * (line == 1), flank2 + amount * (line == 2))
    return replace(slot, dice=dice)


def has_room(slot: Slot) -> bool:
    """Whether a token fits: never more tokens than dice (ED-6)."""
    return sum(slot.tokens) < sum(slot.dice)


def without_token(slot: Slot, unit: int) -> Slot:
    """The army with a token less; one that lies face up goes first."""
    face_up = added(slot.face_up, unit, -1) if slot.face_up[unit] else slot.face_up
    return replace(slot, tokens=added(slot.tokens, unit, -1), face_up=face_up)


def turned_down(slot: Slot) -> Slot:
    """The army with number and tokens face down (ED-16, ED-22)."""
    return replace(slot, face_up=(0, 0, 0, 0, 0, 0), is_number_up=False)


def armies_in(mat: Mat, region: int) -> tuple[int, ...]:
    """The slots whose army stands in a region."""
    if region not in mat.regions:
        return ()
    return tuple(
        place for place, slot in enumerate(mat.slots) if slot is not None and mat.regions[slot.number - 1] == region
    )


def foreign_regions(state: State, seat: Seat) -> frozenset[int]:
    """Regions where an opponent's army stands."""
    found: set[int | None] = set()
    for other, mat in enumerate(state.mats):
        if other != seat:
            found.update(mat.regions)
    found.discard(None)
    return frozenset(found)  # type: ignore[arg-type]


def castle_owner(state: State, region: int) -> Seat | None:
    """Whose castle stands in a region."""
    for seat, mat in enumerate(state.mats):
        if region in mat.castles:
            return seat
    return None


def control(state: State, seat: Seat) -> tuple[int, int]:
    """How many regions a seat controls, and how many only partially (ED-25)."""
    castles = state.mats[seat].castles
    foreign = foreign_regions(state, seat)
    partial = sum(1 for region in castles if region in foreign)
    return len(castles) - partial, partial


def in_turn_order(state: State) -> Iterator[Seat]:
    """Seats still in the game, clockwise from the first player (ED-18)."""
    players = len(state.mats)
    for step in range(players):
        seat = (state.first + step) % players
        if not state.mats[seat].is_out:
            yield seat


def next_in_turn(state: State, seat: Seat) -> Seat | None:
    """The next seat of a season that every player plays once; None after the last."""
    players = len(state.mats)
    for step in range(1, players):
        following = (seat + step) % players
        if following == state.first:
            break
        if not state.mats[following].is_out:
            return following
    return None


def left_of(state: State, seat: Seat) -> Seat:
    """The next player to the left who is not out; the same one where nobody else is left."""
    players = len(state.mats)
    to_the_left = ((seat + step) % players for step in range(1, players + 1))
    return next(following for following in to_the_left if not state.mats[following].is_out)
