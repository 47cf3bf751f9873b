"""The numbers that the encoding gives to actions, beside those of the batch."""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from wartable.core.encoding import places
from wartable.games.board_of_war.batch.compiled import compiled
from wartable.games.board_of_war.batch.layout import (
    ATTACK,
    DEPLOY,
    FIRST,
    KIND,
    MARK,
    ORDER,
    PLACE,
    PLACE_OF,
    PLAY,
    STEP,
    TURN,
    Ints,
)  # fmt: skip
from wartable.games.board_of_war.batch.rows import number_of
from wartable.games.board_of_war.encoding import BoardOfWarEncoding
from wartable.games.board_of_war.rules.box import Box

__all__ = ["Numbering", "action_of_move", "move_of_action", "numbering_of"]

_KINDS = PLACE + 1


class Numbering(NamedTuple):
    """Both ways between moves of the batch and actions of the encoding.

    Moves have gaps between their numbers; without them a move is a key: the first of its kind, then by its two numbers.
    A Jack's target is told by its place in the order of turns here, since seats change places from game to game.
    """

    firsts: Ints
    """By kind, and at the end how many keys there are."""
    widths: Ints
    """By kind: how many second numbers there are."""
    actions: Ints
    """By the place of who acts and by key; -1 for what is no action."""
    moves: Ints
    """By the place of who acts and by action."""


def numbering_of(box: Box, encoding: BoardOfWarEncoding) -> Numbering:
    """The numbers of a set-up."""
    area = len(box.board.squares)
    sizes = np.full(_KINDS, area + 1, np.int32)
    sizes[MARK], sizes[PLAY] = box.players, box.ranks + 1
    widths = np.ones(_KINDS, np.int32)
    widths[[STEP, ATTACK, MARK]], widths[DEPLOY] = area + 1, 2
    firsts = np.concatenate([[0], np.cumsum(sizes * widths)]).astype(np.int32)
    actions = np.full((box.players, firsts[-1]), -1, np.int32)
    moves = np.zeros((box.players, encoding.action_count), np.int32)
    numbering = Numbering(firsts, widths, actions, moves)
    for place in range(box.players):
        # Everybody sits in the order of turns, so that a seat is a place.
        catalogue = encoding.catalogue_of(places(place, range(box.players)), box.sides[place])
        for number, action in enumerate(catalogue.actions):
            move = number_of(box.board, action)
            moves[place, number] = move
            actions[place, _key(numbering, area, move // KIND, move % KIND // FIRST, move % FIRST)] = number
    return numbering


@compiled
def _key(numbering: Numbering, area: int, kind: int, one: int, two: int) -> int:
    one, two = min(one, area), min(two, area)
    return numbering.firsts[kind] + one * numbering.widths[kind] + two


@compiled
def action_of_move(numbering: Numbering, area: int, row: Ints, move: int) -> int:
    """The action, as the seat in turn numbers it."""
    kind, one = move // KIND, move % KIND // FIRST
    if kind == MARK:
        one = row[PLACE_OF + one]
    return numbering.actions[row[PLACE_OF + row[TURN]], _key(numbering, area, kind, one, move % FIRST)]


@compiled
def move_of_action(numbering: Numbering, row: Ints, action: int) -> int:
    """The move that the seat in turn means by an action."""
    move = numbering.moves[row[PLACE_OF + row[TURN]], action]
    if move // KIND == MARK:
        place = move % KIND // FIRST
        move += (row[ORDER + place] - place) * FIRST
    return move
