"""A player who does what the learned value likes best, one choice after the other.

Every choice is compared at the same stage: as though the turn's actions ended right after it, or, once they have, as
though its card were the last thing done. A choice that leads to dice is worth the mean over all that they may show.
"""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"
# ruff: noqa: PLR0917 (compiled functions take their arguments by place)

from __future__ import annotations

from wartable.games.board_of_war.batch.aims import is_enemy_goal
from wartable.games.board_of_war.batch.compiled import compiled_with_arrays
from wartable.games.board_of_war.batch.effects import make_move
from wartable.games.board_of_war.batch.features import Singles
from wartable.games.board_of_war.batch.fighting import clash, fight, lose_square
from wartable.games.board_of_war.batch.layout import (
    ACT,
    AREA,
    ATTACK,
    BESIEGED,
    DIE,
    EMPTY,
    END,
    EXPAND,
    FIRST,
    KIND,
    OWNER,
    PHASE,
    PLACING,
    PLANES,
    PLAYING,
    RAZING,
    TO_CENTRE,
    TO_RAZE,
    TURN,
    UNIT,
    UPGRADE,
    UPGRADED,
    Ints,
)  # fmt: skip
from wartable.games.board_of_war.batch.luck import Luck, chance
from wartable.games.board_of_war.batch.net import look_from, shares_beside
from wartable.games.board_of_war.batch.sizes import CARD_PLAYED, CARDS_TO_PLAY

__all__ = ["choose_by_value", "worths_of_moves"]

_UNSEEN = -2.0


@compiled_with_arrays
def choose_by_value(
    box: Ints, row: Ints, moves: Ints, count: int, weights: Singles, rows: Ints, work: Singles, worths: Singles,
    luck: Luck, noise: float,
) -> int:  # fmt: skip
    """The move with the highest worth to the seat in turn, give or take a little noise."""
    if count == 1:
        return moves[0]
    worths_of_moves(box, row, moves, count, weights, rows, work, worths)
    best, chosen = _UNSEEN, 0
    for number in range(count):
        worth = worths[number]
        if noise > 0.0 and worth > _UNSEEN:
            worth += noise * (chance(luck) - 0.5)
        if worth > best:
            best, chosen = worth, number
    return moves[chosen]


@compiled_with_arrays
def worths_of_moves(
    box: Ints, row: Ints, moves: Ints, count: int, weights: Singles, rows: Ints, work: Singles, worths: Singles
) -> None:
    """What every move is worth to the seat in turn; `rows` has room for three states.

    Of upgrades of squares that differ in nothing only the first is looked at.
    """
    seat, area = row[TURN], box[AREA]
    stage = CARDS_TO_PLAY if (row[PHASE] == ACT) | (row[PHASE] == RAZING) else CARD_PLAYED
    shares = work[-4:]
    seen_upgrades = 0
    look_from(box, row, seat, stage, weights, work)
    for number in range(count):
        move = moves[number]
        kind, one = move // KIND, move % KIND // FIRST
        worths[number] = _UNSEEN
        if kind == UPGRADE:
            like = 1 << row[PLANES + UNIT * area + one]
            if seen_upgrades & like:
                continue
            seen_upgrades |= like
        if kind == ATTACK:
            worths[number] = _attack(box, row, move, weights, rows, work)
            continue
        after = rows[0]
        after[:] = row
        make_move(box, after, move)
        if after[PHASE] == PLACING and row[PHASE] == PLAYING:
            _place_sensibly(box, after)
        touches = not ((kind == UPGRADE) | (kind == END)) and (kind != EXPAND or is_enemy_goal(box, row, one))
        shares_beside(box, row, after, touches, seat, stage, weights, work, shares)
        worths[number] = shares[seat]


@compiled_with_arrays
def _place_sensibly(box: Ints, row: Ints) -> None:
    """The merchant or farmer goes on an upgraded square if there is one, and far from the centre."""
    area, best, where = box[AREA], -1, 0
    for square in range(area):
        if row[PLANES + OWNER * area + square] == row[TURN] and row[PLANES + UNIT * area + square] == EMPTY:
            worth = 1000 * row[PLANES + UPGRADED * area + square] + box[box[TO_CENTRE] + square]
            if worth > best:
                best, where = worth, square
    make_move(box, row, 10 * KIND + where * FIRST)


@compiled_with_arrays
def _attack(box: Ints, row: Ints, move: int, weights: Singles, rows: Ints, work: Singles) -> float:
    """The mean over all dice of what the position is worth after them."""
    seat, die = row[TURN], box[DIE]
    shares = work[-4:]
    before, after = rows[1], rows[0]
    before[:] = row
    make_move(box, before, move)
    start, target = move % KIND // FIRST, move % FIRST
    _, _, is_siege, _, defender = clash(box, row, start, target)
    is_ordered, total = False, 0.0
    for lead in range(1 - die, die):
        ways = die - abs(lead)
        after[:] = before
        attack_die = max(1, 1 + lead)
        fight(box, after, attack_die, attack_die - lead)
        if after[PHASE] == RAZING:
            if is_siege and not is_ordered:
                _order_losses(box, row, defender, weights, rows, work)
                is_ordered = True
            _raze_in_order(box, after, rows[2])
        shares_beside(box, row, after, True, seat, CARDS_TO_PLAY, weights, work, shares)
        total += ways * shares[seat]
    return total / (die * die)


@compiled_with_arrays
def _order_losses(box: Ints, row: Ints, defender: int, weights: Singles, rows: Ints, work: Singles) -> None:
    """Write the squares of a besieged kingdom into the third row, the one whose loss is best for the attacker first."""
    seat, area = row[TURN], box[AREA]
    shares, order, trial = work[-4:], rows[2], rows[3]
    count = 0
    for square in range(area):
        if row[PLANES + OWNER * area + square] != defender:
            continue
        trial[:] = row
        lose_square(box, trial, square)
        shares_beside(box, row, trial, True, seat, CARDS_TO_PLAY, weights, work, shares)
        worth = int(shares[seat] * 1e8)
        place = count
        while place > 0 and order[2 * place - 1] < worth:
            order[2 * place], order[2 * place + 1] = order[2 * place - 2], order[2 * place - 1]
            place -= 1
        order[2 * place], order[2 * place + 1] = square, worth
        count += 1
    order[2 * count] = -1


@compiled_with_arrays
def _raze_in_order(box: Ints, row: Ints, order: Ints) -> None:
    for place in range(row[TO_RAZE]):
        lose_square(box, row, order[2 * place])
    row[PHASE], row[BESIEGED], row[TO_RAZE] = ACT, -1, 0
