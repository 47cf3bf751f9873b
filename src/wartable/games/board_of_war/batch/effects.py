"""What comes of a choice: the row as it is afterwards (BW-21 to BW-23, BW-40 to BW-52, BW-56)."""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"

from __future__ import annotations

from wartable.games.board_of_war.batch.compiled import compiled
from wartable.games.board_of_war.batch.fighting import lose_square, set_army
from wartable.games.board_of_war.batch.layout import (
    ACT,
    AREA,
    ARMY,
    ATTACK,
    ATTACKED,
    ATTACKER,
    BARRACKS,
    BARRACKS_UP,
    BESIEGED,
    BUILDER,
    BUILDERS,
    BUILT,
    DEPLOY,
    DISCARD,
    DRAWING,
    DRILL,
    EMPTY,
    END,
    EXPAND,
    EXPANDED,
    EXTRA,
    FIGHT,
    FIRST,
    GOLD,
    HAND,
    HEARTS,
    JACK,
    KIND,
    MARK,
    MARKED,
    MARKER_SEAT,
    MARKER_SQUARE,
    MOVED,
    NOBODY,
    NOWHERE,
    OWNER,
    PHASE,
    PLACE,
    PLACING,
    PLAIN,
    PLANES,
    PLAY,
    PLAYED,
    PLAYERS,
    PLAYING,
    RANKS,
    RAZE,
    SOLDIER,
    SOLDIER_PRICE,
    SPIED,
    SQUARE_PRICE,
    SQUARES,
    STEP,
    STRONG,
    TARGET,
    TO_RAZE,
    TURN,
    UNIT,
    UNIT_OF,
    UPGRADE,
    UPGRADED,
    UPGRADES,
    Ints,
)  # fmt: skip
from wartable.games.board_of_war.batch.standing import discount, extra_left, is_beside, raw_power, settle
from wartable.games.board_of_war.batch.turn import spy

__all__ = ["make_move"]


@compiled
def make_move(box: Ints, row: Ints, move: int) -> None:
    """A legal choice is made; after an attack the dice are next, after a card perhaps its place."""
    kind, rest = move // KIND, move % KIND
    one, two = rest // FIRST, rest % FIRST
    if kind == END:
        row[PHASE] = PLAYING
    elif kind <= DRILL:
        _build(box, row, kind, one)
    elif kind == DEPLOY:
        _deploy(box, row, one, two)
    elif kind == STEP:
        _step(box, row, one, two)
    elif kind == ATTACK:
        row[PLANES + ATTACKED * box[AREA] + one] = 1
        row[PHASE], row[ATTACKER], row[TARGET] = FIGHT, one, two
    elif kind == MARK:
        _mark(box, row, one, two)
    elif kind == RAZE:
        lose_square(box, row, one)
        row[TO_RAZE] -= 1
        if row[TO_RAZE] == 0:
            row[PHASE], row[BESIEGED] = ACT, NOBODY
    elif kind == PLAY:
        _play(box, row, one)
    elif kind == PLACE:
        is_merchant = box[box[UNIT_OF] + row[PLAYED]]
        row[PLANES + UNIT * box[AREA] + one] = is_merchant
        row[PHASE], row[PLAYED] = DRAWING, 0


@compiled
def _build(box: Ints, row: Ints, kind: int, square: int) -> None:
    seat, area = row[TURN], box[AREA]
    if kind == EXPAND:
        row[PLANES + OWNER * area + square] = seat
        row[SQUARES + seat] += 1
        # The Conqueror's square comes first: no other work could use it.
        if extra_left(box, row) > 0:
            row[EXTRA] += 1
        else:
            row[BUILT] += 1
            row[EXPANDED] = 1
        settle(box, row)
        return
    row[BUILT] += 1
    if kind == UPGRADE:
        row[GOLD + seat] -= box[SQUARE_PRICE] - discount(box, row, seat)
        row[PLANES + UPGRADED * area + square] = 1
        row[UPGRADES + seat] += 1
        return
    row[GOLD + seat] -= box[SOLDIER_PRICE] - discount(box, row, seat)
    if square == NOWHERE:
        row[BARRACKS + seat] -= 1
        row[BARRACKS_UP + seat] += 1
    else:
        row[PLANES + PLAIN * area + square] -= 1
        row[PLANES + STRONG * area + square] += 1


@compiled
def _deploy(box: Ints, row: Ints, square: int, strong: int) -> None:
    seat, area = row[TURN], box[AREA]
    if row[PLANES + ARMY * area + square] == NOBODY:
        # BW-51: leaving the barracks is the soldier's one step.
        set_army(box, row, square, seat, 0, 0)
        row[PLANES + MOVED * area + square] = 1
    row[(BARRACKS_UP if strong else BARRACKS) + seat] -= 1
    row[PLANES + (STRONG if strong else PLAIN) * area + square] += 1


@compiled
def _step(box: Ints, row: Ints, start: int, end: int) -> None:
    seat, area = row[TURN], box[AREA]
    plain, strong = row[PLANES + PLAIN * area + start], row[PLANES + STRONG * area + start]
    has_attacked = row[PLANES + ATTACKED * area + start]
    coming = raw_power(box, row, start)
    set_army(box, row, start, NOBODY, 0, 0)
    if row[PLANES + ARMY * area + end] == NOBODY:
        set_army(box, row, end, seat, plain, strong)
        row[PLANES + MOVED * area + end], row[PLANES + ATTACKED * area + end] = 1, has_attacked
    else:
        # BW-68: in or beside the kingdom a weaker army that joins has used its own step, not that of the other.
        joins = coming < raw_power(box, row, end) and is_beside(box, row, end, seat)
        row[PLANES + PLAIN * area + end] += plain
        row[PLANES + STRONG * area + end] += strong
        if not joins:
            row[PLANES + MOVED * area + end] = 1
            if has_attacked:
                row[PLANES + ATTACKED * area + end] = 1
    for other in range(box[PLAYERS]):
        # BW-66: the Tactician's mark follows the army it lies on, also into another army.
        if row[JACK + other] == HEARTS and row[MARKER_SEAT + other] == seat and row[MARKER_SQUARE + other] == start:
            row[MARKER_SQUARE + other] = end


@compiled
def _mark(box: Ints, row: Ints, enemy: int, square: int) -> None:
    seat = row[TURN]
    row[MARKER_SEAT + seat], row[MARKER_SQUARE + seat], row[MARKED] = enemy, square, 1
    if not row[SPIED]:
        spy(box, row)
    # The Spy may bring the last gold that is missing.
    settle(box, row)


@compiled
def _play(box: Ints, row: Ints, card: int) -> None:
    seat, area = row[TURN], box[AREA]
    row[HAND + seat * RANKS + card - 1] -= 1
    row[DISCARD + card - 1] += 1
    row[PHASE] = DRAWING
    unit = box[box[UNIT_OF] + card]
    if unit == BUILDER:
        row[BUILDERS + seat] += 1
    elif unit == SOLDIER:
        row[BARRACKS + seat] += 1
    else:
        # BW-23: without a free square the card is played without effect.
        for square in range(area):
            if row[PLANES + OWNER * area + square] == seat and row[PLANES + UNIT * area + square] == EMPTY:
                row[PHASE], row[PLAYED] = PLACING, card
                return
