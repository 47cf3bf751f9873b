"""Set-up: ability cards, hands, kingdoms and the order of turns (BW-10 to BW-13)."""

from __future__ import annotations

from msgspec.structs import replace

from wartable.core.distribution import Distribution
from wartable.core.game import Seat
from wartable.games.board_of_war.actions import Dealt, Outcome
from wartable.games.board_of_war.components import TURN_ORDER, Card, CourtRank
from wartable.games.board_of_war.rules.box import Box
from wartable.games.board_of_war.rules.turn import start_turn
from wartable.games.board_of_war.state import Kingdom, Phase, State

__all__ = ["deal", "deal_card", "deal_chance", "dealt_to", "initial_state"]


def initial_state(box: Box) -> State:
    """Everything still in the box."""
    return State(
        phase=Phase.DEAL,
        hands=((),) * box.players,
        deck=(box.copies,) * box.ranks,
        discard=(0,) * box.ranks,
    )


def deal_chance(box: Box, state: State) -> Distribution[Outcome]:
    """Kings, Queens and Jacks, then the hands card by card."""
    if not state.kings:
        return box.court[CourtRank.KING]
    if not state.queens:
        return box.court[CourtRank.QUEEN]
    if not state.jacks:
        return box.court[CourtRank.JACK]
    return box.draws(state.deck)


def deal(box: Box, state: State, dealt: Dealt) -> State:
    """Ability cards have been dealt, one to each player, face up (BW-10)."""
    if dealt.rank is CourtRank.KING:
        return replace(state, kings=dealt.suits)
    if dealt.rank is CourtRank.JACK:
        return replace(state, jacks=dealt.suits)
    # BW-13: the Queens decide who begins, and who sits where.
    order = tuple(sorted(range(box.players), key=lambda seat: TURN_ORDER.index(dealt.suits[seat])))
    # BW-12: two squares in the middle of the own edge, an empty purse.
    kingdoms = tuple(
        Kingdom(squares=box.board.start[side], gold=box.components.income.start_gold)
        for side in box.side_by_seat(order)
    )
    return replace(
        state, queens=dealt.suits, order=order, kingdoms=kingdoms, turn=order[0], centre=(None,) * len(box.board.centre)
    )


def dealt_to(box: Box, state: State) -> Seat | None:
    """Who gets the next card of the deck; None while ability cards are dealt to everybody."""
    if not state.jacks:
        return None
    return next(seat for seat in state.order if len(state.hands[seat]) < box.components.deck.hand)


def deal_card(box: Box, state: State, card: Card) -> State:
    """A card goes to the first player, in turn order, whose hand is not full (BW-11)."""
    seat = dealt_to(box, state)
    assert seat is not None
    hand = tuple(sorted((*state.hands[seat], card)))
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    deck = tuple(count - (rank == card) for rank, count in enumerate(state.deck, 1))
    dealt = replace(state, hands=hands, deck=deck)
    if any(len(hand) < box.components.deck.hand for hand in hands):
        return dealt
    return start_turn(box, dealt, state.order[0], state.round)
