"""Where the armies of a compiled character should go: marching.py on rows."""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"

from __future__ import annotations

from wartable.games.board_of_war.batch.cares import AIM_COUNT, CENTRE_CARE, HARM, Floats
from wartable.games.board_of_war.batch.compiled import compiled_exactly
from wartable.games.board_of_war.batch.layout import (
    AREA,
    ARMY,
    CAPTURED,
    CENTRE,
    CENTRE_COUNT,
    CENTRE_WON,
    DEFENCE,
    EXPANSION_WON,
    GOAL,
    HEARTS,
    IS_CENTRE,
    NEAR,
    OWNER,
    PLACE_OF,
    PLANES,
    PLAYERS,
    QUEEN,
    SIZE,
    SQUARES,
    TURN,
    UPGRADES,
    Ints,
)  # fmt: skip
from wartable.games.board_of_war.batch.standing import is_enemy, raw_power

__all__ = ["MOST_AIMS", "assign_aims", "find_aims", "is_threat", "worth_of_deployment", "worth_of_step"]

MOST_AIMS = 64
_RESCUE = 8.0
_NEAREST = 1000

# The table of aims: by aim, its worth, whether to go beside it, how many squares; then the distance of every square.
WORTH, BESIDE, COUNT, ONLY, WAYS = range(5)


@compiled_exactly
def _add(box: Ints, cares: Floats, aims: Floats, worth: float, beside: bool) -> int:
    """A new aim without squares."""
    aim = int(cares[AIM_COUNT])
    if aim < MOST_AIMS - 1:
        cares[AIM_COUNT] += 1.0
    aims[aim, WORTH], aims[aim, BESIDE], aims[aim, COUNT], aims[aim, ONLY] = worth, 1.0 if beside else 0.0, 0.0, -1.0
    for square in range(box[AREA]):
        aims[aim, WAYS + square] = _NEAREST
    return aim


