"""Tables of Age of War side by side that wait for a learner, one decision at a time (numba)."""

# mypy: allow-untyped-decorators
# ruff: noqa: PLR0917 (compiled functions take their arguments by place)

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from wartable.core.batch import EVERY_SEAT, TableArrays
from wartable.core.compiled import compiled_once
from wartable.core.stepping import CUT_SHORT, ON, OVER, lose_by_illegal_action, note_status
from wartable.core.twister import DRAWS, Twister, below, seed_twister, twist, write_below
from wartable.games.age_of_war.batch.bits import place_of_bit, sums_of_bytes
from wartable.games.age_of_war.batch.cpu_greedy import TurnPlan, chosen_by_greedy, make_plan
from wartable.games.age_of_war.batch.greedy import GreedyTables
from wartable.games.age_of_war.batch.tables import BoxTables, Bytes, Floats, Ints, Singles, Words

__all__ = ["NUMBERS", "Positions", "reset_tables", "step_tables", "tell_table"]

_FACES = 6
_NOTHING = -1

Flags = npt.NDArray[np.bool_]
Faces = npt.NDArray[np.uint8]

# Nothing here makes arrays: without counting who holds them a step takes half the time.
_plain: Any = njit(_nrt=False, error_model="numpy")  # type: ignore[call-overload]
_inlined: Any = njit(_nrt=False, inline="always")  # type: ignore[call-overload]

CENTRE, SAFE, TURN, DICE, PLACED, ROLL, TARGET, FILLED, LINES, DECISIONS, LEARNER, SHOWN_TO, NEXT_DIE, HELD = range(14)
NUMBERS = HELD
"""The row of a table: castles in the centre and of conquered clans, whose turn it is, dice left and dice on the card
under siege, the roll, that card, its filled lines, the lines that may still be filled, decisions, the learner's seat,
to whom the castles are shown as they lie, which of the faces to come is next; and then what each seat holds. Castles
and lines are sets."""


# The rules as one array, whose first numbers say where its tables begin: compiled code that hands on a dozen arrays
# spends more time counting who holds them than playing.
(
    ALL_DICE, CASTLES, ALL_LINES, FILLS, CASTLE_OF, LINE_ON_CARD, REST, PRINTED, SPECIAL, WHOLE, STANDING, RANKS,
    RANK_STEP, POWERS, FACE_DOWN_AT, POINTS_AT, TURN_AT, DICE_AT, LOST_AT, ROLL_AT, TARGET_AT, FILLED_AT, POINTS_OF,
    HEADER,
) = range(24)  # fmt: skip
"""Numbers; where tables of `BoxTables` begin, the numbers of rolls by how many dice there are and by the powers of
their faces in sum, those powers; where sections of the encoding begin. `shares` has by roll the part of all dice that
shows each face, and from `POINTS_OF` on the part of all points by set of castles."""


class Positions(NamedTuple):
    """Where everything lies, by table."""

    rows: Words
    dice_luck: Twister
    bot_luck: Twister
    coming: Faces
    """What the dice will show until the luck is to be twisted again: looked up faster than drawn one by one."""


@compiled_once(nogil=True, error_model="numpy", _nrt=False)
def reset_tables(
    box: BoxTables,
    greedy: GreedyTables,
    rules: Words,
    shares: Singles,
    is_greedy: Flags,
    limit: int,
    positions: Positions,
    arrays: TableArrays,
    plan: TurnPlan,
    begin: int,
    end: int,
    which: Flags,
    seeds: npt.NDArray[np.uint64],
    bot_seeds: npt.NDArray[np.uint64],
    learners: Ints,
) -> None:
    """Deal new matches; `is_greedy` is by place, clockwise from the learner."""
    players = arrays.rewards.shape[1]
    for table in range(begin, end):
        if which[table]:
            row, luck, coming = positions.rows[table], positions.dice_luck[table], positions.coming[table]
            seed_twister(luck, seeds[table])
            if learners[table] != EVERY_SEAT:
                seed_twister(positions.bot_luck[table], bot_seeds[table])
            row[:] = 0
            row[CENTRE], row[LEARNER] = (1 << box.castles) - 1, learners[table]
            # AW-6: who begins is drawn.
            row[TURN] = below(luck, players)
            write_below(luck, _FACES, coming)
            row[NEXT_DIE] = 1
            row[DICE], row[TARGET], row[SHOWN_TO] = box.dice, _NOTHING, _NOTHING
            row[LINES] = box.printed[row[CENTRE]]
            row[ROLL] = _rolled(rules, row, luck, coming)
            if learners[table] not in (row[TURN], EVERY_SEAT):
                bot_luck = positions.bot_luck[table]
                _let_others_play(box, greedy, rules, is_greedy, limit, row, luck, coming, bot_luck, plan)
            told, mask, rewards = arrays.observations[table], arrays.masks[table], arrays.rewards[table]
            status = _tell(rules, shares, limit, row, told, mask, rewards)
            note_status(arrays, table, status, row[LEARNER], row[TURN])
            arrays.is_illegal[table] = False


