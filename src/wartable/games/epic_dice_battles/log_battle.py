"""What the log says of a battle: what was chosen openly, what the dice showed, who fell."""

from __future__ import annotations

from collections.abc import Iterator

from wartable.core.game import Seat
from wartable.core.line import Arg, Line, Lines, Name
from wartable.games.epic_dice_battles import nouns
from wartable.games.epic_dice_battles.actions import (
    Action,
    AssignDie,
    Besiege,
    DiscardToken,
    FirstPlayer,
    JoinMain,
    LayArmy,
    LayFlank,
    LayShield,
    LayToken,
    OpenFlanks,
    Outcome,
    PlaceToken,
    Ready,
    Rolled,
    SendAlone,
    SendDie,
    SendToken,
    Stay,
    StormGate,
    TakeField,
    TakeWalls,
)
from wartable.games.epic_dice_battles.components import UNITS, Components, Counts
from wartable.games.epic_dice_battles.labels import flanks_word
from wartable.games.epic_dice_battles.rules import battle as course
from wartable.games.epic_dice_battles.rules.clash import all_units, has_units, waiting_side
from wartable.games.epic_dice_battles.state import Battle, BattleKind, Fighting, Phase, Slot, State

__all__ = ["describe", "new_battle", "shown"]

_SECRET_PHASES = (Phase.WALLS, Phase.FLANKS, Phase.DEPLOY)


def describe(
    components: Components, before: State, stage: Fighting, event: Action | Outcome, viewer: Seat | None
) -> tuple[Line, ...]:
    """The event, and what it did to the battle up to its end."""
    current = stage.battle
    if isinstance(event, Rolled):
        said = _rolled(current, event.dice)
        then = course.roll(components, before, stage, event.dice)
    else:
        assert stage.seat is not None
        assert not isinstance(event, FirstPlayer)
        said = _chosen(stage.seat, event, is_own=stage.seat == viewer)
        if current.phase in (Phase.REGROUP, Phase.FOLLOW_UP):
            return said
        then = course.choose(components, before, stage, event)
    assert isinstance(then.stage, Fighting)
    revealed = shown(before, then)
    return (*said, *revealed, *_progress(components, current, then.stage.battle))


def new_battle(components: Components, before: State, after: State) -> tuple[Line, ...]:
    """The battle that begins because of an event, if one does."""
    now, was = after.stage, before.stage
    if not isinstance(now, Fighting):
        return ()
    is_same = isinstance(was, Fighting) and was.fights == now.fights and was.battle.region == now.battle.region
    if isinstance(was, Fighting) and is_same and was.battle.phase is not Phase.FOLLOW_UP:
        return ()
    begun = _begun(components, now.battle)
    return (begun, *(shown(before, after) if now.battle.region is not None else ()), *_line_up(None, now.battle))


def shown(before: State, after: State, *, spy: Seat | None = None) -> tuple[Line, ...]:
    """Numbers that were turned up, and for a spy tokens too (ED-34, ED-60)."""
    said: list[Line] = []
    for seat, (old_mat, new_mat) in enumerate(zip(before.mats, after.mats, strict=True)):
        for place, (old, new) in enumerate(zip(old_mat.slots, new_mat.slots, strict=True)):
            if old is not None and new is not None and old is not new and seat != spy:
                said += _shown_slot(seat, place, old, new, with_tokens=spy is not None)
    if spy is not None and said:
        said.insert(0, Line("log-spied", {"player": Name(spy)}))
    return tuple(said)


def _shown_slot(seat: Seat, place: int, old: Slot, new: Slot, *, with_tokens: bool) -> Iterator[Line]:
    args: dict[str, Arg] = {"player": Name(seat), "slot": nouns.slot(place)}
    if new.is_number_up and not old.is_number_up:
        yield Line("log-number-shown", {**args, "number": new.number})
    if with_tokens and sum(new.face_up) > sum(old.face_up):
        yield Line("log-tokens-shown", {**args, "units": nouns.units(new.face_up)})


def _begun(components: Components, battle: Battle) -> Line:
    if battle.kind is BattleKind.FINAL:
        return Line("log-final-battle", {"players": _players(battle)})
    assert battle.region is not None
    region = nouns.region(components, battle.region)
    if battle.kind is BattleKind.SIEGE:
        attacker, defender = battle.sides[battle.attacker], battle.sides[1 - battle.attacker]
        return Line("log-siege", {"region": region, "attacker": Name(attacker.seat), "defender": Name(defender.seat)})
    return Line("log-battle", {"region": region, "players": _players(battle)})


def _players(battle: Battle) -> Lines:
    return Lines(tuple(Line("player-name", {"player": Name(side.seat)}) for side in battle.sides))


def _rolled(battle: Battle, dice: tuple[int, ...]) -> tuple[Line, ...]:
    if battle.phase is Phase.GATE:
        assert battle.storming is not None
        player = Name(battle.sides[battle.attacker].seat)
        unit = nouns.unit(UNITS[battle.storming])
        return (Line("log-rolled-gate", {"player": player, "unit": unit, "dice": nouns.dice(dice)}),)
    waiting = waiting_side(battle)
    assert waiting is not None
    player = Name(battle.sides[waiting[0]].seat)
    return (Line(f"log-rolled-{battle.phase}", {"player": player, "dice": nouns.dice(dice)}),)


