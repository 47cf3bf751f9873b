"""The secret step before a battle: blocked flanks, and which token stands where (ED-60, ED-61)."""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"
# ruff: noqa: PLR0917 (compiled functions take their arguments by place)

from __future__ import annotations

from wartable.games.epic_dice_battles.batch import layout as at
from wartable.games.epic_dice_battles.batch.clash import line_of, side_at
from wartable.games.epic_dice_battles.batch.compiled import compiled
from wartable.games.epic_dice_battles.batch.layout import Ints
from wartable.games.epic_dice_battles.batch.mat import (
    list_all,
    mat_of,
    open_lines,
    remove_token,
    show_number,
    show_tokens,
    slot_of,
    total,
)

__all__ = ["begin_deployment", "deployment_choices", "has_begun", "reveal_all", "take_deployment", "undecided_side"]

# Ninjas last: whether one has a die in a flank depends on where the others went.
_ORDER = (at.SAMURAI_CAVALRY, at.SAMURAI, at.CAVALRY, at.ARCHER, at.NINJA)


@compiled
def has_begun(row: Ints) -> bool:
    """Whether the sides are deciding in secret."""
    deploying = 0
    for place in range(row[at.SIDE_COUNT]):
        deploying += row[side_at(place) + at.DEPLOYS]
    return deploying > 0


@compiled
def undecided_side(row: Ints) -> int:
    """The place of the side that decides next; `NOBODY` once all are ready."""
    for place in range(row[at.SIDE_COUNT]):
        side = side_at(place)
        if row[side + at.DEPLOYS] and not row[side + at.READY]:
            return place
    return at.NOBODY


@compiled
def begin_deployment(box: Ints, row: Ints, room: Ints) -> None:
    """The numbers are revealed and every side gets ready to decide (ED-60)."""
    for number in range(row[at.SIDE_COUNT]):
        side = side_at(number)
        mat, slots = mat_of(row[side + at.SIDE_SEAT]), row[side + at.SIDE_SLOTS]
        # A castle reserve has nothing to decide.
        if slots == 0:
            continue
        row[side + at.DEPLOYS] = 1
        for place in range(box[at.ARMY_LIMIT]):
            if slots >> place & 1:
                show_number(row, slot_of(mat, place))
                _gather(row, side, slot_of(mat, place))
        has_tokens = total(row, side + at.LEFT, at.UNIT_COUNT) > 0
        _settle(box, row, side, room)
        # Nobody is asked where everybody can see that there is nothing to decide.
        row[side + at.READY] = not has_tokens and not row[side + at.UNDECIDED]


@compiled
def deployment_choices(box: Ints, row: Ints, moves: Ints) -> int:
    """What the side to decide may decide next; how many choices there are."""
    side = side_at(undecided_side(row))
    if row[side + at.ESCORTED]:
        return _companions(box, row, side, moves)
    if row[side + at.UNDECIDED]:
        count = _die_places(box, row, side, moves)
        moves[count] = box[at.FIRSTS + at.JOIN_MAIN]
        return count + 1
    unit = _next_token(row, side)
    if unit == at.NOBODY:
        moves[0] = box[at.FIRSTS + at.GET_READY]
        return 1
    return _token_places(box, row, side, unit, moves)


@compiled
def take_deployment(box: Ints, row: Ints, action: int, room: Ints) -> None:
    """A decision of the side to decide, and the steps after it that leave no choice."""
    side = side_at(undecided_side(row))
    _take(box, row, side, action)
    _settle(box, row, side, room)


@compiled
def reveal_all(box: Ints, row: Ints) -> None:
    """Everything chosen is shown, and what was sent away arrives (ED-61)."""
    for number in range(row[at.SIDE_COUNT]):
        side = side_at(number)
        if not row[side + at.DEPLOYS]:
            row[line_of(side, 0) + at.ARCHER] = box[at.RESERVE]
            continue
        mat, slots = mat_of(row[side + at.SIDE_SEAT]), row[side + at.SIDE_SLOTS]
        _send_away(box, row, side, mat)
        for place in range(box[at.ARMY_LIMIT]):
            if slots >> place & 1:
                show_tokens(row, slot_of(mat, place))
        _line_up(row, side)
        for field in range(side + at.DEPLOYMENT, side + at.SIDE_SIZE):
            row[field] = 0


