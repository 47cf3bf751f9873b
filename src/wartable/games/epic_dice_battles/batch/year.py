"""The calendar: who comes next, which season follows, when the year and the game end (ED-14, ED-71, ED-72)."""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"

from __future__ import annotations

from wartable.games.epic_dice_battles.batch import layout as at
from wartable.games.epic_dice_battles.batch.autumn import begin_autumn
from wartable.games.epic_dice_battles.batch.battles import begin_battles
from wartable.games.epic_dice_battles.batch.compiled import compiled
from wartable.games.epic_dice_battles.batch.end import begin_villages, check_out, finish_game
from wartable.games.epic_dice_battles.batch.layout import Ints
from wartable.games.epic_dice_battles.batch.mat import first_in_turn, left_of, next_in_turn, set_stage
from wartable.games.epic_dice_battles.batch.spring import begin_spring
from wartable.games.epic_dice_battles.batch.summer import begin_summer
from wartable.games.epic_dice_battles.batch.winter import begin_winter, check_control

__all__ = ["move_on"]


@compiled
def move_on(box: Ints, row: Ints, room: Ints) -> None:
    """From the end of a seat's season to the next turn."""
    season = row[at.SEASON_OVER]
    if season == at.IN_SUMMER:
        # ED-71: starvation can take the last army.
        check_out(box, row)
        if row[at.STAGE] == at.OVER:
            return
    following = next_in_turn(box, row, row[at.SEAT])
    if season == at.IN_AUTUMN:
        begin_battles(box, row, row[at.RELIEVED])
    elif season == at.IN_BATTLES:
        begin_villages(row, first_in_turn(box, row))
    elif following == at.NOBODY:
        _begin_next_season(box, row, season, room)
    elif season == at.IN_SETUP:
        set_stage(row, at.CHOOSING_START, following)
    elif season == at.IN_WINTER:
        begin_winter(box, row, following)
    elif season == at.IN_SPRING:
        begin_spring(row, following)
    elif season == at.IN_SUMMER:
        begin_summer(box, row, following)
    else:
        begin_villages(row, following)


@compiled
def _begin_next_season(box: Ints, row: Ints, season: int, room: Ints) -> None:
    """All seats have had their turn."""
    if season == at.IN_SETUP:
        begin_winter(box, row, first_in_turn(box, row))
    elif season == at.IN_WINTER:
        check_control(box, row)
        begin_spring(row, first_in_turn(box, row))
    elif season == at.IN_SPRING:
        begin_summer(box, row, first_in_turn(box, row))
    elif season == at.IN_SUMMER:
        begin_autumn(box, row)
    else:
        _end_year(box, row, room)


@compiled
def _end_year(box: Ints, row: Ints, room: Ints) -> None:
    """The calendar moves on and the token passes to the left, skipping players who are out (ED-14, ED-71)."""
    row[at.YEAR] += 1
    row[at.FIRST] = left_of(box, row, row[at.FIRST])
    if row[at.YEAR] > box[at.LAST_YEAR]:
        finish_game(box, row, room)
    else:
        begin_winter(box, row, first_in_turn(box, row))
