"""Plays games on rows and tells of each what the lab wants to know: chronicle.py, compiled."""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"
# ruff: noqa: PLR0915, PLR0917 (compiled functions take their arguments by place, and are long where calls cost)

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from wartable.games.board_of_war.batch.aims import MOST_AIMS
from wartable.games.board_of_war.batch.cares import CARE_COUNT, RANDOM_PLAYER
from wartable.games.board_of_war.batch.characters import choose_by_character
from wartable.games.board_of_war.batch.compiled import compiled_with_arrays
from wartable.games.board_of_war.batch.deal import deal, draw_card
from wartable.games.board_of_war.batch.effects import make_move
from wartable.games.board_of_war.batch.fighting import fight
from wartable.games.board_of_war.batch.layout import (
    AREA,
    ARMY,
    ATTACK,
    DIE,
    DRAWING,
    DRILL,
    EXPAND,
    FIGHT,
    FIRST,
    JACK,
    KIND,
    KING,
    OVER,
    PHASE,
    PLACE_OF,
    PLANE_COUNT,
    PLANES,
    PLAY,
    PLAYERS,
    QUEEN,
    ROUND,
    SQUARES,
    TURN,
    UNIT_OF,
    UPGRADE,
    VICTORY,
    Ints,
)  # fmt: skip
from wartable.games.board_of_war.batch.luck import below, seed_luck
from wartable.games.board_of_war.batch.moves import legal_moves
from wartable.games.board_of_war.batch.outlook import turns_to_centre, turns_to_expansion, turns_to_gold
from wartable.games.board_of_war.batch.turn import start_turn

__all__ = ["DEEDS", "Told", "new_told", "play_told"]

DEEDS = 9
"""The units played (merchant, farmer, builder, soldier), expansions, squares and soldiers upgraded, sieges, attacks on
armies."""
_EXPANSION, _SQUARE, _SOLDIER, _SIEGE, _ON_ARMY = range(4, DEEDS)
_NEVER, _HASTE, _BREADTH = 60.0, 0.5, 1.5
"""As in outlook.py."""


class Told(NamedTuple):
    """What is told of every game."""

    counts: Ints
    """By game: winner (-1: unfinished), victory, rounds, decisions, events, the first to decide, changes of the lead,
    and of how many standings the winner did not lead after the last."""
    standings: Ints
    """How many there were."""
    courts: Ints
    """By game, rank (King, Queen, Jack) and seat: the suit."""
    deeds: Ints
    """By game, deed and seat."""


def new_told(games: int, players: int) -> Told:
    """Room for so many games."""
    return Told(
        counts=np.zeros((games, 8), np.int32),
        standings=np.zeros(games, np.int32),
        courts=np.zeros((games, 3, players), np.int32),
        deeds=np.zeros((games, DEEDS, players), np.int32),
    )


