"""The course of a battle, in the field or before walls, up to its last round (ED-56 to ED-69, ED-80 to ED-85)."""

from __future__ import annotations

from msgspec.structs import replace

from wartable.core.game import Seat
from wartable.games.epic_dice_battles.actions import (
    Action,
    AssignDie,
    CallOff,
    Lose,
    OpenFlanks,
    StormGate,
    TakeField,
    TakeWalls,
)
from wartable.games.epic_dice_battles.components import FLANKS_BY_DOTS, UNIT_NUMBER, UNITS, Components
from wartable.games.epic_dice_battles.rules import clash, deployment
from wartable.games.epic_dice_battles.rules.mat import added, armies_in, castle_owner, in_turn_order, with_stage
from wartable.games.epic_dice_battles.state import Battle, BattleKind, Fight, Fighting, Mat, Phase, Side, Slot, State

__all__ = ["choices", "choose", "dice_to_roll", "meeting", "proceed", "roll", "rolling_seat", "side_of", "siege"]

_WALLS_OR_FIELD = (TakeWalls(), TakeField())
_CALL_OFF = CallOff()


def meeting(components: Components, state: State, fight: Fight) -> Battle:
    """The armies of a field meet: before the walls, or in the open (ED-56, ED-69)."""
    region = fight.region
    sides = tuple(
        side_of(mat, seat, region)
        for seat in in_turn_order(state)
        if (mat := state.mats[seat]) and armies_in(mat, region)
    )
    owner = castle_owner(state, region)
    if len(sides) > 2:
        # ED-69: as in a narrow pass, without walls.
        return Battle(BattleKind.OPEN, region, sides, Phase.DEPLOY)
    current = Battle(BattleKind.OPEN, region, sides, Phase.DEPLOY, _usable_flanks(components, region))
    if not any(side.seat == owner for side in sides):
        return current
    if components.siege.owner_may_sally:
        return replace(current, phase=Phase.WALLS)
    # ED-56: who was there first is inside; who comes to a besieger meets him in the open.
    return current if fight.is_relief else _behind_walls(state, current)


def siege(state: State, region: int, attacker: Seat) -> Battle:
    """An army attacks a castle that the reserve defends (ED-57)."""
    owner = castle_owner(state, region)
    assert owner is not None
    sides = tuple(
        side_of(state.mats[seat], seat, region) if seat == attacker else Side(owner, ())
        for seat in in_turn_order(state)
        if seat in (attacker, owner)
    )
    place = next(place for place, side in enumerate(sides) if side.seat == attacker)
    return Battle(BattleKind.SIEGE, region, sides, Phase.FLANKS, attacker=place)


def choices(components: Components, state: State, battle: Battle, seat: Seat) -> tuple[Action, ...]:
    """What the seat to act may decide in a battle, up to its last round."""
    match battle.phase:
        case Phase.WALLS:
            return _WALLS_OR_FIELD
        case Phase.FLANKS:
            return _flank_choices(state, battle)
        case Phase.DEPLOY:
            side = next(side for side in battle.sides if side.seat == seat)
            assert side.deployment is not None
            return deployment.choices(components, state.mats[seat], side, side.deployment)
        case Phase.GATE:
            main = battle.sides[battle.attacker].lines[0]
            return (*(StormGate(UNITS[unit]) for unit, count in enumerate(main) if count), _CALL_OFF)
        case _:
            waiting = clash.waiting_side(battle)
            assert waiting is not None
            part = battle.sides[waiting[0]].clash
            assert part is not None
            return clash.choices(part)


def choose(components: Components, state: State, fighting: Fighting, action: Action) -> State:
    """The battle after a decision, at the next decision or roll, or decided."""
    battle = fighting.battle
    match action:
        case TakeWalls():
            battle = _behind_walls(state, battle)
        case TakeField():
            battle = replace(battle, phase=Phase.DEPLOY)
        case OpenFlanks(flank1, flank2):
            battle = replace(battle, phase=Phase.DEPLOY, usable=(flank1, flank2))
        case AssignDie(_, unit, flank):
            battle = clash.assign(components, battle, _deciding(battle), UNIT_NUMBER[unit], flank=flank)
        case Lose(unit):
            battle = clash.lose(battle, _deciding(battle), UNIT_NUMBER[unit])
        case StormGate(unit):
            battle = replace(battle, storming=UNIT_NUMBER[unit])
        case CallOff():
            battle = replace(battle, phase=Phase.REGROUP, is_called_off=True)
        case _:
            assert fighting.seat is not None
            battle = _deployed(components, state, battle, fighting.seat, action)
    return proceed(components, state, replace(fighting, battle=battle))


