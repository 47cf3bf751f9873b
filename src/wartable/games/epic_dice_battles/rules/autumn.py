"""Autumn: moving and marching (ED-50 to ED-53)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from wartable.core.game import Seat
from wartable.games.epic_dice_battles.actions import Action, Lead, March, Move, Pass
from wartable.games.epic_dice_battles.components import Components
from wartable.games.epic_dice_battles.rules.mat import foreign_regions, in_turn_order, with_mat, with_stage
from wartable.games.epic_dice_battles.state import Marching, Season, State, TurnOver

__all__ = ["begin", "choices", "choose", "fields_within"]

_PASS = Pass()


def begin(state: State) -> State:
    """Autumn begins; seats without an army that can move pass by themselves."""
    players = len(state.mats)
    passed = tuple(mat.is_out for mat in state.mats)
    stage = Marching(state.first, passed, ((),) * players)
    return _to_next(state, stage, next(in_turn_order(state)))


def choices(components: Components, state: State, stage: Marching) -> tuple[Action, ...]:
    """An army to move or a pass; then where it goes (ED-50, ED-51)."""
    if stage.leading is None:
        return (*(Lead(number) for number in _fresh(state, stage, stage.seat)), _PASS)
    mat = state.mats[stage.seat]
    region = mat.regions[stage.leading - 1]
    assert region is not None
    moves: list[Action] = [Move(components.regions[field].id) for field in components.regions[region].neighbours]
    autumn = components.economy.autumn
    if mat.rice >= autumn.march_rice:
        foreign = foreign_regions(state, stage.seat)
        # A march to a neighbouring field would be a move that costs.
        far = fields_within(components, region, foreign, autumn.march_fields)
        moves += [March(components.regions[field].id) for field in far]
    return tuple(moves)


def choose(components: Components, state: State, stage: Marching, action: Action) -> State:
    """An army is chosen, moves, or the seat passes."""
    seat = stage.seat
    if isinstance(action, Lead):
        return with_stage(state, replace(stage, leading=action.army))
    if isinstance(action, Pass):
        passed = (*stage.passed[:seat], True, *stage.passed[seat + 1 :])
        return _to_next(state, replace(stage, passed=passed), (seat + 1) % len(state.mats))
    assert isinstance(action, Move | March)
    assert stage.leading is not None
    region = components.number_by_id[action.region]
    mat = state.mats[seat]
    number = stage.leading
    relieved = _relieved(state, stage, region)
    rice = mat.rice - components.economy.autumn.march_rice if isinstance(action, March) else mat.rice
    regions = (*mat.regions[: number - 1], region, *mat.regions[number:])
    state = with_mat(state, seat, replace(mat, rice=rice, regions=regions))
    stage = replace(stage, tired=_tired(state, stage, region), leading=None, relieved=relieved)
    return _to_next(state, stage, (seat + 1) % len(state.mats))


@lru_cache(maxsize=4096)
def fields_within(components: Components, start: int, foreign: frozenset[int], fields: int) -> tuple[int, ...]:
    """Fields two or more steps away that a march reaches; it goes through no opponent's army (ED-51, ED-52)."""
    regions = components.regions
    border = set(regions[start].neighbours)
    reached = {start, *border}
    far: set[int] = set()
    for _ in range(fields - 1):
        # ED-52: an army stops where an opponent's army stands.
        border = {
            field for through in border if through not in foreign for field in regions[through].neighbours
        } - reached
        reached |= border
        far |= border
    return tuple(sorted(far))


def _fresh(state: State, stage: Marching, seat: Seat) -> list[int]:
    """Numbers of the armies that may still move."""
    tired = stage.tired[seat]
    return [
        number
        for number, region in enumerate(state.mats[seat].regions, start=1)
        if region is not None and number not in tired
    ]


def _relieved(state: State, stage: Marching, region: int) -> tuple[int, ...]:
    """ED-56: who comes to a besieger of the own castle relieves it, unless another own army is inside."""
    mat = state.mats[stage.seat]
    is_relief = region in mat.castles and region not in mat.regions and region in foreign_regions(state, stage.seat)
    return tuple(sorted((*stage.relieved, region))) if is_relief else stage.relieved


def _tired(state: State, stage: Marching, region: int) -> tuple[tuple[int, ...], ...]:
    """ED-50, ED-52: the army that moved and the opponents' armies it met move no more."""
    tired = []
    for seat, mat in enumerate(state.mats):
        numbers = set(stage.tired[seat])
        if seat == stage.seat:
            assert stage.leading is not None
            numbers.add(stage.leading)
        else:
            numbers.update(number for number, field in enumerate(mat.regions, start=1) if field == region)
        tired.append(tuple(sorted(numbers)))
    return tuple(tired)


def _to_next(state: State, stage: Marching, seat: Seat) -> State:
    """The next seat that has not passed; without an army left to move it passes by itself."""
    players = len(state.mats)
    passed = stage.passed
    for step in range(players):
        following = (seat + step) % players
        if passed[following]:
            continue
        if _fresh(state, stage, following):
            return with_stage(state, Marching(following, passed, stage.tired, relieved=stage.relieved))
        passed = (*passed[:following], True, *passed[following + 1 :])
    return with_stage(state, TurnOver(Season.AUTUMN, seat, stage.relieved))
