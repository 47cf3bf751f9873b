"""The warlord: heuristics/warlord.py on rows."""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"

from __future__ import annotations

from wartable.games.epic_dice_battles.batch import layout as at
from wartable.games.epic_dice_battles.batch.clash import deciding_side, side_at
from wartable.games.epic_dice_battles.batch.compiled import compiled
from wartable.games.epic_dice_battles.batch.layout import Ints
from wartable.games.epic_dice_battles.batch.warlord import thoughts as of
from wartable.games.epic_dice_battles.batch.warlord.autumn import best_move, siege_or_stay
from wartable.games.epic_dice_battles.batch.warlord.defaults import rolled_lowest, sacrificed, sent_to_gate, unit_lost
from wartable.games.epic_dice_battles.batch.warlord.fighting import (
    best_deployment,
    flanks_to_open,
    is_hopeless,
    laid_out,
    walls_or_field,
)
from wartable.games.epic_dice_battles.batch.warlord.looking import army_of, look, striker
from wartable.games.epic_dice_battles.batch.warlord.spring import best_in_spring
from wartable.games.epic_dice_battles.batch.warlord.thoughts import Thoughts
from wartable.games.epic_dice_battles.batch.warlord.winter import best_actions, best_starts

__all__ = ["best_moves"]

_ALL = -1


@compiled
def best_moves(box: Ints, row: Ints, thoughts: Thoughts, moves: Ints, count: int) -> int:
    """Put the moves between which a warlord draws first, of several that the seat to act has; how many they are.

    None where sieges have to be counted first, which are noted down then.
    """
    thoughts.notes[of.ASKED] = 0
    stage = row[at.STAGE]
    if stage == at.CHOOSING_START:
        return best_starts(box, thoughts, moves, count)
    if stage == at.NAMING:
        # The order of battles is left to chance.
        return count
    if stage == at.FIGHTING:
        best = _best_in_battle(box, row, thoughts, moves, count)
    elif stage == at.FEEDING:
        best = sacrificed(box, row, thoughts.lore, moves, count)
    elif stage == at.BUILDING:
        # Nothing brings more points than a castle.
        best = moves[0]
    else:
        look(box, row, thoughts)
        if stage == at.WINTER:
            return best_actions(box, row, thoughts, moves, count)
        best = _best_of_looking(box, row, thoughts, moves, count)
    moves[0] = best
    return 0 if thoughts.notes[of.ASKED] else 1


@compiled
def _best_of_looking(box: Ints, row: Ints, thoughts: Thoughts, moves: Ints, count: int) -> int:
    stage = row[at.STAGE]
    if stage == at.SPRING:
        return best_in_spring(box, row, thoughts, moves, count)
    if stage == at.MARCHING:
        return best_move(box, row, thoughts, moves, count)
    if stage == at.CALLING:
        return siege_or_stay(thoughts, row[at.CALLED], moves)
    return _return_of_a_die(box, thoughts, moves, count)


@compiled
def _best_in_battle(box: Ints, row: Ints, thoughts: Thoughts, moves: Ints, count: int) -> int:
    phase = row[at.PHASE]
    if phase in (at.WALLS, at.FLANKS, at.FOLLOW_UP):
        look(box, row, thoughts)
        if phase == at.FOLLOW_UP:
            return siege_or_stay(thoughts, row[at.REGION], moves)
        return walls_or_field(row, thoughts, moves) if phase == at.WALLS else flanks_to_open(box, row, thoughts)
    if phase == at.DEPLOY:
        return best_deployment(box, row, moves, count)
    if phase == at.REGROUP:
        return laid_out(box, row, moves, count)
    if phase == at.AT_GATE:
        is_over = is_hopeless(row, thoughts)
        return moves[count - 1] if is_over else box[at.FIRSTS + at.STORM_GATE] + sent_to_gate(row, thoughts.lore)
    side = side_at(deciding_side(row))
    if box[at.KIND_OF + moves[0]] == at.LOSE:
        return box[at.FIRSTS + at.LOSE] + unit_lost(row, thoughts.lore, side)
    # All that can be assigned now is the same die: the first of these actions tells which.
    first = box[at.FIRSTS + at.ASSIGN_DIE]
    die = (moves[0] - first) // (2 * at.UNIT_COUNT)
    return first + die * 2 * at.UNIT_COUNT + rolled_lowest(row, thoughts, side)


@compiled
def _return_of_a_die(box: Ints, thoughts: Thoughts, moves: Ints, count: int) -> int:
    """The die that freed a village joins the main line of the striker (ED-70)."""
    place = thoughts.notes[army_of(striker(thoughts, _ALL)) + of.PLACE]
    best, chosen = 0, 0
    for number in range(count):
        slot, line = divmod(moves[number] - box[at.FIRSTS + at.RETURN_DIE], at.LINE_COUNT)
        worth = 2 * (slot == place) + (line == 0)
        if number == 0 or worth > best:
            best, chosen = worth, moves[number]
    return chosen
