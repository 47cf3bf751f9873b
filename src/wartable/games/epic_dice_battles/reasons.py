"""Why a choice is good or bad, for people: where it leads by the end of the year, in simulated continuations."""

from __future__ import annotations

import random
from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from wartable.core.figures import rough_percent, signed_tenths, tenths
from wartable.core.game import AnyRules, Seat
from wartable.core.line import Line, Lines, Name
from wartable.games.epic_dice_battles.actions import Action, Buy, EndBuying, March, Move, Pass, Renumber, StormGate
from wartable.games.epic_dice_battles.battle_chances import BattleChances
from wartable.games.epic_dice_battles.heuristics import WarlordBot
from wartable.games.epic_dice_battles.observation import Observation
from wartable.games.epic_dice_battles.presenter import nouns
from wartable.games.epic_dice_battles.presenter.labels import label
from wartable.games.epic_dice_battles.presenter.view import fields_in_reach
from wartable.games.epic_dice_battles.rules.end import points
from wartable.games.epic_dice_battles.state import Building, Marching, Mat, Spring, State, Winter

__all__ = ["reasons"]

_RARE = 0.05
"""What happens in fewer continuations than this is not worth a word."""
_LITTLE = 0.25
"""So are changes of fewer points or dice than this."""
_STEPS = 6
"""A plan of more steps would be hard to read."""


class _Step(NamedTuple):
    """A choice of a plan, and what its player sees before it."""

    seen: Observation
    action: Action
    is_forced: bool


def reasons(
    rules: AnyRules, world: State, action: Action, ends: Sequence[State], done: Sequence[Action] | None = None
) -> tuple[Line, ...]:
    """What a choice of the seat to act brings: the battle at once, whom it keeps out, by the year's end castles, points
    and losses, and what is to follow it, or what was done after it."""
    seat = rules.to_act(world)
    assert isinstance(seat, int)
    plan = _plan(rules, world, action, seat, done)
    return (
        *_battle(rules, world, action, seat),
        *_guarded(rules, plan),
        *_castles(world, ends, seat),
        *_points(rules, world, ends, seat),
        *_troops(world, ends, seat),
        *_told(rules, plan),
    )


def _plan(rules: AnyRules, world: State, action: Action, seat: Seat, done: Sequence[Action] | None) -> list[_Step]:
    """A choice and what was done next, or what the continuations do, as long as nobody else decides; in battles every
    step is alone."""
    steps = [_Step(rules.observe(world, seat), action, is_forced=False)]
    if not isinstance(world.stage, Winter | Spring | Building | Marching):
        return steps
    warlord, rng, state = WarlordBot(), random.Random(0), rules.apply(world, action)
    later = None if done is None else iter(done)
    while rules.to_act(state) == seat and type(state.stage) is type(world.stage) and len(steps) <= _STEPS:
        seen, legal = rules.observe(state, seat), rules.legal_actions(state)
        following = warlord.choose(rules, seen, legal, rng) if later is None else next(later, None)
        # To stop is no step of a plan, and the next purchase is the next plan.
        if following is None or following not in legal or isinstance(following, EndBuying | Pass | Buy | Renumber):
            break
        steps.append(_Step(seen, following, is_forced=len(legal) == 1))
        state = rules.apply(state, following)
    return steps


def _told(rules: AnyRules, plan: list[_Step]) -> list[Line]:
    """What is to follow the choice, in words."""
    components = rules.components  # type: ignore[attr-defined]
    following = [label(components, step.seen, step.action) for step in plan[1:] if not step.is_forced]
    return [Line("reason-plan", {"plan": Lines(tuple(following))})] if following else []


def _guarded(rules: AnyRules, plan: list[_Step]) -> list[Line]:
    """The own castle that an army goes to, and who could have come there."""
    components = rules.components  # type: ignore[attr-defined]
    for seen, action, _ in plan:
        if isinstance(action, Move | March) and seen.viewer is not None:
            region = components.number_by_id[action.region]
            foe = _who_reaches(rules, seen, region) if region in seen.mats[seen.viewer].castles else None
            if foe is not None:
                return [Line("reason-guards", {"region": nouns.region(components, region), "player": Name(foe)})]
    return []


def _who_reaches(rules: AnyRules, seen: Observation, region: int) -> Seat | None:
    """An opponent with an army that is there or can come there, as armies stand now."""
    components = rules.components  # type: ignore[attr-defined]
    for seat, mat in enumerate(seen.mats):
        for field in mat.regions if seat != seen.viewer else ():
            if field is not None and region in (
                field,
                *fields_in_reach(components, seen, seat, field, can_pay=True),
            ):
                return seat
    return None


def _battle(rules: AnyRules, world: State, action: Action, seat: Seat) -> list[Line]:
    components = rules.components  # type: ignore[attr-defined]
    prospect = BattleChances(components, rules.observe(world, seat)).of(action)
    if prospect is None:
        return []
    if isinstance(action, StormGate):
        return [Line("reason-gate", {"damage": rough_percent(prospect.won), "death": rough_percent(prospect.lost)})]
    odds = {"odds": rough_percent(prospect.won)}
    return [Line("reason-battle-guess", odds) if prospect.is_guess else Line("reason-battle", odds)]


def _castles(world: State, ends: Sequence[State], seat: Seat) -> list[Line]:
    now = len(world.mats[seat].castles)
    changes = [len(end.mats[seat].castles) - now for end in ends]
    won, lost = fmean([change > 0 for change in changes]), fmean([change < 0 for change in changes])
    lines = []
    if won >= _RARE:
        lines.append(Line("reason-castle-won", {"odds": rough_percent(won)}))
    if lost >= _RARE:
        lines.append(Line("reason-castle-lost", {"odds": rough_percent(lost)}))
    return lines


def _points(rules: AnyRules, world: State, ends: Sequence[State], seat: Seat) -> list[Line]:
    components = rules.components  # type: ignore[attr-defined]
    before = points(components, world)
    after = [points(components, end) for end in ends]
    gains = [fmean([each[other] for each in after]) - before[other] for other in range(rules.players)]
    lines = []
    if abs(gains[seat]) >= _LITTLE:
        lines.append(Line("reason-points", {"points": signed_tenths(gains[seat])}))
    hurt = min((other for other in range(rules.players) if other != seat), key=lambda other: gains[other])
    if gains[hurt] <= -_LITTLE:
        lines.append(Line("reason-rival-points", {"player": Name(hurt), "points": tenths(-gains[hurt])}))
    return lines


def _troops(world: State, ends: Sequence[State], seat: Seat) -> list[Line]:
    lost = _dice(world.mats[seat]) - fmean([_dice(end.mats[seat]) for end in ends])
    return [Line("reason-troops-lost", {"dice": tenths(lost)})] if lost >= _LITTLE else []


def _dice(mat: Mat) -> int:
    return sum(sum(slot.dice) for slot in mat.slots if slot is not None)
