"""Playing a card, putting its piece on the board, drawing a new one (BW-22 to BW-24)."""

from __future__ import annotations

from msgspec.structs import replace

from wartable.core.distribution import Distribution
from wartable.games.board_of_war.actions import Action, Outcome, Place, PlayCard
from wartable.games.board_of_war.components import Card, Unit
from wartable.games.board_of_war.rules.box import Box, View, with_kingdom, without_card
from wartable.games.board_of_war.rules.turn import end_turn
from wartable.games.board_of_war.state import Phase, State

__all__ = ["draw", "draw_chance", "free_squares", "place", "places", "play", "plays"]


def plays(box: Box, hand: tuple[Card, ...]) -> tuple[Action, ...]:
    """The cards of a hand; equal ones once."""
    return tuple([box.play[card] for place, card in enumerate(hand) if card not in hand[:place]])


def places(box: Box, view: View) -> tuple[Action, ...]:
    """Where the merchant or farmer just played may stand."""
    return box.place(free_squares(box, view))


def free_squares(box: Box, view: View) -> int:
    """The squares of the kingdom in turn without merchant or farmer, as a mask (BW-23)."""
    own = view.kingdoms[view.turn]
    board = box.board
    return board.mask_of(own.squares) & ~board.mask_of(own.merchants) & ~board.mask_of(own.farmers)


def play(box: Box, state: State, action: PlayCard) -> State:
    """A card goes to the discard pile and its piece into play."""
    seat, card = state.turn, action.card
    own = state.kingdoms[seat]
    hands = (*state.hands[:seat], without_card(state.hands[seat], card), *state.hands[seat + 1 :])
    discard = (*state.discard[: card - 1], state.discard[card - 1] + 1, *state.discard[card:])
    kingdoms, phase, played = state.kingdoms, Phase.DRAW, None
    match box.unit_of[card]:
        case Unit.BUILDER:
            kingdoms = with_kingdom(kingdoms, seat, replace(own, builders=own.builders + 1))
        case Unit.SOLDIER:
            kingdoms = with_kingdom(kingdoms, seat, replace(own, barracks=own.barracks + 1))
        case _:
            # BW-23: without a free square the card is played without effect.
            if free_squares(box, state):
                phase, played = Phase.PLACE, card
    return replace(state, phase=phase, hands=hands, discard=discard, kingdoms=kingdoms, played=played)


def place(box: Box, state: State, action: Place) -> State:
    """The merchant or farmer stands on its square."""
    own = state.kingdoms[state.turn]
    board = box.board
    assert state.played is not None
    if box.unit_of[state.played] is Unit.MERCHANT:
        own = replace(own, merchants=board.squares_of(board.mask_of(own.merchants) | board.bit[action.square]))
    else:
        own = replace(own, farmers=board.squares_of(board.mask_of(own.farmers) | board.bit[action.square]))
    kingdoms = with_kingdom(state.kingdoms, state.turn, own)
    return replace(state, phase=Phase.DRAW, kingdoms=kingdoms, played=None)


def draw_chance(box: Box, state: State) -> Distribution[Outcome]:
    """A card of the deck, or of the discard pile made into a new deck (BW-24)."""
    return box.draws(state.deck if any(state.deck) else state.discard)


def draw(box: Box, state: State, card: Card) -> State:
    """A new card comes to the hand, and the turn is over."""
    seat = state.turn
    deck, discard = state.deck, state.discard
    if not any(deck):
        deck, discard = discard, (0,) * box.ranks
    deck = (*deck[: card - 1], deck[card - 1] - 1, *deck[card:])
    hand = tuple(sorted((*state.hands[seat], card)))
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    return end_turn(box, replace(state, hands=hands, deck=deck, discard=discard))
