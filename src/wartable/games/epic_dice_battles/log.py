"""What the log of a viewer says of an event: message keys; nothing where the viewer must not notice it."""

from __future__ import annotations

from wartable.core.game import Seat
from wartable.core.line import Line, Name
from wartable.games.epic_dice_battles import log_battle, log_year, nouns
from wartable.games.epic_dice_battles.actions import (
    Act,
    Action,
    Besiege,
    Build,
    Buy,
    ChooseStart,
    EndBuying,
    FirstPlayer,
    GiveUpDie,
    GiveUpToken,
    Lead,
    March,
    Move,
    NameBattle,
    Outcome,
    PutDie,
    PutToken,
    RaiseArmy,
    Renumber,
    ReturnDie,
    Rolled,
    SetNumber,
    Stay,
)
from wartable.games.epic_dice_battles.components import Components
from wartable.games.epic_dice_battles.state import (
    Building,
    Calling,
    Feeding,
    Fighting,
    Marching,
    Mat,
    Naming,
    Slot,
    Spring,
    State,
    Villages,
    Winter,
)

__all__ = ["describe"]


def describe(
    components: Components, before: State, event: Action | Outcome, after: State, viewer: Seat | None
) -> tuple[Line, ...]:
    """The event itself, then what followed from it."""
    stage = before.stage
    if isinstance(stage, Fighting):
        said = log_battle.describe(components, before, stage, event, viewer)
    elif isinstance(stage, Spring):
        said = _spring(components, before, stage, event, after, is_own=stage.seat == viewer)
    else:
        said = _open_event(before, event, viewer)
    return (
        *said,
        *log_year.aftermath(components, before, after),
        *log_battle.new_battle(components, before, after),
        *log_year.calendar(components, before, after),
    )


def _open_event(before: State, event: Action | Outcome, viewer: Seat | None) -> tuple[Line, ...]:
    """Events of stages without secrets, except which token is given up."""
    match before.stage, event:
        case _, FirstPlayer(seat):
            return (Line("log-first-player", {"player": Name(seat)}),)
        case Winter(seat), Act(what):
            return (Line(f"log-act-{what}", {"player": Name(seat)}),)
        case Feeding() as feeding, GiveUpDie() | GiveUpToken():
            return _given_up(feeding, event, is_own=feeding.seat == viewer)
        case Marching() as marching, _:
            return _marching(marching, event)
        case Villages() as villages, Rolled(dice):
            return (Line("log-villages", {"player": Name(villages.owner), "dice": nouns.dice(dice)}),)
        case Villages() as villages, ReturnDie(place, line):
            player = Name(villages.owner)
            where = {"slot": nouns.slot(place), "line": nouns.army_line(line)}
            return (Line("log-returned", {"player": player, **where}),)
        case Building(seat) | Calling(seat) | Naming(seat), Build() | Besiege() | Stay() | NameBattle():
            return _at_region(seat, event)
        case stage, ChooseStart(region):
            assert stage.seat is not None
            return (Line("log-start", {"player": Name(stage.seat), "region": Line(f"region-{region}")}),)
        case _:
            return ()


def _at_region(seat: Seat, event: Build | Besiege | Stay | NameBattle) -> tuple[Line, ...]:
    key = {Build: "log-built", Besiege: "log-besieges", Stay: "log-stays", NameBattle: "log-named"}[type(event)]
    return (Line(key, {"player": Name(seat), "region": Line(f"region-{event.region}")}),)


def _given_up(stage: Feeding, event: GiveUpDie | GiveUpToken, *, is_own: bool) -> tuple[Line, ...]:
    player = Name(stage.seat)
    if isinstance(event, GiveUpDie):
        return (Line("log-gave-up-die", {"player": player, "slot": nouns.slot(event.slot)}),)
    assert stage.slot is not None
    slot = nouns.slot(stage.slot)
    if is_own:
        return (Line("log-gave-up-token", {"player": player, "slot": slot, "unit": nouns.unit(event.unit)}),)
    # ED-15: opponents see that a token goes, not which.
    return (Line("log-gave-up-some-token", {"player": player, "slot": slot}),)


def _marching(stage: Marching, event: Action | Outcome) -> tuple[Line, ...]:
    player = Name(stage.seat)
    if isinstance(event, Lead):
        return ()
    if isinstance(event, Move | March):
        assert stage.leading is not None
        key = "log-moved" if isinstance(event, Move) else "log-marched"
        return (Line(key, {"player": player, "number": stage.leading, "region": Line(f"region-{event.region}")}),)
    return (Line("log-passed", {"player": player}),)


def _spring(
    components: Components, before: State, stage: Spring, event: Action | Outcome, after: State, *, is_own: bool
) -> tuple[Line, ...]:
    """ED-17: the others notice what a ninja turns up, and at the end what was spent; nothing else."""
    said = _own_spring(event) if is_own else ()
    spied = log_battle.shown(before, after, spy=stage.seat)
    if isinstance(event, EndBuying):
        assert stage.before is not None
        return (*said, *_spent(components, stage.seat, stage.before, before.mats[stage.seat]))
    return (*said, *spied)


def _own_spring(event: Action | Outcome) -> tuple[Line, ...]:
    match event:
        case Buy(unit):
            return (Line("log-bought", {"unit": nouns.unit(unit)}),)
        case PutDie(place, line):
            return (Line("log-put-die", {"slot": nouns.slot(place), "line": nouns.army_line(line)}),)
        case RaiseArmy(region):
            return (Line("log-raised-army", {"region": Line(f"region-{region}")}),)
        case PutToken(place):
            return (Line("log-put-token", {"slot": nouns.slot(place)}),)
        case Renumber():
            return (Line("log-renumbered"),)
        case SetNumber(place, number):
            return (Line("log-set-number", {"slot": nouns.slot(place), "number": number}),)
        case _:
            return ()


def _spent(components: Components, seat: Seat, start: Mat, mat: Mat) -> tuple[Line, ...]:
    """What everybody sees when a seat has bought all: what it cost, and what lies on the mat now."""
    player = Name(seat)
    rice, money, honor = start.rice - mat.rice, start.money - mat.money, start.honor - mat.honor
    lines = []
    if rice or money or honor:
        lines.append(Line("log-spent", {"player": player, "rice": rice, "money": money, "honor": honor}))
    else:
        lines.append(Line("log-spent-nothing", {"player": player}))
    for number, (old, new) in enumerate(zip(start.regions, mat.regions, strict=True), start=1):
        if old is None and new is not None:
            region = nouns.region(components, new)
            lines.append(Line("log-new-army", {"player": player, "number": number, "region": region}))
    for place, (was, now) in enumerate(zip(start.slots, mat.slots, strict=True)):
        lines += _reinforced(player, place, was, now)
    return tuple(lines)


def _reinforced(player: Name, place: int, was: Slot | None, now: Slot | None) -> tuple[Line, ...]:
    if now is None:
        return ()
    old = was or Slot(now.number, (0, 0, 0))
    counts = {
        "dice": sum(now.dice) - sum(old.dice),
        "tokens": sum(now.tokens) - sum(old.tokens),
        "shields": now.shields - old.shields,
    }
    if not any(counts.values()):
        return ()
    return (Line("log-reinforced", {"player": player, "slot": nouns.slot(place), **counts}),)
