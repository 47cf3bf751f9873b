"""What a seat sees of Board of War: all but the hands of others and what is left in the deck."""

from __future__ import annotations

import random

import msgspec

from wartable.core.game import Seat
from wartable.games.board_of_war.actions import Attack
from wartable.games.board_of_war.components import Card, Side, Suit
from wartable.games.board_of_war.state import Kingdom, Phase, State, Victory

__all__ = ["Observation", "Track", "observe", "redeal", "unseen_cards"]


class Track(msgspec.Struct, frozen=True):
    """How far a seat is on each of the three ways to victory."""

    gold: int
    gold_goal: int
    income: int
    """What the seat would earn if its turn began now."""
    expansion: int
    """Squares of the goal that the kingdom holds."""
    expansion_goal: int
    centre: int
    """Captured centre squares."""
    centre_goal: int
    contested: bool
    """Whether an enemy army stands on one of them (BW-63)."""


class Observation(msgspec.Struct, frozen=True):
    """The table as one viewer sees it; fields of the same name mean what they mean in `State`."""

    viewer: Seat | None
    players: int
    size: int
    """The edge of the board."""
    phase: Phase
    hand: tuple[Card, ...] | None
    """The viewer's own cards, sorted; None for a spectator."""
    hand_sizes: tuple[int, ...]
    """By seat."""
    deck_size: int
    discard: tuple[int, ...]
    kings: tuple[Suit, ...]
    queens: tuple[Suit, ...]
    jacks: tuple[Suit, ...]
    kingdoms: tuple[Kingdom, ...]
    order: tuple[Seat, ...]
    centre: tuple[Seat | None, ...]
    round: int
    turn: Seat
    built: int
    expanded: bool
    extra: int
    marked: bool
    spied: bool
    repulsed_by: tuple[Seat, ...]
    attack: Attack | None
    besieged: Seat | None
    to_raze: int
    played: Card | None
    victory: Victory | None
    sides: tuple[Side, ...]
    """By seat: the edge of the board where the kingdom began; empty before the Queens are dealt."""
    tracks: tuple[Track, ...]
    """By seat."""


def observe(
    state: State, viewer: Seat | None, *, size: int, sides: tuple[Side, ...], tracks: tuple[Track, ...]
) -> Observation:
    """The observation of a viewer, field by field."""
    return Observation(
        viewer=viewer,
        players=len(state.hands),
        size=size,
        phase=state.phase,
        hand=None if viewer is None else state.hands[viewer],
        hand_sizes=tuple([len(hand) for hand in state.hands]),
        deck_size=sum(state.deck),
        discard=state.discard,
        kings=state.kings,
        queens=state.queens,
        jacks=state.jacks,
        kingdoms=state.kingdoms,
        order=state.order,
        centre=state.centre,
        round=state.round,
        turn=state.turn,
        built=state.built,
        expanded=state.expanded,
        extra=state.extra,
        marked=state.marked,
        spied=state.spied,
        repulsed_by=state.repulsed_by,
        attack=state.attack,
        besieged=state.besieged,
        to_raze=state.to_raze,
        played=state.played,
        victory=state.victory,
        sides=sides,
        tracks=tracks,
    )


def unseen_cards(observation: Observation, *, ranks: int, copies: int) -> tuple[int, ...]:
    """By rank: cards that the viewer cannot see, in the deck or in the hands of others."""
    own = observation.hand or ()
    return tuple(copies - observation.discard[card - 1] - own.count(card) for card in range(1, ranks + 1))


def redeal(observation: Observation, rng: random.Random, *, ranks: int, copies: int) -> State:
    """A state that the viewer holds possible: the unseen cards dealt again."""
    unseen = unseen_cards(observation, ranks=ranks, copies=copies)
    cards = [card for card, count in enumerate(unseen, 1) for _ in range(count)]
    rng.shuffle(cards)
    hands = []
    for seat, size in enumerate(observation.hand_sizes):
        if seat == observation.viewer:
            assert observation.hand is not None
            hands.append(observation.hand)
        else:
            hands.append(tuple(sorted(cards[:size])))
            del cards[:size]
    return State(
        phase=observation.phase,
        hands=tuple(hands),
        deck=tuple(cards.count(card) for card in range(1, ranks + 1)),
        discard=observation.discard,
        kings=observation.kings,
        queens=observation.queens,
        jacks=observation.jacks,
        kingdoms=observation.kingdoms,
        order=observation.order,
        centre=observation.centre,
        round=observation.round,
        turn=observation.turn,
        built=observation.built,
        expanded=observation.expanded,
        extra=observation.extra,
        marked=observation.marked,
        spied=observation.spied,
        repulsed_by=observation.repulsed_by,
        attack=observation.attack,
        besieged=observation.besieged,
        to_raze=observation.to_raze,
        played=observation.played,
        victory=observation.victory,
    )
