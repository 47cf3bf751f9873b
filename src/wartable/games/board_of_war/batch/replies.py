"""What the others may answer to the end of a turn: ../replies.py on rows."""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"
# ruff: noqa: PLR0917 (compiled functions take their arguments by place)

from __future__ import annotations

from typing import NamedTuple

from wartable.games.board_of_war.batch.cares import REGENT_PLAYER, Floats
from wartable.games.board_of_war.batch.characters import best_by_character
from wartable.games.board_of_war.batch.compiled import compiled_with_arrays
from wartable.games.board_of_war.batch.deal import draw_card
from wartable.games.board_of_war.batch.effects import make_move
from wartable.games.board_of_war.batch.features import Singles
from wartable.games.board_of_war.batch.fighting import fight
from wartable.games.board_of_war.batch.layout import (
    DECK,
    DIE,
    DRAWING,
    FIGHT,
    HAND,
    ORDER,
    OVER,
    PHASE,
    PLACE_OF,
    PLAYERS,
    RANK_COUNT,
    RANKS,
    SQUARES,
    TURN,
    Ints,
)  # fmt: skip
from wartable.games.board_of_war.batch.luck import Luck, below
from wartable.games.board_of_war.batch.moves import legal_moves, order_moves
from wartable.games.board_of_war.batch.net import shares_at
from wartable.games.board_of_war.batch.sizes import CARD_PLAYED
from wartable.games.board_of_war.batch.turn import start_turn

__all__ = ["Regent", "redeal", "share_after_replies"]


class Regent(NamedTuple):
    """Room for the thoughts of a regent."""

    moves: Ints
    cares: Floats
    aims: Floats
    scratch: Ints


@compiled_with_arrays
def redeal(box: Ints, row: Ints, seat: int, luck: Luck) -> None:
    """Deal the cards that a seat cannot see again: everybody else keeps as many as they had."""
    for other in range(box[PLAYERS]):
        hand = HAND + other * RANKS
        for rank in range(box[RANK_COUNT]):
            row[DECK + rank] += row[hand + rank] if other != seat else 0
    for other in range(box[PLAYERS]):
        if other == seat:
            continue
        hand, cards = HAND + other * RANKS, 0
        for rank in range(box[RANK_COUNT]):
            cards += row[hand + rank]
            row[hand + rank] = 0
        for _ in range(cards):
            _deal_one(box, row, hand, luck)


@compiled_with_arrays
def _deal_one(box: Ints, row: Ints, hand: int, luck: Luck) -> None:
    cards = 0
    for rank in range(box[RANK_COUNT]):
        cards += row[DECK + rank]
    number = below(luck, cards)
    for rank in range(box[RANK_COUNT]):
        if number < row[DECK + rank]:
            row[DECK + rank] -= 1
            row[hand + rank] += 1
            return
        number -= row[DECK + rank]


@compiled_with_arrays
def share_after_replies(
    box: Ints, row: Ints, world: Ints, weights: Singles, work: Singles, luck: Luck, regent: Regent
) -> float:
    """What the end of a turn is worth to its seat after the turns of all others, with the hidden cards of a world.

    The row is played on.
    """
    seat = row[TURN]
    for rank in range(box[RANK_COUNT]):
        row[DECK + rank] = world[DECK + rank]
        for other in range(box[PLAYERS]):
            if other != seat:
                row[HAND + other * RANKS + rank] = world[HAND + other * RANKS + rank]
    _play_turn(box, row, luck, regent)
    while row[PHASE] != OVER and _next_seat(box, row) != seat:
        draw_card(box, row, luck)
        start_turn(box, row, False)
        _play_turn(box, row, luck, regent)
    shares = work[-4:]
    shares_at(box, row, row[TURN], CARD_PLAYED, weights, work, shares)
    return shares[seat]


@compiled_with_arrays
def _play_turn(box: Ints, row: Ints, luck: Luck, regent: Regent) -> None:
    """A turn as a regent plays it, up to the card that is drawn last."""
    moves = regent.moves
    while row[PHASE] != OVER and row[PHASE] != DRAWING:
        if row[PHASE] == FIGHT:
            rolled = below(luck, box[DIE] * box[DIE])
            fight(box, row, 1 + rolled // box[DIE], 1 + rolled % box[DIE])
            continue
        count = legal_moves(box, row, moves)
        number = 0
        if count > 1:
            order_moves(moves, count)
            best = best_by_character(box, row, REGENT_PLAYER, moves, count, regent.cares, regent.aims, regent.scratch)
            number = below(luck, best)
        make_move(box, row, moves[number])


@compiled_with_arrays
def _next_seat(box: Ints, row: Ints) -> int:
    """Who has the next turn: clockwise, past those who are out (BW-55)."""
    players = box[PLAYERS]
    for ahead in range(1, players):
        seat = row[ORDER + (row[PLACE_OF + row[TURN]] + ahead) % players]
        if row[SQUARES + seat]:
            return seat
    return row[TURN]
