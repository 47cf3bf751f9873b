"""The deal: ability cards, seats, kingdoms and hands (BW-10 to BW-13)."""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"

from __future__ import annotations

from wartable.games.board_of_war.batch.compiled import compiled
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
from wartable.games.board_of_war.batch.turn import draw, start_turn

__all__ = ["cards_to_draw", "deal", "deal_court", "draw_card", "lay_out", "take_card"]

SUITS = 4


@compiled
def deal(box: Ints, row: Ints, luck: Luck, log: Ints) -> int:
    """Deal a new game and begin its first turn; what was dealt goes into the log; how much of the log is used."""
    players = box[PLAYERS]
    row[:] = 0
    used = 0
    for court in (KING, QUEEN, JACK):
        number = 0
        for seat in range(players):
            number = number * (SUITS - seat) + below(luck, SUITS - seat)
        deal_court(box, row, court, number)
        for seat in range(players):
            used = _logged(log, used, row[court + seat])
    lay_out(box, row)
    for place in range(players):
        row[TURN] = row[ORDER + place]
        for _ in range(box[HAND_SIZE]):
            used = _logged(log, used, draw_card(box, row, luck))
    row[TURN], row[ROUND] = row[ORDER], 1
    start_turn(box, row, True)
    return used


@compiled
def deal_court(box: Ints, row: Ints, court: int, number: int) -> None:
    """Kings, Queens or Jacks: the suits by seat in the arrangement of this number, in the order of the suits."""
    ways = 1
    for seat in range(1, box[PLAYERS]):
        ways *= SUITS - seat
    for seat in range(box[PLAYERS]):
        left, number = number // ways, number % ways
        ways //= max(1, SUITS - 1 - seat)
        # The suit of this number among those that nobody has yet.
        for suit in range(SUITS):
            is_taken = False
            for earlier in range(seat):
                if row[court + earlier] == suit:
                    is_taken = True
            if not is_taken:
                if left == 0:
                    row[court + seat] = suit
                    break
                left -= 1


@compiled
def lay_out(box: Ints, row: Ints) -> None:
    """Seats by the Queens, kingdoms, gold and the deck (BW-11 to BW-13)."""
    players, area = box[PLAYERS], box[AREA]
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


@compiled
def draw_card(box: Ints, row: Ints, luck: Luck) -> int:
    """A card comes to the hand of the seat in turn."""
    cards = cards_to_draw(box, row)
    return take_card(box, row, below(luck, cards)) if cards else 0


@compiled
def cards_to_draw(box: Ints, row: Ints) -> int:
    """How many cards the next is drawn from: those of the deck, or of the discard pile made new (BW-24)."""
    for pile in (DECK, DISCARD):
        cards = 0
        for rank in range(box[RANK_COUNT]):
            cards += row[pile + rank]
        if cards:
            return cards
    return 0


@compiled
def take_card(box: Ints, row: Ints, number: int) -> int:
    """The card of this number, by rank, comes from that pile to the hand of the seat in turn."""
    pile = DISCARD
    for rank in range(box[RANK_COUNT]):
        if row[DECK + rank]:
            pile = DECK
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
