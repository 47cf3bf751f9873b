"""What a row says: powers, income, markers, builders left, and whether somebody has won (BW-30 to BW-67)."""

# mypy: allow-untyped-decorators, disable-error-code="no-any-return"

from __future__ import annotations

from wartable.games.board_of_war.batch.compiled import compiled
from wartable.games.board_of_war.batch.layout import (
    ALMANAC,
    AREA,
    ARMY,
    BUILDERS,
    BUILT,
    CAPTURED,
    CENTRE,
    CENTRE_COUNT,
    CENTRE_WON,
    CLUBS,
    CONQUEROR,
    CROW,
    DIAMONDS,
    DIPLOMAT,
    DISCOUNT,
    ENGINEER,
    EXPANDED,
    EXPANSION_WON,
    EXTRA,
    FARMER,
    FARMER_GOLD,
    FARMER_UP,
    GOAL,
    GOAL_SIZE,
    GOLD,
    GOLD_GOAL,
    GOLD_WON,
    GRAND_FROM,
    GRAND_GOLD,
    GRAND_UP,
    HEARTS,
    IDLE,
    JACK,
    KING,
    LAST_LEFT,
    MARK_DIVISOR,
    MARKER_SEAT,
    MARKER_SQUARE,
    MERCHANT,
    MERCHANT_GOLD,
    MERCHANT_UP,
    NEAR,
    NOBODY,
    OVER,
    OWNER,
    PER_OWN,
    PHASE,
    PLACE_OF,
    PLAIN,
    PLANES,
    PLAYERS,
    QUEEN,
    ROUND,
    SOLDIER_POWER,
    SPADES,
    SQUARES,
    STRONG,
    STRONG_POWER,
    TURN,
    UNIT,
    UPGRADED,
    VICTORY,
    Ints,
)  # fmt: skip


@compiled
def is_enemy(who: int, seat: int) -> bool:
    """Whether a seat, or nobody, is an enemy of a seat."""
    return 0 <= who != seat


@compiled
def marker_owner(box: Ints, row: Ints, jack: int) -> int:
    """Whose marker of this Jack lies somewhere; -1 if none does."""
    for seat in range(box[PLAYERS]):
        if row[JACK + seat] == jack:
            return seat if row[MARKER_SEAT + seat] != NOBODY else NOBODY
    return NOBODY


@compiled
def raw_power(box: Ints, row: Ints, square: int) -> int:
    """The power of the soldiers on a square (BW-50)."""
    area = box[AREA]
    plain, strong = row[PLANES + PLAIN * area + square], row[PLANES + STRONG * area + square]
    return plain * box[SOLDIER_POWER] + strong * box[STRONG_POWER]


@compiled
def army_power(box: Ints, row: Ints, square: int) -> int:
    """The power that an army fights with; the Tactician's mark halves it (BW-66)."""
    power = raw_power(box, row, square)
    marked_by = marker_owner(box, row, HEARTS)
    if marked_by != NOBODY and row[MARKER_SQUARE + marked_by] == square:
        return power // box[MARK_DIVISOR]
    return power


@compiled
def idle_builders(box: Ints, row: Ints, seat: int) -> int:
    """Builders that the Saboteur keeps from building."""
    marked_by = marker_owner(box, row, DIAMONDS)
    return box[IDLE] if marked_by != NOBODY and row[MARKER_SEAT + marked_by] == seat else 0


@compiled
def builders_left(box: Ints, row: Ints) -> int:
    """Builders of the seat in turn that may still build."""
    seat = row[TURN]
    left = row[BUILDERS + seat] - row[BUILT]
    return left - idle_builders(box, row, seat) if left > 0 else left


@compiled
def extra_left(box: Ints, row: Ints) -> int:
    """Squares that the Conqueror still adds this turn."""
    if not row[EXPANDED] or row[KING + row[TURN]] != DIAMONDS:
        return 0
    return box[CONQUEROR] - 1 - row[EXTRA]


@compiled
def discount(box: Ints, row: Ints, seat: int) -> int:
    """What the Architect saves on every upgrade."""
    return box[DISCOUNT] if row[QUEEN + seat] == DIAMONDS else 0


@compiled
def is_beside(box: Ints, row: Ints, square: int, seat: int) -> bool:
    """Whether a square is in a kingdom or next to it, never diagonally (BW-67)."""
    owner = PLANES + OWNER * box[AREA]
    if row[owner + square] == seat:
        return True
    near = box[NEAR] + 8 * square
    for way in range(4):
        there = box[near + way]
        if there != NOBODY and row[owner + there] == seat:
            return True
    return False


