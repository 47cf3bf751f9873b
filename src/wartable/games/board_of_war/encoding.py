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
from wartable.games.board_of_war.state import Army, Kingdom, Phase, Victory

__all__ = ["BoardOfWarEncoding", "encoding_of", "squares_from"]

_MANY = 20
"""Builders, soldiers and the like beyond this are told as this many."""
_LATE = 100
"""The same for rounds."""
_SUIT = {suit: number for number, suit in enumerate(Suit)}
_PHASE = {phase: number for number, phase in enumerate(Phase)}
_VICTORY = {victory: number for number, victory in enumerate(Victory)}
_SIDE = {side: number for number, side in enumerate(Side)}
_NO_KINGDOM = Kingdom(())
_COURT = {CourtRank.KING: "kings", CourtRank.QUEEN: "queens", CourtRank.JACK: "jacks"}


class BoardOfWarEncoding(Encoding[Observation, Action]):
    """The first square is the left end of the viewer's own edge; then along the edge, then row by row away from it."""

    def __init__(self, box: Box) -> None:
        self._box = box
        self._number = {side: _numbers(squares_from(box.board, side)) for side in Side}
        self.catalogue_of = lru_cache(maxsize=None)(self._make_catalogue)
        """By the places of all seats and the viewer's own edge."""
        self.action_count = len(self.catalogue_of(tuple(range(box.players)), Side.SOUTH).actions)
        self.layout = layout = Layout()
        self._add_kingdoms(layout)
        self._add_cards(layout)
        self._add_turn(layout)

    def vector(self, observation: Observation) -> Vector:
        vector = np.zeros(self.layout.size, np.float32)
        self._tell(vector, None, observation)
        return vector

    def update(self, vector: Vector, before: Observation, after: Observation) -> None:
        if before.jacks and before.viewer == after.viewer:
            self._tell(vector, before, after)
        else:
            # Places and sides are others once the Queens are dealt (BW-13); the Jacks come last.
            vector[:] = self.vector(after)

    def _tell(self, vector: Vector, before: Observation | None, after: Observation) -> None:
        """Say what `after` says in a vector that says what `before` said; None has said nothing."""
        place = self._places(after, after.viewer)
        side = self._side(after, after.viewer)
        number = self._number[side]
        for seat, kingdom in enumerate(after.kingdoms):
            known = _NO_KINGDOM if before is None else before.kingdoms[seat]
            if kingdom is not known:
                self._tell_kingdom(vector, place, number, place[seat], known=known, new=kingdom)
            track = after.tracks[seat]
            if before is None or track != before.tracks[seat]:
                self._tell_track(vector, place[seat], track)
        if before is None:
            self._tell_court(vector, place, _SIDE[side], after)
        if before is None or after.centre != before.centre:
            self._captured.clear(vector)
            for owner, square in zip(after.centre, self._box.board.centre, strict=False):
                if owner is not None:
                    self._captured.mark(vector, place[owner], number[square])
        self._tell_cards(vector, place, before, after)
        vector[self._phase.first :] = 0.0
        self._tell_turn(vector, place, number, after)

    def catalogue(self, view: Any, seat: Seat) -> Catalogue[Action]:
        return self.catalogue_of(self._places(view, seat), self._side(view, seat))

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
        self._stayed = layout.add("stayed", ceiling=box.components.victory.rounds_to_capture, **plane)
        self._captured = layout.add("captured", **plane)
        # Whose marker lies on whom, and on which square.
        self._marked_seat = layout.add("marker_on", seat=players, target=players)
        self._marked_square = layout.add("marker_square", **plane)
        self._gold = layout.add("gold", ceiling=box.components.victory.gold, seat=players)
        self._builders = layout.add("builders", ceiling=_MANY, seat=players)
        self._barracks = layout.add("barracks", ceiling=_MANY, seat=players)
        self._barracks_upgraded = layout.add("barracks_upgraded", ceiling=_MANY, seat=players)
        self._income = layout.add("income", ceiling=box.components.victory.gold, seat=players)
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
        self._hand_sizes = layout.add("hand_sizes", ceiling=box.components.deck.hand, seat=players)
        self._court = {rank: layout.add(_COURT[rank], seat=players, suit=len(Suit)) for rank in CourtRank}

    def _add_turn(self, layout: Layout) -> None:
        box, players, squares = self._box, self._box.players, len(self._box.board.squares)
        self._phase = layout.add("phase", phase=len(Phase))
        self._turn = layout.add("turn", seat=players)
        self._first = layout.add("first", seat=players)
        self._round = layout.add("round", ceiling=_LATE)
        self._built = layout.add("built", ceiling=_MANY)
        self._expanded = layout.add("expanded")
        self._extra = layout.add("extra", ceiling=box.components.conqueror.squares)
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
        self,
        vector: Vector,
        place: tuple[int, ...],
        number: dict[str, int],
        owner: int,
        *,
        known: Kingdom,
        new: Kingdom,
    ) -> None:
        """What of a kingdom is not as it was known."""
        pieces = (
            (self._squares, known.squares, new.squares),
            (self._merchants, known.merchants, new.merchants),
            (self._farmers, known.farmers, new.farmers),
            (self._upgrades, known.upgrades, new.upgrades),
        )
        for plane, old, now in pieces:
            if old is not now:
                first = plane.at(owner)
                for square in set(old).symmetric_difference(now):
                    vector[first + number[square]] = square in now
        if known.armies is not new.armies:
            self._tell_armies(vector, number, owner, known.armies, new.armies)
        if known.marker != new.marker:
            self._marked_seat.clear(vector, owner)
            self._marked_square.clear(vector, owner)
            if new.marker is not None:
                self._marked_seat.mark(vector, owner, place[new.marker.seat])
                if new.marker.square is not None:
                    self._marked_square.mark(vector, owner, number[new.marker.square])
        if known.gold != new.gold:
            self._gold.put(vector, new.gold, owner)
        if known.builders != new.builders:
            self._builders.put(vector, new.builders, owner)
        if known.barracks != new.barracks:
            self._barracks.put(vector, new.barracks, owner)
        if known.barracks_upgraded != new.barracks_upgraded:
            self._barracks_upgraded.put(vector, new.barracks_upgraded, owner)

    def _tell_armies(
        self, vector: Vector, number: dict[str, int], owner: int, known: tuple[Army, ...], new: tuple[Army, ...]
    ) -> None:
        first, plane = self._soldiers.at(owner), self._box.players * len(number)
        for army in known:
            if army not in new:
                # The five planes of armies follow each other.
                at = first + number[army.square]
                vector[at : at + 5 * plane : plane] = 0.0
        for army in new:
            if army not in known:
                at = number[army.square]
                self._soldiers.count(vector, army.soldiers, owner, at)
                self._upgraded.count(vector, army.upgraded, owner, at)
                self._moved.count(vector, army.moved, owner, at)
                self._attacked.count(vector, army.attacked, owner, at)
                self._stayed.count(vector, army.stayed, owner, at)

    def _tell_track(self, vector: Vector, owner: int, track: Track) -> None:
        self._income.put(vector, track.income, owner)
        self._expansion.put(vector, track.expansion / track.expansion_goal, owner)
        self._centre.put(vector, track.centre / track.centre_goal, owner)
        self._contested.put(vector, track.contested, owner)

    def _tell_court(self, vector: Vector, place: tuple[int, ...], own_side: int, observation: Observation) -> None:
        """Who sits where with which abilities: what stays once it is dealt."""
        for seat, side in enumerate(observation.sides):
            self._sides.mark(vector, place[seat], (_SIDE[side] - own_side) % len(Side))
        for rank, section in self._court.items():
            suits: tuple[Suit, ...] = getattr(observation, _COURT[rank])
            for seat, suit in enumerate(suits):
                section.mark(vector, place[seat], _SUIT[suit])

    def _tell_cards(
        self, vector: Vector, place: tuple[int, ...], before: Observation | None, after: Observation
    ) -> None:
        if before is None or before.hand != after.hand:
            hand = after.hand or ()
            self._hand.clear(vector)
            self._hand.counts(vector, [hand.count(card) for card in range(1, self._box.ranks + 1)])
        if before is None or before.discard != after.discard:
            self._discard.clear(vector)
            self._discard.counts(vector, after.discard)
        if before is None or before.deck_size != after.deck_size:
            self._deck.put(vector, after.deck_size)
        if before is None or before.hand_sizes != after.hand_sizes:
            for seat, size in enumerate(after.hand_sizes):
                self._hand_sizes.put(vector, size, place[seat])

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
