"""What helps a search of Epic Dice Battles: the warlord's choices, and the year as its clock."""

from __future__ import annotations

import random

from wartable.core.game import AnyRules
from wartable.games.epic_dice_battles.actions import Action, CallOff
from wartable.games.epic_dice_battles.heuristics import WarlordBot
from wartable.games.epic_dice_battles.heuristics.fighting import chance_of_storm
from wartable.games.epic_dice_battles.prospects import prospects
from wartable.games.epic_dice_battles.state import (
    Calling,
    Fighting,
    Marching,
    Naming,
    Phase,
    State,
    Villages,
    Winter,
)

__all__ = ["WarlordGuide", "years_beyond"]

_EVEN = 0.5
"""Odds below which a siege is given up in what is played on; half of it if the gate is damaged. The warlord storms on
long after whoever weighs both would call it off, and a storm was judged by that."""


def years_beyond(state: State) -> int:
    """From autumn on dice may end the year, and whoever decides after them is judged at the end of the next one."""
    return int(isinstance(state.stage, Marching | Calling | Naming | Fighting | Villages))


class WarlordGuide:
    """Plays on like the warlord until the year is over, but storms no castle that will likelier hold, and judges by
    points, troops and stores.
    """

    def __init__(self) -> None:
        self._warlord = WarlordBot()

    def policy(self, rules: AnyRules, state: State, legal_actions: tuple[Action, ...], rng: random.Random) -> Action:
        seat = rules.to_act(state)
        assert isinstance(seat, int)
        if _is_given_up(state):
            return CallOff()
        return self._warlord.choose(rules, rules.observe(state, seat), legal_actions, rng)

    def candidates(self, rules: AnyRules, state: State, legal_actions: tuple[Action, ...]) -> tuple[Action, ...]:
        """Winter actions, marches, sieges and retreats; for all else the warlord's word is enough."""
        match state.stage:
            case Winter() | Marching() | Calling():
                return legal_actions
            case Fighting(battle=battle) if battle.phase in (Phase.FOLLOW_UP, Phase.WALLS, Phase.FLANKS):
                return legal_actions
            case _:
                return ()

    def evaluate(self, rules: AnyRules, state: State) -> tuple[float, ...]:
        return prospects(rules, state)  # type: ignore[arg-type]

    def stage(self, rules: AnyRules, state: State) -> int:
        """The year: points are counted between two years, when all battles are fought."""
        return state.year

    def occasion(self, rules: AnyRules, state: State) -> tuple[int, ...]:
        """The volley, the round or the run at the gate in the battle of a region; else the year."""
        if not isinstance(state.stage, Fighting):
            return (state.year,)
        battle = state.stage.battle
        region = 0 if battle.region is None else battle.region + 1
        return (state.year, region, battle.volley, battle.round, battle.flank, battle.gate)


def _is_given_up(state: State) -> bool:
    """Whether somebody stands before a gate (ED-82) who is likelier to fail."""
    if not isinstance(state.stage, Fighting) or state.stage.battle.phase is not Phase.GATE:
        return False
    battle = state.stage.battle
    return chance_of_storm(battle) < (_EVEN / 2 if battle.gate else _EVEN)
