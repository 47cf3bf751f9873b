"""The characters (merchant, mason, marshal, regent) compiled: heuristics.py on rows."""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"
# ruff: noqa: PLR0917 (compiled functions take their arguments by place)

from __future__ import annotations

from wartable.games.board_of_war.batch.aims import (
    assign_aims,
    find_aims,
    is_enemy_goal,
    is_threat,
    worth_of_deployment,
    worth_of_step,
)
from wartable.games.board_of_war.batch.cares import CENTRE_CARE, GOLD_CARE, HARM, HORIZON, LAND, Floats, set_cares
from wartable.games.board_of_war.batch.compiled import compiled_exactly
from wartable.games.board_of_war.batch.fighting import clash
from wartable.games.board_of_war.batch.layout import (
    ACT,
    ALMANAC,
    AREA,
    ARMY,
    ATTACK,
    BARRACKS,
    BARRACKS_UP,
    BESIEGED,
    BUILDER,
    BUILDERS,
    CENTRE_WON,
    CLUBS,
    CONQUEROR,
    DEPLOY,
    DIAMONDS,
    DIE,
    DIPLOMAT,
    DRILL,
    EMPTY,
    ENGINEER,
    EXPAND,
    EXPANDED,
    EXPANSION_WON,
    FARMER,
    FARMER_GOLD,
    FARMER_UP,
    FIRST,
    GOAL,
    GOLD,
    GRAND_GOLD,
    HEARTS,
    IS_CENTRE,
    JACK,
    KIND,
    KING,
    MARK,
    MARKER_SEAT,
    MARKER_SQUARE,
    MERCHANT,
    MERCHANT_GOLD,
    OWNER,
    PHASE,
    PLACE,
    PLACE_OF,
    PLAIN,
    PLANES,
    PLAY,
    PLAYERS,
    QUEEN,
    RAZE,
    SOLDIER,
    SOLDIER_PRICE,
    SPADES,
    SQUARE_PRICE,
    SQUARES,
    STEP,
    STRONG,
    TO_CENTRE,
    TURN,
    UNIT,
    UNIT_OF,
    UPGRADE,
    UPGRADED,
    Ints,
)  # fmt: skip
from wartable.games.board_of_war.batch.luck import Luck, below
from wartable.games.board_of_war.batch.outlook import missing_count, wins_next_turn
from wartable.games.board_of_war.batch.standing import builders_left, discount, extra_left, merchants_of, raw_power

__all__ = ["best_by_character", "choose_by_character"]

_EQUAL = 1e-12
_THREATS, _FREE, _CAN_FINISH, _SOLDIERS, _ENEMIES, _TO_CENTRE, _SITUATION = range(7)


@compiled_exactly
def choose_by_character(
    box: Ints, row: Ints, player: int, moves: Ints, count: int, luck: Luck, cares: Floats, aims: Floats, scratch: Ints
) -> int:
    """The best of the moves by the rules of thumb of a character; among equals by luck."""
    if count == 1:
        return moves[0]
    _prepare(box, row, player, cares, aims, scratch)
    best, equals, chosen = -1e18, 0, moves[0]
    for number in range(count):
        worth = _worth(box, row, cares, aims, scratch, moves[number])
        if worth > best + _EQUAL:
            best, equals, chosen = worth, 1, moves[number]
        elif worth >= best - _EQUAL:
            equals += 1
            if below(luck, equals) == 0:
                chosen = moves[number]
    return chosen


@compiled_exactly
def best_by_character(
    box: Ints, row: Ints, player: int, moves: Ints, count: int, cares: Floats, aims: Floats, scratch: Ints
) -> int:
    """Put the best of the moves first, in the order they have, as the readable character finds them; how many."""
    if count == 1:
        return 1
    _prepare(box, row, player, cares, aims, scratch)
    best, equals = -1e18, 0
    for number in range(count):
        worth = _worth(box, row, cares, aims, scratch, moves[number])
        if worth > best:
            best, equals = worth, 0
        if worth == best:
            moves[equals] = moves[number]
            equals += 1
    return equals


@compiled_exactly
def _prepare(box: Ints, row: Ints, player: int, cares: Floats, aims: Floats, scratch: Ints) -> None:
    """Everything that is looked at before choices are weighed."""
    set_cares(box, row, cares, player)
    facts, about_to_win, aim_of = scratch[:16], scratch[16:32], scratch[32:]
    _look(box, row, facts, about_to_win)
    if row[PHASE] == ACT:
        find_aims(box, row, cares, aims, about_to_win)
        assign_aims(box, row, cares, aims, aim_of)


