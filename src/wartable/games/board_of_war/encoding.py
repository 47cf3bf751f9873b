"""Board of War in numbers: planes of squares seen from the viewer's own edge, and what lies beside the board."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, get_args

import numpy as np

from wartable.core.encoding import Catalogue, Encoding, Layout, Vector, places
from wartable.core.game import Seat
from wartable.games.board_of_war.actions import (
    Action,
    Attack,
    Deploy,
    EndActions,
    Expand,
    Mark,
    Place,
    PlayCard,
    Raze,
    Step,
    UpgradeSoldier,
    UpgradeSquare,
)
from wartable.games.board_of_war.board import Board, Squares
from wartable.games.board_of_war.components import CourtRank, Side, Suit
from wartable.games.board_of_war.observation import Observation, Track
from wartable.games.board_of_war.rules import Rules
from wartable.games.board_of_war.rules.box import Box
from wartable.games.board_of_war.state import Kingdom, Phase, Victory

__all__ = ["BoardOfWarEncoding", "encoding_of", "squares_from"]

_MANY = 20
"""Builders, soldiers and the like beyond this are told as this many."""
_LATE = 100
"""The same for rounds."""
_SUIT = {suit: number for number, suit in enumerate(Suit)}
_PHASE = {phase: number for number, phase in enumerate(Phase)}
_VICTORY = {victory: number for number, victory in enumerate(Victory)}
_SIDE = {side: number for number, side in enumerate(Side)}
_COURT = {CourtRank.KING: "kings", CourtRank.QUEEN: "queens", CourtRank.JACK: "jacks"}


class BoardOfWarEncoding(Encoding[Observation, Action]):
    """The first square is the left end of the viewer's own edge; then along the edge, then row by row away from it."""

    def __init__(self, box: Box) -> None:
        self._box = box
        self._number = {side: _numbers(squares_from(box.board, side)) for side in Side}
        self._catalogue_of = lru_cache(maxsize=None)(self._make_catalogue)
        self.action_count = len(self._catalogue_of(tuple(range(box.players)), Side.SOUTH).actions)
        self.layout = layout = Layout()
        self._add_kingdoms(layout)
        self._add_cards(layout)
        self._add_turn(layout)

    def vector(self, observation: Observation) -> Vector:
        vector = np.zeros(self.layout.size, np.float32)
        place = self._places(observation, observation.viewer)
        side = self._side(observation, observation.viewer)
        number = self._number[side]
        for seat, kingdom in enumerate(observation.kingdoms):
            self._tell_kingdom(vector, place, number, place[seat], kingdom)
            self._sides.mark(vector, place[seat], (_SIDE[observation.sides[seat]] - _SIDE[side]) % len(Side))
            self._tell_track(vector, place[seat], observation.tracks[seat])
        for owner, square in zip(observation.centre, self._box.board.centre, strict=False):
            if owner is not None:
                self._captured.mark(vector, place[owner], number[square])
        self._tell_cards(vector, place, observation)
        self._tell_turn(vector, place, number, observation)
        return vector

    def catalogue(self, view: Any, seat: Seat) -> Catalogue[Action]:
        return self._catalogue_of(self._places(view, seat), self._side(view, seat))

    def _add_kingdoms(self, layout: Layout) -> None:
        box, players, squares = self._box, self._box.players, len(self._box.board.squares)
        plane = {"seat": players, "square": squares}
        self._squares = layout.add("squares", **plane)
        self._merchants = layout.add("merchants", **plane)
        self._farmers = layout.add("farmers", **plane)
        self._upgrades = layout.add("upgrades", **plane)
        self._soldiers = layout.add("soldiers", ceiling=_MANY, **plane)
        self._upgraded = layout.add("upgraded_soldiers", ceiling=_MANY, **plane)
        self._moved = layout.add("moved", **plane)
        self._attacked = layout.add("attacked", **plane)
        self._stayed = layout.add("stayed", ceiling=box.numbers.victory.rounds_to_capture, **plane)
        self._captured = layout.add("captured", **plane)
        # Whose marker lies on whom, and on which square.
        self._marked_seat = layout.add("marker_on", seat=players, target=players)
        self._marked_square = layout.add("marker_square", **plane)
        self._gold = layout.add("gold", ceiling=box.numbers.victory.gold, seat=players)
        self._builders = layout.add("builders", ceiling=_MANY, seat=players)
        self._barracks = layout.add("barracks", ceiling=_MANY, seat=players)
        self._barracks_upgraded = layout.add("barracks_upgraded", ceiling=_MANY, seat=players)
        self._income = layout.add("income", ceiling=box.numbers.victory.gold, seat=players)
        self._expansion = layout.add("expansion", seat=players)
        self._centre = layout.add("centre", seat=players)
        self._contested = layout.add("contested", seat=players)
        # Sides clockwise from the viewer's own.
        self._sides = layout.add("sides", seat=players, side=len(Side))

    def _add_cards(self, layout: Layout) -> None:
        box, players = self._box, self._box.players
        self._hand = layout.add("hand", ceiling=box.copies, rank=box.ranks)
        self._discard = layout.add("discard", ceiling=box.copies, rank=box.ranks)
        self._deck = layout.add("deck", ceiling=box.copies * box.ranks)
        self._hand_sizes = layout.add("hand_sizes", ceiling=box.numbers.deck.hand, seat=players)
        self._court = {rank: layout.add(_COURT[rank], seat=players, suit=len(Suit)) for rank in CourtRank}

    def _add_turn(self, layout: Layout) -> None:
        box, players, squares = self._box, self._box.players, len(self._box.board.squares)
        self._phase = layout.add("phase", phase=len(Phase))
        self._turn = layout.add("turn", seat=players)
        self._first = layout.add("first", seat=players)
        self._round = layout.add("round", ceiling=_LATE)
        self._built = layout.add("built", ceiling=_MANY)
        self._expanded = layout.add("expanded")
        self._extra = layout.add("extra", ceiling=box.numbers.conqueror.squares)
        self._marked = layout.add("marked")
        self._spied = layout.add("spied")
        self._repulsed_by = layout.add("repulsed_by", seat=players)
        self._attacker = layout.add("attacker", square=squares)
        self._target = layout.add("target", square=squares)
        self._besieged = layout.add("besieged", seat=players)
        self._to_raze = layout.add("to_raze", ceiling=_MANY)
        self._played = layout.add("played", rank=box.ranks)
        self._victory = layout.add("victory", victory=len(Victory))

    def _tell_kingdom(
        self, vector: Vector, place: tuple[int, ...], number: dict[str, int], owner: int, kingdom: Kingdom
    ) -> None:
        pieces = (
            (self._squares, kingdom.squares),
            (self._merchants, kingdom.merchants),
            (self._farmers, kingdom.farmers),
            (self._upgrades, kingdom.upgrades),
        )
        for plane, squares in pieces:
            if squares:
                first = plane.at(owner)
                vector[[first + number[square] for square in squares]] = 1.0
        for army in kingdom.armies:
            at = number[army.square]
            self._soldiers.count(vector, army.soldiers, owner, at)
            self._upgraded.count(vector, army.upgraded, owner, at)
            self._moved.count(vector, army.moved, owner, at)
            self._attacked.count(vector, army.attacked, owner, at)
            self._stayed.count(vector, army.stayed, owner, at)
        if kingdom.marker is not None:
            self._marked_seat.mark(vector, owner, place[kingdom.marker.seat])
            if kingdom.marker.square is not None:
                self._marked_square.mark(vector, owner, number[kingdom.marker.square])
        self._gold.count(vector, kingdom.gold, owner)
        self._builders.count(vector, kingdom.builders, owner)
        self._barracks.count(vector, kingdom.barracks, owner)
        self._barracks_upgraded.count(vector, kingdom.barracks_upgraded, owner)

    def _tell_track(self, vector: Vector, owner: int, track: Track) -> None:
        self._income.count(vector, track.income, owner)
        self._expansion.count(vector, track.expansion / track.expansion_goal, owner)
        self._centre.count(vector, track.centre / track.centre_goal, owner)
        self._contested.count(vector, track.contested, owner)

    def _tell_cards(self, vector: Vector, place: tuple[int, ...], observation: Observation) -> None:
        hand = observation.hand or ()
        self._hand.counts(vector, [hand.count(card) for card in range(1, self._box.ranks + 1)])
        self._discard.counts(vector, observation.discard)
        self._deck.count(vector, observation.deck_size)
        for seat, size in enumerate(observation.hand_sizes):
            self._hand_sizes.count(vector, size, place[seat])
        for rank, section in self._court.items():
            suits: tuple[Suit, ...] = getattr(observation, _COURT[rank])
            for seat, suit in enumerate(suits):
                section.mark(vector, place[seat], _SUIT[suit])

    def _tell_turn(
        self, vector: Vector, place: tuple[int, ...], number: dict[str, int], observation: Observation
    ) -> None:
        self._phase.mark(vector, _PHASE[observation.phase])
        if observation.order:
            self._turn.mark(vector, place[observation.turn])
            self._first.mark(vector, place[observation.order[0]])
        self._round.count(vector, observation.round)
        self._built.count(vector, observation.built)
        self._expanded.count(vector, observation.expanded)
        self._extra.count(vector, observation.extra)
        self._marked.count(vector, observation.marked)
        self._spied.count(vector, observation.spied)
        for seat in observation.repulsed_by:
            self._repulsed_by.mark(vector, place[seat])
        if observation.attack is not None:
            self._attacker.mark(vector, number[observation.attack.army])
            self._target.mark(vector, number[observation.attack.target])
        if observation.besieged is not None:
            self._besieged.mark(vector, place[observation.besieged])
        self._to_raze.count(vector, observation.to_raze)
        if observation.played is not None:
            self._played.mark(vector, observation.played - 1)
        if observation.victory is not None:
            self._victory.mark(vector, _VICTORY[observation.victory])

    def _places(self, view: Any, seat: Seat | None) -> tuple[int, ...]:
        # Before the Queens are dealt nobody knows the order of turns (BW-13).
        return places(seat, view.order or range(self._box.players))

    def _side(self, view: Any, seat: Seat | None) -> Side:
        assert seat is not None
        return self._box.side_by_seat(view.order)[seat] if view.order else Side.SOUTH

    def _make_catalogue(self, place: tuple[int, ...], side: Side) -> Catalogue[Action]:
        others = sorted(range(len(place)), key=place.__getitem__)[1:]
        catalogue = Catalogue[Action](_actions(self._box, squares_from(self._box.board, side), others))
        assert set(get_args(Action)) == {type(action) for action in catalogue.actions}
        return catalogue


