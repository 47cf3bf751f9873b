"""Games on the processor as the lab wants them told: conquests, thefts and who led, besides the result (numba)."""

# mypy: allow-untyped-decorators
# ruff: noqa: PLR0917 (compiled functions take their arguments by place)

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit, prange

from wartable.core.compiled import compiled_once
from wartable.games.age_of_war.batch.cpu import chosen_by_chance, draw_roll
from wartable.games.age_of_war.batch.cpu_greedy import TurnPlan, chosen_by_greedy, make_plan, new_plan
from wartable.games.age_of_war.batch.greedy import GreedyTables
from wartable.games.age_of_war.batch.philox import Word, below, philox
from wartable.games.age_of_war.batch.tables import BoxTables, Ints

__all__ = ["Told", "new_told", "play_told"]

_AT_ONCE = 16
_ROLL, _DRAW, _OWN_DICE, _OWN_WHIM = 0, 1, 2, 3
"""The last word of the counter says what is drawn: with common dice as in `cpu`, else for a seat of its own."""
_NOBODY = -1

_inlined = njit(forceinline=True)  # As in cpu_greedy: what is called once a decision must not be handed all tables.

Flags = npt.NDArray[np.bool_]
Seeds = npt.NDArray[np.uint64]


class Told(NamedTuple):
    """What is told of every game."""

    held: Ints
    """By game and seat: its castles in the end, as a set."""
    counts: Ints
    """By game: the first player, turns, decisions, changes of the lead, since which turn the last leader leads, and who
    that is (-1: several)."""
    conquered: Ints
    """By game and castle: as the how-manieth it left the centre, from 1."""
    conqueror: Ints
    """By game and castle: who took it from the centre."""
    stolen: Ints
    """By game, castle and seat: how often it was stolen."""


def new_told(games: int, players: int, castles: int) -> Told:
    """Room for so many games."""
    return Told(
        np.zeros((games, players), np.int32),
        np.zeros((games, 6), np.int32),
        np.zeros((games, castles), np.int32),
        np.zeros((games, castles), np.int32),
        np.zeros((games, castles, players), np.int32),
    )


