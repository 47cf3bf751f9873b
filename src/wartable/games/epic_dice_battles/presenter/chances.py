"""The odds that a board shows a seat: of its marches, of its choices in a battle, and of the battle as it stands.

Their ids: "march 2 owari", "besiege iyo", "walls", "field", "flanks yes no", "gate samurai", "battle".
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from wartable.core.game import Seat
from wartable.core.line import Line
from wartable.core.presenter import Chance
from wartable.games.epic_dice_battles.actions import (
    Action,
    Besiege,
    OpenFlanks,
    StormGate,
    TakeField,
    TakeWalls,
)
from wartable.games.epic_dice_battles.battle_chances import BattleChance, BattleChances
from wartable.games.epic_dice_battles.components import UNITS, Components
from wartable.games.epic_dice_battles.observation import Observation
from wartable.games.epic_dice_battles.presenter.suggestions import suggest
from wartable.games.epic_dice_battles.rules import battle as course
from wartable.games.epic_dice_battles.rules.autumn import fields_within
from wartable.games.epic_dice_battles.rules.clash import has_units
from wartable.games.epic_dice_battles.rules.rules import Rules
from wartable.games.epic_dice_battles.state import Battle, Calling, Fighting, Marching, Phase, State

__all__ = ["board_odds"]

_PLAYED_OUT = 400
"""Battles that are played out from where they stand: within five in a hundred in 19 of 20 cases."""
_REVEALED = (Phase.ARROWS, Phase.GATE, Phase.STARS, Phase.FLANK_MELEE, Phase.MAIN)
_SIDES = (False, True)
_NO_RANGE = 0.005
"""Ranges narrower than this are none."""


def board_odds(rules: Rules, observation: Observation) -> dict[str, Chance]:
    """The odds for the seat that is to decide; nothing for anybody else."""
    if observation.viewer is None or observation.to_act != observation.viewer:
        return {}
    return {name: _chance(name, prospect) for name, prospect in _named(rules, observation)}


def _chance(name: str, prospect: BattleChance) -> Chance:
    is_range = prospect.high - prospect.low > _NO_RANGE
    return Chance(
        prospect.won,
        prospect.lost,
        prospect.low if is_range else None,
        prospect.high if is_range else None,
        is_estimate=prospect.is_guess,
        note=Line("chance-gate") if name.startswith("gate ") else None,
    )


def _named(rules: Rules, observation: Observation) -> Iterator[tuple[str, BattleChance]]:
    stage = observation.stage
    prospects = BattleChances(rules.components, observation)
    if isinstance(stage, Marching):
        yield from _marches(rules.components, observation, stage, prospects)
    elif isinstance(stage, Calling):
        yield from _each(prospects, {f"besiege {_id(rules, stage.region)}": Besiege(_id(rules, stage.region))})
    elif isinstance(stage, Fighting):
        yield from _each(prospects, _battle_choices(rules, stage.battle))
        ahead = prospects.of_battle(stage.battle)
        if stage.battle.phase in _REVEALED:
            yield "battle", _played_out(rules, observation)
        elif ahead is not None:
            yield "battle", ahead


def _id(rules: Rules, region: int) -> str:
    return rules.components.regions[region].id


def _each(prospects: BattleChances, choices: dict[str, Action]) -> Iterator[tuple[str, BattleChance]]:
    for name, action in choices.items():
        prospect = prospects.of(action)
        if prospect is not None:
            yield name, prospect


def _marches(
    box: Components, observation: Observation, stage: Marching, prospects: BattleChances
) -> Iterator[tuple[str, BattleChance]]:
    """Every army that may still move, to every field that it reaches (ED-51, ED-52)."""
    seat = stage.seat
    foreign = frozenset(
        region
        for other, mat in enumerate(observation.mats)
        if other != seat
        for region in mat.regions
        if region is not None
    )
    for army in prospects.situation.armies:
        if army.number in stage.tired[seat] or stage.leading not in (None, army.number):
            continue
        fields = list(box.regions[army.region].neighbours)
        if observation.mats[seat].rice >= box.economy.autumn.march_rice:
            fields += fields_within(box, army.region, foreign, box.economy.autumn.march_fields)
        for region in fields:
            prospect = prospects.of_march(army.number, region)
            if prospect is not None:
                yield f"march {army.number} {box.regions[region].id}", prospect


def _battle_choices(rules: Rules, battle: Battle) -> dict[str, Action]:
    match battle.phase:
        case Phase.WALLS:
            return {"walls": TakeWalls(), "field": TakeField()}
        case Phase.FLANKS:
            words = {True: "yes", False: "no"}
            return {f"flanks {words[one]} {words[two]}": OpenFlanks(one, two) for one in _SIDES for two in _SIDES}
        case Phase.GATE:
            line = battle.sides[battle.attacker].lines[0]
            return {f"gate {UNITS[unit]}": StormGate(UNITS[unit]) for unit, count in enumerate(line) if count}
        case Phase.FOLLOW_UP:
            assert battle.region is not None
            return {f"besiege {_id(rules, battle.region)}": Besiege(_id(rules, battle.region))}
        case _:
            return {}


def _played_out(rules: Rules, observation: Observation) -> BattleChance:
    """How the battle goes on from here, all sides keeping to what is suggested."""
    # The same question gets the same answer.
    rng = random.Random(0)
    ends = [_end(rules, rules.redeal(observation, rng), rng) for _ in range(_PLAYED_OUT)]
    won = sum(victors == {observation.viewer} for victors in ends)
    ruined = sum(not victors for victors in ends)
    return BattleChance(won / len(ends), (len(ends) - won - ruined) / len(ends), ruined / len(ends), is_guess=True)


def _end(rules: Rules, state: State, rng: random.Random) -> set[Seat]:
    """Who holds the field in the end; in a siege that is called off the defender."""
    box = rules.components
    while True:
        stage = state.stage
        assert isinstance(stage, Fighting)
        battle = stage.battle
        if battle.phase not in _REVEALED:
            break
        if stage.seat is None:
            dice = sorted(rng.randint(1, 6) for _ in range(course.dice_to_roll(battle)))
            state = course.roll(box, state, stage, tuple(dice))
        else:
            legal = course.choices(box, state, battle, stage.seat)
            suggested = suggest(rules.components, rules.observe(state, stage.seat), legal)
            assert suggested is not None, "every choice in a battle has a default"
            state = course.choose(box, state, stage, suggested)
    if battle.is_called_off:
        return {side.seat for place, side in enumerate(battle.sides) if place != battle.attacker}
    return {side.seat for side in battle.sides if has_units(side)}
