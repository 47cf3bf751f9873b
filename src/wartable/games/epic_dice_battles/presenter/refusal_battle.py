"""Why something cannot be done in a battle or after it."""

from __future__ import annotations

from wartable.core.line import Line
from wartable.games.epic_dice_battles.actions import (
    Action,
    AssignDie,
    Besiege,
    DiscardToken,
    JoinMain,
    LayArmy,
    LayFlank,
    LayShield,
    LayToken,
    Lose,
    PlaceToken,
    Ready,
    SendAlone,
    SendDie,
    SendToken,
    Stay,
    StormGate,
)
from wartable.games.epic_dice_battles.components import UNITS, ArmyLine, Purchase
from wartable.games.epic_dice_battles.presenter.refusal_spring import Reason
from wartable.games.epic_dice_battles.rules import clash, deployment
from wartable.games.epic_dice_battles.state import Battle, Deployment, Fighting, Phase

__all__ = ["reason"]


def reason(stage: Fighting, action: Action) -> Reason | None:
    """What is wrong with an action in a battle; None if it does not belong to the present phase."""
    battle = stage.battle
    match battle.phase:
        case Phase.DEPLOY:
            side = next(side for side in battle.sides if side.seat == stage.seat)
            assert side.deployment is not None
            return _deploy(side.deployment, action)
        case Phase.GATE if isinstance(action, StormGate):
            return "no-such-unit", "ED-82", {"unit": Line(f"unit-{action.unit}")}
        case Phase.REGROUP if isinstance(action, LayArmy | LayFlank | LayShield | LayToken):
            return "cannot-lay", "ED-68", {}
        case Phase.FOLLOW_UP if isinstance(action, Besiege | Stay):
            return "not-asked", "ED-56", {}
        case Phase.ARROWS | Phase.STARS | Phase.FLANK_MELEE | Phase.MAIN:
            return _clash(battle, action)
        case _:
            return None


def _deploy(current: Deployment, action: Action) -> Reason | None:
    if isinstance(action, PlaceToken) and action.unit is Purchase.NINJA and action.line is ArmyLine.MAIN:
        return "ninja-in-main-line", "ED-61", {}
    if current.escorted is not None:
        return _along(action)
    if current.undecided:
        return _blocked_dice(current, action)
    token = deployment.next_token(current)
    match action:
        case SendDie() | SendAlone() | JoinMain():
            return "no-blocked-dice", "ED-60", {}
        case Ready() if token is not None:
            return "tokens-left", "ED-61", {}
        case PlaceToken(unit) | SendToken(unit) | DiscardToken(unit) if token is None or unit is not UNITS[token]:
            return "other-token", "ED-61", {"unit": Line(f"unit-{unit}")}
        case PlaceToken(_, line):
            return "no-free-die", "ED-61", {"line": Line(f"line-{line}")}
        case SendToken() | DiscardToken():
            return "cannot-send-token", "ED-60", {}
        case _:
            return None


def _along(action: Action) -> Reason | None:
    """A die has just been sent away: the next thing to say is which token goes along."""
    match action:
        case SendToken(unit):
            return "cannot-go-along", "ED-60", {"unit": Line(f"unit-{unit}")}
        case SendDie() | JoinMain() | PlaceToken() | DiscardToken() | Ready():
            return "token-along-first", "ED-60", {}
        case _:
            return None


def _blocked_dice(current: Deployment, action: Action) -> Reason | None:
    if isinstance(action, SendDie):
        return "no-room-there", "ED-60", {"slot": action.slot + 1}
    if isinstance(action, SendAlone | PlaceToken | SendToken | DiscardToken | Ready):
        return "blocked-dice-first", "ED-60", {"dice": current.undecided}
    return None


def _clash(battle: Battle, action: Action) -> Reason | None:
    waiting = clash.waiting_side(battle)
    assert waiting is not None
    part = battle.sides[waiting[0]].clash
    assert part is not None
    match action:
        case AssignDie(die, unit) if part.dice:
            if die != part.dice[0]:
                return "other-die", "ED-64", {"die": part.dice[0]}
            return "no-such-unit", "ED-64", {"unit": Line(f"unit-{unit}")}
        case Lose(unit) if not part.dice:
            rule = "ED-62" if battle.phase is Phase.ARROWS else "ED-64"
            return "no-such-unit", rule, {"unit": Line(f"unit-{unit}")}
        case _:
            return None
