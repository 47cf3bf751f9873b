"""What the seat to act may do, as numbers, in the order of the readable rules (BW-21)."""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"

from __future__ import annotations

from wartable.games.board_of_war.batch.compiled import compiled
from wartable.games.board_of_war.batch.layout import (
    ACT,
    AREA,
    ARMY,
    ATTACK,
    ATTACKED,
    BARRACKS,
    BARRACKS_UP,
    BESIEGED,
    BUILDERS,
    CLUBS,
    DEPLOY,
    DRILL,
    EMPTY,
    END,
    EXPAND,
    FAR,
    FARMER,
    FIRST,
    GOLD,
    HAND,
    HEARTS,
    IS_CENTRE,
    JACK,
    JACKS_FROM,
    KIND,
    KING,
    MARK,
    MARKED,
    MARKER_SEAT,
    MARKER_SQUARE,
    MOVED,
    NEAR,
    NOBODY,
    NOWHERE,
    OWNER,
    PHASE,
    PLACE,
    PLACING,
    PLAIN,
    PLANES,
    PLAY,
    PLAYERS,
    PLAYING,
    QUEEN,
    RANK_COUNT,
    RANKS,
    RAZE,
    RAZING,
    REPULSED,
    ROUND,
    SOLDIER_PRICE,
    SPADES,
    SQUARE_PRICE,
    SQUARES,
    STEP,
    TURN,
    UNIT,
    UPGRADE,
    UPGRADED,
    Ints,
)  # fmt: skip
from wartable.games.board_of_war.batch.standing import builders_left, discount, extra_left, is_beside, is_enemy

__all__ = ["legal_moves", "order_moves", "room_for_moves"]


def room_for_moves(area: int) -> int:
    """No position has more choices than this."""
    return 40 * area + 64


@compiled
def legal_moves(box: Ints, row: Ints, moves: Ints) -> int:
    """Write the choices into `moves`; how many there are."""
    phase = row[PHASE]
    if phase == ACT:
        count = _builds(box, row, moves, 0)
        count = _deployments(box, row, moves, count)
        count = _marches(box, row, moves, count)
        count = _marks(box, row, moves, count)
        moves[count] = END * KIND
        return count + 1
    if phase == PLAYING:
        return _plays(box, row, moves)
    if phase == PLACING:
        return _squares_of(box, row, moves, row[TURN], PLACE)
    if phase == RAZING:
        return _squares_of(box, row, moves, row[BESIEGED], RAZE)
    return 0


@compiled
def _is_blocked(box: Ints, row: Ints, square: int, seat: int) -> bool:
    """Whether an enemy kingdom or army has the square."""
    area = box[AREA]
    owner, army = row[PLANES + OWNER * area + square], row[PLANES + ARMY * area + square]
    return is_enemy(owner, seat) or is_enemy(army, seat)


@compiled
def _builds(box: Ints, row: Ints, moves: Ints, count: int) -> int:
    seat, area = row[TURN], box[AREA]
    left = builders_left(box, row)
    if left > 0 or extra_left(box, row) > 0:
        for square in range(area):
            is_own = row[PLANES + OWNER * area + square] == seat
            if is_own or box[box[IS_CENTRE] + square] or _is_blocked(box, row, square, seat):
                continue
            if is_beside(box, row, square, seat):
                moves[count] = EXPAND * KIND + square * FIRST
                count += 1
    if left <= 0:
        return count
    off = discount(box, row, seat)
    if row[GOLD + seat] >= box[SQUARE_PRICE] - off:
        for square in range(area):
            if row[PLANES + OWNER * area + square] == seat and not row[PLANES + UPGRADED * area + square]:
                moves[count] = UPGRADE * KIND + square * FIRST
                count += 1
    if row[GOLD + seat] >= box[SOLDIER_PRICE] - off:
        if row[BARRACKS + seat]:
            moves[count] = DRILL * KIND + NOWHERE * FIRST
            count += 1
        for square in range(area):
            if row[PLANES + ARMY * area + square] == seat and row[PLANES + PLAIN * area + square]:
                moves[count] = DRILL * KIND + square * FIRST
                count += 1
    return count


