"""What is seen of a battle: what was chosen openly, what the dice showed, who fell, how it ended."""

from __future__ import annotations

from collections.abc import Iterator

from wartable.core.game import Seat
from wartable.core.line import Arg, Line, Lines, Name
from wartable.core.presenter import Weight
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
from wartable.games.epic_dice_battles.components import DIE, UNITS, Components, Counts
from wartable.games.epic_dice_battles.observation import Observation, SlotView
from wartable.games.epic_dice_battles.presenter import nouns
from wartable.games.epic_dice_battles.presenter.kinds import (
    BattleBegun,
    BattleEnded,
    DiceRolled,
    EpicDiceBattlesHappening,
    GateHit,
    LineUp,
    Said,
    UnitsLost,
)
from wartable.games.epic_dice_battles.presenter.labels import flanks_word
from wartable.games.epic_dice_battles.presenter.rolls import hitting_of, needed_by
from wartable.games.epic_dice_battles.rules import battle as course
from wartable.games.epic_dice_battles.rules.clash import all_units, has_units, waiting_side
from wartable.games.epic_dice_battles.state import Battle, BattleKind, Fighting, Phase, State

__all__ = ["new_battle", "of_event", "shown"]

_SECRET_PHASES = (Phase.WALLS, Phase.FLANKS, Phase.DEPLOY)
_AFTERWARDS = (Phase.REGROUP, Phase.FOLLOW_UP)

Happenings = Iterator[EpicDiceBattlesHappening]


def of_event(
    components: Components, before: Observation, stage: Fighting, event: Action | Outcome, after: Observation
) -> Happenings:
    """The event, and what it did to the battle up to its end."""
    current = stage.battle
    if isinstance(event, Rolled):
        yield _rolled(components, current, event.dice)
    else:
        assert stage.seat is not None
        yield from _chosen(stage.seat, event, is_own=stage.seat == before.viewer)
        if current.phase in _AFTERWARDS:
            return
    if current.phase in _SECRET_PHASES:
        # Nothing has fallen yet: what the others chose in secret is told by what lies there now.
        yield from shown(before, after)
        if isinstance(after.stage, Fighting):
            yield from _line_up(current, after.stage.battle)
        return
    then = _then(components, before, stage, event)
    yield from _fallen(current, then)
    yield from _gate(components, current, then)
    if then.phase is Phase.REGROUP:
        yield from _ended(components, then)


def new_battle(components: Components, before: Observation, after: Observation) -> Happenings:
    """The battle that begins because of an event, if one does."""
    now, was = after.stage, before.stage
    if not isinstance(now, Fighting):
        return
    is_same = isinstance(was, Fighting) and was.fights == now.fights and was.battle.region == now.battle.region
    if isinstance(was, Fighting) and is_same and was.battle.phase is not Phase.FOLLOW_UP:
        return
    yield _begun(components, now.battle)
    if now.battle.region is not None:
        yield from shown(before, after)
    yield from _line_up(None, now.battle)


def shown(before: Observation, after: Observation, *, spy: Seat | None = None) -> Iterator[Said]:
    """Numbers that were turned up, and for a spy tokens too (ED-34, ED-60)."""
    said: list[Said] = []
    for seat, (old_mat, new_mat) in enumerate(zip(before.mats, after.mats, strict=True)):
        for place, (old, new) in enumerate(zip(old_mat.slots, new_mat.slots, strict=True)):
            if old is not None and new is not None and old != new and seat != spy:
                said += _shown_slot(seat, place, old, new, with_tokens=spy is not None)
    if spy is not None and said:
        yield Said(seat=spy, weight=Weight.NOTABLE, line=Line("log-spied", {"player": Name(spy)}))
    yield from said


def _then(components: Components, before: Observation, stage: Fighting, event: Action | Outcome) -> Battle:
    """The battle just after an event; once all is revealed nothing of it depends on what a viewer cannot see."""
    world = State(before.year, before.first, (), stage)
    if isinstance(event, Rolled):
        after = course.roll(components, world, stage, event.dice)
    else:
        assert not isinstance(event, FirstPlayer)
        after = course.choose(components, world, stage, event)
    assert isinstance(after.stage, Fighting)
    return after.stage.battle


