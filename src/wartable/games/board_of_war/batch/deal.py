"""The deal: ability cards, seats, kingdoms and hands (BW-10 to BW-13)."""

# mypy: allow-untyped-decorators

from __future__ import annotations

from wartable.games.board_of_war.batch.compiled import compiled
from wartable.games.board_of_war.batch.effects import draw, start_turn
from wartable.games.board_of_war.batch.layout import (
    AREA,
    ARMY,
    BESIEGED,
    CAPTURED,
    COPIES,
    DECK,
    DISCARD,
    GOLD,
    HAND_SIZE,
    JACK,
    KING,
    MARKER_SEAT,
    MARKER_SQUARE,
    NOBODY,
    NOWHERE,
    ORDER,
    OWNER,
    PLACE_OF,
    PLANES,
    PLAYERS,
    QUEEN,
    RANK_COUNT,
    ROUND,
    SQUARES,
    START,
    START_GOLD,
    TURN,
    Ints,
)  # fmt: skip
from wartable.games.board_of_war.batch.luck import Luck, below

__all__ = ["deal", "draw_card"]

_SUITS = 4


@compiled
def deal(box: Ints, row: Ints, luck: Luck, log: Ints) -> int:
    """Deal a new game and begin its first turn; what was dealt goes into the log; how much of the log is used."""
    players, area = box[PLAYERS], box[AREA]
    row[:] = 0
    used = 0
    for court in (KING, QUEEN, JACK):
        for seat in range(players):
            suit = below(luck, _SUITS - seat)
            # The suit of this number among those that nobody has yet.
            for other in range(_SUITS):
                is_taken = False
                for earlier in range(seat):
                    if row[court + earlier] == other:
                        is_taken = True
                if not is_taken:
                    if suit == 0:
                        row[court + seat] = other
                        break
                    suit -= 1
            used = _logged(log, used, row[court + seat])
    for seat in range(players):
        place = 0
        for other in range(players):
            place += row[QUEEN + other] < row[QUEEN + seat]
        row[PLACE_OF + seat], row[ORDER + place] = place, seat
        row[GOLD + seat], row[MARKER_SEAT + seat], row[MARKER_SQUARE + seat] = box[START_GOLD], NOBODY, NOWHERE
    row[BESIEGED] = NOBODY
    for square in range(area):
        row[PLANES + OWNER * area + square] = NOBODY
        row[PLANES + ARMY * area + square] = NOBODY
        row[PLANES + CAPTURED * area + square] = NOBODY
        for seat in range(players):
            if box[box[START] + row[PLACE_OF + seat] * area + square]:
                row[PLANES + OWNER * area + square] = seat
                row[SQUARES + seat] += 1
    for rank in range(box[RANK_COUNT]):
        row[DECK + rank] = box[COPIES]
    for place in range(players):
        row[TURN] = row[ORDER + place]
        for _ in range(box[HAND_SIZE]):
            used = _logged(log, used, draw_card(box, row, luck))
    row[TURN], row[ROUND] = row[ORDER], 1
    start_turn(box, row, True)
    return used


@compiled
def draw_card(box: Ints, row: Ints, luck: Luck) -> int:
    """A card comes to the hand of the seat in turn, from the deck or the discard pile made new (BW-24)."""
    for pile in (DECK, DISCARD):
        cards = 0
        for rank in range(box[RANK_COUNT]):
            cards += row[pile + rank]
        if cards:
            number = below(luck, cards)
            for rank in range(box[RANK_COUNT]):
                if number < row[pile + rank]:
                    draw(box, row, rank + 1)
                    return rank + 1
                number -= row[pile + rank]
    return 0


@compiled
def _logged(log: Ints, used: int, number: int) -> int:
    if used < len(log):
        log[used] = number
    return used + 1
