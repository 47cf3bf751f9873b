"""After a battle: honor, shields, the castle, and the survivors in their armies (ED-66 to ED-68, ED-84, ED-85)."""

from __future__ import annotations

from msgspec.structs import replace

from wartable.games.epic_dice_battles.actions import Action, LayArmy, LayFlank, LayShield, LayToken
from wartable.games.epic_dice_battles.components import (
    LINES,
    NO_UNITS,
    UNIT_NUMBER,
    UNITS,
    Components,
    Unit,
)
from wartable.games.epic_dice_battles.rules import clash
from wartable.games.epic_dice_battles.rules.mat import (
    added,
    castle_owner,
    with_mat,
    with_slot,
    with_stage,
    without_slot,
)
from wartable.games.epic_dice_battles.state import (
    Battle,
    BattleKind,
    Fighting,
    Mat,
    Regroup,
    Side,
    Slot,
    State,
    TokensSeen,
)

__all__ = ["begin", "choices", "choose", "is_done", "start"]


def begin(components: Components, state: State, fighting: Fighting) -> State:
    """The battle is decided: honor, spoils, ruins; then the survivors are laid out."""
    battle = fighting.battle
    state = _honored(state, battle)
    state = _castle_destroyed(state, battle)
    battle = replace(battle, sides=_shields_shared(components, battle))
    for side in battle.sides:
        if not clash.has_units(side):
            state = _without_army(state, side)
    return _next_side(components, with_stage(state, replace(fighting, battle=battle)), 0)


def is_done(battle: Battle) -> bool:
    """Whether every survivor is laid out."""
    return battle.regroup is None


def start(components: Components, side: int, force: Side) -> Regroup:
    """The regrouping of a side before its first decision."""
    units = clash.all_units(force)
    tokens = (0, *units[1:])
    return _settled(components, force, Regroup(side, sum(units), force.shields, tokens, ()))


def choices(components: Components, battle: Battle) -> tuple[Action, ...]:
    """Dice army by army and flank by flank, then shields, then tokens (ED-68)."""
    regroup = battle.regroup
    assert regroup is not None
    return _choices(components, battle.sides[regroup.side], regroup)


def choose(components: Components, state: State, fighting: Fighting, action: Action) -> State:
    """One step of laying out; the next side follows when all is laid."""
    battle = fighting.battle
    regroup = battle.regroup
    assert regroup is not None
    side = battle.sides[regroup.side]
    regroup = _settled(components, side, _taken(regroup, side, action))
    return _after_step(components, with_stage(state, replace(fighting, battle=replace(battle, regroup=regroup))))


def _after_step(components: Components, state: State) -> State:
    fighting = state.stage
    assert isinstance(fighting, Fighting)
    battle = fighting.battle
    regroup = battle.regroup
    assert regroup is not None
    side = battle.sides[regroup.side]
    if _choices(components, side, regroup):
        return with_stage(state, replace(fighting, seat=side.seat))
    state = with_mat(state, side.seat, _laid_out(state.mats[side.seat], side, regroup, state.year))
    return _next_side(components, state, regroup.side + 1)


def _next_side(components: Components, state: State, place: int) -> State:
    """The next side with survivors and armies lays them out; a castle reserve has none."""
    fighting = state.stage
    assert isinstance(fighting, Fighting)
    battle = fighting.battle
    for number in range(place, len(battle.sides)):
        side = battle.sides[number]
        if side.slots and clash.has_units(side):
            battle = replace(battle, regroup=start(components, number, side))
            return _after_step(components, with_stage(state, replace(fighting, battle=battle)))
    return with_stage(state, replace(fighting, seat=None, battle=replace(battle, regroup=None)))


def _honored(state: State, battle: Battle) -> State:
    """ED-66: who loses with samurai in the battle gains honor."""
    for side in battle.sides:
        if side.is_honorable and not clash.has_units(side):
            mat = state.mats[side.seat]
            state = with_mat(state, side.seat, replace(mat, honor=mat.honor + 1))
    return state


def _castle_destroyed(state: State, battle: Battle) -> State:
    """ED-84: the castle falls with its last defender, unless nobody is left to take it."""
    if battle.kind is not BattleKind.SIEGE or battle.is_called_off:
        return state
    attacker, defender = battle.sides[battle.attacker], battle.sides[1 - battle.attacker]
    if clash.has_units(defender) or not clash.has_units(attacker):
        return state
    assert battle.region is not None
    owner = castle_owner(state, battle.region)
    assert owner is not None
    mat = state.mats[owner]
    castles = tuple(castle for castle in mat.castles if castle != battle.region)
    return with_mat(state, owner, replace(mat, castles=castles))