def _shown_slot(seat: Seat, place: int, old: SlotView, new: SlotView, *, with_tokens: bool) -> Iterator[Said]:
    args: dict[str, Arg] = {"player": Name(seat), "slot": nouns.slot(place)}
    if new.is_number_up and not old.is_number_up:
        assert new.number is not None
        yield Said(seat=seat, line=Line("log-number-shown", {**args, "number": new.number}))
    if with_tokens and sum(new.face_up) > sum(old.face_up):
        yield Said(seat=seat, line=Line("log-tokens-shown", {**args, "units": nouns.units(new.face_up)}))


def _begun(components: Components, battle: Battle) -> BattleBegun:
    sides = tuple(side.seat for side in battle.sides)
    if battle.region is None:
        line = Line("log-final-battle", {"players": _players(battle)})
        return BattleBegun(weight=Weight.MAJOR, line=line, battle=battle.kind, sides=sides)
    region = components.regions[battle.region].id
    attacker: Seat | None = None
    if battle.kind is BattleKind.SIEGE:
        attacker, defender = battle.sides[battle.attacker].seat, battle.sides[1 - battle.attacker].seat
        parts: dict[str, Arg] = {"attacker": Name(attacker), "defender": Name(defender)}
        line = Line("log-siege", {"region": Line(f"region-{region}"), **parts})
    else:
        line = Line("log-battle", {"region": Line(f"region-{region}"), "players": _players(battle)})
    return BattleBegun(
        weight=Weight.NOTABLE,
        line=line,
        targets=(nouns.region_id(region),),
        battle=battle.kind,
        region=region,
        sides=sides,
        attacker=attacker,
    )


def _players(battle: Battle) -> Lines:
    return Lines(tuple(Line("player-name", {"player": Name(side.seat)}) for side in battle.sides))


def _rolled(components: Components, battle: Battle, dice: tuple[int, ...]) -> DiceRolled:
    if battle.phase is Phase.GATE:
        assert battle.storming is not None
        seat = battle.sides[battle.attacker].seat
        unit = nouns.unit(UNITS[battle.storming])
        line = Line("log-rolled-gate", {"player": Name(seat), "unit": unit, "dice": nouns.dice(dice)})
        return DiceRolled(seat=seat, line=line, phase=battle.phase, dice=dice, die=DIE, unit=battle.storming)
    waiting = waiting_side(battle)
    assert waiting is not None
    seat = battle.sides[waiting[0]].seat
    line = Line(f"log-rolled-{battle.phase}", {"player": Name(seat), "dice": nouns.dice(dice)})
    needed, hitting = needed_by(components, battle, waiting[0]), hitting_of(components, battle, waiting[0], dice)
    return DiceRolled(seat=seat, line=line, phase=battle.phase, dice=dice, die=DIE, hitting=hitting, needed=needed)


def _chosen(seat: Seat, event: Action | Outcome, *, is_own: bool) -> Iterator[Said]:
    key, args = _open_choice(event)
    if key:
        yield Said(seat=seat, line=Line(key, {"player": Name(seat), **args}))
    elif is_own:
        # ED-60, ED-61, ED-68: what is decided in secret is nobody else's to read.
        yield from _own_secret(event)


def _open_choice(event: Action | Outcome) -> tuple[str, dict[str, Arg]]:
    match event:
        case TakeWalls():
            return "log-walls", {}
        case TakeField():
            return "log-field", {}
        case OpenFlanks(flank1, flank2):
            return f"log-flanks-{flanks_word(flank1=flank1, flank2=flank2)}", {}
        case Ready():
            return "log-ready", {}
        case AssignDie(die, unit):
            return "log-assigned", {"die": die, "unit": nouns.unit(unit)}
        case StormGate(unit):
            return "log-storm", {"unit": nouns.unit(unit)}
        case Besiege(region) | Stay(region):
            key = "log-besieges" if isinstance(event, Besiege) else "log-stays"
            return key, {"region": Line(f"region-{region}")}
        case LayArmy(place, dice):
            return "log-laid-army", {"slot": nouns.slot(place), "dice": dice}
        case LayFlank(place, line, dice):
            return "log-laid-flank", {"slot": nouns.slot(place), "dice": dice, "line": nouns.army_line(line)}
        case LayShield(place):
            return "log-laid-shield", {"slot": nouns.slot(place)}
        case _:
            return "", {}


