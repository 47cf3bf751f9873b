"""What is on the table before a match: the numbers, the board, the seats, and tables made from them."""

from __future__ import annotations

from functools import cache, lru_cache, partial
from itertools import permutations

from wartable.core.distribution import Weighted
from wartable.core.game import Seat
from wartable.games.board_of_war.actions import (
    Action,
    Attack,
    Dealt,
    Deploy,
    Drew,
    Expand,
    Fought,
    Mark,
    Outcome,
    Place,
    PlayCard,
    Raze,
    Step,
    UpgradeSoldier,
    UpgradeSquare,
)
from wartable.games.board_of_war.board import Square, board_of
from wartable.games.board_of_war.components import Card, Components, CourtRank, Side, Suit
from wartable.games.board_of_war.observation import Observation
from wartable.games.board_of_war.state import Kingdom, State

__all__ = ["Box", "View", "with_kingdom", "without_card"]

View = State | Observation
"""A state or what somebody sees of it: the public fields have the same names."""

Actions = tuple[Action, ...]


class Box:
    """A board, the numbers and the seats of a match, with the actions of every square made once."""

    def __init__(self, components: Components, players: int, size: int) -> None:
        self.components = components
        self.players = players
        self.board = board_of(size, components.board)
        self.sides = components.seating.sides(players)
        self.goal_size = len(self.board.goal[self.sides[0]])
        reach = components.general.reach
        self.far = {diagonally: self.board.straight(reach, diagonally=diagonally) for diagonally in (False, True)}
        """By Strategist or not, then by square: where the General's army reaches from a distance."""
        self.unit_of = (None, *components.units_by_rank)
        """`unit_of[rank]`, the ace 1."""
        self.ranks = components.ranks
        self.copies = components.deck.copies
        die = range(1, components.fighting.die + 1)
        self.dice: Weighted[Outcome] = Weighted((Fought(a, d), 1) for a in die for d in die)
        self.court: dict[CourtRank, Weighted[Outcome]] = {
            rank: Weighted((Dealt(rank, suits), 1) for suits in permutations(Suit, players)) for rank in CourtRank
        }
        self.drew = tuple(Drew(card) for card in range(self.ranks + 1))
        self.play = tuple(PlayCard(card) for card in range(self.ranks + 1))
        self.mark = cache(Mark)
        self.upgrade_soldier = cache(UpgradeSoldier)
        on_squares = self.board.by_row
        self.expand = on_squares(Expand)
        self.upgrade_square = on_squares(UpgradeSquare)
        self.raze = on_squares(Raze)
        self.place = on_squares(Place)
        self.deploy = {upgraded: on_squares(partial(Deploy, upgraded=upgraded)) for upgraded in (False, True)}
        # Around one army there are few sets of squares.
        self.step = lru_cache(maxsize=1 << 14)(self._step)
        self.attack = lru_cache(maxsize=1 << 14)(self._attack)
        self.side_by_seat = cache(self._side_by_seat)

    def draws(self, deck: tuple[int, ...]) -> Weighted[Outcome]:
        """A card from what is left in the deck."""
        return Weighted(zip(self.drew[1:], deck, strict=True))

    def _side_by_seat(self, order: tuple[Seat, ...]) -> tuple[Side, ...]:
        if not order:
            return ()
        # BW-13: seats follow the turn order clockwise round the board.
        return tuple(self.sides[order.index(seat)] for seat in range(self.players))

    def _step(self, army: Square, mask: int) -> Actions:
        return tuple(_STEP(army, square) for square in self.board.squares_of(mask))

    def _attack(self, army: Square, mask: int) -> Actions:
        return tuple(_ATTACK(army, square) for square in self.board.squares_of(mask))


_STEP = cache(Step)
_ATTACK = cache(Attack)


def with_kingdom(kingdoms: tuple[Kingdom, ...], seat: Seat, kingdom: Kingdom) -> tuple[Kingdom, ...]:
    """The kingdoms with one of them exchanged."""
    return (*kingdoms[:seat], kingdom, *kingdoms[seat + 1 :])


def without_card(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """A hand after a card has left it."""
    place = hand.index(card)
    return (*hand[:place], *hand[place + 1 :])
