"""Pig as Wartable finds it: a `Game` with its optional parts."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import numpy as np

from wartable.bots.random import RandomBot
from wartable.core.bot import Bot
from wartable.core.encoding import Catalogue, Encoding, Layout, Vector, places
from wartable.core.game import AnyRules, Game, Options
from wartable_pig.presenter import PigPresenter
from wartable_pig.rules import GOAL, Action, Hold, Observation, Roll, Rolled, Rules, State

_NAMES: dict[str, Action] = {"roll": Roll(), "hold": Hold()}


class HoldAtTwenty:
    """The well-known way to play."""

    name = "normal"

    def choose(self, rules: AnyRules, observation: Any, legal_actions: tuple[Any, ...], rng: random.Random) -> Any:
        enough = observation.pot >= 20 or observation.scores[observation.turn] + observation.pot >= GOAL
        return Hold() if enough else Roll()


class PigEncoding(Encoding[Observation, Action]):
    """The scores, the viewer's first, and the pot."""

    action_count = len(_NAMES)

    def __init__(self, players: int) -> None:
        self.layout = Layout()
        self._scores = self.layout.add("scores", ceiling=GOAL, seat=players)
        self._pot = self.layout.add("pot", ceiling=GOAL)
        self._empty = np.zeros(self.layout.size, np.float32)
        self._catalogue = Catalogue(_NAMES.values())

    def vector(self, observation: Observation) -> Vector:
        vector = self._empty.copy()
        place = places(observation.viewer, range(len(observation.scores)))
        for seat, score in enumerate(observation.scores):
            self._scores.count(vector, score, place[seat])
        self._pot.count(vector, observation.pot)
        return vector

    def catalogue(self, view: Any, seat: int) -> Catalogue[Action]:
        return self._catalogue


class Pig(Game[State, Action, Rolled, Observation]):
    """A die, two to four players, and no end of temptation."""

    id = "pig"
    version = 1
    player_counts = (2, 3, 4)
    state_type = State
    action_type = Action
    outcome_type = Rolled
    observation_type = Observation
    has_secrets = False

    def bind(self, players: int, options: Options) -> Rules:
        return Rules(players)

    def bind_presenter(self, rules: AnyRules) -> PigPresenter:
        return PigPresenter()

    def format_action(self, action: Action) -> str:
        return "roll" if isinstance(action, Roll) else "hold"

    def parse_action(self, text: str) -> Action:
        if text not in _NAMES:
            raise ValueError(f"write roll or hold, not {text!r}")
        return _NAMES[text]

    def bots(self) -> Mapping[str, Bot]:
        return {"random": RandomBot(), "normal": HoldAtTwenty()}

    def encoding(self, rules: AnyRules) -> PigEncoding:
        return PigEncoding(rules.players)


GAME = Pig()
