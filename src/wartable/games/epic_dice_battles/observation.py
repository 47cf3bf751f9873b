"""What a seat may know: built field by field, so that nothing is shown that is not named here."""

from __future__ import annotations

from functools import partial

import msgspec
from msgspec.structs import replace

from wartable.core.game import Seat
from wartable.games.epic_dice_battles.components import Components, Counts
from wartable.games.epic_dice_battles.kept import Kept
from wartable.games.epic_dice_battles.rules.mat import supply
from wartable.games.epic_dice_battles.state import (
    Battle,
    Building,
    Calling,
    ChoosingStart,
    DrawingFirst,
    Feeding,
    Fighting,
    Marching,
    Mat,
    Naming,
    NumberSeen,
    Over,
    Phase,
    Regroup,
    Season,
    Side,
    Slot,
    Spring,
    Stage,
    State,
    TokensSeen,
    TurnOver,
    Villages,
    Winter,
)

__all__ = ["MatView", "Observation", "SlotView", "is_hidden", "is_reserve", "observe", "shows_more"]


class SlotView(msgspec.Struct, frozen=True):
    """An army on a mat as a viewer sees it (ED-15)."""

    number: int | None
    """None where it lies face down and is not the viewer's own."""
    dice: tuple[int, int, int]
    token_count: int
    tokens: Counts | None
    """The viewer's own; None for others."""
    face_up: Counts
    """Tokens that everybody sees."""
    shields: int
    is_number_up: bool
    number_seen: NumberSeen | None
    """What everybody remembers of the number (ED-16)."""
    tokens_seen: TokensSeen | None
    """What everybody remembers of the tokens (ED-16)."""


class MatView(msgspec.Struct, frozen=True):
    """A mat as a viewer sees it; fields as in `Mat`."""

    rice: int
    money: int
    honor: int
    rice_marker: int
    action_dice: int
    slots: tuple[SlotView | None, ...]
    regions: tuple[int | None, ...]
    castles: tuple[int, ...]
    officers: int
    villages: int
    tokens_left: int
    is_out: bool
    supply: int
    """Dice left to buy (ED-1)."""
    spent: tuple[int, int, int]
    """Rice, money and honor that the last spring cost (ED-17)."""
    dice_gone: int
    """Dice that left the game at villages (ED-70, by a house rule)."""


class Observation(msgspec.Struct, frozen=True):
    """The table as a viewer sees it."""

    viewer: Seat | None
    players: int
    year: int
    first: Seat
    season: Season
    to_act: Seat | None
    mats: tuple[MatView, ...]
    stage: Stage
    """What is being decided, without what the viewer must not know."""


def observe(components: Components, state: State, viewer: Seat | None) -> Observation:
    """The observation of a viewer; None is a spectator."""
    stage = state.stage
    mats = [
        _own_mat(components, mat) if seat == viewer else _mat_of_another(components, mat)
        for seat, mat in enumerate(state.mats)
    ]
    if isinstance(stage, Spring) and stage.seat != viewer:
        # ED-17: until all is bought the others see the mat as it was.
        assert stage.before is not None
        mats[stage.seat] = _mat_of_another(components, stage.before)
    return Observation(
        viewer=viewer,
        players=len(mats),
        year=state.year,
        first=state.first,
        season=_SEASONS[type(stage)],
        to_act=stage.seat,
        mats=tuple(mats),
        stage=_stage_view(stage, viewer),
    )


def is_reserve(observation: Observation, battle: Battle, side: Side) -> bool:
    """Whether a side is a castle's reserve, and not an army whose slots are still hidden (ED-57, ED-60)."""
    return not side.slots and battle.region not in observation.mats[side.seat].regions


def shows_more(before: State, after: State) -> bool:
    """Whether something that was hidden is open afterwards: a number, tokens, or how the sides of a battle stand."""
    if _is_deploying(before) and not _is_deploying(after):
        # ED-61: all is revealed, even where there are no tokens to turn up.
        return True
    for old_mat, new_mat in zip(before.mats, after.mats, strict=True):
        for old, new in zip(old_mat.slots, new_mat.slots, strict=True):
            if new is None or old is None or old is new:
                continue
            if (new.is_number_up and not old.is_number_up) or sum(new.face_up) > sum(old.face_up):
                return True
    return False


