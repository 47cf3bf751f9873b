"""Why a choice is good or bad, for people: where it leads by the end of the year, in simulated continuations."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from wartable.core.figures import rough_percent, signed_tenths, tenths
from wartable.core.game import AnyRules, Seat
from wartable.core.line import Line, Name
from wartable.games.epic_dice_battles.actions import Action, StormGate
from wartable.games.epic_dice_battles.heuristics.battle_chances import BattleChances
from wartable.games.epic_dice_battles.rules.end import points
from wartable.games.epic_dice_battles.state import Mat, State

__all__ = ["reasons"]

_RARE = 0.05
"""What happens in fewer continuations than this is not worth a word."""
_LITTLE = 0.25
"""So are changes of fewer points or dice than this."""


def reasons(rules: AnyRules, world: State, action: Action, ends: Sequence[State]) -> tuple[Line, ...]:
    """What a choice of the seat to act brings: the battle at once, and by the year's end castles, points, losses."""
    seat = rules.to_act(world)
    assert isinstance(seat, int)
    return (
        *_battle(rules, world, action, seat),
        *_castles(world, ends, seat),
        *_points(rules, world, ends, seat),
        *_troops(world, ends, seat),
    )


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
