"""The secret step before a battle: blocked flanks, and which token stands where (ED-60, ED-61)."""

from __future__ import annotations

from msgspec.structs import replace

from wartable.games.epic_dice_battles.actions import (
    Action,
    DiscardToken,
    JoinMain,
    PlaceToken,
    Ready,
    SendAlone,
    SendDie,
    SendToken,
)
from wartable.games.epic_dice_battles.components import (
    LINE_NUMBER,
    LINES,
    NO_UNITS,
    UNIT_NUMBER,
    UNITS,
    Components,
    Counts,
    Unit,
)
from wartable.games.epic_dice_battles.rules.mat import (
    added,
    open_lines,
    sum_counts,
    with_die,
    with_mat,
    with_slot,
    without_token,
)
from wartable.games.epic_dice_battles.rules.scouting import number_shown, tokens_shown
from wartable.games.epic_dice_battles.state import Battle, Deployment, Mat, Side, Slot, State

__all__ = ["begin", "choices", "fresh", "next_token", "reveal", "take"]

_JOIN_MAIN = JoinMain()
_READY = Ready()
_SEND_ALONE = SendAlone()
_NO_LINES = (NO_UNITS, NO_UNITS, NO_UNITS)

# Ninjas last: whether one has a die in a flank depends on where the others went.
_ORDER = (Unit.SAMURAI_CAVALRY, Unit.SAMURAI, Unit.CAVALRY, Unit.ARCHER, Unit.NINJA)


def begin(components: Components, state: State, battle: Battle) -> tuple[State, Battle]:
    """The numbers are revealed and every side gets ready to decide (ED-60)."""
    sides = []
    for side in battle.sides:
        mat = state.mats[side.seat]
        for place in side.slots:
            slot = mat.slots[place]
            assert slot is not None
            mat = with_slot(mat, place, number_shown(slot, state.year))
        state = with_mat(state, side.seat, mat)
        sides.append(replace(side, deployment=fresh(components, mat, side, battle.usable)))
    return state, replace(battle, sides=tuple(sides))


def fresh(components: Components, mat: Mat, side: Side, usable: tuple[bool, bool]) -> Deployment | None:
    """The deployment of a side before its first decision; a castle reserve has none."""
    slots = _slots(mat, side)
    if not slots:
        return None
    main, flank1, flank2 = (sum(slot.dice[line] for slot in slots) for line in range(3))
    blocked = flank1 * (not usable[0]) + flank2 * (not usable[1])
    left = NO_UNITS
    for slot in slots:
        left = sum_counts(left, slot.tokens)
    dice = (main, flank1 * usable[0], flank2 * usable[1])
    start = _settled(components, mat, side, Deployment(blocked, dice, (), left, _NO_LINES))
    # Nobody is asked where everybody can see that there is nothing to decide.
    has_nothing = not any(left) and not start.undecided
    return replace(start, is_ready=True) if has_nothing else start


def choices(components: Components, mat: Mat, side: Side, deployment: Deployment) -> tuple[Action, ...]:
    """What a side may decide next."""
    if deployment.escorted is not None:
        return _companions(deployment, deployment.escorted)
    if deployment.undecided:
        return (*_die_places(components, mat, side, deployment), _JOIN_MAIN)
    unit = next_token(deployment)
    return (_READY,) if unit is None else _token_places(mat, side, deployment, unit)


def take(components: Components, mat: Mat, side: Side, deployment: Deployment, action: Action) -> Deployment:
    """The deployment after one decision, and after the steps that leave no choice."""
    return _settled(components, mat, side, _taken(deployment, action))


def next_token(deployment: Deployment) -> Unit | None:
    """The kind of the token to be assigned next."""
    left = deployment.left
    for unit in _ORDER:
        if left[unit]:
            return unit
    return None


def reveal(components: Components, state: State, battle: Battle) -> tuple[State, Battle]:
    """Everything chosen is shown, and what was sent away arrives (ED-61)."""
    sides = []
    for side in battle.sides:
        if side.deployment is None:
            reserve = (0, components.battle.reserve, 0, 0, 0, 0)
            sides.append(replace(side, lines=(reserve, NO_UNITS, NO_UNITS)))
            continue
        mat = _sent_away(state.mats[side.seat], side, side.deployment, battle.usable)
        for place in side.slots:
            slot = mat.slots[place]
            assert slot is not None
            mat = with_slot(mat, place, tokens_shown(slot, state.year))
        state = with_mat(state, side.seat, mat)
        sides.append(_revealed(side, side.deployment))
    return state, replace(battle, sides=tuple(sides))


def _slots(mat: Mat, side: Side) -> list[Slot]:
    return [slot for place in side.slots if (slot := mat.slots[place]) is not None]


def _settled(components: Components, mat: Mat, side: Side, deployment: Deployment) -> Deployment:
    """Take the steps without a choice; the others see none of it before all is revealed."""
    while not deployment.is_ready:
        if deployment.escorted is not None:
            if any(deployment.left):
                break
            deployment = _taken(deployment, _SEND_ALONE)
            continue
        if deployment.undecided:
            if _die_places(components, mat, side, deployment):
                break
            deployment = _taken(deployment, _JOIN_MAIN)
            continue
        unit = next_token(deployment)
        if unit is None:
            break
        places = _token_places(mat, side, deployment, unit)
        if len(places) > 1:
            break
        deployment = _taken(deployment, places[0])
    return deployment