@compiled_exactly
def _include(box: Ints, row: Ints, aims: Floats, aim: int, square: int) -> None:
    """One more square of an aim: everybody's way to the aim may be shorter now."""
    size = box[SIZE]
    diagonally = row[QUEEN + row[TURN]] == HEARTS
    aims[aim, COUNT] += 1.0
    aims[aim, ONLY] = square
    column, line = square % size, square // size
    for other in range(box[AREA]):
        aside, up = abs(other % size - column), abs(other // size - line)
        steps = max(aside, up) if diagonally else aside + up
        aims[aim, WAYS + other] = min(aims[aim, WAYS + other], steps)


@compiled_exactly
def find_aims(box: Ints, row: Ints, cares: Floats, aims: Floats, about_to_win: Ints) -> None:
    """All aims of the seat in turn."""
    seat, area, players = row[TURN], box[AREA], box[PLAYERS]
    cares[AIM_COUNT] = 0.0
    for enemy in range(players):
        if enemy != seat and row[SQUARES + enemy]:
            _rescues(box, row, cares, aims, enemy, about_to_win[enemy])
    if cares[CENTRE_CARE] > 0.0:
        for number in range(box[CENTRE_COUNT]):
            square = box[box[CENTRE] + number]
            is_hostile = is_enemy(row[PLANES + ARMY * area + square], seat)
            if row[PLANES + CAPTURED * area + square] != seat or is_hostile:
                aim = _add(box, cares, aims, 4.0 * cares[CENTRE_CARE], is_hostile)
                _include(box, row, aims, aim, square)
    for enemy in range(players):
        for square in range(area):
            if enemy != seat and row[PLANES + ARMY * area + square] == enemy and is_threat(box, row, square):
                aim = _add(box, cares, aims, 2.0 + 0.3 * raw_power(box, row, square), True)
                _include(box, row, aims, aim, square)
    _sieges(box, row, cares, aims)
    _blocks(box, row, cares, aims)


@compiled_exactly
def _rescues(box: Ints, row: Ints, cares: Floats, aims: Floats, enemy: int, how: int) -> None:  # noqa: PLR0917
    """What keeps an enemy from winning next turn comes before everything else."""
    area = box[AREA]
    if how == EXPANSION_WON:
        goal = box[GOAL] + row[PLACE_OF + enemy] * area
        missing = _add(box, cares, aims, _RESCUE, False)
        held = _add(box, cares, aims, _RESCUE, True)
        for square in range(area):
            if row[PLANES + OWNER * area + square] == enemy:
                _include(box, row, aims, held, square)
            elif box[goal + square]:
                _include(box, row, aims, missing, square)
    if how == CENTRE_WON:
        for number in range(box[CENTRE_COUNT]):
            square = box[box[CENTRE] + number]
            aim = _add(box, cares, aims, _RESCUE, row[PLANES + ARMY * area + square] == enemy)
            _include(box, row, aims, aim, square)


@compiled_exactly
def _sieges(box: Ints, row: Ints, cares: Floats, aims: Floats) -> None:
    seat, area = row[TURN], box[AREA]
    power, armies = 0, 0
    for square in range(area):
        if row[PLANES + ARMY * area + square] == seat:
            power += raw_power(box, row, square)
            armies += 1
    for enemy in range(box[PLAYERS]):
        if enemy == seat or not row[SQUARES + enemy]:
            continue
        defence = row[UPGRADES + enemy] * box[DEFENCE]
        worth = cares[HARM] * (2.5 - 0.3 * max(0.0, defence - power / max(1, armies)))
        aim = _add(box, cares, aims, worth, True)
        for square in range(area):
            if row[PLANES + OWNER * area + square] == enemy:
                _include(box, row, aims, aim, square)


@compiled_exactly
def _blocks(box: Ints, row: Ints, cares: Floats, aims: Floats) -> None:
    """Standing where an enemy must expand keeps the enemy from it (BW-40)."""
    worth = 1.5 * cares[HARM]
    if worth <= 1.0:
        return
    aim = _add(box, cares, aims, worth, False)
    for square in range(box[AREA]):
        if is_enemy_goal(box, row, square) and not box[box[IS_CENTRE] + square]:
            _include(box, row, aims, aim, square)
    if aims[aim, COUNT] == 0.0:
        cares[AIM_COUNT] -= 1.0


@compiled_exactly
def is_enemy_goal(box: Ints, row: Ints, square: int) -> bool:
    """Whether some living enemy still lacks the square for an expansion victory."""
    area = box[AREA]
    for enemy in range(box[PLAYERS]):
        is_lacking = row[SQUARES + enemy] and row[PLANES + OWNER * area + square] != enemy
        if enemy != row[TURN] and is_lacking and box[box[GOAL] + row[PLACE_OF + enemy] * area + square]:
            return True
    return False


@compiled_exactly
def is_threat(box: Ints, row: Ints, square: int) -> bool:
    """Whether an enemy army there is beside or near the kingdom in turn, or in the way of its goal."""
    seat, area = row[TURN], box[AREA]
    if row[PLANES + OWNER * area + square] == seat or box[box[GOAL] + row[PLACE_OF + seat] * area + square]:
        return True
    for way in range(4):
        there = box[box[NEAR] + 8 * square + way]
        if there < 0:
            continue
        if row[PLANES + OWNER * area + there] == seat:
            return True
        for further in range(4):
            beyond = box[box[NEAR] + 8 * there + further]
            if beyond >= 0 and row[PLANES + OWNER * area + beyond] == seat:
                return True
    return False


@compiled_exactly
def _way(aims: Floats, aim: int, square: int) -> float:
    steps = aims[aim, WAYS + square]
    return steps - 1.0 if aims[aim, BESIDE] > 0.0 and steps > 0.0 else steps


@compiled_exactly
def assign_aims(box: Ints, row: Ints, cares: Floats, aims: Floats, aim_of: Ints) -> None:
    """An aim for every army; a single square to stand on is for one army only."""
    seat, area, count = row[TURN], box[AREA], int(cares[AIM_COUNT])
    for square in range(area):
        aim_of[square] = -1
        # Which single squares are taken stands behind the aims.
        aim_of[area + square] = 0
    while True:
        best, best_square, best_aim = -1e9, -1, -1
        for square in range(area):
            if row[PLANES + ARMY * area + square] != seat or aim_of[square] >= 0:
                continue
            for aim in range(count):
                is_single = aims[aim, COUNT] == 1.0
                if is_single and aims[aim, BESIDE] == 0.0 and aim_of[area + int(aims[aim, ONLY])]:
                    continue
                pull = aims[aim, WORTH] - 0.25 * _way(aims, aim, square)
                if pull > best:
                    best, best_square, best_aim = pull, square, aim
        if best_square < 0:
            return
        aim_of[best_square] = best_aim
        if aims[best_aim, COUNT] == 1.0:
            aim_of[area + int(aims[best_aim, ONLY])] = 1


@compiled_exactly
def worth_of_step(box: Ints, row: Ints, aims: Floats, aim_of: Ints, start: int, end: int) -> float:  # noqa: PLR0917
    """Positive if the step brings the army nearer to its aim."""
    aim = aim_of[start]
    if aim < 0:
        return -1.0
    gain = _way(aims, aim, start) - _way(aims, aim, end)
    merges = row[PLANES + ARMY * box[AREA] + end] == row[TURN]
    return 0.4 * gain - 0.05 - (0.5 if merges and aims[aim, BESIDE] == 0.0 else 0.0)


@compiled_exactly
def worth_of_deployment(box: Ints, row: Ints, cares: Floats, aims: Floats, square: int) -> float:
    """The nearer to something worth doing, the better; it is always better than to wait."""
    count, best = int(cares[AIM_COUNT]), -1e9
    for aim in range(count):
        best = max(best, aims[aim, WORTH] - 0.25 * _way(aims, aim, square))
    if count == 0:
        best = 0.0
    if row[PLANES + ARMY * box[AREA] + square] == row[TURN] and box[box[IS_CENTRE] + square]:
        best -= 0.5
    return 0.5 + 0.1 * best
