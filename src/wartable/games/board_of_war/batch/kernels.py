"""Plays games on rows, one after the other, with compiled players inside, and keeps positions to learn from."""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"
# ruff: noqa: PLR0917 (compiled functions take their arguments by place)

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from wartable.games.board_of_war.batch.cares import RANDOM_PLAYER, VALUE_PLAYER
from wartable.games.board_of_war.batch.characters import choose_by_character
from wartable.games.board_of_war.batch.compiled import compiled_with_arrays
from wartable.games.board_of_war.batch.deal import deal, draw_card
from wartable.games.board_of_war.batch.effects import make_move
from wartable.games.board_of_war.batch.features import Singles, numbers_of_position
from wartable.games.board_of_war.batch.fighting import fight
from wartable.games.board_of_war.batch.layout import (
    AREA,
    ARMY,
    DIE,
    DRAWING,
    FIGHT,
    OVER,
    OWNER,
    PHASE,
    PLACE_OF,
    PLANE_COUNT,
    PLANES,
    PLAYERS,
    PLAYING,
    ROUND,
    TURN,
    TURNED,
    VICTORY,
    Ints,
)  # fmt: skip
from wartable.games.board_of_war.batch.looking_ahead import choose_by_looking_ahead, room_to_look_ahead
from wartable.games.board_of_war.batch.luck import Luck, below, chance, seed_luck
from wartable.games.board_of_war.batch.moves import legal_moves
from wartable.games.board_of_war.batch.net import shares_at
from wartable.games.board_of_war.batch.sizes import (
    CARD_PLAYED,
    CARDS_TO_PLAY,
    SEAT_NUMBERS,
    STRONGEST,
    TABLE_NUMBERS,
)
from wartable.games.board_of_war.batch.standing import raw_power
from wartable.games.board_of_war.batch.turn import start_turn
from wartable.games.board_of_war.batch.value import choose_by_value

__all__ = ["play_games"]

Bytes = npt.NDArray[np.int8]
_SHARES = 4


@compiled_with_arrays
def play_games(
    box: Ints,
    players: Ints,
    weights: Singles,
    seed: np.uint64,
    first_game: np.uint64,
    round_limit: int,
    stray: Singles,
    noise: Singles,
    width: int,
    worlds: int,
    trust: float,
    results: Ints,
    log: Ints,
    boards: Bytes,
    numbers: Singles,
    targets: Singles,
) -> int:
    """Play as many games as `results` has rows; how many positions were kept.

    `players`: by game and seat who plays; from `VALUE_PLAYER` on, by the network of that number in `weights`. `stray`:
    by game, how often a choice is left to chance; `noise`: how much is added to what a network says.
    `width`: how many choices a network plays on to the end of the turn; `worlds`: in how many the others answer where
    these come to nearly the same. Of each game `results` takes the winner (-1: unfinished), the victory, rounds,
    decisions and events; where `log` has columns it takes the deal, then every choice, roll and card.

    While there is room in `boards`, `numbers` and `targets` the positions at the end of the turns of seats that a
    network plays are kept (of all seats where none does), each with everybody's share of the victory: how it went on,
    and, by what is missing to 1 in `trust`, what the network said of the positions after it.
    """
    area = box[AREA]
    row = np.zeros(PLANES + PLANE_COUNT * area, np.int32)
    room, moves, luck = room_to_look_ahead(box), np.zeros(40 * area + 64, np.int32), np.zeros(1, np.uint64)
    regent, work = room.regent, room.work
    kept = 0
    for game in range(len(results)):
        seed_luck(luck, seed, first_game + np.uint64(game))
        used = deal(box, row, luck, log[game])
        begin, decisions = kept, 0
        keeps_all = players[game].max() < VALUE_PLAYER
        while row[PHASE] != OVER and row[ROUND] <= round_limit:
            before = row[PHASE]
            player = players[game, row[TURN]]
            net = weights[max(0, player - VALUE_PLAYER)]
            if before == FIGHT:
                event = _roll(box, row, luck)
            elif before == DRAWING:
                event = draw_card(box, row, luck)
                start_turn(box, row, False)
            else:
                decisions += 1
                count = legal_moves(box, row, moves)
                strays = stray[game] > 0.0 and chance(luck) < stray[game]
                if strays or player == RANDOM_PLAYER:
                    event = moves[below(luck, count)]
                elif player < VALUE_PLAYER:
                    event = choose_by_character(
                        box, row, player, moves, count, luck, regent.cares, regent.aims, regent.scratch
                    )
                elif width > 1:
                    event = choose_by_looking_ahead(box, row, moves, count, width, worlds, net, luck, room)
                else:
                    event = choose_by_value(
                        box, row, moves, count, net, room.rows, work, room.worths, luck, noise[game]
                    )
                make_move(box, row, event)
            is_stage = (row[PHASE] == DRAWING) | (row[PHASE] == PLAYING)
            if is_stage and row[PHASE] != before and kept < len(boards) and (keeps_all or player >= VALUE_PLAYER):
                stage = CARD_PLAYED if row[PHASE] == DRAWING else CARDS_TO_PLAY
                _keep(box, row, stage, net, work, trust, boards[kept], numbers[kept], targets[kept])
                kept += 1
            if used < len(log[game]):
                log[game, used] = event
            used += 1
        result = results[game]
        result[0] = row[TURN] if row[PHASE] == OVER else -1
        result[1], result[2], result[3], result[4] = row[VICTORY], row[ROUND], decisions, used
        _reckon(box, row, result[0], trust, targets[begin:kept], work)
    return kept


