"""A possible state for what a viewer cannot see: numbers, tokens and secret decisions dealt anew."""

from __future__ import annotations

import random

from msgspec.structs import replace

from wartable.core.game import Seat
from wartable.games.epic_dice_battles.components import NO_UNITS, Components, Counts
from wartable.games.epic_dice_battles.observation import MatView, Observation, SlotView
from wartable.games.epic_dice_battles.rules import clash, deployment
from wartable.games.epic_dice_battles.rules.battle import side_of
from wartable.games.epic_dice_battles.rules.mat import added
from wartable.games.epic_dice_battles.state import (
    Battle,
    Fighting,
    Mat,
    Phase,
    Regroup,
    Side,
    Slot,
    Spring,
    Stage,
    State,
)

__all__ = ["redeal"]


def redeal(components: Components, observation: Observation, rng: random.Random) -> State:
    """A state that looks to the viewer just like the observation."""
    mats = tuple(_mat(components, view, rng) for view in observation.mats)
    stage: Stage = observation.stage
    if isinstance(stage, Spring) and stage.before is None:
        # Nothing bought yet looks the same from outside as anything bought in secret.
        mat = mats[stage.seat]
        stage = Spring(stage.seat, before=mat, may_renumber=mat.officers > 0)
    elif isinstance(stage, Fighting):
        stage = replace(stage, battle=_battle(components, stage, mats, observation.viewer, rng))
    return State(observation.year, observation.first, mats, stage)


def _mat(components: Components, view: MatView, rng: random.Random) -> Mat:
    numbers = _numbers(view, rng)
    slots = tuple(
        None
        if slot is None
        else Slot(
            number=numbers[place],
            dice=slot.dice,
            tokens=_tokens(components, slot, rng),
            face_up=slot.face_up,
            shields=slot.shields,
            is_number_up=slot.is_number_up,
            number_seen=slot.number_seen,
            tokens_seen=slot.tokens_seen,
        )
        for place, slot in enumerate(view.slots)
    )
    return Mat(
        rice=view.rice,
        money=view.money,
        honor=view.honor,
        rice_marker=view.rice_marker,
        action_dice=view.action_dice,
        slots=slots,
        regions=view.regions,
        castles=view.castles,
        officers=view.officers,
        villages=view.villages,
        tokens_left=view.tokens_left,
        is_out=view.is_out,
        spent=view.spent,
        dice_gone=view.dice_gone,
    )


def _numbers(view: MatView, rng: random.Random) -> dict[int, int]:
    """A number for every slot: seen or surely remembered ones as they are, the others shuffled."""
    known: dict[int, int] = {}
    unknown: list[int] = []
    for place, slot in enumerate(view.slots):
        if slot is None:
            continue
        if slot.number is not None:
            known[place] = slot.number
        elif slot.number_seen is not None and slot.number_seen.sure:
            known[place] = slot.number_seen.number
        else:
            unknown.append(place)
    free = [n for n, region in enumerate(view.regions, start=1) if region is not None and n not in known.values()]
    rng.shuffle(free)
    return known | dict(zip(unknown, free, strict=True))


def _tokens(components: Components, slot: SlotView, rng: random.Random) -> Counts:
    """Tokens of an army: those face up, those remembered as far as they can still be there, the others guessed."""
    if slot.tokens is not None:
        return slot.tokens
    tokens = slot.face_up
    hidden = slot.token_count - sum(tokens)
    if not hidden:
        return tokens
    remembered = slot.tokens_seen.tokens if slot.tokens_seen is not None else NO_UNITS
    pool = [unit for unit, count in enumerate(remembered) for _ in range(max(0, count - slot.face_up[unit]))]
    drawn = pool if len(pool) <= hidden else rng.sample(pool, hidden)
    weights = [kind.guess for kind in components.units]
    drawn += rng.choices(range(len(weights)), weights, k=hidden - len(drawn))
    for unit in drawn:
        tokens = added(tokens, unit)
    return tokens


def _battle(
    components: Components, stage: Fighting, mats: tuple[Mat, ...], viewer: Seat | None, rng: random.Random
) -> Battle:
    battle = stage.battle
    if battle.phase in (Phase.WALLS, Phase.FLANKS):
        region = battle.region
        assert region is not None
        return replace(battle, sides=tuple(side_of(mats[side.seat], side.seat, region) for side in battle.sides))
    if battle.phase is Phase.DEPLOY:
        return replace(battle, sides=_deploying_sides(components, stage, mats, viewer, rng))
    if battle.regroup is not None and battle.regroup.tokens_left is None:
        return replace(battle, regroup=_regroup(battle, battle.regroup))
    return battle


def _deploying_sides(
    components: Components, stage: Fighting, mats: tuple[Mat, ...], viewer: Seat | None, rng: random.Random
) -> tuple[Side, ...]:
    """Sides before the one that decides now have decided, nobody knows what; the others have not begun."""
    sides = []
    has_decided = True
    for side in stage.battle.sides:
        has_decided = has_decided and side.seat != stage.seat
        if side.seat != viewer and side.slots:
            mat = mats[side.seat]
            secret = deployment.fresh(components, mat, side, stage.battle.usable)
            assert secret is not None
            while has_decided and not secret.is_ready:
                options = deployment.choices(components, mat, side, secret)
                secret = deployment.take(components, mat, side, secret, rng.choice(options))
            sides.append(replace(side, deployment=secret))
        else:
            sides.append(side)
    return tuple(sides)


def _regroup(battle: Battle, regroup: Regroup) -> Regroup:
    """Tokens not yet laid look the same from outside as tokens laid face down."""
    side = battle.sides[regroup.side]
    units = clash.all_units(side)
    tokens = (NO_UNITS,) * len(regroup.shields)
    return replace(regroup, tokens_left=(0, *units[1:]), tokens=tokens)