def _taken(deployment: Deployment, action: Action) -> Deployment:
    match action:
        case SendDie(slot, line):
            sent = tuple(sorted((*deployment.sent, (slot, LINE_NUMBER[line]))))
            return replace(deployment, undecided=deployment.undecided - 1, sent=sent, escorted=slot)
        case SendAlone():
            return replace(deployment, escorted=None)
        case JoinMain():
            main, flank1, flank2 = deployment.dice
            return replace(deployment, undecided=0, dice=(main + deployment.undecided, flank1, flank2))
        case PlaceToken(name, line):
            unit, number = UNIT_NUMBER[name], LINE_NUMBER[line]
            lines = tuple(
                added(units, unit) if place == number else units for place, units in enumerate(deployment.lines)
            )
            return replace(deployment, left=added(deployment.left, unit, -1), lines=lines)
        case SendToken(name, slot):
            unit = UNIT_NUMBER[name]
            away = tuple(sorted((*deployment.away, (slot, unit))))
            return replace(deployment, left=added(deployment.left, unit, -1), away=away, escorted=None)
        case DiscardToken(name):
            unit = UNIT_NUMBER[name]
            discarded = added(deployment.discarded, unit)
            return replace(deployment, left=added(deployment.left, unit, -1), discarded=discarded)
        case _:
            assert isinstance(action, Ready)
            return replace(deployment, is_ready=True)


def _companions(deployment: Deployment, slot: int) -> tuple[Action, ...]:
    """ED-60: a token of any kind may go along with a die; the die itself makes room for it."""
    tokens = (SendToken(UNITS[unit], slot) for unit, count in enumerate(deployment.left) if count)
    return (*tokens, _SEND_ALONE)


def _die_places(components: Components, mat: Mat, side: Side, deployment: Deployment) -> list[Action]:
    """Other armies that can take a die of a blocked flank (ED-60)."""
    found: list[Action] = []
    for place, slot in enumerate(mat.slots):
        if slot is None or place in side.slots:
            continue
        grown = slot
        for sent_to, line in deployment.sent:
            if sent_to == place:
                grown = with_die(grown, line)
        found += [SendDie(place, LINES[line]) for line in open_lines(components, grown)]
    return found


def _token_places(mat: Mat, side: Side, deployment: Deployment, unit: Unit) -> tuple[Action, ...]:
    """Lines with a die for the token; another army, or the box, where it has or need have none (ED-60, ED-61)."""
    free = [dice - sum(units) for dice, units in zip(deployment.dice, deployment.lines, strict=True)]
    name = UNITS[unit]
    if unit is Unit.NINJA:
        flanks = tuple(PlaceToken(name, LINES[line]) for line in (1, 2) if free[line])
        return flanks or _elsewhere(mat, side, deployment, unit)
    here = tuple(PlaceToken(name, LINES[line]) for line in range(3) if free[line])
    waiting = sum(deployment.left) - deployment.left[Unit.NINJA]
    if waiting <= sum(free):
        return here
    # More tokens than dice: the owner chooses which of them have none.
    return (*here, *_elsewhere(mat, side, deployment, unit))


def _elsewhere(mat: Mat, side: Side, deployment: Deployment, unit: Unit) -> tuple[Action, ...]:
    name = UNITS[unit]
    found = tuple(
        SendToken(name, place)
        for place, slot in enumerate(mat.slots)
        if slot is not None and place not in side.slots and _room(slot, place, deployment) > 0
    )
    return found or (DiscardToken(name),)


def _room(slot: Slot, place: int, deployment: Deployment) -> int:
    dice = sum(slot.dice) + sum(1 for sent_to, _ in deployment.sent if sent_to == place)
    tokens = sum(slot.tokens) + sum(1 for sent_to, _ in deployment.away if sent_to == place)
    return dice - tokens


def _sent_away(mat: Mat, side: Side, deployment: Deployment, usable: tuple[bool, bool]) -> Mat:
    for place, line in deployment.sent:
        mat = _without_blocked_die(mat, side, usable)
        slot = mat.slots[place]
        assert slot is not None
        mat = with_slot(mat, place, with_die(slot, line))
    for place, unit in deployment.away:
        mat = _without_token_of_side(mat, side, unit)
        slot = mat.slots[place]
        assert slot is not None
        mat = with_slot(mat, place, replace(slot, tokens=added(slot.tokens, unit)))
    for unit, count in enumerate(deployment.discarded):
        for _ in range(count):
            mat = _without_token_of_side(mat, side, unit)
    return mat


def _without_blocked_die(mat: Mat, side: Side, usable: tuple[bool, bool]) -> Mat:
    for place in side.slots:
        slot = mat.slots[place]
        assert slot is not None
        for line in (1, 2):
            if slot.dice[line] and not usable[line - 1]:
                return with_slot(mat, place, with_die(slot, line, -1))
    raise AssertionError("more dice were sent than stood in blocked flanks")


def _without_token_of_side(mat: Mat, side: Side, unit: int) -> Mat:
    for place in side.slots:
        slot = mat.slots[place]
        assert slot is not None
        if slot.tokens[unit]:
            return with_slot(mat, place, without_token(slot, unit))
    raise AssertionError("a token was sent that the side does not have")


def _revealed(side: Side, deployment: Deployment) -> Side:
    """The units of the lines; dice without a token are footmen."""
    main, flank1, flank2 = (
        added(tokens, Unit.FOOTMAN, dice - sum(tokens))
        for dice, tokens in zip(deployment.dice, deployment.lines, strict=True)
    )
    lines = (main, flank1, flank2)
    return replace(side, lines=lines, is_honorable=_has_samurai(lines), deployment=None)


def _has_samurai(lines: tuple[Counts, ...]) -> bool:
    return any(units[Unit.SAMURAI] or units[Unit.SAMURAI_CAVALRY] for units in lines)
