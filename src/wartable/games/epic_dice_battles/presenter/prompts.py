"""What is to be decided now: one question for the one who decides."""

from __future__ import annotations

from typing import assert_never

from wartable.core.line import Line, Name
from wartable.core.presenter import Prompt
from wartable.games.epic_dice_battles.components import UNITS, Components, Purchase, Unit
from wartable.games.epic_dice_battles.observation import Observation
from wartable.games.epic_dice_battles.presenter import nouns
from wartable.games.epic_dice_battles.presenter.labels import army
from wartable.games.epic_dice_battles.presenter.view import own_mat
from wartable.games.epic_dice_battles.rules.clash import waiting_side
from wartable.games.epic_dice_battles.rules.deployment import next_token
from wartable.games.epic_dice_battles.state import (
    Battle,
    Building,
    Calling,
    ChoosingStart,
    Deployment,
    DrawingFirst,
    Feeding,
    Fighting,
    Marching,
    Naming,
    Over,
    Phase,
    Regroup,
    Spring,
    SpringStep,
    TurnOver,
    Villages,
    Winter,
)

__all__ = ["prompt"]


def prompt(components: Components, observation: Observation) -> Prompt:
    """The question for the one who decides; for the others, who decides what."""
    seat = observation.to_act
    if seat is None:
        return Prompt(Line("ui-over" if isinstance(observation.stage, Over) else "ui-wait"))
    watching = Line("ui-turn-of", {"player": Name(seat)})
    if seat != observation.viewer:
        # What exactly is asked may tell what the others must not know (ED-17, ED-61).
        return Prompt(watching, seat, watching=watching)
    return Prompt(_question(components, observation), seat, _hint(observation), watching)


def _hint(observation: Observation) -> Line | None:
    """How to go about it, for somebody who does not know the board yet; or what to bear in mind."""
    match observation.stage:
        case Spring(step=SpringStep.TOKEN, buying=Purchase.NINJA):
            return Line("hint-ninja")
        case Spring(step=SpringStep.DIE | SpringStep.TOKEN):
            return Line("hint-mat")
        case Winter():
            return Line("hint-winter")
        case Marching(leading=None):
            return Line("hint-pick")
        case Marching():
            return Line("hint-march")
        case ChoosingStart() | Building():
            return Line("hint-map")
        case Fighting(battle=battle) if battle.phase is Phase.DEPLOY and _loses_ninja(observation, battle):
            return Line("hint-ninja-leaves")
        case _:
            return None


def _loses_ninja(observation: Observation, battle: Battle) -> bool:
    """Whether a ninja of the viewer has found no die in a flank (ED-60)."""
    side = next(side for side in battle.sides if side.seat == observation.viewer)
    return side.deployment is not None and side.deployment.discarded[Unit.NINJA] > 0


def _question(box: Components, observation: Observation) -> Line:
    stage, mat = observation.stage, own_mat(observation)
    match stage:
        case ChoosingStart():
            return Line("ask-start")
        case Winter():
            return Line("ask-winter", {"dice": stage.dice, "rice": mat.rice, "money": mat.money})
        case Spring():
            return _spring(stage, observation)
        case Building():
            return Line("ask-build", {"rice": mat.rice})
        case Feeding(_, missing, slot):
            if slot is not None:
                return Line("ask-give-up-token", {"army": army(box, observation, slot)})
            return Line("ask-give-up-die", {"missing": missing})
        case Marching(leading=number):
            if number is None:
                return Line("ask-lead")
            region = mat.regions[number - 1]
            assert region is not None
            return Line("ask-march", {"number": number, "region": nouns.region(box, region), "rice": mat.rice})
        case Calling():
            return Line("ask-siege", {"region": nouns.region(box, stage.region)})
        case Naming():
            return Line("ask-battle")
        case Fighting():
            return _battle(box, observation, stage.battle)
        case Villages():
            return Line("ask-village", {"dice": stage.returning})
        case DrawingFirst() | Over() | TurnOver():
            raise AssertionError("nobody is asked anything now")
        case _:
            assert_never(stage)


def _spring(stage: Spring, observation: Observation) -> Line:
    mat = own_mat(observation)
    match stage.step:
        case SpringStep.MENU:
            riches = {"rice": mat.rice, "money": mat.money, "honor": mat.honor}
            return Line("ask-buy", {**riches, "tokens": mat.tokens_left, "officers": mat.officers})
        case SpringStep.DIE:
            assert stage.buying is not None
            return Line("ask-die", {"unit": nouns.unit(stage.buying)})
        case SpringStep.TOKEN:
            assert stage.buying is not None
            key = "ask-shield" if stage.buying is Purchase.SHIELD else "ask-token"
            return Line(key, {"unit": nouns.unit(stage.buying)})
        case SpringStep.SCOUT:
            return Line("ask-scout")
        case SpringStep.REVEAL:
            return Line("ask-reveal")
        case SpringStep.NUMBERS:
            return Line("ask-number")


def _battle(box: Components, observation: Observation, battle: Battle) -> Line:
    match battle.phase:
        case Phase.WALLS | Phase.FLANKS | Phase.FOLLOW_UP:
            assert battle.region is not None
            return Line(f"ask-{battle.phase}", {"region": nouns.region(box, battle.region)})
        case Phase.DEPLOY:
            side = next(side for side in battle.sides if side.seat == observation.viewer)
            assert side.deployment is not None
            return _deployment(side.deployment)
        case Phase.GATE:
            return Line("ask-gate", {"damage": battle.gate, "needed": box.battle.gate})
        case Phase.REGROUP:
            assert battle.regroup is not None
            return _regroup(box, observation, battle, battle.regroup)
        case _:
            waiting = waiting_side(battle)
            assert waiting is not None
            clash = battle.sides[waiting[0]].clash
            assert clash is not None
            if clash.dice:
                return Line("ask-assign", {"die": clash.dice[0], "dice": nouns.dice(clash.dice)})
            return Line("ask-lose", {"hits": clash.hits})


def _deployment(deployment: Deployment) -> Line:
    if deployment.escorted is not None:
        return Line("ask-along")
    if deployment.undecided:
        return Line("ask-blocked", {"dice": deployment.undecided})
    unit = next_token(deployment)
    return Line("ask-ready") if unit is None else Line("ask-place", {"unit": nouns.unit(UNITS[unit])})


def _regroup(box: Components, observation: Observation, battle: Battle, regroup: Regroup) -> Line:
    slots, laid = battle.sides[regroup.side].slots, len(regroup.dice)
    if regroup.next_flank < 3:
        place = army(box, observation, slots[laid - 1])
        return Line("ask-lay-flank", {"army": place, "flank": regroup.next_flank, "dice": sum(regroup.dice[-1])})
    if laid < len(slots):
        return Line("ask-lay-army", {"army": army(box, observation, slots[laid]), "dice": regroup.dice_left})
    if regroup.shields_left:
        return Line("ask-lay-shield", {"shields": regroup.shields_left})
    assert regroup.tokens_left is not None
    unit = next(unit for unit, count in enumerate(regroup.tokens_left) if count)
    return Line("ask-lay-token", {"unit": nouns.unit(UNITS[unit])})