@compiled_once(nogil=True, error_model="numpy", _nrt=False)
def step_tables(
    box: BoxTables,
    greedy: GreedyTables,
    rules: Words,
    shares: Singles,
    is_greedy: Flags,
    limit: int,
    positions: Positions,
    arrays: TableArrays,
    plan: TurnPlan,
    begin: int,
    end: int,
    which: Flags,
    actions: npt.NDArray[np.int64],
) -> None:
    """Make the learner's decisions. An action is the number of a line, or the number of lines to lose a die."""
    rows, dice_luck, bot_luck, all_coming = positions
    observations, masks, all_rewards = arrays.observations, arrays.masks, arrays.rewards
    for table in range(begin, end):
        if not which[table]:
            continue
        row, mask, rewards, action = rows[table], masks[table], all_rewards[table], actions[table]
        if mask[action]:
            luck, coming = dice_luck[table], all_coming[table]
            _decide(rules, box.used, row, luck, coming, action)
            if row[LEARNER] not in (row[TURN], EVERY_SEAT) and row[ROLL] != _NOTHING:
                _let_others_play(box, greedy, rules, is_greedy, limit, row, luck, coming, bot_luck[table], plan)
            status = _tell(rules, shares, limit, row, observations[table], mask, rewards)
            note_status(arrays, table, status, row[LEARNER], row[TURN])
        else:
            lose_by_illegal_action(arrays, table, row[TURN])


@compiled_once(nogil=True, error_model="numpy", _nrt=False)
def tell_table(rules: Words, shares: Singles, row: Words, viewer: int, told: Singles) -> None:
    """What any seat sees; `told` may hold anything before."""
    shown_to, row[SHOWN_TO] = row[SHOWN_TO], _NOTHING
    _observe(rules, shares, row, told, viewer)
    row[SHOWN_TO] = shown_to


@_plain
def _let_others_play(
    box: BoxTables,
    greedy: GreedyTables,
    rules: Words,
    is_greedy: Flags,
    limit: int,
    row: Words,
    dice_luck: Twister,
    coming: Faces,
    bot_luck: Twister,
    plan: TurnPlan,
) -> None:
    """Until it is the learner's turn, or nobody's."""
    players, learner, planned_for = len(row) - HELD, row[LEARNER], _NOTHING
    while row[ROLL] != _NOTHING and row[TURN] != learner and row[DECISIONS] < limit:
        turn, roll, lines = row[TURN], row[ROLL], row[LINES]
        possible = rules[rules[FILLS] + roll] & lines
        if is_greedy[(turn - learner) % players - 1]:
            if planned_for != turn:
                planned_for = turn
                make_plan(box, greedy, plan, row[HELD:], turn, _in_reach(rules, row), row[CENTRE])
            is_open = row[TARGET] == _NOTHING
            line = chosen_by_greedy(box, greedy, plan, roll, row[DICE], lines, possible, is_open)
        else:
            line = _chosen_by_chance(possible, rules[ALL_LINES], bot_luck)
        _decide(rules, box.used, row, dice_luck, coming, line)


@_inlined
def _chosen_by_chance(possible: int, lose: int, luck: Twister) -> int:
    """As the random bot chooses: a line, or to lose a die."""
    sums = sums_of_bytes(possible)
    fills = sums >> 56
    number = below(luck, fills + 1)
    return place_of_bit(possible, sums, number) if number < fills else lose


@_inlined
def _decide(rules: Words, used_by: Bytes, row: Words, luck: Twister, coming: Faces, line: int) -> None:
    """A legal decision, and the roll after it."""
    row[DECISIONS] += 1
    if line == rules[ALL_LINES]:
        # AW-12: a lost die is out until the turn ends.
        row[DICE] -= 1
    else:
        used = np.int64(used_by[row[ROLL], line])
        row[DICE] -= used
        row[PLACED] += used
        row[LINES] &= rules[rules[REST] + line]
        row[FILLED] |= 1 << rules[rules[LINE_ON_CARD] + line]
        row[TARGET] = rules[rules[CASTLE_OF] + line]
        if row[LINES] == 0:
            # AW-30: the last required line takes the card.
            _conquer(rules, row, 1 << row[TARGET])
    # AW-16: without dice, and with a conquest, the turn is over; AW-17: the player to the left is next.
    if row[LINES] == 0 or row[DICE] == 0:
        turn = row[TURN] + 1
        row[TURN] = turn if turn < len(row) - HELD else 0
        row[DICE], row[PLACED], row[FILLED], row[TARGET] = rules[ALL_DICE], 0, 0, _NOTHING
        reach = _in_reach(rules, row)
        row[LINES] = rules[rules[PRINTED] + reach] | rules[rules[SPECIAL] + (reach & ~row[CENTRE])]
    # AW-40: the game ends the moment the last castle leaves the centre.
    row[ROLL] = _rolled(rules, row, luck, coming) if row[CENTRE] else _NOTHING


