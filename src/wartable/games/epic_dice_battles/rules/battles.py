"""Autumn: which battles are fought, and in which order (ED-55, ED-56, ED-69)."""

from __future__ import annotations

from msgspec.structs import replace

from wartable.core.game import Seat
from wartable.games.epic_dice_battles.actions import Action, Besiege, NameBattle, Stay
from wartable.games.epic_dice_battles.components import Components
from wartable.games.epic_dice_battles.rules import battle, end, regroup
from wartable.games.epic_dice_battles.rules.mat import castle_owner, in_turn_order, left_of, with_stage
from wartable.games.epic_dice_battles.state import (
    Battle,
    BattleKind,
    Calling,
    Fight,
    Fighting,
    Naming,
    Over,
    Phase,
    Season,
    State,
    TurnOver,
)

__all__ = [
    "after_battle",
    "begin",
    "call",
    "calling_choices",
    "follow_up",
    "follow_up_choices",
    "name",
    "naming_choices",
    "resume",
]


def begin(components: Components, state: State, relieved: tuple[int, ...] = ()) -> State:
    """All have passed: who stands alone with a castle is asked, then the list of battles is fixed."""
    questions = tuple(
        (seat, region)
        for seat in in_turn_order(state)
        for region in sorted({field for field in state.mats[seat].regions if field is not None})
        if _can_besiege(state, seat, region)
    )
    fields = sorted({region for mat in state.mats for region in mat.regions if region is not None})
    fights = tuple(
        Fight(region, is_siege=False, is_relief=region in relieved)
        for region in fields
        if len(_present(state, region)) > 1
    )
    return _ask(components, state, questions, fights)


def calling_choices(components: Components, stage: Calling) -> tuple[Action, ...]:
    """Siege or stay (ED-55)."""
    region = components.regions[stage.region].id
    return Besiege(region), Stay(region)


def call(components: Components, state: State, stage: Calling, action: Action) -> State:
    """One army alone with a castle has said what it does."""
    fights = stage.fights
    if isinstance(action, Besiege):
        fights = tuple(sorted((*fights, Fight(stage.region, is_siege=True))))
    return _ask(components, state, stage.questions, fights)


def naming_choices(components: Components, stage: Naming) -> tuple[Action, ...]:
    """The battles still to be fought."""
    return tuple(NameBattle(components.regions[fight.region].id) for fight in stage.fights)


def name(components: Components, state: State, stage: Naming, action: Action) -> State:
    """A battle is named and begins."""
    assert isinstance(action, NameBattle)
    region = components.number_by_id[action.region]
    fight = next(fight for fight in stage.fights if fight.region == region)
    return _start(components, state, stage, fight)


def follow_up_choices(components: Components, current: Battle) -> tuple[Action, ...]:
    """After a battle in the field: besiege at once, or stay (ED-56)."""
    assert current.region is not None
    region = components.regions[current.region].id
    return Besiege(region), Stay(region)


def follow_up(components: Components, state: State, fighting: Fighting, action: Action) -> State:
    """The survivor of a field battle besieges the castle, or does not."""
    region = fighting.battle.region
    assert region is not None
    assert fighting.seat is not None
    if isinstance(action, Besiege):
        attack = battle.siege(state, region, fighting.seat)
        return resume(components, battle.proceed(components, state, replace(fighting, battle=attack)))
    return _next_battle(components, state, fighting)


def resume(components: Components, state: State) -> State:
    """Where a battle has just been decided, the survivors are laid out, and what follows it begins."""
    fighting = state.stage
    if not isinstance(fighting, Fighting) or fighting.battle.phase is not Phase.REGROUP:
        return state
    state = regroup.begin(components, state, fighting)
    laid_out = state.stage
    assert isinstance(laid_out, Fighting)
    return after_battle(components, state) if regroup.is_done(laid_out.battle) else state


def after_battle(components: Components, state: State) -> State:
    """A survivor alone with a castle may besiege it at once; then the next battle is named."""
    # ED-71: who has neither army nor castle is out at once.
    state = end.check_out(components, state)
    if isinstance(state.stage, Over):
        return state
    fighting = state.stage
    assert isinstance(fighting, Fighting)
    current = fighting.battle
    assert current.region is not None
    present = _present(state, current.region)
    if current.kind is BattleKind.OPEN and present and _can_besiege(state, present[0], current.region):
        waiting = replace(current, phase=Phase.FOLLOW_UP)
        return with_stage(state, replace(fighting, seat=present[0], battle=waiting))
    return _next_battle(components, state, fighting)


def _present(state: State, region: int) -> list[Seat]:
    """Seats with an army in a region, in turn order."""
    return [seat for seat in in_turn_order(state) if region in state.mats[seat].regions]


def _can_besiege(state: State, seat: Seat, region: int) -> bool:
    """Whether a seat's armies stand alone with somebody else's castle."""
    owner = castle_owner(state, region)
    return owner is not None and owner != seat and _present(state, region) == [seat]


def _ask(
    components: Components, state: State, questions: tuple[tuple[Seat, int], ...], fights: tuple[Fight, ...]
) -> State:
    if questions:
        (seat, region), *others = questions
        return with_stage(state, Calling(seat, region, tuple(others), fights))
    # ED-55: the first player names the first battle.
    return _to_naming(components, state, fights, next(in_turn_order(state)))


def _to_naming(components: Components, state: State, fights: tuple[Fight, ...], namer: Seat) -> State:
    if not fights:
        return with_stage(state, TurnOver(Season.BATTLES, namer))
    stage = Naming(namer, fights)
    if len(fights) == 1:
        return _start(components, state, stage, fights[0])
    return with_stage(state, stage)


def _start(components: Components, state: State, stage: Naming, fight: Fight) -> State:
    others = tuple(other for other in stage.fights if other != fight)
    namer = left_of(state, stage.seat)
    present = _present(state, fight.region)
    if fight.is_siege and len(present) == 1 and _can_besiege(state, present[0], fight.region):
        current = battle.siege(state, fight.region, present[0])
    elif not fight.is_siege and len(present) > 1:
        current = battle.meeting(components, state, fight)
    else:
        # ED-55: a battle whose side is gone falls away.
        return _to_naming(components, state, others, namer)
    state = battle.proceed(components, state, Fighting(None, current, others, namer))
    return resume(components, state)


def _next_battle(components: Components, state: State, fighting: Fighting) -> State:
    # The namer is always a seat outside the final battle.
    assert fighting.namer is not None
    namer = fighting.namer
    if state.mats[namer].is_out:
        namer = left_of(state, namer)
    return _to_naming(components, state, fighting.fights, namer)
