"""What a choice means, for the one who chooses it."""

from __future__ import annotations

from typing import assert_never

from wartable.core.line import Line, Name
from wartable.games.epic_dice_battles.actions import (
    Act,
    Action,
    AssignDie,
    Besiege,
    Build,
    Buy,
    CallOff,
    ChooseStart,
    DiscardToken,
    EndBuying,
    EndSpring,
    GiveUpDie,
    GiveUpToken,
    JoinMain,
    LayArmy,
    LayFlank,
    LayShield,
    LayToken,
    Lead,
    Lose,
    March,
    Move,
    NameBattle,
    OpenFlanks,
    Pass,
    PlaceToken,
    PutDie,
    PutToken,
    RaiseArmy,
    Ready,
    Renumber,
    ReturnDie,
    Reveal,
    Revealed,
    Scout,
    SendAlone,
    SendDie,
    SendToken,
    SetNumber,
    Stay,
    StormGate,
    TakeField,
    TakeWalls,
)
from wartable.games.epic_dice_battles.components import LINE_NUMBER, Components
from wartable.games.epic_dice_battles.observation import MatView, Observation
from wartable.games.epic_dice_battles.presenter import nouns

__all__ = ["army", "flanks_word", "label"]


def label(components: Components, observation: Observation, action: Action) -> Line:
    """The words of an action."""
    match action:
        case Act(what):
            return _winter(components, what)
        case ChooseStart() | Build() | Besiege() | Stay() | NameBattle() | RaiseArmy() | Move() | March():
            return _somewhere(components, action)
        case Lead(number):
            return Line("choice-lead", {"number": number, "region": _region_of(components, observation, number)})
        case Buy(unit):
            return Line("choice-buy", {"unit": nouns.unit(unit), "price": nouns.price(components, unit)})
        case Scout() | Reveal():
            return _spying(action)
        case SetNumber(place, number):
            return Line("choice-set-number", {"slot": nouns.slot(place), "number": number})
        case PutDie(place, line) | GiveUpDie(place, line) | SendDie(place, line) | ReturnDie(place, line):
            return _die(components, observation, action, place, LINE_NUMBER[line])
        case PutToken(place):
            return Line("choice-put-token", {"army": army(components, observation, place)})
        case OpenFlanks(flank1, flank2):
            return Line(f"choice-flanks-{flanks_word(flank1=flank1, flank2=flank2)}")
        case LayArmy() | LayFlank() | LayShield() | LayToken():
            return _laying(components, observation, action)
        case GiveUpToken() | PlaceToken() | SendToken() | DiscardToken() | AssignDie() | Lose() | StormGate():
            return _unit(components, observation, action)
        case Renumber():
            return Line("choice-renumber")
        case EndBuying():
            return Line("choice-end-buying")
        case EndSpring():
            return Line("choice-end-spring")
        case Pass():
            return Line("choice-pass")
        case TakeWalls():
            return Line("choice-walls")
        case TakeField():
            return Line("choice-field")
        case SendAlone():
            return Line("choice-send-alone")
        case JoinMain():
            return Line("choice-join-main")
        case Ready():
            return Line("choice-ready")
        case CallOff():
            return Line("choice-call-off")
        case _:
            assert_never(action)


def army(components: Components, observation: Observation, place: int) -> Line:
    """A slot of the viewer's mat with the number and the region of its army."""
    mat = _own_mat(observation)
    slot = mat.slots[place]
    if slot is None or slot.number is None:
        return nouns.slot(place)
    region = mat.regions[slot.number - 1]
    assert region is not None
    return Line("army-name", {"slot": place + 1, "number": slot.number, "region": nouns.region(components, region)})


def flanks_word(*, flank1: bool, flank2: bool) -> str:
    """Which flanks, as part of a key."""
    if flank1 and flank2:
        return "both"
    if flank1:
        return "first"
    return "second" if flank2 else "none"