def _shields_shared(components: Components, battle: Battle) -> tuple[Side, ...]:
    """ED-67: used shields go; the losers' others go to the winner."""
    unused = [side.shields - -(-side.absorbed // components.shield_absorbs) for side in battle.sides]
    alive = [place for place, side in enumerate(battle.sides) if clash.has_units(side)]
    if len(alive) == 1:
        spoils = sum(unused)
        unused = [spoils if place == alive[0] else 0 for place in range(len(unused))]
    return tuple(replace(side, shields=shields, absorbed=0) for side, shields in zip(battle.sides, unused, strict=True))


def _without_army(state: State, side: Side) -> State:
    mat = state.mats[side.seat]
    for place in side.slots:
        mat = without_slot(mat, place)
    return with_mat(state, side.seat, mat)


def _choices(components: Components, side: Side, regroup: Regroup) -> tuple[Action, ...]:
    if regroup.next_flank < 3:
        return _flank_choices(side, regroup)
    if len(regroup.dice) < len(side.slots):
        return _army_choices(components, side, regroup)
    if regroup.shields_left:
        return tuple(LayShield(place) for place, dice in zip(side.slots, regroup.dice, strict=True) if any(dice))
    unit = _next_token(regroup)
    return () if unit is None else _token_choices(side, regroup, unit)


def _army_choices(components: Components, side: Side, regroup: Regroup) -> tuple[Action, ...]:
    number = len(regroup.dice)
    limit = components.economy.army_dice
    armies_after = len(side.slots) - number - 1
    fewest = max(0, regroup.dice_left - limit * armies_after)
    most = min(limit, regroup.dice_left)
    return tuple(LayArmy(side.slots[number], dice) for dice in range(fewest, most + 1))


def _flank_choices(side: Side, regroup: Regroup) -> tuple[Action, ...]:
    """ED-68: only flanks that had dice before; ED-6: no more in both than in the main line."""
    number, flank = len(regroup.dice) - 1, regroup.next_flank
    main, flank1, flank2 = regroup.dice[number]
    most = (main + flank1 + flank2) // 2 - flank1 if side.flanks[number][flank - 1] else 0
    return tuple(LayFlank(side.slots[number], LINES[flank], dice) for dice in range(most + 1))


def _token_choices(side: Side, regroup: Regroup, unit: Unit) -> tuple[Action, ...]:
    assert regroup.tokens is not None
    return tuple(
        LayToken(UNITS[unit], place)
        for place, dice, tokens in zip(side.slots, regroup.dice, regroup.tokens, strict=True)
        if sum(tokens) < sum(dice)
    )


def _next_token(regroup: Regroup) -> Unit | None:
    assert regroup.tokens_left is not None
    return next((Unit(unit) for unit, count in enumerate(regroup.tokens_left) if count), None)


def _taken(regroup: Regroup, side: Side, action: Action) -> Regroup:
    match action:
        case LayArmy(_, dice):
            return replace(
                regroup, dice=(*regroup.dice, (dice, 0, 0)), dice_left=regroup.dice_left - dice, next_flank=1
            )
        case LayFlank(_, _, dice):
            main, flank1, flank2 = regroup.dice[-1]
            one, two = (dice, 0) if regroup.next_flank == 1 else (0, dice)
            laid = (*regroup.dice[:-1], (main - dice, flank1 + one, flank2 + two))
            return replace(regroup, dice=laid, next_flank=regroup.next_flank + 1)
        case LayShield(place):
            shields = added(regroup.shields, side.slots.index(place))
            return replace(regroup, shields=shields, shields_left=regroup.shields_left - 1)
        case LayToken(name, place):
            assert regroup.tokens is not None
            assert regroup.tokens_left is not None
            unit, number = UNIT_NUMBER[name], side.slots.index(place)
            laid_here = added(regroup.tokens[number], unit)
            tokens = (*regroup.tokens[:number], laid_here, *regroup.tokens[number + 1 :])
            return replace(regroup, tokens=tokens, tokens_left=added(regroup.tokens_left, unit, -1))
        case _:
            raise AssertionError(f"not a step of regrouping: {action!r}")


def _settled(components: Components, side: Side, regroup: Regroup) -> Regroup:
    """Take the steps that everybody can see leave no choice."""
    while True:
        if len(regroup.dice) == len(side.slots) and regroup.next_flank == 3 and not regroup.shields:
            armies = len(side.slots)
            regroup = replace(regroup, shields=(0,) * armies, tokens=(NO_UNITS,) * armies)
        found = _choices(components, side, regroup)
        if not found:
            return regroup
        is_token = isinstance(found[0], LayToken)
        # Who has room for a token depends on where the others lie, which is secret: ask, unless one army is left.
        is_forced = sum(1 for dice in regroup.dice if any(dice)) == 1 if is_token else len(found) == 1
        if not is_forced:
            return regroup
        regroup = _taken(regroup, side, found[0])


def _laid_out(mat: Mat, side: Side, regroup: Regroup, year: int) -> Mat:
    """The armies after the battle, face down again (ED-16, ED-68)."""
    assert regroup.tokens is not None
    armies = sum(1 for dice in regroup.dice if any(dice))
    for number, place in enumerate(side.slots):
        dice, tokens = regroup.dice[number], regroup.tokens[number]
        if not any(dice):
            mat = without_slot(mat, place)
            continue
        old = mat.slots[place]
        assert old is not None
        # With one army left everybody knows what it has; with more, nobody knows which token lies where.
        seen = TokensSeen(tokens, year) if armies == 1 else None
        slot = Slot(
            old.number, dice, tokens, shields=regroup.shields[number], number_seen=old.number_seen, tokens_seen=seen
        )
        mat = with_slot(mat, place, slot)
    return mat
