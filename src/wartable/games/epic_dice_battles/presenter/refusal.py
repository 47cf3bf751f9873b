"""Why an action is not legal: the rule it breaks, in the order a player would check."""

from __future__ import annotations

from wartable.core.errors import IllegalAction
from wartable.core.line import Arg, Line
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
    Scout,
    SendAlone,
    SendDie,
    SendToken,
    SetNumber,
    Stay,
    StormGate,
    TakeField,
    TakeWalls,
    WinterAction,
)
from wartable.games.epic_dice_battles.components import LINE_NUMBER, Components
from wartable.games.epic_dice_battles.presenter import refusal_battle, refusal_spring
from wartable.games.epic_dice_battles.presenter.refusal_spring import Reason, no_die_place
from wartable.games.epic_dice_battles.rules import autumn
from wartable.games.epic_dice_battles.rules.mat import foreign_regions
from wartable.games.epic_dice_battles.state import (
    Building,
    Calling,
    ChoosingStart,
    Feeding,
    Fighting,
    Marching,
    Naming,
    Over,
    Spring,
    State,
    Villages,
    Winter,
)

__all__ = ["refuse"]

_LONGEST_NAME = 20
"""Of an unknown region, as far as it is repeated."""

_RULES: dict[type, str] = {
    ChooseStart: "ED-13",
    Act: "ED-20",
    Buy: "ED-30",
    PutDie: "ED-32",
    RaiseArmy: "ED-31",
    PutToken: "ED-32",
    Scout: "ED-34",
    Reveal: "ED-34",
    Renumber: "ED-22",
    SetNumber: "ED-22",
    EndBuying: "ED-30",
    Build: "ED-35",
    EndSpring: "ED-35",
    GiveUpDie: "ED-42",
    GiveUpToken: "ED-42",
    Lead: "ED-50",
    Move: "ED-51",
    March: "ED-51",
    Pass: "ED-50",
    Besiege: "ED-55",
    Stay: "ED-55",
    NameBattle: "ED-55",
    TakeWalls: "ED-56",
    TakeField: "ED-56",
    OpenFlanks: "ED-80",
    SendDie: "ED-60",
    SendAlone: "ED-60",
    JoinMain: "ED-60",
    PlaceToken: "ED-61",
    SendToken: "ED-60",
    DiscardToken: "ED-60",
    Ready: "ED-61",
    AssignDie: "ED-64",
    Lose: "ED-64",
    StormGate: "ED-82",
    CallOff: "ED-82",
    LayArmy: "ED-68",
    LayFlank: "ED-68",
    LayShield: "ED-68",
    LayToken: "ED-68",
    ReturnDie: "ED-70",
}
"""The rule that says when an action is taken."""


def refuse(components: Components, state: State, action: Action) -> IllegalAction:
    """The error for an action that is not among the legal ones."""
    if isinstance(state.stage, Over):
        return _illegal("game-over", "ED-72")
    if type(action) not in _RULES:
        return _illegal("unknown-action", "ED-18")
    region = getattr(action, "region", None)
    if region is not None and region not in components.number_by_id:
        return _illegal("unknown-region", "ED-4", text=region[:_LONGEST_NAME])
    reason = _reason(components, state, action) or ("not-now", _RULES[type(action)], {})
    return _illegal(reason[0], reason[1], **reason[2])


def _illegal(code: str, rule: str, **args: Arg) -> IllegalAction:
    return IllegalAction(code, rule, Line(f"refusal-{code}", args))


def _reason(components: Components, state: State, action: Action) -> Reason | None:
    """What is wrong with an action that belongs to the present stage; None if it does not belong there."""
    match state.stage, action:
        case ChoosingStart(), ChooseStart(region):
            return _start(components, state, components.number_by_id[region])
        case Winter(), Act(what):
            # Only two of the winter actions can be impossible.
            return ("rice-at-top", "ED-21", {}) if what is WinterAction.RICE else ("no-rice-to-trade", "ED-23", {})
        case Spring() as spring, _:
            return refusal_spring.reason(components, state, spring, action)
        case Building() as building, Build(region):
            return refusal_spring.castle(components, state, building.seat, components.number_by_id[region])
        case Feeding() as feeding, GiveUpDie(place, line) if feeding.slot is None:
            return _give_up_die(state, feeding, place, LINE_NUMBER[line])
        case Feeding() as feeding, GiveUpToken(unit) if feeding.slot is not None:
            return "no-such-token", "ED-42", {"unit": Line(f"unit-{unit}")}
        case Marching() as marching, _:
            return _march(components, state, marching, action)
        case Calling(), Besiege() | Stay():
            return "not-asked", "ED-55", {}
        case Naming(), NameBattle(region):
            return "no-battle-there", "ED-55", {"region": Line(f"region-{region}")}
        case Fighting() as fighting, _:
            return refusal_battle.reason(fighting, action)
        case Villages() as villages, ReturnDie(place):
            return no_die_place(components, state.mats[villages.owner], place)
        case _:
            return None


def _start(components: Components, state: State, region: int) -> Reason:
    name = Line(f"region-{components.regions[region].id}")
    if region not in components.starts[len(state.mats)]:
        return "not-a-start", "ED-5", {"region": name}
    return "start-taken", "ED-13", {"region": name}


def _give_up_die(state: State, feeding: Feeding, place: int, line: int) -> Reason:
    slots = state.mats[feeding.seat].slots
    slot = slots[place] if 0 <= place < len(slots) else None
    if slot is None:
        return "no-such-army", "ED-15", {"slot": place + 1}
    if not slot.dice[line]:
        return "line-empty", "ED-42", {}
    return "flanks-too-large", "ED-6", {}


def _march(components: Components, state: State, stage: Marching, action: Action) -> Reason | None:
    mat = state.mats[stage.seat]
    match action:
        case Lead(army) if stage.leading is None:
            if not 1 <= army <= len(mat.regions) or mat.regions[army - 1] is None:
                return "no-such-number", "ED-15", {"number": army}
            return "army-tired", "ED-52", {"number": army}
        case Move(region) if stage.leading is not None:
            return "not-a-neighbour", "ED-51", {"region": Line(f"region-{region}")}
        case March(region) if stage.leading is not None:
            price = components.economy.autumn.march_rice
            if mat.rice < price:
                return "march-without-rice", "ED-51", {"rice": price, "have": mat.rice}
            return _out_of_reach(components, state, stage, region)
        case _:
            return None


def _out_of_reach(components: Components, state: State, stage: Marching, region_id: str) -> Reason:
    assert stage.leading is not None
    start = state.mats[stage.seat].regions[stage.leading - 1]
    assert start is not None
    region, name = components.number_by_id[region_id], Line(f"region-{region_id}")
    fields = components.economy.autumn.march_fields
    if region == start or region in components.regions[start].neighbours:
        return "march-too-short", "ED-51", {"region": name}
    if region in autumn.fields_within(components, start, frozenset(), fields):
        assert foreign_regions(state, stage.seat), "only opponents' armies can be in the way"
        return "march-blocked", "ED-52", {"region": name}
    return "out-of-reach", "ED-51", {"region": name, "fields": fields}
