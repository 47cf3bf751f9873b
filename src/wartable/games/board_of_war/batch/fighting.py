"""What comes of a fight, and what falls with it: the row as it is afterwards (BW-53 to BW-55, BW-58)."""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"

from __future__ import annotations

from wartable.games.board_of_war.batch.compiled import compiled
from wartable.games.board_of_war.batch.layout import (
    ACT,
    AREA,
    ARMY,
    ATTACKER,
    BARRACKS,
    BARRACKS_UP,
    BESIEGED,
    BUILDERS,
    CAPTURED,
    DEFENCE,
    DIAMONDS,
    EMPTY,
    FAR_DIVISOR,
    FARMER,
    GOLD,
    HEARTS,
    JACK,
    MARKER_SEAT,
    MARKER_SQUARE,
    MOVED,
    NEAR,
    NOBODY,
    NOWHERE,
    OWNER,
    PHASE,
    PLAIN,
    PLANES,
    PLAYERS,
    RAZING,
    REPULSED,
    SOLDIER_POWER,
    SPADES,
    SQUARES,
    STAYED,
    STRONG,
    STRONG_POWER,
    TARGET,
    TO_RAZE,
    TURN,
    UNIT,
    UPGRADED,
    UPGRADES,
    Ints,
)  # fmt: skip
from wartable.games.board_of_war.batch.standing import army_power, is_enemy, settle

__all__ = ["clash", "fight", "lose_square", "set_army"]


@compiled
def clash(box: Ints, row: Ints, start: int, target: int) -> tuple[int, int, bool, bool, int]:
    """The attacker's power, the defender's, whether it is a siege, whether from afar, and who defends (BW-53)."""
    area, seat = box[AREA], row[TURN]
    is_far = True
    for way in range(8):
        if box[box[NEAR] + 8 * start + way] == target:
            is_far = False
    power = army_power(box, row, start)
    if is_far:
        power //= box[FAR_DIVISOR]
    army = row[PLANES + ARMY * area + target]
    if is_enemy(army, seat):
        return power, army_power(box, row, target), False, is_far, army
    owner = row[PLANES + OWNER * area + target]
    return power, row[UPGRADES + owner] * box[DEFENCE], True, is_far, owner


@compiled
def fight(box: Ints, row: Ints, attack_die: int, defence_die: int) -> None:
    """The dice of an attack are on the table."""
    start, target = row[ATTACKER], row[TARGET]
    power, defence, is_siege, is_far, defender = clash(box, row, start, target)
    margin = power + attack_die - defence - defence_die
    row[PHASE], row[ATTACKER], row[TARGET] = ACT, 0, 0
    if margin < 0:
        # King of hearts: a lost attack from a distance costs no troops.
        if not is_far:
            _lose(box, row, start, -margin, is_siege)
            settle(box, row)
    elif margin == 0:
        if is_siege:
            row[REPULSED + defender] = 1
    elif not is_siege:
        _lose(box, row, target, margin, False)
        settle(box, row)
    elif margin >= row[SQUARES + defender]:
        _fall(box, row, defender)
        settle(box, row)
    else:
        row[PHASE], row[BESIEGED], row[TO_RAZE] = RAZING, defender, margin


@compiled
def _lose(box: Ints, row: Ints, square: int, loss: int, is_siege: bool) -> None:
    """An army loses soldiers before a kingdom (BW-53), power against an army (BW-54)."""
    area = box[AREA]
    plain, strong = row[PLANES + PLAIN * area + square], row[PLANES + STRONG * area + square]
    if is_siege:
        fallen = min(plain, loss)
        plain, strong = plain - fallen, max(0, strong - (loss - fallen))
    else:
        one, two = box[SOLDIER_POWER], box[STRONG_POWER]
        fallen = min(plain, -(-loss // one))
        plain, loss = plain - fallen, loss - fallen * one
        if loss > 0:
            drop = two - one
            reduced = min(strong, -(-loss // drop))
            strong, loss = strong - reduced, loss - reduced * drop
            plain = max(0, reduced - -(-max(0, loss) // one))
    row[PLANES + PLAIN * area + square], row[PLANES + STRONG * area + square] = plain, strong
    if plain == 0 and strong == 0:
        set_army(box, row, square, NOBODY, 0, 0)
        _return_markers(box, row)


@compiled
def _return_markers(box: Ints, row: Ints) -> None:
    """BW-56: markers whose target is gone are with their owners again."""
    area = box[AREA]
    for seat in range(box[PLAYERS]):
        target = row[MARKER_SEAT + seat]
        if target == NOBODY:
            continue
        jack, square = row[JACK + seat], row[MARKER_SQUARE + seat]
        stays = row[SQUARES + target] > 0
        if stays and jack == HEARTS:
            stays = row[PLANES + ARMY * area + square] == target
        elif stays and jack == SPADES:
            is_farmer = row[PLANES + UNIT * area + square] == FARMER
            stays = is_farmer and row[PLANES + OWNER * area + square] == target
        elif stays and jack == DIAMONDS:
            stays = row[BUILDERS + target] > 0
        if not stays:
            row[MARKER_SEAT + seat], row[MARKER_SQUARE + seat] = NOBODY, NOWHERE


@compiled
def lose_square(box: Ints, row: Ints, square: int) -> None:
    """BW-55: the square belongs to nobody, what stood on it is gone; an army stays."""
    area = box[AREA]
    owner = row[PLANES + OWNER * area + square]
    row[SQUARES + owner] -= 1
    row[UPGRADES + owner] -= row[PLANES + UPGRADED * area + square]
    row[PLANES + OWNER * area + square] = NOBODY
    row[PLANES + UNIT * area + square], row[PLANES + UPGRADED * area + square] = EMPTY, 0
    _return_markers(box, row)


@compiled
def _fall(box: Ints, row: Ints, seat: int) -> None:
    """BW-55: out of the game with all its pieces; its centre squares are free again."""
    area = box[AREA]
    for square in range(area):
        if row[PLANES + OWNER * area + square] == seat:
            row[PLANES + OWNER * area + square] = NOBODY
            row[PLANES + UNIT * area + square], row[PLANES + UPGRADED * area + square] = EMPTY, 0
        if row[PLANES + ARMY * area + square] == seat:
            set_army(box, row, square, NOBODY, 0, 0)
        if row[PLANES + CAPTURED * area + square] == seat:
            row[PLANES + CAPTURED * area + square] = NOBODY
    for place in (GOLD, BUILDERS, BARRACKS, BARRACKS_UP, SQUARES, UPGRADES):
        row[place + seat] = 0
    row[MARKER_SEAT + seat], row[MARKER_SQUARE + seat] = NOBODY, NOWHERE
    _return_markers(box, row)


@compiled
def set_army(box: Ints, row: Ints, square: int, seat: int, plain: int, strong: int) -> None:  # noqa: PLR0917
    """An army that has done nothing yet; seat -1: none."""
    area = box[AREA]
    row[PLANES + ARMY * area + square] = seat
    row[PLANES + PLAIN * area + square], row[PLANES + STRONG * area + square] = plain, strong
    for plane in range(MOVED, STAYED + 1):
        row[PLANES + plane * area + square] = 0