def _chosen(seat: Seat, event: Action | Outcome, *, is_own: bool) -> tuple[Line, ...]:
    player = Name(seat)
    match event:
        case TakeWalls():
            return (Line("log-walls", {"player": player}),)
        case TakeField():
            return (Line("log-field", {"player": player}),)
        case OpenFlanks(flank1, flank2):
            return (Line(f"log-flanks-{flanks_word(flank1=flank1, flank2=flank2)}", {"player": player}),)
        case Ready():
            return (Line("log-ready", {"player": player}),)
        case AssignDie(die, unit):
            return (Line("log-assigned", {"player": player, "die": die, "unit": nouns.unit(unit)}),)
        case StormGate(unit):
            return (Line("log-storm", {"player": player, "unit": nouns.unit(unit)}),)
        case Besiege(region) | Stay(region):
            key = "log-besieges" if isinstance(event, Besiege) else "log-stays"
            return (Line(key, {"player": player, "region": Line(f"region-{region}")}),)
        case LayArmy() | LayFlank() | LayShield():
            return (_laid(seat, event),)
        case _:
            # ED-60, ED-61, ED-68: what is decided in secret is nobody else's to read.
            return _own_secret(event) if is_own else ()


def _laid(seat: Seat, event: LayArmy | LayFlank | LayShield) -> Line:
    args: dict[str, Arg] = {"player": Name(seat), "slot": nouns.slot(event.slot)}
    match event:
        case LayArmy(_, dice):
            return Line("log-laid-army", {**args, "dice": dice})
        case LayFlank(_, line, dice):
            return Line("log-laid-flank", {**args, "dice": dice, "line": nouns.army_line(line)})
        case LayShield():
            return Line("log-laid-shield", args)


def _own_secret(event: Action | Outcome) -> tuple[Line, ...]:
    match event:
        case SendDie(place, line):
            return (Line("log-sent-die", {"slot": nouns.slot(place), "line": nouns.army_line(line)}),)
        case SendAlone():
            return (Line("log-sent-alone"),)
        case JoinMain():
            return (Line("log-joined-main"),)
        case PlaceToken(unit, line):
            return (Line("log-placed-token", {"unit": nouns.unit(unit), "line": nouns.army_line(line)}),)
        case SendToken(unit, place):
            return (Line("log-sent-token", {"unit": nouns.unit(unit), "slot": nouns.slot(place)}),)
        case DiscardToken(unit):
            return (Line("log-discarded-token", {"unit": nouns.unit(unit)}),)
        case LayToken(unit, place):
            return (Line("log-laid-token", {"unit": nouns.unit(unit), "slot": nouns.slot(place)}),)
        case _:
            return ()


def _progress(components: Components, was: Battle, now: Battle) -> Iterator[Line]:
    """What changed in a battle: lines revealed, hits absorbed, units fallen, the gate, the end."""
    yield from _line_up(was, now)
    if was.phase not in _SECRET_PHASES:
        yield from _fallen(was, now)
    if now.gate > was.gate:
        yield Line("log-gate-broken" if now.gate >= components.battle.gate else "log-gate-damaged")
    if now.phase is Phase.REGROUP:
        yield from _outcome(now)


def _line_up(was: Battle | None, now: Battle) -> Iterator[Line]:
    was_secret = was is None or was.phase in _SECRET_PHASES
    if was_secret and now.phase not in _SECRET_PHASES:
        for side in now.sides:
            main, flank1, flank2 = (nouns.units(units) for units in side.lines)
            args: dict[str, Arg] = {"player": Name(side.seat), "main": main}
            if any(side.lines[1]) or any(side.lines[2]):
                yield Line("log-line-up-flanks", {**args, "flank1": flank1, "flank2": flank2})
            else:
                yield Line("log-line-up", args)


def _fallen(was: Battle, now: Battle) -> Iterator[Line]:
    for old, new in zip(was.sides, now.sides, strict=True):
        player = Name(old.seat)
        if new.absorbed > old.absorbed:
            yield Line("log-absorbed", {"player": player, "hits": new.absorbed - old.absorbed})
        lost: Counts = tuple(before - after for before, after in zip(all_units(old), all_units(new), strict=True))
        if any(lost):
            yield Line("log-fallen", {"player": player, "units": nouns.units(lost)})


def _outcome(battle: Battle) -> Iterator[Line]:
    if battle.is_called_off:
        yield Line("log-called-off", {"player": Name(battle.sides[battle.attacker].seat)})
        return
    alive = [side for side in battle.sides if has_units(side)]
    if not alive:
        yield Line("log-ruin")
    for side in alive:
        yield Line("log-battle-won", {"player": Name(side.seat), "units": nouns.units(all_units(side))})