@compiled
def _gather(row: Ints, side: int, slot: int) -> None:
    """The dice and tokens of an army take part."""
    for line in range(at.LINE_COUNT):
        dice = row[slot + at.DICE + line]
        if line == 0 or row[at.USABLE] >> (line - 1) & 1:
            row[side + at.DEPLOYED_DICE + line] += dice
        else:
            row[side + at.UNDECIDED] += dice
    for unit in range(at.UNIT_COUNT):
        row[side + at.LEFT + unit] += row[slot + at.TOKENS + unit]


@compiled
def _settle(box: Ints, row: Ints, side: int, room: Ints) -> None:
    """Take the steps without a choice; the others see none of it before all is revealed."""
    while not row[side + at.READY]:
        if row[side + at.ESCORTED]:
            if total(row, side + at.LEFT, at.UNIT_COUNT):
                break
            row[side + at.ESCORTED] = 0
        elif row[side + at.UNDECIDED]:
            if _die_places(box, row, side, room):
                break
            _join_main(row, side)
        else:
            unit = _next_token(row, side)
            if unit == at.NOBODY or _token_places(box, row, side, unit, room) > 1:
                break
            _take(box, row, side, room[0])


@compiled
def _next_token(row: Ints, side: int) -> int:
    """The kind of the token to be assigned next; `NOBODY` if none is left."""
    for unit in _ORDER:
        if row[side + at.LEFT + unit]:
            return unit
    return at.NOBODY


@compiled
def _join_main(row: Ints, side: int) -> None:
    row[side + at.DEPLOYED_DICE] += row[side + at.UNDECIDED]
    row[side + at.UNDECIDED] = 0


@compiled
def _take(box: Ints, row: Ints, side: int, action: int) -> None:
    kind = box[at.KIND_OF + action]
    rest = action - box[at.FIRSTS + kind]
    if kind == at.SEND_DIE:
        row[side + at.SENT + rest] += 1
        row[side + at.UNDECIDED] -= 1
        row[side + at.ESCORTED] = rest // at.LINE_COUNT + 1
    elif kind == at.SEND_ALONE:
        row[side + at.ESCORTED] = 0
    elif kind == at.JOIN_MAIN:
        _join_main(row, side)
    elif kind == at.PLACE_TOKEN:
        unit, line = rest // at.LINE_COUNT, rest % at.LINE_COUNT
        row[side + at.LEFT + unit] -= 1
        row[side + at.DEPLOYED + line * at.UNIT_COUNT + unit] += 1
    elif kind == at.SEND_TOKEN:
        unit, slot = rest // box[at.ARMY_LIMIT], rest % box[at.ARMY_LIMIT]
        row[side + at.LEFT + unit] -= 1
        row[side + at.AWAY + slot * at.UNIT_COUNT + unit] += 1
        row[side + at.ESCORTED] = 0
    elif kind == at.DISCARD_TOKEN:
        row[side + at.LEFT + rest] -= 1
        row[side + at.DISCARDED + rest] += 1
    else:
        row[side + at.READY] = 1


@compiled
def _companions(box: Ints, row: Ints, side: int, moves: Ints) -> int:
    """ED-60: a token of any kind may go along with a die; the die itself makes room for it."""
    count = 0
    for unit in range(at.UNIT_COUNT):
        if row[side + at.LEFT + unit]:
            moves[count] = box[at.FIRSTS + at.SEND_TOKEN] + unit * box[at.ARMY_LIMIT] + row[side + at.ESCORTED] - 1
            count += 1
    moves[count] = box[at.FIRSTS + at.SEND_ALONE]
    return count + 1


@compiled
def _die_places(box: Ints, row: Ints, side: int, moves: Ints) -> int:
    """Other armies that can take a die of a blocked flank (ED-60)."""
    mat, slots, count = mat_of(row[side + at.SIDE_SEAT]), row[side + at.SIDE_SLOTS], 0
    for place in range(box[at.ARMY_LIMIT]):
        dice, sent = slot_of(mat, place) + at.DICE, side + at.SENT + place * at.LINE_COUNT
        if not row[slot_of(mat, place) + at.NUMBER] or slots >> place & 1:
            continue
        main, flank1 = row[dice] + row[sent], row[dice + 1] + row[sent + 1]
        lines = open_lines(box, main, flank1, row[dice + 2] + row[sent + 2], False)
        count = list_all(moves, count, box[at.FIRSTS + at.SEND_DIE] + place * at.LINE_COUNT, lines, at.LINE_COUNT)
    return count