@compiled_exactly
def _look(box: Ints, row: Ints, facts: Ints, about_to_win: Ints) -> None:
    """What a character sees before it weighs its choices: situation.py's Situation."""
    seat, area = row[TURN], box[AREA]
    threats, free, soldiers, nearest = 0, 0, 0, 1000
    for square in range(area):
        army = row[PLANES + ARMY * area + square]
        if army == seat:
            soldiers += 1
        elif army >= 0 and is_threat(box, row, square):
            threats += 1
        if row[PLANES + OWNER * area + square] == seat:
            free += row[PLANES + UNIT * area + square] == EMPTY
            nearest = min(nearest, box[box[TO_CENTRE] + square])
    left = max(0, builders_left(box, row)) + extra_left(box, row)
    if not row[EXPANDED] and left and row[KING + seat] == DIAMONDS:
        left += box[CONQUEROR] - 1
    enemies = 0
    for enemy in range(box[PLAYERS]):
        about_to_win[enemy] = 0
        if enemy != seat and row[SQUARES + enemy]:
            enemies += 1
            about_to_win[enemy] = wins_next_turn(box, row, enemy)
    facts[_THREATS], facts[_FREE], facts[_ENEMIES], facts[_TO_CENTRE] = threats, free, enemies, nearest
    facts[_SOLDIERS] = soldiers + row[BARRACKS + seat] + row[BARRACKS_UP + seat]
    facts[_CAN_FINISH] = missing_count(box, row, seat) <= left


@compiled_exactly
def _worth(box: Ints, row: Ints, cares: Floats, aims: Floats, scratch: Ints, move: int) -> float:
    facts, about_to_win, aim_of = scratch[:16], scratch[16:32], scratch[32:]
    kind, rest = move // KIND, move % KIND
    one, two = rest // FIRST, rest % FIRST
    if kind == STEP:
        return worth_of_step(box, row, aims, aim_of, one, two)
    if kind == EXPAND:
        return _expansion(box, row, cares, facts, one)
    if kind == UPGRADE:
        return _upgraded_square(box, row, cares, facts, one)
    if kind == ATTACK:
        return _attack(box, row, cares, facts, about_to_win, one, two)
    if kind == DEPLOY:
        return worth_of_deployment(box, row, cares, aims, one)
    if kind == DRILL:
        seat = row[TURN]
        spare = row[GOLD + seat] - (box[SOLDIER_PRICE] - discount(box, row, seat))
        return 0.35 * (cares[CENTRE_CARE] + cares[HARM]) - 0.9 * cares[GOLD_CARE] + 0.002 * spare
    if kind == MARK:
        return _mark(box, row, one, two)
    if kind == RAZE:
        return _raze(box, row, cares, one)
    if kind == PLAY:
        return _card(box, row, cares, facts, one)
    if kind == PLACE:
        # An upgrade doubles the income; away from the front it lives longer.
        return row[PLANES + UPGRADED * box[AREA] + one] + 0.02 * box[box[TO_CENTRE] + one]
    return 0.0


@compiled_exactly
def _is_missing(box: Ints, row: Ints, square: int, seat: int) -> bool:
    area = box[AREA]
    is_goal = box[box[GOAL] + row[PLACE_OF + seat] * area + square] != 0
    return is_goal and row[PLANES + OWNER * area + square] != seat


@compiled_exactly
def _expansion(box: Ints, row: Ints, cares: Floats, facts: Ints, square: int) -> float:
    worth = 0.05
    if _is_missing(box, row, square, row[TURN]):
        worth += 1.2 * cares[LAND]
        if facts[_CAN_FINISH]:
            return 50.0
    if facts[_FREE] < 2:
        worth += 0.9 * cares[GOLD_CARE]
    if is_enemy_goal(box, row, square):
        worth += 0.5 * cares[HARM]
    if box[box[TO_CENTRE] + square] < facts[_TO_CENTRE]:
        worth += 0.6 * cares[CENTRE_CARE]
    return worth


@compiled_exactly
def _upgraded_square(box: Ints, row: Ints, cares: Floats, facts: Ints, square: int) -> float:
    seat, area = row[TURN], box[AREA]
    gain, unit = 0.0, row[PLANES + UNIT * area + square]
    if unit == MERCHANT:
        gain = float(box[GRAND_GOLD] if row[QUEEN + seat] == CLUBS else box[MERCHANT_GOLD])
    elif unit == FARMER:
        upgraded = box[ENGINEER] if row[KING + seat] == SPADES else box[FARMER_UP]
        gain = float(upgraded - box[FARMER_GOLD])
    profit = gain * (cares[HORIZON] - 1.0) - (box[SQUARE_PRICE] - discount(box, row, seat))
    defence = 0.15 + 0.5 * min(2, facts[_THREATS])
    return max(-1.0, cares[GOLD_CARE] * profit / 40.0) + (defence if gain > 0.0 else defence - 0.4)