def _own_secret(event: Action | Outcome) -> Iterator[Said]:
    match event:
        case SendDie(place, line):
            yield Said(line=Line("log-sent-die", {"slot": nouns.slot(place), "line": nouns.army_line(line)}))
        case SendAlone():
            yield Said(line=Line("log-sent-alone"))
        case JoinMain():
            yield Said(line=Line("log-joined-main"))
        case PlaceToken(unit, line):
            yield Said(line=Line("log-placed-token", {"unit": nouns.unit(unit), "line": nouns.army_line(line)}))
        case SendToken(unit, place):
            yield Said(line=Line("log-sent-token", {"unit": nouns.unit(unit), "slot": nouns.slot(place)}))
        case DiscardToken(unit):
            yield Said(line=Line("log-discarded-token", {"unit": nouns.unit(unit)}))
        case LayToken(unit, place):
            yield Said(line=Line("log-laid-token", {"unit": nouns.unit(unit), "slot": nouns.slot(place)}))
        case _:
            pass


def _line_up(was: Battle | None, now: Battle) -> Iterator[LineUp]:
    was_secret = was is None or was.phase in _SECRET_PHASES
    if not was_secret or now.phase in _SECRET_PHASES:
        return
    for side in now.sides:
        main, flank1, flank2 = (nouns.units(units) for units in side.lines)
        args: dict[str, Arg] = {"player": Name(side.seat), "main": main}
        if any(side.lines[1]) or any(side.lines[2]):
            line = Line("log-line-up-flanks", {**args, "flank1": flank1, "flank2": flank2})
        else:
            line = Line("log-line-up", args)
        yield LineUp(seat=side.seat, line=line, lines=side.lines)


def _fallen(was: Battle, now: Battle) -> Iterator[UnitsLost | Said]:
    for old, new in zip(was.sides, now.sides, strict=True):
        player = Name(old.seat)
        absorbed = max(0, new.absorbed - old.absorbed)
        if absorbed:
            yield Said(seat=old.seat, line=Line("log-absorbed", {"player": player, "hits": absorbed}))
        lost: Counts = tuple(before - after for before, after in zip(all_units(old), all_units(new), strict=True))
        if any(lost):
            line = Line("log-fallen", {"player": player, "units": nouns.units(lost)})
            yield UnitsLost(seat=old.seat, line=line, units=lost, absorbed=absorbed)


def _gate(components: Components, was: Battle, now: Battle) -> Iterator[GateHit]:
    if now.gate > was.gate:
        is_broken = now.gate >= components.battle.gate
        line = Line("log-gate-broken" if is_broken else "log-gate-damaged")
        yield GateHit(weight=Weight.NOTABLE, line=line, damage=now.gate, is_broken=is_broken)


def _ended(components: Components, battle: Battle) -> Iterator[BattleEnded]:
    alive = [side for side in battle.sides if has_units(side)]
    winner = alive[0] if len(alive) == 1 and not battle.is_called_off else None
    if battle.is_called_off:
        line = Line("log-called-off", {"player": Name(battle.sides[battle.attacker].seat)})
    elif winner is None:
        line = Line("log-ruin")
    else:
        line = Line("log-battle-won", {"player": Name(winner.seat), "units": nouns.units(all_units(winner))})
    region = None if battle.region is None else components.regions[battle.region].id
    yield BattleEnded(
        seat=None if winner is None else winner.seat,
        weight=Weight.MAJOR,
        line=line,
        targets=() if region is None else (nouns.region_id(region),),
        battle=battle.kind,
        region=region,
        is_called_off=battle.is_called_off,
        survivors=tuple(all_units(side) for side in battle.sides),
        sides=tuple(side.seat for side in battle.sides),
    )