@compiled_with_arrays
def _roll(box: Ints, row: Ints, luck: Luck) -> int:
    """The dice of an attack, as one number."""
    attack, defence = 1 + below(luck, box[DIE]), 1 + below(luck, box[DIE])
    fight(box, row, attack, defence)
    return attack * 32 + defence


@compiled_with_arrays
def _keep(
    box: Ints,
    row: Ints,
    stage: int,
    weights: Singles,
    work: Singles,
    trust: float,
    board: Bytes,
    numbers: Singles,
    target: Singles,
) -> None:
    """Write a position down; for now its target is what the network says, by place, and whose turn it is."""
    seats, area, mover = box[PLAYERS], box[AREA], row[TURN]
    dense = seats * SEAT_NUMBERS + TABLE_NUMBERS
    shares = work[-_SHARES:]
    if trust < 1.0:
        shares_at(box, row, mover, stage, weights, work, shares)
        for seat in range(seats):
            target[row[PLACE_OF + seat]] = shares[seat]
    target[seats] = row[PLACE_OF + mover]
    numbers_of_position(box, row, mover, stage, numbers[:dense])
    turned = box[TURNED] + row[PLACE_OF + mover] * area
    board[:] = 0
    for square in range(area):
        owner, army = row[PLANES + OWNER * area + square], row[PLANES + ARMY * area + square]
        if owner >= 0:
            ahead = (row[PLACE_OF + owner] - row[PLACE_OF + mover]) % seats
            board[2 * ahead * area + box[turned + square]] = 1
        if army >= 0:
            ahead = (row[PLACE_OF + army] - row[PLACE_OF + mover]) % seats
            board[(2 * ahead + 1) * area + box[turned + square]] = min(STRONGEST, raw_power(box, row, square))


@compiled_with_arrays
def _reckon(box: Ints, row: Ints, winner: int, trust: float, targets: Singles, work: Singles) -> None:
    """From the last position back to the first: everybody's share, the mover's first and then in turn order."""
    seats = box[PLAYERS]
    later, said = work[:_SHARES], work[_SHARES : 2 * _SHARES]
    for place in range(seats):
        later[place] = 1.0 if winner >= 0 and row[PLACE_OF + winner] == place else 0.0
        if winner < 0:
            later[place] = 1.0 / seats
    for number in range(len(targets) - 1, -1, -1):
        target = targets[number]
        mover = int(target[seats])
        for place in range(seats):
            said[place] = target[place]
        for ahead in range(seats):
            target[ahead] = later[(mover + ahead) % seats]
        for place in range(seats):
            later[place] = (1.0 - trust) * said[place] + trust * later[place]
