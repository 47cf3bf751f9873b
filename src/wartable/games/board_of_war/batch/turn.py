"""What comes with a turn that begins and with a card that is drawn: the row as it is afterwards (BW-20, BW-24)."""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"

from __future__ import annotations

from wartable.games.board_of_war.batch.compiled import compiled
from wartable.games.board_of_war.batch.layout import (
    ACT,
    AREA,
    ARMY,
    ATTACKED,
    BUILT,
    CAPTURED,
    CENTRE,
    CENTRE_COUNT,
    CLUBS,
    DECK,
    DISCARD,
    EVERY_TURN,
    EXPANDED,
    EXTRA,
    GOLD,
    HAND,
    IS_CENTRE,
    JACK,
    KING,
    MARKED,
    MARKER_SEAT,
    MOVED,
    NOBODY,
    ORDER,
    PHASE,
    PLACE_OF,
    PLANES,
    PLAYED,
    PLAYERS,
    RANK_COUNT,
    RANKS,
    REPULSED,
    ROUND,
    SPIED,
    SPY_GAIN,
    SPY_LOSS,
    SQUARES,
    STAY,
    STAYED,
    TOGETHER,
    TURN,
    VICTORY,
    Ints,
)  # fmt: skip
from wartable.games.board_of_war.batch.standing import diplomacy, income_of, raw_power, settle

__all__ = ["draw", "spy", "start_turn"]


@compiled
def draw(box: Ints, row: Ints, card: int) -> None:
    """A card comes to the hand of the seat in turn; if the deck was empty, from the discard pile (BW-24)."""
    cards = 0
    for rank in range(box[RANK_COUNT]):
        cards += row[DECK + rank]
    if cards == 0:
        for rank in range(box[RANK_COUNT]):
            row[DECK + rank] = row[DISCARD + rank]
            row[DISCARD + rank] = 0
    row[DECK + card - 1] -= 1
    row[HAND + row[TURN] * RANKS + card - 1] += 1


@compiled
def start_turn(box: Ints, row: Ints, is_first: bool) -> None:
    """The next turn begins, clockwise past those who are out (BW-20, BW-25, BW-55)."""
    players = box[PLAYERS]
    if not is_first:
        place = row[PLACE_OF + row[TURN]]
        for ahead in range(1, players + 1):
            seat = row[ORDER + (place + ahead) % players]
            if row[SQUARES + seat]:
                if row[PLACE_OF + seat] <= place:
                    row[ROUND] += 1
                row[TURN] = seat
                break
    row[PHASE], row[BUILT], row[EXPANDED], row[EXTRA], row[MARKED] = ACT, 0, 0, 0, 0
    row[SPIED], row[PLAYED] = 0, 0
    for seat in range(players):
        row[REPULSED + seat] = 0
    # In this order; whoever wins on the way has won.
    _count_centre(box, row)
    settle(box, row)
    if row[VICTORY]:
        return
    _collect(box, row)
    settle(box, row)
    if row[VICTORY]:
        return
    spy(box, row)
    settle(box, row)


@compiled
def _collect(box: Ints, row: Ints) -> None:
    turn = row[TURN]
    row[GOLD + turn] += income_of(box, row, turn)
    if box[EVERY_TURN]:
        for seat in range(box[PLAYERS]):
            if seat != turn and row[KING + seat] == CLUBS:
                row[GOLD + seat] += diplomacy(box, row, seat)


@compiled
def _count_centre(box: Ints, row: Ints) -> None:
    """BW-62, BW-63: the counters of the seat in turn, and the squares that take its colour."""
    seat, area = row[TURN], box[AREA]
    alone = NOBODY
    if not box[TOGETHER]:
        alone = _strongest(box, row)
    for square in range(area):
        if row[PLANES + ARMY * area + square] != seat:
            continue
        stayed = 0
        if box[box[IS_CENTRE] + square] and (box[TOGETHER] or square == alone):
            if row[PLANES + CAPTURED * area + square] != seat:
                stayed = row[PLANES + STAYED * area + square] + 1
            if stayed >= box[STAY]:
                row[PLANES + CAPTURED * area + square] = seat
                stayed = 0
        row[PLANES + STAYED * area + square] = stayed
        row[PLANES + MOVED * area + square], row[PLANES + ATTACKED * area + square] = 0, 0


@compiled
def _strongest(box: Ints, row: Ints) -> int:
    """The stricter reading: only the strongest; of equals the one that has stayed longest, then one with work to do."""
    seat, area = row[TURN], box[AREA]
    best, best_power, best_stayed, best_work = NOBODY, -1, -1, -1
    for number in range(box[CENTRE_COUNT]):
        square = box[box[CENTRE] + number]
        if row[PLANES + ARMY * area + square] != seat:
            continue
        power, stayed = raw_power(box, row, square), row[PLANES + STAYED * area + square]
        work = 1 if row[PLANES + CAPTURED * area + square] != seat else 0
        is_better = power > best_power or (
            power == best_power and (stayed > best_stayed or (stayed == best_stayed and work > best_work))
        )
        if is_better:
            best, best_power, best_stayed, best_work = square, power, stayed, work
    return best


@compiled
def spy(box: Ints, row: Ints) -> None:
    """The Spy of the seat in turn at work (BW-57)."""
    seat = row[TURN]
    victim = row[MARKER_SEAT + seat]
    if row[JACK + seat] != CLUBS or victim == NOBODY:
        return
    lost = min(row[GOLD + victim], box[SPY_LOSS])
    row[GOLD + victim] -= lost
    row[GOLD + seat] += lost * box[SPY_GAIN] // box[SPY_LOSS]
    row[SPIED] = 1