def dice_to_roll(battle: Battle) -> int:
    """How many dice fall next."""
    if battle.phase is Phase.GATE:
        return 1
    waiting = clash.waiting_side(battle)
    assert waiting is not None
    part = battle.sides[waiting[0]].clash
    assert part is not None
    return part.count


def rolling_seat(battle: Battle) -> Seat:
    """Whose dice fall next."""
    if battle.phase is Phase.GATE:
        return battle.sides[battle.attacker].seat
    waiting = clash.waiting_side(battle)
    assert waiting is not None
    return battle.sides[waiting[0]].seat


def roll(components: Components, state: State, fighting: Fighting, dice: tuple[int, ...]) -> State:
    """The battle after dice have fallen."""
    battle = fighting.battle
    if battle.phase is Phase.GATE:
        battle = _after_storm(components, battle, dice[0])
    else:
        waiting = clash.waiting_side(battle)
        assert waiting is not None
        battle = clash.roll(components, battle, waiting[0], dice)
    return proceed(components, state, replace(fighting, battle=battle))


def proceed(components: Components, state: State, fighting: Fighting) -> State:
    """Go on until somebody has to decide or to roll; a decided battle stops at its regrouping."""
    battle = fighting.battle
    while True:
        match battle.phase:
            case Phase.WALLS:
                assert battle.region is not None
                return _stop(state, fighting, battle, castle_owner(state, battle.region))
            case Phase.FLANKS:
                # Nobody is asked where everybody can see that no flank has dice.
                if len(_flank_choices(state, battle)) > 1:
                    return _stop(state, fighting, battle, battle.sides[1 - battle.attacker].seat)
                battle = replace(battle, phase=Phase.DEPLOY, usable=(False, False))
            case Phase.DEPLOY:
                state, battle, seat = _deploying(components, state, battle)
                if seat is not None:
                    return _stop(state, fighting, battle, seat)
                battle = clash.begin_arrows(components, battle)
            case Phase.GATE:
                seat = None if battle.storming is not None else battle.sides[battle.attacker].seat
                return _stop(state, fighting, battle, seat)
            case Phase.REGROUP:
                return _stop(state, fighting, battle, None)
            case _:
                waiting = clash.waiting_side(battle)
                if waiting is not None:
                    place, is_roll = waiting
                    return _stop(state, fighting, battle, None if is_roll else battle.sides[place].seat)
                battle = _next_phase(clash.finish(battle))


def _stop(state: State, fighting: Fighting, battle: Battle, seat: Seat | None) -> State:
    return with_stage(state, Fighting(seat, battle, fighting.fights, fighting.namer))


def side_of(mat: Mat, seat: Seat, region: int) -> Side:
    """The force of a seat in a region, before anything is decided; without an army, a castle's reserve."""
    places = armies_in(mat, region)
    slots = [slot for place in places if (slot := mat.slots[place]) is not None]
    flanks = tuple((slot.dice[1] > 0, slot.dice[2] > 0) for slot in slots)
    return Side(seat, places, flanks, shields=sum(slot.shields for slot in slots))


def _flank_choices(state: State, battle: Battle) -> tuple[Action, ...]:
    """ED-80: any of the flanks; one that nobody can have dice in stays closed."""
    one, two = (
        (False, True) if any(_can_have_dice(state, battle, side, flank) for side in battle.sides) else (False,)
        for flank in (1, 2)
    )
    return tuple(OpenFlanks(flank1, flank2) for flank1 in one for flank2 in two)


def _can_have_dice(state: State, battle: Battle, side: Side, flank: int) -> bool:
    """Whether an army of a side may have dice in a flank, as far as the defender knows before the numbers are shown."""
    mat = state.mats[side.seat]
    if side.seat != battle.sides[battle.attacker].seat:
        return any(slot is not None and slot.dice[flank] for slot in (mat.slots[place] for place in side.slots))
    return any(slot is not None and slot.dice[flank] and _may_stand_in(mat, slot, battle.region) for slot in mat.slots)


def _may_stand_in(mat: Mat, slot: Slot, region: int | None) -> bool:
    """Whether an army may be in a region for those who do not see its number (ED-15)."""
    seen = slot.number_seen
    is_known = slot.is_number_up or (seen is not None and seen.sure)
    return not is_known or mat.regions[slot.number - 1] == region


