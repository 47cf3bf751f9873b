"""Battles: heuristics/fighting.py on rows."""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"

from __future__ import annotations

from wartable.games.epic_dice_battles.batch import layout as at
from wartable.games.epic_dice_battles.batch.clash import line_of, side_at
from wartable.games.epic_dice_battles.batch.compiled import compiled
from wartable.games.epic_dice_battles.batch.layout import Ints
from wartable.games.epic_dice_battles.batch.mat import bit_count, mat_of, slot_of
from wartable.games.epic_dice_battles.batch.warlord import thoughts as of
from wartable.games.epic_dice_battles.batch.warlord.forces import (
    chance_in_field,
    chance_in_siege,
    deploy,
    deploy_reserve,
)
from wartable.games.epic_dice_battles.batch.warlord.looking import foes_in, join, join_foes, own_in
from wartable.games.epic_dice_battles.batch.warlord.thoughts import Thoughts

__all__ = ["best_deployment", "flanks_to_open", "is_hopeless", "laid_out", "walls_or_field"]

_HOPELESS, _WEAKENED = 0.2, 0.25


@compiled
def walls_or_field(row: Ints, thoughts: Thoughts, moves: Ints) -> int:
    """Walls help, but who fights before them leaves the reserve for a second fight (ED-56)."""
    notes, region = thoughts.notes, row[at.REGION]
    defender, attacker = join(thoughts, own_in(notes, region)), join_foes(thoughts, foes_in(notes, region))
    deploy(notes, attacker, of.ATTACKER, True)
    deploy(notes, defender, of.DEFENDER, False)
    behind = 1 - chance_in_siege(thoughts)
    lost = chance_in_field(thoughts.powers[of.JOINED_FOES], thoughts.powers[of.JOINED])
    deploy_reserve(notes, of.DEFENDER)
    before = 1 - lost + lost * min(1.0, 1 - chance_in_siege(thoughts) + _WEAKENED)
    return moves[0] if behind >= before else moves[1]


@compiled
def flanks_to_open(box: Ints, row: Ints, thoughts: Thoughts) -> int:
    """Open the flanks where the own troops are more (ED-80)."""
    # Which slots attack is not known yet (ED-60): as good a guess as any.
    theirs = join_foes(thoughts, foes_in(thoughts.notes, row[at.REGION])) + of.DICE
    mine, rest = side_at(1 - row[at.ATTACKER]), 0
    for flank in range(1, at.LINE_COUNT):
        rest = 2 * rest + (_dice(box, row, mine, flank) > thoughts.notes[theirs + flank])
    return box[at.FIRSTS + at.OPEN_FLANKS] + rest


@compiled
def best_deployment(box: Ints, row: Ints, moves: Ints, count: int) -> int:
    """Dice of blocked flanks fight in the main line (ED-60)."""
    best, chosen = 0.0, 0
    for number in range(count):
        if box[at.KIND_OF + moves[number]] == at.JOIN_MAIN:
            return moves[number]
        worth = _worth_of_token_place(box, row, moves[number])
        if number == 0 or worth > best:
            best, chosen = worth, moves[number]
    return chosen


@compiled
def is_hopeless(row: Ints, thoughts: Thoughts) -> bool:
    """Whether a siege that is under way should rather be called off (ED-82)."""
    _take_force(row, thoughts.notes, side_at(row[at.ATTACKER]), of.ATTACKER)
    _take_force(row, thoughts.notes, side_at(1 - row[at.ATTACKER]), of.DEFENDER)
    return chance_in_siege(thoughts) < (_HOPELESS / 2 if row[at.GATE] else _HOPELESS)


@compiled
def laid_out(box: Ints, row: Ints, moves: Ints, count: int) -> int:
    """Every army keeps a die, the first gets what is over; half of what can stand in a flank does (ED-68)."""
    kind, most = box[at.KIND_OF + moves[0]], box[at.ARMY_DICE] + 1
    if kind not in (at.LAY_ARMY, at.LAY_FLANK):
        return moves[0]
    wanted = count // 2
    if kind == at.LAY_ARMY:
        armies_after = bit_count(row[side_at(row[at.LAYING_SIDE]) + at.SIDE_SLOTS]) - row[at.LAID] - 1
        wanted = max(1, row[at.DICE_TO_LAY] - armies_after)
    least, chosen = 0, 0
    for number in range(count):
        off = abs((moves[number] - box[at.FIRSTS + kind]) % most - wanted)
        if number == 0 or off < least:
            least, chosen = off, moves[number]
    return chosen


@compiled
def _worth_of_token_place(box: Ints, row: Ints, move: int) -> float:
    """Archers shoot from the main line, ninjas meet somebody, the others go before the gate or to a flank (ED-61)."""
    kind = box[at.KIND_OF + move]
    if kind != at.PLACE_TOKEN:
        return 1.0 if kind == at.SEND_TOKEN else 0.0
    unit, line = divmod(move - box[at.FIRSTS + kind], at.LINE_COUNT)
    if unit == at.NINJA:
        return 6.0 if _meets_somebody(box, row, line) else 5.0
    storms = row[at.KIND] == at.SIEGE and row[side_at(row[at.ATTACKER]) + at.SIDE_SEAT] == row[at.SEAT]
    wants_main = storms or unit == at.ARCHER
    return 5.0 if wants_main == (line == 0) else 3.0


@compiled
def _meets_somebody(box: Ints, row: Ints, line: int) -> bool:
    for place in range(row[at.SIDE_COUNT]):
        side = side_at(place)
        if row[side + at.SIDE_SEAT] != row[at.SEAT] and _dice(box, row, side, line):
            return True
    return False


@compiled
def _dice(box: Ints, row: Ints, side: int, line: int) -> int:
    mat, dice = mat_of(row[side + at.SIDE_SEAT]), 0
    for place in range(box[at.ARMY_LIMIT]):
        if row[side + at.SIDE_SLOTS] >> place & 1:
            dice += row[slot_of(mat, place) + at.DICE + line]
    return dice


@compiled
def _take_force(row: Ints, notes: Ints, side: int, force: int) -> None:
    """What is left of a side, as a force."""
    for place in range(at.LINE_COUNT * at.UNIT_COUNT):
        notes[force + place] = row[line_of(side, 0) + place]
    notes[force + of.FORCE_SHIELDS] = row[side + at.SIDE_SHIELDS]