@compiled_with_arrays
def play_told(
    box: Ints,
    players: Ints,
    seeds: npt.NDArray[np.uint64],
    is_duplicate: bool,
    round_limit: int,
    counts: Ints,
    standings: Ints,
    courts: Ints,
    deeds: Ints,
    log: Ints,
) -> None:
    """Play a game for every seed; `players` by game and seat who plays.

    With duplicate dice every seat has a stream for its dice and cards and one for its own choices, and the deal has
    one; otherwise everything comes from one. Where `log` has columns it takes the deal, then every choice, roll and
    card.
    """
    area, seats = box[AREA], box[PLAYERS]
    row = np.zeros(PLANES + PLANE_COUNT * area, np.int32)
    moves = np.zeros(40 * area + 64, np.int32)
    cares, aims = np.zeros(CARE_COUNT, np.float64), np.zeros((MOST_AIMS, 5 + area), np.float64)
    scratch, lucks = np.zeros(32 + 2 * area, np.int32), np.zeros(1 + 2 * seats, np.uint64)
    open_until = np.zeros(seats, np.int32)
    for game in range(len(seeds)):
        for stream in range(len(lucks)):
            seed_luck(lucks[stream : stream + 1], seeds[game], np.uint64(stream))
        used = deal(box, row, lucks[0:1], log[game])
        for seat in range(seats):
            for place, court in enumerate((KING, QUEEN, JACK)):
                courts[game, place, seat] = row[court + seat]
        open_until[:] = 0
        first, leader, changes, decisions, stood = row[TURN], -1, 0, 0, 0
        while row[PHASE] != OVER and row[ROUND] <= round_limit:
            seat = row[TURN]
            dice = 1 + seat if is_duplicate else 0
            mind = 1 + seats + seat if is_duplicate else 0
            if row[PHASE] == FIGHT:
                attack = 1 + below(lucks[dice : dice + 1], box[DIE])
                defence = 1 + below(lucks[dice : dice + 1], box[DIE])
                fight(box, row, attack, defence)
                event = attack * 32 + defence
            elif row[PHASE] == DRAWING:
                event = draw_card(box, row, lucks[dice : dice + 1])
                start_turn(box, row, False)
            else:
                decisions += 1
                count = legal_moves(box, row, moves)
                if players[game, seat] == RANDOM_PLAYER:
                    event = moves[below(lucks[mind : mind + 1], count)]
                else:
                    luck = lucks[mind : mind + 1]
                    event = choose_by_character(box, row, players[game, seat], moves, count, luck, cares, aims, scratch)
                deed = _deed_of(box, row, event)
                if deed >= 0:
                    deeds[game, deed, seat] += 1
                make_move(box, row, event)
            if row[TURN] != seat or row[PHASE] == OVER:
                stood += 1
                ahead = _leader(box, row)
                for other in range(seats):
                    if other != ahead:
                        open_until[other] = stood
                if ahead >= 0:
                    changes += leader >= 0 and ahead != leader
                    leader = ahead
            if used < len(log[game]):
                log[game, used] = event
            used += 1
        winner = row[TURN] if row[PHASE] == OVER else -1
        told = counts[game]
        told[0], told[1], told[2], told[3], told[4] = winner, row[VICTORY], row[ROUND], decisions, used
        told[5], told[6], told[7] = first, changes, open_until[max(0, winner)]
        standings[game] = stood


@compiled_with_arrays
def _deed_of(box: Ints, row: Ints, event: int) -> int:
    """Which deed a choice is; -1 for none that is told."""
    kind, one, two = event // KIND, event % KIND // FIRST, event % FIRST
    if kind == PLAY:
        return box[box[UNIT_OF] + one] - 1
    if kind == EXPAND:
        return _EXPANSION
    if kind == UPGRADE:
        return _SQUARE
    if kind == DRILL:
        return _SOLDIER
    if kind == ATTACK:
        return _SIEGE if row[PLANES + ARMY * box[AREA] + two] < 0 else _ON_ARMY
    return -1


@compiled_with_arrays
def _leader(box: Ints, row: Ints) -> int:
    """Who has the best prospects; -1 where several have the same. As `outlook` has it: fewer turns are better."""
    if row[PHASE] == OVER:
        return row[TURN]
    seats, place = box[PLAYERS], row[PLACE_OF + row[TURN]]
    best, leader = 1e9, -1
    for seat in range(seats):
        wait = (row[PLACE_OF + seat] - place) % seats / seats
        turns = _turns_by_any_way(box, row, seat) + wait
        if turns < best:
            best, leader = turns, seat
        elif turns == best:
            leader = -1
    return leader


@compiled_with_arrays
def _turns_by_any_way(box: Ints, row: Ints, seat: int) -> float:
    """Whoever is well on two ways is better off than on one alone."""
    if not row[SQUARES + seat]:
        return _NEVER
    ways = math.exp(-turns_to_gold(box, row, seat) / _BREADTH)
    ways += math.exp(-turns_to_expansion(box, row, seat) / _BREADTH)
    ways += math.exp(-turns_to_centre(box, row, seat) / _BREADTH)
    return -_BREADTH * math.log(ways)