@compiled_exactly
def _attack(box: Ints, row: Ints, cares: Floats, facts: Ints, about_to_win: Ints, start: int, target: int) -> float:
    area = box[AREA]
    power, defence, is_siege, is_far, defender = clash(box, row, start, target)
    most = row[SQUARES + defender] if is_siege else raw_power(box, row, target)
    soldiers = row[PLANES + PLAIN * area + start] + row[PLANES + STRONG * area + start]
    at_stake = soldiers if is_siege else raw_power(box, row, start)
    if is_far:
        at_stake = 0
    die = box[DIE]
    lost, gained, gone, won = 0, 0, 0, 0
    for one in range(1, die + 1):
        for other in range(1, die + 1):
            margin = power - defence + one - other
            lost += min(max(0, -margin), at_stake)
            gained += min(max(0, margin), most)
            gone += margin >= most
            won += margin > 0
    ways = float(die * die)
    cost, gain = 0.7 * lost / ways, gained / ways
    for enemy in range(box[PLAYERS]):
        if enemy == row[TURN] or not row[SQUARES + enemy]:
            continue
        if row[PLANES + ARMY * area + target] == enemy:
            is_rescue = about_to_win[enemy] == CENTRE_WON and box[box[IS_CENTRE] + target]
            return gain * _worth_of_power(box, row, cares, target) + (6.0 if is_rescue else 0.0) * gone / ways - cost
        if row[PLANES + OWNER * area + target] == enemy:
            fall = 50.0 if facts[_ENEMIES] == 1 else 3.0
            rescue = 6.0 if about_to_win[enemy] == EXPANSION_WON else 0.0
            return gain * (0.25 + 0.5 * cares[HARM]) + fall * gone / ways + rescue * won / ways - cost
    return -1.0


@compiled_exactly
def _worth_of_power(box: Ints, row: Ints, cares: Floats, square: int) -> float:
    worth = 0.6
    if box[box[IS_CENTRE] + square]:
        worth += 0.5 * cares[CENTRE_CARE] + 0.3 * cares[HARM]
    if _is_missing(box, row, square, row[TURN]):
        worth += 0.6 * cares[LAND]
    return worth


@compiled_exactly
def _mark(box: Ints, row: Ints, enemy: int, square: int) -> float:
    seat = row[TURN]
    worth = _worth_of_mark(box, row, enemy, square)
    if row[MARKER_SEAT + seat] < 0:
        return 0.3 + 0.01 * worth
    # Only a better target is worth the move.
    return 0.05 * (worth - _worth_of_mark(box, row, row[MARKER_SEAT + seat], row[MARKER_SQUARE + seat])) - 0.01


@compiled_exactly
def _worth_of_mark(box: Ints, row: Ints, enemy: int, square: int) -> float:
    area, jack = box[AREA], row[JACK + row[TURN]]
    if jack == HEARTS:
        power = raw_power(box, row, square)
        return power * 1.5 if is_threat(box, row, square) else float(power)
    if jack == DIAMONDS:
        return float(row[BUILDERS + enemy])
    if jack == SPADES:
        return 2.0 if row[PLANES + UPGRADED * area + square] else 1.0
    return min(10.0, row[GOLD + enemy]) / 10.0 + row[GOLD + enemy] / 1000.0


@compiled_exactly
def _raze(box: Ints, row: Ints, cares: Floats, square: int) -> float:
    area = box[AREA]
    worth = 1.5 * row[PLANES + UPGRADED * area + square]
    if row[PLANES + UNIT * area + square] != EMPTY:
        worth += 1.0
    if box[box[GOAL] + row[PLACE_OF + row[BESIEGED]] * area + square]:
        worth += 0.8
    if _is_missing(box, row, square, row[TURN]):
        worth += 1.5 * cares[LAND]
    return worth


@compiled_exactly
def _card(box: Ints, row: Ints, cares: Floats, facts: Ints, card: int) -> float:
    unit = box[box[UNIT_OF] + card]
    if unit == BUILDER:
        return _builder(box, row, cares, facts)
    if unit == SOLDIER:
        many, few = 0.5 * cares[CENTRE_CARE] + 0.6 * cares[HARM], 1.4 * cares[CENTRE_CARE] + 0.9 * cares[HARM]
        return (few if facts[_SOLDIERS] < 4 else many) + 0.3 * facts[_THREATS]
    return _earner(box, row, cares, facts, unit == MERCHANT)


@compiled_exactly
def _builder(box: Ints, row: Ints, cares: Floats, facts: Ints) -> float:
    builders = row[BUILDERS + row[TURN]]
    if builders == 0:
        return 2.5
    land = cares[LAND] * (1.5 if missing_count(box, row, row[TURN]) > 1.5 * builders else 0.3)
    if builders < 3 and facts[_FREE] < builders:
        return land + 1.6 * cares[GOLD_CARE]
    return land + cares[GOLD_CARE] * (0.9 if builders < 2 else 0.35 if builders < 4 else 0.0)


@compiled_exactly
def _earner(box: Ints, row: Ints, cares: Floats, facts: Ints, is_merchant: bool) -> float:
    seat = row[TURN]
    if not facts[_FREE]:
        return -0.5
    if is_merchant:
        gold = float(box[GRAND_GOLD] if row[QUEEN + seat] == CLUBS else box[MERCHANT_GOLD])
        if row[KING + seat] == CLUBS and merchants_of(box, row, seat) == 0:
            for enemy in range(box[PLAYERS]):
                if enemy != seat:
                    gold += box[DIPLOMAT] * merchants_of(box, row, enemy)
    else:
        gold = float(box[FARMER_GOLD])
        gold += box[ALMANAC] if row[QUEEN + seat] == SPADES else 0
        gold += 3.0 if row[KING + seat] == SPADES else 0.0
    return (0.15 + cares[GOLD_CARE]) * gold * (cares[HORIZON] - 1.0) / 60.0
