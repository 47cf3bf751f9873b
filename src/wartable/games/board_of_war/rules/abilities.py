"""The ability cards: who has which, and where the Jacks' markers lie (BW-56, BW-57, BW-66)."""

from __future__ import annotations

from msgspec.structs import replace

from wartable.core.game import Seat
from wartable.games.board_of_war.actions import Action, Mark
from wartable.games.board_of_war.board import Square
from wartable.games.board_of_war.components import CLUBS, DIAMONDS, HEARTS, SPADES, Suit
from wartable.games.board_of_war.rules.box import Box, View, with_kingdom
from wartable.games.board_of_war.state import Army, Kingdom, Marker, State

__all__ = [
    "add_marks",
    "army_power",
    "crow_marker",
    "idle_builders",
    "mark",
    "markers_following",
    "markers_returned",
    "raw_power",
    "spied",
]


def add_marks(box: Box, view: View, actions: list[Action]) -> None:
    """Where the Jack of the seat in turn may be laid (BW-56)."""
    if view.marked or view.round < box.components.jacks.from_round:
        return
    seat = view.turn
    now = view.kingdoms[seat].marker
    jack = view.jacks[seat]
    for enemy, kingdom in enumerate(view.kingdoms):
        if enemy == seat:
            continue
        for square in _targets(jack, kingdom):
            # The place where it lies already is no place to move it to.
            if now is None or now.seat != enemy or now.square != square:
                actions.append(box.mark(enemy, square))  # noqa: PERF401 -- mostly one target: a list for it costs more


def mark(box: Box, state: State, action: Mark) -> State:
    """The Jack's marker goes to its new target; a Spy that has not worked this turn works there at once (BW-57)."""
    own = replace(state.kingdoms[state.turn], marker=Marker(action.seat, action.square))
    marked = replace(state, kingdoms=with_kingdom(state.kingdoms, state.turn, own), marked=True)
    return marked if state.spied else spied(box, marked)


def army_power(box: Box, view: View, owner: Seat, army: Army) -> int:
    """The power an army fights with next to it; the Tactician's mark halves it."""
    power = raw_power(box, army)
    marker = _marker(view, HEARTS)
    if marker is not None and marker.square == army.square and marker.seat == owner:
        return power // box.components.tactician.divisor
    return power


def raw_power(box: Box, army: Army) -> int:
    """The power of an army's soldiers (BW-50)."""
    fighting = box.components.fighting
    return army.soldiers * fighting.soldier_power + army.upgraded * fighting.upgraded_power


def idle_builders(box: Box, view: View, seat: Seat) -> int:
    """Builders of a seat that the Saboteur keeps from building."""
    marker = _marker(view, DIAMONDS)
    return box.components.saboteur.idle_builders if marker is not None and marker.seat == seat else 0


def crow_marker(view: View) -> Marker | None:
    """Where the Crow sits."""
    return _marker(view, SPADES)


def spied(box: Box, state: State) -> State:
    """The Spy of the seat in turn at work (BW-57)."""
    seat = state.turn
    own = state.kingdoms[seat]
    if own.marker is None or state.jacks[seat] is not CLUBS:
        return state
    victim = state.kingdoms[own.marker.seat]
    lost = min(victim.gold, box.components.spy.loss)
    gained = lost * box.components.spy.gain // box.components.spy.loss
    kingdoms = with_kingdom(state.kingdoms, own.marker.seat, replace(victim, gold=victim.gold - lost))
    kingdoms = with_kingdom(kingdoms, seat, replace(own, gold=own.gold + gained))
    return replace(state, kingdoms=kingdoms, spied=True)


def markers_following(
    jacks: tuple[Suit, ...], kingdoms: tuple[Kingdom, ...], owner: Seat, start: Square, end: Square
) -> tuple[Kingdom, ...]:
    """BW-66: the Tactician's mark follows the army it lies on, also into another army."""
    for seat, kingdom in enumerate(kingdoms):
        marker = kingdom.marker
        if marker is not None and jacks[seat] is HEARTS and marker.seat == owner and marker.square == start:
            return with_kingdom(kingdoms, seat, replace(kingdom, marker=Marker(owner, end)))
    return kingdoms


def markers_returned(jacks: tuple[Suit, ...], kingdoms: tuple[Kingdom, ...]) -> tuple[Kingdom, ...]:
    """BW-56: markers whose target is gone are with their owners again."""
    for seat, kingdom in enumerate(kingdoms):
        marker = kingdom.marker
        if marker is not None and marker.square not in _targets(jacks[seat], kingdoms[marker.seat]):
            kingdoms = with_kingdom(kingdoms, seat, replace(kingdom, marker=None))
    return kingdoms


def _targets(jack: Suit, kingdom: Kingdom) -> tuple[Square | None, ...]:
    """What a Jack may mark in an enemy's kingdom: squares, or None for the player as such."""
    if not kingdom.squares:
        return ()
    if jack is HEARTS:
        return tuple([army.square for army in kingdom.armies])
    if jack is SPADES:
        return kingdom.farmers
    return (None,) if kingdom.builders or jack is CLUBS else ()


def _marker(view: View, jack: Suit) -> Marker | None:
    """The marker of this Jack, if the card is in play and lies somewhere."""
    if jack not in view.jacks:
        return None
    return view.kingdoms[view.jacks.index(jack)].marker