@compiled
def _deployments(box: Ints, row: Ints, moves: Ints, count: int) -> int:
    seat, area = row[TURN], box[AREA]
    for strong in range(2):
        if not row[(BARRACKS_UP if strong else BARRACKS) + seat]:
            continue
        for square in range(area):
            army = row[PLANES + ARMY * area + square]
            is_open = row[PLANES + OWNER * area + square] == seat and not is_enemy(army, seat)
            if is_open or (army == seat and is_beside(box, row, square, seat)):
                moves[count] = DEPLOY * KIND + square * FIRST + strong
                count += 1
    return count


@compiled
def _marches(box: Ints, row: Ints, moves: Ints, count: int) -> int:
    seat, area = row[TURN], box[AREA]
    ways = 8 if row[QUEEN + seat] == HEARTS else 4
    has_general = row[KING + seat] == HEARTS
    for square in range(area):
        if row[PLANES + ARMY * area + square] != seat:
            continue
        if not row[PLANES + MOVED * area + square]:
            for way in range(ways):
                there = box[box[NEAR] + 8 * square + way]
                if there != NOBODY and not _is_blocked(box, row, there, seat):
                    moves[count] = STEP * KIND + square * FIRST + there
                    count += 1
        if not row[PLANES + ATTACKED * area + square]:
            for table in range(2 if has_general else 1):
                for way in range(ways):
                    there = box[box[FAR if table else NEAR] + 8 * square + way]
                    if there != NOBODY and _can_attack(box, row, there, seat):
                        moves[count] = ATTACK * KIND + square * FIRST + there
                        count += 1
    return count


@compiled
def _can_attack(box: Ints, row: Ints, square: int, seat: int) -> bool:
    area = box[AREA]
    army = row[PLANES + ARMY * area + square]
    if is_enemy(army, seat):
        return True
    owner = row[PLANES + OWNER * area + square]
    # BW-53: a kingdom that tied a siege is closed for this turn.
    return is_enemy(owner, seat) and not row[REPULSED + owner]


@compiled
def _marks(box: Ints, row: Ints, moves: Ints, count: int) -> int:
    seat, area = row[TURN], box[AREA]
    if row[MARKED] or row[ROUND] < box[JACKS_FROM]:
        return count
    jack, lies_with, lies_on = row[JACK + seat], row[MARKER_SEAT + seat], row[MARKER_SQUARE + seat]
    for enemy in range(box[PLAYERS]):
        if enemy == seat or not row[SQUARES + enemy]:
            continue
        if (jack == HEARTS) | (jack == SPADES):
            for square in range(area):
                if jack == HEARTS:
                    is_target = row[PLANES + ARMY * area + square] == enemy
                else:
                    is_farmer = row[PLANES + UNIT * area + square] == FARMER
                    is_target = is_farmer and row[PLANES + OWNER * area + square] == enemy
                if is_target and (lies_with != enemy or lies_on != square):
                    moves[count] = MARK * KIND + enemy * FIRST + square
                    count += 1
        elif (jack == CLUBS or row[BUILDERS + enemy]) and lies_with != enemy:
            moves[count] = MARK * KIND + enemy * FIRST + NOWHERE
            count += 1
    return count


@compiled
def _plays(box: Ints, row: Ints, moves: Ints) -> int:
    count = 0
    for rank in range(box[RANK_COUNT]):
        if row[HAND + row[TURN] * RANKS + rank]:
            moves[count] = PLAY * KIND + (rank + 1) * FIRST
            count += 1
    return count


@compiled
def _squares_of(box: Ints, row: Ints, moves: Ints, seat: int, kind: int) -> int:
    """To place: the squares of a kingdom without merchant or farmer (BW-23); to raze: all of them (BW-53)."""
    area, count = box[AREA], 0
    for square in range(area):
        is_free = kind == RAZE or row[PLANES + UNIT * area + square] == EMPTY
        if is_free and row[PLANES + OWNER * area + square] == seat:
            moves[count] = kind * KIND + square * FIRST
            count += 1
    return count


@compiled
def order_moves(moves: Ints, count: int) -> None:
    """As the readable rules list them: the targets of an army in the order of the board."""
    for number in range(1, count):
        move, place = moves[number], number
        while place > 0 and moves[place - 1] // FIRST == move // FIRST and moves[place - 1] > move:
            moves[place] = moves[place - 1]
            place -= 1
        moves[place] = move
