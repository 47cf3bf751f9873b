"""The end of autumn and of the game: villages, elimination, points, the final battle (ED-70 to ED-74)."""

from __future__ import annotations

from msgspec.structs import replace

from wartable.core.game import Seat
from wartable.games.epic_dice_battles.actions import Action, ReturnDie
from wartable.games.epic_dice_battles.components import LINE_NUMBER, LINES, NO_UNITS, Components, Counts, Unit
from wartable.games.epic_dice_battles.rules import battle, clash
from wartable.games.epic_dice_battles.rules.mat import (
    added,
    army_count,
    control,
    in_turn_order,
    open_lines,
    sum_counts,
    with_die,
    with_mat,
    with_slot,
    with_stage,
)
from wartable.games.epic_dice_battles.rules.scouting import number_shown, tokens_shown
from wartable.games.epic_dice_battles.state import (
    Battle,
    BattleKind,
    Fighting,
    Mat,
    Over,
    Phase,
    Season,
    Side,
    State,
    TurnOver,
    Villages,
)

__all__ = [
    "after_final_battle",
    "begin_villages",
    "check_out",
    "finish_game",
    "points",
    "return_die",
    "roll_villages",
    "village_choices",
]


def begin_villages(state: State, seat: Seat) -> State:
    """The dice of a seat at the villages are about to be rolled (ED-70)."""
    if state.mats[seat].villages:
        return with_stage(state, Villages(None, seat))
    return with_stage(state, TurnOver(Season.VILLAGES, seat))


def roll_villages(components: Components, state: State, stage: Villages, dice: tuple[int, ...]) -> State:
    """Lost dice go to the supply (by a house rule: out of the game), free villages bring honor and the die back."""
    villages = components.economy.villages
    freed = sum(1 for die in dice if die >= villages.freed)
    stay = sum(1 for die in dice if villages.lost < die < villages.freed)
    mat = state.mats[stage.owner]
    gone = mat.dice_gone + (len(dice) - freed - stay if components.village.lost_die_is_gone else 0)
    mat = replace(mat, villages=stay, honor=mat.honor + freed * villages.honor, dice_gone=gone)
    return _returning(components, with_mat(state, stage.owner, mat), stage.owner, freed)


def village_choices(components: Components, state: State, stage: Villages) -> tuple[Action, ...]:
    """Lines of any army that can take the returning die (ED-32, ED-70)."""
    return tuple(
        ReturnDie(place, LINES[line])
        for place, slot in enumerate(state.mats[stage.owner].slots)
        if slot is not None
        for line in open_lines(components, slot)
    )


def return_die(components: Components, state: State, stage: Villages, action: Action) -> State:
    """A die that freed a village joins an army."""
    assert isinstance(action, ReturnDie)
    mat = state.mats[stage.owner]
    slot = mat.slots[action.slot]
    assert slot is not None
    mat = with_slot(mat, action.slot, with_die(slot, LINE_NUMBER[action.line]))
    return _returning(components, with_mat(state, stage.owner, mat), stage.owner, stage.returning - 1)


def check_out(components: Components, state: State) -> State:
    """Who has neither army nor castle is out, at once; the game may be over (ED-71, ED-72)."""
    fallen = [seat for seat, mat in enumerate(state.mats) if not mat.is_out and not mat.castles and not army_count(mat)]
    if not fallen:
        return state
    mats = tuple(_emptied(mat) if seat in fallen else mat for seat, mat in enumerate(state.mats))
    state = State(state.year, state.first, mats, state.stage)
    left = [seat for seat, mat in enumerate(mats) if not mat.is_out]
    if len(left) > 1:
        return state
    # ED-72: nobody left: those who went out last share the victory.
    return with_stage(state, Over(tuple(left or fallen), points(components, state), "last-standing"))


def points(components: Components, state: State) -> tuple[int, ...]:
    """Points by seat (ED-73)."""
    worth = components.economy.points
    markers = [0 if mat.is_out else mat.rice_marker for mat in state.mats]
    top = max(markers)
    scores = []
    for seat, mat in enumerate(state.mats):
        controlled, partial = control(state, seat)
        score = worth.controlled * controlled + worth.partial * partial + worth.army * army_count(mat)
        if markers[seat] == top and markers.count(top) == 1:
            score += worth.rice_marker
        scores.append(score)
    return tuple(scores)


def finish_game(components: Components, state: State) -> State:
    """The calendar has reached the end: most points wins, tied players fight (ED-73, ED-74)."""
    scores = points(components, state)
    best = max(score for seat, score in enumerate(scores) if not state.mats[seat].is_out)
    tied = [seat for seat in in_turn_order(state) if scores[seat] == best]
    if len(tied) == 1:
        return with_stage(state, Over(tuple(tied), scores, "points"))
    # ED-74: who has no dice loses to those who have.
    armed = [seat for seat in tied if army_count(state.mats[seat])]
    if len(armed) < 2:
        return with_stage(state, Over(tuple(sorted(armed or tied)), scores, "final-battle"))
    for seat in armed:
        state = with_mat(state, seat, _all_shown(state.mats[seat], state.year))
    sides = tuple(_whole_force(seat, state.mats[seat]) for seat in armed)
    final = clash.begin_arrows(components, Battle(BattleKind.FINAL, None, sides, Phase.ARROWS))
    return after_final_battle(components, battle.proceed(components, state, Fighting(None, final)))


def after_final_battle(components: Components, state: State) -> State:
    """The last side standing wins; nobody left: those of the last round share (ED-74)."""
    fighting = state.stage
    assert isinstance(fighting, Fighting)
    current = fighting.battle
    if current.phase is not Phase.REGROUP:
        return state
    alive = [side.seat for side in current.sides if clash.has_units(side)]
    winners = alive or [current.sides[place].seat for place in current.fighters]
    return with_stage(state, Over(tuple(sorted(winners)), points(components, state), "final-battle"))


def _returning(components: Components, state: State, owner: Seat, dice: int) -> State:
    """Ask where a returning die goes; without room it goes to the supply, without a choice by itself."""
    while dice:
        stage = Villages(owner, owner, dice)
        found = village_choices(components, state, stage)
        if len(found) > 1:
            return with_stage(state, stage)
        if not found:
            break
        return return_die(components, state, stage, found[0])
    return with_stage(state, TurnOver(Season.VILLAGES, owner))


def _emptied(mat: Mat) -> Mat:
    """ED-71: out with all dice and resources."""
    return replace(
        mat, rice=0, money=0, honor=0, rice_marker=0, action_dice=0, officers=0, villages=0, tokens_left=0, is_out=True
    )


def _all_shown(mat: Mat, year: int) -> Mat:
    slots = tuple(slot and tokens_shown(number_shown(slot, year), year) for slot in mat.slots)
    return replace(mat, slots=slots)


def _whole_force(seat: Seat, mat: Mat) -> Side:
    """ED-74: all dice in one main line; ninjas count as footmen."""
    tokens: Counts = NO_UNITS
    dice = shields = 0
    for slot in mat.slots:
        if slot is not None:
            tokens = sum_counts(tokens, slot.tokens)
            dice += sum(slot.dice)
            shields += slot.shields
    units = added(tokens, Unit.NINJA, -tokens[Unit.NINJA])
    units = added(units, Unit.FOOTMAN, dice - sum(units))
    return Side(seat, (), lines=(units, NO_UNITS, NO_UNITS), shields=shields)
