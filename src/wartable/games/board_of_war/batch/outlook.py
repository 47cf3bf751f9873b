"""About how many turns a seat still needs for each victory: outlook.py on rows."""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"

from __future__ import annotations

import math

from wartable.games.board_of_war.batch.compiled import compiled_exactly
from wartable.games.board_of_war.batch.layout import (
    AREA,
    ARMY,
    BARRACKS,
    BARRACKS_UP,
    BUILDERS,
    CAPTURED,
    CENTRE,
    CENTRE_COUNT,
    CENTRE_WON,
    CONQUEROR,
    DIAMONDS,
    EXPANSION_WON,
    GOAL,
    GOLD,
    GOLD_GOAL,
    GOLD_WON,
    KING,
    OWNER,
    PLACE_OF,
    PLANES,
    SQUARES,
    STAY,
    STAYED,
    TO_CENTRE,
    Ints,
)  # fmt: skip
from wartable.games.board_of_war.batch.standing import idle_builders, income_of, is_enemy, raw_power

__all__ = [
    "missing_count",
    "squares_a_turn",
    "turns_to_centre",
    "turns_to_expansion",
    "turns_to_gold",
    "turns_to_victory",
    "wins_next_turn",
]

_NEVER = 60.0
_INCOME_GROWTH = 14.0
_BUILDER_GROWTH = 0.4
_SOLDIER_WAIT = 1.3


@compiled_exactly
def _turns(missing: float, rate: float, growth: float) -> float:
    """Turns until `rate` a turn, rising by `growth` every turn, has made up what is missing."""
    if missing <= 0:
        return 0.0
    half = growth / 2
    return (math.sqrt(rate * rate + 4 * half * missing) - rate) / (2 * half)


@compiled_exactly
def turns_to_gold(box: Ints, row: Ints, seat: int) -> float:
    """Turns until the purse is full, if the income goes on growing."""
    return _turns(box[GOLD_GOAL] - row[GOLD + seat], income_of(box, row, seat), _INCOME_GROWTH)


@compiled_exactly
def missing_count(box: Ints, row: Ints, seat: int) -> int:
    """Squares that a seat still lacks for an expansion victory."""
    area, missing = box[AREA], 0
    goal = box[GOAL] + row[PLACE_OF + seat] * area
    for square in range(area):
        missing += box[goal + square] and row[PLANES + OWNER * area + square] != seat
    return missing


@compiled_exactly
def squares_a_turn(box: Ints, row: Ints, seat: int) -> int:
    """Squares by which the builders of a seat can expand in a turn."""
    builders = max(0, row[BUILDERS + seat] - idle_builders(box, row, seat))
    extra = box[CONQUEROR] - 1 if builders and row[KING + seat] == DIAMONDS else 0
    return builders + extra


@compiled_exactly
def turns_to_expansion(box: Ints, row: Ints, seat: int) -> float:
    """Turns until the builders have taken in the whole goal."""
    area, missing, in_the_way = box[AREA], 0, 0.0
    goal = box[GOAL] + row[PLACE_OF + seat] * area
    for square in range(area):
        if not box[goal + square] or row[PLANES + OWNER * area + square] == seat:
            continue
        missing += 1
        if row[PLANES + OWNER * area + square] >= 0:
            in_the_way += 2.5
        if is_enemy(row[PLANES + ARMY * area + square], seat):
            in_the_way += 1.0 + raw_power(box, row, square)
    return _turns(missing, squares_a_turn(box, row, seat), _BUILDER_GROWTH) + in_the_way


@compiled_exactly
def turns_to_centre(box: Ints, row: Ints, seat: int) -> float:
    """Turns until armies have reached the centre squares and stayed there."""
    area, stay = box[AREA], box[STAY]
    longest, wanted = 0.0, 0
    for number in range(box[CENTRE_COUNT]):
        square = box[box[CENTRE] + number]
        army = row[PLANES + ARMY * area + square]
        enemy_power = raw_power(box, row, square) if is_enemy(army, seat) else 0
        if row[PLANES + CAPTURED * area + square] == seat:
            needed = 1.0 + enemy_power if enemy_power else 0.0
        elif army == seat:
            needed = float(stay - row[PLANES + STAYED * area + square])
        else:
            wanted += 1
            needed = stay + 1.0 + enemy_power
        longest = max(longest, needed)
    turns = longest + (_way_to_centre(box, row, seat, wanted) if wanted else 0.0)
    # Far off, things go better than it seems: squares are captured one after the other, and armies help each other.
    return turns if turns <= stay else stay + 0.65 * (turns - stay)


@compiled_exactly
def _way_to_centre(box: Ints, row: Ints, seat: int, count: int) -> float:
    """Turns until so many armies are next to the centre: from the board, the barracks or the hand."""
    area = box[AREA]
    from_kingdom, armies, farthest = 1000, 0, 0
    for square in range(area):
        way = box[box[TO_CENTRE] + square]
        if row[PLANES + OWNER * area + square] == seat and way < from_kingdom:
            from_kingdom = way
        if row[PLANES + ARMY * area + square] == seat and way:
            armies += 1
            farthest = max(farthest, way - 1)
    waiting = row[BARRACKS + seat] + row[BARRACKS_UP + seat]
    if armies + waiting < count:
        if waiting:
            farthest = max(farthest, from_kingdom)
        return max(float(farthest), from_kingdom + 1.0 + _SOLDIER_WAIT * (count - armies - waiting))
    # The way of the last of the `count` nearest: go from the shortest way to the next one until so many have it.
    last = -1
    while True:
        next_way, near = (from_kingdom if waiting and from_kingdom > last else 1000), waiting
        for square in range(area if armies else 0):
            if row[PLANES + ARMY * area + square] == seat:
                way = box[box[TO_CENTRE] + square] - 1
                if last < way < next_way:
                    next_way = way
        near = waiting if from_kingdom <= next_way else 0
        for square in range(area if armies else 0):
            if row[PLANES + ARMY * area + square] == seat:
                near += 0 <= box[box[TO_CENTRE] + square] - 1 <= next_way
        if near >= count or next_way >= 1000:
            return float(next_way)
        last = next_way


@compiled_exactly
def turns_to_victory(box: Ints, row: Ints, seat: int) -> float:
    """Turns that a seat needs for the nearest of its victories."""
    if not row[SQUARES + seat]:
        return _NEVER
    gold, land = turns_to_gold(box, row, seat), turns_to_expansion(box, row, seat)
    return min(gold, land, turns_to_centre(box, row, seat))


@compiled_exactly
def wins_next_turn(box: Ints, row: Ints, seat: int) -> int:
    """The victory that a seat has in its next turn unless somebody prevents it; 0 for none."""
    if not row[SQUARES + seat]:
        return 0
    if row[GOLD + seat] + income_of(box, row, seat) >= box[GOLD_GOAL]:
        return GOLD_WON
    pace = squares_a_turn(box, row, seat)
    # Squares in the way make this more than one turn.
    if turns_to_expansion(box, row, seat) <= 1.0 + 1.0 / max(1, pace) and missing_count(box, row, seat) <= pace:
        return EXPANSION_WON
    return CENTRE_WON if turns_to_centre(box, row, seat) <= 1.0 else 0