def _usable_flanks(components: Components, region: int) -> tuple[bool, bool]:
    usable = FLANKS_BY_DOTS[components.regions[region].dots]
    return 1 in usable, 2 in usable


def _behind_walls(state: State, battle: Battle) -> Battle:
    assert battle.region is not None
    owner = castle_owner(state, battle.region)
    attacker = next(place for place, side in enumerate(battle.sides) if side.seat != owner)
    return replace(battle, kind=BattleKind.SIEGE, phase=Phase.FLANKS, attacker=attacker)


def _deploying(components: Components, state: State, battle: Battle) -> tuple[State, Battle, Seat | None]:
    """The side that decides in secret next; once all are ready, everything is revealed."""
    if all(side.deployment is None for side in battle.sides):
        state, battle = deployment.begin(components, state, battle)
    for side in battle.sides:
        if side.deployment is not None and not side.deployment.is_ready:
            return state, battle, side.seat
    state, battle = deployment.reveal(components, state, battle)
    return state, battle, None


def _deployed(components: Components, state: State, battle: Battle, seat: Seat, action: Action) -> Battle:
    sides = []
    for side in battle.sides:
        if side.seat == seat and side.deployment is not None:
            chosen = deployment.take(components, state.mats[seat], side, side.deployment, action)
            sides.append(replace(side, deployment=chosen))
        else:
            sides.append(side)
    return replace(battle, sides=tuple(sides))


def _deciding(battle: Battle) -> int:
    waiting = clash.waiting_side(battle)
    assert waiting is not None
    return waiting[0]


def _next_phase(battle: Battle) -> Battle:
    """What follows a volley or a round."""
    if sum(1 for side in battle.sides if clash.has_units(side)) <= 1:
        return replace(battle, phase=Phase.REGROUP)
    match battle.phase:
        case Phase.ARROWS if battle.kind is BattleKind.SIEGE:
            return _to_gate(battle)
        case Phase.ARROWS:
            return _to_flank(battle, 1)
        case Phase.STARS if _meet_in_flank(battle, battle.flank):
            return clash.begin_flank_melee(battle, battle.flank)
        case Phase.STARS | Phase.FLANK_MELEE:
            return _to_flank(battle, battle.flank + 1)
        case _:
            return clash.begin_main(battle)


def _to_flank(battle: Battle, flank: int) -> Battle:
    """Flank against flank, #1 first, where both sides have troops; then the main combat (ED-63, ED-65)."""
    for number in range(flank, 3):
        if _meet_in_flank(battle, number):
            return clash.begin_stars(battle, number)
    return clash.begin_main(battle)


def _meet_in_flank(battle: Battle, flank: int) -> bool:
    return len(battle.sides) == 2 and all(any(side.lines[flank]) for side in battle.sides)


def _to_gate(battle: Battle) -> Battle:
    """The attacker chooses what to send; with only flank units left the siege is called off (ED-82)."""
    if not any(battle.sides[battle.attacker].lines[0]):
        return replace(battle, phase=Phase.REGROUP, is_called_off=True)
    return replace(battle, phase=Phase.GATE)


def _after_storm(components: Components, battle: Battle, die: int) -> Battle:
    """What the unit at the gate did (ED-82, ED-83)."""
    unit = battle.storming
    assert unit is not None
    numbers = components.battle
    result = clash.result_of(components, die, unit, flank=False)
    damage = components.units[unit].kills if result >= numbers.succeeds else 0
    battle = replace(battle, storming=None, gate=battle.gate + damage)
    if result <= numbers.dies:
        battle = _without_stormer(battle, unit)
        attacker = battle.sides[battle.attacker]
        if not clash.has_units(attacker):
            return replace(battle, phase=Phase.REGROUP)
        if not any(attacker.lines[0]):
            return replace(battle, phase=Phase.REGROUP, is_called_off=True)
    return _to_flank(battle, 1) if battle.gate >= numbers.gate else clash.begin_arrows(components, battle)


def _without_stormer(battle: Battle, unit: int) -> Battle:
    side = battle.sides[battle.attacker]
    main, flank1, flank2 = side.lines
    side = replace(side, lines=(added(main, unit, -1), flank1, flank2))
    place = battle.attacker
    return replace(battle, sides=(*battle.sides[:place], side, *battle.sides[place + 1 :]))