@compiled_once(parallel=True)
def play_told(
    box: BoxTables,
    greedy: GreedyTables,
    ranks: Ints,
    is_greedy: Flags,
    seeds: Seeds,
    is_duplicate: bool,
    limit: int,
    told: Told,
    log: Ints,
) -> None:
    """Play a game for every seed. `is_greedy` is by game and seat; `limit` is how many decisions a program makes.

    Where `log` has columns it is filled with the first player and then every roll and the line filled with it.
    """
    games = len(seeds)
    for piece in prange((games + _AT_ONCE - 1) // _AT_ONCE):
        plan = new_plan(box, greedy)
        for game in range(piece * _AT_ONCE, min(games, (piece + 1) * _AT_ONCE)):
            _play_game(
                box, greedy, ranks, is_greedy[game], seeds[game], is_duplicate, limit, told, game, log[game], plan
            )


@_inlined
def _play_game(
    box: BoxTables,
    greedy: GreedyTables,
    ranks: Ints,
    is_greedy: Flags,
    seed: np.uint64,
    is_duplicate: bool,
    limit: int,
    told: Told,
    game: int,
    log: Ints,
    plan: TurnPlan,
) -> None:
    held = told.held[game]
    players = len(held)
    first = below(philox(seed, 0, 0, _DRAW)[0], players)
    if len(log):
        log[0] = first
    drawn = np.zeros(players, np.int64)
    seat, turns, decisions, taken_castles = first, 0, 0, 0
    everything = (1 << box.castles) - 1
    centre, safe = everything, 0
    leader, last_leader, since, changes = _NOBODY, _NOBODY, 1, 0
    # AW-40: the game ends the moment the last castle leaves the centre.
    while centre and decisions < limit:
        # AW-22: not one's own castles, and not face-down cards.
        in_reach = everything & ~held[seat] & ~safe
        if is_greedy[seat]:
            make_plan(box, greedy, plan, held, seat, in_reach, centre)
        lines = box.printed[in_reach] | box.special[in_reach & ~centre]
        taken, decisions, is_over = _play_turn(
            box, greedy, ranks, is_greedy[seat], seed, is_duplicate, seat, drawn, decisions, limit, lines, log, plan
        )
        if not is_over:
            # The limit came in the middle of a turn.
            break
        turns += 1
        if taken:
            castle = 0
            while not taken >> castle & 1:
                castle += 1
            if centre & taken:
                taken_castles += 1
                told.conquered[game, castle], told.conqueror[game, castle] = taken_castles, seat
            else:
                told.stolen[game, castle, seat] += 1
            for other in range(players):
                held[other] &= ~taken
            held[seat] |= taken
            centre &= ~taken
            safe |= box.whole[held[seat]]
            now = _leader(box, held)
            if now != leader:
                leader, since = now, turns
                if leader != _NOBODY:
                    changes += last_leader not in (_NOBODY, leader)
                    last_leader = leader
        seat = seat + 1 if seat + 1 < players else 0
    counts = told.counts[game]
    counts[0], counts[1], counts[2] = first, turns, decisions
    counts[3], counts[4], counts[5] = changes, since, leader


@_inlined
def _leader(box: BoxTables, held: Ints) -> int:
    """Who has the most points; nobody where several have."""
    best, leader = -1, _NOBODY
    for seat in range(len(held)):
        points = box.points[held[seat]]
        if points > best:
            best, leader = points, seat
        elif points == best:
            leader = _NOBODY
    return leader


@_inlined
def _play_turn(
    box: BoxTables,
    greedy: GreedyTables,
    ranks: Ints,
    is_greedy: bool,
    seed: np.uint64,
    is_duplicate: bool,
    seat: int,
    drawn: npt.NDArray[np.int64],
    decisions: int,
    limit: int,
    lines: int,
    log: Ints,
    plan: TurnPlan,
) -> tuple[int, int, bool]:
    """As in `cpu`: the castle conquered, the decisions so far; and whether the turn came to its end."""
    dice, is_open = box.dice, True
    while dice > 0:
        if decisions >= limit:
            return 0, decisions, False
        if is_duplicate:
            number = drawn[seat]
            drawn[seat] += 1
            roll = _own_roll(box, ranks, seed, seat, number, dice)
        else:
            number = decisions
            word, coin, _, _ = philox(seed, 0, number, _ROLL)
            roll = draw_roll(box, dice, word, coin)
        possible = box.fills[roll] & lines
        if is_greedy:
            line = chosen_by_greedy(box, greedy, plan, roll, dice, lines, possible, is_open)
        else:
            line = chosen_by_chance(box, possible, _whim(seed, is_duplicate, seat, number))
        if 2 * decisions + 2 < len(log):
            log[2 * decisions + 1], log[2 * decisions + 2] = roll, line
        decisions += 1
        if line == box.lines:
            # AW-12: a lost die is out until the turn ends.
            dice -= 1
            continue
        lines = lines & box.rest[line]
        if lines == 0:
            return 1 << box.castle_of[line], decisions, True
        dice -= box.used[roll, line]
        is_open = False
    # AW-16: no die is left and the castle is not complete.
    return 0, decisions, True


@njit()
def _whim(seed: np.uint64, is_duplicate: bool, seat: int, number: int) -> Word:
    return philox(seed, seat, number, _OWN_WHIM)[0] if is_duplicate else philox(seed, 0, number, _ROLL)[2]


@_inlined
def _own_roll(box: BoxTables, ranks: Ints, seed: np.uint64, seat: int, number: int, dice: int) -> int:
    """Die by die, so that the same dice come up where there are more or fewer of them."""
    shown, block = np.int64(0), 0
    words = philox(seed, seat, number, _OWN_DICE)
    for die in range(dice):
        if die // 4 != block:
            block = die // 4
            words = philox(seed, seat + 64 * block, number, _OWN_DICE)
        shown += np.int64(1) << 8 * below(words[die % 4], 6)
    # How many show each face, a byte for each, as a number with a digit for each face but the last.
    key, weight = np.int64(0), np.int64(1)
    for face in range(5):
        key += weight * (shown >> 8 * face & 0xFF)
        weight *= box.dice + 1
    number_of_roll: int = ranks[dice, key]
    return number_of_roll
