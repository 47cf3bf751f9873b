"""The door of the room: Epic Dice Battles as a `Game`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from wartable.core.bot import Bot
from wartable.core.errors import BadOptions
from wartable.core.game import Game, Options
from wartable.games.epic_dice_battles import notation
from wartable.games.epic_dice_battles.actions import Action, Outcome
from wartable.games.epic_dice_battles.components import Components, read_components
from wartable.games.epic_dice_battles.observation import Observation
from wartable.games.epic_dice_battles.rules.rules import Rules
from wartable.games.epic_dice_battles.state import State

__all__ = ["GAME", "EpicDiceBattles", "EpicDiceBattlesOptions"]


class EpicDiceBattlesOptions(Options, frozen=True):
    """The choices made before a match."""

    numbers: dict[str, Any] = msgspec.field(default_factory=dict)
    """Numbers of the data files to play with instead: {"economy.start.rice": 5, "units.archer.money": 2}."""

    def __hash__(self) -> int:
        return hash(_text(self.numbers))


class EpicDiceBattles(Game[State, Action, Outcome, Observation]):
    """Armies on a map of Japan, four seasons a year, two to five players."""

    id = "epic-dice-battles"
    version = 1
    player_counts = (2, 3, 4, 5)
    options_type = EpicDiceBattlesOptions
    state_type = State
    action_type = Action
    outcome_type = Outcome
    observation_type = Observation
    # The calendar ends every game (ED-72); a year of five random players takes a few hundred decisions.
    max_decisions_for_programs = 200_000

    def bind(self, players: int, options: EpicDiceBattlesOptions) -> Rules:
        try:
            components = _components(_text(options.numbers))
        except (ValueError, KeyError, msgspec.ValidationError) as error:
            raise BadOptions(f"options of {self.id}: {error}", game=self.id, problem=str(error)) from None
        return Rules(components, players)

    def format_action(self, action: Action) -> str:
        return notation.format_action(action)

    def parse_action(self, text: str) -> Action:
        return notation.parse_action(text)

    def bots(self) -> Mapping[str, Bot]:
        from wartable.bots.random import RandomBot

        return {"random": RandomBot()}


def _text(numbers: dict[str, Any]) -> str:
    return json.dumps(numbers, sort_keys=True)


@lru_cache(maxsize=32)
def _components(numbers: str) -> Components:
    """Tables for changed numbers, made once: what is worked out from them is remembered by table."""
    return read_components(json.loads(numbers))


GAME = EpicDiceBattles()
