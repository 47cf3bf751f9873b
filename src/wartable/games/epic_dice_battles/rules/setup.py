"""Set-up: mats, the first player, start regions (ED-10 to ED-14)."""

from __future__ import annotations

from msgspec.structs import replace

from wartable.core.distribution import Weighted
from wartable.core.game import Seat
from wartable.games.epic_dice_battles.actions import Action, ChooseStart, FirstPlayer, Outcome
from wartable.games.epic_dice_battles.components import Components
from wartable.games.epic_dice_battles.rules.mat import with_mat, with_stage
from wartable.games.epic_dice_battles.state import ChoosingStart, DrawingFirst, Mat, Season, Slot, State, TurnOver

__all__ = ["begin", "choices", "choose", "first_player", "initial_state", "take_first"]


def initial_state(components: Components, players: int) -> State:
    """Mats laid out, nothing on the board yet."""
    economy = components.economy
    start = economy.start
    mat = Mat(
        rice=start.rice,
        money=start.money,
        honor=start.honor,
        rice_marker=start.rice_marker,
        action_dice=economy.action_dice,
        slots=(None,) * economy.armies,
        regions=(None,) * economy.armies,
    )
    return State(components.first_year[players], 0, (mat,) * players, DrawingFirst())


def first_player(players: int) -> Weighted[Outcome]:
    """ED-14: every seat is as likely as the others."""
    return Weighted((FirstPlayer(seat), 1) for seat in range(players))


def take_first(state: State, event: FirstPlayer) -> State:
    """The first player has been drawn."""
    return State(state.year, event.seat, state.mats, ChoosingStart(event.seat))


def begin(state: State, seat: Seat) -> State:
    """A seat is to choose its start region."""
    return with_stage(state, ChoosingStart(seat))


def choices(components: Components, state: State) -> tuple[Action, ...]:
    """ED-13: the start regions still free."""
    taken = [region for mat in state.mats for region in mat.castles]
    return tuple(
        ChooseStart(components.regions[region].id)
        for region in components.starts[len(state.mats)]
        if region not in taken
    )


def choose(components: Components, state: State, stage: ChoosingStart, action: Action) -> State:
    """ED-13: a castle and the First Army go to the region."""
    assert isinstance(action, ChooseStart)
    region = components.number_by_id[action.region]
    mat = state.mats[stage.seat]
    # ED-11: the First Army has its dice in the main line.
    army = Slot(number=1, dice=(components.economy.start.troops, 0, 0))
    mat = replace(mat, castles=(region,), slots=(army, *mat.slots[1:]), regions=(region, *mat.regions[1:]))
    return with_stage(with_mat(state, stage.seat, mat), TurnOver(Season.SETUP, stage.seat))
