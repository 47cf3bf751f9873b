"""What a bot of Board of War wants, and what it sees of a position before it weighs its choices.

Frozen at commit e2612fe.
"""

from __future__ import annotations

from functools import cached_property

import msgspec

from frozen.board_of_war_judgment import wins_next_turn
from wartable.core.game import Seat
from wartable.games.board_of_war.board import Square
from wartable.games.board_of_war.components import DIAMONDS, HEARTS
from wartable.games.board_of_war.rules.abilities import raw_power
from wartable.games.board_of_war.rules.box import Box, View
from wartable.games.board_of_war.rules.building import builders_left, extra_squares_left, soldier_price, square_price
from wartable.games.board_of_war.rules.cards import free_squares
from wartable.games.board_of_war.state import Victory

__all__ = ["Plan", "Situation"]


class Plan(msgspec.Struct, frozen=True):
    """How much each thing is worth to a bot; 1 is much."""

    gold: float
    land: float
    centre: float
    harm: float
    horizon: float
    """Turns for which an investment may still pay."""


class Situation:
    """The position as the seat in turn sees it, worked out once for a decision."""

    def __init__(self, box: Box, view: View, plan: Plan) -> None:
        board = box.board
        self.box = box
        self.view = view
        self.plan = plan
        self.seat: Seat = view.turn
        self.own = view.kingdoms[self.seat]
        self.enemies = [(seat, k) for seat, k in enumerate(view.kingdoms) if seat != self.seat and k.squares]
        self.diagonally = view.queens[self.seat] is HEARTS
        self.squares = board.mask_of(self.own.squares)
        sides = box.side_by_seat(view.order)
        self.goal = board.goal_mask[sides[self.seat]]
        self.missing = self.goal & ~self.squares
        self.enemy_goals = 0
        for seat, kingdom in self.enemies:
            self.enemy_goals |= board.goal_mask[sides[seat]] & ~board.mask_of(kingdom.squares)
        self.can_finish = self._can_finish()
        """Whether the builders can take in all missing squares this turn."""
        self.free = free_squares(box, view)
        self.square_price = square_price(box, view, self.seat)
        self.soldier_price = soldier_price(box, view, self.seat)
        self.power = sum([raw_power(box, army) for army in self.own.armies])
        self.soldiers = len(self.own.armies) + self.own.barracks + self.own.barracks_upgraded

    @cached_property
    def about_to_win(self) -> dict[Seat, Victory]:
        """Enemies who win in their next turn unless somebody prevents it, and how."""
        found = {seat: wins_next_turn(self.box, self.view, seat) for seat, _ in self.enemies}
        return {seat: how for seat, how in found.items() if how is not None}

    @cached_property
    def threats(self) -> list[tuple[Square, int]]:
        """Enemy armies that stand beside or near the kingdom, with their power."""
        board = self.box.board
        near = board.beside(board.beside(self.squares)) | self.missing
        return [
            (army.square, raw_power(self.box, army))
            for _, kingdom in self.enemies
            for army in kingdom.armies
            if board.bit[army.square] & near
        ]

    def _can_finish(self) -> bool:
        left = max(0, builders_left(self.box, self.view)) + extra_squares_left(self.box, self.view)
        if not self.view.expanded and left and self.view.kings[self.seat] is DIAMONDS:
            left += self.box.components.conqueror.squares - 1
        return self.missing.bit_count() <= left