@compiled
def _token_places(box: Ints, row: Ints, side: int, unit: int, moves: Ints) -> int:
    """Lines with a die for the token; another army, or the box, where it has or need have none (ED-60, ED-61)."""
    count, free = 0, 0
    for line in range(at.LINE_COUNT):
        tokens = total(row, side + at.DEPLOYED + line * at.UNIT_COUNT, at.UNIT_COUNT)
        room_here = row[side + at.DEPLOYED_DICE + line] - tokens
        free += room_here
        if room_here and (line > 0 or unit != at.NINJA):
            moves[count] = box[at.FIRSTS + at.PLACE_TOKEN] + unit * at.LINE_COUNT + line
            count += 1
    if unit == at.NINJA:
        return count if count else _elsewhere(box, row, side, unit, moves, 0)
    waiting = total(row, side + at.LEFT, at.UNIT_COUNT) - row[side + at.LEFT + at.NINJA]
    if waiting <= free:
        return count
    # More tokens than dice: the owner chooses which of them have none.
    return _elsewhere(box, row, side, unit, moves, count)


@compiled
def _elsewhere(box: Ints, row: Ints, side: int, unit: int, moves: Ints, begin: int) -> int:
    mat, slots, count = mat_of(row[side + at.SIDE_SEAT]), row[side + at.SIDE_SLOTS], begin
    for place in range(box[at.ARMY_LIMIT]):
        slot = slot_of(mat, place)
        if not row[slot + at.NUMBER] or slots >> place & 1:
            continue
        dice = total(row, slot + at.DICE, at.LINE_COUNT)
        dice += total(row, side + at.SENT + place * at.LINE_COUNT, at.LINE_COUNT)
        tokens = total(row, slot + at.TOKENS, at.UNIT_COUNT)
        tokens += total(row, side + at.AWAY + place * at.UNIT_COUNT, at.UNIT_COUNT)
        if dice > tokens:
            moves[count] = box[at.FIRSTS + at.SEND_TOKEN] + unit * box[at.ARMY_LIMIT] + place
            count += 1
    if count == begin:
        moves[count] = box[at.FIRSTS + at.DISCARD_TOKEN] + unit
        count += 1
    return count


@compiled
def _send_away(box: Ints, row: Ints, side: int, mat: int) -> None:
    for place in range(box[at.ARMY_LIMIT]):
        slot = slot_of(mat, place)
        for line in range(at.LINE_COUNT):
            for _ in range(row[side + at.SENT + place * at.LINE_COUNT + line]):
                _take_blocked_die(box, row, side, mat)
                row[slot + at.DICE + line] += 1
        for unit in range(at.UNIT_COUNT):
            for _ in range(row[side + at.AWAY + place * at.UNIT_COUNT + unit]):
                _take_token(box, row, side, mat, unit)
                row[slot + at.TOKENS + unit] += 1
    for unit in range(at.UNIT_COUNT):
        for _ in range(row[side + at.DISCARDED + unit]):
            _take_token(box, row, side, mat, unit)


@compiled
def _take_blocked_die(box: Ints, row: Ints, side: int, mat: int) -> None:
    for place in range(box[at.ARMY_LIMIT]):
        if row[side + at.SIDE_SLOTS] >> place & 1:
            for line in range(1, at.LINE_COUNT):
                die = slot_of(mat, place) + at.DICE + line
                if row[die] and not row[at.USABLE] >> (line - 1) & 1:
                    row[die] -= 1
                    return


@compiled
def _take_token(box: Ints, row: Ints, side: int, mat: int, unit: int) -> None:
    for place in range(box[at.ARMY_LIMIT]):
        slot = slot_of(mat, place)
        if row[side + at.SIDE_SLOTS] >> place & 1 and row[slot + at.TOKENS + unit]:
            remove_token(row, slot, unit)
            return


@compiled
def _line_up(row: Ints, side: int) -> None:
    """The units of the lines; dice without a token are footmen."""
    for line in range(at.LINE_COUNT):
        units, tokens = line_of(side, line), side + at.DEPLOYED + line * at.UNIT_COUNT
        for unit in range(at.UNIT_COUNT):
            row[units + unit] = row[tokens + unit]
        row[units + at.FOOTMAN] += row[side + at.DEPLOYED_DICE + line] - total(row, tokens, at.UNIT_COUNT)
        if row[units + at.SAMURAI] or row[units + at.SAMURAI_CAVALRY]:
            row[side + at.HONORABLE] = 1
