"""Winter: three action dice (ED-20 to ED-25)."""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"

from __future__ import annotations

from wartable.games.epic_dice_battles.batch import layout as at
from wartable.games.epic_dice_battles.batch.compiled import compiled
from wartable.games.epic_dice_battles.batch.layout import Ints
from wartable.games.epic_dice_battles.batch.mat import (
    controlled_regions,
    end_turn,
    mat_of,
    partly_controlled_regions,
    set_stage,
    supply,
)

__all__ = ["act", "begin_winter", "check_control", "winter_choices"]


@compiled
def begin_winter(box: Ints, row: Ints, seat: int) -> None:
    """A seat takes its action dice; fewer where the supply is short (ED-20)."""
    mat = mat_of(seat)
    dice = min(box[at.WANTED_ACTIONS], row[mat + at.ACTION_DICE] + supply(box, row, mat))
    row[mat + at.ACTION_DICE] = dice
    if dice == 0:
        end_turn(row, at.IN_WINTER, seat)
    else:
        set_stage(row, at.WINTER, seat)
        row[at.WINTER_DICE] = dice


@compiled
def winter_choices(box: Ints, row: Ints, moves: Ints) -> int:
    """The actions of ED-21 to ED-24 that are possible; how many there are."""
    mat, first, count = mat_of(row[at.SEAT]), box[at.FIRSTS + at.ACT], 0
    for action in range(at.REST + 1):
        if action == at.PRODUCE and row[mat + at.RICE_MARKER] >= box[at.MARKER_TOP]:
            continue
        if action == at.TRADE and row[mat + at.RICE] < box[at.TRADE_RICE]:
            continue
        moves[count] = first + action
        count += 1
    return count


@compiled
def act(box: Ints, row: Ints, action: int) -> None:
    """One die is spent, or the others stay unused (ED-20)."""
    seat = row[at.SEAT]
    mat = mat_of(seat)
    row[at.WINTER_DICE] -= 1
    if action == at.REST:
        row[at.WINTER_DICE] = 0
    elif action == at.PRODUCE:
        row[mat + at.RICE_MARKER] += 1
    elif action == at.TRAIN:
        row[mat + at.OFFICERS] += 1
    elif action == at.TRADE:
        row[mat + at.RICE] -= box[at.TRADE_RICE]
        row[mat + at.MONEY] += box[at.TRADE_MONEY]
    else:
        # ED-24: a die at a village is not an action die any more.
        row[mat + at.AT_VILLAGES] += 1
        row[mat + at.ACTION_DICE] -= 1
    if row[at.WINTER_DICE] == 0:
        end_turn(row, at.IN_WINTER, seat)


@compiled
def check_control(box: Ints, row: Ints) -> None:
    """At the end of winter control sets the buying limit of the year (ED-25, ED-30)."""
    for seat in range(box[at.PLAYERS]):
        row[mat_of(seat) + at.TOKENS_LEFT] = (
            controlled_regions(box, row, seat) * box[at.TOKENS_CONTROLLED]
            + partly_controlled_regions(box, row, seat) * box[at.TOKENS_PARTIAL]
        )