def _is_deploying(state: State) -> bool:
    return isinstance(state.stage, Fighting) and state.stage.battle.phase is Phase.DEPLOY


_SEASONS: dict[type, Season] = {
    DrawingFirst: Season.SETUP,
    ChoosingStart: Season.SETUP,
    Winter: Season.WINTER,
    Spring: Season.SPRING,
    Building: Season.SPRING,
    Feeding: Season.SUMMER,
    Marching: Season.AUTUMN,
    Calling: Season.AUTUMN,
    Naming: Season.BATTLES,
    Fighting: Season.BATTLES,
    Villages: Season.VILLAGES,
    Over: Season.END,
}


def _mat_view(components: Components, mat: Mat, *, is_own: bool) -> MatView:
    return MatView(
        rice=mat.rice,
        money=mat.money,
        honor=mat.honor,
        rice_marker=mat.rice_marker,
        action_dice=mat.action_dice,
        slots=tuple([None if slot is None else _slot_view(slot, is_own=is_own) for slot in mat.slots]),
        regions=mat.regions,
        castles=mat.castles,
        officers=mat.officers,
        villages=mat.villages,
        tokens_left=mat.tokens_left,
        is_out=mat.is_out,
        supply=0 if mat.is_out else supply(components, mat),
        spent=mat.spent,
        dice_gone=mat.dice_gone,
    )


def _slot_view(slot: Slot, *, is_own: bool) -> SlotView:
    return SlotView(
        number=slot.number if is_own or slot.is_number_up else None,
        dice=slot.dice,
        token_count=sum(slot.tokens),
        tokens=slot.tokens if is_own else None,
        face_up=slot.face_up,
        shields=slot.shields,
        is_number_up=slot.is_number_up,
        number_seen=slot.number_seen,
        tokens_seen=slot.tokens_seen,
    )


_own_mat = Kept(partial(_mat_view, is_own=True))
_mat_of_another = Kept(partial(_mat_view, is_own=False))


def _stage_view(stage: Stage, viewer: Seat | None) -> Stage:
    match stage:
        case Spring():
            return stage if stage.seat == viewer else Spring(stage.seat, None)
        case Fighting():
            battle = _battle_view(stage.battle, viewer)
            return stage if battle is stage.battle else Fighting(stage.seat, battle, stage.fights, stage.namer)
        case TurnOver():
            raise AssertionError("the calendar is never at rest between two turns")
        case _:
            # Nothing of the other stages is secret.
            return stage


def is_hidden(stage: Stage) -> bool:
    """Whether the others may not see what is decided in a stage (ED-17, ED-60, ED-61, ED-68)."""
    match stage:
        case Spring():
            return True
        case Fighting(battle=battle):
            is_deploying = any(side.deployment is not None for side in battle.sides)
            return is_deploying or battle.regroup is not None or battle.phase in (Phase.WALLS, Phase.FLANKS)
        case _:
            return False


def _battle_view(battle: Battle, viewer: Seat | None) -> Battle:
    """ED-60, ED-61: what a side decides stays hidden until all have; so do tokens laid out again (ED-68)."""
    if battle.phase in (Phase.WALLS, Phase.FLANKS):
        # ED-60: the numbers are revealed only then; until then nobody knows which slots of the others take part.
        hidden = tuple(side if side.seat == viewer else Side(side.seat, ()) for side in battle.sides)
        return replace(battle, sides=hidden)
    sides, regroup = battle.sides, battle.regroup
    for place, side in enumerate(sides):
        if side.deployment is not None and side.seat != viewer:
            sides = (*sides[:place], replace(side, deployment=None), *sides[place + 1 :])
    if regroup is not None and sides[regroup.side].seat != viewer:
        regroup = _regroup_view(regroup)
    is_open = sides is battle.sides and regroup is battle.regroup
    return battle if is_open else replace(battle, sides=sides, regroup=regroup)


def _regroup_view(regroup: Regroup) -> Regroup:
    return replace(regroup, tokens_left=None, tokens=None)