def _own_mat(observation: Observation) -> MatView:
    seat = observation.viewer if observation.viewer is not None else observation.to_act
    assert seat is not None
    return observation.mats[seat]


def _region_of(components: Components, observation: Observation, number: int) -> Line:
    region = _own_mat(observation).regions[number - 1]
    assert region is not None
    return nouns.region(components, region)


def _winter(components: Components, what: str) -> Line:
    winter = components.economy.winter
    return Line(f"choice-act-{what}", {"rice": winter.trade_rice, "money": winter.trade_money})


def _somewhere(
    components: Components,
    action: ChooseStart | Build | Besiege | Stay | NameBattle | RaiseArmy | Move | March,
) -> Line:
    key = {
        ChooseStart: "choice-start",
        Build: "choice-build",
        Besiege: "choice-besiege",
        Stay: "choice-stay",
        NameBattle: "choice-name-battle",
        RaiseArmy: "choice-raise-army",
        Move: "choice-move",
        March: "choice-march",
    }[type(action)]
    costs = {Build: components.economy.spring.castle_rice, March: components.economy.autumn.march_rice}
    region = Line(f"region-{action.region}")
    rice = costs.get(type(action))
    return Line(key, {"region": region} if rice is None else {"region": region, "rice": rice})


def _spying(action: Scout | Reveal) -> Line:
    if isinstance(action, Scout):
        return (
            Line("choice-scout-nobody") if action.seat is None else Line("choice-scout", {"player": Name(action.seat)})
        )
    key = "choice-reveal-number" if action.what is Revealed.NUMBER else "choice-reveal-tokens"
    return Line(key, {"slot": nouns.slot(action.slot)})


def _die(
    components: Components,
    observation: Observation,
    action: PutDie | GiveUpDie | SendDie | ReturnDie,
    place: int,
    line: int,
) -> Line:
    args = {"army": army(components, observation, place), "line": nouns.army_line(action.line)}
    slot = _own_mat(observation).slots[place]
    if isinstance(action, PutDie) and slot is not None and slot.dice[line] == 0:
        return Line("choice-open-flank", args)
    key = {
        PutDie: "choice-put-die",
        GiveUpDie: "choice-give-up-die",
        SendDie: "choice-send-die",
        ReturnDie: "choice-return-die",
    }[type(action)]
    return Line(key, args)


def _laying(
    components: Components, observation: Observation, action: LayArmy | LayFlank | LayShield | LayToken
) -> Line:
    place = army(components, observation, action.slot)
    match action:
        case LayArmy(_, dice):
            return Line("choice-lay-army", {"army": place, "dice": dice})
        case LayFlank(_, line, dice):
            return Line("choice-lay-flank", {"army": place, "line": nouns.army_line(line), "dice": dice})
        case LayShield():
            return Line("choice-lay-shield", {"army": place})
        case LayToken(unit):
            return Line("choice-lay-token", {"army": place, "unit": nouns.unit(unit)})


def _unit(
    components: Components,
    observation: Observation,
    action: GiveUpToken | PlaceToken | SendToken | DiscardToken | AssignDie | Lose | StormGate,
) -> Line:
    unit = nouns.unit(action.unit)
    match action:
        case GiveUpToken():
            return Line("choice-give-up-token", {"unit": unit})
        case PlaceToken(_, line):
            return Line("choice-place-token", {"unit": unit, "line": nouns.army_line(line)})
        case SendToken(_, place):
            return Line("choice-send-token", {"unit": unit, "army": army(components, observation, place)})
        case DiscardToken():
            return Line("choice-discard-token", {"unit": unit})
        case AssignDie(die, _, flank):
            return Line("choice-assign-flank" if flank else "choice-assign", {"unit": unit, "die": die})
        case Lose():
            return Line("choice-lose", {"unit": unit})
        case StormGate():
            return Line("choice-storm", {"unit": unit})