@compiled
def merchants_of(box: Ints, row: Ints, seat: int) -> int:
    """Merchants on the board of one seat."""
    area, count = box[AREA], 0
    for square in range(area):
        if row[PLANES + OWNER * area + square] == seat and row[PLANES + UNIT * area + square] == MERCHANT:
            count += 1
    return count


@compiled
def diplomacy(box: Ints, row: Ints, seat: int) -> int:
    """What the King of clubs brings."""
    if row[KING + seat] != CLUBS:
        return 0
    own = merchants_of(box, row, seat)
    if own == 0:
        return 0
    enemies = 0
    for other in range(box[PLAYERS]):
        if other != seat:
            enemies += merchants_of(box, row, other)
    gold = box[DIPLOMAT] * enemies
    return gold * own if box[PER_OWN] else gold


@compiled
def income_of(box: Ints, row: Ints, seat: int) -> int:
    """What a seat earns if its turn began now (BW-30, BW-31)."""
    area = box[AREA]
    merchant, merchant_up = box[MERCHANT_GOLD], box[MERCHANT_UP]
    if row[QUEEN + seat] == CLUBS and row[ROUND] >= box[GRAND_FROM]:
        merchant, merchant_up = box[GRAND_GOLD], box[GRAND_UP]
    farmer = box[FARMER_GOLD]
    farmer_up = box[ENGINEER] if row[KING + seat] == SPADES else box[FARMER_UP]
    more = box[ALMANAC] if row[QUEEN + seat] == SPADES else 0
    crow, earned = marker_owner(box, row, SPADES), 0
    crow_square = -1
    if crow != NOBODY and row[MARKER_SEAT + crow] == seat:
        crow_square = row[MARKER_SQUARE + crow]
    for square in range(area):
        if row[PLANES + OWNER * area + square] != seat:
            continue
        unit, upgraded = row[PLANES + UNIT * area + square], row[PLANES + UPGRADED * area + square]
        if unit == MERCHANT:
            earned += merchant_up if upgraded else merchant
        elif unit == FARMER:
            # Jack of spades: this farmer earns nothing, not even the Almanac's gold.
            earned += box[CROW] if square == crow_square else (farmer_up if upgraded else farmer) + more
    return earned + diplomacy(box, row, seat)


@compiled
def is_contested(box: Ints, row: Ints, seat: int) -> bool:
    """Whether an enemy army stands on a centre square that a seat has captured (BW-63)."""
    area = box[AREA]
    for number in range(box[CENTRE_COUNT]):
        square = box[box[CENTRE] + number]
        army = row[PLANES + ARMY * area + square]
        if row[PLANES + CAPTURED * area + square] == seat and is_enemy(army, seat):
            return True
    return False


@compiled
def holds_goal(box: Ints, row: Ints, seat: int) -> bool:
    """Whether a kingdom holds all squares of its goal (BW-61)."""
    area = box[AREA]
    goal = box[GOAL] + row[PLACE_OF + seat] * area
    missing = 0
    for square in range(area):
        missing += box[goal + square] and row[PLANES + OWNER * area + square] != seat
    return missing == 0


@compiled
def victory_of(box: Ints, row: Ints, seat: int) -> int:
    """The victory that a seat has in its own turn; 0 for none (BW-60 to BW-64)."""
    area = box[AREA]
    if row[GOLD + seat] >= box[GOLD_GOAL]:
        return GOLD_WON
    captured = 0
    for number in range(box[CENTRE_COUNT]):
        captured += row[PLANES + CAPTURED * area + box[box[CENTRE] + number]] == seat
    if captured == box[CENTRE_COUNT] and not is_contested(box, row, seat):
        return CENTRE_WON
    if row[SQUARES + seat] >= box[GOAL_SIZE] and holds_goal(box, row, seat):
        return EXPANSION_WON
    for other in range(box[PLAYERS]):
        if other != seat and row[SQUARES + other]:
            return 0
    return LAST_LEFT


@compiled
def settle(box: Ints, row: Ints) -> None:
    """The game is over if the seat in turn has just won."""
    victory = victory_of(box, row, row[TURN])
    if victory:
        row[PHASE], row[VICTORY] = OVER, victory