@_inlined
def _conquer(rules: Words, row: Words, castle: int) -> None:
    for other in range(HELD, len(row)):
        row[other] &= ~castle
    own = HELD + row[TURN]
    row[own] |= castle
    row[CENTRE] &= ~castle
    row[SAFE] |= rules[rules[WHOLE] + row[own]]
    row[SHOWN_TO] = _NOTHING


@_inlined
def _in_reach(rules: Words, row: Words) -> int:
    """AW-22: not one's own castles, and not face-down cards."""
    reach: int = ((1 << rules[CASTLES]) - 1) & ~row[HELD + row[TURN]] & ~row[SAFE]
    return reach


@_inlined
def _rolled(rules: Words, row: Words, luck: Twister, coming: Faces) -> int:
    """The number of a roll of all dice that are left: the sum of the powers of its faces finds it."""
    dice, key, powers, place = row[DICE], np.int64(0), rules[POWERS], row[NEXT_DIE]
    for _ in range(dice):
        if place == DRAWS:
            twist(luck)
            write_below(luck, _FACES, coming)
            place = 0
        key += rules[powers + coming[place]]
        place += 1
    row[NEXT_DIE] = place
    number: int = rules[rules[RANKS] + dice * rules[RANK_STEP] + key]
    return number


@_inlined
def _tell(
    rules: Words,
    shares: Singles,
    limit: int,
    row: Words,
    told: Singles,
    mask: npt.NDArray[np.int8],
    rewards: Floats,
) -> int:
    """Fill the rows of a table; whether it goes on, is over or cut short."""
    seat = row[LEARNER] if row[LEARNER] != EVERY_SEAT else row[TURN]
    _observe(rules, shares, row, told, seat)
    if row[CENTRE] == 0:
        mask[:] = 0
        _reward(rules, row, rewards)
        return OVER
    rewards[:] = 0.0
    if row[DECISIONS] >= limit:
        mask[:] = 0
        return CUT_SHORT
    possible = rules[rules[FILLS] + row[ROLL]] & row[LINES]
    lines = rules[ALL_LINES]
    for line in range(lines):
        mask[line] = possible >> line & 1
    mask[lines] = 1
    return ON


@_plain
def _reward(rules: Words, row: Words, rewards: Floats) -> None:
    """AW-41, AW-42: those who stand best share the victory."""
    players, best, winners = len(rewards), np.int64(-1), 0
    for seat in range(players):
        standing = rules[rules[STANDING] + row[HELD + seat]]
        if standing > best:
            best, winners = standing, 1
        elif standing == best:
            winners += 1
    for seat in range(players):
        share = 1.0 / winners if rules[rules[STANDING] + row[HELD + seat]] == best else 0.0
        rewards[seat] = (players * share - 1.0) / (players - 1)


@_inlined
def _observe(rules: Words, shares: Singles, row: Words, told: Singles, viewer: int) -> None:
    """encoding.py, number by number."""
    players = len(row) - HELD
    if row[SHOWN_TO] != viewer:
        # Castles change hands seldom.
        row[SHOWN_TO] = viewer
        _observe_castles(rules, shares, row, told, viewer)
    told[rules[TURN_AT] :] = np.float32(0.0)
    dice = np.float64(rules[ALL_DICE])
    turn = row[TURN]
    told[rules[TURN_AT] + (turn - viewer if turn >= viewer else turn - viewer + players)] = 1.0
    told[rules[DICE_AT]] = row[DICE] / dice
    told[rules[LOST_AT]] = (rules[ALL_DICE] - row[DICE] - row[PLACED]) / dice
    if row[ROLL] != _NOTHING:
        for face in range(_FACES):
            told[rules[ROLL_AT] + face] = shares[row[ROLL] * _FACES + face]
    if row[TARGET] != _NOTHING:
        told[rules[TARGET_AT] + row[TARGET]] = 1.0
        first = rules[FILLED_AT]
        for line in range(len(told) - first):
            told[first + line] = row[FILLED] >> line & 1


@_plain
def _observe_castles(rules: Words, shares: Singles, row: Words, told: Singles, viewer: int) -> None:
    """Owners, conquered clans and points, which come first."""
    players, castles, centre, safe = len(row) - HELD, rules[CASTLES], row[CENTRE], row[SAFE]
    step, face_down = players + 1, rules[FACE_DOWN_AT]
    for castle in range(castles):
        told[castle * step] = centre >> castle & 1
        told[face_down + castle] = safe >> castle & 1
    for seat in range(players):
        place = seat - viewer if seat >= viewer else seat - viewer + players
        held = row[HELD + seat]
        told[rules[POINTS_AT] + place] = shares[rules[POINTS_OF] + held]
        for castle in range(castles):
            told[castle * step + place + 1] = held >> castle & 1
