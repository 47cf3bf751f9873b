"""Age of War in numbers: who owns what, the dice, the castle under siege; one number for every battle line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from wartable.core.encoding import Catalogue, Encoding, Layout, Vector, places
from wartable.core.game import Seat
from wartable.games.age_of_war.actions import Action, Fill, LoseDie
from wartable.games.age_of_war.components import Components, Face
from wartable.games.age_of_war.observation import Observation
from wartable.games.age_of_war.rules import Rules

__all__ = ["AgeOfWarEncoding", "encoding_of"]

_FACES = tuple(int(face) for face in Face)


class AgeOfWarEncoding(Encoding[Observation, Action]):
    """The castles are in card order, their lines as printed, the special one last."""

    def __init__(self, components: Components, players: int) -> None:
        self._seats = range(players)
        self._catalogue = Catalogue[Action](_actions(components))
        self.action_count = len(self._catalogue.actions)
        castles = len(components.castles)
        most_lines = max(len(castle.lines) for castle in components.castles) + 1
        most_points = sum(castle.points for castle in components.castles) + sum(
            clan.points for clan in components.clans
        )
        self.layout = layout = Layout()
        # Owner 0 is the centre, 1 the viewer.
        self._owners = layout.add("owners", castle=castles, owner=players + 1)
        self._first_owner = [self._owners.at(castle) for castle in range(castles)]
        self._face_down = layout.add("face_down", castle=castles)
        self._points = layout.add("points", ceiling=max(most_points, 1), seat=players)
        self._turn = layout.add("turn", seat=players)
        self._dice = layout.add("dice", ceiling=components.dice)
        self._lost = layout.add("lost", ceiling=components.dice)
        self._roll = layout.add("roll", ceiling=components.dice, face=len(Face))
        self._target = layout.add("target", castle=castles)
        self._filled = layout.add("filled", line=most_lines)

    def vector(self, observation: Observation) -> Vector:
        vector = np.zeros(self.layout.size, np.float32)
        place = places(observation.viewer, self._seats)
        self._tell_castles(vector, place, observation)
        self._tell_turn(vector, place, observation)
        return vector

    def update(self, vector: Vector, before: Observation, after: Observation) -> None:
        if before.owners == after.owners and before.viewer == after.viewer:
            # Conquered clans and points come from who holds what; all that a turn is about lies behind them.
            vector[self._turn.first :] = 0.0
            self._tell_turn(vector, places(after.viewer, self._seats), after)
        else:
            vector[:] = self.vector(after)

    def _tell_castles(self, vector: Vector, place: tuple[int, ...], observation: Observation) -> None:
        held = [0 if owner is None else place[owner] + 1 for owner in observation.owners]
        vector[[first + owner for first, owner in zip(self._first_owner, held, strict=True)]] = 1.0
        for castle in observation.face_down:
            self._face_down.mark(vector, castle)
        for seat, standing in enumerate(observation.standings):
            self._points.count(vector, standing.points, place[seat])

    def _tell_turn(self, vector: Vector, place: tuple[int, ...], observation: Observation) -> None:
        if observation.turn is not None:
            self._turn.mark(vector, place[observation.turn])
        self._dice.count(vector, observation.dice)
        self._lost.count(vector, observation.lost)
        if observation.roll is not None:
            self._roll.counts(vector, [observation.roll.count(face) for face in _FACES])
        if observation.target is not None:
            self._target.mark(vector, observation.target)
            for placed in observation.placed:
                self._filled.mark(vector, placed.line)

    def catalogue(self, view: Any, seat: Seat) -> Catalogue[Action]:
        return self._catalogue


def encoding_of(rules: Rules) -> AgeOfWarEncoding:
    """The encoding of a set-up."""
    return AgeOfWarEncoding(rules.components, rules.players)


def _actions(components: Components) -> Iterator[Action]:
    for castle in components.castles:
        for line in range(len(castle.lines_to_fill(stolen=True))):
            yield Fill(castle.id, line)
    yield LoseDie()