def encoding_of(rules: Rules) -> BoardOfWarEncoding:
    """The encoding of a set-up."""
    return BoardOfWarEncoding(rules.box)


def squares_from(board: Board, side: Side) -> Squares:
    """The squares as somebody at this edge counts them: along the edge from the left, then row by row away from it."""
    name = {place: square for square, place in board.place.items()}
    return tuple(
        name[_turned(side, right, away, board.size - 1)] for away in range(board.size) for right in range(board.size)
    )


def _turned(side: Side, right: int, away: int, last: int) -> tuple[int, int]:
    """Column and row of the square so far to the right and so far away."""
    return {
        Side.SOUTH: (right, away),
        Side.WEST: (away, last - right),
        Side.NORTH: (last - right, last - away),
        Side.EAST: (last - away, right),
    }[side]


def _numbers(squares: Squares) -> dict[str, int]:
    return {square: number for number, square in enumerate(squares)}


def _actions(box: Box, squares: Squares, others: list[Seat]) -> Iterator[Action]:
    """By kind, then square by square; whether or not the rules ever allow it."""
    for kind in (Expand, UpgradeSquare, Raze, Place):
        yield from map(kind, squares)
    yield from map(UpgradeSoldier, (None, *squares))
    for upgraded in (False, True):
        yield from (Deploy(square, upgraded) for square in squares)
    board, number = box.board, _numbers(squares)
    for square in squares:
        yield from (Step(square, to) for to in sorted(board.queen_steps[square], key=number.__getitem__))
    for square in squares:
        # The General's armies reach further (King of hearts), with the Strategist diagonally.
        reached = {*board.queen_steps[square], *board.squares_of(box.far[True][square])}
        yield from (Attack(square, target) for target in sorted(reached, key=number.__getitem__))
    for other in others:
        yield from (Mark(other, square) for square in (None, *squares))
    yield from (PlayCard(card) for card in range(1, box.ranks + 1))
    yield EndActions()
